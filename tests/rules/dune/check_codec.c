/* Positions as JSON and back; values that no game can have are refused; views hold no
 * secret of others.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "rules/dune/codec/codec.h"
#include "rules/dune/table/view.h"
#include "tests/rules/dune/dune_kit.h"

static void plays_turn_0(void)
{
	const struct setup set = {.n_seats = 6, .seats = DU_ALL_SEATS};
	struct err err = {0};

	d.events = (struct events){.a = d.a};
	ck_assert(du_setup(&d.s, &set, &d.rng, &d.events, &err));
	while (d.s.t.turn == 0)
		runs_phase();
}

/* In each phase of turn 0 and in the first bidding. */
START_TEST(a_position_is_read_back_as_it_was)
{
	const struct setup set = {.n_seats = 6, .seats = DU_ALL_SEATS};
	struct err err = {0};
	struct du_state again;

	d.events = (struct events){.a = d.a};
	ck_assert(du_setup(&d.s, &set, &d.rng, &d.events, &err));
	for (int i = 0; i < 3; i++) {
		json_t *json = du_save(&d.s);
		memset(&again, 7, sizeof again);
		ck_assert_msg(du_load(json, &again, &err), "%s", err.text);
		ck_assert_mem_eq(&again, &d.s, sizeof again);
		json_decref(json);
		if (i < 2)
			runs_phase();
	}
}
END_TEST

/* With all that battles leave between two phases: a Voice, an answer, a question, rides, a sealed plan, the Kwisatz
 * Haderach. */
START_TEST(a_position_of_battles_is_read_back)
{
	struct err err = {0};
	struct du_state again;
	struct questions asked = {d.s.h.question, DU_QUESTIONS};
	const struct question one = {.asker = A, .asked = H, .readers = DU_ALL_SEATS};

	d.s.t.phase = DU_VOICE;
	put(A, at(DU_ARRAKEEN, 0), 5, 0);
	put(H, at(DU_ARRAKEEN, 0), 5, 0);
	d.s.t.voice[0] =
		(struct du_voice){DU_FIGHT_KEY(DU_ARRAKEEN, H) + 1, A, DU_POISON, 1};
	d.s.h.answer.fight[0] = DU_FIGHT_KEY(DU_ARRAKEEN, H) + 1;
	d.s.h.answer.element[0] = DU_ASKS_DIAL;
	d.s.h.answer.value[0] = 6;
	d.s.h.answer.spice[0] = 3;
	d.s.h.storm_unseen = 1;
	d.s.t.rides[0] = DU_RED_CHASM + 1;
	d.s.t.kh_dead = d.s.t.kh_deaths = 1;
	ck_assert(question_ask(&asked, &one, STR("why?"), 2, DU_VOICE, NULL) ==
		  QUESTION_DONE);
	writes(H, "battle arrakeen vs atreides dial 2 spice 1");
	runs_phase();
	ck_assert_int_ne(d.s.h.sealed[H][0], 0);
	json_t *json = du_save(&d.s);
	memset(&again, 7, sizeof again);
	ck_assert_msg(du_load(json, &again, &err), "%s", err.text);
	ck_assert_mem_eq(&again, &d.s, sizeof again);
	json_decref(json);
}
END_TEST

/* The end of turn 0 as format 1 wrote it, which left nothing out. */
START_TEST(a_position_of_format_1_is_read)
{
	json_error_t why;
	json_t *json = json_load_file("tests/rules/states/dune-1.json", 0, &why);
	struct du_state old;
	struct err err = {0};

	ck_assert_msg(json != NULL, "%s", why.text);
	ck_assert_msg(du_load(json, &old, &err) && du_sound(&old, &err), "%s",
		      err.text);
	ck_assert_int_eq(old.t.turn, 1);
	ck_assert_int_eq(old.t.circle[A], 10);
	ck_assert_int_eq(old.t.ally[A], DU_NOBODY);
	ck_assert_int_eq(json_object_del(json, "advisors"), 0);
	ck_assert(!du_load(json, &old, &err));
	json_decref(json);
}
END_TEST

