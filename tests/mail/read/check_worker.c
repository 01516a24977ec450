/* The worker: the fate of a letter that kills its reader, and of the next one.
 * SPDX-License-Identifier: ISC */
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/confine_calls.h"
#include "mail/read/letter_message.h"
#include "mail/read/worker.h"
#include "tests/check_main.h"
#include "tests/programs.h"

static const struct letter_house house = {.address = {"gm@example.org", 14},
					  .instance = {"k7f3", 4}};
static struct arena *a;

static void set_up(void)
{
	a = arena_create();
	use_stand_in(CHILD_READER, "reader-moody");
}

static void tear_down(void)
{
	arena_destroy(a);
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
	struct worker *w = worker_open_with(&house, 5000);
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
	struct worker *w = worker_open_with(&house, 500);
	struct letter l;

	ck_assert_int_eq(tell(w, "sleep", &l), WORKER_SLOW);
	ck_assert_int_eq(l.reason, REASON_WORKER_SLOW);
	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	worker_close(w);
}
END_TEST

/* Opens a worker with the limits that the house sets. */
static struct worker *open_with(int memory_mib, int cpu_seconds, int patience_ms)
{
	struct letter_house own = house;

	own.memory_mib = memory_mib;
	own.cpu_seconds = cpu_seconds;
	return worker_open_with(&own, patience_ms);
}

START_TEST(a_letter_has_the_processor_time_that_the_house_gives)
{
	struct worker *w = open_with(0, 1, 60 * 1000);
	struct letter l;

	ck_assert_int_eq(tell(w, GOOD "think\n", &l), WORKER_READ);
	ck_assert_int_eq(tell(w, "spin for ever", &l), WORKER_DIED);
	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	worker_close(w);
}
END_TEST

START_TEST(a_letter_that_gives_itself_more_is_ended_too)
{
	struct worker *w = open_with(0, 1, 1000);
	struct letter l;

	ck_assert_int_eq(tell(w, "spin on", &l), WORKER_SLOW);
	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	worker_close(w);
}
END_TEST

/* Longer than the patience, but it uses little processor time. */
START_TEST(a_reader_that_gets_on_slowly_is_waited_for)
{
	struct worker *w = open_with(0, 0, 500);
	struct letter l;

	ck_assert_int_eq(tell(w, GOOD "dawdle\n", &l), WORKER_READ);
	ck_assert_int_eq(worker_starts(w), 1);
	worker_close(w);
}
END_TEST

static pid_t parent_of(const char *pid, char *name, size_t room)
{
	char path[300], line[400] = "";
	int parent = 0;

	snprintf(path, sizeof path, "/proc/%s/stat", pid);
	FILE *f = fopen(path, "r");
	if (!f)
		return 0;
	if (fgets(line, sizeof line, f) && strrchr(line, ')')) {
		char *end = strrchr(line, ')');
		char state;
		if (sscanf(end + 1, " %c %d", &state, &parent) == 2 && state == 'Z')
			parent = 0; /* it has ended */
		*end = '\0';
		snprintf(name, room, "%s", strchr(line, '(') + 1);
	}
	fclose(f);
	return parent;
}

/* All readers that wait for a letter: children of our nursery. */
static int stop_readers(void)
{
	char name[32] = "", number[16];
	DIR *proc = opendir("/proc");
	int n = 0;

	ck_assert_ptr_nonnull(proc);
	for (struct dirent *e; (e = readdir(proc)) != NULL;) {
		pid_t parent = atoi(e->d_name) > 0
				       ? parent_of(e->d_name, name, sizeof name)
				       : 0;
		if (parent < 2 || strcmp(name, "postalgm-read") != 0)
			continue;
		snprintf(number, sizeof number, "%d", (int)parent);
		if (parent_of(number, name, sizeof name) != getpid())
			continue;
		n += kill(atoi(e->d_name), SIGSTOP) == 0;
	}
	closedir(proc);
	return n;
}

