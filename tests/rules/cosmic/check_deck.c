/* Decks and hands: counts, checks, drawing, refills in turn.
 * SPDX-License-Identifier: ISC */
#include "tests/rules/cosmic/play.h"

static int sum(const struct ce_deck_row *row)
{
	int n = 0;

	for (; row->card; row++)
		n += row->count;
	return n;
}

static int deck_size(int n_seats, bool flares, bool mayfair)
{
	uint8_t cards[CE_DECK_MAX];
	struct ce_options o = {.flares = flares, .mayfair_deck = mayfair};

	return ce_deck_build(&o, n_seats, cards);
}

/* [CB-16.1], [PC-F.6], [PC-F.10] */
START_TEST(decks_have_the_counts_of_the_table)
{
	ck_assert_int_eq(sum(ce_deck_postalgm_46), 46);
	ck_assert_int_eq(sum(ce_deck_mayfair_72), 72);
	ck_assert_int_eq(sum(ce_deck_extra), 10);
	ck_assert_int_eq(sum(ce_deck_edicts), 8);
	ck_assert_int_eq(deck_size(3, false, false), 54);
	ck_assert_int_eq(deck_size(5, false, false), 54);
	ck_assert_int_eq(deck_size(6, false, false), 64);
	ck_assert_int_eq(deck_size(4, true, false), 46 + 9);
	ck_assert_int_eq(deck_size(5, true, false), 56 + 9);
	ck_assert_int_eq(deck_size(6, true, false), 56 + 9);
	ck_assert_int_eq(deck_size(4, false, true), 80);
}
END_TEST

/* [CB-16.2] */
START_TEST(a_deck_that_cannot_work_is_refused)
{
	static const struct ce_deck_row few[] = {{8, 10}, {CARD_COMPROMISE, 2}, {0, 0}};
	static const struct ce_deck_row war[] = {{8, 90}, {0, 0}};
	static const struct ce_deck_row bad[] = {
		{8, 90}, {6, -1}, {CARD_COMPROMISE, 1}, {0, 0}};
	struct err err = {0};

	ck_assert(ce_deck_check(ce_deck_postalgm_46, 8, 6, &err));
	ck_assert(!ce_deck_check(few, 8, 3, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "28 are needed"));
	ck_assert(!ce_deck_check(war, 8, 3, &err));
	ck_assert(!ce_deck_check(bad, 8, 3, &err));
}
END_TEST

START_TEST(a_hand_is_sorted_and_gives_old_cards_first)
{
	static struct ce_state s;

	memset(&s, 0, sizeof s);
	ce_hand_add(&s, 0, 10, false);
	ce_hand_add(&s, 0, 8, true);
	ce_hand_add(&s, 0, 8, false);
	ce_hand_add(&s, 0, CARD_COMPROMISE, false);
	ck_assert_int_eq(s.t.hand_size[0], 4);
	ck_assert_int_eq(s.h.hand[0].card[0], 8);
	ck_assert_int_eq(ce_holds(&s, 0, 8), 2);
	ck_assert(ce_hand_remove(&s, 0, 8));
	ck_assert_int_eq(s.h.hand[0].old[0], 0);
	ck_assert(!ce_hand_remove(&s, 0, 30));
	ck_assert_int_eq(ce_hand_challenge_cards(&s, 0), 3);
}
END_TEST

/* [CB-2.3], [R-010] */
START_TEST(everybody_starts_with_seven_cards_and_another_colour)
{
	struct err err = {0};

	for (int n = 3; n <= 6; n++) {
		struct setup setup = {.n_seats = n};
		struct rng rng;
		static struct ce_state s;
		rng_seed_text(&rng, STR("setup"));
		ck_assert(ce_setup(&s, &setup, &rng, NULL, &err));
		ck_assert_msg(ce_sound(&s, &err), "%s", err.text);
		for (int seat = 0; seat < n; seat++) {
			ck_assert_int_eq(s.t.hand_size[seat], 7);
			ck_assert_int_eq(s.t.n_destiny[seat], 1);
			ck_assert_int_ne(s.t.destiny[seat][0], seat);
			ck_assert_int_lt(s.t.destiny[seat][0], n);
		}
		ck_assert_int_eq(s.h.n_destiny, 2 * n);
	}
}
END_TEST

static bool set_up(const char *name, const char *value, struct err *err)
{
	struct option_setting o = {str_of(name), str_of(value)};
	struct setup setup = {.n_seats = 4, .n_options = 1, .options = &o};
	struct rng rng;
	static struct ce_state s;

	rng_seed_text(&rng, STR("options"));
	return ce_setup(&s, &setup, &rng, NULL, err);
}

START_TEST(options_are_checked)
{
	struct err err = {0};

	ck_assert(set_up("deck", "mayfair-72", &err));
	ck_assert(set_up("turn_limit", "12", &err));
	ck_assert(set_up("frozen_bystanders", "off", &err));
	ck_assert(!set_up("turn_limit", "many", &err));
	ck_assert(!set_up("colour", "red", &err));
	ck_assert(!set_up("second_challenge", "perhaps", &err)); /* */
	ck_assert_ptr_nonnull(strstr(err.text, "second_challenge"));
}
END_TEST

START_TEST(every_option_can_be_set_to_its_default)
{
	struct err err = {0};

	for (const struct game_option *o = ce_options_table; o->name; o++) {
		struct str values = str_of(o->values), first = str_until(&values, '|');
		char value[32] = {0};
		memcpy(value, first.s, first.n);
		ck_assert_msg(set_up(o->name, value, &err), "%s: %s", o->name,
			      err.text);
	}
}
END_TEST

/* */
START_TEST(a_short_hand_is_refilled_and_its_old_cards_go)
{
	static struct play p;

	play_bare(&p, 4, "refill");
	play_all_come(&p);
	play_run(&p);
	for (int seat = 0; seat < 4; seat++)
		for (int i = 0; i < 5; i++)
			ce_hand_add(&p.s, seat, 6, false);
	while (ce_hand_remove(&p.s, RED, 6))
		;
	ce_hand_add(&p.s, RED, 8, false);
	ce_hand_add(&p.s, RED, CARD_COMPROMISE, false);
	p.s.t.plague[RED] = 1; /* both cards will be lost: none counts */
	play_all_come(&p);
	p.s.t.phase = 2;
	/* step a would take them now; declared in this phase, it counts for the next */
	p.s.t.plague[RED] = 0;
	ce_hand_add(&p.s, BLUE, CARD_PLAGUE, false);
	play_order(&p, BLUE, order_edict(CARD_PLAGUE, CE_UNSAID, CE_AT_PLAYER, RED),
		   NULL);
	play_run(&p);
	ck_assert_int_eq(p.s.t.plague[RED], 1);
	ck_assert(p.s.t.refilled >> RED & 1);
	ck_assert_int_eq(p.s.t.hand_size[RED], 9);
	ck_assert_int_eq(play_count(&p, EV_REFILL), 1);
	play_end(&p);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("deck");
	TCase *c = tcase_create("deck");

	tcase_add_test(c, decks_have_the_counts_of_the_table);
	tcase_add_test(c, a_deck_that_cannot_work_is_refused);
	tcase_add_test(c, a_hand_is_sorted_and_gives_old_cards_first);
	tcase_add_test(c, everybody_starts_with_seven_cards_and_another_colour);
	tcase_add_test(c, options_are_checked);
	tcase_add_test(c, every_option_can_be_set_to_its_default);
	tcase_add_test(c, a_short_hand_is_refilled_and_its_old_cards_go);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
