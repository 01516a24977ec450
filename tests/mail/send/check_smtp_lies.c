/* Mail servers that lie to the sender, heard through its process as the core hears it. No letter
 * counts as sent of which the server has not said so; the core is told of each letter once, in
 * words that are only words, or the process has gone; the next one sends when the server is honest
 * again. The lies of a table, then answers that chance changes (SEED, and DIALOGUES of them).
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/send/sender_talk.h"

/* Seconds for one letter: PATIENT where a result is to come, however slow the machine
 * is. */
enum { HASTY = 1, PATIENT = 60, HEAR_MS = 120 * 1000, LONG = 200 * 1000 };

enum step { GREETING, EHLO, MAIL, RCPT, DATA, DOT, QUIT, STEPS };
static const char *const honest[STEPS] = {
	"220 here\r\n",  "250 localhost\r\n",   "250 2.1.0 ok\r\n", "250 2.1.5 ok\r\n",
	"354 go on\r\n", "250 2.0.0 taken\r\n", "221 2.0.0 bye\r\n"};
static const char *const verbs[STEPS] = {[EHLO] = "EHLO",
					 [MAIL] = "MAIL",
					 [RCPT] = "RCPT",
					 [DATA] = "DATA",
					 [QUIT] = "QUIT"};

static struct arena *a;
static pid_t server;
static int port;

/* The server ---------------------------------------------------------------------- */

static bool say(int fd, const char *reply)
{
	return *reply && send(fd, reply, strlen(reply), MSG_NOSIGNAL) > 0;
}

static void talk(int fd, const char *const reply[STEPS])
{
	FILE *in = fdopen(fd, "r");
	char line[4096];
	bool body = false, ok = in && say(fd, reply[GREETING]);

	while (ok && fgets(line, sizeof line, in)) {
		enum step step = body ? DOT : EHLO;
		if (body && strcmp(line, ".\r\n") != 0)
			continue;
		while (!body && step < STEPS &&
		       (!verbs[step] || strncmp(line, verbs[step], 4) != 0))
			step++;
		body = step == DATA;
		ok = say(fd, step < STEPS ? reply[step] : "500 what?\r\n");
	}
	if (in)
		fclose(in);
}

