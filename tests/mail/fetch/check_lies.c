/* Mail servers that lie, heard through the fetcher as the core hears them. The core
 * gets a sound list and the letter that it asked for, or an error in words. The process
 * may die of a lie; the next one reads the mailbox once the server is honest again. The
 * lies of the tables, then dialogues that chance changes (SEED, and DIALOGUES of them).
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "mail/fetch/fetcher.h"
#include "mail/fetch/fetcher_line.h"
#include "mail/letter/letter.h"
#include "tests/kit/post/liar.h"

enum { LINES_MAX = 16, LONG = 200 * 1000 };
/* Seconds for one answer: PATIENT where one is to come, however slow the machine is. */
enum { HASTY = 1, PATIENT = 60 };

static struct arena *a;
static struct liar liar;
static struct mailbox *box;
static struct mail_item *items;
static size_t n_items;
static struct err err;
static char url[64];

/* Answers of honest servers ------------------------------------------------------ */

#define LETTER "* 1 FETCH (UID 4 BODY[]<0> {11}\r\nhello world)\r\n"
#define LISTED                                                                         \
	"* 1 FETCH (UID 4 INTERNALDATE \"17-Jul-2030 02:44:25 +0130\" "                \
	"RFC822.SIZE 11)\r\n"

static const struct line imap[] = {
	{NULL, "* OK IMAP4rev1 here\r\n"},
	{"LOGIN", "@ OK done\r\n"},
	{"CAPABILITY", "* CAPABILITY IMAP4rev1 IDLE\r\n@ OK done\r\n"},
	{"SELECT", "* 1 EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY 7] x\r\n"
		   "* OK [UIDNEXT 5] x\r\n@ OK [READ-WRITE] done\r\n"},
	{"INTERNALDATE", LISTED "@ OK done\r\n"},
	{"BODY.PEEK", LETTER "@ OK done\r\n"},
	{"NOOP", "@ OK done\r\n"},
	{"STORE", "@ OK done\r\n"},
	{"IDLE", "+ idling\r\n"},
	{"LOGOUT", "* BYE\r\n@ OK done\r\n"},
	{0},
};

static const struct line pop3[] = {
	{NULL, "+OK POP3 here\r\n"},
	{"USER", "+OK\r\n"},
	{"PASS", "+OK\r\n"},
	{"LIST", "+OK\r\n1 13\r\n.\r\n"},
	{"UIDL", "+OK\r\n1 abc\r\n.\r\n"},
	{"RETR", "+OK\r\nhello world\r\n.\r\n"},
	{"DELE", "+OK\r\n"},
	{"QUIT", "+OK\r\n"},
	{0},
};

/* The lies ---------------------------------------------------------------------------- */

/* The allowed outcomes. TAKEN: it is odd, and allowed. NONE: there is no such
 * letter. */
enum outcome { EITHER, NONE, TAKEN };

/* One line of theirs is another. `says` "(" stands for very many of them. */
struct untruth {
	const char *what, *hears, *says;
	enum outcome outcome;
};

#define SELECTED(words) "* 1 EXISTS\r\n" words "@ OK [READ-WRITE] done\r\n"
#define DATED(date)                                                                    \
	"* 1 FETCH (UID 4 INTERNALDATE \"" date "\" RFC822.SIZE 11)\r\n@ OK done\r\n"

