/* Core and painter, each beside one that lies. The first byte says who hears the rest of the
 * input, which is one message without its length: 'p' the painter, as what it is asked (a picture, a sheet, the end of a
 * document); 'c' the core, as the answer to a picture; 'd' the core, as that to a sheet or a document.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "base/arena.h"
#include "base/process/figure_message.h"
#include "server/painter/paint_asked.h"
#include "server/painter/paint_text.h"
#include "server/render/painter.h"
#include "server/render/render_png.h"
#include "server/render/render_svg.h"

enum { WIDTH = 300, HEIGHT = 200 };

/* A figure that is taken is the one that was sent, and becomes a drawing. */
static void hold_figure(struct arena *a, const struct figure *f)
{
	struct message_out m = message_begin(a, PAINTER_DRAW);
	struct message_in back;
	struct figure again;

	figure_put(&m, f);
	HOLDS(message_read(message_frame(&m), &back));
	HOLDS(figure_take(&back, a, &again) && message_ends(&back));
	HOLDS(figure_equal(f, &again));
	HOLDS(str_is_utf8(render_svg(a, f, "board", true)));
	for (int i = 0; i < f->n; i++)
		HOLDS(str_is_utf8(paint_from_the_left(a, f->shapes[i].text)));
}

/* What is asked is a picture, a sheet, or the end of a document, and nothing beside it. */
static void ask(struct arena *a, struct message_in *in)
{
	struct paint_asked asked;

	if (!paint_asked(in, a, &asked))
		return;
	fuzz_taken = true;
	HOLDS(asked.kind == in->kind);
	switch (asked.kind) {
	case PAINTER_DRAW:
		HOLDS(asked.width >= 1 && asked.width <= PRESS_PNG_WIDTH_MAX);
		hold_figure(a, &asked.figure);
		break;
	case PAINTER_SHEET:
		hold_figure(a, &asked.figure);
		break;
	default:
		HOLDS(asked.kind == PAINTER_BIND);
		HOLDS(asked.title.n <= PAINTER_TITLE_MAX && str_is_utf8(asked.title));
		HOLDS(asked.author.n <= PAINTER_TITLE_MAX && str_is_utf8(asked.author));
		HOLDS(asked.made.n <= PAINTER_TITLE_MAX && str_is_utf8(asked.made));
	}
}

/* The core hears the answer to a sheet, or a document. */
static void hear_document(struct message_in *in)
{
	struct err err = {0};
	struct str bytes;
	bool again;

	if (painter_answer(in, PAINTER_PDF_MAX, &bytes, &again, &err)) {
		HOLDS(bytes.n <= PAINTER_PDF_MAX);
		fuzz_taken = true;
	} else {
		HOLDS(err.text[0] && str_is_utf8(str_of(err.text)));
		HOLDS(!strpbrk(err.text, "\r\n\033"));
	}
}

static void hear(struct arena *a, struct message_in *in)
{
	struct figure f = figure_in(a, WIDTH, HEIGHT);
	struct err err = {0};
	struct str png;
	bool again;

	if (render_png_take(in, &f, WIDTH, &png, &again, &err)) {
		HOLDS(in->kind == PAINTER_DONE && png.n <= PAINTER_PNG_MAX);
		HOLDS(png.n > 24 && memcmp(png.s + 1, "PNG", 3) == 0);
		fuzz_taken = true;
	} else {
		HOLDS(err.text[0]);
		HOLDS(str_is_utf8(str_of(err.text)));
		HOLDS(!strpbrk(err.text, "\r\n\033"));
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size < 2)
		return 0;
	struct arena *a = arena_create();
	struct message_in in = {.kind = data[1],
				.rest = {(const char *)data + 2, size - 2},
				.good = true};
	if (data[0] == 'p')
		ask(a, &in);
	else if (data[0] == 'd')
		hear_document(&in);
	else
		hear(a, &in);
	arena_destroy(a);
	return 0;
}
