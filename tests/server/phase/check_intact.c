/* Stored games are looked at in their turn, as many as there is time for.
 * SPDX-License-Identifier: ISC */
#include "server/phase/intact.h"

#include "schema/snapshots.h"
#include "schema/store/sums.h"
#include "tests/bench/crowd.h"
#include "tests/check_main.h"

enum { GAMES = 4, FAR = 2000000000 };

/* The running games that wait because of a fault. */
static int64_t held(struct house *h)
{
	int64_t n;

	ck_assert(sql_number(
		h->home.store, &n, &crowd_err,
		"SELECT count(DISTINCT game_id) FROM told WHERE what = 'damaged'", ""));
	return n;
}

/* However little time there is, each look takes at least one game, and no look the same one again
 * before all others were taken. */
START_TEST(each_look_takes_the_next_game)
{
	struct house h;

	house_begin(&h, "2026-11-20T10:00:00Z"); /* the daemon looked at its game */
	crowd_add(&h, "g", 1, GAMES - 1, FAR, 0);
	crowd_sql(&h, STR("UPDATE snapshot SET cause = 'x' WHERE game_id IN (2, 4)"));
	ck_assert_int_eq(held(&h), 0);
	for (int i = 0; i < GAMES; i++) {
		ck_assert_msg(intact_look(&h.home, h.now, 0, &crowd_err), "%s",
			      crowd_err.text);
		ck_assert_int_eq(held(&h), i / 2 + 1);
	}
	house_close(&h);
}
END_TEST

/* The order of their names is another one. */
START_TEST(games_are_taken_in_turn_whatever_their_names)
{
	struct house h;

	house_begin(&h, "2026-11-20T10:00:00Z"); /* the daemon looked at its game */
	crowd_add(&h, "g", 1, GAMES - 1, FAR, 0);
	crowd_sql(&h, STR("UPDATE game SET name = 'g' || (9 - id) WHERE id > 1"));
	crowd_sql(&h, STR("UPDATE snapshot SET cause = 'x' WHERE game_id > 1"));
	for (int i = 1; i < GAMES; i++) {
		ck_assert(intact_look(&h.home, h.now, 0, &crowd_err));
		ck_assert_int_eq(held(&h), i);
	}
	house_close(&h);
}
END_TEST

START_TEST(with_time_enough_one_look_takes_all)
{
	struct house h;

	house_begin(&h, "2026-11-20T10:00:00Z");
	crowd_add(&h, "g", 1, GAMES - 1, FAR, 0);
	crowd_sql(&h, STR("UPDATE snapshot SET cause = 'x' WHERE game_id > 1"));
	ck_assert(intact_look(&h.home, h.now, 60000, &crowd_err));
	ck_assert_int_eq(held(&h), GAMES - 1);
	house_close(&h);
}
END_TEST

/* A seal is of all rows of its phase: a lost seal, and lost rows of a seal that is there, are one fault each. */
START_TEST(a_seal_that_does_not_fit_is_told_once)
{
	static const struct {
		const char *damage;
		int n;
		enum sums_kind kind;
		int phase_no;
	} row[] = {
		{"UPDATE snapshot SET sum = sum", 0, SUMS_SNAPSHOT, 0},
		{"DELETE FROM seal WHERE kind = 'snapshot'", 1, SUMS_SNAPSHOT, 0},
		{"DELETE FROM seal WHERE kind = 'act'", 1, SUMS_ACT, 1},
		{"DELETE FROM act", 1, SUMS_ACT, 1},
		{"DELETE FROM seal WHERE kind = 'act'; DELETE FROM act", 0, SUMS_ACT,
		 1},
		{"UPDATE seal SET phase_no = 9 WHERE kind = 'act'", 2, SUMS_ACT, 1},
	};

	for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
		struct act acts[3] = {{.kind = ACT_EXCUSE},
				      {.kind = ACT_EXCUSE},
				      {.kind = ACT_EXCUSE}};
		struct sums_fault *list;
		struct house h;
		int n;

		house_begin(&h, "2026-11-20T10:00:00Z");
		struct game g = house_game(&h);
		for (int k = 0; k < 3; k++) {
			acts[k].game_id = g.id;
			acts[k].phase_no = 1;
			acts[k].seat = k;
		}
		crowd_sql(&h,
			  STR("DELETE FROM act; DELETE FROM seal WHERE kind = 'act'"));
		ck_assert_msg(acts_add_all(h.home.store, acts, 3, &crowd_err), "%s",
			      crowd_err.text);
		crowd_sql(&h, str_of(row[i].damage));
		ck_assert(sums_check(h.home.store, h.a, g.id, &list, &n, &crowd_err));
		ck_assert_int_eq(n, row[i].n);
		if (n) {
			ck_assert_int_eq(list[0].kind, row[i].kind);
			ck_assert_int_eq(list[0].phase_no, row[i].phase_no);
			ck_assert(list[0].missing);
		}
		house_close(&h);
	}
}
END_TEST