/* Somebody looks at them with a debugger, or the machine is put to sleep by halves. */
START_TEST(a_reader_that_was_stopped_is_not_the_letters_fault)
{
	struct worker *w = open_with(0, 0, 500);
	int how = WORKER_READ;
	struct letter l;
	struct err err = {0};

	/* Others are asked for while one letter is read. */
	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	ck_assert(worker_give(w, STR(GOOD), &err));
	ck_assert_int_eq(worker_take(w, a, &l), WORKER_READ);
	/* The one that is stopped may be on its way out, and the next not yet there. */
	for (int again = 0; again < 50 && how != WORKER_STOPPED; again++) {
		while (!stop_readers())
			usleep(10 * 1000);
		how = tell(w, GOOD, &l);
		ck_assert(how == WORKER_STOPPED || how == WORKER_READ);
	}
	ck_assert_int_eq(how, WORKER_STOPPED);
	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	ck_assert_int_eq(worker_starts(w), 2);
	worker_close(w);
}
END_TEST

/* Neither under the sanitizers nor under valgrind: these have no limit on memory. */
START_TEST(a_letter_has_the_memory_that_the_house_gives)
{
	struct letter l;

	if (!BUILT_PLAIN || !confine_kernel())
		return;
	struct worker *w = open_with(64, 0, 5000);
	ck_assert_int_eq(tell(w, GOOD "eat little\n", &l), WORKER_READ);
	ck_assert_int_eq(tell(w, GOOD "eat much\n", &l), WORKER_DIED);
	worker_close(w);
	w = open_with(200, 0, 5000);
	ck_assert_int_eq(tell(w, GOOD "eat much\n", &l), WORKER_READ);
	worker_close(w);
}
END_TEST

START_TEST(a_worker_that_was_killed_between_two_letters_costs_one_try)
{
	struct worker *w = worker_open_with(&house, 5000);
	struct letter l;

	ck_assert_int_eq(tell(w, "die", &l), WORKER_DIED);
	ck_assert_int_eq(tell(w, "die", &l), WORKER_DIED);
	ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
	worker_close(w);
}
END_TEST

START_TEST(every_letter_has_a_process_that_has_read_no_other)
{
	struct worker *w = worker_open(&house);
	struct letter l;

	for (int i = 0; i < 100; i++) {
		ck_assert_int_eq(tell(w, GOOD, &l), WORKER_READ);
		ck_assert(str_is(l.from_name, "0 before"));
	}
	ck_assert_int_eq(worker_starts(w), 1);
	worker_close(w);
}
END_TEST

START_TEST(a_letter_is_read_while_its_giver_does_something_else)
{
	struct worker *w = worker_open_with(&house, 30000);
	struct letter l;
	struct err err = {0};

	ck_assert(!worker_is_done(w, 0));
	ck_assert(worker_give(w, STR(GOOD), &err));
	ck_assert(worker_is_done(w, 30000));
	ck_assert_int_eq(worker_take(w, a, &l), WORKER_READ);
	ck_assert(str_is(l.lines[0], "limbo 1 to 2"));
	ck_assert(!worker_is_done(w, 0));
	worker_close(w);
}
END_TEST

/* Once the reader has answered it ends, and its line with it. */
START_TEST(a_letter_stays_done_when_its_reader_has_ended)
{
	struct worker *w = worker_open_with(&house, 30000);
	struct letter l;
	struct err err = {0};

	ck_assert(worker_give(w, STR(GOOD), &err));
	ck_assert(worker_is_done(w, 30000));
	usleep(300 * 1000);
	ck_assert(worker_is_done(w, 0));
	ck_assert_int_eq(worker_take(w, a, &l), WORKER_READ);
	worker_close(w);
}
END_TEST

START_TEST(a_letter_given_and_not_taken_is_forgotten)
{
	struct worker *w = worker_open_with(&house, 2000);
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
	struct worker *w = worker_open_with(&house, 500);
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
	struct worker *w = worker_open_with(&house, 500);
	struct buf b = buf_in(a);
	struct letter l;
	struct err err = {0};

	buf_z(&b, "From: ann@example.net\nTo: gm@example.org\n\n");
	for (int i = 0; i < 4000; i++)
		buf_printf(&b, "%060d\n", i);
	ck_assert(worker_give(w, buf_str(&b), &err));
	ck_assert(worker_is_done(w, 30000));
	ck_assert_int_eq(worker_take(w, a, &l), WORKER_READ);
	ck_assert_uint_eq(l.n_lines, 4000);
	ck_assert_int_eq(worker_starts(w), 1);
	worker_close(w);
}
END_TEST

