/* The mailboxes of a configuration: by what one is known, and that its journal stays with it
 * however the list changes.
 * SPDX-License-Identifier: ISC */
#include "server/home/sources.h"

#include <string.h>

#include "server/home/mailbox_name.h"
#include "tests/check_main.h"
#include "tests/kit/house.h"

static struct house h;
static struct err err;

static void set_up(void)
{
	house_open(&h, "2030-03-04T09:00:00Z");
	err = (struct err){0};
}

static void tear_down(void)
{
	house_close(&h);
}

#define OK(x) ck_assert_msg((x), "%s", err.text)

/* Names --------------------------------------------------------------------------- */

/* clang-format off */
static const struct {
	const char *url, *name;
} names[] = {
	/* the same server, however it is spelt */
	{"imap://gm@h.example/INBOX",               "imap://gm@h.example/INBOX"},
	{"imaps://gm@h.example",                    "imap://gm@h.example/INBOX"},
	{"imaps://gm@h.example/",                   "imap://gm@h.example/INBOX"},
	{"imaps://gm@H.Example:993/inbox",          "imap://gm@h.example/INBOX"},
	{"imap://gm@h.example:143",                 "imap://gm@h.example/INBOX"},
	{"imaps://gm%40x.org@h.example",            "imap://gm%40x.org@h.example/INBOX"},
	{"imaps://gm@x.org@h.example",              "imap://gm%40x.org@h.example/INBOX"},
	{"imap://gm@[::1]",                         "imap://gm@[::1]/INBOX"},
	{"pop3s://gm@h.example:995",                "pop3://gm@h.example"},
	{"pop3://gm@h.example/whatever",            "pop3://gm@h.example"},
	/* other ones */
	{"imaps://gm@h.example:9993",               "imap://gm@h.example:9993/INBOX"},
	{"imaps://GM@h.example",                    "imap://GM@h.example/INBOX"},
	{"imaps://gm@h.example/Inbox/Games",        "imap://gm@h.example/Inbox%2FGames"},
	{"imaps://gm@h.example/games",              "imap://gm@h.example/games"},
	{"imaps://gm@h.example/Games",              "imap://gm@h.example/Games"},
	/* folders */
	{"maildir:mail/in",                         "maildir:mail/in"},
	{"maildir:/home/gm/mail/in",                "maildir:mail/in"},
	{"maildir:/home/gm//mail/./in/",            "maildir:mail/in"},
	{"maildir:./mail/in",                       "maildir:mail/in"},
	{"maildir:/home/gmail/in",                  "maildir:/home/gmail/in"},
	{"maildir:/var/mail/gm",                    "maildir:/var/mail/gm"},
	/* no URL */
	{"what is this",                            "what is this"},
	{"imaps:gm",                                "imaps:gm"},
};
/* clang-format on */

START_TEST(a_mailbox_is_known_by_kind_host_user_and_folder)
{
	struct str name = mailbox_name(h.a, "/home/gm", str_of(names[_i].url));

	ck_assert_msg(str_is(name, names[_i].name), "%s: " PRI_STR, names[_i].url,
		      STR_ARG(name));
	ck_assert(str_equal(mailbox_name(h.a, "/home/gm", name), name));
}
END_TEST

/* Rows ------------------------------------------------------------------------------ */

static void configure(int n, const char *const urls[])
{
	struct config *c = &h.home.config;

	c->n_in = n;
	c->in_is_list = n > 1;
	for (int i = 0; i < n; i++) {
		c->in[i] = (struct config_mailbox){.url = str_of(urls[i])};
		h.home.source[i] = 0;
	}
}

static void take_up(void)
{
	OK(home_begin(&h.home, &err) &&
	   home_end(&h.home, sources_take_up(&h.home, &err), &err));
}

static struct source row(int64_t id)
{
	struct source s;

	OK(source_load(h.home.store, h.a, id, &s, &err));
	return s;
}

static void in_store(bool ok)
{
	OK(ok && home_commit(&h.home, &err));
}

