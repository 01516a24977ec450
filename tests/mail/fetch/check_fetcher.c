/* The fetcher: it reads a mailbox like the one that it has; its death, its silence and its
 * lies cost itself and nobody else; and it reaches no file but its own.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE
#include "tests/check_main.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

#include "base/arena.h"
#include "base/elapsed.h"
#include "base/process/confine_calls.h"
#include "mail/fetch/fetcher.h"
#include "mail/fetch/fetcher_line.h"
#include "mail/letter/letter.h"
#include "mail/post/office.h"
#include "tests/kit/post/liar.h"

static struct arena *a;
static char dir[64], url[96];
static struct mailbox *box;
static struct mail_item *items;
static size_t n_items;
static struct err err;

static void set_up(void)
{
	a = arena_create();
	err = (struct err){0};
	box = NULL;
	snprintf(dir, sizeof dir, "/tmp/postalgm-fetch.XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(dir));
	snprintf(url, sizeof url, "maildir:%s/in", dir);
}

static void tear_down(void)
{
	char command[100];

	mailbox_close(box);
	arena_destroy(a);
	snprintf(command, sizeof command, "rm -rf %s", dir);
	ck_assert_int_eq(system(command), 0);
}

static void open_box(void)
{
	box = fetcher_open(&(struct mailbox_config){.url = url}, &err);
	ck_assert_msg(box != NULL, "%s", err.text);
}

static void drop(const char *name, size_t size)
{
	char path[200];

	snprintf(path, sizeof path, "%s/in/new/%s", dir, name);
	FILE *f = fopen(path, "w");
	ck_assert_ptr_nonnull(f);
	for (size_t i = 0; i < size; i++)
		fputc("0123456789\n"[i % 11], f);
	fclose(f);
}

static bool list(void)
{
	err = (struct err){0};
	return mailbox_list(box, a, &items, &n_items, &err);
}

static bool fetch(size_t i, struct str *bytes)
{
	bool gone = true;

	err = (struct err){0};
	return mailbox_fetch(box, &items[i], a, bytes, &gone, &err) && !gone;
}

static bool says(const char *words)
{
	return strstr(err.text, words) != NULL;
}

/* Does a file of this beginning are there? */
static int lying(const char *folder, const char *name)
{
	char path[200];
	struct dirent *e;
	int n = 0;

	snprintf(path, sizeof path, "%s/in/%s", dir, folder);
	DIR *d = opendir(path);
	ck_assert_ptr_nonnull(d);
	while ((e = readdir(d)))
		n += strncmp(e->d_name, name, strlen(name)) == 0;
	closedir(d);
	return n;
}

/* The mailbox ---------------------------------------------------------------------- */

START_TEST(letters_come_marked_and_are_put_back_by_way_of_another_process)
{
	struct str bytes;

	open_box();
	drop("1.small", 100);
	drop("2.large", FETCHER_AHEAD_MAX + 1);
	drop("3.over", LETTER_SIZE_MAX + 100);
	ck_assert_msg(list(), "%s", err.text);
	ck_assert_uint_eq(n_items, 3);
	ck_assert(str_is(items[0].name, "1.small"));
	ck_assert(fetch(0, &bytes) && bytes.n == 100);
	ck_assert(fetch(1, &bytes) && bytes.n == FETCHER_AHEAD_MAX + 1);
	ck_assert(fetch(2, &bytes) && bytes.n == LETTER_SIZE_MAX + 1);
	for (int i = 0; i < 3; i++)
		ck_assert(mailbox_done(box, &items[i], &err));
	ck_assert_msg(mailbox_flush(box, &err), "%s", err.text);
	ck_assert_int_eq(lying("cur", ""), 3 + 2); /* with "." and ".." */
	struct mail_mark mark = {
		.name = STR("1.small"), .word = STR("answered"), .answered = true};
	ck_assert(mailbox_can_show(box) && mailbox_show(box, &mark, 1, &err));
	ck_assert_int_eq(lying("cur", "1.small:2,RS"), 1);
	ck_assert(list() && n_items == 0);
}
END_TEST

