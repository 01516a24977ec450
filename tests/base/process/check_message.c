/* Messages between processes arrive as they were written; damaged ones are refused.
 * SPDX-License-Identifier: ISC */
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/message.h"
#include "tests/check_main.h"

static struct arena *a;
static int line[2];

static void set_up(void)
{
	a = arena_create();
	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM, 0, line), 0);
}

static void tear_down(void)
{
	arena_destroy(a);
	close(line[0]);
	close(line[1]);
}

static struct message_out sample(void)
{
	struct message_out m = message_begin(a, 7);

	message_put_int(&m, -5);
	message_put_str(&m, STR("limbo 1 to 2"));
	message_put_count(&m, 2);
	message_put_str(&m, STR(""));
	message_put_str(&m, STR("b"));
	message_put_int(&m, 1);
	return m;
}

/* Everything of the sample, in its order. */
static bool read_sample(struct message_in *in)
{
	bool same = message_int(in, -9, 9) == -5;

	same = str_equal(message_str(in, 100), STR("limbo 1 to 2")) && same;
	same = message_count(in, 10) == 2 && same;
	same = message_str(in, 10).n == 0 && same;
	same = str_equal(message_str(in, 10), STR("b")) && same;
	same = message_bool(in) && same;
	return message_ends(in) && same && in->kind == 7;
}

static void wake(int signal)
{
	(void)signal;
}

/* A message counts even if its writer has gone since, and if a signal came in between.
 * A writer who goes has not sent a message by that. */
START_TEST(somebody_has_spoken)
{
	struct sigaction act = {.sa_handler = wake};
	struct itimerval soon = {{0, 5000}, {0, 5000}}, never = {{0, 0}, {0, 0}};

	ck_assert(!message_waits(line[0], 0));
	ck_assert_int_eq(message_await(line[0], 0), MESSAGE_LATE);
	sigaction(SIGALRM, &act, NULL);
	setitimer(ITIMER_REAL, &soon, NULL);
	ck_assert(!message_waits(line[0], 50));
	setitimer(ITIMER_REAL, &never, NULL);
	ck_assert_int_eq(write(line[1], "x", 1), 1);
	ck_assert(message_waits(line[0], 0));
	close(line[1]);
	ck_assert(message_waits(line[0], 0));
	char c;
	ck_assert_int_eq(read(line[0], &c, 1), 1);
	ck_assert(!message_waits(line[0], 1000));
	ck_assert_int_eq(message_await(line[0], 1000), MESSAGE_CUT);
	line[1] = dup(line[0]);
}
END_TEST

START_TEST(what_is_sent_arrives)
{
	struct message_out m = sample();
	struct message_in in;
	struct err err = {0};

	ck_assert(message_send(line[0], &m, &err));
	ck_assert_int_eq(message_receive(line[1], a, 1000, 1000, &in), MESSAGE_HERE);
	ck_assert(read_sample(&in));
}
END_TEST

/* With any byte changed, nothing is read beyond the frame, and what is read is the
 * sample or a fault, or a value that is itself another one. */
START_TEST(no_changed_octet_and_no_cut_is_taken_for_the_sample)
{
	struct message_out m = sample();
	struct str frame = str_dup(a, message_frame(&m));
	struct message_in in;

	ck_assert(message_read(frame, &in) && read_sample(&in));
	for (size_t cut = 0; cut < frame.n; cut++)
		ck_assert(!message_read(str_slice(frame, 0, cut), &in));
	for (size_t i = 0; i < frame.n; i++)
		for (int bit = 0; bit < 8; bit++) {
			char *other = str_z(a, frame);
			memcpy(other, frame.s, frame.n);
			other[i] = (char)(other[i] ^ 1 << bit);
			if (message_read((struct str){other, frame.n}, &in))
				ck_assert_msg(!read_sample(&in), "octet %zu", i);
		}
}
END_TEST

START_TEST(a_value_of_another_type_or_beyond_its_limit_is_a_fault_for_good)
{
	struct message_out m = sample();
	struct str frame = message_frame(&m);
	struct message_in in;

	ck_assert(message_read(frame, &in));
	ck_assert_uint_eq(message_str(&in, 100).n, 0); /* a number is there */
	ck_assert_int_eq(message_int(&in, -9, 9), 0); /* ... which comes too late now */
	ck_assert(!message_ends(&in));

	ck_assert(message_read(frame, &in));
	ck_assert_int_eq(message_int(&in, -4, 9), 0);
	ck_assert(!message_ends(&in));

	ck_assert(message_read(frame, &in));
	(void)message_int(&in, -9, 9);
	ck_assert_uint_eq(message_str(&in, 11).n, 0);
	ck_assert(!message_ends(&in));

	ck_assert(message_read(frame, &in));
	(void)message_int(&in, -9, 9);
	ck_assert(in.good && !message_ends(&in)); /* something is left over */
}
END_TEST

