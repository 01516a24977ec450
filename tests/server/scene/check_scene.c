/* The scene runner itself: scenes that are so, scenes that are not, and files that
 * cannot be understood, told with line and column.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "server/scene/scene.h"
#include "tests/check_main.h"

enum { OUTPUT_MAX = 65536 };

static char output[OUTPUT_MAX];

/* Runs the text as a file; its output is in `output`. */
static int run(const char *text)
{
	char name[] = "/tmp/check_scene_XXXXXX";
	char *files[] = {name};
	int fd = mkstemp(name);
	FILE *out = tmpfile();

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	close(fd);
	int status = scene_run_files(1, files, out, NULL);
	unlink(name);
	rewind(out);
	output[fread(output, 1, sizeof output - 1, out)] = '\0';
	fclose(out);
	return status;
}

/* clang-format off */
#define HEAD "scene A test.\nrule R-061 PC-11.2\ngame cosmic\n"
#define DEFENCE                                                                            \
	HEAD "phase 2\ngiven\n\tred1: red 2\n\tblue1: empty\n\tyellow3: yellow 3\n"           \
	     "\tc1: red attacks yellow3 with 2\n\tc2: blue attacks yellow3 with 4\n"          \
	     "orders yellow\n\t| defend c1 with 3, c2 with 0\norders green none\nexpect\n"
/* clang-format on */

START_TEST(a_scene_that_is_so_is_ok)
{
	ck_assert_int_eq(run(DEFENCE "\tc1 defence: 3\n\tc2 defence: 0\n"
				     "\treceipt yellow says \"c1 with 3\"\n"),
			 0);
	ck_assert_str_eq(output, "1..1\nok 1 - R-061 PC-11.2 A test.\n");
}
END_TEST

START_TEST(a_line_that_is_not_so_is_told_with_what_was_found)
{
	ck_assert_int_eq(run(DEFENCE "\tc1 defence: 3\n\tc2 defence: 1\n"), 1);
	ck_assert_ptr_nonnull(strstr(output, "not ok 1 - R-061"));
	ck_assert_ptr_nonnull(strstr(output, ":16: expected: c2 defence: 1\n"));
	ck_assert_ptr_nonnull(strstr(output, ":16: found:    0\n"));
	ck_assert_ptr_null(strstr(output, "c1 defence"));
}
END_TEST

/* clang-format off */
/* A fact after `expect` that is not so in the scene of the divided defence. */
static const struct {
	const char *fact, *found;
} wrong[] = {
	{"yellow3: yellow 2", "yellow 3"},
	{"yellow3: yellow 3, red 1", "yellow 3"},
	{"yellow3: empty", "yellow 3"},
	{"warp: red 1", "empty"},
	{"limbo: blue 2", "empty"},
	{"out: red 1", "empty"},
	{"hand red: attack 6, attack 8", "attack 6, attack 8, attack 10, compromise"},
	{"hand red has plague", "attack 6, attack 8, attack 10, compromise"},
	{"hand red lacks attack 8", "attack 6, attack 8, attack 10, compromise"},
	{"cards red: 5", "4"},
	{"old red: attack 8", "empty"},
	{"discard: plague", "empty"},
	{"discard has plague", "empty"},
	{"destiny red: blue", "yellow"},
	{"c1: red attacks yellow3 with 3", "red attacks yellow3 with 2"},
	{"c1: red attacks yellow3 with 2 defended by green", "defended by yellow"},
	{"c3: red attacks yellow3 with 2", "no such challenge"},
	{"c1 allies: green 1 with red", "none"},
	{"c1 cards: red attack 8, yellow attack 6", "none"},
	{"c1 result: attack wins", "none"},
	{"c1 owes: yellow 3 from red", "none"},
	{"c1 rewards: green 1", "none"},
	{"power red: on", "off"},
	{"counter red: 1", "0"},
	{"plague red: pending", "none"},
	{"loss red: 2 pending", "none"},
	{"misses green: 1", "0"},
	{"removed: green", "none"},
	{"lead: blue", "red"},
	{"winner: red", "none"},
	{"next: 1.4", "1.3"},
	{"next: over", "1.3"},
	{"owes: green", "red, blue, yellow"},
	{"owes: none", "red, blue, yellow"},
	{"report red says \"no such words\"", "nothing like it"},
	{"report red hides \"what   HAPPENED\"", "WHAT HAPPENED"},
	{"receipt yellow refuses 1", "accepted"},
	{"receipt yellow accepts 2", "no such line"},
	{"receipt red accepts 1", "no letter"},
	{"report blue same without yellow 1", "without it:"},
	{"report blue same without yellow 2", "no such line"},
	{"report blue same without red 1", "no such letter"},
	{"gm told \"no such words\"", "nothing like it"},
	{"standing red: power heal blue", "no Power of red"},
};
/* clang-format on */

