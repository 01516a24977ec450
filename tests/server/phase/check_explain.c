/* explain and preview: why a phase came out as it did, and how it would.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "server/cli/gm_table.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_explain.h"
#include "server/phase/phase_rollback.h"
#include "server/phase/phase_run.h"
#include "server/report/reports.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"

static struct house h;

static void open_up(void)
{
	house_open(&h, START);
}
static void shut(void)
{
	house_close(&h);
}

static void run(void)
{
	house_run(&h);
}

static void to_second_phase(void)
{
	house_start(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	run();
}

static struct explained explained(int turn, int phase, int attempt)
{
	struct explained x;
	struct err err = {0};
	ck_assert_msg(phase_explain(&h.home, h.a, STR("kestrel"), turn, phase, attempt,
				    &x, &err),
		      "%s", err.text);
	return x;
}

/* Returns the output of `postalgm LINE`. */
static struct str printed(const char *line)
{
	char *words[16], *text = str_z(h.a, str_of(line)), *out;
	size_t size;
	int n = 0;
	words[n++] = (char *)"postalgm";
	for (char *p = strtok(text, " "); p; p = strtok(NULL, " "))
		words[n++] = p;
	words[n++] = (char *)"--home";
	words[n++] = h.dir;
	words[n] = NULL;
	FILE *f = open_memstream(&out, &size), *in = fopen("/dev/null", "r");
	ck_assert_int_eq(gm_main(n, words, in, f, stderr), 0);
	fclose(f);
	fclose(in);
	struct str s = str_dup(h.a, (struct str){out, size});
	free(out);
	return s;
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

START_TEST(each_preference_says_what_became_of_it_and_why)
{
	to_second_phase();
	house_write(&h, 0,
		    "invite everyone in c1 if blue invites green in c2\n"
		    "  else invite nobody in c1\n");
	house_round(&h);
	run();
	struct explained x = explained(1, 2, 0);
	ck_assert_int_eq(x.n_seats, HOUSE_PEOPLE);
	ck_assert(x.seats[0].in);
	ck_assert_int_eq(x.seats[0].n_slots, 1);
	const struct explained_slot *s = &x.seats[0].slots[0];
	ck_assert_int_eq(s->receipt, 3); /* join, attack, this one */
	ck_assert_int_eq(s->n, 2);
	ck_assert(!s->alternatives[0].used);
	ck_assert_str_eq(str_z(h.a, s->alternatives[0].verdict),
			 "fell: its condition was not met");
	ck_assert_str_eq(s->alternatives[0].rule, "R-015");
	ck_assert_int_eq(s->alternatives[0].n_facts, 1);
	ck_assert_int_eq(s->alternatives[0].facts[0].truth, 0);
	ck_assert_str_eq(s->alternatives[0].facts[0].stratum, "S1");
	ck_assert(s->alternatives[1].used);
	ck_assert(!x.seats[1].in);
}
END_TEST

START_TEST(a_condition_that_came_true_is_told_as_such)
{
	to_second_phase();
	house_write(&h, 0,
		    "invite nobody in c1 if not blue invites green in c2\n"
		    "  else invite everyone in c1\n");
	house_round(&h);
	run();
	struct explained x = explained(1, 2, 0);
	const struct explained_slot *s = &x.seats[0].slots[0];
	ck_assert(s->alternatives[0].used);
	ck_assert_int_eq(s->alternatives[0].facts[0].truth, 0); /* `not` of it is */
	ck_assert_str_eq(str_z(h.a, s->alternatives[1].verdict),
			 "not needed: an earlier one was used");
}
END_TEST

START_TEST(what_is_printed_fits_eighty_columns_and_says_who_was_missing)
{
	to_second_phase();
	house_write(
		&h, 0,
		"invite everyone in c1 if blue invites green in c2 and not blue invites green in c2 and blue invites green in c2 else invite nobody in c1\n");
	house_round(&h);
	run();
	struct str all = printed("explain kestrel 1.2"), line, rest = all;
	while (str_line(&rest, &line))
		ck_assert_uint_le(str_columns(line), 80);
	ck_assert(has(all, "red (Ann): 1 letter, last receipt 3"));
	ck_assert(has(all, "1. invite"));
	ck_assert(has(all, "-> fell: its condition was not met [R-015]"));
	ck_assert(has(all, "false (S1):"));
	ck_assert(has(all, "blue (Bob): no readable orders came"));
	ck_assert(has(printed("explain kestrel 1.2 --json"), "\"known\": \"S1\""));
	/* A seat's alone. */
	struct str own = printed("explain kestrel 1.2 blue");
	ck_assert(!has(own, "red (Ann)"));
	ck_assert(has(own, "blue (Bob)"));
}
END_TEST

START_TEST(a_run_that_was_taken_back_is_explained_by_its_attempt)
{
	struct rollback r;
	struct err err = {0};
	to_second_phase();
	ck_assert(phase_rollback(&h.home, h.a, STR("kestrel"), 1, 1, STR("a test"),
				 false, &r, &err));
	house_round(&h);
	struct explained x = explained(1, 1, 1);
	ck_assert(x.gone);
	ck_assert_int_eq(x.attempts, 2);
	ck_assert(has(printed("explain kestrel 1.1 --attempt 1"),
		      "attempt 1 of 2 (taken back)"));
	ck_assert(!phase_explain(&h.home, h.a, STR("kestrel"), 1, 1, 2, &x, &err));
	run();
	ck_assert(!explained(1, 1, 2).gone);
	ck_assert(explained(1, 1, 1).gone);
	/* Both reports of the phase can be read still. */
	ck_assert(
		!has(printed("report show kestrel red 1.1 --attempt 1"), "OPEN AGAIN"));
	ck_assert(has(printed("report show kestrel red 1.1"), "OPEN AGAIN"));
}
END_TEST

START_TEST(a_preview_is_what_the_run_brings_and_keeps_nothing)
{
	struct preview p;
	struct err err = {0};
	struct str text;
	to_second_phase();
	house_write(&h, 0, "orders turn 1 phase 3\nown colour: redraw\n");
	house_write(&h, 1, "invite everyone in c2\n");
	house_round(&h);
	struct str before = house_everything(&h);
	struct game g = house_game(&h);
	ck_assert_msg(phase_preview(&h.home, h.a, STR("kestrel"), &p, &err), "%s",
		      err.text);
	ck_assert(str_equal(before, house_everything(&h)));
	ck_assert_int_eq(house_game(&h).phase_no, g.phase_no);
	ck_assert_int_eq(p.n, HOUSE_PEOPLE + 1);
	ck_assert_uint_ne(p.missing, 0);
	ck_assert_uint_eq(p.missing & 2, 0); /* Bob has written */
	/* Once more is the same; then it is run. */
	struct preview again;
	ck_assert(phase_preview(&h.home, h.a, STR("kestrel"), &again, &err));
	run();
	for (int i = 0; i < p.n; i++) {
		ck_assert(str_equal(p.report[i].text, again.report[i].text));
		ck_assert(reports_text(&h.home, h.a, STR("kestrel"), -1,
				       p.report[i].seat, &text, &err));
		/* The run itself is in the report as an act of the GM. */
		struct str acts = STR("The GM ran phase 1.2.");
		size_t at = str_find(text, acts);
		ck_assert(at != SIZE_MAX);
		ck_assert(str_equal(str_slice(text, 0, at - 2),
				    str_slice(p.report[i].text, 0, at - 2)));
	}
}
END_TEST

START_TEST(a_preview_says_who_is_missing)
{
	to_second_phase();
	house_write(&h, 1, "invite everyone in c2\n");
	house_round(&h);
	struct str all = printed("phase preview kestrel --all");
	ck_assert(has(all, "Missing: "));
	ck_assert(has(all, "They are played at random (rule 18)."));
	ck_assert(has(all, "You are RED"));
	ck_assert(has(all, "You are YELLOW"));
	ck_assert(has(all, "The GM's copy."));
	struct str one = printed("phase preview kestrel --seat blue");
	ck_assert(has(one, "You are BLUE"));
	ck_assert(!has(one, "You are RED"));
	ck_assert(has(printed("phase preview kestrel --json"), "\"missing\": ["));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/explain");
	TCase *t = tcase_create("explain");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 120);
	tcase_add_test(t, each_preference_says_what_became_of_it_and_why);
	tcase_add_test(t, a_condition_that_came_true_is_told_as_such);
	tcase_add_test(t, what_is_printed_fits_eighty_columns_and_says_who_was_missing);
	tcase_add_test(t, a_run_that_was_taken_back_is_explained_by_its_attempt);
	tcase_add_test(t, a_preview_is_what_the_run_brings_and_keeps_nothing);
	tcase_add_test(t, a_preview_says_who_is_missing);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