START_TEST(a_text_with_nul_inside_is_no_text)
{
	struct message_out m = message_begin(a, 1);
	struct message_in in;

	message_put_str(&m, (struct str){"a\0b", 3});
	ck_assert(message_read(message_frame(&m), &in));
	ck_assert_str_eq(message_z(&in, a, 10), "");
	ck_assert(!message_ends(&in));
}
END_TEST

START_TEST(words_of_another_process_are_only_words)
{
	static const struct {
		const char *said, *taken;
	} all[] = {
		{"Gr\xc3\xbcn \xe2\x80\x94 4", "Gr\xc3\xbcn \xe2\x80\x94 4"},
		{"a\033[2Jb\nc\177", "a?[2Jb?c?"},
		{"\xc2\x9b"
		 "2J\xc2\xa0",
		 "??2J\xc2\xa0"}, /* U+009B is CSI */
		{"half \xc3", "half ?"},
		{"", ""},
	};
	char words[24];

	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		struct message_out m = message_begin(a, 1);
		struct message_in in;
		message_put_str(&m, str_of(all[i].said));
		ck_assert(message_read(message_frame(&m), &in));
		message_words(&in, words, sizeof words);
		ck_assert(message_ends(&in));
		ck_assert_str_eq(words, all[i].taken);
	}
	struct message_out m = message_begin(a, 1);
	struct message_in in;
	message_put_str(&m, STR("twenty-four octets of it"));
	ck_assert(message_read(message_frame(&m), &in));
	message_words(&in, words, sizeof words);
	ck_assert_str_eq(words, "");
	ck_assert(!message_ends(&in));
}
END_TEST

START_TEST(a_line_that_lies_about_lengths_is_given_up)
{
	static const unsigned char long_one[] = {0xff, 0xff, 0xff, 0xff, 1}, empty[4];
	struct message_in in;

	ck_assert_int_eq(write(line[0], long_one, sizeof long_one), 5);
	ck_assert_int_eq(message_receive(line[1], a, SIZE_MAX, 1000, &in), MESSAGE_BAD);
	ck_assert_int_eq(read(line[1], (char[8]){0}, 8), 1);
	ck_assert_int_eq(write(line[0], empty, sizeof empty), 4);
	ck_assert_int_eq(message_receive(line[1], a, 100, 1000, &in), MESSAGE_BAD);
	ck_assert_int_eq(write(line[0], "\x09", 1), 1);
	ck_assert_int_eq(message_receive(line[1], a, 100, 50, &in), MESSAGE_LATE);
	close(line[0]);
	ck_assert_int_eq(message_receive(line[1], a, 100, 1000, &in), MESSAGE_CUT);
	line[0] = open("/dev/null", O_RDONLY);
}
END_TEST

START_TEST(a_large_message_passes_a_narrow_line)
{
	size_t n = 3 * 1024 * 1024;
	char *much = arena_room(a, n);
	struct message_in in;
	struct err err = {0};

	for (size_t i = 0; i < n; i++)
		much[i] = (char)(i * 7);
	pid_t pid = fork();
	if (pid == 0) {
		struct message_out m = message_begin(a, 2);
		message_put_str(&m, (struct str){much, n});
		_exit(message_send(line[0], &m, &err) ? 0 : 1);
	}
	ck_assert_int_eq(message_receive(line[1], a, MESSAGE_MAX, 10000, &in),
			 MESSAGE_HERE);
	struct str got = message_str(&in, n);
	ck_assert(message_ends(&in) && got.n == n && memcmp(got.s, much, n) == 0);
	waitpid(pid, NULL, 0);
}
END_TEST

START_TEST(a_descriptor_is_handed_over)
{
	int pipe_of[2];
	char c = 0;

	ck_assert_int_eq(pipe(pipe_of), 0);
	ck_assert(message_pass_fd(line[0], pipe_of[1]));
	int got = message_take_fd(line[1]);
	ck_assert_int_ge(got, 0);
	ck_assert(fcntl(got, F_GETFD) & FD_CLOEXEC);
	ck_assert_int_eq(write(got, "x", 1), 1);
	ck_assert_int_eq(read(pipe_of[0], &c, 1), 1);
	ck_assert_int_eq(write(line[0], "n", 1), 1); /* a byte without one */
	ck_assert_int_eq(message_take_fd(line[1]), -1);
	close(got);
	close(pipe_of[0]);
	close(pipe_of[1]);
}
END_TEST

