/* Letters and pictures are made before the transaction that writes them. Others write
 * meanwhile, and their changes are not overlooked.
 * SPDX-License-Identifier: ISC */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "schema/mail/outbox.h"
#include "server/outbox/post_decide.h"
#include "server/outbox/post_draft.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_due.h"
#include "server/phase/phase_rollback.h"
#include "server/phase/remind.h"
#include "server/report/announce.h"
#include "server/report/reports.h"
#include "tests/check_main.h"
#include "tests/kit/house.h"
#include "tests/programs.h"

#define START "2030-03-04T09:00:00Z"
enum { HOUR = 3600, DAY = 24 * HOUR };

static struct house h;
static struct err err;

#define OK(call) ck_assert_msg((call), "%s", err.text)

static void open_up(void)
{
	err = (struct err){0};
	house_open(&h, START);
}
static void shut(void)
{
	house_close(&h);
}

static int64_t letters(void)
{
	int64_t n, all = 0;

	for (enum outbox_state s = 0; s < OUTBOX_STATES; s++) {
		OK(outbox_count(h.home.store, s, &n, &err));
		all += n;
	}
	return all;
}

/* Acts of the house ------------------------------------------------------------- */

/* How many letters came of `done`; none of them was made while a transaction was open. */
#define MADE_OUTSIDE(done)                                                             \
	__extension__({                                                                \
		int64_t before = letters();                                            \
		int inside = h.home.made_inside;                                       \
		OK(done);                                                              \
		ck_assert_int_eq(h.home.made_inside, inside);                          \
		(int)(letters() - before);                                             \
	})

static bool due(void)
{
	struct game g = house_game(&h);
	bool ran = false;

	return phase_due(&h.home, h.a, g.id, home_now(&h.home), &ran, &err) && ran;
}

static bool run_by_hand(void)
{
	struct game g = house_game(&h);

	return phase_allow_random(&h.home, h.a, g.name, STR(""), &err) &&
	       phase_run(&h.home, h.a, g.name, g.turn, g.phase, &err);
}

/* Four players and the GM: five letters each, two each at the start, and as many fewer as
 * are not told. */
START_TEST(no_letter_that_goes_to_all_is_made_inside_a_transaction)
{
	const struct str game = STR("kestrel");
	struct rollback back;
	unsigned to;
	int number;

	house_join(&h);
	ck_assert_int_eq(MADE_OUTSIDE(game_start(&h.home, h.a, game, &err)), 2 * 5);
	ck_assert_int_eq(MADE_OUTSIDE(remind_by_gm(&h.home, h.a, game, SEAT_ALL, &err)),
			 4);
	ck_assert_int_eq(MADE_OUTSIDE(run_by_hand()), 5);
	ck_assert_int_eq(
		MADE_OUTSIDE(reports_resend(&h.home, h.a, game, SEAT_ALL, &to, &err)),
		4);
	ck_assert_int_eq(
		MADE_OUTSIDE(phase_rollback(&h.home, h.a, game, 1, 1, STR("a slip"),
					    false, &back, &err)),
		5);
	ck_assert_int_eq(MADE_OUTSIDE(announce_by_gm(&h.home, h.a, game,
						     STR("Tea is at four."), &err)),
			 5);
	ck_assert_int_eq(
		MADE_OUTSIDE(announce_ruling(&h.home, h.a, game, STR("Tea is at five."),
					     &number, &err)),
		5);
	ck_assert_int_eq(number, 1);
	ck_assert_int_eq(
		MADE_OUTSIDE(game_end(&h.home, h.a, game, STR("enough"), &err)), 5);
}
END_TEST

START_TEST(no_letter_of_a_phase_that_is_due_is_made_inside_its_transaction)
{
	house_start(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase_no, 1);
	/* All are in: it runs half an hour later. A mailbox was read after that. */
	house_pass(&h, HOUR);
	OK(home_begin(&h.home, &err));
	OK(meta_set_int(h.home.store, "last_round", home_now(&h.home), &err));
	OK(home_commit(&h.home, &err));
	ck_assert_int_eq(MADE_OUTSIDE(due()), 5);
	ck_assert_int_eq(house_game(&h).phase_no, 2);
}
END_TEST

