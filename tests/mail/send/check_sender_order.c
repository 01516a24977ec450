/* The sender before a post office that takes its time: letters to one address go in their order, others beside them.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <pthread.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/send/sender.h"
#include "mail/send/sender_talk.h"

enum { LETTERS = 24 };

static struct {
	pthread_mutex_t lock;
	int n, ids[LETTERS]; /* in the order in which they were taken */
	int now, most;       /* letters under way */
} office = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* Every other letter takes longer than the next, so that they would overtake each other. */
static bool slow_send(struct postbox *p, const struct parcel *parcel,
		      struct post_result *r, struct err *err)
{
	int64_t id = 0;

	(void)p, (void)err;
	ck_assert(str_int(parcel->name, 0, LETTERS, &id));
	pthread_mutex_lock(&office.lock);
	if (++office.now > office.most)
		office.most = office.now;
	pthread_mutex_unlock(&office.lock);
	nanosleep(&(struct timespec){.tv_nsec = id % 2 ? 1000000 : 30000000}, NULL);
	pthread_mutex_lock(&office.lock);
	office.ids[office.n++] = (int)id;
	office.now--;
	pthread_mutex_unlock(&office.lock);
	*r = (struct post_result){.verdict = POST_SENT};
	return true;
}

static bool no_flush(struct postbox *p, struct err *err)
{
	(void)p, (void)err;
	return true;
}

static void no_close(struct postbox *p)
{
	(void)p;
}

static struct postbox *open_slow(const struct way_out *way, int n, struct err *err)
{
	static const struct postbox_ops ops = {.send = slow_send,
					       .flush = no_flush,
					       .rest = no_close,
					       .close = no_close};
	static struct postbox box[SENDER_LINES];

	(void)way, (void)err;
	box[n].ops = &ops;
	return &box[n];
}

static void *serve(void *fd)
{
	sender_serve(*(int *)fd, open_slow);
	return NULL;
}

/* Hands over LETTERS letters to `to[i % n_to]`, and waits until all have gone. */
static void send_to(const char *const to[], int n_to)
{
	struct arena *a = arena_create();
	struct way_out way = {.url = "smtps://gm@example.org"};
	struct err err = {0};
	pthread_t thread;
	int fd[2];

	office.n = office.now = office.most = 0;
	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
	ck_assert_int_eq(pthread_create(&thread, NULL, serve, &fd[1]), 0);
	ck_assert_msg(sender_greet(fd[0], a, &way, &err), "%s", err.text);
	for (int i = 0; i < LETTERS; i++) {
		struct message_out m = message_begin(a, SENDER_LETTER);
		sender_put_parcel(
			&m, i + 1,
			&(struct parcel){.name = str_printf(a, "%d", i),
					 .envelope_from = STR("gm@example.org"),
					 .to = str_of(to[i % n_to]),
					 .bytes = STR("Subject: x\r\n\r\nx\r\n")});
		ck_assert(message_send(fd[0], &m, NULL));
	}
	for (int done = 0; done < LETTERS;) {
		struct message_in in;
		ck_assert_int_eq(message_receive(fd[0], a, 10000, 20000, &in),
				 MESSAGE_HERE);
		done += in.kind == SENDER_RESULT;
	}
	close(fd[0]);
	pthread_join(thread, NULL);
	close(fd[1]);
	arena_destroy(a);
}

START_TEST(letters_to_one_address_go_in_their_order)
{
	static const char *const to[] = {"ann@example.org", "bob@example.org",
					 "Ann@Example.org"};
	int last[2] = {-1, -1};

	send_to(to, 3);
	ck_assert_int_eq(office.n, LETTERS);
	ck_assert_int_ge(office.most,
			 2); /* Ann's wait for each other, and not for Bob's */
	for (int i = 0; i < LETTERS; i++) {
		int who = office.ids[i] % 3 == 1;
		ck_assert_msg(office.ids[i] > last[who], "%d came after %d",
			      office.ids[i], last[who]);
		last[who] = office.ids[i];
	}
}
END_TEST

START_TEST(letters_to_one_address_alone_use_one_line)
{
	static const char *const to[] = {"ann@example.org"};

	send_to(to, 1);
	ck_assert_int_eq(office.most, 1);
	for (int i = 0; i < LETTERS; i++)
		ck_assert_int_eq(office.ids[i], i);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("sender's order");
	TCase *t = tcase_create("order");

	tcase_set_timeout(t, 60);
	tcase_add_test(t, letters_to_one_address_go_in_their_order);
	tcase_add_test(t, letters_to_one_address_alone_use_one_line);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
