/* Two mailboxes at once: letters of each come, each is known by its own place, one letter in
 * both is one letter, and one that is away keeps nothing from the other but the phases.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

#include "mail/post/transport.h"
#include "schema/mail/inbox.h"
#include "server/daemon/letterbox.h"
#include "server/home/sources.h"
#include "tests/kit/house.h"
#include "tests/kit/post/liar.h"

static struct house h;

enum { A, B }; /* mail/in and mail/b */

static void make_folders(void)
{
	static const char *const parts[] = {"", "/new", "/cur", "/tmp"};
	char path[200];

	for (int i = 0; i < 4; i++) {
		snprintf(path, sizeof path, "%s/mail/b%s", h.dir, parts[i]);
		ck_assert_int_eq(mkdir(path, 0700), 0);
	}
}

static void use_both(void)
{
	struct config *c = &h.home.config;

	c->n_in = 2;
	c->in_is_list = true;
	c->in[B] = c->in[A];
	c->in[B].url = STR("maildir:mail/b");
	house_configure(&h);
}

/* A game has begun, and its letters were looked at; from now on there are two. */
static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
	h.apart =
		true; /* it looks at what a daemon that starts finds in its mailboxes */
	make_folders();
	use_both();
}

static void shut(void)
{
	house_close(&h);
}

static const char *key_of(int who)
{
	return str_z(h.a, house_key(&h, who));
}

/* A letter as bytes; `{`: where servers on the way write. */
static const char *letter(const char *id, const char *from, const char *to,
			  const char *text)
{
	return str_z(h.a,
		     str_printf(h.a,
				"From: %s\r\nTo: %s\r\nSubject: Re: orders\r\n"
				"Date: Mon, 4 Mar 2030 08:59:00 +0000\r\n"
				"Message-ID: <%s@example.org>\r\n"
				"MIME-Version: 1.0\r\n"
				"Content-Type: text/plain; charset=utf-8\r\n\r\n%s",
				from, to, id, text));
}

static const char *with(const char *lines, const char *bytes)
{
	return str_z(h.a, str_printf(h.a, "%s%s", lines, bytes));
}

static void put_at(int box, const char *name, const char *bytes, int64_t arrival)
{
	char path[256];

	snprintf(path, sizeof path, "%s/mail/%s/new/%s", h.dir, box == A ? "in" : "b",
		 name);
	FILE *f = fopen(path, "wb");
	ck_assert(f && fputs(bytes, f) >= 0 && fclose(f) == 0);
	if (arrival)
		ck_assert_int_eq(utime(path, &(struct utimbuf){arrival, arrival}), 0);
}

static void put(int box, const char *name, const char *bytes)
{
	put_at(box, name, bytes, 0);
}

/* Returns the fate of the letter that has this name in this mailbox; "" if it is not
 * known. */
static const char *fate(int box, const char *name)
{
	struct inbox *list;
	struct err err = {0};
	int n;

	ck_assert(inbox_list(h.home.store, h.a, INBOX_STATES, 1000, &list, &n, &err));
	for (int i = 0; i < n; i++)
		if (list[i].source_id == h.home.source[box] &&
		    str_is(list[i].name, name))
			return inbox_state_name(list[i].state);
	return "";
}

static int n_sent(void)
{
	struct sent *s;

	return house_sent(&h, &s);
}

static bool health_says(const char *words)
{
	return str_find(house_flat(&h, house_health(&h)), str_of(words)) != SIZE_MAX;
}

/* Both are read ----------------------------------------------------------------------- */

