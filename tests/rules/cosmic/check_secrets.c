/* Secrets by construction: what a reader is given does not change when only what he may
 * not know is changed [R6, R-202].
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "base/page.h"
#include "rules/cosmic/report.h"
#include "rules/game.h"
#include "rules/rng.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/kestrel.h"

enum { SHUFFLES = 200 };

static struct arena *a;
static struct ce_state state;
static struct events events;

static void make(void)
{
	a = arena_create();
	kestrel_state(&state);
	kestrel_events(a, &events);
}

static void drop(void)
{
	arena_destroy(a);
}

static void add(struct buf *b, struct str s)
{
	buf_add(b, s);
	buf_char(b, '\n');
}

/* All text of a page, in order. */
static void flat(const struct page *p, struct buf *b)
{
	for (int i = 0; i < p->n; i++) {
		const struct page_block *block = &p->blocks[i];
		buf_printf(b, "%d %d ", (int)block->kind, block->number);
		add(b, block->left);
		add(b, block->right);
		add(b, block->text);
		for (int r = 0; block->table && r < block->table->n_rows; r++)
			for (int c = 0; c < block->table->n_columns; c++)
				add(b, block->table->rows[r].cell[c]);
	}
}

/* Everything that the game tells this reader. */
static struct str told(const struct ce_state *s, int seat)
{
	struct ce_view *v = arena_new(a, struct ce_view);
	struct events seen = events_seen(a, &events, seat);
	struct page page = page_in(a);
	struct buf b = buf_in(a);

	ce_view_make(s, seat, v);
	ce_report(v, &seen, &page);
	ce_form(v, &page);
	ce_start(v, &page);
	ce_needs(v, NULL, &b);
	flat(&page, &b);
	return buf_str(&b);
}

/* Deals what the reader does not know anew: hands of the others, deck, destiny pile. */
static void permute(struct ce_state *s, int seat, const struct rng *rng, int round)
{
	uint8_t pool[CE_SEATS * CE_HAND_MAX + CE_DECK_MAX];
	int n = 0;
	char label[32];

	for (int i = 0; i < s->t.n_seats; i++)
		for (int k = 0; i != seat && k < s->h.hand[i].n; k++)
			pool[n++] = s->h.hand[i].card[k];
	for (int k = 0; k < s->h.n_deck; k++)
		pool[n++] = s->h.deck[k];
	snprintf(label, sizeof label, "cards %d %d", seat, round);
	rng_shuffle(rng, label, pool, n);
	n = 0;
	for (int i = 0; i < s->t.n_seats; i++)
		for (int k = 0; i != seat && k < s->h.hand[i].n; k++) {
			s->h.hand[i].card[k] = pool[n++];
			s->h.hand[i].old[k] = pool[n] & 1;
		}
	for (int k = 0; k < s->h.n_deck; k++)
		s->h.deck[k] = pool[n++];
	rng_shuffle(rng, "destiny", s->h.destiny, s->h.n_destiny);
	for (int i = 0; i < s->t.n_seats; i++)
		s->h.plan[i] = (uint8_t)((i + round) % 4);
}

static void reads_the_same(int phase, int seat)
{
	struct rng rng;

	rng_seed_text(&rng, STR("secrets"));
	state.t.phase = (uint8_t)phase;
	for (int i = 0; phase > 1 && i < state.t.n_challenges; i++)
		state.t.challenge[i].result = phase == 4 ? CE_DEAL_PENDING : CE_NOT_YET;
	struct str before = told(&state, seat);
	for (int round = 0; round < SHUFFLES; round++) {
		struct ce_state other = state;
		struct arena_mark mark = arena_mark(a);
		permute(&other, seat, &rng, round);
		ck_assert(str_equal(before, told(&other, seat)));
		arena_rewind(a, mark);
	}
}

START_TEST(hidden_cards_change_nothing_that_a_seat_is_told)
{
	for (int seat = 0; seat < 4; seat++)
		reads_the_same(_i, seat);
}
END_TEST

START_TEST(readers_are_told_nothing_of_any_hand)
{
	reads_the_same(_i, SEAT_READERS);
}
END_TEST

START_TEST(his_own_hand_he_is_told)
{
	struct str before = told(&state, KESTREL_RED);

	state.h.hand[KESTREL_RED].card[0] = 6;
	ck_assert(!str_equal(before, told(&state, KESTREL_RED)));
}
END_TEST

START_TEST(a_view_holds_nobody_elses_hand_while_the_game_goes_on)
{
	struct ce_view v;

	for (int seat = -1; seat < 4; seat++) {
		ce_view_make(&state, seat, &v);
		ck_assert(!v.open);
		for (int i = 0; i < CE_SEATS; i++)
			ck_assert_int_eq(v.n_open[i], 0);
		ck_assert_int_eq(v.n_hand, seat < 0 ? 0 : state.h.hand[seat].n);
	}
	state.t.phase = 0;
	ce_view_make(&state, SEAT_READERS, &v);
	ck_assert(v.open);
	ck_assert_int_eq(v.n_open[KESTREL_GREEN], 7);
}
END_TEST

START_TEST(private_events_are_for_their_seats_alone)
{
	struct str red = told(&state, KESTREL_RED), blue = told(&state, KESTREL_BLUE);

	ck_assert_uint_ne(str_find(red, STR("Yellow gives Red Attack 12")), SIZE_MAX);
	ck_assert_uint_eq(str_find(blue, STR("Attack 12.")), SIZE_MAX);
	ck_assert_uint_ne(str_find(blue, STR("Yellow gives Red 2 cards")), SIZE_MAX);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("secrets");
	TCase *c = tcase_create("secrets");

	tcase_set_timeout(c, 120);
	tcase_add_checked_fixture(c, make, drop);
	tcase_add_loop_test(c, hidden_cards_change_nothing_that_a_seat_is_told, 1,
			    CE_PHASES + 1);
	tcase_add_loop_test(c, readers_are_told_nothing_of_any_hand, 1, CE_PHASES + 1);
	tcase_add_test(c, his_own_hand_he_is_told);
	tcase_add_test(c, a_view_holds_nobody_elses_hand_while_the_game_goes_on);
	tcase_add_test(c, private_events_are_for_their_seats_alone);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