/* What a run is made of is looked at each time, what lies behind it is not; a missing position is found wherever it was. */
START_TEST(a_run_is_kept_from_damage_in_what_it_is_made_of)
{
	static const struct {
		const char *damage;
		bool runs; /* although it is there */
	} row[] = {
		{"UPDATE snapshot SET sum = sum", true},
		{"UPDATE snapshot SET cause = 'x' WHERE phase_no = 1", true},
		{"UPDATE snapshot SET trace = trace || ' ' WHERE phase_no = 2", false},
		{"UPDATE snapshot SET events = '[]' WHERE phase_no = 3", false},
		{"UPDATE snapshot SET turn = 1 WHERE phase_no = 4", false},
		{"UPDATE snapshot SET state = state || ' ' WHERE phase_no = 4", false},
		{"DELETE FROM snapshot WHERE phase_no = 1", false},
		{"DELETE FROM snapshot WHERE phase_no = 4", false},
		{"UPDATE snapshot SET sum = zeroblob(32) WHERE phase_no = 1", false},
		{"DELETE FROM seal WHERE kind = 'snapshot'", false},
		{"UPDATE act SET name = 'x' WHERE phase_no = 1", true},
		{"UPDATE act SET name = 'x' WHERE phase_no = 4", false},
		{"DELETE FROM act WHERE phase_no = 1", true},
		{"DELETE FROM act WHERE phase_no = 4", false},
		{"DELETE FROM seal WHERE kind = 'act' AND phase_no = 4", false},
	};

	for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
		struct snapshot s;
		struct sums_fault *list;
		struct house h;
		bool right;
		int n;

		house_begin(&h, "2026-11-20T10:00:00Z");
		struct game g = house_game(&h);
		ck_assert(snapshots_load(h.home.store, h.a, g.id, 1, &s, &crowd_err));
		/* Phase number 1 is of turn 1; 2, 3 and 4 are of turn 2, which is open. */
		s.turn = 2;
		for (s.phase_no = 2; s.phase_no <= 4; s.phase_no++)
			ck_assert(snapshots_add(h.home.store, &s, &crowd_err));
		for (int no = 1; no <= 4; no += 3)
			ck_assert(acts_add(h.home.store,
					   &(struct act){.kind = ACT_EXCUSE,
							 .game_id = g.id,
							 .phase_no = no},
					   &crowd_err));
		crowd_sql(&h, str_of(row[i].damage));
		ck_assert(
			sums_check_open(h.home.store, g.id, 4, 2, &right, &crowd_err));
		ck_assert_msg(right == row[i].runs, "%s", row[i].damage);
		/* All of it is found where all is looked at. */
		ck_assert(sums_check(h.home.store, h.a, g.id, &list, &n, &crowd_err));
		ck_assert_msg((n > 0) == (i > 0), "%s", row[i].damage);
		house_close(&h);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("intact");
	TCase *t = tcase_create("intact");

	tcase_add_test(t, each_look_takes_the_next_game);
	tcase_add_test(t, games_are_taken_in_turn_whatever_their_names);
	tcase_add_test(t, with_time_enough_one_look_takes_all);
	tcase_add_test(t, a_seal_that_does_not_fit_is_told_once);
	tcase_add_test(t, a_run_is_kept_from_damage_in_what_it_is_made_of);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
