/* A house of many games: what looks at all of them takes no more memory than what looks at some. Each act is done in a house of
 * GAMES games; to hold them all at once, with what each look reads, would take twice to twenty times what is allowed here.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <malloc.h>
#include <string.h>

#include "base/sanitizer.h"
#include "schema/mail/sources.h"
#include "server/daemon/tick.h"
#include "server/phase/phase_settle.h"
#include "tests/bench/crowd.h"

enum { GAMES = 800, HOUR = 3600, ALLOWED_KB = 512 };

static struct house h;
static struct tick tick;

static void sql(const char *text)
{
	ck_assert(home_begin(&h.home, &crowd_err));
	crowd_sql(&h, str_of(text));
	ck_assert(home_end(&h.home, true, &crowd_err));
}

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
	crowd_add(&h, "many", 1, GAMES, h.now + 30 * HOUR, 0);
	house_rest(&h);
	crowd_sql(&h,
		  STR("PRAGMA cache_size=-200")); /* what SQLite keeps is not meant */
}

static void shut(void)
{
	tick_close(&tick);
	house_close(&h);
}

static void round_now(void)
{
	house_pass(&h, 1);
	tick_round(&tick);
	ck_assert(!tick.trouble);
}

/* Not where the system keeps the peak for itself, or under a sanitizer, which has its own memory. */
static bool is_measured;

static long begin_measure(void)
{
	malloc_trim(0);
	crowd_forget_peak();
	const long before = crowd_memory(0, "VmRSS");
	is_measured = BUILT_PLAIN && crowd_memory(0, "VmHWM") < before + ALLOWED_KB / 2;
	return before;
}

static void judge(const char *what, long before)
{
	const long kb = crowd_memory(0, "VmHWM") - before;

	if (getenv("VERBOSE"))
		printf("# %s: %ld kB\n", what, kb);
	if (is_measured)
		ck_assert_msg(kb < ALLOWED_KB, "%s took %ld kB more", what, kb);
}

/* The second time: the first one prepares statements, and fills what is kept. */
static void judge_act(const char *what, void (*act)(void))
{
	act();
	const long before = begin_measure();
	act();
	judge(what, before);
}

static int64_t count_of(const char *what)
{
	int64_t n = 0;

	ck_assert(sql_number(h.home.store, &n, &crowd_err, what, ""));
	return n;
}

/* The acts --------------------------------------------------------------------------- */

static void letter_of_the_day(void)
{
	sql("DELETE FROM meta WHERE key = 'todo_day'");
	round_now();
	ck_assert_int_eq(count_of("SELECT count(*) FROM meta WHERE key = 'todo_day'"),
			 1);
}

/* All games are due, and their players have been told. */
static void away(void)
{
	struct arena *a = arena_create();

	ck_assert(phase_away(&h.home, a, h.now + 40 * HOUR, &crowd_err));
	arena_destroy(a);
}

static void stranger(void)
{
	static int n;
	const int64_t before =
		count_of("SELECT count(*) FROM outbox WHERE rcpt LIKE 'zoe%'");

	house_post(&h,
		   str_z(h.a, str_printf(h.a, "Zoe <zoe%d@elsewhere.example>", ++n)),
		   "gm@example.org", "I'd like to join.\n");
	round_now();
	ck_assert_int_eq(count_of("SELECT count(*) FROM outbox WHERE rcpt LIKE 'zoe%'"),
			 before + 1);
}

static void gms_letter(void)
{
	house_post(&h, str_z(h.a, h.home.config.gm), "gm@example.org", "todo\n");
	round_now();
}

START_TEST(a_look_at_all_games_holds_some_of_them)
{
	struct err err = {0};

	h.home.config.todo_at = 0;
	h.home.config.strangers = true;
	ck_assert_msg(tick_open(&tick, &h.home, -1, &err), "%s", err.text);
	round_now();
	judge_act("the letter of the day", letter_of_the_day);
	judge_act("a stranger's letter", stranger);
	judge_act("a letter of the house's GM", gms_letter);
	sql("INSERT OR IGNORE INTO told SELECT id, phase_no, -1, 'mailbox away', 0 FROM game");
	sql("UPDATE source SET away_utc = 1");
	judge_act("a mailbox that is away", away);
}
END_TEST

/* Letters that went out long ago, copies of one. */
static void add_sent(int n)
{
	struct str row = crowd_columns(&h, "outbox", " id cause_id state sent_utc "),
		   text = crowd_columns(&h, "message", " outbox_id ");

	sql(str_z(
		h.a,
		str_printf(
			h.a,
			"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d) INSERT INTO outbox (cause_id, state, sent_utc, %.*s) SELECT 1000000 + i, 'SENT', 10, %.*s FROM n CROSS JOIN outbox WHERE outbox.id = (SELECT max(outbox_id) FROM message)",
			n, STR_ARG(row), STR_ARG(row))));
	sql(str_z(
		h.a,
		str_printf(
			h.a,
			"INSERT INTO message (outbox_id, %.*s) SELECT o.id, %.*s FROM outbox o, message m WHERE o.cause_id > 1000000 AND m.outbox_id = (SELECT max(outbox_id) FROM message)",
			STR_ARG(text), STR_ARG(text))));
}

/* They are forgotten once an hour, all at once: thousands of pages. */
START_TEST(old_letters_go_without_memory)
{
	const int64_t before = count_of("SELECT count(*) FROM message");

	add_sent(2500);
	ck_assert_int_eq(count_of("SELECT count(*) FROM message"), before + 2500);
	const long kb = begin_measure();
	ck_assert(home_begin(&h.home, &crowd_err));
	ck_assert(store_purge(h.home.store, h.now, 86400, 86400, 86400, &crowd_err));
	ck_assert(home_end(&h.home, true, &crowd_err));
	judge("forgetting 2,500 letters", kb);
	ck_assert_int_le(count_of("SELECT count(*) FROM message"), before);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/daemon");
	TCase *t = tcase_create("many");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, old_letters_go_without_memory);
	tcase_add_test(t, a_look_at_all_games_holds_some_of_them);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