START_TEST(letters_of_both_come_each_under_its_own_name)
{
	/* The same name in both, and another letter after it. */
	put(A, "1.m", letter("a", "ann@example.org", key_of(0), house_attack(&h, 0)));
	put(B, "1.m", letter("b", "bob@example.org", key_of(1), house_attack(&h, 1)));
	house_round(&h);
	ck_assert_str_eq(fate(A, "1.m"), "done");
	ck_assert_str_eq(fate(B, "1.m"), "done");
	ck_assert_int_gt(house_slots(&h, 0), 0);
	ck_assert_int_gt(house_slots(&h, 1), 0);
	ck_assert_int_eq(n_sent(), 2);
	/* ... and both are told what became of it */
	char path[256];
	snprintf(path, sizeof path, "%s/mail/b/cur/1.m:2,RS", h.dir);
	ck_assert_int_eq(access(path, F_OK), 0);
	snprintf(path, sizeof path, "%s/mail/in/cur/1.m:2,RS", h.dir);
	ck_assert_int_eq(access(path, F_OK), 0);
}
END_TEST

START_TEST(who_changes_places_is_not_read_anew)
{
	struct config *c = &h.home.config;

	put(A, "1.m", letter("a", "ann@example.org", key_of(0), house_attack(&h, 0)));
	put(B, "2.m", letter("b", "bob@example.org", key_of(1), house_attack(&h, 1)));
	house_round(&h);
	int64_t a = h.home.source[A], b = h.home.source[B];
	struct config_mailbox first = c->in[A];
	c->in[A] = c->in[B];
	c->in[B] = first;
	(void)n_sent();
	house_round(&h);
	ck_assert(h.home.source[0] == b && h.home.source[1] == a);
	ck_assert_int_eq(n_sent(), 0);
	/* one goes; its letters wait; it comes again */
	c->n_in = 1;
	put(A, "3.m", letter("c", "ann@example.org", key_of(0), "status\n"));
	house_round(&h);
	ck_assert_int_eq(n_sent(), 0);
	c->n_in = 2;
	house_round(&h);
	ck_assert_int_eq(n_sent(), 1);
	ck_assert(h.home.source[0] == b && h.home.source[1] == a);
}
END_TEST

/* One letter in both -------------------------------------------------------------------- */

/* The lines that servers on two ways to us may add to one letter. */
#define BY_B                                                                           \
	"Return-Path: <ann@example.org>\r\nDelivered-To: gm@b.example\r\n"             \
	"Received: from x.example by mx.b.example; Mon, 4 Mar 2030 09:00:09 +0000\r\n"
static const char *const ways[] = {
	"",
	BY_B,
	"X-Spam-Status: No, score=-1\r\nX-Original-To: gm@b.example\r\n",
	"Authentication-Results: mx.b.example; dkim=none\r\nReceived-SPF: none\r\n",
	"DKIM-Signature: v=1; a=rsa-sha256; d=list.example; s=x;\r\n b=abc\r\n",
};

/* Letters of which each kind is answered, or noted, or waits. */
static const struct {
	const char *from, *to, *text; /* `to` NULL: Ann's key */
	const char *first;
	int answers;
} kinds[] = {
	{"ann@example.org", NULL, "status\n", "done", 1},
	{"ann@example.org", NULL, "what is this?\n", "done", 1},
	/* held: the player is asked once */
	{"eve@example.com", NULL, "wait\n", "held", 1},
	/* refused, and told so */
	{"ann@example.org", "gm+nowhere@example.org", "status\n", "done", 1},
	{"master@example.org", "gm@example.org", "status\n", "held", 1},
	{"stranger@example.com", "gm@example.org", "buy this\n", "ignored", 0},
};
enum { N_KINDS = sizeof kinds / sizeof *kinds, N_WAYS = sizeof ways / sizeof *ways };

START_TEST(one_letter_in_both_is_one_letter_and_answered_once)
{
	int kind = _i % N_KINDS, way = _i / N_KINDS % N_WAYS;
	bool at_once = _i / N_KINDS / N_WAYS;
	const char *to = kinds[kind].to ? kinds[kind].to : key_of(0);
	const char *bytes = letter("one", kinds[kind].from, to, kinds[kind].text);

	put(A, "1.m", bytes);
	if (!at_once)
		house_round(&h);
	put(B, "2.m", with(ways[way], bytes));
	house_round(&h);
	house_round(&h);
	bool first = strcmp(fate(A, "1.m"), "duplicate") != 0;
	ck_assert(first || at_once);
	ck_assert_str_eq(first ? fate(A, "1.m") : fate(B, "2.m"), kinds[kind].first);
	ck_assert_str_eq(first ? fate(B, "2.m") : fate(A, "1.m"), "duplicate");
	ck_assert_int_eq(n_sent(), kinds[kind].answers);
}
END_TEST

