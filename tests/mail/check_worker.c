/* The worker: what happens to a letter that kills its reader, and to the next one.
 * SPDX-License-Identifier: ISC */
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/confine_calls.h"
#include "mail/record.h"
#include "mail/worker.h"
#include "tests/check_main.h"

static const struct letter_house house = {{"gm@example.org", 14}, {"k7f3", 4}};
static struct arena *a;

static void set_up(void)
{
	a = arena_create();
}

static void tear_down(void)
{
	arena_destroy(a);
}

/* Does as its letter says. */
static void moody(struct arena *arena, const struct letter_house *h, struct str bytes,
		  struct letter *out)
{
	if (str_starts(bytes, "die"))
		kill(getpid(), SIGKILL);
	if (str_starts(bytes, "sleep")) {
		char c;
		while (read(3, &c, 1) >= 0) /* nobody sends more meanwhile */
			;
	}
	letter_read(arena, h, bytes, out);
}

static enum worker_result tell(struct worker *w, const char *text, struct letter *l)
{
	enum worker_result r;
	struct err err = {0};

	ck_assert_msg(worker_read(w, a, str_of(text), l, &r, &err), "%s", err.text);
	return r;
}

#define GOOD "From: ann@example.net\nTo: gm@example.org\n\nlimbo 1 to 2\n"

START_TEST(a_letter_that_kills_the_worker_is_quarantined_and_the_next_is_read)
{
	struct worker *w = worker_open_with(&house, moody, 5000);
	struct letter l;

	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	ck_assert_int_eq(tell(w, "die", &l), WORKER_DIED);
	ck_assert_int_eq(l.class, LETTER_QUARANTINE);
	ck_assert_int_eq(l.reason, REASON_WORKER_DIED);
	ck_assert(!l.answer);
	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	ck_assert(str_is(l.lines[0], "limbo 1 to 2"));
	ck_assert_int_eq(worker_starts(w), 2);
	worker_close(w);
}
END_TEST

START_TEST(a_letter_that_takes_too_long_ends_the_worker_only)
{
	struct worker *w = worker_open_with(&house, moody, 2000);
	struct letter l;

	ck_assert_int_eq(tell(w, "sleep", &l), WORKER_SLOW);
	ck_assert_int_eq(l.reason, REASON_WORKER_SLOW);
	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	worker_close(w);
}
END_TEST

START_TEST(a_worker_that_was_killed_between_two_letters_costs_one_try)
{
	struct worker *w = worker_open_with(&house, moody, 5000);
	struct letter l;

	ck_assert_int_eq(tell(w, "die", &l), WORKER_DIED);
	ck_assert_int_eq(tell(w, "die", &l), WORKER_DIED);
	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	worker_close(w);
}
END_TEST

START_TEST(after_two_hundred_letters_comes_a_new_worker)
{
	struct worker *w = worker_open(&house);
	struct letter l;

	for (int i = 0; i < 401; i++)
		ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	ck_assert_int_eq(worker_starts(w), 3);
	worker_close(w);
}
END_TEST

START_TEST(a_letter_is_read_while_its_giver_does_something_else)
{
	struct worker *w = worker_open_with(&house, moody, 2000);
	struct letter l;
	struct err err = {0};

	ck_assert(!worker_is_done(w, 0));
	ck_assert(worker_give(w, STR(GOOD), &err));
	ck_assert(worker_is_done(w, 2000));
	ck_assert_int_eq(worker_take(w, a, &l), WORKER_READ);
	ck_assert(str_is(l.lines[0], "limbo 1 to 2"));
	ck_assert(!worker_is_done(w, 0));
	worker_close(w);
}
END_TEST

START_TEST(a_letter_given_and_not_taken_is_forgotten)
{
	struct worker *w = worker_open_with(&house, moody, 2000);
	struct letter l;
	struct err err = {0};

	ck_assert(worker_give(w, STR(GOOD), &err));
	ck_assert(worker_give(w, STR("From: ann@example.net\n\nother words\n"), &err));
	ck_assert_int_eq(worker_take(w, a, &l), WORKER_READ);
	ck_assert(str_is(l.lines[0], "other words"));
	worker_close(w);
}
END_TEST