START_TEST(the_worker_has_its_limits_and_no_descriptor_of_ours)
{
	int ours = dup(0);
	struct worker *w = worker_open_with(&house, 5000);
	struct letter l;

	ck_assert_int_eq(tell(w, GOOD "look round\n", &l), WORKER_READ);
	worker_close(w);
	close(ours);
}
END_TEST

/* A try that the kernel let pass leaves another sender. */
static enum worker_result try_it(const char *what)
{
	struct worker *w = worker_open_with(&house, 5000);
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
	static const char *const deadly[] = {"write", "socket", "fork", "exec", "kill",
					     "code",  "trace",  "pass", "peep"};

	if (!BUILT_PLAIN || !(confine_kernel() & CONFINE_SECCOMP))
		return;
	ck_assert_int_eq(try_it("open"), WORKER_READ);
	ck_assert_int_eq(try_it("proc"), WORKER_READ);
	for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++)
		ck_assert_int_eq(try_it(deadly[i]), WORKER_DIED);
}
END_TEST

START_TEST(landlock_alone_closes_the_files)
{
	if (!BUILT_PLAIN || !(confine_kernel() & CONFINE_LANDLOCK))
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
	static struct str to[1], lines[1], above[1];
	struct letter l = {.flags = LETTER_HTML,
			   .date = 1795719600,
			   .n_to = 1,
			   .to = to,
			   .n_lines = 1,
			   .lines = lines,
			   .n_above = 1,
			   .above = above};

	to[0] = STR("gm@example.org");
	lines[0] = STR("limbo 1 to 2");
	above[0] = STR("> Still missing: an attack.\n> And more.\n");
	letter_set(&l, REASON_TEXT);
	l.from = STR("ann@example.net");
	l.subject = STR("Grüße");
	l.trace = STR("Received: a\nReceived: b\n");
	return l;
}

static bool read_back(const struct letter *l, struct letter *back)
{
	struct message_out m = letter_message_write(a, l);
	struct message_in in;

	return message_read(message_frame(&m), &in) &&
	       letter_message_read(a, &in, back);
}

START_TEST(a_letter_comes_through_its_message_unchanged)
{
	struct letter l = sample(), back;

	ck_assert(read_back(&l, &back));
	struct message_out one = letter_message_write(a, &l),
			   two = letter_message_write(a, &back);
	ck_assert(str_equal(message_frame(&one), message_frame(&two)));
}
END_TEST

START_TEST(a_message_cut_or_changed_anywhere_never_does_harm)
{
	struct letter l = sample(), back;
	struct message_out m = letter_message_write(a, &l);
	struct str message = message_frame(&m);
	struct message_in in;

	for (size_t n = 0; n < message.n; n++) {
		ck_assert(!message_read(str_slice(message, 0, n), &in));
		char *s = str_z(a, message);
		s[n] = (char)(s[n] ^ 0xff);
		if (message_read((struct str){s, message.n}, &in) &&
		    letter_message_read(a, &in, &back))
			ck_assert(str_is_utf8(back.subject));
		else
			ck_assert(!back.n_lines || n < 4);
	}
}
END_TEST