/* clang-format off */
static const struct untruth imap_lies[] = {
	{"it is busy", NULL, "* BYE busy\r\n", NONE},
	{"it has logged in somebody", NULL, "* PREAUTH welcome\r\n", EITHER},
	{"its greeting has no end", NULL, "(", NONE},
	{"another tag", "LOGIN", "x99 OK done\r\n", NONE},
	{"twice well", "LOGIN", "@ OK done\r\n@ OK done\r\n", EITHER},
	{"go on", "LOGIN", "+ go on\r\n", NONE},
	{"no capability", "CAPABILITY", "* CAPABILITY\r\n@ OK done\r\n", EITHER},
	{"no number", "SELECT", SELECTED(""), NONE},
	{"number nought", "SELECT", SELECTED("* OK [UIDVALIDITY 0] x\r\n"), NONE},
	{"a number too large", "SELECT", SELECTED("* OK [UIDVALIDITY 99999999999999999999] x\r\n"), EITHER},
	{"a number below nought", "SELECT", SELECTED("* OK [UIDVALIDITY -7] x\r\n"), NONE},
	{"four thousand million letters", "SELECT",
	 "* 4294967295 EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n* OK [UIDNEXT 1] x\r\n@ OK done\r\n", EITHER},
	{"a code without end", "SELECT", SELECTED("* OK [PERMANENTFLAGS (\\Seen] x\r\n"), NONE},
	{"one letter twice", "INTERNALDATE", LISTED LISTED "@ OK done\r\n", TAKEN},
	{"flags in between", "INTERNALDATE", LISTED "* 1 FETCH (UID 4 FLAGS (\\Seen))\r\n@ OK done\r\n", TAKEN},
	{"a list that falls", "INTERNALDATE", "* 2 FETCH (UID 9 INTERNALDATE \"17-Jul-2030 02:44:25 +0000\" RFC822.SIZE 5)\r\n"
	 LISTED "@ OK done\r\n", EITHER},
	{"letter nought", "INTERNALDATE",
	 "* 1 FETCH (UID 0 INTERNALDATE \"17-Jul-2030 02:44:25 +0000\" RFC822.SIZE 5)\r\n@ OK done\r\n", NONE},
	{"a letter without a date", "INTERNALDATE", "* 1 FETCH (UID 4 RFC822.SIZE 11)\r\n@ OK done\r\n", TAKEN},
	{"a day that is none", "INTERNALDATE", DATED("99-Foo-9999 99:99:99 +9999"), EITHER},
	{"a year beyond all", "INTERNALDATE", DATED("17-Jul-99999999999 02:44:25 +0000"), EITHER},
	{"a size below nought", "INTERNALDATE",
	 "* 1 FETCH (UID 4 INTERNALDATE \"17-Jul-2030 02:44:25 +0000\" RFC822.SIZE -11)\r\n@ OK done\r\n", EITHER},
	{"a number as octets", "INTERNALDATE", "* 1 FETCH (UID {1}\r\n4 RFC822.SIZE 11)\r\n@ OK done\r\n", EITHER},
	{"brackets without end", "INTERNALDATE", "(", NONE},
	{"letters without a list", "INTERNALDATE", "@ OK done\r\n", NONE},
	{"another letter", "BODY.PEEK", "* 1 FETCH (UID 9 BODY[]<0> {2}\r\nhi)\r\n@ OK done\r\n", NONE},
	{"no letter", "BODY.PEEK", "* 1 FETCH (UID 4 BODY[]<0> NIL)\r\n@ OK done\r\n", EITHER},
	{"longer than it is", "BODY.PEEK", "* 1 FETCH (UID 4 BODY[]<0> {99}\r\nhello world)\r\n@ OK done\r\n", NONE},
	{"longer than all memory", "BODY.PEEK", "* 1 FETCH (UID 4 BODY[]<0> {4294967307}\r\nhello world)\r\n@ OK done\r\n", EITHER},
	{"shorter than it is", "BODY.PEEK", "* 1 FETCH (UID 4 BODY[]<0> {5}\r\nhello world)\r\n@ OK done\r\n", NONE},
	{"it is gone meanwhile", "BODY.PEEK", "* 1 EXPUNGE\r\n@ OK done\r\n", NONE},
	{"it hangs up", "BODY.PEEK", "* BYE\r\n", NONE},
	{"what is in the letter", "BODY.PEEK", "* 1 FETCH (BODYSTRUCTURE ((((\"a\" NIL))\r\n@ OK done\r\n", NONE},
	{0},
};

static const struct untruth pop3_lies[] = {
	{"it is busy", NULL, "-ERR busy\r\n", NONE},
	{"a stamp without end", NULL, "+OK <123.456@\r\n", TAKEN},
	{"its greeting has no end", NULL, "(", NONE},
	/* On these libetpan writes beside its table, or fills it for ever. They do not
	 * reach it. */
	{"a number too large, a size below nought", "LIST", "+OK\r\n99999999999 -4\r\n.\r\n", NONE},
	{"letter nought", "LIST", "+OK\r\n0 0\r\n.\r\n", NONE},
	{"a letter below nought", "LIST", "+OK\r\n-1 13\r\n.\r\n", NONE},
	{"words for numbers", "LIST", "+OK\r\none thirteen\r\n.\r\n", NONE},
	{"a number far away", "LIST", "+OK\r\n1 13\r\n70000000 1\r\n.\r\n", NONE},
	{"a gap", "LIST", "+OK\r\n1 13\r\n3 13\r\n.\r\n", NONE},
	{"one letter twice", "LIST", "+OK\r\n1 13\r\n1 13\r\n.\r\n", NONE},
	{"a size beyond all", "LIST", "+OK\r\n1 99999999999999999999\r\n.\r\n", NONE},
	{"neither well nor ill", "LIST", "PERHAPS\r\n1 13\r\n.\r\n", NONE},
	{"more than it needs", "LIST", "+OK one letter\r\n1 13 and a word\r\n.\r\n", TAKEN},
	{"an answer before the question", "PASS", "+OK\r\n+OK\r\n0 0\r\n.\r\n", NONE},
	{"a list without end", "LIST", "+OK\r\n1 13\r\n", NONE},
	{"a name for letter nought", "UIDL", "+OK\r\n0 abc\r\n.\r\n", NONE},
	{"a name far away", "UIDL", "+OK\r\n1 abc\r\n99999999999 def\r\n.\r\n", NONE},
	{"no name", "UIDL", "+OK\r\n1 \r\n.\r\n", NONE},
	{"a name of controls", "UIDL", "+OK\r\n1 \x1b[2J\r\n.\r\n", NONE},
	{"a very long name", "UIDL", "(", NONE},
	{"no names", "UIDL", "-ERR never heard of it\r\n", NONE},
	{"more names than letters", "UIDL", "+OK\r\n1 abc\r\n2 def\r\n3 ghi\r\n.\r\n", NONE},
	{"a letter without end", "RETR", "+OK\r\nhello world\r\n", NONE},
	{"no such letter", "RETR", "-ERR no such letter\r\n", NONE},
	{"neither well nor ill", "RETR", "perhaps\r\n", NONE},
	{0},
};
/* clang-format on */

