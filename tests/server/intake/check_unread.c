/* Letters that cannot be read, or not now: set aside or read later, none lost, none acted on twice.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/letters_in.h"

#include <sqlite3.h>

#include "schema/store/store_parts.h"

/* Letters that kill -------------------------------------------------------- */

/* One round with a stand-in for the reader of letters (tests/standin/read.c); NULL: with a
 * sound one. false: something was in the way. */
static bool round_with(const char *reader)
{
	struct tick t;
	struct err err = {0};

	h.home.log = (struct log){.out = h.log};
	if (reader)
		use_stand_in(CHILD_READER, reader);
	house_rest(&h);
	ck_assert(tick_open(&t, &h.home, -1, &err));
	tick_round(&t);
	bool ok = !t.trouble;
	tick_close(&t);
	child_stand_in(CHILD_READER, NULL);
	return ok;
}

START_TEST(a_letter_on_which_the_worker_dies_is_set_aside_and_the_rest_go_on)
{
	const char *bad = house_write(&h, 0, "poison\n");
	const char *good = house_write(&h, 1, house_attack(&h, 1));

	ck_assert(round_with("reader-moody"));
	ck_assert_str_eq(house_state(&h, bad), "quarantine");
	ck_assert_str_eq(house_reason(&h, bad).s, "worker-died");
	ck_assert_str_eq(house_state(&h, good), "done");
}
END_TEST

/* Its header alone tells whose it is. */
START_TEST(who_wrote_a_letter_that_is_set_aside_is_told_and_the_gm_too)
{
	struct sent *s;
	bool player = false, gm = false;

	for (int i = 0; i < 2; i++)
		house_write(&h, 0, "poison\n");
	house_post(&h, "eve@elsewhere.example", "gm@example.org", "poison\n");
	ck_assert(round_with("reader-moody"));
	int n = house_sent(&h, &s);
	ck_assert_int_eq(n, 3); /* each letter of hers; the GM once */
	for (int i = 0; i < n; i++) {
		player = player || (str_find(s[i].to, STR("ann@")) != SIZE_MAX &&
				    says(s[i], "NOT READ"));
		gm = gm || (str_find(s[i].to, STR("master@")) != SIZE_MAX &&
			    says(s[i], "letters retry"));
	}
	ck_assert(player);
	ck_assert(gm);
	/* Her next letter counts, with the key of that answer. */
	house_write(&h, 0, house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 1);
}
END_TEST

START_TEST(of_a_letter_whose_header_kills_too_the_gm_alone_is_told)
{
	struct sent *s;
	const char *bad = house_write(&h, 0, "poison\n");

	ck_assert(round_with("reader-dies-of-ann"));
	ck_assert_str_eq(house_state(&h, bad), "quarantine");
	/* The core itself has read whose letter it seems to be; it does not know
	 * whether a robot wrote it. */
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("master@")) != SIZE_MAX);
}
END_TEST

static int attempts_of(const char *name)
{
	struct err err = {0};
	struct inbox *list;
	int n;

	ck_assert(inbox_list(h.home.store, h.a, INBOX_STATES, 100, &list, &n, &err));
	for (int i = 0; i < n; i++)
		if (str_is(list[i].name, name))
			return list[i].attempts;
	ck_abort_msg("no letter %s", name);
}

START_TEST(a_worker_that_cannot_work_blames_no_letter)
{
	const char *in[] = {house_write(&h, 0, house_attack(&h, 0)),
			    house_write(&h, 1, house_attack(&h, 1)),
			    house_write(&h, 2, house_attack(&h, 2))};
	struct sent *s;

	for (int round = 0; round < 4; round++, house_pass(&h, 30)) {
		ck_assert(!round_with("reader-dead"));
		for (int i = 0; i < 3; i++) {
			ck_assert_str_eq(house_state(&h, in[i]), "new");
			ck_assert_int_eq(attempts_of(in[i]), 0);
		}
	}
	/* The GM hears of it once; nobody else does. */
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("master@")) != SIZE_MAX);
	ck_assert(says(s[0], "No letter can be read"));
	ck_assert(round_with(NULL));
	for (int i = 0; i < 3; i++) {
		ck_assert_str_eq(house_state(&h, in[i]), "done");
		ck_assert_int_eq(slots_of(i), 1);
	}
	ck_assert_int_eq(house_sent(&h, &s), 4); /* three receipts, and the GM */
	house_pass(&h, 30);
	ck_assert(round_with(NULL));
	ck_assert_int_eq(house_sent(&h, &s), 0);
}
END_TEST

