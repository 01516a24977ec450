/* Marks of a map: see figure_marks.h.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_marks.h"

enum { PAD = 4, PIP_GAP = 4, COUNTER_PAD = 2 };

static struct figure_paint plain(int32_t fill)
{
	return (struct figure_paint){fill, FIGURE_NONE, 0, false};
}

/* Letters fill a round counter; longer texts have smaller ones. */
static int letters_of(int radius, struct str text)
{
	int size = text.n > 2 ? radius * 85 / 100 : radius;

	return size < FIGURE_TYPE_LEAST ? FIGURE_TYPE_LEAST : size;
}

struct figure_area figure_counter_area(struct figure_point m, int radius,
				       struct str text)
{
	int width =
		figure_text_width(text, letters_of(radius, text), true) + COUNTER_PAD;

	if (width < 2 * radius)
		width = 2 * radius;
	return (struct figure_area){m.x - width / 2, m.y - radius, width, 2 * radius};
}

void figure_counter(struct figure *f, struct figure_point m, int radius, int32_t fill,
		    int32_t ink, struct str text)
{
	struct figure_area area = figure_counter_area(m, radius, text);
	int size = letters_of(radius, text);

	if (area.width > 2 * radius)
		figure_box(f, area.x, area.y, area.width, area.height, radius,
			   plain(fill));
	else
		figure_circle(f, m.x, m.y, radius, plain(fill));
	figure_text(f, m.x, m.y + size * 36 / 100, size, FIGURE_MIDDLE, true, ink,
		    text);
}

static int tag_width(const struct figure_plate *p)
{
	return figure_text_width(p->tag, p->size, true) + 2 * PAD;
}

static int text_width(const struct figure_plate *p)
{
	return p->text.n ? figure_text_width(p->text, p->size, true) + 2 * PAD : 0;
}

static bool is_stacked(const struct figure_plate *p)
{
	return p->below && p->text.n;
}

static int row_height(const struct figure_plate *p)
{
	return p->size + 2 * PAD;
}

struct figure_area figure_plate_area(const struct figure_plate *p,
				     struct figure_point m)
{
	int tag = tag_width(p), text = text_width(p), height = row_height(p);
	int width = tag + text;

	if (is_stacked(p)) {
		width = tag > text ? tag : text;
		height *= 2;
	}
	return (struct figure_area){m.x - width / 2, m.y - height / 2, width, height};
}

void figure_plate(struct figure *f, const struct figure_plate *p, struct figure_point m)
{
	struct figure_area area = figure_plate_area(p, m);
	int tag = is_stacked(p) ? area.width : tag_width(p), row = row_height(p);
	int base = area.y + PAD + p->size * 86 / 100;

	figure_box(f, area.x - 1, area.y - 1, area.width + 2, area.height + 2, PAD + 1,
		   (struct figure_paint){p->fill, p->rim, 10, false});
	figure_box(f, area.x, area.y, tag, row, PAD, plain(p->tag_fill));
	figure_text(f, area.x + tag / 2, base, p->size, FIGURE_MIDDLE, true, p->tag_ink,
		    p->tag);
	if (is_stacked(p))
		figure_text(f, area.x + area.width / 2, base + row, p->size,
			    FIGURE_MIDDLE, true, p->ink, p->text);
	else if (p->text.n)
		figure_text(f, area.x + tag + PAD, base, p->size, FIGURE_START, true,
			    p->ink, p->text);
}

int figure_pips_width(int radius, int of)
{
	return of * (2 * radius + PIP_GAP) - PIP_GAP;
}

void figure_pips(struct figure *f, struct figure_point at, int radius, int n, int of,
		 int32_t colour)
{
	for (int i = 0; i < of; i++)
		figure_circle(f, at.x + i * (2 * radius + PIP_GAP), at.y, radius,
			      (struct figure_paint){i < n ? colour : FIGURE_NONE,
						    colour, 15, false});
}
