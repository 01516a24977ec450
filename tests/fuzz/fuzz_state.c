/* A saved position: a strange one is refused, and what is taken harms nothing after.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "base/page.h"
#include "rules/codec.h"
#include "rules/game.h"

static void look(struct arena *a, const struct game_rules *r, const void *state)
{
	void *view = arena_alloc(a, r->view_size);

	for (int seat = 0; seat < r->seats_max; seat++) {
		struct page page = page_in(a);
		struct buf needs = buf_in(a);
		if (!(r->seats(state) >> seat & 1) || r->phase(state) == 0)
			continue;
		r->view(state, seat, view);
		r->needs(view, NULL, &needs);
		r->form(view, &page);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct game_rules *r = game_find(STR("cosmic"));
	struct arena *a = arena_create();
	struct err err = {0};
	void *state = arena_alloc(a, r->state_size);
	void *back = arena_alloc(a, r->state_size);
	json_t *j = codec_parse((struct str){(const char *)data, size}, &err);

	memset(state, 0, r->state_size);
	memset(back, 0, r->state_size);
	if (j && r->load(j, state, &err)) {
		struct str text = codec_text(a, r->save(state));
		json_t *again = codec_parse(text, &err);
		HOLDS(again && r->load(again, back, &err));
		HOLDS(str_equal(codec_text(a, r->save(back)), text));
		json_decref(again);
		if (r->sound(state, &err))
			look(a, r, state);
	}
	json_decref(j);
	arena_destroy(a);
	return 0;
}
