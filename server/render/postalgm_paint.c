/* postalgm-paint: makes pictures of figures (server/render/painter.h). It is started by the
 * programs of the house, not by people.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/process/child.h"
#include "base/process/confine.h"
#include "base/process/figure_message.h"
#include "server/render/paint_png.h"
#include "server/render/painter.h"
#include "server/render/render_png.h"

enum { MEMORY_MIB = 512, CPU_SECONDS = 20 };

/* Folders of fonts, and the files that choose among these. */
static const struct confine_path fonts[] = {
	{.path = "/usr/share/fonts"},
	{.path = "/usr/local/share/fonts"},
	{.path = "/etc/fonts"},
	{.path = "/usr/share/fontconfig"},
	{.path = "/var/cache/fontconfig"},
};

static const struct confine little = {
	.flags = CONFINE_NETWORK | CONFINE_PROGRAMS | CONFINE_PROCESSES,
	.memory_mib = MEMORY_MIB,
	.n_paths = sizeof fonts / sizeof *fonts,
	.paths = fonts,
};

/* Paints one picture before anything is asked, because the libraries load files at
 * their first. */
static bool warm(struct arena *a)
{
	struct figure f = figure_in(a, 40, 20);
	struct str bytes;
	struct err err = {0};

	figure_box(&f, 0, 0, 40, 20, 2,
		   (struct figure_paint){0, FIGURE_NONE, 0, false});
	figure_text(&f, 2, 10, 8, FIGURE_START, false, 0xffffff, STR("Red 1"));
	figure_text(&f, 2, 18, 8, FIGURE_START, true, 0xffffff, STR("Red 1"));
	figure_halo(&f, 0x404040);
	bool ok = paint_png(a, &f, 80, &bytes, &err);
	arena_reset(a);
	return ok;
}

static bool draw(struct arena *a, struct message_in *in, struct err *err)
{
	int width = (int)message_int(in, 1, PRESS_PNG_WIDTH_MAX);
	struct figure f;
	struct str png;

	if (in->kind != PAINTER_DRAW || !figure_take(in, a, &f) || !message_ends(in))
		return err_set(err, "that is not a figure");
	confine_seconds(CPU_SECONDS);
	struct err why = {0};
	bool ok = paint_png(a, &f, width, &png, &why);
	struct message_out m = message_begin(a, ok ? PAINTER_DONE : PAINTER_NOT);
	message_put_str(&m, ok ? png : str_cut(str_of(why.text), PAINTER_WHY_MAX));
	return message_send(CHILD_FD, &m, err);
}

int main(void)
{
	struct arena *a = arena_create();
	struct message_in in;
	struct err err = {0};
	bool ok = true;

	child_settle(child_name(CHILD_PAINTER));
	(void)warm(a); /* a picture that fails says why when it is asked for */
	confine(&little);
	while (ok && message_receive(CHILD_FD, a, PAINTER_FIGURE_MAX, MESSAGE_FOREVER,
				     &in) == MESSAGE_HERE) {
		ok = draw(a, &in, &err);
		arena_reset(a);
	}
	arena_destroy(a);
	return ok ? 0 : 1;
}