/* Some words of the writer differ: these are two letters. */
START_TEST(two_letters_that_are_alike_are_two)
{
	const char *key = key_of(0);
	const char *one = letter("one", "ann@example.org", key, "status\n");

	put(A, "1.m", one);
	house_round(&h);
	ck_assert_int_eq(n_sent(), 1);
	put(B, "2.m", letter("two", "ann@example.org", key, "status\n"));
	put(B, "3.m", letter("one", "ann@example.org", key, "wait\n"));
	put(B, "4.m", letter("one", "bob@example.org", key_of(1), "status\n"));
	house_round(&h);
	ck_assert_str_eq(fate(B, "2.m"), "done");
	ck_assert_str_eq(fate(B, "3.m"), "done");
	ck_assert_str_eq(fate(B, "4.m"), "done");
	ck_assert_int_eq(n_sent(), 3);
	/* Line ends and the folding of fields are nobody's words. */
	put(B, "5.m",
	    str_z(h.a,
		  str_printf(h.a,
			     "From: ann@example.org\nTo: %s\nSubject: Re:\n orders\n"
			     "Date: Mon, 4 Mar 2030 08:59:00 +0000\n"
			     "Message-ID: <one@example.org>\nMIME-Version: 1.0\n"
			     "Content-Type: text/plain;\n charset=utf-8\n\nstatus\n",
			     key)));
	house_round(&h);
	ck_assert_str_eq(fate(B, "5.m"), "duplicate");
}
END_TEST

/* A mailbox that was copied to another provider, as it is. */
START_TEST(what_was_copied_into_a_new_mailbox_is_not_answered_again)
{
	static const char no_id[] =
		"From: ann@example.org\r\nTo: gm+nowhere@example.org\r\n"
		"Subject: x\r\n\r\nstatus\r\n";
	put(A, "1.m", no_id);
	put(A, "2.m", letter("b", "ann@example.org", key_of(0), "status\n"));
	house_round(&h);
	ck_assert_int_eq(n_sent(), 2);
	put(B, "8.m", no_id);
	put(B, "9.m", letter("b", "ann@example.org", key_of(0), "status\n"));
	house_round(&h);
	ck_assert_str_eq(fate(B, "8.m"), "duplicate");
	ck_assert_str_eq(fate(B, "9.m"), "duplicate");
	ck_assert_int_eq(n_sent(), 0);
}
END_TEST

/* The database is an older copy: letters that each mailbox holds as taken since then
 * are missed, and read again, without anybody asking for it. */
