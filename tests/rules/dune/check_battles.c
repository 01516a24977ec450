/* Battles: who fights, plans, traitors, explosions, losses, captures, the Kwisatz Haderach, by the examples of the
 * rulings.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/fights.h"
#include "rules/dune/war/battle.h"
#include "tests/rules/dune/battle_kit.h"

/* Who fights ------------------------------------------------------------------------------------ */

/* [DU-037] Plastic Basin 11 and 13: storm in 12, no battle; in 13, no battle, one is inside; in 11 neither; in 5 they
 * fight. Both in 13 with the storm there: they fight. */
START_TEST(the_storm_parts_fields)
{
	static const struct {
		int storm, sector;
		bool fights;
	} rows[] = {{12, 11, false}, {13, 11, false}, {11, 11, false},
		    {5, 11, true},   {13, 13, true},  {12, 13, true}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_lay();
		d.s.t.storm = (uint8_t)rows[i].storm;
		put(A, at(DU_PLASTIC_BASIN, rows[i].sector), 3, 0);
		put(H, at(DU_PLASTIC_BASIN, 13), 3, 0);
		ck_assert_msg((du_battlers(&d.s.t) == (1U << A | 1U << H)) ==
				      rows[i].fights,
			      "row %zu", i);
	}
}
END_TEST

START_TEST(allies_advisors_and_the_polar_sink_have_no_battles)
{
	put(A, at(DU_POLAR_SINK, 0), 3, 0);
	put(H, at(DU_POLAR_SINK, 0), 3, 0);
	put(E, at(DU_CARTHAG, 0), 3, 0);
	put(G, at(DU_CARTHAG, 0), 3, 0);
	put(B, at(DU_CARTHAG, 0), 2, 0);
	d.s.t.advisors[at(DU_CARTHAG, 0)] = 2;
	allies(E, G);
	ck_assert_int_eq(du_battlers(&d.s.t), 0);
}
END_TEST

/* [DU-038] Arrakeen before Carthag; the aggressor's own order turns it round. */
START_TEST(battles_have_an_order)
{
	for (int turned = 0; turned < 2; turned++) {
		int first = -1, second = -1;
		dune_lay();
		meet();
		put(A, at(DU_CARTHAG, 0), 2, 0);
		put(E, at(DU_CARTHAG, 0), 2, 0);
		if (turned)
			orders(A,
			       (struct du_order){.verb = DU_ORDER,
						 .n_list = 1,
						 .list = {DU_FIGHT_KEY(DU_CARTHAG, E)}},
			       0);
		runs(du_battles);
		for (int i = 0; i < d.events.n; i++)
			if (d.events.e[i].kind == DU_EV_BATTLE) {
				if (first < 0)
					first = d.events.e[i].arg[0];
				else
					second = d.events.e[i].arg[0];
			}
		ck_assert_int_eq(first, turned ? DU_CARTHAG : DU_ARRAKEEN);
		ck_assert_int_eq(second, turned ? DU_ARRAKEEN : DU_CARTHAG);
	}
}
END_TEST

/* Fights ---------------------------------------------------------------------------------------- */

/* Atreides dial 3 with 3 spice and Hawat (5): 8. Harkonnen dial 1 with 1 and Feyd (6): 7. Atreides lose the 3 that
 * are full, Harkonnen all 5; the spice goes to the bank; nobody's leader died, so no reward. */
START_TEST(the_higher_total_wins)
{
	meet();
	plans(A, DU_ARRAKEEN, H, plan(6, 3, hawat()));
	plans(H, DU_ARRAKEEN, A, plan(2, 1, feyd()));
	d.s.t.cancelled[DU_HAR_CAPTURE] = 1;
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_TOTALS, 4, A, 16, H, 14));
	ck_assert_ptr_nonnull(happened(DU_EV_WON, 5, A, DU_ARRAKEEN, 3, 0, H));
	ck_assert_int_eq(in(A, DU_ARRAKEEN, 0), 2);
	ck_assert_int_eq(in(H, DU_ARRAKEEN, 0), 0);
	ck_assert_int_eq(d.s.t.tanks[A], 3);
	ck_assert_int_eq(d.s.t.tanks[H], 5);
	ck_assert_int_eq(d.s.h.spice[A], 7);
	ck_assert_int_eq(d.s.h.spice[H], 9);
	ck_assert_int_eq(d.s.t.wheel[0], A);
	ck_assert_int_eq(d.s.t.wheel[1], H);
	ck_assert_int_eq(d.s.t.kh_lost, 3);
}
END_TEST