/* Neither read twice in vain nor set aside: they wait until somebody lets the reader go. */
START_TEST(letters_whose_readers_are_stopped_wait)
{
	const char *in = house_write(&h, 0, house_attack(&h, 0));
	struct sent *s;

	ck_assert(!round_with("reader-stopped"));
	ck_assert_str_eq(house_state(&h, in), "new");
	ck_assert_int_eq(attempts_of(in), 0);
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(says(s[0], "SIGSTOP"));
	ck_assert(round_with(NULL));
	ck_assert_str_eq(house_state(&h, in), "done");
}
END_TEST

/* The middle one of a group: letters before it are done, and answered once. */
START_TEST(what_was_read_before_the_worker_failed_stays_done)
{
	const char *ann = house_write(&h, 0, house_attack(&h, 0));
	const char *bob = house_write(&h, 1, house_attack(&h, 1));
	struct sent *s;

	ck_assert(!round_with("reader-only-ann"));
	ck_assert_str_eq(house_state(&h, ann), "done");
	ck_assert_str_eq(house_state(&h, bob), "new");
	ck_assert_int_eq(attempts_of(bob), 0);
	ck_assert_int_eq(house_sent(&h, &s), 2); /* a receipt, and the GM */
	house_round(&h);
	ck_assert_str_eq(house_state(&h, bob), "done");
	ck_assert_int_eq(house_sent(&h, &s), 2); /* a receipt, and the GM */
}
END_TEST

START_TEST(a_phase_waits_for_letters_that_cannot_be_read)
{
	struct sent *s;

	for (int i = 0; i < 4; i++)
		house_write(&h, i, house_attack(&h, i));
	house_write(&h, 0, "wait\n");
	house_round(&h);
	h.now = house_game(&h).deadline - 60;
	house_pass(&h, 0);
	house_round(&h);
	house_write(&h, 0, "press to all\nthe last word\nendpress\n");
	ck_assert(!round_with("reader-dead"));
	(void)house_sent(&h, &s);
	house_pass(&h, 3600);
	ck_assert(!round_with("reader-dead"));
	house_pass(&h, 3600);
	ck_assert(!round_with("reader-dead"));
	ck_assert_int_eq(house_game(&h).phase, 1);
	ck_assert_int_eq(house_sent(&h, &s), 5); /* everybody is told, once */
	ck_assert(round_with(NULL));
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert(says(house_last(&h, 1, "report"), "the last word"));
}
END_TEST