static void knows_even(void *with, const struct str names[], size_t n, bool known[])
{
	*(size_t *)with += n;
	for (size_t i = 0; i < n; i++)
		known[i] = names[i].s[names[i].n - 1] % 2 == 0;
}

START_TEST(which_letters_are_known_is_asked_of_the_core)
{
	enum { LETTERS = 1300 }; /* in three groups */
	size_t asked = 0;
	struct mail_known known = {knows_even, &asked};
	char name[20];
	int n;

	open_box();
	for (int i = 0; i < LETTERS; i++) {
		snprintf(name, sizeof name, "../cur/%05d", i);
		drop(name, 10);
	}
	ck_assert_msg(mailbox_again(box, 1, &known, &n, &err), "%s", err.text);
	ck_assert_uint_eq(asked, LETTERS);
	ck_assert_int_eq(n, LETTERS / 2);
	ck_assert(list() && n_items == LETTERS / 2);
}
END_TEST

/* Announced in groups, some not asked for, some twice, one gone meanwhile. */
START_TEST(letters_that_were_announced_are_the_right_ones)
{
	enum { LETTERS = 1100, GROUP = FETCHER_GROUP_MAX };
	char name[20];
	struct str bytes;
	bool gone;

	open_box();
	for (int i = 0; i < LETTERS; i++) {
		snprintf(name, sizeof name, "%05d", i);
		drop(name, 100 + (size_t)i);
	}
	ck_assert(list() && n_items == LETTERS);
	ck_assert(mailbox_ahead(box, items, GROUP, &err));
	for (size_t i = 0; i < LETTERS; i++) {
		size_t left = i + GROUP < LETTERS ? LETTERS - i - GROUP : 0;
		if (i % GROUP == 0)
			ck_assert(mailbox_ahead(box, items + i + GROUP,
						left < GROUP ? left : GROUP, &err));
		if (i % 7 == 3)
			continue;
		ck_assert_msg(fetch(i, &bytes) && bytes.n == items[i].size, "%s",
			      err.text);
		if (i % 11 == 0)
			ck_assert(fetch(i, &bytes) && bytes.n == items[i].size);
		ck_assert(mailbox_done(box, &items[i], &err));
	}
	ck_assert(mailbox_flush(box, &err));
	ck_assert(mailbox_fetch(box, &items[0], a, &bytes, &gone, &err) && gone);
	ck_assert(list() && n_items == (LETTERS - 4) / 7 + 1);
}
END_TEST

START_TEST(it_calls_when_a_letter_comes)
{
	int seconds;

	open_box();
	ck_assert(list());
	struct pollfd p = {.fd = mailbox_watch(box, &seconds), .events = POLLIN};
	ck_assert_int_ge(p.fd, 0);
	ck_assert_int_gt(seconds, 5);
	ck_assert_int_eq(poll(&p, 1, 100), 0);
	drop("one", 10);
	ck_assert_int_eq(poll(&p, 1, 20 * 1000), 1);
	ck_assert(list() && n_items == 1);
	/* Asked twice it is the same wait. */
	(void)mailbox_watch(box, &seconds);
	p.fd = mailbox_watch(box, &seconds);
	ck_assert_int_eq(poll(&p, 1, 100), 0);
}
END_TEST

START_TEST(a_way_that_nobody_knows_is_refused)
{
	ck_assert(fetcher_open(&(struct mailbox_config){.url = "gopher://x"}, &err) ==
		  NULL);
	ck_assert(says("no post office of this kind"));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	err = (struct err){0};
	ck_assert(fetcher_open(&(struct mailbox_config){.url = "maildir:/proc/none"},
			       &err) == NULL);
	ck_assert(says("/proc/none"));
}
END_TEST

/* Its death ------------------------------------------------------------------------- */