START_TEST(a_mailbox_keeps_its_journal_wherever_it_stands)
{
	static const char *const both[] = {"imaps://gm@old.example",
					   "imaps://gm@new.example"},
				 *const turned[] = {"imaps://gm@new.example/INBOX",
						    "imap://gm@OLD.example"},
				 *const one[] = {"imaps://gm@new.example"};
	int64_t old, new;

	configure(2, both);
	take_up();
	old = h.home.source[0], new = h.home.source[1];
	ck_assert_int_ne(old, new);
	OK(home_begin(&h.home, &err));
	in_store(source_reached(h.home.store, old, 7, 70, &err) &&
		 source_reached(h.home.store, new, 9, 90, &err));
	/* turned round, and spelt in another way */
	configure(2, turned);
	take_up();
	ck_assert_int_eq(h.home.source[0], new);
	ck_assert_int_eq(h.home.source[1], old);
	/* one goes, and comes again: it goes on where it was */
	configure(1, one);
	take_up();
	ck_assert_int_eq(h.home.source[0], new);
	configure(2, both);
	take_up();
	ck_assert_int_eq(h.home.source[0], old);
	ck_assert(row(old).uidvalidity == 7 && row(old).last_uid == 70);
	ck_assert(row(new).uidvalidity == 9 && row(new).last_uid == 90);
}
END_TEST

START_TEST(one_that_is_new_begins_anew)
{
	static const char *const one[] = {"maildir:mail/in"},
				 *const two[] = {"maildir:mail/b", "maildir:mail/in"};
	int64_t created;

	configure(1, one);
	take_up();
	int64_t first = h.home.source[0];
	house_pass(&h, 30 * 86400);
	configure(2, two);
	take_up();
	ck_assert_int_eq(h.home.source[1], first);
	OK(meta_get_int(h.home.store, "created", &created, &err));
	struct source s = row(h.home.source[0]);
	ck_assert_int_eq(s.uidvalidity, 0);
	ck_assert_int_eq(s.eligible_from, created);
	ck_assert_int_eq(s.added, h.now); /* letters in its cur were never ours */
	ck_assert(str_is(s.kind, "maildir") && str_is(s.name, "maildir:mail/b"));
}
END_TEST

/* After a copy was put in place of a lost database, nobody knows when a mailbox came
 * into use. Letters that were taken out of it after the copy are missed. */
START_TEST(after_a_restore_all_that_was_taken_is_ours)
{
	static const char *const one[] = {"maildir:mail/b"};

	OK(meta_set_int(h.home.store, "restored_utc", h.now - 60, &err));
	configure(1, one);
	take_up();
	ck_assert_int_eq(row(h.home.source[0]).added, 0);
}
END_TEST

/* As editions before there were several called it. */
START_TEST(a_row_of_an_earlier_edition_is_found_by_its_url)
{
	static const char *const now[] = {"imaps://gm@h.example"};
	struct source *rows;
	int64_t older, newer, id;
	int n;

	OK(home_begin(&h.home, &err));
	in_store(source_add(h.home.store, "imap", STR("imaps://gm@h.example:993/INBOX"),
			    5, 0, &older, &err) &&
		 source_add(h.home.store, "imap", STR("imaps://gm@h.example"), 5, 0,
			    &newer, &err) &&
		 source_add(h.home.store, "imap", STR("imaps://other@h.example"), 5, 0,
			    &id, &err) &&
		 source_swept(h.home.store, older, 100, &err) &&
		 source_swept(h.home.store, newer, 200, &err) &&
		 source_swept(h.home.store, id, 300, &err));
	OK(sources_of_house(&h.home, h.a, &rows, &err));
	configure(1, now);
	take_up();
	ck_assert_int_eq(h.home.source[0], newer);
	ck_assert(str_is(row(newer).name, "imap://gm@h.example/INBOX"));
	/* ... and from then on by its name, though another was read later. */
	OK(home_begin(&h.home, &err));
	in_store(source_swept(h.home.store, older, 900, &err));
	take_up();
	ck_assert_int_eq(h.home.source[0], newer);
	OK(sources_list(h.home.store, h.a, &rows, &n, &err));
	ck_assert_int_eq(n, 3);
}
END_TEST

/* Faults --------------------------------------------------------------------------- */

static void away(int i, int64_t since, const char *why)
{
	OK(home_begin(&h.home, &err));
	in_store(source_away(h.home.store, h.home.source[i], since, str_of(why), &err));
}

START_TEST(the_one_that_is_away_for_longest_is_named)
{
	static const char *const all[] = {"maildir:mail/in", "imaps://gm@b.example",
					  "pop3s://gm@c.example"};
	struct sources_away w;

	configure(3, all);
	take_up();
	OK(sources_away(&h.home, h.a, &w, &err));
	ck_assert_int_eq(w.since, 0);
	away(1, 500, "no route");
	away(2, 400, "refused");
	OK(sources_away(&h.home, h.a, &w, &err));
	ck_assert_int_eq(w.since, 400);
	ck_assert(str_is(w.which, "the mailbox pop3s://gm@c.example"));
	ck_assert(str_is(w.trouble, "refused"));
	/* phases do not wait for that one */
	h.home.config.in[2].optional = true;
	OK(sources_away(&h.home, h.a, &w, &err));
	ck_assert_int_eq(w.since, 500);
	away(1, 0, "");
	OK(sources_away(&h.home, h.a, &w, &err));
	ck_assert_int_eq(w.since, 0);
}
END_TEST