/* Made inside one transaction, as part of another decision, the letters are the same. */
START_TEST(letters_made_before_are_those_that_would_be_made_inside)
{
	struct house copy;
	int n, m;

	house_start(&h);
	house_copy(&h, &copy);
	ck_assert_int_eq(MADE_OUTSIDE(run_by_hand()), 5);
	struct game g = house_game(&copy);
	OK(phase_allow_random(&copy.home, copy.a, g.name, STR(""), &err));
	OK(home_begin(&copy.home, &err));
	OK(phase_run(&copy.home, copy.a, g.name, g.turn, g.phase, &err));
	OK(home_commit(&copy.home, &err));
	ck_assert_int_eq(copy.home.made_inside, 5);
	struct outbox *x, *y;
	OK(outbox_list(h.home.store, h.a, OUTBOX_STATES, 1000, &x, &n, &err));
	OK(outbox_list(copy.home.store, h.a, OUTBOX_STATES, 1000, &y, &m, &err));
	ck_assert_int_eq(n, m);
	for (int i = 0; i < n; i++) {
		OK(outbox_load(h.home.store, h.a, x[i].id, &x[i], &err));
		OK(outbox_load(copy.home.store, h.a, y[i].id, &y[i], &err));
		ck_assert_uint_gt(x[i].message.n, 100);
		ck_assert(str_equal(x[i].message, y[i].message));
		ck_assert(str_equal(x[i].envelope_from, y[i].envelope_from));
	}
	house_close(&copy);
}
END_TEST

/* Others who write ---------------------------------------------------------------- */

static struct store *other;

static void open_other(void)
{
	char path[256];

	snprintf(path, sizeof path, "%s/postalgm.db", h.dir);
	OK((other = store_open(path, STORE_WRITE, &err)) != NULL);
}

/* Another program notes a number; it fails, after some seconds, while a transaction of
 * ours is open. */
static void other_writes(int64_t v)
{
	OK(store_begin(other, &err) && meta_set_int(other, "noted", v, &err) &&
	   store_commit(other, &err));
}

/* A decision that writes one letter with the number that it read. */
struct saying {
	int64_t writes_while_made; /* how often the other one does */
	bool writes_at_once; /* ... and, once, between our reading and our writing */
	int runs, made;
	bool refuses, silent;
} t;

static void print(struct arena *a, const struct bulletin *b, struct page *page)
{
	(void)b;
	page_para(page, str_printf(a, "Made %d.", ++t.made));
	if (store_is_open(h.home.store))
		return;
	if (t.writes_while_made-- > 0)
		other_writes(100 + t.made);
}

static bool tell(struct home *home, struct arena *a, void *with, struct err *e)
{
	struct saying *d = with;
	int64_t v;

	d->runs++;
	if (!meta_get_int(home->store, "noted", &v, e))
		return false;
	if (d->writes_at_once) {
		d->writes_at_once = false;
		other_writes(v + 1);
	}
	struct log_line l = home_log(home, LOG_ALARM, "told");
	log_int(&l, "v", v);
	log_end(&l);
	if (!meta_set_int(home->store, "told", v, e))
		return false;
	if (d->refuses)
		return err_refuse(e, "no, not %d", (int)v);
	struct posting p = {.rcpt = STR("ann@example.org"),
			    .kind = KIND_NOTICE,
			    .cause = CAUSE_GM,
			    .cause_id = 1,
			    .subject = str_printf(a, "it is %d", (int)v),
			    .print = print};
	return d->silent || post_queue(home, a, &p, e);
}

static int64_t noted(const char *key)
{
	int64_t v;

	OK(meta_get_int(h.home.store, key, &v, &err));
	return v;
}

static int logged(void)
{
	char line[1024];
	int n = 0;

	rewind(h.log);
	while (fgets(line, sizeof line, h.log))
		n += strstr(line, "event=told") != NULL;
	return n;
}

static void begin_told(struct saying how)
{
	open_other();
	h.home.log.out = h.log;
	t = how;
}

/* The one letter, and what is in it. */
static void letter_is(const char *subject, const char *text)
{
	struct outbox *o;
	int n;

	OK(outbox_list(h.home.store, h.a, OUTBOX_STATES, 10, &o, &n, &err));
	ck_assert_int_eq(n, 1);
	OK(outbox_load(h.home.store, h.a, o[0].id, &o[0], &err));
	ck_assert_str_eq(str_z(h.a, o[0].subject), subject);
	ck_assert(str_find(o[0].message, str_of(text)) != SIZE_MAX);
	store_close(other);
}

