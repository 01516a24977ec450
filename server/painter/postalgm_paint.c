/* postalgm-paint: makes pictures of figures and binds them as documents (server/render/painter.h). It is started by the
 * programs of the house, not by people.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/process/child.h"
#include "base/process/confine.h"
#include "server/painter/paint_asked.h"
#include "server/painter/paint_pdf.h"
#include "server/painter/paint_png.h"
#include "server/render/painter.h"

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

/* The document that is being bound, which outlives the messages. */
struct binding {
	struct arena *a;
	struct paint_pdf *pdf; /* NULL: there is none */
};

static void drop(struct binding *b)
{
	if (b->pdf)
		paint_pdf_drop(b->pdf);
	b->pdf = NULL;
	arena_reset(b->a);
}

static bool bind_sheet(struct arena *a, struct binding *b, bool first,
		       const struct figure *f, struct err *why)
{
	if (first) {
		drop(b);
		b->pdf = paint_pdf_begin(b->a);
	}
	if (!b->pdf)
		return err_set(why, "there are no sheets before that one");
	return paint_pdf_sheet(b->pdf, a, f, why);
}

static bool bind_all(struct binding *b, const struct paint_asked *asked,
		     struct str *bytes, struct err *why)
{
	if (!b->pdf)
		return err_set(why, "there are no sheets to bind");
	bool ok = paint_pdf_end(b->pdf, asked->title, asked->author, asked->made, bytes,
				why);
	b->pdf = NULL;
	return ok;
}

static bool carry_out(struct arena *a, struct binding *b,
		      const struct paint_asked *asked, struct str *bytes,
		      struct err *why)
{
	*bytes = STR("");
	confine_seconds(CPU_SECONDS);
	switch (asked->kind) {
	case PAINTER_DRAW:
		return paint_png(a, &asked->figure, asked->width, bytes, why);
	case PAINTER_SHEET:
		return bind_sheet(a, b, asked->first, &asked->figure, why);
	default:
		return bind_all(b, asked, bytes, why);
	}
}

static bool answer(struct arena *a, struct binding *b, struct message_in *in,
		   struct err *err)
{
	struct paint_asked asked;
	struct err why = {0};
	struct str bytes;

	if (!paint_asked(in, a, &asked))
		return err_set(err, "that is not a figure");
	bool ok = carry_out(a, b, &asked, &bytes, &why);
	struct message_out m = message_begin(a, ok ? PAINTER_DONE : PAINTER_NOT);
	message_put_str(&m, ok ? bytes : str_cut(str_of(why.text), PAINTER_WHY_MAX));
	return message_send(CHILD_FD, &m, err);
}

int main(void)
{
	struct arena *a = arena_create();
	struct binding b = {.a = arena_create()};
	struct message_in in;
	struct err err = {0};
	bool ok = true;

	child_settle(child_name(CHILD_PAINTER));
	(void)warm(a); /* a picture that fails says why when it is asked for */
	confine(&little);
	while (ok && message_receive(CHILD_FD, a, PAINTER_FIGURE_MAX, MESSAGE_FOREVER,
				     &in) == MESSAGE_HERE) {
		ok = answer(a, &b, &in, &err);
		arena_reset(a);
	}
	drop(&b);
	arena_destroy(b.a);
	arena_destroy(a);
	return ok ? 0 : 1;
}
