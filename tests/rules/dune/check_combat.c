/* Battles: dials, losses, weapons, traitors, explosions, by the worked examples of the rules.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/combat.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/leader.h"
#include "tests/check_main.h"

static int leader(const char *name)
{
	int found = du_leader_named(str_of(name));

	ck_assert_msg(found > 0, "%s", name);
	return found;
}

/* DU-COMBAT-1 of the rules: 1 Sardaukar and 5 ordinary forces, dial 3, spice 1. [DU-044] */
START_TEST(the_winner_loses_what_agrees_with_dial_and_spice)
{
	const struct du_army army = {.normals = 5, .elites = 1, .worth = 2};
	struct du_share lost;

	ck_assert(du_losses(&army, 6, 1, false, &lost));
	ck_assert_int_eq(lost.normals, 5); /* one in full, four half */
	ck_assert_int_eq(lost.elites, 0);
	ck_assert_int_eq(lost.full_normals, 1);
	ck_assert(du_losses(&army, 6, 1, true, &lost));
	ck_assert_int_eq(lost.normals, 2); /* half each, the Sardaukar in full */
	ck_assert_int_eq(lost.elites, 1);
	ck_assert_int_eq(lost.full_elites, 1);
}
END_TEST

/* [DU-043] 1 force, spice 1, dial 1/2: refused. */
START_TEST(strength_and_spice_agree)
{
	const struct du_army one = {.normals = 1, .worth = 2};
	const struct du_army four = {.normals = 4, .worth = 2};

	ck_assert(!du_dial_is_legal(&one, 1, 1));
	ck_assert(du_dial_is_legal(&one, 1, 0));
	ck_assert(du_dial_is_legal(&one, 2, 1));
	ck_assert(!du_dial_is_legal(&one, 2, 0));
	ck_assert(du_dial_is_legal(&one, 0, 0));
	ck_assert(!du_dial_is_legal(&one, 0, 1));
	ck_assert(!du_dial_is_legal(&one, 2, -1));
	ck_assert(!du_dial_is_legal(&one, 4, 2)); /* more spice than forces */
	for (int spice = 0; spice <= 5; spice++)
		for (int halves = 0; halves <= 9; halves++)
			/* s in full and up to 4 - s half */
			ck_assert_int_eq(du_dial_is_legal(&four, halves, spice),
					 spice <= 4 && halves >= 2 * spice &&
						 halves <= 4 + spice);
	ck_assert_int_eq(du_greatest_dial(&four, 0), 4);
	ck_assert_int_eq(du_greatest_dial(&four, 4), 8);
	ck_assert_int_eq(du_greatest_dial(&four, 5), -1);
}
END_TEST

/* [DU-045] Fremen: 2 forces, dial 2 with spice 1 is refused, with 0 it is legal. */
START_TEST(those_who_need_no_spice_dial_none)
{
	const struct du_army fremen = {.normals = 2, .worth = 2, .all_full = true};
	const struct du_army with_fedaykin = {
		.normals = 2, .elites = 1, .worth = 2, .all_full = true};
	struct du_share lost;

	ck_assert(!du_dial_is_legal(&fremen, 4, 1));
	ck_assert(du_dial_is_legal(&fremen, 4, 0));
	ck_assert(!du_dial_is_legal(&fremen, 3, 0)); /* no halves */
	ck_assert_int_eq(du_greatest_dial(&with_fedaykin, 0), 8);
	ck_assert(du_losses(&with_fedaykin, 4, 0, false, &lost));
	ck_assert_int_eq(lost.normals, 2);
	ck_assert(du_losses(&with_fedaykin, 4, 0, true, &lost));
	ck_assert_int_eq(lost.elites, 1);
	ck_assert_int_eq(lost.normals, 0);
}
END_TEST

/* [DU-046] 2 Sardaukar, spice 1, against Fremen: greatest dial 1 1/2. */
START_TEST(sardaukar_are_worth_one_against_fremen)
{
	const struct du_army against_fremen = {.elites = 2, .worth = 1};
	const struct du_army against_others = {.elites = 2, .worth = 2};

	ck_assert_int_eq(du_greatest_dial(&against_fremen, 1), 3);
	ck_assert_int_eq(du_greatest_dial(&against_others, 1), 6);
	ck_assert_int_eq(du_greatest_dial(&against_others, 2), 8);
}
END_TEST