START_TEST(a_decision_is_planned_and_written_and_its_letter_made_once)
{
	begin_told((struct saying){0});
	OK(post_decide(&h.home, h.a, tell, &t, &err));
	ck_assert_int_eq(t.runs, 2);
	ck_assert_int_eq(h.home.made_inside, 0);
	ck_assert_int_eq(logged(), 1);
	letter_is("it is 0", "Made 1.");
}
END_TEST

/* Three letters, each with a cause of its own. */
static bool tell_three(struct home *home, struct arena *a, void *with, struct err *e)
{
	int64_t *id = with;

	(void)a;
	for (int i = 0; i < 3; i++) {
		if (!post_cause(home, &id[i], e))
			return false;
		struct posting p = {.rcpt = STR("ann@example.org"),
				    .kind = KIND_NOTICE,
				    .cause = CAUSE_GM,
				    .cause_id = id[i],
				    .subject = STR("so it is"),
				    .print = print};
		if (!post_queue(home, a, &p, e))
			return false;
	}
	return true;
}

/* The letters of a plan are numbered, though none of them is in the outbox. */
START_TEST(letters_of_one_decision_have_their_numbers_in_both_its_runs)
{
	struct outbox *o;
	int64_t id[3];
	int n;

	t = (struct saying){0};
	OK(post_decide(&h.home, h.a, tell_three, id, &err));
	ck_assert_int_eq(h.home.made_inside, 0);
	OK(outbox_list(h.home.store, h.a, OUTBOX_STATES, 10, &o, &n, &err));
	ck_assert_int_eq(n, 3);
	for (int i = 0; i < n; i++) {
		ck_assert_int_eq(o[i].id, o[0].id - i);
		ck_assert_int_eq(o[i].cause_id, o[i].id);
		ck_assert_int_eq(id[2 - i], o[i].id);
	}
}
END_TEST

START_TEST(what_another_wrote_meanwhile_is_in_the_letter)
{
	begin_told((struct saying){.writes_while_made = 1});
	OK(post_decide(&h.home, h.a, tell, &t, &err));
	/* Planned, not written as it had changed; planned, written. */
	ck_assert_int_eq(t.runs, 3);
	ck_assert_int_eq(noted("told"), 101);
	ck_assert_int_eq(h.home.made_inside, 0);
	ck_assert_int_eq(logged(), 1);
	letter_is("it is 101", "Made 2.");
}
END_TEST

START_TEST(endless_writing_of_others_holds_no_decision_up)
{
	begin_told((struct saying){.writes_while_made = 1000});
	OK(post_decide(&h.home, h.a, tell, &t, &err));
	/* Three plans, then all at once. */
	ck_assert_int_eq(t.runs, 4);
	ck_assert_int_eq(noted("told"), 103);
	ck_assert_int_eq(h.home.made_inside, 1);
	ck_assert_int_eq(logged(), 1);
	letter_is("it is 103", "Made 4.");
}
END_TEST

START_TEST(what_is_written_between_our_reading_and_our_writing_is_read_anew)
{
	begin_told((struct saying){.writes_at_once = true});
	OK(post_decide(&h.home, h.a, tell, &t, &err));
	ck_assert_int_eq(t.runs, 3);
	ck_assert_int_eq(noted("told"), 1);
	ck_assert_int_eq(logged(), 1);
	letter_is("it is 1", "Made 1.");
}
END_TEST

START_TEST(a_refusal_leaves_nothing_and_says_why)
{
	begin_told((struct saying){.refuses = true});
	ck_assert(!post_decide(&h.home, h.a, tell, &t, &err));
	ck_assert_str_eq(err.text, "no, not 0");
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_int_eq(t.runs, 1);
	ck_assert_int_eq(noted("told"), 0);
	ck_assert(!store_is_open(h.home.store));
	ck_assert_int_eq(letters(), 0);
	other_writes(7);
	store_close(other);
}
END_TEST

START_TEST(without_letters_the_plan_is_what_is_written)
{
	begin_told((struct saying){.silent = true});
	other_writes(5);
	OK(post_decide(&h.home, h.a, tell, &t, &err));
	ck_assert_int_eq(t.runs, 1);
	ck_assert_int_eq(noted("told"), 5);
	ck_assert_int_eq(logged(), 1);
	ck_assert_int_eq(letters(), 0);
	store_close(other);
}
END_TEST

