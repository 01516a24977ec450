/* The laws that hold for the rules alone, on random games:
 *   1 tokens and cards are conserved;
 *   2 the same seed and letters give the same bytes;
 *   4 a report does not change when only what its reader may not know is changed;
 * and no letter, however odd, breaks a game. (The order of arrival, law 3, is tried
 * with real letters in tests/server/intake/check_arrival.c; killing the daemon, law 5, in
 * tests/torture/.) Usage: laws GAMES GARBAGE [FIRST SEED]
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/page.h"
#include "orders/read.h"
#include "rules/cosmic/phases/setup.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/options.h"
#include "rules/cosmic/table/state.h"
#include "rules/cosmic/table/view.h"
#include "rules/game.h"
#include "rules/voice.h"
#include "server/render/render_html.h"
#include "server/render/render_json.h"
#include "server/render/render_text.h"
#include "tests/kit/scribble.h"

enum { TURNS_MAX = 60, PHASES_MAX = TURNS_MAX * 4, OPTIONS_MAX = 24 };

struct tally {
	int games, over, phases, letters, conditions;
};

static void broken(const char *law, uint64_t seed, const struct ce_state *s,
		   const char *why)
{
	printf("not ok - %s: game %llu turn %d phase %d: %s\n", law,
	       (unsigned long long)seed, s->t.turn, s->t.phase, why);
	exit(1);
}

static char *bytes_of(const struct game_rules *g, const void *state)
{
	json_t *j = g->save(state);
	char *text = json_dumps(j, JSON_COMPACT | JSON_SORT_KEYS);

	json_decref(j);
	return text;
}

static void same_bytes(const struct game_rules *g, const struct ce_state *a,
		       const struct ce_state *b, const char *law, uint64_t seed)
{
	char *x = bytes_of(g, a), *y = bytes_of(g, b);

	if (strcmp(x, y) != 0)
		broken(law, seed, a, "another state came out");
	free(x);
	free(y);
}

static struct str report_of(struct arena *a, const struct game_rules *g,
			    const struct ce_state *s, const struct events *all,
			    int seat)
{
	struct ce_view view;
	struct page page = page_in(a);
	struct events seen = events_seen(a, all, seat);

	g->view(s, seat, &view);
	g->report(&view, &seen, &page);
	if (s->t.phase && seat >= 0)
		g->form(&view, &page);
	/* In all its ways: the drawing and what the twin adds as well. */
	struct bulletin b = {.rules = g, .game = STR("laws"), .seat = seat, .state = s};
	struct render_html how = {.draw = true};
	struct buf all_ways = buf_in(a);
	buf_add(&all_ways, render_text(a, &page));
	buf_add(&all_ways, render_html(a, &page, &how));
	buf_add(&all_ways, render_json(a, &b, &page, NULL));
	return buf_str(&all_ways);
}

/* Returns the zine's words on it, made from the view of all readers. */
static struct str voice_of(struct arena *a, const struct game_rules *g,
			   const struct ce_state *before, const struct ce_state *after,
			   const struct events *all, const struct rng *rng)
{
	struct ce_view was, is;
	struct voice v;
	struct buf out = buf_in(a);
	struct events seen = events_seen(a, all, SEAT_READERS);

	g->view(before, SEAT_READERS, &was);
	g->view(after, SEAT_READERS, &is);
	g->voice(&was, &is, &seen, rng, a, &v);
	buf_add(&out, v.headline);
	for (int i = 0; i < v.n; i++) {
		buf_char(&out, '\n');
		buf_add(&out, v.line[i]);
	}
	return buf_str(&out);
}

/* Law 4: the other hands and the piles are dealt anew; nothing else changes. */
static void secrets_stay(struct arena *a, const struct game_rules *g,
			 const struct ce_state *before, const struct ce_state *s,
			 const struct events *all, const struct rng *rng,
			 struct dice *d, uint64_t seed)
{
	struct ce_state other = *s;
	int reader = dice_below(d, s->t.n_seats);
	int seat = (reader + 1) % s->t.n_seats, third = (reader + 2) % s->t.n_seats;

	if (other.h.hand[seat].n == other.h.hand[third].n) {
		struct ce_hand hand = other.h.hand[seat];
		other.h.hand[seat] = other.h.hand[third];
		other.h.hand[third] = hand;
	}
	for (int i = 0; i + 1 < other.h.n_deck; i++) {
		uint8_t card = other.h.deck[i];
		other.h.deck[i] = other.h.deck[i + 1];
		other.h.deck[i + 1] = card;
	}
	for (int i = 0; i + 1 < other.h.n_destiny; i++) {
		uint8_t card = other.h.destiny[i];
		other.h.destiny[i] = other.h.destiny[i + 1];
		other.h.destiny[i + 1] = card;
	}
	other.h.kept[seat] = (struct ce_kept){0};
	if (!str_equal(report_of(a, g, s, all, reader),
		       report_of(a, g, &other, all, reader)))
		broken("a report tells no secret", seed, s,
		       "it changed with what is hidden");
	struct str said = voice_of(a, g, before, s, all, rng);
	if (!said.n || !str_equal(said, voice_of(a, g, before, &other, all, rng)))
		broken("the voice tells no secret", seed, s,
		       "it said nothing, or something else");
}

struct letter_queue {
	const struct game_rules *g;
	struct arena *a;
	struct rng rng;
	uint64_t seed;
};

static void adjudicate(const struct letter_queue *k, const struct ce_state *before,
		       struct sheet *const sheets[], struct ce_state *after,
		       struct events *events)
{
	struct trace trace = {.a = k->a};
	struct adjudication adj = {.before = before,
				   .rng = &k->rng,
				   .arena = k->a,
				   .after = after,
				   .events = events,
				   .trace = &trace};