START_TEST(a_letter_that_killed_the_worker_is_not_done)
{
	struct worker *w = worker_open_with(&house, moody, 2000);
	struct letter l;
	struct err err = {0};

	ck_assert(worker_give(w, STR("die"), &err));
	ck_assert(!worker_is_done(w, 2000));
	ck_assert_int_eq(worker_take(w, a, &l), WORKER_DIED);
	ck_assert(worker_give(w, STR("sleep"), &err));
	ck_assert(!worker_is_done(w, 10));
	ck_assert_int_eq(worker_take(w, a, &l), WORKER_SLOW);
	worker_close(w);
}
END_TEST

/* More than the socket holds: its answer is under way while nobody takes it. */
START_TEST(what_a_long_letter_says_is_read_to_its_end_however_late)
{
	struct worker *w = worker_open_with(&house, moody, 500);
	struct buf b = buf_in(a);
	struct letter l;
	struct err err = {0};

	buf_z(&b, "From: ann@example.net\nTo: gm@example.org\n\n");
	for (int i = 0; i < 4000; i++)
		buf_printf(&b, "%060d\n", i);
	ck_assert(worker_give(w, buf_str(&b), &err));
	usleep(700 * 1000);
	ck_assert(worker_is_done(w, 0));
	ck_assert_int_eq(worker_take(w, a, &l), WORKER_READ);
	ck_assert_uint_eq(l.n_lines, 4000);
	ck_assert_int_eq(worker_starts(w), 1);
	worker_close(w);
}
END_TEST

static bool is_open(int fd)
{
	struct stat st;

	return fstat(fd, &st) == 0;
}

static void looks_round(struct arena *arena, const struct letter_house *h,
			struct str bytes, struct letter *out)
{
	struct rlimit files, size, core;

	getrlimit(RLIMIT_NOFILE, &files);
	getrlimit(RLIMIT_FSIZE, &size);
	getrlimit(RLIMIT_CORE, &core);
	letter_read(arena, h, bytes, out);
	if (files.rlim_cur != 8 || size.rlim_max || core.rlim_max || is_open(4))
		kill(getpid(), SIGKILL);
}

START_TEST(the_worker_has_its_limits_and_no_descriptor_of_ours)
{
	int ours = dup(0);
	struct worker *w = worker_open_with(&house, looks_round, 5000);
	struct letter l;

	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	worker_close(w);
	close(ours);
}
END_TEST

/* Tries what its letter says; a try that the kernel let pass leaves another sender. */
static void tries(struct arena *arena, const struct letter_house *h, struct str bytes,
		  struct letter *out)
{
	bool passed = false;

	letter_read(arena, h, bytes, out);
	if (str_starts(out->subject, "open"))
		passed = open("/etc/passwd", O_RDONLY) >= 0;
	if (str_starts(out->subject, "write"))
		passed = write(1, "x", 1) == 1;
	if (str_starts(out->subject, "socket"))
		passed = socket(AF_INET, SOCK_STREAM, 0) >= 0;
	if (str_starts(out->subject, "fork"))
		passed = fork() >= 0;
	if (str_starts(out->subject, "exec"))
		passed = execl("/bin/true", "true", (char *)NULL) != 0;
	if (str_starts(out->subject, "kill"))
		passed = kill(getppid(), 0) == 0;
	if (str_starts(out->subject, "code"))
		passed = mmap(NULL, 4096, PROT_READ | PROT_EXEC,
			      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
	if (passed)
		out->from = STR("it@passed.example");
}

static enum worker_result try_it(const char *what)
{
	struct worker *w = worker_open_with(&house, tries, 5000);
	struct letter l;
	struct str bytes = str_printf(
		a, "From: ann@example.net\nTo: gm@example.org\nSubject: %s\n\nx\n",
		what);
	enum worker_result r = tell(w, str_z(a, bytes), &l);

	worker_close(w);
	ck_assert_msg(r != WORKER_READ || str_is(l.from, "ann@example.net"), "%s: %s",
		      what, "was possible");
	return r;
}

/* Under valgrind and the sanitizers, and on kernels without, this does not hold. */
START_TEST(a_worker_opens_no_file_and_dies_of_any_other_call)
{
	static const char *const deadly[] = {"write", "socket", "fork",
					     "exec",  "kill",   "code"};

	if (!CONFINE_CALLS_BUILT || !(confine_kernel() & CONFINE_SECCOMP))
		return;
	ck_assert_int_eq(try_it("open"), WORKER_READ);
	for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++)
		ck_assert_int_eq(try_it(deadly[i]), WORKER_DIED);
}
END_TEST