/* A position of the demonstration's game of two allies as format 2 wrote it, whose arrays are as long as they can be. */
START_TEST(a_position_of_format_2_is_read)
{
	json_error_t why;
	json_t *json = json_load_file("tests/rules/states/dune-2.json", 0, &why);
	struct du_state old, again;
	struct err err = {0};

	ck_assert_msg(json != NULL, "%s", why.text);
	ck_assert_msg(du_load(json, &old, &err) && du_sound(&old, &err), "%s",
		      err.text);
	json_decref(json);
	ck_assert_int_eq(old.t.turn, 4);
	ck_assert_int_eq(old.t.forces[0][2], 2);
	ck_assert_int_eq(old.t.forces[1][0], 10);
	ck_assert_int_eq(old.t.forces[9][5], 10);
	ck_assert_int_eq(old.t.forces[DU_AREAS - 1][5], 0);
	ck_assert_int_eq(old.h.coming[11], 15);
	ck_assert_int_eq(old.h.coming[12], 0);
	json = du_save(&old);
	/* Twelve cards are to come; and the last ally is seat 0. */
	const json_t *hidden = json_object_get(json, "hidden");
	ck_assert_uint_eq(json_array_size(json_object_get(hidden, "coming")), 12);
	ck_assert_uint_eq(json_array_size(json_object_get(json, "ally")), 5);
	memset(&again, 7, sizeof again);
	ck_assert_msg(du_load(json, &again, &err), "%s", err.text);
	ck_assert_mem_eq(&again, &old, sizeof again);
	/* In the earlier format each array was whole. */
	json_object_set_new(json, "format", json_integer(2));
	ck_assert(!du_load(json, &again, &err));
	json_decref(json);
}
END_TEST

static void is_no_position(const char *member, json_t *value, const char *why)
{
	json_t *json = du_save(&d.s);
	struct du_state again;
	struct err err = {0};

	json_object_set_new(json, member, value);
	ck_assert_msg(!du_load(json, &again, &err), "%s", member);
	ck_assert_msg(strstr(err.text, why) != NULL, "%s", err.text);
	json_decref(json);
}

START_TEST(what_no_game_can_have_is_no_position)
{
	plays_turn_0();
	is_no_position("seats", json_integer(64), "seats");
	is_no_position("seats", json_integer(4), "fewer than two players");
	is_no_position("storm", json_integer(0), "storm");
	is_no_position("storm", json_integer(19), "storm");
	is_no_position("phase", json_integer(DU_PLACE), "phase");
	is_no_position("wheel", json_pack("[i,i]", -1, 0), "wheel");
	is_no_position("ally", json_pack("[i,i,i,i,i,i]", 1, -1, -1, -1, -1, -1),
		       "ally");
	is_no_position("n_hand", json_pack("[i,i,i,i,i,i]", 0, 1, 1, 1, 1, 2), "hand");
	is_no_position("n_deck", json_integer(1), "deck");
	is_no_position("n_coming", json_integer(1), "coming");
	is_no_position("circle", json_pack("[i,i,i,i,i,i]", 0, 4, 7, 10, 13, 16),
		       "circle");
	is_no_position("format", json_integer(4), "format");
}
END_TEST

START_TEST(an_unsound_position_is_told)
{
	struct err err = {0};

	put(A, at(DU_ARRAKEEN, 0), 21, 0);
	ck_assert(!du_sound(&d.s, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "forces of Atreides"));
	dune_lay();
	put(E, at(DU_ARRAKEEN, 0), 2, 3);
	ck_assert(!du_sound(&d.s, &err));
	dune_lay();
	d.s.t.advisors[0] = 1;
	ck_assert(!du_sound(&d.s, &err));
	dune_lay();
	du_hand_add(&d.s, A, DU_LASGUN);
	ck_assert(!du_sound(&d.s, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "treachery card"));
	dune_lay();
	d.s.t.wall_gone = 1; /* the card that did it is gone, too */
	ck_assert(!du_sound(&d.s, &err));
	dune_lay();
	du_pile_add(&d.s.t, 0, DU_OLD_GAP);
	ck_assert(!du_sound(&d.s, &err));
	dune_lay();
	d.s.h.traitor[A][0] = d.s.h.traitor[E][0] = 1;
	ck_assert(!du_sound(&d.s, &err));
	dune_lay();
	d.s.t.ally[A] = A;
	ck_assert(!du_sound(&d.s, &err));
	for (int size = 2; size <= 3; size++) { /* three are sound where three may be */
		dune_lay();
		d.s.t.option.alliance_size = (uint8_t)size;
		d.s.t.ally[A] = E;
		d.s.t.ally[E] = G;
		d.s.t.ally[G] = A;
		ck_assert_int_eq(du_sound(&d.s, &err), size == 3);
	}
	dune_lay();
	ck_assert(du_sound(&d.s, &err));
}
END_TEST