	for (int i = 0; i < before->t.n_seats; i++)
		adj.sheets[i] = sheets[i];
	*after = *before;
	k->g->adjudicate(&adj);
}

static struct sheet *letter_of(const struct letter_queue *k, const struct ce_state *s,
			       int seat, struct dice *d, bool garbage,
			       struct tally *tally)
{
	struct ce_view view;
	struct buf text = buf_in(k->a);
	struct reader reader = {.vocab = k->g->vocab,
				.view = &view,
				.game = STR("laws"),
				.seat = seat,
				.turn = s->t.turn,
				.phase = s->t.phase};

	if (dice_below(d, 12) == 0)
		return NULL; /* a missed move */
	k->g->view(s, seat, &view);
	if (garbage)
		scribble_garbage(d, &view, &text);
	else
		scribble_orders(d, &view, false, &text);
	struct reading *r = orders_read(k->a, &reader, buf_str(&text), NULL);
	tally->letters++;
	for (int i = 0; i < r->sheet.n_slots; i++)
		for (int j = 0; j < r->sheet.slots[i].n_alternatives; j++)
			tally->conditions +=
				r->sheet.slots[i].alternatives[j].cond != NULL;
	struct sheet *sheet = arena_new(k->a, struct sheet);
	*sheet = r->sheet;
	return sheet;
}

/* Two games of three have Powers, half of those Flares; any option may be set. */
static void choose_setup(struct dice *d, struct arena *a, struct setup *setup)
{
	struct option_setting *set = arena_array(a, struct option_setting, OPTIONS_MAX);
	bool powers = dice_below(d, 3) > 0;

	setup->options = set;
	for (int seat = 0; seat < setup->n_seats && powers; seat++) {
		bool taken = true;
		while (taken) {
			int id = 1 + dice_below(d, ce_catalog.n);
			setup->powers[seat] =
				str_of(ce_power_rule(&ce_catalog, id)->name);
			taken = false;
			for (int other = 0; other < seat; other++)
				taken |= str_equal(setup->powers[other],
						   setup->powers[seat]);
		}
	}
	for (const struct game_option *o = ce_options_table; o->name; o++) {
		struct str rest = str_of(o->values);
		struct str value = str_until(&rest, '|');
		bool flares = strcmp(o->name, "flares") == 0;
		if (!rest.n || str_find(rest, STR("..")) != SIZE_MAX ||
		    dice_below(d, flares ? 2 : 8) || setup->n_options == OPTIONS_MAX)
			continue;
		value = str_until(&rest, '|');
		set[setup->n_options++] =
			(struct option_setting){str_of(o->name), value};
	}
}

static void one_game(const struct game_rules *g, uint64_t seed, bool garbage,
		     struct tally *tally)
{
	struct dice d = {.state = seed};
	struct letter_queue k = {.g = g, .a = arena_create(), .seed = seed};
	struct ce_state state, after, again;
	struct err err = {0};
	struct setup setup = {.n_seats = 3 + dice_below(&d, 4)};

	choose_setup(&d, k.a, &setup);

	rng_seed_text(&k.rng, str_printf(k.a, "laws %llu", (unsigned long long)seed));
	memset(&state, 0, sizeof state);
	struct events start = {.a = k.a, .turn = 1, .phase = 1};
	if (!g->setup(&state, &setup, &k.rng, &start, &err))
		broken("a game begins", seed, &state, err.text);
	for (int phase = 0; phase < PHASES_MAX && g->phase(&state); phase++) {
		struct sheet *sheets[CE_SEATS] = {NULL};
		struct arena_mark mark = arena_mark(k.a);
		struct events events = {
			.a = k.a, .turn = state.t.turn, .phase = state.t.phase};
		struct events silent = events;

		for (int i = 0; i < state.t.n_seats; i++)
			sheets[i] = letter_of(&k, &state, i, &d, garbage, tally);
		struct rng_log log = {.a = k.a};
		k.rng.log = &log;
		adjudicate(&k, &state, sheets, &after, &events);
		k.rng.log = NULL;
		if (!g->sound(&after, &err))
			broken("tokens and cards are conserved", seed, &after,
			       err.text);
		adjudicate(&k, &state, sheets, &again, &silent);
		same_bytes(g, &after, &again, "same seed and letters, same bytes",
			   seed);
		if (events.n != silent.n ||
		    (events.n && memcmp(events.e, silent.e,
					(size_t)events.n * sizeof *events.e) != 0))
			broken("same seed and letters, same events", seed, &after,
			       "they differ");
		if (g->phase(&after)) /* the last report shows every hand */
			secrets_stay(k.a, g, &state, &after, &events, &k.rng, &d, seed);
		state = after;
		tally->phases++;
		arena_rewind(k.a, mark);
	}
	tally->games++;
	tally->over += !g->phase(&state);
	arena_destroy(k.a);
}

int main(int argc, char **argv)
{
	int plain = argc > 1 ? atoi(argv[1]) : 100,
	    garbage = argc > 2 ? atoi(argv[2]) : 20;
	uint64_t first = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
	const struct game_rules *g = game_find(STR("cosmic"));
	struct tally legal = {0}, odd = {0};

	for (int i = 0; i < plain; i++)
		one_game(g, first + (uint64_t)i, false, &legal);
	printf("ok - %d games of random orders to turn %d: %d ended, %d phases, %d letters, %d conditions\n",
	       legal.games, TURNS_MAX, legal.over, legal.phases, legal.letters,
	       legal.conditions);
	for (int i = 0; i < garbage; i++)
		one_game(g, first + (uint64_t)i, true, &odd);
	printf("ok - %d games of garbage letters: %d ended, %d phases, %d letters\n",
	       odd.games, odd.over, odd.phases, odd.letters);
	return 0;
}