START_TEST(after_a_restore_the_letters_of_both_come_again)
{
	char command[600];
	struct err err = {0};
	struct clock clock = {h.now};

	house_round(&h); /* both are known to it */
	home_close(&h.home);
	snprintf(command, sizeof command,
		 "cp '%s/postalgm.db' '%s/copy' && rm -f '%s'/postalgm.db-*", h.dir,
		 h.dir, h.dir);
	ck_assert_int_eq(system(command), 0);
	ck_assert(home_open(&h.home, h.dir, h.a, &clock, &err));
	const char *anns =
		letter("a", "ann@example.org", key_of(0), house_attack(&h, 0));
	const char *bobs =
		letter("b", "bob@example.org", key_of(1), house_attack(&h, 1));
	const char *cats = letter("c", "cat@example.org", key_of(2), "status\n");
	put_at(A, "1.m", anns, h.now);
	put_at(B, "2.m", bobs, h.now);
	put_at(A, "3.m", cats, h.now);
	put_at(B, "4.m", with(ways[1], cats), h.now);
	house_round(&h);
	ck_assert_int_eq(n_sent(), 3);
	home_close(&h.home);
	snprintf(command, sizeof command,
		 "rm -f '%s'/postalgm.db* && mv '%s/copy' '%s/postalgm.db'", h.dir,
		 h.dir, h.dir);
	ck_assert_int_eq(system(command), 0);
	ck_assert(home_open(&h.home, h.dir, h.a, &clock, &err));
	ck_assert_int_eq(house_slots(&h, 0), 0);
	house_round(&h);
	ck_assert_str_eq(fate(A, "1.m"), "done");
	ck_assert_str_eq(fate(B, "2.m"), "done");
	/* One letter in both, of the same second: whichever is read first is the letter. */
	const bool first = strcmp(fate(A, "3.m"), "duplicate") != 0;

	ck_assert_str_eq(fate(A, "3.m"), first ? "done" : "duplicate");
	ck_assert_str_eq(fate(B, "4.m"), first ? "duplicate" : "done");
	ck_assert_int_gt(house_slots(&h, 0), 0);
	ck_assert_int_gt(house_slots(&h, 1), 0);
	ck_assert(
		health_says("2 letters in the mailbox maildir:mail/in were not known"));
	ck_assert(
		health_says("2 letters in the mailbox maildir:mail/b were not known"));
}
END_TEST

/* The results of each mailbox's servers -------------------------------------------- */

#define PASS                                                                           \
	"Authentication-Results: mx.a.example; dmarc=pass header.from=example.org\r\n" \
	"Received: from x.example (x.example [192.0.2.9]) by mx.a.example (x) with "   \
	"ESMTPS id 4F; Mon, 4 Mar 2030 09:00:00 +0000\r\n"

static void believe(int box, const char *id, const char *host)
{
	struct config_mailbox *m = &h.home.config.in[box];

	m->authserv_id = str_of(id);
	m->n_own_hosts = 1;
	m->own_hosts[0] = str_of(host);
}

/* At P2 a letter is held where no server of its mailbox vouches for it; its copy in the other,
 * whose server does, counts. */
START_TEST(a_copy_that_proves_more_counts)
{
	house_option(&h, "auth", "P2");
	believe(A, "mx.a.example", "mx.a.example");
	const char *orders =
		letter("one", "ann@example.org", key_of(0), house_attack(&h, 0));
	(void)n_sent();
	put(B, "1.m", orders);
	house_round(&h);
	ck_assert_str_eq(fate(B, "1.m"), "held");
	ck_assert_int_eq(house_slots(&h, 0), 0);
	put(A, "2.m", with(PASS, orders));
	house_round(&h);
	ck_assert_str_eq(fate(A, "2.m"), "done");
	ck_assert_int_gt(house_slots(&h, 0), 0);
	/* Once more by the weaker way: it is known. */
	put(B, "3.m",
	    with("Received: from y by z; Mon, 4 Mar 2030 09:00:00 +0000\r\n", orders));
	house_round(&h);
	ck_assert_str_eq(fate(B, "3.m"), "duplicate");
}
END_TEST

/* The server of one strips what pretends to be its own, that of the other does not. */
START_TEST(the_words_of_one_mailboxs_server_count_for_nothing_in_the_other)
{
	house_option(&h, "auth", "P2");
	believe(A, "mx.a.example", "mx.a.example");
	believe(B, "mx.b.example", "mx.b.example");
	h.home.config.in[A].authserv_below =
		true; /* such a field may be anybody's in B */
	put(B, "1.m",
	    with("Received: from eve.example (eve [192.0.2.66]) by mx.b.example (x) with ESMTPS id 1; Mon, 4 Mar 2030 09:00:00 +0000\r\n" PASS,
		 letter("one", "ann@example.org", key_of(0), house_attack(&h, 0))));
	put(A, "2.m",
	    with(PASS,
		 letter("two", "bob@example.org", key_of(1), house_attack(&h, 1))));
	house_round(&h);
	ck_assert_str_eq(fate(B, "1.m"), "held");
	ck_assert_int_eq(house_slots(&h, 0), 0);
	ck_assert_str_eq(fate(A, "2.m"), "done");
	ck_assert_int_gt(house_slots(&h, 1), 0);
}
END_TEST

