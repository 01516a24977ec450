/* The SVG renderer: see render_svg.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/render_svg.h"

#include <libxml/entities.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/figure/figure_bow.h"

static const char letters[] = PRESS_SVG_LETTERS ", Verdana, Helvetica, sans-serif";

enum { BROAD = 40 }; /* tenths of a unit: a ribbon, not a line */

/* A board has thousands of attributes, nearly all of them numbers: libxml2's writer takes five times as long for them, so
 * tags and numbers, which are ours alone, are written here. Texts come from people: libxml2 escapes them (write_text). */
struct svg {
	struct arena *a;
	struct buf out;
};

static void open_tag(struct svg *s, const char *name)
{
	buf_char(&s->out, '<');
	buf_z(&s->out, name);
}

static void attr(struct svg *s, const char *name, const char *value)
{
	buf_char(&s->out, ' ');
	buf_z(&s->out, name);
	buf_z(&s->out, "=\"");
	buf_z(&s->out, value);
	buf_char(&s->out, '"');
}

/* The element has its attributes, and nothing in it. */
static void end_empty(struct svg *s)
{
	buf_z(&s->out, "/>");
}

/* ... and what comes now is in it, up to close_tag(). */
static void begin_inside(struct svg *s)
{
	buf_char(&s->out, '>');
}

static void close_tag(struct svg *s, const char *name)
{
	buf_z(&s->out, "</");
	buf_z(&s->out, name);
	buf_char(&s->out, '>');
}

enum { NUMBER = 32 }; /* characters that have room for two numbers and a mark */

/* Writes a number and returns where it ends: a board has a thousand, for which printf takes ten times as long. */
static char *put_int(char *to, int value)
{
	unsigned left = value < 0 ? -(unsigned)value : (unsigned)value;
	char digits[NUMBER], *d = digits;

	do
		*d++ = (char)('0' + left % 10);
	while (left /= 10);
	if (value < 0)
		*to++ = '-';
	while (d > digits)
		*to++ = *--d;
	*to = '\0';
	return to;
}

static void attr_int(struct svg *s, const char *name, int value)
{
	char text[NUMBER];

	(void)put_int(text, value);
	attr(s, name, text);
}

/* XML has no place for control characters. What has a meaning in it is escaped by libxml2. */
static void write_text(struct svg *s, struct str text)
{
	char *clean = arena_array(s->a, char, text.n + 1);

	for (size_t i = 0; i < text.n; i++) {
		unsigned char c = (unsigned char)text.s[i];
		clean[i] = (char)(c < ' ' || c == 0x7f ? ' ' : c);
	}
	xmlChar *escaped = xmlEncodeSpecialChars(NULL, BAD_CAST clean);
	if (!escaped)
		abort();
	buf_z(&s->out, (const char *)escaped);
	xmlFree(escaped);
}

/* `id` may be NULL, else the leaf is named "ID-NAME". */
static void leaf(struct svg *s, const char *name, const char *id, const char *part,
		 struct str text)
{
	open_tag(s, name);
	if (id)
		attr(s, "id", str_z(s->a, str_printf(s->a, "%.90s-%s", id, part)));
	begin_inside(s);
	write_text(s, text);
	close_tag(s, name);
}

static void colour(struct svg *s, const char *name, int32_t rgb)
{
	static const char hex[] = "0123456789abcdef";
	char text[] = "#rrggbb";

	for (int i = 0; i < 6; i++)
		text[6 - i] = hex[rgb >> 4 * i & 0xf];
	attr(s, name, rgb == FIGURE_NONE ? "none" : text);
}

static void paint(struct svg *s, const struct figure_paint *p)
{
	char width[NUMBER], *end;

	colour(s, "fill", p->fill);
	if (p->stroke == FIGURE_NONE)
		return;
	colour(s, "stroke", p->stroke);
	end = put_int(width, p->width / 10);
	*end++ = '.';
	(void)put_int(end, p->width % 10);
	attr(s, "stroke-width", width);
	if (p->dashed)
		attr(s, "stroke-dasharray", "5 4");
}

static void put_point(struct svg *s, struct figure_point p, char between)
{
	char text[NUMBER], *end = put_int(text, p.x);

	*end++ = between;
	(void)put_int(end, p.y);
	buf_z(&s->out, text);
}

static void polygon(struct svg *s, const struct figure_point *at, int n,
		    const struct figure_paint *p)
{
	open_tag(s, "polygon");
	buf_z(&s->out, " points=\"");
	for (int i = 0; i < n; i++) {
		buf_z(&s->out, i ? " " : "");
		put_point(s, at[i], ',');
	}
	buf_char(&s->out, '"');
	paint(s, p);
	end_empty(s);
}

