/* Headlines of Dune: in every draw they name the actor and the place.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/voice.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/view.h"
#include "tests/rules/dune/dune_kit.h"
#include "tests/rules/titles.h"

enum { MANY = 60 };

static struct events seen;

/* What happened in the phase that is open. */
static void nothing_yet(void)
{
	seen = (struct events){
		.a = d.a, .turn = d.s.t.turn, .phase = (int16_t)du_number(&d.s.t)};
}

static void headline_names(const char *who, const char *where)
{
	struct du_view *was = arena_new(d.a, struct du_view);

	du_view_make(&d.s, SEAT_READERS, was);
	for (int i = 0; i < MANY; i++) {
		struct voice v;
		struct rng rng;
		rng_seed_text(&rng, str_printf(d.a, "seed %d", i));
		du_zine_voice(was, was, &seen, &rng, d.a, &v);
		ck_assert_msg(str_find(v.headline, str_of(who)) != SIZE_MAX &&
				      str_find(v.headline, str_of(where)) != SIZE_MAX,
			      "%.*s", STR_ARG(v.headline));
	}
}

/* The winner stands above what the battle cost, even if that was much. */
START_TEST(who_wins_a_battle_has_the_headline)
{
	nothing_yet();
	event_add(&seen, DU_EV_LOST, AUDIENCE_ALL, "", 4, H, 12, 0, DU_ARRAKEEN);
	event_add(&seen, DU_EV_WON, AUDIENCE_ALL, "", 5, A, DU_ARRAKEEN, 3, 0, H);
	headline_names("ATREIDES", "ARRAKEEN");
}
END_TEST

static void fights(int winner, int territory, int loser, int lost)
{
	event_add(&seen, DU_EV_BATTLE, AUDIENCE_ALL, "", 3, territory, loser, winner);
	event_add(&seen, DU_EV_WON, AUDIENCE_ALL, "", 5, winner, territory, 1, 0,
		  loser);
	event_add(&seen, DU_EV_LOST, AUDIENCE_ALL, "", 4, loser, lost, 0, territory);
}

/* Of several battles: the one that costs most, one for a stronghold before it, and above all the one that puts its winner ahead. */
START_TEST(the_battle_that_decides_most_has_the_headline)
{
	struct du_view *was = arena_new(d.a, struct du_view), *is;
	struct voice v;
	struct rng rng;

	nothing_yet();
	fights(A, DU_RED_CHASM, H, 2);
	fights(E, DU_IMPERIAL_BASIN, F, 9);
	fights(H, DU_BROKEN_LAND, A, 5);
	headline_names("EMPEROR", "IMPERIAL BASIN");
	fights(F, DU_TUEKS_SIETCH, G, 1);
	headline_names("FREMEN", "TUEK'S SIETCH");
	fights(B, DU_CARTHAG, A, 8);
	headline_names("BENE GESSERIT", "CARTHAG");
	du_view_make(&d.s, SEAT_READERS, was);
	is = arena_new(d.a, struct du_view);
	for (int i = 0; i < MANY; i++) {
		*is = *was;
		put(F, du_first_area(DU_TUEKS_SIETCH), 1, 0);
		put(F, du_first_area(DU_HABBANYA_SIETCH), 1, 0);
		du_view_make(&d.s, SEAT_READERS, is);
		rng_seed_text(&rng, str_printf(d.a, "seed %d", i));
		du_zine_voice(was, is, &seen, &rng, d.a, &v);
		ck_assert_msg(str_find(v.headline, STR("FREMEN")) != SIZE_MAX &&
				      str_find(v.headline, STR("TUEK'S SIETCH")) !=
					      SIZE_MAX,
			      "%.*s", STR_ARG(v.headline));
	}
}
END_TEST

START_TEST(a_landing_and_a_blow_are_told_where_nothing_bigger_was)
{
	nothing_yet();
	event_add(&seen, DU_EV_BLOW, AUDIENCE_ALL, "", 3, 0,
		  du_first_area(DU_RED_CHASM), 8);
	headline_names("SPICE", "RED CHASM");
	event_add(&seen, DU_EV_SHIPPED, AUDIENCE_ALL, "", 6, H, 3, 0,
		  du_first_area(DU_TUEKS_SIETCH), 3, -1);
	headline_names("HARKONNEN", "TUEK'S SIETCH");
}
END_TEST

/* While plans are made, two who stand in one place are the news; what happened comes before it. Where nobody meets, and in
 * other phases, the quiet titles stand. */
