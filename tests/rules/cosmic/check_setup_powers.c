/* Powers and Flares before the first phase: their owners, the deck, and the start
 * letter about them.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "base/page.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/view.h"
#include "tests/rules/cosmic/play.h"

enum { SEEDS = 50, SEED_MAX = 32 };

static struct ce_state state;

/* Seats 0 to n - 1 have the Powers from `first` on. */
static bool begin(int n_seats, int n_powers, int first, bool flares, int seed,
		  struct err *err)
{
	struct option_setting option = {STR("flares"), STR("on")};
	struct setup setup = {
		.n_seats = n_seats, .n_options = flares, .options = &option};
	struct rng rng;
	char text[SEED_MAX];

	for (int seat = 0; seat < n_powers; seat++)
		setup.powers[seat] =
			str_of(ce_power_rule(&ce_catalog, first + seat)->name);
	snprintf(text, sizeof text, "powers %d", seed);
	rng_seed_text(&rng, str_of(text));
	return ce_setup(&state, &setup, &rng, NULL, err);
}

static void must_begin(int n_seats, int n_powers, int first, bool flares, int seed)
{
	struct err err = {0};

	ck_assert_msg(begin(n_seats, n_powers, first, flares, seed, &err), "%s",
		      err.text);
	ck_assert_msg(ce_sound(&state, &err), "%s", err.text);
}

static int copies(int card)
{
	int n = 0;

	for (int seat = 0; seat < state.t.n_seats; seat++)
		n += ce_holds(&state, seat, card);
	for (int i = 0; i < state.h.n_deck; i++)
		n += state.h.deck[i] == card;
	return n;
}

/* [PC-F.1, R-197] The Flares of all Powers in play and as many others, one of each. */
START_TEST(as_many_other_flares_as_powers_in_play)
{
	for (int seed = 0; seed < SEEDS; seed++) {
		int mine = 0, others = 0;
		must_begin(4, 4, 1 + seed % 10, true, seed);
		for (int id = 1; id <= ce_catalog.n; id++) {
			bool in_play = false;
			for (int seat = 0; seat < 4; seat++)
				in_play |= state.t.power[seat].id == id;
			int n = copies(CARD_FLARE + id);
			ck_assert_int_le(n, 1);
			mine += in_play ? n : 0;
			others += in_play ? 0 : n;
		}
		ck_assert_int_eq(mine, 4);
		ck_assert_int_eq(others, 4);
		ck_assert_int_eq(copies(CARD_FLAREZAP), 1); /* [PC-F.6] */
	}
}
END_TEST

/* [PC-F.1]: which others come in is drawn anew in each game. */
START_TEST(other_flares_are_drawn_by_lot)
{
	unsigned seen = 0;

	for (int seed = 0; seed < SEEDS; seed++) {
		must_begin(3, 3, 1, true, seed);
		for (int id = 4; id <= ce_catalog.n; id++)
			seen |= copies(CARD_FLARE + id) ? 1U << id : 0;
	}
	for (int id = 4; id <= ce_catalog.n; id++)
		ck_assert_msg(seen >> id & 1, "Flare %d never came", id);
}
END_TEST

START_TEST(without_the_option_there_is_no_flare_and_no_flarezap)
{
	must_begin(4, 4, 1, false, 1);
	for (int card = CARD_FLARE; card < CARD_END; card++)
		ck_assert_int_eq(copies(card), 0);
	ck_assert_int_eq(copies(CARD_FLAREZAP), 0);
}
END_TEST

/* [PC-F.10] Five players with Flares: 56 challenge cards; four: 46. */
START_TEST(five_players_with_flares_have_ten_more_challenge_cards)
{
	for (int n = 4; n <= 5; n++) {
		int cards = 0;
		must_begin(n, n, 1, true, n);
		for (int card = CARD_ATTACK_1; card <= CARD_COMPROMISE; card++)
			cards += card_is_challenge(card) ? copies(card) : 0;
		ck_assert_int_eq(cards, n == 4 ? 46 : 56);
	}
}
END_TEST

/* [SP-12] */
START_TEST(no_power_is_twice_in_a_game)
{
	struct setup setup = {.n_seats = 4};
	struct err err = {0};
	struct rng rng;

	setup.powers[0] = STR("Zombie");
	setup.powers[2] = STR("zombie");
	rng_seed_text(&rng, STR("twice"));
	ck_assert(!ce_setup(&state, &setup, &rng, NULL, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "ombie"));
	setup.powers[2] = STR("Nobody");
	ck_assert(!ce_setup(&state, &setup, &rng, NULL, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "Nobody"));
}
END_TEST

static struct str all_text(struct arena *a, const struct page *p)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < p->n; i++) {
		buf_add(&b, p->blocks[i].text);
		buf_char(&b, '\n');
	}
	return buf_str(&b);
}

/* [CP-2.16] Destiny is drawn before anybody has written, so the Assassin may have executed by the first report: each token that
 * is gone from a planet is told there. */