/* The aggressor wins ties: Atreides 2 + 5, Harkonnen 1 + 6. */
START_TEST(the_aggressor_wins_ties)
{
	meet();
	plans(A, DU_ARRAKEEN, H, plan(4, 2, hawat()));
	plans(H, DU_ARRAKEEN, A, plan(2, 1, feyd()));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_WON, 1, A));
}
END_TEST

/* [DU-048] Both leaders die, 5 and 6: the winner gets 11, for the own one too. The loser's cards go, the winner
 * keeps theirs. Atreides 3, Harkonnen 0. */
START_TEST(weapons_kill_and_the_winner_is_paid_for_all)
{
	meet();
	holds(A, DU_MAULA_PISTOL);
	holds(A, DU_SHIELD);
	holds(H, DU_CHAUMAS);
	holds(H, DU_SNOOPER);
	plans(A, DU_ARRAKEEN, H,
	      armed(plan(6, 3, hawat()), DU_MAULA_PISTOL, DU_SHIELD));
	plans(H, DU_ARRAKEEN, A, armed(plan(0, 0, feyd()), DU_CHAUMAS, DU_SNOOPER));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_TOTALS, 4, A, 6, H, 0));
	ck_assert_ptr_nonnull(happened(DU_EV_REWARD, 2, A, 11));
	ck_assert_int_eq(d.s.h.spice[A], 10 - 3 + 11);
	ck_assert_int_eq(d.s.t.leader[hawat()], DU_DEAD);
	ck_assert_int_eq(d.s.t.leader[feyd()], DU_DEAD);
	ck_assert_int_eq(d.s.t.deaths[feyd()], 1);
	ck_assert_int_eq(d.s.t.n_hand[A], 2);
	ck_assert_int_eq(d.s.t.n_hand[H], 0);
}
END_TEST

/* The winner lays off what they want to, and the hero always. A hero has strength 0. */
START_TEST(a_winner_lays_off_a_hero)
{
	struct du_order o = plan(10, 5, DU_HERO);

	meet();
	holds(A, DU_CHEAP_HERO);
	holds(A, DU_STUNNER);
	o.drop = DU_DROP_WEAPON;
	plans(A, DU_ARRAKEEN, H, armed(o, DU_STUNNER, DU_NO_CARD));
	plans(H, DU_ARRAKEEN, A, plan(0, 0, feyd()));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_TOTALS, 4, A, 10, H, 0));
	ck_assert_int_eq(d.s.t.n_hand[A], 0);
}
END_TEST

/* [DU-044] DU-COMBAT-1: 1 Sardaukar and 5 normals, dial 3, spice 1; by default the normals die, 1 full and 4 half;
 * with LOSE ELITE the Sardaukar (full) and 2 normals. */
START_TEST(the_winner_chooses_losses)
{
	for (int elites = 0; elites < 2; elites++) {
		struct du_order o = plan(6, 1, du_leader(E, 0));
		dune_lay();
		put(E, at(DU_ARRAKEEN, 0), 6, 1);
		put(A, at(DU_ARRAKEEN, 0), 1, 0);
		o.most_elites = elites;
		plans(E, DU_ARRAKEEN, A, o);
		plans(A, DU_ARRAKEEN, E, plan(0, 0, du_leader(A, 4)));
		runs(du_battles);
		ck_assert_int_eq(d.s.t.tanks[E], elites ? 3 : 5);
		ck_assert_int_eq(d.s.t.tanks_elites[E], elites);
	}
}
END_TEST

/* [DU-043] 1 normal, spice 1, dial 1/2 is not legal; the nearest is fought with: 1/2 without spice. */
START_TEST(an_illegal_dial_is_read_as_the_nearest)
{
	put(A, at(DU_ARRAKEEN, 0), 1, 0);
	put(H, at(DU_ARRAKEEN, 0), 5, 0);
	plans(A, DU_ARRAKEEN, H, plan(1, 1, hawat()));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 3, A, 1, 0));
}
END_TEST