/* The tip lies on the end of the curve; its base across the way it came. Two corners of
 * the tip, and where the line ends beneath it. */
static void arrow_head(struct svg *s, const struct figure_shape *f,
		       struct figure_point *end)
{
	struct figure_point tip = f->at[2], from = f->at[1];
	int64_t dx = tip.x - from.x, dy = tip.y - from.y;
	int64_t length = figure_root(dx * dx + dy * dy),
		size = figure_head_length(f->paint.width);

	if (length == 0)
		return;
	struct figure_point base = {tip.x - (int)(dx * size / length),
				    tip.y - (int)(dy * size / length)};
	int64_t half = size * FIGURE_HEAD_HALF / 10;
	int across = (int)(dx * half / length), down = (int)(dy * half / length);
	struct figure_point corners[3] = {
		tip,
		{base.x - down, base.y + across},
		{base.x + down, base.y - across},
	};
	polygon(s, corners, 3,
		&(struct figure_paint){f->paint.stroke, FIGURE_NONE, 0, false});
	*end = base;
}

/* Does `next` go on where the curve ends, in the same thin line? A ring is drawn of many of them. */
static bool goes_on(const struct figure_shape *f, const struct figure_shape *next)
{
	const struct figure_paint *p = &f->paint, *q = &next->paint;

	return next->kind == FIGURE_CURVE && !f->head && !next->head &&
	       p->fill == FIGURE_NONE && q->fill == FIGURE_NONE &&
	       p->stroke == q->stroke && p->width == q->width && p->width <= BROAD &&
	       !p->dashed && !q->dashed && f->at[2].x == next->at[0].x &&
	       f->at[2].y == next->at[0].y;
}

/* Draws the curve and those of the `n` shapes behind it that go on with it. Returns how many these are. */
static int curve(struct svg *s, const struct figure_shape *f, int n)
{
	struct figure_point end = f->at[2];
	int more = 0;

	if (f->head)
		arrow_head(s, f, &end);
	open_tag(s, "path");
	buf_z(&s->out, " d=\"M");
	put_point(s, f->at[0], ' ');
	for (;; f++, more++) {
		buf_char(&s->out, 'Q');
		put_point(s, f->at[1], ' ');
		buf_char(&s->out, ' ');
		put_point(s, f->head ? end : f->at[2], ' ');
		if (more == n || !goes_on(f, f + 1))
			break;
	}
	buf_char(&s->out, '"');
	paint(s, &f->paint);
	/* The pieces of a broad line that is broken stay apart. */
	attr(s, "stroke-linecap",
	     f->paint.dashed && f->paint.width > BROAD ? "butt" : "round");
	if (more)
		attr(s, "stroke-linejoin", "round");
	end_empty(s);
	return more;
}

static void box(struct svg *s, const struct figure_shape *f)
{
	open_tag(s, "rect");
	attr_int(s, "x", f->at[0].x);
	attr_int(s, "y", f->at[0].y);
	attr_int(s, "width", f->at[1].x);
	attr_int(s, "height", f->at[1].y);
	if (f->size)
		attr_int(s, "rx", f->size);
	paint(s, &f->paint);
	end_empty(s);
}

/* `radius` in hundredths of a unit. */
static void disc(struct svg *s, struct figure_point at, int radius,
		 const struct figure_paint *p)
{
	char text[NUMBER], *end = put_int(text, radius / 100);

	open_tag(s, "circle");
	attr_int(s, "cx", at.x);
	attr_int(s, "cy", at.y);
	if (radius % 100) {
		*end++ = '.';
		*end++ = (char)('0' + radius % 100 / 10);
		(void)put_int(end, radius % 10);
	}
	attr(s, "r", text);
	paint(s, p);
	end_empty(s);
}

/* An outline round what is filled is drawn as a larger disc beneath it: it looks the
 * same, and to go along a circle takes three times as long as to fill it. */
static void circle(struct svg *s, const struct figure_shape *f)
{
	const struct figure_paint *p = &f->paint;
	int radius = f->size * 100, half = p->width * 5;

	if (p->fill == FIGURE_NONE || p->stroke == FIGURE_NONE || p->dashed) {
		disc(s, f->at[0], radius, p);
		return;
	}
	struct figure_paint inside = {p->fill, FIGURE_NONE, 0, false};
	struct figure_paint outside = {p->stroke, FIGURE_NONE, 0, false};
	disc(s, f->at[0], radius + half, &outside);
	if (p->fill != p->stroke)
		disc(s, f->at[0], radius - half, &inside);
}

