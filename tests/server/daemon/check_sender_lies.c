/* A sender that was taken over: it can withhold the letters that it was given, as any mail server
 * can, and say that they have gone. It decides nothing about another letter, ends nothing but
 * itself, and a sound one after it sends what is left, each letter once.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "server/daemon/sender_line.h"
#include "server/outbox/post_office.h"
#include "tests/check_main.h"
#include "tests/kit/house.h"
#include "tests/kit/outgoing.h"
#include "tests/programs.h"

enum { LETTERS = 3, LOOKS = 6000, HOUR_S = 3600 };

static struct house h;
static struct err err;

#define OK(call) ck_assert_msg((call), "%s", err.text)

static void set_up(void)
{
	err = (struct err){0};
	house_open(&h, "2026-11-20T12:00:00Z");
}

static void tear_down(void)
{
	child_stand_in(CHILD_SENDER, NULL);
	house_close(&h);
}

/* How often it lies in the postbox. */
static int arrived(const char *rcpt)
{
	struct sent *list;
	int n = house_sent(&h, &list), found = 0;

	for (int i = 0; i < n; i++)
		found += str_is(list[i].to, rcpt);
	return found;
}

static void nap(void)
{
	nanosleep(&(struct timespec){0, 20 * 1000000L}, NULL);
}

/* Until the end of the sender was noticed, or nothing is at it any more; with `leap` seconds gone by
 * once it has its letters. Returns whether it was seen to die. */
static bool hand_over(const char *stand_in, int64_t leap, char *why, size_t room)
{
	use_stand_in(CHILD_SENDER, stand_in);
	struct sender *s = sender_open(&h.home, &err);
	ck_assert_msg(s != NULL, "%s: %s", stand_in, err.text);
	for (int i = 0; i < LOOKS && !s->deaths; i++) {
		sender_look(s);
		if (i && sender_is_idle(s))
			break;
		if (i == 10) {
			s->heard -= leap;
			for (int k = 0; k < SENDER_WINDOW; k++)
				s->flight[k].begun -= leap;
		}
		nap();
	}
	bool died = s->deaths > 0;
	struct str told = STR("");
	OK(meta_get(h.home.store, h.a, "sender_trouble", &told, &err));
	snprintf(why, room, PRI_STR, STR_ARG(told));
	sender_close(s);
	return died;
}

/* The lies -------------------------------------------------------------------------- */

/* Lying senders, and the fate of three letters in their hands, in the order in which
 * they were handed over. */
static const struct untruth {
	const char *stand_in, *why;
	int64_t leap; /* seconds of patience that a test cannot have */
	int sent;     /* letters that it may say have gone: those that it was given */
} lies[] = {
	{"sender-another", "makes no sense", 0, 0},
	{"sender-unasked", "makes no sense", 0, 0},
	{"sender-unbegun", "makes no sense", 0, 0},
	{"sender-twice", "makes no sense", 0, 1},
	{"sender-blames", "makes no sense", 0, 0},
	{"sender-garbage", "makes no sense", 0, 0},
	{"sender-half", "makes no sense", 0, 0},
	{"sender-endless", "makes no sense", 0, 0},
	{"sender-dies", "signal 6", 0, 0},
	{"sender-mute", "stopped answering", 200, 0},
	{"sender-alive", "did not finish", HOUR_S, 0},
};

START_TEST(a_lie_costs_the_sender_and_no_letter)
{
	const struct untruth *lie = &lies[_i];
	char to[LETTERS][40], why[200];
	int64_t id[LETTERS];

	int64_t later = outgoing_queue(&h, "later@example.org"); /* number 1: not due */
	ck_assert_int_eq(later, 1);
	OK(home_begin(&h.home, &err) &&
	   outbox_result(h.home.store, later, OUTBOX_RETRY, 451, STR("later"),
			 h.now + 40 * HOUR_S, h.now, &err) &&
	   home_commit(&h.home, &err));
	for (int i = 0; i < LETTERS; i++) {
		snprintf(to[i], sizeof to[i], "to%d@example.org", i);
		id[i] = outgoing_queue(&h, to[i]);
	}
	ck_assert_msg(hand_over(lie->stand_in, lie->leap, why, sizeof why), "%s",
		      lie->stand_in);
	ck_assert_msg(strstr(why, lie->why) != NULL, "%s: %s", lie->stand_in, why);
	struct str said = house_health(&h);
	ck_assert_msg(str_find(said, STR("the sender of letters ended")) != SIZE_MAX,
		      "%s: " PRI_STR, lie->stand_in, STR_ARG(said));
	int n_sent = 0;
	for (int i = 0; i < LETTERS; i++)
		n_sent += outgoing_row(&h, id[i]).state == OUTBOX_SENT;
	ck_assert_msg(n_sent == lie->sent, "%s: %d", lie->stand_in, n_sent);
	ck_assert_int_eq(outgoing_row(&h, later).state, OUTBOX_RETRY);
	ck_assert_int_eq(outgoing_row(&h, later).attempts, 0);
	/* An honest one sends all the others. */
	child_stand_in(CHILD_SENDER, NULL);
	house_pass(&h, 12 * HOUR_S);
	house_round(&h);
	house_round(&h);
	int n_arrived = 0;
	for (int i = 0; i < LETTERS; i++) {
		ck_assert_msg(outgoing_row(&h, id[i]).state == OUTBOX_SENT,
			      "%s: letter %d is %s", lie->stand_in, i,
			      outbox_state_name(outgoing_row(&h, id[i]).state));
		n_arrived += arrived(to[i]);
		h.read = 0;
	}
	ck_assert_int_eq(n_arrived, LETTERS - lie->sent);
}
END_TEST

/* That is all that it can do: about the letters that it has. */
START_TEST(what_it_has_it_can_withhold)
{
	char why[200];

	int64_t id = outgoing_queue(&h, "ann@example.org");
	ck_assert(!hand_over("sender-sent", 0, why, sizeof why));
	ck_assert_int_eq(outgoing_row(&h, id).state, OUTBOX_SENT);
	ck_assert_int_eq(arrived("ann@example.org"), 0);
}
END_TEST

START_TEST(its_words_are_words_without_keys)
{
	struct post_trouble t;
	char why[200];

	outgoing_queue(&h, "ann@example.org");
	(void)hand_over("sender-words", 0, why, sizeof why);
	OK(post_trouble_load(h.home.store, h.a, &t, &err));
	ck_assert_msg(str_starts(t.text, "away?[2J??Bcc: "), PRI_STR, STR_ARG(t.text));
	ck_assert_uint_eq(str_find(t.text, STR("abcdefghijklmnopqrstu23")), SIZE_MAX);
	struct str said = house_health(&h);
	ck_assert_uint_ne(str_find(said, STR("no letter has gone out")), SIZE_MAX);
	ck_assert_uint_eq(str_find_char(said, '\033'), SIZE_MAX);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/sender lies");
	TCase *t = tcase_create("lies");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_set_timeout(t, 60);
	tcase_add_loop_test(t, a_lie_costs_the_sender_and_no_letter, 0,
			    (int)(sizeof lies / sizeof *lies));
	tcase_add_test(t, what_it_has_it_can_withhold);
	tcase_add_test(t, its_words_are_words_without_keys);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