/* Two addresses ----------------------------------------------------------------------------- */

static const char *at_old(const char *key)
{
	return str_z(h.a,
		     str_printf(h.a, "%.*s@old.example", (int)strcspn(key, "@"), key));
}

START_TEST(a_key_counts_at_every_address_of_the_house)
{
	const char *old = at_old(key_of(0));

	put(B, "1.m", letter("a", "ann@example.org", old, house_attack(&h, 0)));
	house_round(&h);
	ck_assert_str_eq(fate(B, "1.m"), "ignored"); /* not ours, as far as we know */
	h.home.config.in[B].address = STR("gm@old.example");
	h.home.house.address = config_addresses(h.a, &h.home.config);
	put(B, "2.m", letter("b", "ann@example.org", old, house_attack(&h, 0)));
	house_round(&h);
	ck_assert_str_eq(fate(B, "2.m"), "done");
	ck_assert_int_gt(house_slots(&h, 0), 0);
	/* Whichever way it came, the answer is to be answered to the house's own. */
	struct sent s = house_last(&h, 0, "receipt");
	ck_assert(str_find(s.reply_to, STR("@example.org")) != SIZE_MAX);
	put(A, "3.m", letter("c", "ann@example.org", old, "status\n"));
	house_round(&h);
	ck_assert_str_eq(fate(A, "3.m"), "done");
}
END_TEST

/* One is away --------------------------------------------------------------------------------- */

static void take_away(void)
{
	char from[200], to[200];

	snprintf(from, sizeof from, "%s/mail/b", h.dir);
	snprintf(to, sizeof to, "%s/mail/gone", h.dir);
	ck_assert_int_eq(rename(from, to), 0);
	FILE *f = fopen(from, "w");
	ck_assert(f && fclose(f) == 0);
}

static void bring_back(void)
{
	char from[200], to[200];

	snprintf(from, sizeof from, "%s/mail/b", h.dir);
	snprintf(to, sizeof to, "%s/mail/gone", h.dir);
	ck_assert_int_eq(unlink(from), 0);
	ck_assert_int_eq(rename(to, from), 0);
}

static int64_t to_deadline(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		put(A,
		    i ? i == 1       ? "o1"
			    : i == 2 ? "o2"
				     : "o3"
		      : "o0",
		    letter(house_colour[i], house_address[i], key_of(i),
			   i ? house_attack(&h, i)
			     : str_z(h.a, str_printf(h.a, "%swait\n",
						     house_attack(&h, 0)))));
	house_round(&h);
	house_at(&h, "2030-03-04T10:00:00Z");
	(void)n_sent();
	return house_game(&h).deadline;
}

static void at(int64_t now)
{
	h.now = now;
	house_pass(&h, 0);
}

START_TEST(while_one_is_away_the_others_letters_are_answered)
{
	house_round(&h);
	take_away();
	put(A, "1.m", letter("a", "ann@example.org", key_of(0), house_attack(&h, 0)));
	ck_assert(!house_try_round(&h));
	ck_assert_str_eq(fate(A, "1.m"), "done");
	ck_assert_int_eq(n_sent(), 1);
	ck_assert(health_says("the mailbox maildir:mail/b cannot be read"));
	ck_assert(!health_says("the mailbox maildir:mail/in cannot be read"));
	bring_back();
	put(B, "2.m", letter("b", "bob@example.org", key_of(1), house_attack(&h, 1)));
	house_round(&h);
	ck_assert_str_eq(fate(B, "2.m"), "done");
	ck_assert(!health_says("cannot be read"));
}
END_TEST

