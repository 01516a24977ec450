/* The law of arrival: in two homes with the same secret the same letters
 * arrive in the same second, in another order. The same position comes of it, and every
 * reader gets the same report, phase after phase.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "rules/cosmic/table/state.h"
#include "rules/cosmic/table/view.h"
#include "server/game/position.h"
#include "tests/kit/house.h"
#include "tests/kit/scribble.h"

#define START "2030-03-04T09:00:00Z"
enum { GAMES = 3, PHASES = 14 };

static struct house one, other;

static const struct ce_state *state_of(struct house *h)
{
	struct position *p = arena_new(h->a, struct position);
	struct err err = {0};
	struct game g = house_game(h);

	ck_assert_msg(position_load(&h->home, h->a, &g, g.phase_no, p, &err), "%s",
		      err.text);
	return p->state;
}

/* Writes the letters of this phase: random orders, conditions among them. */
static void write_orders(struct dice *d, char *text[HOUSE_PEOPLE])
{
	const struct ce_state *s = state_of(&one);

	for (int seat = 0; seat < HOUSE_PEOPLE; seat++) {
		struct ce_view *v = arena_new(one.a, struct ce_view);
		struct buf b = buf_in(one.a);
		ce_view_make(s, seat, v);
		scribble_orders(d, v, dice_below(d, 2), &b);
		buf_z(&b, "final\n");
		text[seat] = str_z(one.a, buf_str(&b));
	}
}

static void shuffle(struct dice *d, int order[HOUSE_PEOPLE])
{
	for (int i = HOUSE_PEOPLE - 1; i > 0; i--) {
		int k = dice_below(d, i + 1), was = order[i];
		order[i] = order[k];
		order[k] = was;
	}
}

static void send(struct house *h, char *const text[HOUSE_PEOPLE],
		 const int order[HOUSE_PEOPLE])
{
	int n = house_game(h).phase_no;

	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(h, order[i], text[order[i]]);
	house_round(h);
	if (house_game(h).phase_no == n) {
		h->now = house_game(h).deadline;
		house_pass(h, 0);
		house_round(h);
	}
	ck_assert_int_eq(house_game(h).phase_no, n + 1);
}

static void same_reports(void)
{
	for (int who = -1; who < HOUSE_PEOPLE; who++) {
		struct sent a = house_last(&one, who, "report"),
			    b = house_last(&other, who, "report");
		ck_assert_int_ne(a.id, 0);
		ck_assert_str_eq(str_z(one.a, a.subject), str_z(one.a, b.subject));
		ck_assert_str_eq(str_z(one.a, a.body), str_z(one.a, b.body));
	}
}

static void play_game(struct dice *d)
{
	int order[HOUSE_PEOPLE] = {0, 1, 2, 3}, turned[HOUSE_PEOPLE] = {3, 2, 1, 0};

	house_open(&one, START);
	house_open(&other, START);
	house_start(&one);
	house_start(&other);
	ck_assert_mem_eq(state_of(&one), state_of(&other), sizeof(struct ce_state));
	for (int i = 0; i < PHASES && house_game(&one).phase; i++) {
		char *text[HOUSE_PEOPLE];
		write_orders(d, text);
		send(&one, text, order);
		send(&other, text, turned);
		ck_assert_mem_eq(state_of(&one), state_of(&other),
				 sizeof(struct ce_state));
		same_reports();
		shuffle(d, order);
		shuffle(d, turned);
	}
	ck_assert_int_gt(house_game(&one).turn, 2);
	house_close(&one);
	house_close(&other);
}

/* */
START_TEST(the_order_of_arrival_changes_nothing)
{
	struct dice d = {.state = (uint64_t)_i + 1};

	play_game(&d);
}
END_TEST

/* at noon, or in the last second: the same report, no advantage. */
START_TEST(who_writes_in_the_last_second_gains_nothing)
{
	struct dice d = {.state = 77};
	char *text[HOUSE_PEOPLE];

	house_open(&one, START);
	house_start(&one);
	house_copy(&one, &other);
	write_orders(&d, text);
	for (int who = 0; who < HOUSE_PEOPLE; who++) {
		/* Nobody says `final`: both homes wait for the deadline. */
		*strstr(text[who], "final\n") = '\0';
		house_write(&one, who, text[who]);
	}
	house_write(&one, 0, "wait\n");
	house_write(&other, 0, "wait\n");
	house_round(&one);
	for (int who = 0; who < HOUSE_PEOPLE; who++) {
		other.now = house_game(&other).deadline - HOUSE_PEOPLE + who;
		house_pass(&other, 0);
		house_write(&other, who, text[who]);
		house_round(&other);
	}
	one.now = other.now = house_game(&one).deadline;
	house_pass(&one, 0);
	house_pass(&other, 0);
	house_round(&one);
	house_round(&other);
	ck_assert_int_eq(house_game(&other).phase_no, 2);
	ck_assert_mem_eq(state_of(&one), state_of(&other), sizeof(struct ce_state));
	house_close(&one);
	house_close(&other);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("the law of arrival");
	TCase *t = tcase_create("arrival");
	tcase_set_timeout(t, 300);
	tcase_add_loop_test(t, the_order_of_arrival_changes_nothing, 0, GAMES);
	tcase_add_test(t, who_writes_in_the_last_second_gains_nothing);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
