/* The postmark in the masthead: two rings, what they say, and the waves that cancel.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/figure.h"
#include "server/render/render_svg.h"
#include "server/zine/ground/zine_parts.h"

enum {
	WIDTH = 210,
	HEIGHT = 104,
	MIDDLE = 52,
	OUTER = 48,
	INNER = 40,
	WAVES = 5,
	INK = 0x8c3b2e, /* the style sheet has the last word on it */
};

static struct figure_paint line(int width)
{
	return (struct figure_paint){FIGURE_NONE, INK, width, false};
}

/* A wave runs up and down twice. */
static void wave(struct figure *f, int y)
{
	for (int i = 0; i < 3; i++) {
		int x = 98 + i * 36, rise = i % 2 ? 9 : -9;
		figure_curve(f, (struct figure_point){x, y},
			     (struct figure_point){x + 18, y + rise},
			     (struct figure_point){x + 36, y}, false, line(22));
	}
}

static void draw_mark(struct figure *f, struct str above, struct str below)
{
	f->width = WIDTH;
	f->height = HEIGHT;
	f->title = f->words = STR("");
	for (int i = 0; i < WAVES; i++)
		wave(f, 24 + i * 14);
	figure_circle(f, MIDDLE, MIDDLE, OUTER, line(30));
	figure_circle(f, MIDDLE, MIDDLE, INNER, line(12));
	figure_text(f, MIDDLE, MIDDLE - 4, 15, FIGURE_MIDDLE, true, INK, above);
	figure_text(f, MIDDLE, MIDDLE + 16, 13, FIGURE_MIDDLE, true, INK, below);
}

struct str zine_mark_svg(struct arena *a, struct str above, struct str below)
{
	struct figure f = figure_in(a, WIDTH, HEIGHT);

	draw_mark(&f, above, below);
	return render_svg(a, &f, "postmark", false);
}

struct str zine_icon_svg(struct arena *a)
{
	struct figure f = figure_in(a, 64, 64);

	f.title = f.words = STR("");
	figure_circle(&f, 32, 32, 28, (struct figure_paint){0xfffdf6, INK, 60, false});
	figure_circle(&f, 32, 32, 20, line(25));
	figure_text(&f, 32, 41, 26, FIGURE_MIDDLE, true, INK, STR("P"));
	return render_svg(a, &f, "icon", true);
}