START_TEST(every_kind_of_fact_can_fail)
{
	char text[2000];

	snprintf(text, sizeof text, DEFENCE "\t%s\n", wrong[_i].fact);
	ck_assert_msg(run(text) == 1, "%s: %s", wrong[_i].fact, output);
	ck_assert_ptr_nonnull(strstr(output, wrong[_i].fact));
	ck_assert_msg(strstr(output, wrong[_i].found) != NULL, "%s: %s", wrong[_i].fact,
		      output);
}
END_TEST

/* clang-format off */
/* And one that is so. */
static const char *const right[] = {
	"yellow3: yellow 3", "blue1: empty", "warp: empty", "limbo: empty", "out: empty",
	"hand red: compromise, attack 10, attack 6, attack 8", "hand red has attack 6, compromise",
	"hand red lacks plague", "cards red: 4", "old red: empty", "discard: empty",
	"deck has plague", "deck lacks attack 40, plague", "destiny red: yellow",
	"destiny pile has green", "c1: red attacks yellow3 with 2",
	"c1: red attacks yellow3 with 2 defended by yellow", "c3: none", "c1 allies: none",
	"c1 cards: none", "c1 result: none", "c1 owes: none", "c1 rewards: none", "power red: off",
	"plague red: none", "loss red: none", "misses green: 0", "misses red: 1", "removed: none",
	"lead: red", "winner: none", "next: 1.3", "owes: yellow, red, blue",
	"report red says \"nobody has a foreign BASE\"", "report red hides \"no such words\"",
	"receipt yellow accepts 1", "gm told \"yellow defends with 3\"", "same: red", "same: all",
	"report readers hides \"only for you\"",
};
/* clang-format on */

START_TEST(every_kind_of_fact_can_hold)
{
	char text[2000];

	snprintf(text, sizeof text, DEFENCE "\t%s\n", right[_i]);
	if (strcmp(right[_i], "deck lacks attack 40, plague") == 0)
		ck_assert_int_eq(run(text), 1);
	else
		ck_assert_msg(run(text) == 0, "%s: %s", right[_i], output);
}
END_TEST

