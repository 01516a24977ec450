/* PROOF: the checks that players can make by themselves, and the limits of what is told
 * before the end.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/event.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_rollback.h"
#include "server/replay/replay.h"
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

/* Two phases are run, one of them twice. */
static void play(void)
{
	struct rollback r;
	struct err err = {0};
	house_start(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	run();
	run();
	ck_assert(phase_rollback(&h.home, h.a, STR("kestrel"), 1, 2, STR("a test"),
				 false, &r, &err));
	house_round(&h);
	run();
}

static void end(void)
{
	struct err err = {0};
	ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("enough"), &err));
	house_round(&h);
}

static struct str exported(bool whole)
{
	struct str json;
	struct err err = {0};
	ck_assert_msg(replay_export(&h.home, h.a, STR("kestrel"), whole, &json, &err),
		      "%s", err.text);
	return json;
}

/* Returns the block that PROOF brings Ann, from { to }. */
static struct str proof_block(void)
{
	house_write(&h, 0, "proof\n");
	house_round(&h);
	struct sent s = house_last(&h, 0, "receipt");
	size_t from = str_find(s.body, STR("\n{")), to = s.body.n;
	ck_assert(from != SIZE_MAX);
	while (s.body.s[to - 1] != '}')
		to--;
	return str_slice(s.body, from + 1, to);
}

START_TEST(the_file_of_a_game_that_runs_has_what_all_have_been_told_and_no_more)
{
	static const char *const secret[] = {"state",  "draws", "sheets", "acts",
					     "secret", "word",  "wishes"};
	struct replay r = {0};
	struct err err = {0};
	play();
	struct str json = exported(false);
	for (size_t i = 0; i < sizeof secret / sizeof *secret; i++)
		ck_assert_msg(str_find(json, str_printf(h.a, "\"%s\":", secret[i])) ==
				      SIZE_MAX,
			      "%s", secret[i]);
	json_t *root = json_loadb(json.s, json.n, 0, NULL), *phase, *event;
	size_t i, j;
	int n = 0;
	json_array_foreach(json_object_get(root, "phases"), i, phase)
		json_array_foreach(json_object_get(phase, "events"), j, event)
	{
		ck_assert_int_eq(json_integer_value(json_array_get(event, 1)) &
					 AUDIENCE_ALL,
				 AUDIENCE_ALL);
		n++;
	}
	ck_assert_int_gt(n, 10);
	json_decref(root);
	/* It can be read again, and says that nothing was checked. */
	ck_assert_msg(replay_file(h.a, json, &r, &err), "%s", err.text);
	ck_assert(r.sealed);
	ck_assert_int_eq(r.n_faults, 0);
	ck_assert(!replay_is_whole(&r));
	ck_assert(str_find(exported(true), STR("\"secret\"")) == SIZE_MAX);
	ck_assert(str_find(exported(true), STR("\"word\"")) == SIZE_MAX);
}
END_TEST

START_TEST(proof_tells_nothing_before_the_end)
{
	play();
	house_write(&h, 0, "proof\n");
	house_round(&h);
	struct sent s = house_last(&h, 0, "receipt");
	ck_assert(str_find(s.body, STR("Your lucky word: kestrel")) != SIZE_MAX);
	ck_assert(str_find(s.body, STR("published with the last report")) != SIZE_MAX);
	ck_assert(str_find(s.body, STR("[\"")) == SIZE_MAX);
}
END_TEST

START_TEST(proof_brings_every_draw_when_the_game_is_over)
{
	struct replay r = {0}, whole = {0};
	struct err err = {0};
	struct str line;
	play();
	end();
	struct str block = proof_block(), rest = block;
	while (str_line(&rest, &line))
		ck_assert_uint_le(str_columns(line), 80);
	ck_assert_msg(replay_file(h.a, block, &r, &err), "%s", err.text);
	ck_assert(r.draws_only);
	ck_assert_int_eq(r.n_faults, 0);
	ck_assert(replay_file(h.a, exported(false), &whole, &err));
	ck_assert(replay_is_whole(&whole));
	ck_assert_int_eq(r.n_draws, whole.n_draws);
	ck_assert_int_gt(r.n_draws, 50);
	ck_assert_int_eq(whole.n_rollbacks, 1);
}
END_TEST

START_TEST(a_changed_draw_is_named)
{
	struct replay r = {0};
	struct err err = {0};
	play();
	end();
	char *forged = str_z(h.a, proof_block());
	/* Card 7 of the deck, drawn at the set-up. */
	char *draw = strstr(forged, ".deck.0\",7,");
	ck_assert_ptr_nonnull(draw);
	while (*draw != ']')
		draw++;
	draw[-1] = draw[-1] == '0' ? '1' : '0';
	ck_assert(replay_file(h.a, str_of(forged), &r, &err));
	ck_assert_int_eq(r.n_faults, 1);
	ck_assert(str_find(r.faults[0].text, STR("deck.0/7 among")) != SIZE_MAX);
}
END_TEST

/* As a player would: the script of README.md, and what they got by mail. */
static int run_script(struct str json)
{
	char path[256], command[1024];
	snprintf(path, sizeof path, "%s/proof.json", h.dir);
	FILE *f = fopen(path, "w");
	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(json.s, 1, json.n, f), json.n);
	fclose(f);
	snprintf(
		command, sizeof command,
		"sed -n '/^```python$/,/^```$/p' README.md | sed '1d;$d' > '%s/check.py' && test -s '%s/check.py' && python3 '%s/check.py' '%s' >/dev/null 2>&1",
		h.dir, h.dir, h.dir, path);
	return system(command);
}

START_TEST(the_script_of_the_readme_checks_what_came_by_mail)
{
	play();
	end();
	struct str block = proof_block();
	ck_assert_int_eq(run_script(block), 0);
	ck_assert_int_eq(run_script(exported(false)), 0);
	char *forged = str_z(h.a, block);
	char *word = strstr(forged, "\"kestrel\",\n");
	word = word ? word : strstr(forged, "\"word\":\"kestrel\"");
	ck_assert_ptr_nonnull(word);
	*strstr(word, "kestrel") = 'K';
	ck_assert_int_ne(run_script(str_of(forged)), 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/proof");
	TCase *t = tcase_create("proof");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 120);
	tcase_add_test(
		t,
		the_file_of_a_game_that_runs_has_what_all_have_been_told_and_no_more);
	tcase_add_test(t, proof_tells_nothing_before_the_end);
	tcase_add_test(t, proof_brings_every_draw_when_the_game_is_over);
	tcase_add_test(t, a_changed_draw_is_named);
	tcase_add_test(t, the_script_of_the_readme_checks_what_came_by_mail);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