static void kill_it(void)
{
	struct fetcher *m = fetcher_of(box);

	ck_assert_int_gt(m->child.pid, 0);
	kill(m->child.pid, SIGKILL);
	/* It is a zombie: its socket is cut by now or within a moment. */
	struct pollfd p = {.fd = m->child.fd, .events = POLLIN};
	ck_assert_int_eq(poll(&p, 1, 20 * 1000), 1);
}

static void knows_none(void *with, const struct str names[], size_t n, bool known[])
{
	(void)with, (void)names;
	memset(known, 0, n * sizeof *known);
}

/* Each question meets a fetcher that died: it is an error or nothing, and the next list has
 * its letter all the same. */
START_TEST(it_may_die_before_any_question)
{
	struct mail_mark mark = {.name = STR("1"), .word = STR("answered")};
	struct mail_known known = {knows_none, NULL};
	struct str bytes;
	int n, seconds;

	open_box();
	drop("1", 10);
	for (int i = 0; i < 9; i++) {
		ck_assert_msg(list() && n_items == 1, "%d: %s", i, err.text);
		kill_it();
		err = (struct err){0};
		switch (i) {
		case 0:
			break;
		case 1:
			ck_assert(!fetch(0, &bytes) && says("has ended"));
			ck_assert(!fetch(0, &bytes) && err.text[0]);
			break;
		case 2:
			ck_assert(!mailbox_ahead(box, items, 1, &err));
			break;
		case 3:
			(void)!mailbox_done(box, items, &err);
			(void)!mailbox_flush(box, &err);
			break;
		case 4:
			ck_assert(!mailbox_show(box, &mark, 1, &err));
			break;
		case 5:
			ck_assert(!mailbox_again(box, 1, &known, &n, &err));
			break;
		case 6:
			ck_assert_int_eq(mailbox_watch(box, &seconds), -1);
			break;
		default:
			ck_assert(!mailbox_flush(box, &err) && says("has ended"));
		}
		backoff_clear(&fetcher_of(box)->backoff);
	}
}
END_TEST

START_TEST(who_keeps_dying_is_begun_again_after_a_pause)
{
	int seconds;

	open_box();
	ck_assert(list());
	kill_it();
	ck_assert(!mailbox_flush(box, &err));
	ck_assert(!list() && says("has ended; next try in"));
	ck_assert_int_eq(mailbox_watch(box, &seconds), -1);
	ck_assert_int_ge(seconds, 1);
	ck_assert_int_le(seconds, 5);
	for (int i = 0; i < 200 && !list(); i++)
		nanosleep(&(struct timespec){0, 100 * 1000000L}, NULL);
	ck_assert_msg(list(), "%s", err.text);
}
END_TEST

/* libetpan reads brackets by recursion: as many as these end its process. */
static char nested[200 * 1000];

START_TEST(a_server_that_kills_its_reader_kills_the_fetcher_alone)
{
	static struct line deadly[] = {
		{NULL, "* OK IMAP4rev1 here\r\n"},
		{"LOGIN", "@ OK done\r\n"},
		{"CAPABILITY", "* CAPABILITY IMAP4rev1\r\n@ OK done\r\n"},
		{"SELECT",
		 "* 1 EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n* OK [UIDNEXT 5] x\r\n@ OK [READ-WRITE] done\r\n"},
		{"INTERNALDATE", nested},
		{0},
	};
	static const struct line good[] = {
		{NULL, "* OK IMAP4rev1 here\r\n"},
		{"LOGIN", "@ OK done\r\n"},
		{"CAPABILITY", "* CAPABILITY IMAP4rev1\r\n@ OK done\r\n"},
		{"SELECT",
		 "* 1 EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n* OK [UIDNEXT 5] x\r\n@ OK [READ-WRITE] done\r\n"},
		{"NOOP", "@ OK done\r\n"},
		{"INTERNALDATE",
		 "* 1 FETCH (UID 4 INTERNALDATE \"17-Jul-2030 02:44:25 +0130\" RFC822.SIZE 11)\r\n@ OK done\r\n"},
		{0},
	};
	struct liar liar;

	int n = snprintf(nested, sizeof nested, "* 1 FETCH (BODYSTRUCTURE ");
	memset(nested + n, '(', sizeof nested - (size_t)n - 3);
	memcpy(nested + sizeof nested - 3, "\r\n", 2);
	liar_open(&liar, deadly, LIE_NONE, 0);
	snprintf(url, sizeof url, "imap://gm@127.0.0.1:%u", liar.port);
	struct mailbox_config way = {.url = url, .secret.command = "echo open sesame"};
	box = fetcher_open(&way, &err);
	ck_assert_msg(box != NULL, "%s", err.text);
	ck_assert(!list());
	ck_assert_msg(says("the process that fetches letters has ended"), "%s",
		      err.text);
	liar_change(&liar, good);
	backoff_clear(&fetcher_of(box)->backoff);
	ck_assert_msg(list(), "%s", err.text);
	ck_assert_uint_eq(n_items, 1);
	liar_close(&liar);
}
END_TEST