/* The room for one descriptor has room for two: the second must not stay open unseen. */
START_TEST(of_two_descriptors_none_is_taken_and_none_left_open)
{
	union {
		char room[CMSG_SPACE(2 * sizeof(int))];
		struct cmsghdr align;
	} c = {{0}};
	char one = 'f';
	struct iovec v = {&one, 1};
	struct msghdr m = {.msg_iov = &v,
			   .msg_iovlen = 1,
			   .msg_control = c.room,
			   .msg_controllen = CMSG_SPACE(2 * sizeof(int))};
	struct cmsghdr *h = CMSG_FIRSTHDR(&m);
	int pipe_of[2];

	ck_assert_int_eq(pipe(pipe_of), 0);
	h->cmsg_level = SOL_SOCKET;
	h->cmsg_type = SCM_RIGHTS;
	h->cmsg_len = CMSG_LEN(2 * sizeof(int));
	memcpy(CMSG_DATA(h), (int[]){pipe_of[1], pipe_of[1]}, 2 * sizeof(int));
	ck_assert_int_eq(sendmsg(line[0], &m, 0), 1);
	close(pipe_of[1]);
	ck_assert_int_eq(message_take_fd(line[1]), -1);
	/* Nobody holds the writing end any more. */
	struct pollfd p = {.fd = pipe_of[0], .events = POLLIN};
	ck_assert_int_eq(poll(&p, 1, 1000), 1);
	ck_assert_int_eq(read(pipe_of[0], &one, 1), 0);
	close(pipe_of[0]);
}
END_TEST

START_TEST(who_does_not_read_is_not_waited_for_without_end)
{
	char *much = arena_room(a, 4 * 1024 * 1024);
	struct message_out m = message_begin(a, 1);

	memset(much, 'x', 4 * 1024 * 1024);
	message_put_str(&m, (struct str){much, 4 * 1024 * 1024});
	ck_assert_int_eq(message_send_within(line[0], &m, 50), MESSAGE_LATE);
	close(line[1]);
	ck_assert_int_eq(message_send_within(line[0], &m, 50), MESSAGE_CUT);
	line[1] = -1;
}
END_TEST

static int told[4], n_told;

static void note_wait(int ms)
{
	ck_assert_int_lt(n_told, 4);
	told[n_told++] = ms;
}

START_TEST(a_long_wait_is_told_with_its_end_and_a_short_one_is_not)
{
	struct message_in in;

	message_on_long_wait(note_wait);
	ck_assert_int_eq(message_receive(line[1], a, 100, MESSAGE_LONG_MS / 10, &in),
			 MESSAGE_LATE);
	ck_assert_int_eq(n_told, 0);
	ck_assert_int_eq(message_receive(line[1], a, 100, MESSAGE_LONG_MS + 500, &in),
			 MESSAGE_LATE);
	message_on_long_wait(NULL);
	/* How much longer it may last, and that it is over. */
	ck_assert_int_eq(n_told, 2);
	ck_assert_int_gt(told[0], 0);
	ck_assert_int_le(told[0], 500);
	ck_assert_int_eq(told[1], 0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("message");
	TCase *t = tcase_create("message");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, somebody_has_spoken);
	tcase_add_test(t, what_is_sent_arrives);
	tcase_add_test(t, no_changed_octet_and_no_cut_is_taken_for_the_sample);
	tcase_add_test(t,
		       a_value_of_another_type_or_beyond_its_limit_is_a_fault_for_good);
	tcase_add_test(t, a_text_with_nul_inside_is_no_text);
	tcase_add_test(t, words_of_another_process_are_only_words);
	tcase_add_test(t, a_line_that_lies_about_lengths_is_given_up);
	tcase_add_test(t, a_large_message_passes_a_narrow_line);
	tcase_add_test(t, who_does_not_read_is_not_waited_for_without_end);
	tcase_add_test(t, a_long_wait_is_told_with_its_end_and_a_short_one_is_not);
	tcase_add_test(t, a_descriptor_is_handed_over);
	tcase_add_test(t, of_two_descriptors_none_is_taken_and_none_left_open);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
