/* Core and painter, each beside one that lies. The first byte says who hears the rest of the
 * input, which is one message without its length: 'p' the painter, as a figure, which it draws;
 * 'c' the core, as an answer.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "base/arena.h"
#include "base/process/figure_message.h"
#include "server/render/painter.h"
#include "server/render/render_png.h"
#include "server/render/render_svg.h"

enum { WIDTH = 300, HEIGHT = 200 };

/* A figure that is taken is the one that was sent, and becomes a drawing. */
static void draw(struct arena *a, struct message_in *in)
{
	struct figure f, again;

	if (!figure_take(in, a, &f) || !message_ends(in))
		return;
	struct message_out m = message_begin(a, PAINTER_DRAW);
	struct message_in back;
	figure_put(&m, &f);
	HOLDS(message_read(message_frame(&m), &back));
	HOLDS(figure_take(&back, a, &again) && message_ends(&back));
	HOLDS(figure_equal(&f, &again));
	fuzz_taken = true;
	HOLDS(str_is_utf8(render_svg(a, &f, "board", true)));
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
		HOLDS(err.text[0] || !again);
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
		draw(a, &in);
	else
		hear(a, &in);
	arena_destroy(a);
	return 0;
}