/* One of them ------------------------------------------------------------------------- */

static void set_up(void)
{
	a = arena_create();
	box = NULL;
	err = (struct err){0};
}

static void tear_down(void)
{
	mailbox_close(box);
	liar_close(&liar);
	arena_destroy(a);
}

static void open_box(const char *scheme)
{
	struct mailbox_config way = {.url = url,
				     .secret.command = "echo open sesame",
				     .connect_s = PATIENT,
				     .command_s = PATIENT};

	snprintf(url, sizeof url, "%s://gm@127.0.0.1:%u", scheme, liar.port);
	box = fetcher_open(&way, &err);
	ck_assert_msg(box != NULL, "%s", err.text);
}

/* The next round begins anew, without traces of the last one. */
static bool list(int patience_s)
{
	fetcher_let_go(fetcher_of(box), 0);
	fetcher_of(box)->way.command_s = patience_s;
	backoff_clear(&fetcher_of(box)->backoff);
	err = (struct err){0};
	return mailbox_list(box, a, &items, &n_items, &err);
}

static bool fetch(struct str *bytes)
{
	bool gone = false;

	err = (struct err){0};
	return mailbox_fetch(box, &items[0], a, bytes, &gone, &err) && !gone;
}

static void is_told(const char *what)
{
	ck_assert_msg(err.text[0] && str_is_utf8(str_of(err.text)), "%s", what);
	for (const char *c = err.text; *c; c++)
		ck_assert_msg((unsigned char)*c >= ' ' && *c != 127, "%s: %s", what,
			      err.text);
}

static void is_sound(const char *what)
{
	int64_t last = 0;

	for (size_t i = 0; i < n_items; i++) {
		ck_assert_msg(items[i].name.n && items[i].name.n <= FETCHER_NAME_MAX,
			      "%s", what);
		ck_assert_msg(!items[i].uidvalidity || items[i].uid > last, "%s", what);
		last = items[i].uid;
	}
}

/* Is there a letter, by all that the server says? It is whole, then. */
static bool reads(const char *what, int patience_s, const char *letter)
{
	struct str bytes = {0};

	if (!list(patience_s)) {
		is_told(what);
		return false;
	}
	is_sound(what);
	if (!n_items)
		return false;
	bool ok = fetch(&bytes);
	ck_assert_msg(bytes.n <= LETTER_SIZE_MAX + 1, "%s", what);
	ck_assert_msg(!letter || !ok || str_is(bytes, letter) ||
			      str_find(bytes, STR("mail server")) != SIZE_MAX,
		      "%s: " PRI_STR, what, STR_ARG(bytes));
	return ok;
}

static const char *endless(void)
{
	char *s = arena_alloc(a, LONG + 1);

	memset(s, '(', LONG);
	return s;
}

static const char *very_long(const struct untruth *lie)
{
	const char *head = !lie->hears ? "+OK * OK "
			   : strcmp(lie->hears, "UIDL") == 0
				   ? "+OK\r\n1 "
				   : "* 1 FETCH (BODYSTRUCTURE ";

	return str_z(a, str_printf(a, "%s%s\r\n.\r\n", head, endless()));
}

static const struct line *with_lie(const struct line *honest, const struct untruth *lie)
{
	struct line *lines = arena_array(a, struct line, LINES_MAX);

	for (int i = 0; honest[i].says; i++) {
		lines[i] = honest[i];
		if (honest[i].hears == lie->hears ||
		    (lie->hears && honest[i].hears &&
		     strcmp(honest[i].hears, lie->hears) == 0))
			lines[i].says =
				strcmp(lie->says, "(") ? lie->says : very_long(lie);
	}
	return lines;
}

