/* The Voice and prescience, by the examples of the rulings.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/war/battle.h"
#include "rules/dune/war/voice.h"
#include "tests/rules/dune/battle_kit.h"

static void speaks(int territory, int enemy, int card_class, bool plays)
{
	orders(B,
	       (struct du_order){.verb = DU_VOICES,
				 .seat = (int8_t)enemy,
				 .kind = (uint8_t)card_class,
				 .n = plays,
				 .n_list = 1,
				 .list = {(uint8_t)territory}},
	       DU_FIGHT_KEY(territory, enemy));
}

static void asks(int territory, int enemy, enum du_element element)
{
	orders(A,
	       (struct du_order){.verb = DU_ASK,
				 .seat = (int8_t)enemy,
				 .kind = (uint8_t)element,
				 .n_list = 1,
				 .list = {(uint8_t)territory}},
	       DU_FIGHT_KEY(territory, enemy));
}

/* The Bene Gesserit and Harkonnen in Arrakeen; Harkonnen hold a Chaumas and a Stunner. */
static void hears(bool plays, int card_class)
{
	put(B, at(DU_ARRAKEEN, 0), 5, 0);
	put(H, at(DU_ARRAKEEN, 0), 5, 0);
	holds(H, DU_CHAUMAS);
	holds(H, DU_STUNNER);
	speaks(DU_ARRAKEEN, H, card_class, plays);
	struct du_order o = armed(plan(2, 1, feyd()), DU_CHAUMAS, DU_NO_CARD);
	o.n_weapon = 2;
	o.weapon[1] = DU_STUNNER;
	plans(H, DU_ARRAKEEN, B, o);
}

/* [DU-040] "no poison weapon": the next preference. "play a projectile weapon": that one. "play a lasgun" without one:
 * nothing changes. BG.VOICE cancelled: nothing changes [DU-058]. */
START_TEST(the_voice_is_heard)
{
	static const struct {
		bool plays;
		int card_class, weapon;
		bool cancelled;
	} rows[] = {{false, DU_POISON, DU_STUNNER, false},
		    {true, DU_PROJECTILE, DU_STUNNER, false},
		    {true, DU_BEAM, DU_CHAUMAS, false},
		    {false, DU_POISON, DU_CHAUMAS, true}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_lay();
		d.s.t.phase = DU_VOICE;
		hears(rows[i].plays, rows[i].card_class);
		if (rows[i].cancelled) {
			holds(E, DU_KARAMA);
			cancels(E, DU_BG_VOICE);
		}
		runs(du_voice);
		runs(du_battles);
		ck_assert_msg(happened(DU_EV_PLAN, 5, H, 2, 1, feyd(),
				       rows[i].weapon) != NULL,
			      "row %zu", i);
	}
}
END_TEST

/* [DU-040] "play poison weapon", hand Shield only: a plan with no weapon is legal. */
START_TEST(a_voice_that_cannot_be_obeyed)
{
	d.s.t.phase = DU_VOICE;
	put(B, at(DU_ARRAKEEN, 0), 5, 0);
	put(H, at(DU_ARRAKEEN, 0), 5, 0);
	holds(H, DU_SHIELD);
	speaks(DU_ARRAKEEN, H, DU_POISON, true);
	plans(H, DU_ARRAKEEN, B, armed(plan(2, 1, feyd()), DU_NO_CARD, DU_SHIELD));
	runs(du_voice);
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 6, H, 2, 1, feyd(), 0, DU_SHIELD));
}
END_TEST

/* The Voice may command a hero, and forbid one. */
START_TEST(the_voice_commands_a_hero)
{
	for (int plays = 0; plays < 2; plays++) {
		dune_lay();
		d.s.t.phase = DU_VOICE;
		put(B, at(DU_ARRAKEEN, 0), 5, 0);
		put(H, at(DU_ARRAKEEN, 0), 5, 0);
		holds(H, DU_CHEAP_HERO);
		speaks(DU_ARRAKEEN, H, DU_HEROES, plays);
		plans(H, DU_ARRAKEEN, B, plan(2, 1, plays ? feyd() : DU_HERO));
		runs(du_voice);
		runs(du_battles);
		ck_assert_ptr_nonnull(
			happened(DU_EV_PLAN, 4, H, 2, 1, plays ? DU_HERO : feyd()));
	}
}
END_TEST

/* The Bene Gesserit speak for their ally, and not in battles of others. */
START_TEST(the_voice_serves_an_ally)
{
	for (int allied = 0; allied < 2; allied++) {
		dune_lay();
		d.s.t.phase = DU_VOICE;
		meet();
		if (allied)
			allies(A, B);
		holds(H, DU_CHAUMAS);
		speaks(DU_ARRAKEEN, H, DU_POISON, false);
		plans(H, DU_ARRAKEEN, A, armed(plan(2, 1, feyd()), DU_CHAUMAS, 0));
		runs(du_voice);
		if (!allied)
			is_refused(B, DU_WHY_NO_BATTLE);
		runs(du_battles);
		ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 5, H, 2, 1, feyd(),
					       allied ? DU_NO_CARD : DU_CHAUMAS));
	}
}
END_TEST

/* [DU-039] VOICE "no poison weapon" and prescience "weapon" in one battle: the answer names a legal weapon. The
 * battle is Atreides' and the Bene Gesserit's ally's. */