START_TEST(who_meets_whom_is_told_while_plans_are_made)
{
	static const int phases[] = {DU_VOICE, DU_PLAN};
	struct voice v;
	struct rng rng;
	struct du_view *was = arena_new(d.a, struct du_view);

	put(A, du_first_area(DU_ARRAKEEN), 3, 0);
	put(H, du_first_area(DU_ARRAKEEN), 4, 0);
	for (size_t i = 0; i < sizeof phases / sizeof *phases; i++) {
		d.s.t.phase = (uint8_t)phases[i];
		nothing_yet();
		headline_names("ATREIDES", "ARRAKEEN");
		headline_names("HARKONNEN", "ARRAKEEN");
		event_add(&seen, DU_EV_SHIPPED, AUDIENCE_ALL, "", 6, H, 3, 0,
			  du_first_area(DU_TUEKS_SIETCH), 3, -1);
		headline_names("HARKONNEN", "TUEK'S SIETCH");
	}
	d.s.t.phase = DU_BID;
	nothing_yet();
	du_view_make(&d.s, SEAT_READERS, was);
	rng_seed_text(&rng, STR("quiet"));
	du_zine_voice(was, was, &seen, &rng, d.a, &v);
	ck_assert_uint_eq(str_find(v.headline, STR("ARRAKEEN")), SIZE_MAX);
}
END_TEST

/* Of several, the one for a stronghold, then the one of the larger armies. */
START_TEST(the_biggest_battle_to_come_is_told)
{
	d.s.t.phase = DU_PLAN;
	put(A, du_first_area(DU_IMPERIAL_BASIN), 9, 0);
	put(H, du_first_area(DU_IMPERIAL_BASIN), 9, 0);
	nothing_yet();
	headline_names("HARKONNEN", "IMPERIAL BASIN");
	put(E, du_first_area(DU_ARRAKEEN), 1, 0);
	put(G, du_first_area(DU_ARRAKEEN), 2, 0);
	headline_names("GUILD", "ARRAKEEN");
	put(B, du_first_area(DU_CARTHAG), 1, 0);
	put(F, du_first_area(DU_CARTHAG), 6, 0);
	headline_names("FREMEN", "CARTHAG");
}
END_TEST

/* Somebody who knows nothing learns from an auction who bought: at any price. */
START_TEST(who_bought_has_the_headline_of_an_auction)
{
	nothing_yet();
	event_add(&seen, DU_EV_SOLD, AUDIENCE_ALL, "", 4, 1, H, 1, E);
	headline_names("HARKONNEN", "CARD");
}
END_TEST

/* [DU-057] The Fremen win in the last turn with their allies: the headline names as many as it can. No line says who holds what: an
 * ally who holds three alone has not won. */
START_TEST(who_shares_the_last_turn_is_named)
{
	nothing_yet();
	event_add(&seen, DU_EV_DEFAULT, AUDIENCE_ALL, "", 3, F, DU_NOBODY, DU_NOBODY);
	headline_names("FREMEN", "");
	nothing_yet();
	event_add(&seen, DU_EV_DEFAULT, AUDIENCE_ALL, "", 3, F, H, DU_NOBODY);
	headline_names("FREMEN", "HARKONNEN");
	nothing_yet();
	event_add(&seen, DU_EV_DEFAULT, AUDIENCE_ALL, "", 3, F, H, A);
	headline_names("FREMEN", "HARKONNEN");
	for (const struct moment *m = du_moments; m->event; m++)
		for (int i = 0; m->event == DU_EV_DEFAULT && i < VOICE_WORDS_MAX &&
				m->kind.line[i];
		     i++)
			ck_assert_ptr_null(strstr(m->kind.line[i], "three strong"));
}
END_TEST

/* "Who won?" is answered by the headline alone. */
START_TEST(each_title_of_a_win_names_a_winner)
{
	static const char *const wins[] = {"foretold", "victory", "default"};

	for (const struct moment *m = du_moments; m->event; m++)
		for (size_t k = 0; k < sizeof wins / sizeof *wins; k++)
			for (int i = 0; i < VOICE_TITLES_MAX && m->kind.title[i]; i++) {
				const char *words = m->kind.title[i];
				if (!strncmp(m->kind.name, wins[k], strlen(wins[k])))
					ck_assert_msg(strstr(words, "{a}") ||
							      strstr(words, "{A}"),
						      "%s", words);
			}
}
END_TEST

/* Nor is a battle taken for the end. */
START_TEST(each_title_tells_who_or_where)
{
	const struct moment *m = du_moments;

	for (; m->event; m++) {
		titles_tell(&m->kind);
		titles_agree_with_one(&m->kind);
		for (const struct moment *other = du_moments; other < m; other++)
			titles_differ(&m->kind, &other->kind);
	}
	titles_tell(&m->kind);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("dune/headlines");
	TCase *t = tcase_create("all");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	tcase_add_test(t, each_title_of_a_win_names_a_winner);
	tcase_add_test(t, each_title_tells_who_or_where);
	tcase_add_test(t, who_shares_the_last_turn_is_named);
	tcase_add_test(t, who_wins_a_battle_has_the_headline);
	tcase_add_test(t, the_battle_that_decides_most_has_the_headline);
	tcase_add_test(t, the_biggest_battle_to_come_is_told);
	tcase_add_test(t, a_landing_and_a_blow_are_told_where_nothing_bigger_was);
	tcase_add_test(t, who_bought_has_the_headline_of_an_auction);
	tcase_add_test(t, who_meets_whom_is_told_while_plans_are_made);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
