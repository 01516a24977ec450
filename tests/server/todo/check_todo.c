/* Matters of letters and addresses that wait for the GM: each is put into the database
 * as the daemon would, and listed with the right code and line. todo.sh has the rest.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>

#include "schema/mail/bounces.h"
#include "schema/mail/inbox.h"
#include "schema/mail/outbox.h"
#include "schema/seats.h"
#include "schema/standbys.h"
#include "server/outbox/post_office.h"
#include "server/todo/todo.h"
#include "tests/kit/house.h"

#define OK(call) ck_assert_msg(call, "%s", err.text)

static struct house h;
static struct err err;

static void open_up(void)
{
	err = (struct err){0};
	house_open(&h, "2030-03-04T09:00:00Z");
	house_start(&h);
}

static void shut(void)
{
	house_close(&h);
}

static int look(struct todo **all)
{
	int n;

	OK(todo_list(&h.home, h.a, all, &n, &err));
	return n;
}

/* The only item that waits. */
static struct todo only(enum todo_kind kind)
{
	struct todo *all;
	int n = look(&all);

	ck_assert_int_eq(n, 1);
	ck_assert_int_eq((int)all[0].kind, (int)kind);
	return all[0];
}

static void is(struct str s, const char *wanted)
{
	ck_assert_msg(str_is(s, wanted), "%s, not %s", str_z(h.a, s), wanted);
}

static void bounces(int seat, const char *address, int id)
{
	struct bounce b = {.outbox_id = id,
			   .game_id = house_game(&h).id,
			   .seat = seat,
			   .address = str_of(address),
			   .hard = true,
			   .status = STR("5.1.1"),
			   .utc = h.now + 1}; /* after their last letter */
	bool added;

	OK(home_begin(&h.home, &err));
	OK(home_end(&h.home, bounces_add(h.home.store, &b, &added, &err), &err));
	ck_assert(added);
}

START_TEST(a_running_game_that_lacks_nothing_asks_for_nothing)
{
	struct todo *all;

	ck_assert_int_eq(look(&all), 0);
}
END_TEST

START_TEST(an_address_that_does_not_work)
{
	struct seat s;
	char code[24];

	OK(seats_load(h.home.store, h.a, house_game(&h).id, 1, &s, &err));
	bounces(1, str_z(h.a, s.address), 1);
	struct todo t = only(TODO_ADDRESS);
	snprintf(code, sizeof code, "B%lld", (long long)s.id);
	is(t.code, code);
	is(t.game, "kestrel");
	is(t.seat, str_z(h.a, s.colour));
	is(t.mail, str_z(h.a, str_printf(h.a, "SEAT REPLACE %.*s NAME <ADDRESS>",
					 STR_ARG(s.colour))));
	ck_assert(todo_has_blank(&t));
	is(t.command,
	   str_z(h.a,
		 str_printf(h.a,
			    "postalgm seat replace kestrel %.*s \"NAME <ADDRESS>\"",
			    STR_ARG(s.colour))));
	/* The line for a player who has moved is whole, whatever became of the address. */
	struct str moved = str_printf(h.a, "postalgm person address %.*s NEW@ADDRESS",
				      STR_ARG(s.address));
	ck_assert(str_find(t.what, moved) != SIZE_MAX);
	OK(bounces_set_state(h.home.store, house_game(&h).id, 1, s.address,
			     ADDRESS_DEAD, h.now + 2, &err));
	t = only(TODO_ADDRESS);
	ck_assert(str_find(t.what, moved) != SIZE_MAX);
	is(t.command, str_z(h.a, str_printf(h.a, "postalgm seat resume kestrel %.*s",
					    STR_ARG(s.colour))));
}
END_TEST

/* One of the house's GM counts once, for all games. */
START_TEST(the_gm_s_own_address_does_not_work)
{
	bounces(SEAT_GM, str_z(h.a, h.home.config.gm), 1);
	struct todo t = only(TODO_GM_ADDRESS);
	is(t.code, "M0");
	is(t.game, "");
	ck_assert_int_eq((int)todo_urgency_of(t.kind), (int)TODO_SOON);
}
END_TEST

