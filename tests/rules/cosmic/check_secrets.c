/* Secrets by construction: the view of a reader does not change when only things change
 * that they may not know [R6, R-202].
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "base/figure.h"
#include "base/page.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/game.h"
#include "rules/rng.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/kestrel.h"

enum { SHUFFLES = 200 };

static struct arena *a;
static struct ce_state state;
static struct events events;

/* A Power of the catalogue whose first zone lies open, or does not. */
static int power_with_zone(bool open, int after)
{
	for (int id = after + 1; id <= ce_catalog.n; id++)
		if (ce_power_rule(&ce_catalog, id)->zone[0].open == open)
			return id;
	return 0;
}

/* Everybody has a Power, a Flare and two cards set aside that nobody else sees, and an
 * order that holds. */
static void give_powers(void)
{
	int id = 0;

	state.t.option.flares = 1;
	for (int seat = 0; seat < 4; seat++) {
		struct ce_hand *h = &state.h.hand[seat];
		id = power_with_zone(false, id);
		state.t.power[seat] = (struct ce_power){
			.id = (uint8_t)id, .on = 1, .owner = (int8_t)seat};
		state.t.power[seat].zone_size[0] = 2;
		state.h.zone[seat][0] = (struct ce_zone){2, {5, 23}};
		h->card[h->n++] = (uint8_t)(CARD_FLARE + id);
		state.t.hand_size[seat] = h->n;
	}
}

/* In phase 3 Red saw Blue's hand, and drew a card. */
static void look(void)
{
	events.phase = 3;
	event_add(&events, EV_LOOK, AUDIENCE_ALL, "", 3, KESTREL_RED, KESTREL_BLUE, 0);
	event_add(&events, EV_LOOK_CARDS, AUDIENCE_SEAT(KESTREL_RED), "", 3,
		  KESTREL_BLUE, 6, 37);
	event_add(&events, EV_DRAWN, AUDIENCE_ALL, "", 3, KESTREL_RED, 1, 0);
	event_add(&events, EV_DRAWN_CARD, AUDIENCE_SEAT(KESTREL_RED), "", 2,
		  KESTREL_RED, 39);
}

static void make(void)
{
	a = arena_create();
	kestrel_state(&state);
	give_powers();
	kestrel_events(a, &events);
	look();
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
		for (int k = 0; block->figure && k < block->figure->n; k++) {
			const struct figure_shape *shape = &block->figure->shapes[k];
			/* Bytes, not digits: tests look for numbers of cards. */
			buf_add(b, (struct str){(const char *)shape->at,
						sizeof shape->at});
			add(b, shape->text);
		}
		if (block->figure)
			add(b, block->figure->words);
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

/* The cards that the others have set aside change places with the deck, and their
 * standing orders are others. */
static void permute_powers(struct ce_state *s, int seat, int round)
{
	for (int i = 0; i < CE_SEATS; i++)
		if (i != seat)
			s->h.aside[i] = (struct ce_zone){(uint8_t)(round % 3),
							 {s->h.deck[(i + round) % 30]}};
	for (int i = 0; i < CE_INSTANCES; i++) {
		if (i == seat)
			continue;
		for (int k = 0; k < s->h.zone[i][0].n; k++)
			s->h.zone[i][0].card[k] = s->h.deck[(7 * i + k + round) % 30];
		s->h.kept[i].n = (uint8_t)(round % 3);
		s->h.kept[i].item[0].seat = (int8_t)(round % 4);
	}
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
		permute_powers(&other, seat, round);
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

	for (int seat = SEAT_READERS; seat < 4; seat++) {
		if (seat == SEAT_GM)
			continue;
		ce_view_make(&state, seat, &v);
		ck_assert(!v.open);
		for (int i = 0; i < CE_SEATS; i++)
			ck_assert_int_eq(v.n_open[i], 0);
		ck_assert_int_eq(v.n_hand, seat < 0 ? 0 : state.h.hand[seat].n);
	}
	state.t.phase = 0;
	ce_view_make(&state, SEAT_READERS, &v);
	ck_assert(v.open);
	ck_assert_int_eq(v.n_open[KESTREL_GREEN], 8); /* and the Flare */
}
END_TEST

START_TEST(private_events_are_for_their_seats_alone)
{
	struct str red = told(&state, KESTREL_RED), blue = told(&state, KESTREL_BLUE);

	ck_assert_uint_ne(str_find(red, STR("Yellow gave you Attack 12")), SIZE_MAX);
	ck_assert_uint_eq(str_find(blue, STR("Attack 12.")), SIZE_MAX);
	ck_assert_uint_ne(str_find(blue, STR("Yellow gives Red 2 cards")), SIZE_MAX);
}
END_TEST

START_TEST(a_hand_that_was_seen_is_told_to_who_saw_it)
{
	struct str red = told(&state, KESTREL_RED);

	ck_assert_uint_ne(
		str_find(red, STR("Blue's hand, as you saw it: Attack 6, 37 (C1")),
		SIZE_MAX);
	ck_assert_uint_ne(str_find(red, STR("You drew Attack 39.")), SIZE_MAX);
	for (int seat = SEAT_READERS; seat < 4; seat++) {
		if (seat == SEAT_GM)
			continue;
		struct str text = told(&state, seat);
		ck_assert_uint_ne(str_find(text, STR("Red looks at Blue's hand")),
				  SIZE_MAX);
		ck_assert(seat == KESTREL_RED ||
			  (str_find(text, STR("37")) == SIZE_MAX &&
			   str_find(text, STR("39")) == SIZE_MAX));
	}
}
END_TEST

/* The texts of their Flares too: the Super where the Power is theirs [PC-F.2]. */
START_TEST(his_own_zone_and_flare_he_is_told)
{
	struct str before = told(&state, KESTREL_RED);

	ck_assert_uint_ne(str_find(before, STR("Attack 5, 23.")), SIZE_MAX);
	ck_assert_uint_ne(str_find(before, STR(" (Super): ")), SIZE_MAX);
	state.t.power[KESTREL_RED].on = 0;
	ck_assert_uint_ne(str_find(told(&state, KESTREL_RED), STR(" (Wild): ")),
			  SIZE_MAX);
	state.h.zone[KESTREL_RED][0].card[0] = 4;
	ck_assert(!str_equal(before, told(&state, KESTREL_RED)));
}
END_TEST

START_TEST(a_view_holds_zones_and_orders_of_its_own_power_alone)
{
	struct ce_view v;

	for (int seat = 0; seat < 4; seat++)
		state.h.kept[seat].n = 1;
	state.h.aside[KESTREL_RED].n = 1;
	for (int seat = SEAT_READERS; seat < 4; seat++) {
		if (seat == SEAT_GM)
			continue;
		ce_view_make(&state, seat, &v);
		for (int i = 0; i < CE_INSTANCES; i++)
			ck_assert_int_eq(v.zone[i][0].n, i == seat ? 2 : 0);
		ck_assert_int_eq(v.kept.n, seat >= 0);
		ck_assert_int_eq(v.aside.n, seat == KESTREL_RED);
	}
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
	tcase_add_test(c, a_hand_that_was_seen_is_told_to_who_saw_it);
	tcase_add_test(c, his_own_zone_and_flare_he_is_told);
	tcase_add_test(c, a_view_holds_zones_and_orders_of_its_own_power_alone);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