/* Twins: all that a seat may not know changes, and not a byte of its view. */
START_TEST(a_view_has_nothing_that_its_reader_may_not_know)
{
	plays_turn_0();
	for (int seat = SEAT_READERS; seat < DU_SEATS; seat++) {
		struct du_view view, twin;
		if (seat == SEAT_GM)
			continue;
		du_view_make(&d.s, seat, &view);
		struct du_state other = d.s;
		for (int i = 0; i < DU_SEATS; i++) {
			if (i == seat)
				continue;
			other.h.spice[i]++;
			memset(other.h.hand[i], DU_KULON, other.t.n_hand[i]);
			memset(other.h.traitor[i], 3, DU_TRAITORS_MAX);
			memset(other.h.kept[i], 'x', 10);
			memset(other.h.sealed[i], 'x', 10);
		}
		memset(other.h.deck, DU_KULON, sizeof other.h.deck);
		memset(other.h.coming, DU_OLD_GAP, sizeof other.h.coming);
		if (seat != A)
			memset(other.h.lots, DU_KULON, sizeof other.h.lots);
		if (seat != B)
			other.h.predicted = other.h.predicted_turn = 5;
		if (seat != F)
			other.h.next_storm = (uint8_t)(other.h.next_storm % 6 + 1);
		du_view_make(&other, seat, &twin);
		ck_assert_mem_eq(&view, &twin, sizeof view);
	}
}
END_TEST

START_TEST(those_who_may_know_see_it)
{
	struct du_view v;

	plays_turn_0();
	du_view_make(&d.s, A, &v);
	ck_assert_mem_eq(v.lots, d.s.h.lots, sizeof v.lots);
	ck_assert_int_eq(v.next_spice, 0); /* from the march on */
	ck_assert_int_eq(v.own.spice, d.s.h.spice[A]);
	d.s.t.phase = DU_MARCH;
	du_view_make(&d.s, A, &v);
	ck_assert_int_eq(v.next_spice, d.s.h.coming[0]);
	d.s.t.cancelled[DU_ATR_SPICE] = d.s.t.cancelled[DU_ATR_BID] = 1;
	du_view_make(&d.s, A, &v);
	ck_assert_int_eq(v.next_spice, 0);
	ck_assert_int_eq(v.lots[0], 0);
	du_view_make(&d.s, B, &v);
	ck_assert_int_eq(v.predicted, d.s.h.predicted);
	du_view_make(&d.s, F, &v);
	ck_assert_int_eq(v.next_storm, d.s.h.next_storm);
	du_view_make(&d.s, SEAT_GM, &v);
	ck_assert(v.open);
	ck_assert_int_eq(v.all[H].spice, d.s.h.spice[H]);
}
END_TEST

/* The view of a reader has their own hand, and no other. */
START_TEST(a_view_has_what_its_reader_knows)
{
	struct du_view *v = arena_new(d.a, struct du_view);

	holds(A, DU_LASGUN);
	holds(H, DU_SHIELD);
	for (int seat = -1; seat < DU_SEATS; seat += DU_SEATS) {
		du_view_make(&d.s, seat, v);
		json_t *j = du_save_view(v, false);
		ck_assert_int_eq(json_object_get(j, "hand") != NULL, seat >= 0);
		if (seat == H)
			ck_assert_int_eq(json_integer_value(json_array_get(
						 json_object_get(j, "hand"), 0)),
					 DU_SHIELD);
		ck_assert_ptr_null(json_object_get(j, "hidden"));
		json_decref(j);
	}
}
END_TEST

DUNE_MAIN("dune/codec", a_position_is_read_back_as_it_was,
	  a_position_of_battles_is_read_back, a_position_of_format_1_is_read,
	  a_position_of_format_2_is_read, what_no_game_can_have_is_no_position,
	  an_unsound_position_is_told, a_view_has_nothing_that_its_reader_may_not_know,
	  those_who_may_know_see_it, a_view_has_what_its_reader_knows)