static void text(struct svg *s, const struct figure_shape *f)
{
	static const char *const anchors[] = {"start", "middle", "end"};

	open_tag(s, "text");
	attr_int(s, "x", f->at[0].x);
	attr_int(s, "y", f->at[0].y);
	attr_int(s, "font-size", f->size);
	if (f->anchor != FIGURE_START)
		attr(s, "text-anchor", anchors[f->anchor]);
	if (f->bold)
		attr(s, "font-weight", "bold");
	paint(s, &f->paint);
	if (f->paint.stroke != FIGURE_NONE)
		attr(s, "paint-order", "stroke");
	begin_inside(s);
	write_text(s, f->text);
	close_tag(s, "text");
}

/* Draws a shape, and those of the `n` behind it that go on with it. Returns how many these are. */
static int shape(struct svg *s, const struct figure_shape *f, int n)
{
	switch (f->kind) {
	case FIGURE_GROUP:
		open_tag(s, "g");
		begin_inside(s);
		if (f->text.n)
			leaf(s, "title", NULL, NULL, f->text);
		break;
	case FIGURE_END:
		close_tag(s, "g");
		break;
	case FIGURE_BOX:
		box(s, f);
		break;
	case FIGURE_CIRCLE:
		circle(s, f);
		break;
	case FIGURE_POLYGON:
		polygon(s, f->at, f->n_points, &f->paint);
		break;
	case FIGURE_CURVE:
		return curve(s, f, n);
	case FIGURE_TEXT:
		text(s, f);
		break;
	}
	return 0;
}

/* Attributes give way to a style sheet: a program that ignores it shows the night. */
static void by_day(struct svg *s, const struct figure *f, const char *id)
{
	open_tag(s, "style");
	begin_inside(s);
	buf_z(&s->out, "@media print,(prefers-color-scheme:light){");
	for (int i = 0; i < f->n_days; i++) {
		unsigned night = (unsigned)f->days[i].night,
			 day = (unsigned)f->days[i].day;
		if (figure_uses(f, f->days[i].night))
			buf_printf(
				&s->out,
				"#%s [fill=\"#%06x\"]{fill:#%06x}#%s [stroke=\"#%06x\"]{stroke:#%06x}",
				id, night, day, id, night, day);
	}
	buf_char(&s->out, '}');
	close_tag(s, "style");
}

static void head(struct svg *s, const struct figure *f, const char *id, bool by_light)
{
	char view[2 * NUMBER] = "0 0 ", *end = put_int(view + 4, f->width);

	*end++ = ' ';
	(void)put_int(end, f->height);
	open_tag(s, "svg");
	attr(s, "xmlns", "http://www.w3.org/2000/svg");
	if (by_light)
		attr(s, "id", id);
	attr_int(s, "width", f->width);
	attr_int(s, "height", f->height);
	attr(s, "viewBox", view);
	attr(s, "role", "img");
	/* The name is short, the description is whole. */
	attr(s, "aria-labelledby", str_z(s->a, str_printf(s->a, "%.90s-title", id)));
	attr(s, "aria-describedby", str_z(s->a, str_printf(s->a, "%.90s-words", id)));
	attr(s, "font-family", letters);
	begin_inside(s);
	leaf(s, "title", id, "title", f->title);
	leaf(s, "desc", id, "words", f->words);
	if (by_light && f->n_days)
		by_day(s, f, id);
}

enum { SHAPE_BYTES = 128 }; /* that most shapes fit in */

static struct str draw(struct arena *a, const struct figure *f, const char *id,
		       bool alone, bool by_light)
{
	struct svg s = {a, buf_with_room(a, (size_t)(f->n + 32) * SHAPE_BYTES)};

	if (alone)
		buf_z(&s.out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
	head(&s, f, id, by_light);
	for (int i = 0; i < f->n; i++)
		i += shape(&s, &f->shapes[i], f->n - 1 - i);
	close_tag(&s, "svg");
	return buf_str(&s.out);
}

struct str render_svg(struct arena *a, const struct figure *f, const char *id,
		      bool alone)
{
	return draw(a, f, id, alone, false);
}

struct str render_svg_by_light(struct arena *a, const struct figure *f, const char *id,
			       bool alone)
{
	return draw(a, f, id, alone, true);
}