static int64_t journal_only(struct str name)
{
	struct err err = {0};
	struct inbox *list;
	int n;
	struct tick t;
	house_rest(&h);
	ck_assert(tick_open(&t, &h.home, -1, &err));
	tick_close(&t);
	struct inbox_entry e = {
		.source_id = 1, .name = name, .arrival = h.now, .basis = BASIS_JOURNAL};
	e.bytes = str_printf(
		h.a,
		"From: ann@example.org\r\nTo: %s\r\nMessage-ID: <j@x>\r\n\r\nfinal\n",
		key_of(0));
	int64_t id;
	ck_assert(home_begin(&h.home, &err) &&
		  inbox_append(h.home.store, &e, h.now, &id, &err));
	ck_assert(home_commit(&h.home, &err));
	ck_assert(inbox_list(h.home.store, h.a, INBOX_NEW, 5, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	return id;
}

START_TEST(a_letter_that_was_begun_twice_and_not_ended_is_tried_with_care)
{
	struct err err = {0};
	struct inbox in;
	int64_t id = journal_only(STR("begun"));
	for (int i = 0; i < 2; i++)
		ck_assert(home_begin(&h.home, &err) &&
			  inbox_attempt(h.home.store, id, &err) &&
			  home_commit(&h.home, &err));
	house_round(&h);
	ck_assert(inbox_load(h.home.store, h.a, id, &in, &err));
	ck_assert_int_eq(in.state, INBOX_DONE);
	ck_assert_int_eq(in.attempts, 3);
}
END_TEST

/* Of letters in one round, bit k of `bad`: the k-th holds what the store refuses. */
static void some_cannot_be_acted_on(unsigned bad)
{
	const char *letter[3];
	struct sent *s;
	int told = 0, receipts = 0;
	char *why = NULL;

	house_close(&h);
	open_up();
	sqlite3_exec(
		h.home.store->db,
		"CREATE TRIGGER poison BEFORE INSERT ON question WHEN new.text LIKE '%poison%' BEGIN SELECT RAISE(ABORT, 'poisoned'); END",
		NULL, NULL, &why);
	ck_assert_msg(!why, "%s", why);
	for (int i = 0; i < 3; i++)
		letter[i] = house_write(
			&h, i,
			str_z(h.a,
			      str_printf(h.a, "%s\n%s", house_attack(&h, i),
					 bad >> i & 1
						 ? "That card is poison to us all.\n"
						 : "")));
	house_round(&h);
	for (int i = 0; i < 3; i++) {
		ck_assert_str_eq(house_state(&h, letter[i]),
				 bad >> i & 1 ? "quarantine" : "done");
		if (bad >> i & 1)
			ck_assert_str_eq(house_reason(&h, letter[i]).s, "fault");
		ck_assert_int_eq(slots_of(i), !(bad >> i & 1));
		ck_assert_int_eq(attempts_of(letter[i]), 1);
	}
	for (int i = 0, n = house_sent(&h, &s); i < n; i++) {
		told += str_find(s[i].to, STR("master@")) == SIZE_MAX &&
			says(s[i], "NOT READ");
		receipts += says(s[i], "ACCEPTED 1 order");
	}
	ck_assert_int_eq(told, __builtin_popcount(bad));
	ck_assert_int_eq(receipts, 3 - __builtin_popcount(bad));
}

/* Each of the others counts once, whether it came before it or after it. */
START_TEST(a_letter_that_cannot_be_acted_on_takes_no_other_with_it)
{
	static const unsigned bad[] = {1, 2, 4, 5, 7};

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		some_cannot_be_acted_on(bad[i]);
}
END_TEST

/* The world ---------------------------------------------------------------- */

START_TEST(a_locked_store_leaves_the_letter_unread_and_the_next_round_takes_it)
{
	struct err err = {0};
	const char *in = house_write(&h, 0, house_attack(&h, 0));
	h.home.log = (struct log){.out = h.log};
	struct tick t;
	house_rest(&h);
	ck_assert(tick_open(&t, &h.home, -1, &err));
	struct store *other =
		store_open(home_path(&h.home, h.a, "postalgm.db"), STORE_WRITE, &err);
	ck_assert_ptr_nonnull(other);
	ck_assert(store_begin(other, &err));
	tick_round(&t);
	ck_assert(t.trouble);
	ck_assert(house_unread(&h, in));
	store_rollback(other);
	store_close(other);
	tick_round(&t);
	ck_assert(!t.trouble);
	ck_assert(!house_unread(&h, in));
	tick_close(&t);
	ck_assert_int_eq(slots_of(0), 1);
}
END_TEST

/* Looking ------------------------------------------------------------------ */

START_TEST(looking_at_a_letter_changes_nothing)
{
	struct intake_finding f;
	struct err err = {0};
	struct str bytes = str_printf(h.a,
				      "From: ann@example.org\r\nTo: gm@example.org\r\n"
				      "Message-ID: <l@x>\r\n\r\n%s",
				      house_attack(&h, 0));
	ck_assert_msg(intake_look(&h.home, h.a, bytes, STR("kestrel"), &f, &err), "%s",
		      err.text);
	ck_assert_int_eq(f.class, LETTER_HELD);
	ck_assert_ptr_nonnull(f.reading);
	ck_assert_int_eq(f.reading->n_accepted, 1);
	bytes = str_printf(
		h.a, "From: ann@example.org\r\nTo: %s\r\nMessage-ID: <l@x>\r\n\r\n%s",
		key_of(0), house_attack(&h, 0));
	ck_assert(intake_look(&h.home, h.a, bytes, STR(""), &f, &err));
	ck_assert_int_eq(f.class, LETTER_ORDERS);
	ck_assert_str_eq(auth_name(f.auth), "P1");
	bytes = STR(
		"From: eve@elsewhere.org\r\nTo: gm@example.org\r\nMessage-ID: <l@x>\r\n\r\nhi\n");
	ck_assert(intake_look(&h.home, h.a, bytes, STR(""), &f, &err));
	ck_assert_int_eq(f.class, LETTER_JUNK);
	ck_assert(!f.answer);
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
	ck_assert_int_eq(slots_of(0), 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/intake unread");
	TCase *t = tcase_create("unread");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 180);
	tcase_add_test(
		t, a_letter_on_which_the_worker_dies_is_set_aside_and_the_rest_go_on);
	tcase_add_test(t, who_wrote_a_letter_that_is_set_aside_is_told_and_the_gm_too);
	tcase_add_test(t, of_a_letter_whose_header_kills_too_the_gm_alone_is_told);
	tcase_add_test(t, a_worker_that_cannot_work_blames_no_letter);
	tcase_add_test(t, letters_whose_readers_are_stopped_wait);
	tcase_add_test(t, what_was_read_before_the_worker_failed_stays_done);
	tcase_add_test(t, a_phase_waits_for_letters_that_cannot_be_read);
	tcase_add_test(t,
		       a_letter_that_was_begun_twice_and_not_ended_is_tried_with_care);
	tcase_add_test(t, a_letter_that_cannot_be_acted_on_takes_no_other_with_it);
	tcase_add_test(
		t, a_locked_store_leaves_the_letter_unread_and_the_next_round_takes_it);
	tcase_add_test(t, looking_at_a_letter_changes_nothing);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