/* DIAL MAX and ALL-k: 5 normals and 10 spice: 5, with 5 spice; 2 less is 3, for which 1 spice is enough (1 full and
 * 4 half). Without spice 2 1/2. */
START_TEST(a_dial_of_all_forces)
{
	static const struct {
		int less, spice, halves, paid;
	} rows[] = {{0, DU_UNSAID, 10, 5}, {4, DU_UNSAID, 6, 1}, {0, 0, 5, 0}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct du_order o = plan(DU_ALL, rows[i].spice, hawat());
		dune_lay();
		meet();
		o.less = (int16_t)rows[i].less;
		plans(A, DU_ARRAKEEN, H, o);
		runs(du_battles);
		ck_assert_ptr_nonnull(
			happened(DU_EV_PLAN, 3, A, rows[i].halves, rows[i].paid));
	}
}
END_TEST

/* [DU-045] Fremen 2 normals, DIAL 2 SPICE 0: total 2 and the leader; with spice it is refused, and read as 0. With
 * FRE.NOSPICE cancelled 2 normals without spice dial 1. */
START_TEST(fremen_need_no_spice)
{
	static const struct {
		int spice;
		bool cancelled;
		int halves;
	} rows[] = {{0, false, 4}, {1, false, 4}, {0, true, 2}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_lay();
		put(F, at(DU_ARRAKEEN, 0), 2, 0);
		put(H, at(DU_ARRAKEEN, 0), 5, 0);
		plans(F, DU_ARRAKEEN, H, plan(4, rows[i].spice, du_leader(F, 0)));
		if (rows[i].cancelled) {
			holds(A, DU_KARAMA);
			cancels(A, DU_FRE_NOSPICE);
		}
		runs(du_battles);
		ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 3, F, rows[i].halves, 0));
		if (rows[i].spice || rows[i].cancelled)
			ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 1, F));
	}
}
END_TEST

/* [DU-046] 2 Sardaukar with spice 1: against Fremen 1 1/2, against others 3; cancelled 1 1/2. Fedaykin without spice
 * are worth 2 each, cancelled 1. */
START_TEST(elites_are_worth_two)
{
	static const struct {
		int seat, against, spice, cancel, halves;
	} rows[] = {{E, F, 1, DU_NO_ADVANTAGE, 3},
		    {E, H, 1, DU_NO_ADVANTAGE, 6},
		    {E, H, 1, DU_EMP_SARDAUKAR, 3},
		    {F, H, 0, DU_NO_ADVANTAGE, 8},
		    {F, H, 0, DU_FRE_FEDAYKIN, 4}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		int seat = rows[i].seat;
		dune_lay();
		put(seat, at(DU_ARRAKEEN, 0), 2, 2);
		put(rows[i].against, at(DU_ARRAKEEN, 0), 5, 0);
		plans(seat, DU_ARRAKEEN, rows[i].against,
		      plan(DU_ALL, rows[i].spice, du_leader(seat, 0)));
		if (rows[i].cancel != DU_NO_ADVANTAGE) {
			holds(A, DU_KARAMA);
			cancels(A, (enum du_advantage)rows[i].cancel);
		}
		runs(du_battles);
		ck_assert_msg(happened(DU_EV_PLAN, 2, seat, rows[i].halves) != NULL,
			      "row %zu", i);
	}
}
END_TEST

/* Without advanced combat each force counts in full and plans have no spice. */
START_TEST(basic_combat_has_no_spice)
{
	d.s.t.option.advanced_combat = 0;
	meet();
	plans(A, DU_ARRAKEEN, H, plan(DU_ALL, DU_UNSAID, hawat()));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 3, A, 10, 0));
	ck_assert_int_eq(d.s.h.spice[A], 10);
}
END_TEST

/* 9.5: no orders: half of the forces, rounded down, the best leader, no cards, no spice. */
START_TEST(the_default_plan)
{
	meet();
	holds(A, DU_SHIELD);
	runs(du_battles);
	ck_assert_ptr_nonnull(
		happened(DU_EV_PLAN, 7, A, 4, 0, hawat(), DU_NO_CARD, DU_NO_CARD, 0));
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 4, H, 4, 0, feyd()));
}
END_TEST