/* A slow painter ------------------------------------------------------------------ */

static int64_t ms_now(void)
{
	struct timespec s;

	clock_gettime(CLOCK_MONOTONIC, &s);
	return (int64_t)s.tv_sec * 1000 + s.tv_nsec / 1000000;
}

/* After each write of another program. */
struct written {
	int64_t longest, at; /* ms that one took until now; when it ended */
};

/* Another program writes all the time, and reports to `out`. It is
 * begun before any database is open here, for an open one must not be carried along. */
static pid_t writer(int in[2], int out[2])
{
	char path[256] = "";
	struct written w = {0};
	struct err e = {0};

	ck_assert(pipe(in) == 0 && pipe(out) == 0);
	pid_t pid = fork();
	if (pid)
		return pid;
	close(in[1]);
	if (read(in[0], path, sizeof path) <= 0)
		_exit(1);
	struct store *st = store_open(path, STORE_WRITE, &e);
	for (int64_t i = 1; st; i++) {
		int64_t t0 = ms_now();
		if (!store_begin(st, &e) || !meta_set_int(st, "noted", i, &e) ||
		    !store_commit(st, &e))
			_exit(2);
		w.at = ms_now();
		w.longest = w.at - t0 > w.longest ? w.at - t0 : w.longest;
		struct timespec pause = {0, 5 * 1000 * 1000};
		nanosleep(&pause, NULL);
		if (getppid() == 1 || write(out[1], &w, sizeof w) < 0)
			break;
	}
	_exit(0);
}

/* The picture takes two seconds, and it is drawn once though the plan is made again and
 * again. A write takes as long as it takes, but for none of these seconds. */
START_TEST(others_write_while_a_picture_is_drawn)
{
	char path[256];
	int in[2], out[2];
	struct written w;
	pid_t pid;

	house_close(&h);
	pid = writer(in, out);
	house_open(&h, START);
	use_stand_in(CHILD_PAINTER, "painter-slow");
	house_start(&h);
	struct game g = house_game(&h);
	OK(phase_allow_random(&h.home, h.a, g.name, STR(""), &err));
	snprintf(path, sizeof path, "%s/postalgm.db", h.dir);
	ck_assert_int_gt(write(in[1], path, strlen(path) + 1), 0);
	ck_assert_int_eq(read(out[0], &w, sizeof w), sizeof w);
	int64_t began = ms_now(), before = letters();
	OK(phase_run(&h.home, h.a, g.name, g.turn, g.phase, &err));
	int64_t took = ms_now() - began;
	while (w.at <= began + took)
		ck_assert_int_eq(read(out[0], &w, sizeof w), sizeof w);
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
	child_stand_in(CHILD_PAINTER, NULL);
	ck_assert_int_eq(house_game(&h).phase_no, 2);
	ck_assert_int_eq(letters() - before, 5);
	ck_assert_int_ge(took, 1900);
	ck_assert_int_lt(took, 2 * 1900);
	ck_assert_int_lt(w.longest, 1500);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("decide");
	TCase *t_all = tcase_create("decide");

	tcase_set_timeout(t_all, 120);
	tcase_add_checked_fixture(t_all, open_up, shut);
	tcase_add_test(t_all, no_letter_that_goes_to_all_is_made_inside_a_transaction);
	tcase_add_test(t_all,
		       no_letter_of_a_phase_that_is_due_is_made_inside_its_transaction);
	tcase_add_test(t_all, letters_made_before_are_those_that_would_be_made_inside);
	tcase_add_test(t_all,
		       a_decision_is_planned_and_written_and_its_letter_made_once);
	tcase_add_test(t_all,
		       letters_of_one_decision_have_their_numbers_in_both_its_runs);
	tcase_add_test(t_all, what_another_wrote_meanwhile_is_in_the_letter);
	tcase_add_test(t_all, endless_writing_of_others_holds_no_decision_up);
	tcase_add_test(
		t_all,
		what_is_written_between_our_reading_and_our_writing_is_read_anew);
	tcase_add_test(t_all, a_refusal_leaves_nothing_and_says_why);
	tcase_add_test(t_all, without_letters_the_plan_is_what_is_written);
	tcase_add_test(t_all, others_write_while_a_picture_is_drawn);
	suite_add_tcase(s, t_all);
	return s;
}

CHECK_MAIN(suite)
