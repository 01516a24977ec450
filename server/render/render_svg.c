/* The SVG renderer: see render_svg.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/render_svg.h"

#include <libxml/xmlwriter.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/figure_bow.h"

static const char letters[] = PRESS_SVG_LETTERS ", Verdana, Helvetica, sans-serif";

enum { BROAD = 40 }; /* tenths of a unit: a ribbon, not a line */

struct svg {
	struct arena *a;
	xmlTextWriter *w;
};

/* The writer fails only when memory ends, and then the process ends. */
static void open_tag(struct svg *s, const char *name)
{
	if (xmlTextWriterStartElement(s->w, BAD_CAST name) < 0)
		abort();
}

static void close_tag(struct svg *s)
{
	if (xmlTextWriterEndElement(s->w) < 0)
		abort();
}

static void attr(struct svg *s, const char *name, const char *value)
{
	if (xmlTextWriterWriteAttribute(s->w, BAD_CAST name, BAD_CAST value) < 0)
		abort();
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

/* XML has no place for control characters. */
static const char *clean(struct svg *s, struct str text)
{
	char *z = str_z(s->a, text);

	for (size_t i = 0; i < text.n; i++)
		if ((unsigned char)z[i] < ' ' || z[i] == 0x7f)
			z[i] = ' ';
	return z;
}

static void write_text(struct svg *s, struct str text)
{
	if (xmlTextWriterWriteString(s->w, BAD_CAST clean(s, text)) < 0)
		abort();
}

static void leaf(struct svg *s, const char *name, const char *id, const char *part,
		 struct str text)
{
	open_tag(s, name);
	if (id) {
		char whole[96];
		snprintf(whole, sizeof whole, "%s-%s", id, part);
		attr(s, "id", whole);
	}
	write_text(s, text);
	close_tag(s);
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

static void polygon(struct svg *s, const struct figure_point *at, int n,
		    const struct figure_paint *p)
{
	struct buf points = buf_in(s->a);

	for (int i = 0; i < n; i++)
		buf_printf(&points, "%s%d,%d", i ? " " : "", at[i].x, at[i].y);
	open_tag(s, "polygon");
	attr(s, "points", str_z(s->a, buf_str(&points)));
	paint(s, p);
	close_tag(s);
}

/* The tip lies on the end of the curve; its base across the way it came. Two corners of
 * the tip, and where the line ends beneath it. */
static void arrow_head(struct svg *s, const struct figure_shape *f,
		       struct figure_point *end)
{
	struct figure_point tip = f->at[2], from = f->at[1];
	int64_t dx = tip.x - from.x, dy = tip.y - from.y;
	int64_t length = figure_root(dx * dx + dy * dy), size = 6 + f->paint.width / 5;

	if (length == 0)
		return;
	struct figure_point base = {tip.x - (int)(dx * size / length),
				    tip.y - (int)(dy * size / length)};
	int64_t half = size * 6 / 10;
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

static void curve(struct svg *s, const struct figure_shape *f)
{
	struct figure_point end = f->at[2];

	if (f->head)
		arrow_head(s, f, &end);
	open_tag(s, "path");
	attr(s, "d",
	     str_z(s->a, str_printf(s->a, "M%d %dQ%d %d %d %d", f->at[0].x, f->at[0].y,
				    f->at[1].x, f->at[1].y, end.x, end.y)));
	paint(s, &f->paint);
	/* The pieces of a broad line that is broken stay apart. */
	attr(s, "stroke-linecap",
	     f->paint.dashed && f->paint.width > BROAD ? "butt" : "round");
	close_tag(s);
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
	close_tag(s);
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
	close_tag(s);
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
	write_text(s, f->text);
	close_tag(s);
}

static void shape(struct svg *s, const struct figure_shape *f)
{
	switch (f->kind) {
	case FIGURE_GROUP:
		open_tag(s, "g");
		if (f->text.n)
			leaf(s, "title", NULL, NULL, f->text);
		break;
	case FIGURE_END:
		close_tag(s);
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
		curve(s, f);
		break;
	case FIGURE_TEXT:
		text(s, f);
		break;
	}
}

/* Attributes give way to a style sheet: a program that ignores it shows the night. */
static void by_day(struct svg *s, const struct figure *f, const char *id)
{
	struct buf css = buf_in(s->a);

	buf_z(&css, "@media print,(prefers-color-scheme:light){");
	for (int i = 0; i < f->n_days; i++) {
		unsigned night = (unsigned)f->days[i].night,
			 day = (unsigned)f->days[i].day;
		buf_printf(
			&css,
			"#%s [fill=\"#%06x\"]{fill:#%06x}#%s [stroke=\"#%06x\"]{stroke:#%06x}",
			id, night, day, id, night, day);
	}
	buf_char(&css, '}');
	open_tag(s, "style");
	if (xmlTextWriterWriteRaw(s->w, BAD_CAST str_z(s->a, buf_str(&css))) < 0)
		abort();
	close_tag(s);
}

static void head(struct svg *s, const struct figure *f, const char *id, bool by_light)
{
	char view[32], title[100], words[100];

	snprintf(view, sizeof view, "0 0 %d %d", f->width, f->height);
	snprintf(title, sizeof title, "%.90s-title", id);
	snprintf(words, sizeof words, "%.90s-words", id);
	open_tag(s, "svg");
	attr(s, "xmlns", "http://www.w3.org/2000/svg");
	if (by_light)
		attr(s, "id", id);
	attr_int(s, "width", f->width);
	attr_int(s, "height", f->height);
	attr(s, "viewBox", view);
	attr(s, "role", "img");
	/* The name is short, the description is whole. */
	attr(s, "aria-labelledby", title);
	attr(s, "aria-describedby", words);
	attr(s, "font-family", letters);
	leaf(s, "title", id, "title", f->title);
	leaf(s, "desc", id, "words", f->words);
	if (by_light && f->n_days)
		by_day(s, f, id);
}

static struct str draw(struct arena *a, const struct figure *f, const char *id,
		       bool alone, bool by_light)
{
	xmlBuffer *bytes = xmlBufferCreate();
	struct svg s = {a, bytes ? xmlNewTextWriterMemory(bytes, 0) : NULL};

	if (!s.w)
		abort();
	if (alone && xmlTextWriterStartDocument(s.w, NULL, "UTF-8", NULL) < 0)
		abort();
	head(&s, f, id, by_light);
	for (int i = 0; i < f->n; i++)
		shape(&s, &f->shapes[i]);
	close_tag(&s);
	if (xmlTextWriterFlush(s.w) < 0)
		abort();
	xmlFreeTextWriter(s.w);
	struct str out = str_dup(a, str_of((const char *)xmlBufferContent(bytes)));
	xmlBufferFree(bytes);
	return out;
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