/* A leader is compulsory, cards that are not held are not played, and without a leader none are. */
START_TEST(leaders_and_cards_are_those_that_there_are)
{
	meet();
	d.s.t.leader[hawat()] = DU_DEAD;
	holds(A, DU_SHIELD);
	plans(A, DU_ARRAKEEN, H, armed(plan(2, 1, hawat()), DU_STUNNER, DU_SHIELD));
	for (int i = 0; i < DU_LEADERS_EACH; i++)
		d.s.t.leader[du_leader(H, i)] = DU_DEAD;
	holds(H, DU_SNOOPER);
	plans(H, DU_ARRAKEEN, A, armed(plan(2, 1, 0), DU_NO_CARD, DU_SNOOPER));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 6, A, 2, 1, du_leader(A, 1),
				       DU_NO_CARD, DU_SHIELD));
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 6, H, 2, 1, 0, 0, 0));
	ck_assert_ptr_nonnull(happened(DU_EV_BARE, 3, A, DU_ARRAKEEN, 1));
	ck_assert_ptr_nonnull(happened(DU_EV_BARE, 3, A, DU_ARRAKEEN, 2));
}
END_TEST

/* A leader who fought elsewhere in this turn is not available; the next preference counts. */
START_TEST(a_leader_fights_in_one_territory)
{
	struct du_order o = plan(0, 0, hawat());

	meet();
	put(A, at(DU_CARTHAG, 0), 2, 0);
	put(E, at(DU_CARTHAG, 0), 2, 0);
	plans(A, DU_ARRAKEEN, H, plan(10, 5, hawat()));
	o.n_list = 2;
	o.list[1] = (uint8_t)du_leader(A, 3);
	plans(A, DU_CARTHAG, E, o);
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 4, A, 0, 0, du_leader(A, 3)));
	ck_assert_int_eq(d.s.t.fought[hawat()], 0); /* the turn's battles are over */
}
END_TEST

/* Explosions and traitors ------------------------------------------------------------------------ */

/* [DU-047] Spice 3 and 2, explosion: both pay, all is lost there, spice and an advisor too; nobody is paid. */
START_TEST(lasgun_and_shield_explode)
{
	put(A, at(DU_ARSUNT, 10), 5, 0);
	put(H, at(DU_ARSUNT, 11), 5, 0);
	put(B, at(DU_ARSUNT, 11), 1, 0);
	d.s.t.advisors[at(DU_ARSUNT, 11)] = 1;
	d.s.t.spice[at(DU_ARSUNT, 11)] = 6;
	holds(A, DU_LASGUN);
	holds(H, DU_SHIELD);
	plans(A, DU_ARSUNT, H, armed(plan(6, 3, hawat()), DU_LASGUN, DU_NO_CARD));
	plans(H, DU_ARSUNT, A, armed(plan(4, 2, feyd()), DU_NO_CARD, DU_SHIELD));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_EXPLODED, 1, DU_ARSUNT));
	ck_assert_int_eq(d.s.t.tanks[A] + d.s.t.tanks[H] + d.s.t.tanks[B], 11);
	ck_assert_int_eq(d.s.t.spice[at(DU_ARSUNT, 11)], 0);
	ck_assert_int_eq(d.s.h.spice[A], 7);
	ck_assert_int_eq(d.s.h.spice[H], 8);
	ck_assert_int_eq(d.s.t.leader[hawat()], DU_DEAD);
	ck_assert_int_eq(d.s.t.leader[feyd()], DU_DEAD);
	ck_assert_int_eq(d.s.t.n_hand[A] + d.s.t.n_hand[H], 0);
}
END_TEST

/* [DU-047] A traitor: the caller loses nothing and pays nothing, takes 5; the other pays 3 and loses all. The card is set
 * aside [DU-027]. */
START_TEST(a_traitor_decides)
{
	meet();
	traitor(H, hawat());
	holds(A, DU_LASGUN);
	holds(H, DU_SHIELD);
	plans(A, DU_ARRAKEEN, H, armed(plan(6, 3, hawat()), DU_LASGUN, DU_NO_CARD));
	plans(H, DU_ARRAKEEN, A, armed(plan(4, 2, feyd()), DU_NO_CARD, DU_SHIELD));
	d.s.t.cancelled[DU_HAR_CAPTURE] = 1;
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_TRAITOR, 4, H, A, hawat(), H));
	ck_assert_ptr_null(happened(DU_EV_EXPLODED, 0));
	ck_assert_int_eq(in(H, DU_ARRAKEEN, 0), 5);
	ck_assert_int_eq(d.s.h.spice[H], 15);
	ck_assert_int_eq(d.s.h.spice[A], 7);
	ck_assert_int_eq(d.s.t.leader[hawat()], DU_DEAD);
	ck_assert_int_eq(d.s.t.leader[feyd()], DU_FREE);
	ck_assert_int_eq(d.s.t.n_hand[H], 1);
	ck_assert_int_eq(d.s.t.n_hand[A], 0);
	ck_assert_int_eq(d.s.h.traitor[H][0], 0);
}
END_TEST