/* Silence and lies -------------------------------------------------------------------- */

/* The messages of a false fetcher, which it sends whatever it is asked. */
struct says {
	struct buf all;
};

static void add(struct says *s, struct message_out m)
{
	buf_add(&s->all, message_frame(&m));
}

static struct says after_opening(void)
{
	struct says s = {buf_in(a)};
	struct message_out m = message_begin(a, FETCHER_OPENED);

	message_put_int(&m, 1);
	add(&s, m);
	return s;
}

static void listed(struct says *s, int64_t uidvalidity, int64_t uid)
{
	struct message_out m = message_begin(a, FETCHER_LISTED);

	fetcher_put_place(&m, &(struct mail_place){uidvalidity, uid, 0});
	message_put_int(&m, 0);
	message_put_int(&m, 0);
	add(s, m);
}

static void lists(struct says *s, const struct mail_item *some, size_t n, bool too_much)
{
	struct message_out m = message_begin(a, FETCHER_ITEMS);

	fetcher_put_items(&m, some, n);
	if (too_much)
		message_put_int(&m, 1);
	add(s, m);
}

static void letter(struct says *s, const char *name, bool gone, struct str bytes)
{
	struct message_out m = message_begin(a, FETCHER_LETTER);

	message_put_str(&m, str_of(name));
	message_put_int(&m, gone);
	message_put_str(&m, bytes);
	add(s, m);
}