START_TEST(a_letter_that_could_not_be_sent)
{
	struct outbox *o;
	char code[24], command[64];
	int n;

	OK(outbox_list(h.home.store, h.a, OUTBOX_STATES, 1, &o, &n, &err));
	ck_assert_int_eq(n, 1);
	OK(home_begin(&h.home, &err));
	OK(home_end(&h.home,
		    outbox_result(h.home.store, o[0].id, OUTBOX_FAILED, 550,
				  STR("no such user"), 0, h.now, &err),
		    &err));
	struct todo t = only(TODO_FAILED);
	snprintf(code, sizeof code, "O%lld", (long long)o[0].id);
	snprintf(command, sizeof command, "postalgm outbox retry %lld",
		 (long long)o[0].id);
	is(t.code, code);
	is(t.command, command);
	ck_assert(str_find(t.what, STR("no such user")) != SIZE_MAX);
}
END_TEST

START_TEST(no_letter_goes_out_at_all)
{
	struct err why = {.text = "connection refused"};

	OK(home_begin(&h.home, &err));
	OK(home_end(&h.home, post_trouble_note(&h.home, h.a, false, &why, &err), &err));
	struct todo t = only(TODO_POST);
	is(t.code, "T0");
	is(t.command, "postalgm outbox retry");
	ck_assert_int_eq((int)todo_urgency_of(t.kind), (int)TODO_NOW);
}
END_TEST

START_TEST(a_letter_that_was_set_aside)
{
	struct inbox *l;
	int n;

	OK(inbox_list(h.home.store, h.a, INBOX_STATES, 1, &l, &n, &err));
	ck_assert_int_eq(n, 1);
	struct inbox_result aside = {.state = INBOX_QUARANTINE,
				     .verdict = SETTLED_SILENCE,
				     .reason = STR("crash"),
				     .seat = SEAT_NONE};
	OK(home_begin(&h.home, &err));
	OK(home_end(&h.home, inbox_settle(h.home.store, l[0].id, &aside, &err), &err));
	struct todo t = only(TODO_ASIDE);
	is(t.command, str_z(h.a, str_printf(h.a, "postalgm letters show %lld",
					    (long long)l[0].id)));
}
END_TEST

/* The last of the list keeps the offer without an end: nobody else can be called. */
START_TEST(a_standby_who_does_not_answer)
{
	struct standby b = {.game_id = house_game(&h).id,
			    .name = STR("Dora"),
			    .address = STR("dora@example.org"),
			    .added = h.now};

	OK(home_begin(&h.home, &err));
	bool ok = standbys_add(h.home.store, &b, &err);
	b.state = STANDBY_CALLED;
	b.seat = 2;
	b.called = h.now;
	b.until = h.now + 3600;
	OK(home_end(&h.home, ok && standbys_save(h.home.store, &b, &err), &err));
	struct todo *all;
	ck_assert_int_eq(look(&all), 0);
	b.until = 0;
	OK(home_begin(&h.home, &err));
	OK(home_end(&h.home, standbys_save(h.home.store, &b, &err), &err));
	struct todo t = only(TODO_STANDBY);
	ck_assert(str_find(t.what, STR("Dora")) != SIZE_MAX);
	ck_assert(str_starts(t.command, "postalgm seat replace kestrel "));
}
END_TEST

static Suite *todo_suite(void)
{
	Suite *s = suite_create("todo");
	TCase *c = tcase_create("letters and addresses");

	tcase_add_checked_fixture(c, open_up, shut);
	tcase_add_test(c, a_running_game_that_lacks_nothing_asks_for_nothing);
	tcase_add_test(c, an_address_that_does_not_work);
	tcase_add_test(c, the_gm_s_own_address_does_not_work);
	tcase_add_test(c, a_letter_that_could_not_be_sent);
	tcase_add_test(c, no_letter_goes_out_at_all);
	tcase_add_test(c, a_letter_that_was_set_aside);
	tcase_add_test(c, a_standby_who_does_not_answer);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(todo_suite)