/* Each a change that no sound reader makes. */
static void lie_class(struct letter *l)
{
	l->class = LETTER_BOUNCE;
}
static void lie_answer(struct letter *l)
{
	letter_set(l, REASON_REPORT);
	l->answer = true;
}
static void lie_report(struct letter *l)
{
	letter_set(l, REASON_REPORT);
	l->class = LETTER_ORDERS;
}
static void lie_flags(struct letter *l)
{
	l->flags = LETTER_FLAGS_ALL + 1;
}
static void lie_date(struct letter *l)
{
	l->date = -1;
}
static void lie_far_date(struct letter *l)
{
	l->date = INT64_MAX;
}
static void lie_bounce(struct letter *l)
{
	l->bounce = N_LETTER_BOUNCES;
}
static void lie_from(struct letter *l)
{
	l->from = STR("a@b>,<c@d");
}
static void lie_to(struct letter *l)
{
	l->to[0] = STR("two words@example.org");
}
static void lie_lines(struct letter *l)
{
	l->subject = STR("two\nlines");
}
/* Words that are not quoted are the writer's own. */
static void lie_above(struct letter *l)
{
	l->above[0] = STR("> one\nattack red 1\n");
}
static void lie_above_open(struct letter *l)
{
	l->above[0] = STR("> one");
}
static void lie_above_more(struct letter *l)
{
	l->n_lines = 0;
}
static void lie_escape(struct letter *l)
{
	l->lines[0] = STR("\033[2J");
}
static void lie_c1(struct letter *l)
{
	l->from_name = STR("\xc2\x9b"
			   "2J");
}
static void lie_bidi(struct letter *l)
{
	l->from_name = STR("\xe2\x80\xae"
			   "nna");
}
static void lie_utf8(struct letter *l)
{
	l->subject = STR("\xff");
}
static void lie_nul(struct letter *l)
{
	l->message_id = (struct str){"a\0b", 3};
}
static void lie_trace(struct letter *l)
{
	l->trace = STR("Received: a\rReceived: b\n");
}
static void lie_count(struct letter *l)
{
	l->n_lines = LETTER_LINES_MAX + 1;
	l->lines = arena_array(a, struct str, l->n_lines);
}
static void lie_length(struct letter *l)
{
	char *s = arena_room(a, 1001);
	memset(s, 'x', 1001);
	l->subject = (struct str){s, 1001};
}

START_TEST(a_message_that_lies_in_any_field_is_refused_whole)
{
	static void (*const lies[])(struct letter *) = {
		lie_class,    lie_answer, lie_report, lie_flags,      lie_date,
		lie_far_date, lie_bounce, lie_from,   lie_to,         lie_lines,
		lie_escape,   lie_c1,     lie_above,  lie_above_open, lie_above_more,
		lie_bidi,     lie_utf8,   lie_nul,    lie_trace,      lie_count,
		lie_length,
	};
	struct letter l, back;

	for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
		l = sample();
		ck_assert(read_back(&l, &back));
		lies[i](&l);
		ck_assert_msg(!read_back(&l, &back), "lie %zu was taken", i);
		ck_assert(!back.from.n && !back.n_lines && back.class == 0);
	}
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
	tcase_add_test(t, a_letter_has_the_processor_time_that_the_house_gives);
	tcase_add_test(t, a_letter_that_gives_itself_more_is_ended_too);
	tcase_add_test(t, a_reader_that_gets_on_slowly_is_waited_for);
	tcase_add_test(t, a_reader_that_was_stopped_is_not_the_letters_fault);
	tcase_add_test(t, a_letter_has_the_memory_that_the_house_gives);
	tcase_add_test(t, a_worker_that_was_killed_between_two_letters_costs_one_try);
	tcase_add_test(t, every_letter_has_a_process_that_has_read_no_other);
	tcase_add_test(t, a_letter_is_read_while_its_giver_does_something_else);
	tcase_add_test(t, a_letter_stays_done_when_its_reader_has_ended);
	tcase_add_test(t, a_letter_given_and_not_taken_is_forgotten);
	tcase_add_test(t, a_letter_that_killed_the_worker_is_not_done);
	tcase_add_test(t, what_a_long_letter_says_is_read_to_its_end_however_late);
	tcase_add_test(t, the_worker_has_its_limits_and_no_descriptor_of_ours);
	tcase_add_test(t, a_worker_opens_no_file_and_dies_of_any_other_call);
	tcase_add_test(t, landlock_alone_closes_the_files);
	tcase_add_test(t, a_letter_comes_through_its_message_unchanged);
	tcase_add_test(t, a_message_cut_or_changed_anywhere_never_does_harm);
	tcase_add_test(t, a_message_that_lies_in_any_field_is_refused_whole);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