/* Two traitors: both lose everything, nobody is paid, both pay for their plans. CALL NO does not call. */
START_TEST(two_traitors_and_none)
{
	struct du_order o = plan(2, 1, feyd());

	meet();
	traitor(H, hawat());
	traitor(A, feyd());
	plans(A, DU_ARRAKEEN, H, plan(6, 3, hawat()));
	plans(H, DU_ARRAKEEN, A, plan(4, 2, feyd()));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_BOTH_LOST, 3, DU_ARRAKEEN, A, H));
	ck_assert_int_eq(d.s.t.tanks[A] + d.s.t.tanks[H], 10);
	ck_assert_int_eq(d.s.h.spice[A], 7);
	ck_assert_int_eq(d.s.h.spice[H], 8);

	dune_lay();
	meet();
	traitor(H, hawat());
	plans(A, DU_ARRAKEEN, H, plan(6, 3, hawat()));
	o.no_call = true;
	plans(H, DU_ARRAKEEN, A, o);
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_WON, 1, A));
	ck_assert_int_eq(d.s.h.traitor[H][0], hawat());
}
END_TEST

/* Harkonnen's traitor cards may be used for the ally. */
START_TEST(harkonnens_traitors_serve_their_ally)
{
	put(A, at(DU_ARRAKEEN, 0), 5, 0);
	put(E, at(DU_ARRAKEEN, 0), 5, 0);
	allies(E, H);
	traitor(H, hawat());
	plans(A, DU_ARRAKEEN, E, plan(6, 3, hawat()));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_TRAITOR, 4, E, A, hawat(), H));
	ck_assert_int_eq(d.s.h.spice[E], 15);
}
END_TEST

/* The Kwisatz Haderach --------------------------------------------------------------------------- */

/* [DU-050] With it Jessica cannot be called; it adds 2: 1 + 5 + 2. Six forces lost are not enough, ATR.KH cancelled
 * neither. */
START_TEST(the_kwisatz_haderach_joins_a_leader)
{
	static const struct {
		int lost;
		bool cancelled, joins;
	} rows[] = {{7, false, true}, {6, false, false}, {7, true, false}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		int jessica = du_leader(A, 1);
		struct du_order o = plan(2, 1, jessica);
		dune_lay();
		meet();
		d.s.t.kh_lost = (uint8_t)rows[i].lost;
		traitor(H, jessica);
		o.kh = true;
		plans(A, DU_ARRAKEEN, H, o);
		plans(H, DU_ARRAKEEN, A, plan(0, 0, feyd()));
		if (rows[i].cancelled) {
			holds(E, DU_KARAMA);
			cancels(E, DU_ATR_KH);
		}
		runs(du_battles);
		if (rows[i].joins)
			ck_assert_ptr_nonnull(happened(DU_EV_TOTALS, 4, A, 16, H, 12));
		else
			ck_assert_ptr_nonnull(
				happened(DU_EV_TRAITOR, 3, H, A, jessica));
	}
}
END_TEST

/* It comes with the seventh force lost, and dies in an explosion. */
START_TEST(the_kwisatz_haderach_comes_and_dies)
{
	struct du_order o = plan(2, 1, hawat());

	meet();
	d.s.t.kh_lost = 5;
	plans(A, DU_ARRAKEEN, H, plan(0, 0, du_leader(A, 4)));
	plans(H, DU_ARRAKEEN, A, plan(10, 5, feyd()));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_KH, 2, A, 1));
	ck_assert_int_eq(d.s.t.kh_lost, 7);

	dune_lay();
	meet();
	d.s.t.kh_lost = 7;
	holds(A, DU_LASGUN);
	holds(H, DU_SHIELD);
	o.kh = true;
	plans(A, DU_ARRAKEEN, H, armed(o, DU_LASGUN, DU_NO_CARD));
	plans(H, DU_ARRAKEEN, A, armed(plan(0, 0, feyd()), DU_NO_CARD, DU_SHIELD));
	runs(du_battles);
	ck_assert_int_eq(d.s.t.kh_dead, 1);
	ck_assert_ptr_nonnull(happened(DU_EV_KH, 2, A, 0));
}
END_TEST