START_TEST(a_phase_waits_for_the_one_that_is_away)
{
	int64_t deadline = to_deadline();
	int phase = house_game(&h).phase_no;

	take_away();
	at(deadline - 3600);
	ck_assert(!house_try_round(&h));
	at(deadline + 60);
	/* the letter in time is in the mailbox that is away; the late one, in the
	 * other */
	put_at(A, "late.m",
	       letter("late", "bob@example.org", key_of(1),
		      "attack red 1 with 1 from 1\n"),
	       deadline + 30);
	put_at(A, "other.m",
	       letter("s", "stranger@example.com", "gm@example.org", "hi\n"),
	       deadline + 30);
	ck_assert(!house_try_round(&h));
	ck_assert_int_eq(house_game(&h).phase_no, phase);
	ck_assert_str_eq(fate(A, "late.m"), "new");
	ck_assert_str_eq(fate(A, "other.m"), "ignored");
	for (int i = -1; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(house_count(&h, i, "waits"), 1);
	ck_assert(str_find(house_flat(&h, house_last(&h, 0, "waits").body),
			   STR("one of our mailboxes cannot be read")) != SIZE_MAX);
	/* hours later it waits still: nothing that came late has crept in */
	at(deadline + 3 * 3600);
	ck_assert(!house_try_round(&h));
	ck_assert_str_eq(fate(A, "late.m"), "new");
	at(deadline + 7 * 3600);
	ck_assert(!house_try_round(&h));
	ck_assert_int_eq(house_count(&h, -1, "your decision"), 1);
	ck_assert(str_find(house_flat(&h, house_last(&h, -1, "your decision").body),
			   STR("the mailbox maildir:mail/b")) != SIZE_MAX);
	/* It is back, with a letter that was there in time. */
	bring_back();
	put_at(B, "in-time.m",
	       letter("time", "cat@example.org", key_of(2),
		      "press to all\nin time\nendpress\n"),
	       deadline - 10);
	house_round(&h);
	ck_assert_int_gt(house_game(&h).phase_no, phase);
	ck_assert_str_eq(fate(B, "in-time.m"), "done");
	ck_assert_str_eq(fate(A, "late.m"), "done");
	ck_assert(str_find(house_last(&h, 0, "report").body, STR("in time")) !=
		  SIZE_MAX);
	struct sent s = house_last(&h, 1, "receipt");
	ck_assert(str_find(s.body, STR("earlier")) != SIZE_MAX); /* Bob was late */
}
END_TEST

START_TEST(for_one_that_is_optional_no_phase_waits)
{
	int64_t deadline = to_deadline();
	int phase = house_game(&h).phase_no;

	h.home.config.in[B].optional = true;
	take_away();
	at(deadline - 3600);
	ck_assert(!house_try_round(&h));
	at(deadline + 60);
	ck_assert(!house_try_round(&h));
	ck_assert_int_gt(house_game(&h).phase_no, phase);
	ck_assert_int_eq(house_count(&h, 0, "waits"), 0);
	ck_assert(health_says("the mailbox maildir:mail/b cannot be read"));
}
END_TEST

START_TEST(where_none_can_be_opened_nothing_is_begun)
{
	struct tick t;
	struct err err = {0};
	char path[200];

	take_away();
	snprintf(path, sizeof path, "%s/mail/in", h.dir);
	char command[500];
	snprintf(command, sizeof command, "rm -rf '%s' && touch '%s'", path, path);
	ck_assert_int_eq(system(command), 0);
	ck_assert(!tick_open(&t, &h.home, -1, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "mail/in"));
}
END_TEST

/* A server that takes the line and never says a word: in a round that waits for it the others
 * are read first; the round ends with its patience. */
START_TEST(a_silent_server_costs_its_patience_and_no_letter_of_another)
{
	static const struct line silent[] = {{NULL, "\1"}, {0}};
	struct config_mailbox *m = &h.home.config.in[B];
	struct liar liar;

	liar_open(&liar, silent, LIE_NONE, 0);
	m->url = str_printf(h.a, "imap://gm@127.0.0.1:%u", (unsigned)liar.port);
	m->command = STR("echo open sesame");
	m->seconds = 5;
	house_configure(&h);
	put(A, "1.m", letter("a", "ann@example.org", key_of(0), "status\n"));
	ck_assert(!house_try_round(&h));
	ck_assert_str_eq(fate(A, "1.m"), "done");
	ck_assert_int_eq(n_sent(), 1);
	ck_assert(health_says("127.0.0.1"));
	liar_close(&liar);
}
END_TEST

/* Between rounds --------------------------------------------------------------------------------- */

/* A daemon that does more than one thing does not wait for it at all, and hears it later. */
START_TEST(who_has_more_to_do_does_not_wait_for_a_silent_server)
{
	static const struct line silent[] = {{NULL, "\1"}, {0}};
	struct config_mailbox *m = &h.home.config.in[B];
	struct timespec began, ended;
	struct liar liar;
	struct tick t;
	struct err err = {0};

	liar_open(&liar, silent, LIE_NONE, 0);
	m->url = str_printf(h.a, "imap://gm@127.0.0.1:%u", (unsigned)liar.port);
	m->command = STR("echo open sesame");
	h.home.log = (struct log){.out = h.log};
	ck_assert_msg(tick_open(&t, &h.home, -1, &err), "%s", err.text);
	t.apart = true;
	clock_gettime(CLOCK_MONOTONIC, &began);
	tick_round(&t);
	for (int i = 0; i < 3; i++) {
		char name[20], id[20];
		snprintf(name, sizeof name, "%d.m", i);
		snprintf(id, sizeof id, "id%d", i);
		put(A, name, letter(id, "ann@example.org", key_of(0), "status\n"));
		t.boxes[A].called = true;
		tick_round(&t);
		ck_assert_str_eq(fate(A, name), "done");
	}
	clock_gettime(CLOCK_MONOTONIC, &ended);
	/* Its patience is a minute: nobody waited for that. */
	ck_assert_int_lt(ended.tv_sec - began.tv_sec, 30);
	ck_assert(!letterboxes_are_whole(&t) && letterboxes_are_busy(&t));
	ck_assert_int_eq(letterboxes_known(&t), 1);
	ck_assert(!t.trouble);
	clock_gettime(CLOCK_MONOTONIC, &began);
	tick_close(&t);
	clock_gettime(CLOCK_MONOTONIC, &ended);
	ck_assert_int_lt(ended.tv_sec - began.tv_sec, 30);
	liar_close(&liar);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/boxes");
	TCase *t = tcase_create("boxes");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 120);
	tcase_add_test(t, letters_of_both_come_each_under_its_own_name);
	tcase_add_test(t, who_changes_places_is_not_read_anew);
	tcase_add_loop_test(t, one_letter_in_both_is_one_letter_and_answered_once, 0,
			    2 * N_KINDS * N_WAYS);
	tcase_add_test(t, two_letters_that_are_alike_are_two);
	tcase_add_test(t, what_was_copied_into_a_new_mailbox_is_not_answered_again);
	tcase_add_test(t, after_a_restore_the_letters_of_both_come_again);
	tcase_add_test(t, a_copy_that_proves_more_counts);
	tcase_add_test(t,
		       the_words_of_one_mailboxs_server_count_for_nothing_in_the_other);
	tcase_add_test(t, a_key_counts_at_every_address_of_the_house);
	tcase_add_test(t, while_one_is_away_the_others_letters_are_answered);
	tcase_add_test(t, a_phase_waits_for_the_one_that_is_away);
	tcase_add_test(t, for_one_that_is_optional_no_phase_waits);
	tcase_add_test(t, where_none_can_be_opened_nothing_is_begun);
	tcase_add_test(t, a_silent_server_costs_its_patience_and_no_letter_of_another);
	tcase_add_test(t, who_has_more_to_do_does_not_wait_for_a_silent_server);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