static void serve(const char *const reply[STEPS])
{
	struct sockaddr_in at = {.sin_family = AF_INET,
				 .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t n = sizeof at;
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	ck_assert(fd >= 0 && bind(fd, (struct sockaddr *)&at, n) == 0 &&
		  listen(fd, 8) == 0 &&
		  getsockname(fd, (struct sockaddr *)&at, &n) == 0);
	port = ntohs(at.sin_port);
	server = fork();
	if (server == 0) {
		prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
		for (int line; (line = accept(fd, NULL, NULL)) >= 0;)
			talk(line, reply);
		_exit(0);
	}
	close(fd);
}

static void stop(void)
{
	if (server > 0) {
		kill(server, SIGKILL);
		waitpid(server, NULL, 0);
	}
	server = 0;
}

/* The core ---------------------------------------------------------------------------- */

enum told { TOLD_GONE, TOLD_OFFICE, TOLD_RESULT };

static bool hear(struct child *c, struct message_in *in)
{
	return message_receive(c->fd, a, sender_words[SENDER_OFFICE].most, HEAR_MS,
			       in) == MESSAGE_HERE;
}

static void is_words(const char *what, const char *words)
{
	ck_assert_msg(str_is_utf8(str_of(words)) && !strpbrk(words, "\r\n\033"),
		      "%s: %s", what, words);
}

/* Once it has begun, what came of the letter; then nothing more. */
static enum told hear_end(const char *what, struct child *c, struct post_result *r)
{
	struct message_in in;
	struct err why;
	int64_t id;

	while (hear(c, &in)) {
		if (in.kind == SENDER_RESULT) {
			sender_take_result(&in, &id, r);
			ck_assert_msg(message_ends(&in) && id == 1, "%s", what);
			is_words(what, r->text);
			return TOLD_RESULT;
		}
		if (in.kind == SENDER_OFFICE) {
			ck_assert_int_eq(message_int(&in, 0, 1), 1);
			talk_take_err(&in, &why);
			ck_assert_msg(message_ends(&in), "%s", what);
			is_words(what, why.text);
			return TOLD_OFFICE;
		}
		ck_assert_msg(in.kind == SENDER_BEGUN || in.kind == SENDER_ALIVE,
			      "%s: word %d", what, in.kind);
	}
	return TOLD_GONE;
}

static bool open_way(struct child *c, int patience_s)
{
	char url[64];
	struct way_out way = {
		.url = url, .connect_s = patience_s, .transfer_s = patience_s};
	struct message_out m = message_begin(a, SENDER_OPEN);
	struct message_in in;
	struct err err = {0};

	snprintf(url, sizeof url, "smtp://127.0.0.1:%d", port);
	ck_assert_msg(child_start(CHILD_SENDER, NULL, c, &err), "%s", err.text);
	sender_put_way(&m, &way);
	return message_send(c->fd, &m, &err) && hear(c, &in) &&
	       in.kind == SENDER_OPENED;
}

/* One letter, by a new process. */
static bool is_sent(const char *what, const char *const reply[STEPS], int patience_s)
{
	struct parcel p = {.name = STR("o.1.x"),
			   .envelope_from = STR("gm@example.org"),
			   .to = STR("ann@example.org"),
			   .bytes = STR("Subject: x\r\n\r\nhello\r\n.\r\n")};
	struct message_out m = message_begin(a, SENDER_LETTER);
	struct post_result r = {.verdict = POST_RETRY};
	struct child c;
	struct err err = {0};

	serve(reply);
	ck_assert_msg(open_way(&c, patience_s), "%s", what);
	sender_put_parcel(&m, 1, &p);
	ck_assert(message_send(c.fd, &m, &err));
	enum told told = hear_end(what, &c, &r);
	child_kill(&c);
	stop();
	return told == TOLD_RESULT && r.verdict == POST_SENT;
}

/* The lies ------------------------------------------------------------------------------ */

enum outcome { NOT_SENT, SENT, EITHER };

/* clang-format off */
static const struct untruth {
	const char *what;
	enum step step;
	const char *reply; /* "(": a line that is very long; "": it hangs up */
	enum outcome outcome;
} lies[] = {
	{"it is busy", GREETING, "554 5.3.2 busy\r\n", NOT_SENT},
	{"it is another server", GREETING, "* OK IMAP4rev1 here\r\n", NOT_SENT},
	{"its greeting has no end", GREETING, "220-here\r\n", NOT_SENT},
	{"its greeting is very long", GREETING, "(", NOT_SENT},
	{"a code of two digits", GREETING, "22 here\r\n", NOT_SENT},
	{"controls", EHLO, "550 \x1b[2J\x07gone\r\n", NOT_SENT},
	{"it hangs up", MAIL, "", NOT_SENT},
	{"a size of its own", EHLO, "250-localhost\r\n250 SIZE 1\r\n", EITHER},
	{"a size beyond all", EHLO, "250-localhost\r\n250 SIZE 99999999999999999999\r\n", SENT},
	{"go on, too early", MAIL, "354 go on\r\n", EITHER},
	{"nobody", RCPT, "550 5.1.1 no such user\r\n", NOT_SENT},
	{"later", RCPT, "451 4.2.0 later\r\n", NOT_SENT},
	{"a code beyond all", RCPT, "99999999999 ok\r\n", EITHER},
	{"a code below nought", RCPT, "-250 ok\r\n", NOT_SENT},
	{"two codes in one answer", RCPT, "250-ok\r\n550 no\r\n", NOT_SENT},
	{"no go on", DATA, "250 ok\r\n", NOT_SENT},
	{"no letter, please", DATA, "554 5.7.1 no\r\n", NOT_SENT},
	{"it hangs up under the letter", DOT, "", NOT_SENT},
	{"the letter is refused", DOT, "554 5.6.0 not this one\r\n", NOT_SENT},
	{"the letter is to come later", DOT, "451 4.3.0 later\r\n", NOT_SENT},
	{"go on, after the letter", DOT, "354 go on\r\n", NOT_SENT},
	{"no code", DOT, "thank you\r\n", NOT_SENT},
	{"half an answer", DOT, "250-2.0.0 ta", NOT_SENT},
	{"an answer that is very long", DOT, "(", EITHER},
	{"controls in the answer", DOT, "250 2.0.0 taken\x1b[2J\x9b\r\n", SENT},
	{"twice taken", DOT, "250 2.0.0 taken\r\n250 2.0.0 taken\r\n", SENT},
	{"no farewell", QUIT, "", SENT},
	{"a bad farewell", QUIT, "550 stay\r\n", SENT},
};
/* clang-format on */

static const char *very_long(void)
{
	char *s = arena_alloc(a, LONG);

	memset(s, 'x', LONG - 3);
	memcpy(s, "250 ", 4);
	memcpy(s + LONG - 3, "\r\n", 3);
	return s;
}

static void set_up(void)
{
	a = arena_create();
}

static void tear_down(void)
{
	stop();
	arena_destroy(a);
}

START_TEST(no_lie_of_an_smtp_server_makes_a_letter_sent)
{
	const struct untruth *lie = &lies[_i];
	const char *reply[STEPS];

	memcpy(reply, honest, sizeof reply);
	reply[lie->step] = strcmp(lie->reply, "(") ? lie->reply : very_long();
	bool sent = is_sent(lie->what, reply, lie->outcome == SENT ? PATIENT : HASTY);
	ck_assert_msg(lie->outcome == EITHER || sent == (lie->outcome == SENT), "%s",
		      lie->what);
	ck_assert_msg(is_sent("the truth", honest, PATIENT), "%s", lie->what);
}
END_TEST

/* By chance -------------------------------------------------------------------------------- */

static uint64_t chance;

static unsigned draw(unsigned n)
{
	chance ^= chance << 13;
	chance ^= chance >> 7;
	chance ^= chance << 17;
	return (unsigned)(chance >> 11) % n;
}

static const char *changed(const char *says)
{
	static const char *const odd[] = {"-",    "\r\n",        "550 ", "250-",
					  "\x80", "\033[",       "354 ", " ",
					  "2",    "99999999999", "421 "};
	struct str s = str_of(says);
	size_t at = draw((unsigned)s.n + 1), n = draw(4);
	struct str head = str_slice(s, 0, at), tail = str_slice(s, at + n, s.n);

	return str_z(a, str_printf(a, PRI_STR "%s" PRI_STR, STR_ARG(head),
				   odd[draw(sizeof odd / sizeof *odd)], STR_ARG(tail)));
}

static long number_of(const char *name, long otherwise)
{
	const char *value = getenv(name);
	return value && *value ? strtol(value, NULL, 10) : otherwise;
}

START_TEST(whatever_chance_has_an_smtp_server_say_is_heard_in_peace)
{
	long seed = number_of("SEED", 11), n = number_of("DIALOGUES", 15);
	const char *reply[STEPS];
	char what[100];

	for (long i = 0; i < n; i++) {
		chance = (uint64_t)seed * 1000003 + (uint64_t)i + 1;
		for (int k = 0; k < 8; k++)
			(void)draw(2);
		memcpy(reply, honest, sizeof reply);
		for (unsigned k = 0; k < 1 + draw(2); k++) {
			enum step step = (enum step)draw(STEPS);
			reply[step] = changed(reply[step]);
		}
		snprintf(what, sizeof what, "dialogue %ld of SEED=%ld", i, seed);
		(void)is_sent(what, reply, HASTY);
	}
	ck_assert(is_sent("the truth", honest, PATIENT));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("smtp lies");
	TCase *t = tcase_create("smtp lies");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_set_timeout(t, 60);
	tcase_add_loop_test(t, no_lie_of_an_smtp_server_makes_a_letter_sent, 0,
			    (int)(sizeof lies / sizeof *lies));
	tcase_add_test(t, whatever_chance_has_an_smtp_server_say_is_heard_in_peace);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