/* Captures ----------------------------------------------------------------------------------------- */

static void harkonnen_win(bool kills)
{
	struct du_order o = plan(10, 5, feyd());

	meet();
	o.kills = kills;
	plans(H, DU_ARRAKEEN, A, o);
	plans(A, DU_ARRAKEEN, H, plan(0, 0, du_leader(A, 4)));
}

static int captured(enum du_leader_place place)
{
	for (int i = 0; i < DU_LEADERS_EACH; i++)
		if (d.s.t.leader[du_leader(A, i)] == place)
			return du_leader(A, i);
	return 0;
}

/* [DU-051] After a won battle a leader of the loser is captured, or killed for 2. */
START_TEST(harkonnen_capture_or_kill)
{
	harkonnen_win(false);
	runs(du_battles);
	ck_assert_int_ne(captured(DU_CAPTURED), 0);
	ck_assert_int_eq(d.s.h.spice[H], 5);

	dune_lay();
	harkonnen_win(true);
	runs(du_battles);
	ck_assert_int_ne(captured(DU_DEAD), 0);
	ck_assert_int_eq(d.s.h.spice[H], 7);
}
END_TEST

/* [DU-051] Empty pool: nothing. HAR.CAPTURE cancelled: nothing either. */
START_TEST(nobody_to_capture)
{
	harkonnen_win(false);
	for (int i = 0; i < DU_LEADERS_EACH; i++)
		d.s.t.leader[du_leader(A, i)] = DU_DEAD;
	runs(du_battles);
	ck_assert_ptr_null(happened(DU_EV_CAPTURED, 0));

	dune_lay();
	harkonnen_win(false);
	holds(E, DU_KARAMA);
	cancels(E, DU_HAR_CAPTURE);
	runs(du_battles);
	ck_assert_ptr_null(happened(DU_EV_CAPTURED, 0));
	ck_assert_int_eq(d.s.t.n_hand[E], 0);
}
END_TEST

/* A captured leader serves once and goes back; if none of Harkonnen's own lives, all go back. */
START_TEST(captives_come_free)
{
	meet();
	d.s.t.leader[hawat()] = DU_CAPTURED;
	d.s.t.cancelled[DU_HAR_CAPTURE] = 1;
	plans(H, DU_ARRAKEEN, A, plan(10, 5, hawat()));
	plans(A, DU_ARRAKEEN, H, plan(0, 0, hawat())); /* not available */
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 4, H, 10, 5, hawat()));
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 4, A, 0, 0, du_leader(A, 1)));
	ck_assert_ptr_nonnull(happened(DU_EV_RETURNED, 2, A, hawat()));
	ck_assert_int_eq(d.s.t.leader[hawat()], DU_FREE);

	dune_lay();
	meet();
	d.s.t.leader[du_leader(E, 0)] = DU_CAPTURED;
	for (int i = 0; i < DU_LEADERS_EACH; i++)
		d.s.t.leader[du_leader(H, i)] = DU_DEAD;
	plans(A, DU_ARRAKEEN, H, plan(10, 5, hawat()));
	plans(H, DU_ARRAKEEN, A, plan(0, 0, 0));
	runs(du_battles);
	ck_assert_int_eq(d.s.t.leader[du_leader(E, 0)], DU_FREE);
}
END_TEST

/* The turn ----------------------------------------------------------------------------------------- */

/* The march leads to VOICE where Atreides or the Bene Gesserit have a battle, to PLAN where others have, and on to
 * the next turn where nobody has. */
