/* Games, their seats, orders, positions and press.
 * SPDX-License-Identifier: ISC */
#include "schema/game_gms.h"
#include "tests/schema/a_store.h"

/* Games -------------------------------------------------------------------- */

START_TEST(a_game_comes_back_as_it_was_saved)
{
	struct game found;
	add_game();
	g.status = GAME_RUNNING;
	g.deadline = 500;
	g.hold = STR("missing: red");
	g.phase_no = 3;
	OK(games_save(st, &g, &err));
	OK(games_find(st, a, STR("ce-7"), &found, &err));
	ck_assert_int_eq(found.status, GAME_RUNNING);
	ck_assert_int_eq(found.deadline, 500);
	ck_assert_int_eq(found.phase_no, 3);
	ck_assert_str_eq(found.hold.s, "missing: red");
	ck_assert_mem_eq(found.secret, g.secret, sizeof g.secret);
	struct game again = {.name = STR("ce-7")};
	ck_assert(!games_add(st, &again, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
}
END_TEST

START_TEST(games_are_due_by_deadline_or_early_window_unless_held)
{
	struct game *list;
	int n;
	add_game();
	g.status = GAME_RUNNING;
	g.deadline = 500;
	OK(games_save(st, &g, &err));
	OK(games_due(st, a, 499, 0, &list, &n, &err));
	ck_assert_int_eq(n, 0);
	OK(games_due(st, a, 500, 0, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	g.early = 300;
	OK(games_save(st, &g, &err));
	OK(games_due(st, a, 300, 0, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	g.hold = STR("x");
	OK(games_save(st, &g, &err));
	OK(games_due(st, a, 900, 0, &list, &n, &err));
	ck_assert_int_eq(n, 0);
}
END_TEST

static int ahead_from(int64_t from, int64_t now, int64_t until, int64_t latest)
{
	struct games_window w = {.from = from,
				 .until = until,
				 .now = now,
				 .latest = latest,
				 .option = STR("reminders")};
	struct game *list;
	int n;

	OK(games_ahead(st, a, &w, &list, &n, &err));
	return n;
}

static int ahead(int64_t now, int64_t until, int64_t latest)
{
	return ahead_from(now, now, until, latest);
}

START_TEST(games_ahead_are_those_before_the_usual_time_or_the_latest_of_their_own)
{
	add_game();
	g.deadline = 500;
	OK(games_save(st, &g, &err));
	ck_assert_int_eq(ahead(400, 500, 500), 0); /* it does not run yet */
	g.status = GAME_RUNNING;
	OK(games_save(st, &g, &err));
	ck_assert_int_eq(ahead(400, 500, 500), 1);
	ck_assert_int_eq(ahead(499, 500, 900), 1);
	ck_assert_int_eq(ahead(500, 900, 900), 0); /* its deadline has come */
	ck_assert_int_eq(ahead(400, 499, 900), 0);
	ck_assert_int_eq(ahead_from(499, 400, 600, 600), 1);
	ck_assert_int_eq(ahead_from(500, 400, 600, 600), 0); /* it was near before */
	OK(option_set(st, g.id, STR("title"), STR("x"), &err));
	ck_assert_int_eq(ahead(400, 499, 900), 0);
	OK(option_set(st, g.id, STR("reminders"), STR("900"), &err));
	ck_assert_int_eq(ahead(400, 499, 900), 1);
	ck_assert_int_eq(ahead_from(500, 400, 600, 900), 1);
	ck_assert_int_eq(ahead(400, 499, 499), 0);
	ck_assert_int_eq(ahead(400, 500, 0), 1); /* none of its own may be later */
	g.hold = STR("x");
	OK(games_save(st, &g, &err));
	ck_assert_int_eq(ahead(400, 900, 900), 0);
}
END_TEST

/* Every third game has an hour of its own, too, and is found in both ways; they close in threes. */
START_TEST(games_ahead_come_piece_by_piece_each_once_and_the_first_to_close_first)
{
	enum { GAMES = 20 };
	const int64_t base = 1000;

	for (int i = 0; i < GAMES; i++) {
		g = (struct game){.name = str_printf(a, "g-%d", i),
				  .rules = STR("cosmic"),
				  .n_seats = 4};
		OK(games_add(st, &g, &err));
		g.status = GAME_RUNNING;
		g.deadline = base - i / 3;
		OK(games_save(st, &g, &err));
		if (i % 3 == 0)
			OK(option_set(st, g.id, STR("reminders"), STR("9"), &err));
	}
	for (int most = 1; most <= GAMES + 1; most++) {
		struct games_window w = {.until = base,
					 .latest = base,
					 .option = STR("reminders"),
					 .most = most};
		struct game *list;
		int n, all = 0;
		do {
			OK(games_ahead(st, a, &w, &list, &n, &err));
			ck_assert_int_le(n, most);
			for (int i = 0; i < n; i++) {
				ck_assert(list[i].deadline > w.after ||
					  (list[i].deadline == w.after &&
					   list[i].id > w.after_id));
				w.after = list[i].deadline;
				w.after_id = list[i].id;
			}
			all += n;
		} while (n);
		ck_assert_int_eq(all, GAMES);
	}
}
END_TEST

START_TEST(games_are_led_by_those_who_are_named_in_whatever_case)
{
	struct game_gm more = {.address = STR("Gil@example.org"), .name = STR("Gil")};
	struct game *list;
	int n;

	add_game();
	OK(games_led(st, a, STR(""), &list, &n, &err)); /* nobody has no address */
	ck_assert_int_eq(n, 0);
	g.gm_address = STR("Gus@example.org");
	OK(games_save(st, &g, &err));
	more.game_id = g.id;
	OK(game_gms_add(st, &more, &err));
	OK(games_led(st, a, STR("gus@Example.org"), &list, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_int_eq(list[0].id, g.id);
	OK(games_led(st, a, STR("gil@example.org"), &list, &n, &err));
	ck_assert_int_eq(n, 1);
	OK(games_led(st, a, STR("gus@example.com"), &list, &n, &err));
	ck_assert_int_eq(n, 0);
}
END_TEST

/* Orders, positions, press -------------------------------------------------- */

START_TEST(a_sheet_is_written_whole)
{
	struct stored_slot slots[] = {{STR("attack Blue 3"), 4, 90, false, true},
				      {STR("power"), 5, 91, true, false}};
	struct stored_sheet s, back;
	add_game();
	s = (struct stored_sheet){.game_id = g.id,
				  .phase_no = 2,
				  .seat = 1,
				  .readable = true,
				  .letters = 1,
				  .n_slots = 2,
				  .slots = slots};
	OK(sheets_save(st, &s, &err));
	s.n_slots = 1;
	s.final = true;
	OK(sheets_save(st, &s, &err));
	OK(sheets_load(st, a, g.id, 2, 1, &back, &err));
	ck_assert(back.exists && back.readable && back.final && !back.wait);
	ck_assert_int_eq(back.n_slots, 1);
	ck_assert_str_eq(back.slots[0].line.s, "attack Blue 3");
	OK(sheets_load(st, a, g.id, 3, 1, &back, &err));
	ck_assert(!back.exists);
}
END_TEST

START_TEST(the_way_to_a_position_leaves_out_what_was_taken_back)
{
	struct snapshot *list;
	int n;
	add_game();
	static const struct {
		int no, from, phase;
	} rows[] = {{1, 0, 0}, {2, 1, 1}, {3, 2, 2}, {4, 2, 2}, {5, 4, 3}};
	for (size_t i = 0; i < 5; i++) {
		struct snapshot s = {.game_id = g.id,
				     .phase_no = rows[i].no,
				     .from_no = rows[i].from,
				     .ran_turn = rows[i].phase ? 1 : 0,
				     .ran_phase = rows[i].phase};
		OK(snapshots_add(st, &s, &err));
	}
	OK(snapshots_of_turn(st, a, g.id, 5, 1, &list, &n, &err));
	ck_assert_int_eq(n, 3);
	ck_assert_int_eq(list[0].phase_no, 2);
	ck_assert_int_eq(list[1].phase_no, 4);
	ck_assert_int_eq(list[2].phase_no, 5);
	struct snapshot s;
	OK(snapshots_ran(st, a, g.id, 1, 2, 0, &s, &err));
	ck_assert_int_eq(s.phase_no, 4);
	struct snapshot again = {.game_id = g.id, .phase_no = 5};
	ck_assert(!snapshots_add(st, &again, &err));
}
END_TEST

/* Two turns, in each of which a phase was run, taken back and run again. */
START_TEST(the_way_of_a_turn_is_the_part_of_the_whole_way_that_ran_it)
{
	static const struct {
		int no, from, turn, phase;
	} rows[] = {{1, 0, 0, 0}, {2, 1, 1, 1}, {3, 2, 1, 2}, {4, 1, 1, 1},
		    {5, 4, 1, 2}, {6, 5, 2, 1}, {7, 6, 2, 2}, {8, 5, 2, 1},
		    {9, 8, 2, 2}, {10, 9, 3, 1}};
	struct snapshot *way, *part;
	int n, n_part;

	add_game();
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		OK(snapshots_add(st,
				 &(struct snapshot){.game_id = g.id,
						    .phase_no = rows[i].no,
						    .from_no = rows[i].from,
						    .ran_turn = rows[i].turn,
						    .ran_phase = rows[i].phase},
				 &err));
	for (int no = 1; no <= 10; no++)
		for (int turn = 0; turn <= 3; turn++) {
			int k = 0;
			OK(snapshots_way(st, a, g.id, no, &way, &n, &err));
			OK(snapshots_of_turn(st, a, g.id, no, turn, &part, &n_part,
					     &err));
			for (int i = 0; i < n; i++)
				if (way[i].ran_turn == turn)
					ck_assert_int_eq(part[k++].phase_no,
							 way[i].phase_no);
			ck_assert_int_eq(k, n_part);
		}
	OK(snapshots_of_turn(st, a, g.id, 10, 2, &part, &n_part, &err));
	ck_assert_int_eq(n_part, 2);
	ck_assert_int_eq(part[0].phase_no, 8);
	ck_assert_int_eq(part[1].phase_no, 9);
}
END_TEST

/* Kept positions are found by this number: it must be that of the list. */
START_TEST(acts_are_counted_as_they_are_listed)
{
	struct act *list;
	int n, open, closed;

	add_game();
	for (int kind = 0; kind < ACT_KINDS; kind++)
		for (int k = 0; k <= kind; k++)
			OK(acts_add(st,
				    &(struct act){.game_id = g.id,
						  .phase_no = 7,
						  .kind = (enum act_kind)kind},
				    &err));
	OK(acts_add(st, &(struct act){.game_id = g.id, .phase_no = 8}, &err));
	OK(acts_list(st, a, g.id, 7, &list, &n, &err));
	OK(acts_count(st, g.id, 7, true, &open, &err));
	OK(acts_count(st, g.id, 7, false, &closed, &err));
	ck_assert_int_eq(open, n);
	for (int i = 0; i < n; i++)
		closed += list[i].kind == ACT_STOP;
	ck_assert_int_eq(closed, n);
	OK(acts_count(st, g.id, 9, true, &open, &err));
	ck_assert_int_eq(open, 0);
}
END_TEST

/* The words are in databases and in files of games, so they never change. */
START_TEST(a_position_says_why_its_phase_was_opened)
{
	static const char *const words[OPEN_OTHER] = {"start", "deadline", "early",
						      "gm",    "rollback", "end"};
	struct snapshot back;

	add_game();
	for (int i = 0; i < OPEN_OTHER; i++) {
		struct snapshot s = {.game_id = g.id,
				     .phase_no = i + 1,
				     .cause = (enum open_cause)i};

		ck_assert_str_eq(open_cause_name((enum open_cause)i), words[i]);
		ck_assert_int_eq((int)open_cause_of(str_of(words[i])), i);
		OK(snapshots_add(st, &s, &err));
		OK(snapshots_load(st, a, g.id, i + 1, &back, &err));
		ck_assert_int_eq((int)back.cause, i);
	}
	ck_assert_int_eq((int)open_cause_of(STR("rollbacks")), OPEN_OTHER);
	ck_assert_int_eq((int)open_cause_of(STR("")), OPEN_OTHER);
}
END_TEST

/* The words of a line say nothing about what it answers: only its code does. */
START_TEST(the_lines_that_answered_a_matter_are_found_by_its_code)
{
	static const char *const codes[] = {"R12", "", "r12", "R1", ""};
	struct gmlog_entry e = {.who = str_of(gmlog_who_name(WHO_GM)), .utc = 70},
			   *lines;
	int n;

	add_game();
	e.game_id = g.id;
	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
		e.code = str_of(codes[i]);
		e.what = STR("By mail (letter 3): R12 (NMR REMIND red)");
		e.utc++;
		OK(gmlog_add(st, &e, &err));
	}
	OK(gmlog_answers(st, a, STR("R12"), &lines, &n, &err));
	ck_assert_int_eq(n, 2);
	ck_assert_int_eq(lines[0].utc, 73);
	ck_assert_int_eq(lines[1].utc, 71);
	ck_assert_int_eq(lines[0].game_id, g.id);
	OK(gmlog_answers(st, a, STR(""), &lines, &n, &err));
	ck_assert_int_eq(n, 0);
}
END_TEST

START_TEST(press_and_journal_lines_come_back_in_order)
{
	struct press_item p = {.phase_no = 1,
			       .seat = 2,
			       .grey = true,
			       .to_seats = 5,
			       .text = STR("quack")},
			  *list;
	struct gmlog_entry e = {.phase_no = 1,
				.who = str_of(gmlog_who_name(WHO_GM)),
				.what = STR("ran"),
				.is_public = true},
			   *lines;
	int n;
	int64_t bytes;
	bool first;
	add_game();
	p.game_id = e.game_id = g.id;
	OK(press_add(st, &p, &err));
	OK(press_list(st, a, g.id, 1, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert(list[0].grey && list[0].to_seats == 5);
	OK(press_bytes(st, g.id, 1, 2, &bytes, &err));
	ck_assert_int_eq(bytes, 5);
	OK(gmlog_add(st, &e, &err));
	OK(gmlog_list(st, a, g.id, -1, &lines, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert(str_is(lines[0].who, "gm"));
	ck_assert(gmlog_is_by(&lines[0], WHO_GM) &&
		  !gmlog_is_by(&lines[0], WHO_SERVER));
	OK(told_once(st, g.id, 1, 0, "reminder", 9, &first, &err));
	ck_assert(first);
	OK(told_once(st, g.id, 1, 0, "reminder", 9, &first, &err));
	ck_assert(!first);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("schema/games");
	TCase *t = tcase_create("games");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_game_comes_back_as_it_was_saved);
	tcase_add_test(t, games_are_due_by_deadline_or_early_window_unless_held);
	tcase_add_test(t, games_are_led_by_those_who_are_named_in_whatever_case);
	tcase_add_test(
		t,
		games_ahead_are_those_before_the_usual_time_or_the_latest_of_their_own);
	tcase_add_test(
		t,
		games_ahead_come_piece_by_piece_each_once_and_the_first_to_close_first);
	tcase_add_test(t, a_sheet_is_written_whole);
	tcase_add_test(t, the_way_to_a_position_leaves_out_what_was_taken_back);
	tcase_add_test(t, the_way_of_a_turn_is_the_part_of_the_whole_way_that_ran_it);
	tcase_add_test(t, acts_are_counted_as_they_are_listed);
	tcase_add_test(t, a_position_says_why_its_phase_was_opened);
	tcase_add_test(t, the_lines_that_answered_a_matter_are_found_by_its_code);
	tcase_add_test(t, press_and_journal_lines_come_back_in_order);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
