/* The voice and the editorial in letters: all readers read the same, a report that is printed again says
 * the same, an option silences it, and a game is proven with it as without.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "schema/snapshots.h"
#include "server/options/game_options.h"
#include "server/people/option_set.h"
#include "server/phase/game_start.h"
#include "server/phase/phase_byhand.h"
#include "server/replay/replay.h"
#include "server/report/announce.h"
#include "server/report/reports.h"
#include "tests/check_main.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
enum { MINUTE = 60 };
enum { ANN, BOB, CAT, DAN };

static struct house h;

static void open_up(void)
{
	house_open(&h, START);
}
static void shut(void)
{
	house_close(&h);
}

static struct voice voice_of(int phase_no)
{
	struct game g = house_game(&h);
	struct issue is;
	struct err err = {0};

	ck_assert_msg(reports_load(&h.home, h.a, &g, phase_no, &is, &err), "%s",
		      err.text);
	return is.voice;
}

static void play_a_phase(void)
{
	struct game g = house_game(&h);

	for (int who = ANN; g.phase == 1 && who <= DAN; who++)
		house_write(&h, who, house_attack(&h, who));
	house_pass(&h, MINUTE);
	house_round(&h);
	house_pass(&h, g.deadline - MINUTE - h.now);
	house_round(&h);
	house_pass(&h, 2 * MINUTE);
	house_round(&h);
	if (house_game(&h).phase_no ==
	    g.phase_no) { /* too many said nothing: it waits */
		struct err err = {0};
		ck_assert_msg(
			phase_run(&h.home, h.a, STR("kestrel"), g.turn, g.phase, &err),
			"%s", err.text);
		house_round(&h);
	}
}

static bool in_report(int who, struct str words)
{
	struct sent s = house_last(&h, who, "report");
	struct buf b = buf_in(h.a);
	struct str word, body = s.body;

	ck_assert(s.id);
	while (str_word(&body, &word)) {
		buf_add(&b, word);
		buf_char(&b, ' ');
	}
	return str_find(buf_str(&b), words) != SIZE_MAX;
}

START_TEST(the_first_report_has_a_title)
{
	house_start(&h);
	struct voice v = voice_of(house_game(&h).phase_no);
	ck_assert_int_eq(v.n, 1);
	for (int who = ANN; who <= DAN; who++) {
		ck_assert(in_report(who, v.headline));
		ck_assert(in_report(who, v.line[0]));
	}
}
END_TEST

START_TEST(all_readers_read_the_same_and_it_is_printed_again_the_same)
{
	struct voice was[4];

	house_start(&h);
	for (int i = 0; i < 4; i++) {
		play_a_phase();
		struct game g = house_game(&h);
		was[i] = voice_of(g.phase_no);
		ck_assert_int_ge(was[i].n, 1);
		for (int who = ANN; who <= DAN; who++)
			for (int k = 0; k < was[i].n; k++)
				ck_assert_msg(in_report(who, was[i].line[k]), "%.*s",
					      STR_ARG(was[i].line[k]));
		struct str text;
		struct err err = {0};
		ck_assert(reports_text(&h.home, h.a, STR("kestrel"), -1, SEAT_READERS,
				       &text, &err));
		ck_assert(str_find(text, was[i].headline) != SIZE_MAX);
	}
	int last = house_game(&h).phase_no;
	for (int i = 0; i < 4; i++) {
		struct voice again = voice_of(last - 3 + i);
		ck_assert(str_equal(again.headline, was[i].headline));
		ck_assert_int_eq(again.n, was[i].n);
		for (int k = 0; k < again.n; k++)
			ck_assert(str_equal(again.line[k], was[i].line[k]));
	}
}
END_TEST

START_TEST(an_option_silences_it)
{
	struct err err = {0};

	house_start(&h);
	struct voice v = voice_of(house_game(&h).phase_no);
	ck_assert(v.n);
	ck_assert_msg(option_turn(&h.home, h.a, STR("kestrel"), STR("voice"),
				  STR("Off"), false, STR(""), &err),
		      "%s", err.text);
	ck_assert_int_eq(voice_of(house_game(&h).phase_no).n, 0);
	play_a_phase();
	for (int who = ANN; who <= DAN; who++)
		ck_assert(!in_report(who, v.headline));
	ck_assert(!option_turn(&h.home, h.a, STR("kestrel"), STR("voice"), STR("loud"),
			       false, STR(""), &err));
}
END_TEST

/* The game draws nothing for the line that is printed: none is written down, and the
 * game is proven without them. */
START_TEST(a_game_is_proven_with_it_and_no_draw_is_added)
{
	struct replay r = {0};
	struct err err = {0};
	struct snapshot s;

	house_start(&h);
	play_a_phase();
	play_a_phase();
	struct game g = house_game(&h);
	ck_assert(snapshots_load(h.home.store, h.a, g.id, g.phase_no, &s, &err));
	ck_assert(str_find(s.draws, STR("voice.")) == SIZE_MAX);
	ck_assert_msg(replay_game(&h.home, h.a, STR("kestrel"), &r, &err), "%s",
		      err.text);
	ck_assert_int_eq(r.n_faults, 0);
}
END_TEST

START_TEST(the_editorial_stands_in_the_next_report_and_in_no_other)
{
	struct err err = {0};
	bool was;

	house_start(&h);
	ck_assert_msg(announce_editorial(&h.home, h.a, STR("kestrel"),
					 STR(" From the\neditor's desk. "), &was, &err),
		      "%s", err.text);
	ck_assert(!was);
	play_a_phase();
	for (int who = ANN; who <= DAN; who++)
		ck_assert(in_report(who,
				    STR("8 GM Editorial: From the editor's desk. ")));
	play_a_phase();
	ck_assert(!in_report(ANN, STR("Editorial")));
	/* An announcement is told at once, an editorial is not. */
	ck_assert_int_eq(house_count(&h, ANN, "word of the GM"), 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("voice in letters");
	TCase *c = tcase_create("voice");

	tcase_set_timeout(c, 120);
	tcase_add_checked_fixture(c, open_up, shut);
	tcase_add_test(c, the_first_report_has_a_title);
	tcase_add_test(c, all_readers_read_the_same_and_it_is_printed_again_the_same);
	tcase_add_test(c, an_option_silences_it);
	tcase_add_test(c, a_game_is_proven_with_it_and_no_draw_is_added);
	tcase_add_test(c, the_editorial_stands_in_the_next_report_and_in_no_other);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