START_TEST(phases_follow_the_battles)
{
	static const struct {
		int one, other;
		enum du_phase then;
	} rows[] = {
		{A, H, DU_VOICE}, {E, H, DU_PLAN}, {G, B, DU_VOICE}, {E, -1, DU_BID}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_lay();
		d.s.t.phase = DU_MARCH;
		d.s.h.next_storm = 1;
		comes(2, DU_FUNERAL_PLAIN, DU_RED_CHASM);
		put(rows[i].one, at(DU_ARRAKEEN, 0), 2, 0);
		if (rows[i].other >= 0)
			put(rows[i].other, at(DU_ARRAKEEN, 0), 2, 0);
		runs_phase();
		ck_assert_msg(d.s.t.phase == rows[i].then, "row %zu: %d", i,
			      d.s.t.phase);
		ck_assert_int_eq(d.s.t.turn, rows[i].then == DU_BID ? 3 : 2);
	}
}
END_TEST

/* Those who have a battle owe plans. In the phase of the Voice the seers are asked; the others may seal a plan, which
 * nobody owes before the phase of plans. */
START_TEST(battlers_owe_plans)
{
	meet();
	d.s.t.phase = DU_PLAN;
	ck_assert_int_eq(du_owes(&d.s), 1U << A | 1U << H);
	ck_assert_int_eq(du_may_order(&d.s), 1U << A | 1U << H);
	allies(E, B);
	put(E, at(DU_CARTHAG, 0), 1, 0);
	put(G, at(DU_CARTHAG, 0), 1, 0);
	d.s.t.phase = DU_VOICE;
	ck_assert_int_eq(du_owes(&d.s), 1U << A | 1U << B);
	ck_assert_int_eq(du_may_order(&d.s),
			 1U << A | 1U << H | 1U << E | 1U << G | 1U << B);
	runs_phase();
	ck_assert_int_eq(d.s.t.misses[A], 1);
	ck_assert_int_eq(d.s.t.misses[H], 0);
	ck_assert_ptr_null(happened(DU_EV_MISSED, 2, H, 0));
	ck_assert_ptr_null(happened(DU_EV_MISSED, 2, H, 1));
}
END_TEST

/* PLAN closes: battles, collection and the Mentat pause follow. Harkonnen win Arrakeen and hold Carthag, which pays
 * 2 each, and a third stronghold ends the game. */
START_TEST(the_last_battle_wins_the_game)
{
	d.s.t.phase = DU_PLAN;
	meet();
	put(H, at(DU_CARTHAG, 0), 1, 0);
	put(H, at(DU_SIETCH_TABR, 0), 1, 0);
	plans(H, DU_ARRAKEEN, A, plan(10, 5, feyd()));
	plans(A, DU_ARRAKEEN, H, plan(0, 0, du_leader(A, 4)));
	/* 5 die of 5: nobody is left in Arrakeen, so keep one back */
	put(H, at(DU_ARRAKEEN, 0), 1, 0);
	d.s.t.cancelled[DU_HAR_CAPTURE] = 1;
	dune_begin();
	du_run_begin(&d.r, &d.x, NULL);
	du_battles(&d.r);
	ck_assert_int_eq(in(H, DU_ARRAKEEN, 0), 1);
	memset(d.sheets, 0, sizeof d.sheets);
	d.s.t.cancelled[DU_HAR_CAPTURE] = 0;
	runs_phase();
	ck_assert_int_eq(d.s.t.phase, DU_OVER);
	ck_assert_int_eq(d.s.t.winners, 1 << H);
	ck_assert_int_eq(d.s.h.spice[H], 5 + 4);
}
END_TEST

DUNE_MAIN("dune/battles", the_storm_parts_fields,
	  allies_advisors_and_the_polar_sink_have_no_battles, battles_have_an_order,
	  the_higher_total_wins, the_aggressor_wins_ties,
	  weapons_kill_and_the_winner_is_paid_for_all, a_winner_lays_off_a_hero,
	  the_winner_chooses_losses, an_illegal_dial_is_read_as_the_nearest,
	  a_dial_of_all_forces, fremen_need_no_spice, elites_are_worth_two,
	  basic_combat_has_no_spice, the_default_plan,
	  leaders_and_cards_are_those_that_there_are, a_leader_fights_in_one_territory,
	  lasgun_and_shield_explode, a_traitor_decides, two_traitors_and_none,
	  harkonnens_traitors_serve_their_ally, the_kwisatz_haderach_joins_a_leader,
	  the_kwisatz_haderach_comes_and_dies, harkonnen_capture_or_kill,
	  nobody_to_capture, captives_come_free, phases_follow_the_battles,
	  battlers_owe_plans, the_last_battle_wins_the_game)