/* A slow and obvious look at each possible share, for many armies. */
START_TEST(losses_are_the_best_of_all_shares)
{
	for (int normals = 0; normals <= 4; normals++)
		for (int elites = 0; elites <= 3; elites++)
			for (int spice = 0; spice <= 4; spice++)
				for (int halves = 0; halves <= 20; halves++) {
					const struct du_army army = {normals, elites, 2,
								     false};
					struct du_share lost = {0};
					int best = 1000;
					for (int fn = 0; fn <= normals; fn++)
						for (int hn = 0; hn <= normals - fn;
						     hn++)
							for (int fe = 0; fe <= elites;
							     fe++)
								for (int he = 0;
								     he <= elites - fe;
								     he++)
									if (fn + fe ==
										    spice &&
									    2 * fn + hn + 4 * fe +
											    2 * he ==
										    halves &&
									    100 * (fe +
										   he) + fn +
											    hn <
										    best)
										best = 100 * (fe +
											      he) +
										       fn +
										       hn;
					bool legal = du_losses(&army, halves, spice,
							       false, &lost);
					ck_assert_int_eq(legal, best < 1000);
					if (legal)
						ck_assert_int_eq(100 * lost.elites +
									 lost.normals,
								 best);
				}
}
END_TEST

START_TEST(each_defence_stops_its_kind_of_weapon)
{
	ck_assert(!du_kills(DU_CRYSKNIFE, DU_SHIELD));
	ck_assert(du_kills(DU_CRYSKNIFE, DU_SNOOPER));
	ck_assert(du_kills(DU_STUNNER, DU_NO_CARD));
	ck_assert(!du_kills(DU_GOM_JABBAR, DU_SNOOPER));
	ck_assert(du_kills(DU_GOM_JABBAR, DU_SHIELD));
	ck_assert(du_kills(DU_CHAUMAS, DU_KULON));
	ck_assert(du_kills(DU_LASGUN, DU_SNOOPER));
	ck_assert(!du_kills(DU_BALISET, DU_NO_CARD));
	ck_assert(!du_kills(DU_NO_CARD, DU_NO_CARD));
}
END_TEST

START_TEST(the_higher_total_wins_and_the_aggressor_wins_ties)
{
	struct du_side sides[DU_SIDES] = {{.halves = 6, .leader = leader("Dr Yueh")},
					  {.halves = 4, .leader = leader("Bashar")}};
	struct du_outcome o = du_fight(sides);

	ck_assert_int_eq(o.end, DU_FOUGHT); /* 3 + 1 and 2 + 2 */
	ck_assert_int_eq(o.total[DU_AGGRESSOR], 8);
	ck_assert_int_eq(o.total[DU_DEFENDER], 8);
	ck_assert_int_eq(o.winner, DU_AGGRESSOR);
	ck_assert_int_eq(o.reward, 0);
	sides[DU_DEFENDER].halves = 5;
	ck_assert_int_eq(du_fight(sides).winner, DU_DEFENDER);
}
END_TEST

/* [DU-048] Both leaders die, 5 and 2: the winner gets 7. */
START_TEST(the_winner_is_paid_for_each_leader_killed)
{
	const struct du_side sides[DU_SIDES] = {
		{.halves = 4, .leader = leader("Thufir Hawat"), .weapon = DU_CRYSKNIFE},
		{.halves = 3,
		 .leader = leader("Bashar"),
		 .weapon = DU_CHAUMAS,
		 .defence = DU_SNOOPER}};
	struct du_outcome o = du_fight(sides);

	ck_assert(o.dead[DU_AGGRESSOR] && o.dead[DU_DEFENDER]);
	ck_assert_int_eq(o.total[DU_AGGRESSOR], 4);
	ck_assert_int_eq(o.winner, DU_AGGRESSOR);
	ck_assert_int_eq(o.reward, 7);
	ck_assert(o.pays[DU_AGGRESSOR] && o.pays[DU_DEFENDER]);
}
END_TEST

START_TEST(a_leader_who_is_shielded_counts)
{
	const struct du_side sides[DU_SIDES] = {
		{.halves = 2, .leader = leader("Stilgar"), .defence = DU_SHIELD},
		{.halves = 12, .leader = leader("Caid"), .weapon = DU_MAULA_PISTOL}};
	struct du_outcome o = du_fight(sides);

	ck_assert(!o.dead[DU_AGGRESSOR]);
	ck_assert_int_eq(o.total[DU_AGGRESSOR], 2 + 14);
	ck_assert_int_eq(o.total[DU_DEFENDER], 12 + 6);
	ck_assert_int_eq(o.winner, DU_DEFENDER);
}
END_TEST