START_TEST(landlock_alone_closes_the_files)
{
	if (!CONFINE_CALLS_BUILT || !(confine_kernel() & CONFINE_LANDLOCK))
		return;
	pid_t pid = fork();
	if (pid == 0) {
		prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
		_exit(confine_files(NULL, 0) && open("/etc/passwd", O_RDONLY) < 0 &&
				      open("/tmp/postalgm-none", O_CREAT, 0600) < 0
			      ? 0
			      : 1);
	}
	int status = -1;
	waitpid(pid, &status, 0);
	ck_assert_int_eq(status, 0);
}
END_TEST

static struct letter sample(void)
{
	static struct str to[] = {{"gm@example.org", 14}},
			  lines[] = {{"limbo 1 to 2", 12}};
	struct letter l = {.flags = LETTER_HTML,
			   .date = 1795719600,
			   .n_to = 1,
			   .to = to,
			   .n_lines = 1,
			   .lines = lines};

	letter_set(&l, REASON_TEXT);
	l.from = STR("ann@example.net");
	l.subject = STR("Grüße");
	l.trace = STR("Received: a\nReceived: b\n");
	memset(l.content_key, 'a', 64);
	return l;
}

START_TEST(a_letter_comes_through_its_record_unchanged)
{
	struct letter l = sample(), back;
	struct str record = record_write(a, &l);

	ck_assert(record_read(a, record, &back));
	ck_assert(str_equal(record, record_write(a, &back)));
}
END_TEST

START_TEST(a_record_cut_or_changed_anywhere_never_does_harm)
{
	struct letter l = sample(), back;
	struct str record = record_write(a, &l);

	for (size_t n = 0; n < record.n; n++) {
		ck_assert(!record_read(a, str_slice(record, 0, n), &back));
		char *s = str_z(a, record);
		s[n] = (char)(s[n] ^ 0xff);
		if (record_read(a, (struct str){s, record.n}, &back))
			ck_assert(str_is_utf8(back.subject));
	}
}
END_TEST

START_TEST(a_record_cannot_grant_what_its_reason_does_not_give)
{
	struct letter l = sample(), back;

	letter_set(&l, REASON_REPORT);
	l.answer = true;
	ck_assert(!record_read(a, record_write(a, &l), &back));
	letter_set(&l, REASON_REPORT);
	l.class = LETTER_ORDERS;
	ck_assert(!record_read(a, record_write(a, &l), &back));
	l = sample();
	l.subject = STR("two\nlines");
	ck_assert(!record_read(a, record_write(a, &l), &back));
	l = sample();
	l.from = STR("a@b>,<c@d");
	ck_assert(!record_read(a, record_write(a, &l), &back));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("worker");
	TCase *t = tcase_create("worker");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(
		t, a_letter_that_kills_the_worker_is_quarantined_and_the_next_is_read);
	tcase_add_test(t, a_letter_that_takes_too_long_ends_the_worker_only);
	tcase_add_test(t, a_worker_that_was_killed_between_two_letters_costs_one_try);
	tcase_add_test(t, after_two_hundred_letters_comes_a_new_worker);
	tcase_add_test(t, a_letter_is_read_while_its_giver_does_something_else);
	tcase_add_test(t, a_letter_given_and_not_taken_is_forgotten);
	tcase_add_test(t, a_letter_that_killed_the_worker_is_not_done);
	tcase_add_test(t, what_a_long_letter_says_is_read_to_its_end_however_late);
	tcase_add_test(t, the_worker_has_its_limits_and_no_descriptor_of_ours);
	tcase_add_test(t, a_worker_opens_no_file_and_dies_of_any_other_call);
	tcase_add_test(t, landlock_alone_closes_the_files);
	tcase_add_test(t, a_letter_comes_through_its_record_unchanged);
	tcase_add_test(t, a_record_cut_or_changed_anywhere_never_does_harm);
	tcase_add_test(t, a_record_cannot_grant_what_its_reason_does_not_give);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