START_TEST(who_is_not_read_any_more_is_not_away)
{
	static const char *const two[] = {"maildir:mail/in", "imaps://gm@b.example"},
				 *const one[] = {"maildir:mail/in"};

	configure(2, two);
	take_up();
	int64_t gone = h.home.source[1];
	away(1, 500, "no route");
	configure(1, one);
	take_up();
	ck_assert_int_eq(row(gone).away, 0);
	ck_assert_uint_eq(row(gone).trouble.n, 0);
}
END_TEST

/* The servers that are believed ---------------------------------------------------- */

START_TEST(a_letters_servers_are_those_of_its_mailbox)
{
	static const char *const two[] = {"maildir:mail/in", "imaps://gm@b.example"};

	/* before anything was read, and for a letter that lies in none */
	ck_assert_ptr_eq(sources_config(&h.home, 1), &h.home.config.in[0]);
	configure(2, two);
	take_up();
	for (int i = 0; i < 2; i++)
		ck_assert_ptr_eq(sources_config(&h.home, h.home.source[i]),
				 &h.home.config.in[i]);
	ck_assert_ptr_eq(sources_config(&h.home, 0), &h.home.config.in[0]);
	/* one that was removed: nothing is believed */
	h.home.config.in[0].authserv_id = STR("mx.example");
	const struct config_mailbox *gone = sources_config(&h.home, 999);
	ck_assert(gone && !gone->authserv_id.n && !gone->n_own_hosts);
}
END_TEST

/* Looked at anew ------------------------------------------------------------------------ */

static bool rescan(const char *which, int64_t since, int *n)
{
	err = (struct err){0};
	OK(home_begin(&h.home, &err));
	bool ok = sources_rescan(&h.home, str_of(which), since, n, &err);
	return home_end(&h.home, ok, &err);
}

START_TEST(all_are_looked_at_anew_or_the_one_that_is_named)
{
	static const char *const three[] = {"maildir:mail/in",
					    "imaps://gm@old.example.org/INBOX",
					    "imaps://gm@new.example.org/INBOX"};
	int n;

	configure(3, three);
	OK(rescan("", 77, &n));
	ck_assert_int_eq(n, 3);
	for (int i = 0; i < 3; i++)
		ck_assert_int_eq(row(h.home.source[i]).rescan_since, 77);
	OK(rescan("old.example", 55, &n));
	ck_assert_int_eq(n, 1);
	ck_assert_int_eq(row(h.home.source[1]).rescan_since, 55);
	ck_assert_int_eq(row(h.home.source[2]).rescan_since, 77);
	OK(rescan("imaps://gm@new.example.org/INBOX", 66, &n));
	ck_assert_int_eq(row(h.home.source[2]).rescan_since, 66);
	ck_assert(!rescan("example.org", 1, &n));
	ck_assert_ptr_nonnull(strstr(err.text, "several mailboxes"));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert(!rescan("nowhere", 1, &n));
	ck_assert_ptr_nonnull(strstr(err.text, "no mailbox has 'nowhere'"));
	for (int i = 0; i < 3; i++)
		ck_assert_int_ne(row(h.home.source[i]).rescan_since, 1);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/sources");
	TCase *t = tcase_create("sources");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_loop_test(t, a_mailbox_is_known_by_kind_host_user_and_folder, 0,
			    (int)(sizeof names / sizeof *names));
	tcase_add_test(t, a_mailbox_keeps_its_journal_wherever_it_stands);
	tcase_add_test(t, one_that_is_new_begins_anew);
	tcase_add_test(t, after_a_restore_all_that_was_taken_is_ours);
	tcase_add_test(t, a_row_of_an_earlier_edition_is_found_by_its_url);
	tcase_add_test(t, the_one_that_is_away_for_longest_is_named);
	tcase_add_test(t, who_is_not_read_any_more_is_not_away);
	tcase_add_test(t, a_letters_servers_are_those_of_its_mailbox);
	tcase_add_test(t, all_are_looked_at_anew_or_the_one_that_is_named);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