static void hear_all(const char *scheme, const struct line *honest,
		     const struct untruth *lies, const char *letter)
{
	liar_open(&liar, honest, LIE_NONE, 0);
	open_box(scheme);
	ck_assert_msg(reads("the truth", PATIENT, letter), "%s", err.text);
	for (const struct untruth *lie = lies; lie->what; lie++) {
		liar_change(&liar, with_lie(honest, lie));
		/* Some lies are about which letter it is: EITHER may bring others. */
		bool ok = reads(lie->what, lie->outcome == TAKEN ? PATIENT : HASTY,
				lie->outcome == EITHER ? NULL : letter);
		ck_assert_msg(lie->outcome == EITHER || ok == (lie->outcome == TAKEN),
			      "%s: %s", lie->what, err.text);
	}
	liar_change(&liar, honest);
	ck_assert_msg(reads("the truth again", PATIENT, letter), "%s", err.text);
}

START_TEST(no_lie_of_an_imap_server_costs_more_than_its_fetcher)
{
	hear_all("imap", imap, imap_lies, "hello world");
}
END_TEST

START_TEST(no_lie_of_a_pop3_server_costs_more_than_its_fetcher)
{
	hear_all("pop3", pop3, pop3_lies, "hello world\r\n");
}
END_TEST

/* By chance ------------------------------------------------------------------------------- */

static uint64_t chance;

static unsigned draw(unsigned n)
{
	chance ^= chance << 13;
	chance ^= chance >> 7;
	chance ^= chance << 17;
	return (unsigned)(chance >> 11) % n;
}

/* Some bytes of it are others, left out, said twice; or a number is another. */
static const char *changed(const char *says)
{
	static const char *const odd[] = {
		"-1",    "0",  "4294967295", "99999999999", "{5}", "(",
		")",     "\"", "NIL",        "\r\n",        " ",   "* ",
		".\r\n", "[",  "]",          "\x80",        "\\",  "@ NO "};
	struct str s = str_of(says);
	size_t at = draw((unsigned)s.n + 1), n = draw(6);
	struct str head = str_slice(s, 0, at), tail = str_slice(s, at, s.n);

	switch (draw(4)) {
	case 0: /* left out */
		tail = str_slice(tail, n, tail.n);
		return str_z(a, str_printf(a, PRI_STR PRI_STR, STR_ARG(head),
					   STR_ARG(tail)));
	case 1: /* twice */
		return str_z(a, str_printf(a, PRI_STR PRI_STR PRI_STR, STR_ARG(s),
					   STR_ARG(head), STR_ARG(tail)));
	case 2: /* in place of some */
		tail = str_slice(tail, n, tail.n);
		break;
	default:
		break;
	}
	return str_z(a, str_printf(a, PRI_STR "%s" PRI_STR, STR_ARG(head),
				   odd[draw(sizeof odd / sizeof *odd)], STR_ARG(tail)));
}

static const struct line *by_chance(const struct line *honest)
{
	struct line *lines = arena_array(a, struct line, LINES_MAX);
	unsigned n = 0;

	for (; honest[n].says; n++)
		lines[n] = honest[n];
	for (unsigned i = 0; i < 1 + draw(3); i++) {
		struct line *l = &lines[draw(n)];
		l->says = draw(8) ? changed(l->says) : lines[draw(n)].says;
	}
	return lines;
}

static long number_of(const char *name, long otherwise)
{
	const char *value = getenv(name);
	return value && *value ? strtol(value, NULL, 10) : otherwise;
}

static void hear_chance(const char *scheme, const struct line *honest,
			const char *letter)
{
	long seed = number_of("SEED", 11), n = number_of("DIALOGUES", 25);
	char what[100];

	liar_open(&liar, honest, LIE_NONE, 0);
	open_box(scheme);
	for (long i = 0; i < n; i++) {
		chance = (uint64_t)seed * 1000003 + (uint64_t)i + 1;
		for (int k = 0; k < 8; k++)
			(void)draw(2);
		snprintf(what, sizeof what, "dialogue %ld of SEED=%ld", i, seed);
		liar_change(&liar, by_chance(honest));
		(void)reads(what, HASTY, NULL);
	}
	liar_change(&liar, honest);
	ck_assert_msg(reads("the truth again", PATIENT, letter), "%s", err.text);
}

START_TEST(whatever_chance_has_an_imap_server_say_is_heard_in_peace)
{
	hear_chance("imap", imap, "hello world");
}
END_TEST

START_TEST(whatever_chance_has_a_pop3_server_say_is_heard_in_peace)
{
	hear_chance("pop3", pop3, "hello world\r\n");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("lies");
	TCase *t = tcase_create("lies");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, no_lie_of_an_imap_server_costs_more_than_its_fetcher);
	tcase_add_test(t, no_lie_of_a_pop3_server_costs_more_than_its_fetcher);
	tcase_add_test(t, whatever_chance_has_an_imap_server_say_is_heard_in_peace);
	tcase_add_test(t, whatever_chance_has_a_pop3_server_say_is_heard_in_peace);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