START_TEST(the_first_report_tells_what_the_assassin_did)
{
	int gone = 0;

	for (int seed = 0; seed < SEEDS; seed++) {
		struct arena *a = arena_create();
		struct setup setup = {.n_seats = 4, .powers = {STR("Assassin")}};
		struct events ev = {.a = a};
		struct page page = page_in(a);
		struct ce_view view;
		struct err err = {0};
		struct rng rng;
		char text[SEED_MAX];
		snprintf(text, sizeof text, "assassin %d", seed);
		rng_seed_text(&rng, str_of(text));
		ck_assert(ce_setup(&state, &setup, &rng, &ev, &err));
		ce_view_make(&state, 1, &view);
		ce_report(&view, &ev, &page);
		struct str report = all_text(a, &page);
		for (int seat = 0; seat < 4; seat++)
			for (int planet = 1; planet <= CE_PLANETS; planet++) {
				int left = state.t.planet[seat][planet - 1][seat];
				char says[80];
				if (left == 4)
					continue;
				gone += 4 - left;
				snprintf(says, sizeof says, "%s loses %d token",
					 ce_colour_names[seat], 4 - left);
				ck_assert_msg(str_find(report, str_of(says)) !=
						      SIZE_MAX,
					      "%s: " PRI_STR, says, STR_ARG(report));
				snprintf(says, sizeof says, "from %s %d to the Warp",
					 ce_colour_names[seat], planet);
				ck_assert_msg(str_find(report, str_of(says)) !=
						      SIZE_MAX,
					      "%s: " PRI_STR, says, STR_ARG(report));
			}
		arena_destroy(a);
	}
	ck_assert_int_gt(gone, 0);
}
END_TEST

static bool tells(struct str text, const char *what)
{
	return str_find(text, str_of(what)) != SIZE_MAX;
}

/* [PC-17.1, PC-5.2]: the rules of each Power in play go to all; they are the house's own
 * [PC-17.2]. With Flares, both texts of theirs, and of no other [PC-F.3]. */
START_TEST(the_start_letter_tells_the_powers_and_their_flares)
{
	for (int flares = 0; flares <= 1; flares++) {
		struct arena *a = arena_create();
		struct page page = page_in(a);
		struct ce_view view;
		must_begin(4, 4, 1, flares, 7);
		ce_view_make(&state, 3, &view);
		ce_start(&view, &page);
		struct str text = all_text(a, &page);
		for (int id = 1; id <= ce_catalog.n; id++) {
			const struct ce_power_rule *rule =
				ce_power_rule(&ce_catalog, id);
			ck_assert_int_eq(tells(text, rule->text), id <= 4);
			ck_assert_int_eq(tells(text, rule->wild.text),
					 id <= 4 && flares);
			ck_assert_int_eq(tells(text, rule->super.text),
					 id <= 4 && flares);
		}
		ck_assert_int_eq(
			tells(text,
			      "has its Super effect, every other player its Wild effect"),
			flares);
		ck_assert_int_eq(tells(text, "every other player its Wild effect"),
				 flares);
		arena_destroy(a);
	}
}
END_TEST

/* Every file says what players must know. */
START_TEST(every_power_has_its_texts)
{
	for (int id = 1; id <= ce_catalog.n; id++) {
		const struct ce_power_rule *r = ce_power_rule(&ce_catalog, id);
		const struct ce_speech *speech[] = {&r->orders, &r->wild.orders,
						    &r->super.orders};
		ck_assert_msg(r->text[0] && r->title[0] && r->wild.text[0] &&
				      r->super.text[0],
			      "%s", r->name);
		ck_assert_msg(r->wild.orders.phases && r->super.orders.phases, "%s",
			      r->name);
		for (int i = 0; i < 3; i++) {
			ck_assert_msg(!speech[i]->phases || speech[i]->example, "%s",
				      r->name);
			/* A parse without words of its own only looks at the order. */
			ck_assert_msg(!speech[i]->echo || speech[i]->parse, "%s",
				      r->name);
		}
	}
}
END_TEST

/* [CP-2.20] */
START_TEST(a_power_may_bring_more_tokens)
{
	for (int id = 1; id <= ce_catalog.n; id++) {
		int tokens = ce_power_rule(&ce_catalog, id)->tokens;
		must_begin(3, 1, id, false, id);
		ck_assert_int_eq(state.t.tokens[0], tokens ? tokens : 20);
		ck_assert_int_eq(state.t.planet[0][2][0], tokens ? tokens / 5 : 4);
		ck_assert_int_eq(state.t.tokens[1], 20);
	}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("setting up with Powers");
	TCase *c = tcase_create("setup");

	tcase_add_test(c, as_many_other_flares_as_powers_in_play);
	tcase_add_test(c, other_flares_are_drawn_by_lot);
	tcase_add_test(c, without_the_option_there_is_no_flare_and_no_flarezap);
	tcase_add_test(c, five_players_with_flares_have_ten_more_challenge_cards);
	tcase_add_test(c, no_power_is_twice_in_a_game);
	tcase_add_test(c, the_start_letter_tells_the_powers_and_their_flares);
	tcase_add_test(c, the_first_report_tells_what_the_assassin_did);
	tcase_add_test(c, every_power_has_its_texts);
	tcase_add_test(c, a_power_may_bring_more_tokens);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