/* clang-format off */
/* Text, and the place and the words of its fault. */
static const struct {
	const char *text, *place, *what;
} malformed[] = {
	{"red1: red 2\n", ":1:1:", "begins with `scene`"},
	{"scene\nrule R-001\ngame cosmic\nexpect\n", ":1:1:", "needs a sentence"},
	{"scene X\ngame cosmic\nexpect\n", ":1:1:", "no `rule`"},
	{"scene X\nrule R-001\nexpect\n", ":1:1:", "no `game`"},
	{"scene X\nrule R-001\ngame chess\nexpect\n", ":3:6:", "no game of this name"},
	{HEAD, ":1:1:", "no `expect`"},
	{HEAD "colour red\nexpect\n", ":4:1:", "no line of a scene"},
	{HEAD "seats red green blue\nexpect\n", ":4:17:", "own order"},
	{HEAD "seats red blue\nexpect\n", ":4:", "too few"},
	{HEAD "turn zero\nexpect\n", ":4:6:", "a number"},
	{HEAD "phase 5\nexpect\n", ":4:7:", "a number from 1 to 4"},
	{HEAD "lead purple\nexpect\n", ":4:6:", "a player"},
	{HEAD "option colour blue\nexpect\n", ":4:8:", "no such option"},
	{HEAD "option flares maybe\nexpect\n", ":4:15:", "the option takes"},
	{HEAD "given\n  pluto3: red 1\nexpect\n", ":5:3:", "no fact begins with"},
	{HEAD "given\n  red1: mauve 1\nexpect\n", ":5:9:", "a player of this scene"},
	{HEAD "given\n  red1: red\nexpect\n", ":5:", "a number"},
	{HEAD "given\n  red1: red 2 blue 1\nexpect\n", ":5:15:", "nothing more"},
	{HEAD "given\n  red1: red 2\n  red1: red 3\nexpect\n", ":6:3:", "twice"},
	{HEAD "given\n  red1: red 9\nexpect\n", ":5:3:", "25 tokens"},
	{HEAD "given\n  hand red: attack 41\nexpect\n", ":5:20:", "a number from 1 to 40"},
	{HEAD "given\n  hand red: attack 40, attack 40\nexpect\n", ":5:3:", "more copies"},
	{HEAD "given\n  hand red: flare zombie\nexpect\n", ":5:3:", "option flares on"},
	{HEAD "given\n  standing red: power heal blue\nexpect\n", ":5:3:", "orders that hold"},
	{HEAD "given\n  hand red: spoon\nexpect\n", ":5:13:", "a card is expected"},
	{HEAD "given\n  hand red has plague\nexpect\n", ":5:3:", "expected, not given"},
	{HEAD "given\n  old red: plague\nexpect\n", ":5:3:", "not in the hand"},
	{HEAD "given\n  c1 defence: 2\nexpect\n", ":5:3:", "no challenge c1"},
	{HEAD "given\n  c2: red attacks blue1 with 1\nexpect\n", ":1:1:", "no challenge c1"},
	{HEAD "given\n  c1: red attacks blue1\nexpect\n", ":5:", "'with' is expected"},
	{HEAD "given\n  c1: red attacks red1 with 1\nexpect\n", ":5:3:", "who defends"},
	{HEAD "phase 2\ngiven\n  c1: red attacks blue1 with 1\n  c1 allies: blue 1 with red\nexpect\n", ":7:3:",
	 "cannot be an ally"},
	{HEAD "phase 2\ngiven\n  c1: red attacks blue1 with 1\n  c1 result: red wins\nexpect\n", ":7:14:",
	 "no result"},
	{HEAD "given\n  red1: red 3\n  c1: red attacks blue1 with 1\nexpect\n", ":1:1:", "open in phase 1"},
	{HEAD "phase 3\ngiven\n  red1: red 3\n  c1: red attacks blue1 with 1\n  c1 defence: 5\nexpect\n",
	 ":1:1:", "5 tokens defend, but 4"},
	{HEAD "given\n  zone red hoard: plague\nexpect\n", ":5:12:", "no Power of this game has a zone"},
	{HEAD "given\n  power red: Nonesuch\nexpect\n", ":5:14:", "no Power"},
	{HEAD "| attack blue 1\nexpect\n", ":4:1:", "needs `orders SEAT`"},
	{HEAD "orders red\n  attack blue 1\nexpect\n", ":5:3:", "begins with `|`"},
	{HEAD "orders mauve\nexpect\n", ":4:8:", "a player"},
	{HEAD "orders red maybe\nexpect\n", ":4:12:", "only `none`"},
	{HEAD "orders red none\n  | x\nexpect\n", ":5:3:", "has no letter"},
	{HEAD "orders red none\ngiven\nexpect\n", ":5:1:", "before the first `orders`"},
	{HEAD "expect\n  report red shouts \"x\"\n", ":5:14:", "is expected"},
	{HEAD "expect\n  report red says x\n", ":5:19:", "is expected"},
	{HEAD "expect\n  report red says \"x\n", ":5:", "quotation mark"},
	{HEAD "expect\n  next: tomorrow\n", ":5:9:", "turn.phase"},
	{HEAD "expect\n  deck top: plague\n", ":5:3:", "given, not expected"},
	{"scene X\nrule \xff\n", ":2:1:", "UTF-8"},
};
/* clang-format on */

START_TEST(what_cannot_be_understood_is_told_with_line_and_column)
{
	int status = run(malformed[_i].text);

	ck_assert_msg(status == 2, "%s: %d %s", malformed[_i].text, status, output);
	ck_assert_msg(strstr(output, malformed[_i].place) &&
			      strstr(output, malformed[_i].what),
		      "%s: %s", malformed[_i].text, output);
}
END_TEST

START_TEST(a_broken_scene_does_not_hide_the_next_one)
{
	ck_assert_int_eq(run(HEAD "colour red\n" DEFENCE "\tc1 defence: 3\n"), 2);
	ck_assert_ptr_nonnull(strstr(output, "1..2\n"));
	ck_assert_ptr_nonnull(strstr(output, "ok 2 - R-061"));
}
END_TEST

START_TEST(a_scene_goes_on_through_the_phases)
{
	ck_assert_int_eq(
		run(HEAD
		    "given\n  destiny red: blue\n  destiny blue: green\n"
		    "  destiny green: yellow\n  destiny yellow: red\n"
		    "orders red\n  | attack blue 3 with 2 from 1\nexpect\n"
		    "  c1: red attacks blue3 with 2\n  misses blue: 1\n"
		    "phase 2\norders blue\n  | invite nobody in c1\nexpect\n  misses blue: 0\n"
		    "phase 3\norders red\n  | card 8 in c1\nexpect\n"),
		0);
}
END_TEST