static void hear_liar(const struct says *s, bool hangs_up)
{
	static int other = -1;
	int pair[2], room = 4 * 1024 * 1024;

	mailbox_close(box);
	if (other >= 0)
		close(other);
	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
	setsockopt(pair[1], SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
	other = pair[1];
	ck_assert_int_eq(write(other, s->all.s, s->all.n), (ssize_t)s->all.n);
	if (hangs_up)
		shutdown(other, SHUT_WR);
	err = (struct err){0};
	box = fetcher_open_at(pair[0], 1, &(struct mailbox_config){.url = url}, &err);
}

static const struct mail_item four = {.name = {"4", 1}, .uidvalidity = 7, .uid = 4},
			      five = {.name = {"5", 1}, .uidvalidity = 7, .uid = 5};

START_TEST(a_list_that_makes_no_sense_is_not_taken)
{
	static const struct mail_item two[] = {
		{.name = {"4", 1}, .uidvalidity = 7, .uid = 4},
		{.name = {"5", 1}, .uidvalidity = 7, .uid = 5}};
	struct mail_item odd[2];
	struct says s = after_opening();

	lists(&s, two, 2, false);
	listed(&s, 7, 5);
	hear_liar(&s, true);
	ck_assert_msg(list() && n_items == 2, "%s", err.text);
	/* Each once: numbers that fall, are twice, lie after the end, of another mailbox,
	 * without a name, too large; bytes left over, another answer, none that there is, a
	 * group of none, of which there might be any number. */
	for (int i = 0; i < 10; i++) {
		s = after_opening();
		odd[0] = two[0];
		odd[1] = two[1];
		if (i == 0)
			odd[0] = five, odd[1] = four;
		if (i == 1)
			odd[1] = four;
		if (i == 3)
			odd[1].uidvalidity = 8;
		if (i == 4)
			odd[0].name = STR("");
		if (i == 5)
			odd[0].size = SIZE_MAX; /* -1 */
		lists(&s, odd, i == 9 ? 0 : 2, i == 6);
		if (i == 7)
			letter(&s, "4", false, STR("x"));
		if (i == 8)
			add(&s, message_begin(a, 200));
		listed(&s, 7, i == 2 ? 4 : 5);
		hear_liar(&s, true);
		ck_assert_msg(box && !list() && says("no sense"), "%d: %s", i,
			      err.text);
		ck_assert_uint_eq(n_items, 0);
		ck_assert(!list() && says("has ended"));
	}
}
END_TEST

START_TEST(another_letter_than_asked_for_is_not_taken)
{
	struct str bytes;
	char *big = arena_alloc(a, LETTER_SIZE_MAX + 2);
	struct says s = after_opening();

	items = arena_array(a, struct mail_item, 1);
	items[0] = four;
	letter(&s, "4", false, STR("hello"));
	hear_liar(&s, true);
	ck_assert(fetch(0, &bytes) && str_is(bytes, "hello"));
	for (int i = 0; i < 3; i++) {
		s = after_opening();
		letter(&s, i == 0 ? "5" : "4", i == 1,
		       i == 2 ? (struct str){big, LETTER_SIZE_MAX + 2} : STR("hello"));
		hear_liar(&s, true);
		ck_assert_msg(!fetch(0, &bytes) && says("no sense"), "%d: %s", i,
			      err.text);
	}
}
END_TEST

static void asks(struct says *s, int names)
{
	struct message_out m = message_begin(a, FETCHER_ASKS);

	message_put_count(&m, (size_t)names);
	for (int i = 0; i < names; i++)
		message_put_str(&m, STR("a name that is longer than most names are"));
	add(s, m);
}

static void looked(struct says *s)
{
	struct message_out m = message_begin(a, FETCHER_LOOKED);

	message_put_int(&m, 0);
	add(s, m);
}

/* However long it goes on, the core keeps one question at a time. */
START_TEST(what_it_asks_costs_no_memory)
{
	enum { QUESTIONS = 60, NAMES = 100 };
	struct says s = after_opening();
	struct mail_known known = {knows_none, NULL};
	int n;

	for (int i = 0; i < QUESTIONS; i++)
		asks(&s, NAMES);
	looked(&s);
	hear_liar(&s, false);
	ck_assert_msg(mailbox_again(box, 1, &known, &n, &err), "%s", err.text);
	size_t peak = arena_peak(fetcher_of(box)->a);
	ck_assert_uint_gt(s.all.n, QUESTIONS * NAMES * 40);
	ck_assert_uint_le(peak, s.all.n / 2);
	s = after_opening();
	asks(&s, 0);
	looked(&s);
	hear_liar(&s, false);
	ck_assert(!mailbox_again(box, 1, &known, &n, &err) && says("no sense"));
}
END_TEST

START_TEST(its_words_are_taken_as_text)
{
	static const char *const words[][2] = {
		{"a\033[2Jb\nc", "a?[2Jb?c"},
		{"", "no reason was given"},
	};
	struct says s = after_opening();
	struct message_out m = message_begin(a, FETCHER_TROUBLE);
	struct err said = {ERR_WORLD, false, ""};

	snprintf(said.text, sizeof said.text, "%s", words[_i][0]);
	talk_put_err(&m, &said);
	add(&s, m);
	hear_liar(&s, false);
	ck_assert(!list());
	ck_assert_str_eq(err.text, words[_i][1]);
}
END_TEST

START_TEST(silence_ends_it)
{
	struct says s = after_opening();

	hear_liar(&s, false);
	ck_assert(!list() && says("took too long"));
}
END_TEST

/* Asked by who has more to do -------------------------------------------------------- */

/* Until the answer that is waited for may be there. */
static void wait_for_line(void)
{
	int seconds;
	struct pollfd p = {.fd = mailbox_line(box, &seconds), .events = POLLIN};

	ck_assert_int_ge(p.fd, 0);
	ck_assert_int_gt(seconds, 0);
	ck_assert_int_eq(poll(&p, 1, 20 * 1000), 1);
}

/* The call is made until it has its answer; how often it had to wait is counted. */
static int n_waits;
#define IN_THE_END(call)                                                               \
	do {                                                                           \
		bool made = false;                                                     \
		while (err = (struct err){0}, !(made = (call)) && box->waits) {        \
			wait_for_line();                                               \
			n_waits++;                                                     \
		}                                                                      \
		ck_assert_msg(made, "%s", err.text);                                   \
		ck_assert(!box->waits);                                                \
	} while (0)

START_TEST(asked_by_who_does_not_wait_it_is_the_same_mailbox)
{
	enum { LETTERS = 450, GROUP = FETCHER_GROUP_MAX };
	struct mail_mark mark = {
		.name = STR("00003"), .word = STR("answered"), .answered = true};
	struct mail_known known = {knows_none, NULL};
	struct arena *second = arena_create();
	char name[20];
	struct str bytes;
	bool gone;
	int n, seconds;

	open_box();
	box->at_once = true;
	n_waits = 0;
	for (int i = 0; i < LETTERS; i++) {
		snprintf(name, sizeof name, "%05d", i);
		drop(name, i == 7 ? FETCHER_AHEAD_MAX + 1 : 100 + (size_t)i);
	}
	IN_THE_END(mailbox_list(box, a, &items, &n_items, &err));
	ck_assert_uint_eq(n_items, LETTERS);
	IN_THE_END(mailbox_ahead(box, items, GROUP, &err));
	for (size_t i = 0; i < LETTERS; i++) {
		size_t left = i + GROUP < LETTERS ? LETTERS - i - GROUP : 0;
		if (i % GROUP == 0)
			IN_THE_END(mailbox_ahead(box, items + i + GROUP,
						 left < GROUP ? left : GROUP, &err));
		if (i % 5 == 4)
			continue; /* it comes, and nobody asks for it */
		IN_THE_END(mailbox_fetch(box, &items[i], second, &bytes, &gone, &err));
		ck_assert(!gone && bytes.n == items[i].size);
		ck_assert(mailbox_done(box, &items[i], &err));
		arena_reset(second);
	}
	IN_THE_END(mailbox_flush(box, &err));
	IN_THE_END(mailbox_show(box, &mark, 1, &err));
	ck_assert_int_eq(lying("cur", "00003:2,RS"), 1);
	struct mail_item *taken;
	size_t n_taken;
	IN_THE_END(mailbox_taken(box, second, 0, &taken, &n_taken, &err));
	ck_assert_uint_eq(n_taken, LETTERS - LETTERS / 5);
	IN_THE_END(mailbox_again(box, 1, &known, &n, &err));
	ck_assert_int_eq(n, LETTERS - LETTERS / 5);
	IN_THE_END(mailbox_list(box, a, &items, &n_items, &err));
	ck_assert_uint_eq(n_items, LETTERS);
	ck_assert_int_gt(n_waits, 5);
	/* It is watched, and calls. */
	struct pollfd p = {.fd = mailbox_watch(box, &seconds), .events = POLLIN};
	for (; box->waits; p.fd = mailbox_watch(box, &seconds))
		wait_for_line();
	ck_assert_int_eq(poll(&p, 1, 100), 0);
	drop("one", 10);
	ck_assert_int_eq(poll(&p, 1, 20 * 1000), 1);
	IN_THE_END(mailbox_list(box, a, &items, &n_items, &err));
	ck_assert_uint_eq(n_items, LETTERS + 1);
	arena_destroy(second);
}
END_TEST

/* Silence, and half a message: neither keeps the caller. */
START_TEST(silence_keeps_nobody_who_does_not_wait)
{
	struct says s = after_opening();
	struct says half = after_opening();
	int seconds;

	hear_liar(&s, false);
	box->at_once = true;
	/* A call that waited would come to the end of the patience, and would say so. */
	for (int64_t began = elapsed_ms(); elapsed_ms() < began + 100;)
		ck_assert(!list() && box->waits && says("not answered yet"));
	ck_assert_int_ge(mailbox_line(box, &seconds), 0);
	ck_assert_int_le(seconds, 1);
	nanosleep(&(struct timespec){1, 100 * 1000000L}, NULL);
	ck_assert(!list() && !box->waits && says("took too long"));
	ck_assert_int_eq(mailbox_line(box, &seconds), -1);
	/* A letter that is announced and never comes. */
	add(&half, message_begin(a, FETCHER_WELL));
	add(&half, message_begin(a, FETCHER_WELL));
	hear_liar(&half, false);
	box->at_once = true;
	struct str bytes;
	bool gone;
	ck_assert(mailbox_ahead(box, &four, 1, &err));
	ck_assert(mailbox_ahead(box, NULL, 0, &err));
	for (int i = 0; i < 50; i++)
		ck_assert(!mailbox_fetch(box, &four, a, &bytes, &gone, &err) &&
			  box->waits);
	nanosleep(&(struct timespec){1, 100 * 1000000L}, NULL);
	ck_assert(!mailbox_fetch(box, &four, a, &bytes, &gone, &err) && !box->waits &&
		  says("took too long"));
}
END_TEST

/* A server that is silent: its fetcher hangs, and ends at a word. */
START_TEST(who_hangs_on_a_server_is_not_waited_for_at_the_end)
{
	static const struct line silent[] = {{NULL, "\1"}, {0}};
	struct liar liar;
	int seconds;

	liar_open(&liar, silent, LIE_NONE, 0);
	snprintf(url, sizeof url, "imap://gm@127.0.0.1:%u", liar.port);
	struct mailbox_config way = {.url = url, .secret.command = "echo open sesame"};
	box = fetcher_open(&way, &err);
	ck_assert_msg(box != NULL, "%s", err.text);
	box->at_once = true;
	int64_t began = elapsed_ms();
	ck_assert(!list() && box->waits);
	ck_assert_int_ge(mailbox_line(box, &seconds), 0);
	ck_assert_int_gt(seconds, 60);
	fetcher_farewell(box);
	mailbox_close(box);
	box = NULL;
	ck_assert_int_lt(elapsed_ms() - began, 5 * 1000);
	liar_close(&liar);
}
END_TEST

/* A mailbox that cannot be opened now is one that is away. */
START_TEST(one_that_is_opened_later_is_away_until_it_can_be)
{
	char away[100];

	box = fetcher_open_later(&(struct mailbox_config){.url = url});
	snprintf(away, sizeof away, "%s/in", dir);
	int fd = open(away, O_WRONLY | O_CREAT, 0600); /* a file in its place */
	ck_assert_int_ge(fd, 0);
	close(fd);
	ck_assert(!mailbox_can_show(box));
	ck_assert(!list() && says(away));
	ck_assert(!list() && says("next try in"));
	ck_assert_int_eq(unlink(away), 0);
	backoff_clear(&fetcher_of(box)->backoff);
	ck_assert_msg(list(), "%s", err.text);
	ck_assert(mailbox_can_show(box));
	drop("1", 10);
	ck_assert(list() && n_items == 1);
}
END_TEST

/* Confinement --------------------------------------------------------------------------- */

static bool can_read(const char *path)
{
	int fd = open(path, O_RDONLY);

	if (fd >= 0)
		close(fd);
	return fd >= 0;
}

static bool can_socket(int family)
{
	return socket(family, SOCK_STREAM, 0) >= 0;
}

static bool can_fork(void)
{
	pid_t pid = fork();

	if (pid == 0)
		_exit(0);
	return pid > 0;
}

static bool can_exec(void)
{
	execl("/bin/true", "true", (char *)NULL);
	return false; /* it would have ended well */
}

/* Runs in a child of the test, whose status has a bit for each fault. */
static int confined(const char *to, const char *stranger, bool network)
{
	int status = 0;
	pid_t pid = fork();

	if (pid == 0) {
		office_confine(to, NULL);
		int faults = can_read(stranger) << 0 | can_read("/etc/passwd") << 1 |
			     (can_socket(AF_INET) != network) << 2 | can_fork() << 3 |
			     (can_read("/etc/hosts") != network) << 4;
		_exit(faults || can_exec() ? 64 + faults : 1);
	}
	waitpid(pid, &status, 0);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

START_TEST(an_office_reaches_nothing_but_its_own)
{
	char stranger[100];

	if (!BUILT_PLAIN || confine_kernel() != (CONFINE_SECCOMP | CONFINE_LANDLOCK))
		return;
	open_box();
	snprintf(stranger, sizeof stranger, "%s/postalgm.db", dir);
	close(open(stranger, O_WRONLY | O_CREAT, 0600));
	/* 1: nothing was found, and exec failed. */
	ck_assert_int_eq(confined(url, stranger, false), 1);
	ck_assert_int_eq(confined("imaps://gm@example.org", stranger, true), 1);
}
END_TEST

START_TEST(a_fetcher_at_work_is_confined)
{
	char path[64], line[200];
	int found = 0;

	if (!BUILT_PLAIN || !(confine_kernel() & CONFINE_SECCOMP))
		return;
	open_box();
	ck_assert(list());
	snprintf(path, sizeof path, "/proc/%d/status", (int)fetcher_of(box)->child.pid);
	FILE *f = fopen(path, "r");
	ck_assert_ptr_nonnull(f);
	while (fgets(line, sizeof line, f))
		found += strcmp(line, "Seccomp:\t2\n") == 0 ||
			 strcmp(line, "NoNewPrivs:\t1\n") == 0;
	fclose(f);
	ck_assert_int_eq(found, 2);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("fetcher");
	TCase *t = tcase_create("fetcher");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_set_timeout(t, 60);
	tcase_add_test(t,
		       letters_come_marked_and_are_put_back_by_way_of_another_process);
	tcase_add_test(t, which_letters_are_known_is_asked_of_the_core);
	tcase_add_test(t, letters_that_were_announced_are_the_right_ones);
	tcase_add_test(t, it_calls_when_a_letter_comes);
	tcase_add_test(t, a_way_that_nobody_knows_is_refused);
	tcase_add_test(t, it_may_die_before_any_question);
	tcase_add_test(t, who_keeps_dying_is_begun_again_after_a_pause);
	tcase_add_test(t, a_server_that_kills_its_reader_kills_the_fetcher_alone);
	tcase_add_test(t, a_list_that_makes_no_sense_is_not_taken);
	tcase_add_test(t, another_letter_than_asked_for_is_not_taken);
	tcase_add_test(t, what_it_asks_costs_no_memory);
	tcase_add_loop_test(t, its_words_are_taken_as_text, 0, 2);
	tcase_add_test(t, silence_ends_it);
	tcase_add_test(t, asked_by_who_does_not_wait_it_is_the_same_mailbox);
	tcase_add_test(t, silence_keeps_nobody_who_does_not_wait);
	tcase_add_test(t, who_hangs_on_a_server_is_not_waited_for_at_the_end);
	tcase_add_test(t, one_that_is_opened_later_is_away_until_it_can_be);
	tcase_add_test(t, an_office_reaches_nothing_but_its_own);
	tcase_add_test(t, a_fetcher_at_work_is_confined);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