START_TEST(the_kwisatz_haderach_adds_two_where_the_leader_lives)
{
	struct du_side sides[DU_SIDES] = {
		{.halves = 0, .leader = leader("Lady Jessica"), .kh = true},
		{.halves = 0, .weapon = DU_NO_CARD}};

	ck_assert_int_eq(du_fight(sides).total[DU_AGGRESSOR], 14);
	sides[DU_DEFENDER].weapon = DU_STUNNER;
	ck_assert_int_eq(du_fight(sides).total[DU_AGGRESSOR], 0);
	sides[DU_DEFENDER].weapon = DU_NO_CARD;
	sides[DU_AGGRESSOR].leader = 0; /* with a hero */
	ck_assert_int_eq(du_fight(sides).total[DU_AGGRESSOR], 4);
}
END_TEST

/* From either side, and from one side alone. [DU-047] Both pay. */
START_TEST(lasgun_and_shield_explode)
{
	for (int gun = 0; gun < DU_SIDES; gun++)
		for (int shield = 0; shield < DU_SIDES; shield++) {
			struct du_side sides[DU_SIDES] = {
				{.halves = 8, .spice = 3, .leader = leader("Stilgar")},
				{.halves = 2, .spice = 2, .leader = leader("Caid")}};
			sides[gun].weapon = DU_LASGUN;
			sides[shield].defence = DU_SHIELD;
			struct du_outcome o = du_fight(sides);
			ck_assert_int_eq(o.end, DU_EXPLODED);
			ck_assert_int_eq(o.winner, DU_NO_WINNER);
			ck_assert(o.dead[0] && o.dead[1]);
			ck_assert(o.pays[0] && o.pays[1]);
			ck_assert_int_eq(o.reward, 0);
		}
}
END_TEST

/* A call beats an explosion; the caller loses nothing and pays nothing. [DU-047] */
START_TEST(a_traitor_decides_everything)
{
	const struct du_side sides[DU_SIDES] = {{.halves = 8,
						 .spice = 3,
						 .leader = leader("Stilgar"),
						 .weapon = DU_LASGUN},
						{.halves = 2,
						 .spice = 2,
						 .leader = leader("Caid"),
						 .defence = DU_SHIELD,
						 .calls = true}};
	struct du_outcome o = du_fight(sides);

	ck_assert_int_eq(o.end, DU_BETRAYED);
	ck_assert_int_eq(o.winner, DU_DEFENDER);
	ck_assert(o.dead[DU_AGGRESSOR] && !o.dead[DU_DEFENDER]);
	ck_assert(o.pays[DU_AGGRESSOR] && !o.pays[DU_DEFENDER]);
	ck_assert_int_eq(o.reward, 7);
}
END_TEST

START_TEST(two_traitors_leave_nothing)
{
	const struct du_side sides[DU_SIDES] = {
		{.spice = 3, .leader = leader("Stilgar"), .calls = true},
		{.spice = 2, .leader = leader("Caid"), .calls = true}};
	struct du_outcome o = du_fight(sides);

	ck_assert_int_eq(o.end, DU_BOTH_BETRAYED);
	ck_assert_int_eq(o.winner, DU_NO_WINNER);
	ck_assert(o.pays[0] && o.pays[1]);
	ck_assert_int_eq(o.reward, 0);
}
END_TEST

/* [DU-050] Jessica fights with the Kwisatz Haderach: she is not called. A hero never is. */
START_TEST(nobody_calls_a_leader_with_the_kwisatz_haderach_or_a_hero)
{
	struct du_side sides[DU_SIDES] = {
		{.halves = 4, .leader = leader("Lady Jessica"), .kh = true},
		{.halves = 2, .leader = leader("Caid"), .calls = true}};

	ck_assert_int_eq(du_fight(sides).end, DU_FOUGHT);
	sides[DU_AGGRESSOR].kh = false;
	ck_assert_int_eq(du_fight(sides).end, DU_BETRAYED);
	sides[DU_AGGRESSOR].leader = 0;
	ck_assert_int_eq(du_fight(sides).end, DU_FOUGHT);
}
END_TEST

static Suite *suite(void)
{
	const TTest *const tests[] = {
		the_winner_loses_what_agrees_with_dial_and_spice,
		strength_and_spice_agree,
		those_who_need_no_spice_dial_none,
		sardaukar_are_worth_one_against_fremen,
		losses_are_the_best_of_all_shares,
		each_defence_stops_its_kind_of_weapon,
		the_higher_total_wins_and_the_aggressor_wins_ties,
		the_winner_is_paid_for_each_leader_killed,
		a_leader_who_is_shielded_counts,
		the_kwisatz_haderach_adds_two_where_the_leader_lives,
		lasgun_and_shield_explode,
		a_traitor_decides_everything,
		two_traitors_leave_nothing,
		nobody_calls_a_leader_with_the_kwisatz_haderach_or_a_hero};
	Suite *s = suite_create("dune/combat");
	TCase *t = tcase_create("combat");

	for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
		tcase_add_test(t, tests[i]);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