START_TEST(prescience_comes_after_the_voice)
{
	d.s.t.phase = DU_VOICE;
	meet();
	allies(A, B);
	holds(H, DU_CHAUMAS);
	holds(H, DU_STUNNER);
	speaks(DU_ARRAKEEN, H, DU_POISON, false);
	asks(DU_ARRAKEEN, H, DU_ASKS_WEAPON);
	struct du_order o = armed(plan(2, 1, feyd()), DU_CHAUMAS, DU_NO_CARD);
	o.n_weapon = 2;
	o.weapon[1] = DU_STUNNER;
	plans(H, DU_ARRAKEEN, A, o);
	runs(du_voice);
	const struct event *e = happened(DU_EV_ANSWER, 5, A, H, DU_ARRAKEEN,
					 DU_ASKS_WEAPON, DU_STUNNER);
	ck_assert_ptr_nonnull(e);
	ck_assert_int_eq(e->audience, AUDIENCE_SEAT(A) | AUDIENCE_SEAT(H));
}
END_TEST

/* [DU-042] The answer stands, "none" too; the opponent may still change the other elements. */
START_TEST(an_answer_binds_and_the_rest_is_free)
{
	d.s.t.phase = DU_VOICE;
	meet();
	holds(H, DU_STUNNER);
	holds(H, DU_SHIELD);
	asks(DU_ARRAKEEN, H, DU_ASKS_WEAPON);
	plans(H, DU_ARRAKEEN, A, plan(2, 1, feyd()));
	runs(du_voice);
	ck_assert_ptr_nonnull(
		happened(DU_EV_ANSWER, 5, A, H, DU_ARRAKEEN, DU_ASKS_WEAPON, 0));
	memset(d.sheets, 0, sizeof d.sheets);
	plans(H, DU_ARRAKEEN, A,
	      armed(plan(6, 3, du_leader(H, 1)), DU_STUNNER, DU_SHIELD));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 6, H, 6, 3, du_leader(H, 1),
				       DU_NO_CARD, DU_SHIELD));
}
END_TEST

/* The dial is frozen with its spice. */
START_TEST(a_dial_that_was_seen_stands)
{
	d.s.t.phase = DU_VOICE;
	meet();
	asks(DU_ARRAKEEN, H, DU_ASKS_DIAL);
	plans(H, DU_ARRAKEEN, A, plan(6, 3, feyd()));
	runs(du_voice);
	ck_assert_ptr_nonnull(
		happened(DU_EV_ANSWER, 6, A, H, DU_ARRAKEEN, DU_ASKS_DIAL, 6, 3));
	memset(d.sheets, 0, sizeof d.sheets);
	plans(H, DU_ARRAKEEN, A, plan(0, 0, feyd()));
	runs(du_battles);
	ck_assert_ptr_nonnull(happened(DU_EV_PLAN, 3, H, 6, 3));
}
END_TEST

/* ATR.PRESCIENCE cancelled: no answer. */
START_TEST(prescience_can_be_cancelled)
{
	d.s.t.phase = DU_VOICE;
	meet();
	holds(E, DU_KARAMA);
	cancels(E, DU_ATR_PRESCIENCE);
	asks(DU_ARRAKEEN, H, DU_ASKS_LEADER);
	runs(du_voice);
	ck_assert_ptr_null(happened(DU_EV_ANSWER, 0));
	is_refused(A, DU_WHY_CANCELLED);
}
END_TEST

/* Atreides' own use of a Karama: a whole plan, and all of it stands. */
START_TEST(atreides_see_a_whole_plan)
{
	d.s.t.phase = DU_VOICE;
	put(E, at(DU_ARRAKEEN, 0), 5, 0);
	put(H, at(DU_ARRAKEEN, 0), 5, 0);
	holds(A, DU_KARAMA);
	holds(H, DU_SHIELD);
	orders(A,
	       (struct du_order){
		       .verb = DU_POWER, .seat = H, .n_list = 1, .list = {DU_ARRAKEEN}},
	       0);
	plans(H, DU_ARRAKEEN, E, armed(plan(6, 3, feyd()), DU_NO_CARD, DU_SHIELD));
	runs(du_voice);
	ck_assert_ptr_nonnull(happened(DU_EV_SAW_PLAN, 3, A, H, DU_ARRAKEEN));
	ck_assert_ptr_nonnull(
		happened(DU_EV_ANSWER, 5, A, H, DU_ARRAKEEN, DU_ASKS_LEADER, feyd()));
	ck_assert_ptr_nonnull(happened(DU_EV_ANSWER, 5, A, H, DU_ARRAKEEN,
				       DU_ASKS_DEFENCE, DU_SHIELD));
	ck_assert_int_eq(d.s.t.karama_used, 1 << A);
}
END_TEST

DUNE_MAIN("dune/voice", the_voice_is_heard, a_voice_that_cannot_be_obeyed,
	  the_voice_commands_a_hero, the_voice_serves_an_ally,
	  prescience_comes_after_the_voice, an_answer_binds_and_the_rest_is_free,
	  a_dial_that_was_seen_stands, prescience_can_be_cancelled,
	  atreides_see_a_whole_plan)
