/* A letter's lines, read with the words of Cosmic. The first byte says for which of
 * eight positions (four phases, without and with Powers) and which seat, or that the game has not begun.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "orders/read.h"
#include "rules/game.h"

enum { N_SEATS = 4, N_PHASES = 4 };

static const struct game_rules *rules;
static struct arena *forever;
static void *positions[2][N_PHASES];

/* Turn 1 without any orders. */
static void play(void *of[N_PHASES], bool powers)
{
	struct setup setup = {.n_seats = N_SEATS};
	struct game_power p;
	struct rng rng;
	struct err err = {0};

	for (int i = 0; powers && i < N_SEATS; i++)
		if (rules->power && rules->power(3 * i, &p))
			setup.powers[i] = str_of(p.name);
	rng_seed_text(&rng, STR("fuzz"));
	of[0] = arena_alloc(forever, rules->state_size);
	HOLDS(rules->setup(of[0], &setup, &rng, NULL, &err));
	for (int i = 1; i < N_PHASES; i++) {
		of[i] = arena_alloc(forever, rules->state_size);
		memcpy(of[i], of[i - 1], rules->state_size);
		rules->adjudicate(&(struct adjudication){.before = of[i - 1],
							 .rng = &rng,
							 .arena = forever,
							 .after = of[i]});
	}
}

static void begin(void)
{
	if (rules)
		return;
	forever = arena_create();
	rules = game_find(STR("cosmic"));
	play(positions[0], false);
	play(positions[1], true);
}

static void read_and_tell(struct arena *a, const struct reader *r, struct str text)
{
	struct buf out = buf_in(a);
	struct reading *first = orders_read(a, r, text, NULL);
	struct reading *again = orders_read(a, r, text, &first->sheet);

	echo_head(first, &out);
	echo_body(again, &out);
	echo_sheet(&first->sheet, &out);
	HOLDS(str_is_utf8(buf_str(&out)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	begin();
	struct arena *a = arena_create();
	struct str text = {(const char *)data + (size > 0), size - (size > 0)};
	int which = size > 0 ? data[0] : 0;
	void *view = arena_alloc(a, rules->view_size);
	const void *state = positions[which >> 2 & 1][which & 3];
	struct reader r = {
		.vocab = rules->vocab,
		.game = STR("kestrel"),
		.seat = which >> 3 & 3,
		.turn = rules->turn(state),
		.phase = rules->phase(state),
		.names = {"Ann", "Bob", "Cat", "Dan"},
		.old_key = which >> 5 & 1,
	};

	rules->view(state, r.seat, view);
	r.view = view;
	if (which >> 6 & 1) { /* before the game: JOIN and its parts */
		r.view = NULL;
		r.turn = r.phase = 0;
	}
	if (str_is_utf8(text))
		read_and_tell(a, &r, text);
	arena_destroy(a);
	return 0;
}