START_TEST(a_phase_that_is_not_open_is_not_so)
{
	ck_assert_int_eq(
		run(HEAD
		    "phase 1\nexpect\n  next: 1.2\nphase 4\nexpect\n  next: 2.1\n"),
		1);
	ck_assert_ptr_nonnull(strstr(output, ":7: expected: phase 4\n"));
	ck_assert_ptr_nonnull(strstr(output, "the open phase is 1.2"));
}
END_TEST

START_TEST(orders_for_a_later_phase_are_kept)
{
	ck_assert_int_eq(
		run(HEAD
		    "given\n  destiny red: blue\norders red\n"
		    "  | attack blue 3 with 2 from 1\norders red\n"
		    "  | orders turn 1 phase 2\n  | invite nobody in c1\nexpect\n"
		    "  next: 1.2\nphase 2\nexpect\n  misses red: 0\n  misses green: 2\n"),
		0);
}
END_TEST

START_TEST(same_tells_what_else_has_changed)
{
	ck_assert_int_eq(run(HEAD "given\n  destiny red: blue\norders red\n"
				  "  | attack blue 3 with 2 from 1\nexpect\n"
				  "  c1: red attacks blue3 with 2\n  same: red\n"),
			 1);
	ck_assert_ptr_nonnull(strstr(output, "red1 was red 4, is red 2"));
	ck_assert_int_eq(run(HEAD "given\n  destiny red: blue\norders red\n"
				  "  | attack blue 3 with 2 from 1\nexpect\n"
				  "  red1: red 2\n  same: red\n"),
			 0);
}
END_TEST

START_TEST(the_default_hand_may_exceed_the_deck)
{
	ck_assert_int_eq(
		run("scene Six.\nrule CB-2.3\ngame cosmic\n"
		    "seats red blue green yellow purple orange\ngiven\n"
		    "  hand red: attack 10, attack 10, attack 10, attack 10, attack 10\n"
		    "expect\n  hand orange has attack 10\n  hand red has attack 10\n"),
		0);
}
END_TEST

START_TEST(the_head_is_told_in_any_order)
{
	ck_assert_int_eq(
		run("scene Five.\nlead purple\nseats red blue green yellow purple\n"
		    "phase 1\nrule R-004\ngame cosmic\nexpect\n  next: 1.2\n"
		    "  lead: purple\nscene Four.\nrule R-004\ngame cosmic\nexpect\n"
		    "  lead: red\n"),
		0);
	ck_assert_int_eq(run("scene X\ngame chess\nseats red\nrule R-004\nexpect\n"),
			 2);
}
END_TEST

START_TEST(a_file_that_cannot_be_read_is_trouble_with_the_world)
{
	char name[] = "/no/such/file.scene";
	char *files[] = {name};
	FILE *out = tmpfile();

	ck_assert_int_eq(scene_run_files(1, files, out, NULL), 3);
	fclose(out);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("scene runner");
	TCase *c = tcase_create("scenes");

	tcase_set_timeout(c, 60);
	tcase_add_test(c, a_scene_that_is_so_is_ok);
	tcase_add_test(c, a_line_that_is_not_so_is_told_with_what_was_found);
	tcase_add_loop_test(c, every_kind_of_fact_can_fail, 0,
			    sizeof wrong / sizeof *wrong);
	tcase_add_loop_test(c, every_kind_of_fact_can_hold, 0,
			    sizeof right / sizeof *right);
	tcase_add_loop_test(c, what_cannot_be_understood_is_told_with_line_and_column,
			    0, sizeof malformed / sizeof *malformed);
	tcase_add_test(c, a_broken_scene_does_not_hide_the_next_one);
	tcase_add_test(c, a_scene_goes_on_through_the_phases);
	tcase_add_test(c, a_phase_that_is_not_open_is_not_so);
	tcase_add_test(c, orders_for_a_later_phase_are_kept);
	tcase_add_test(c, same_tells_what_else_has_changed);
	tcase_add_test(c, the_default_hand_may_exceed_the_deck);
	tcase_add_test(c, the_head_is_told_in_any_order);
	tcase_add_test(c, a_file_that_cannot_be_read_is_trouble_with_the_world);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
