/* A corrected order closes the refused line that it replaces, whatever decision that line was taken for, and closes no other.
 * SPDX-License-Identifier: ISC */
#include "server/game/left_like.h"

#include "rules/cosmic/table/view.h"
#include "rules/game.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/kestrel.h"

static struct arena *a;

static void make(void)
{
	a = arena_create();
}

static void drop(void)
{
	arena_destroy(a);
}

static const struct reading *read_letter(const char *text)
{
	struct ce_state *state = arena_new(a, struct ce_state);
	struct ce_view *view = arena_new(a, struct ce_view);

	kestrel_state(state);
	ce_view_make(state, KESTREL_RED, view);
	const struct reader reader = {.vocab = game_find(STR("cosmic"))->vocab,
				      .view = view,
				      .seat = KESTREL_RED,
				      .turn = state->t.turn,
				      .phase = state->t.phase};
	return orders_read(a, &reader, str_of(text), NULL);
}

/* The words of the same order, as people say them and were refused, and it as it is right; '@' in a frame stands for the words. */
static const struct {
	const char *said, *right;
	bool closes;
} rows[] = {
	{"attack yellow 3 with 2 from the moon", "attack yellow 3 with 2 from 1", true},
	{"attack yellow's sixth planet with 2 from 1", "attack yellow 3 with 2 from 1",
	 true},
	{"limbo my 1 token to the dark side", "limbo 1 to 4", true},
	{"attack yellow 3 with 2 from the moon", "limbo 1 to 4", false},
	{"limbo my 1 token to the dark side", "attack yellow 3 with 2 from 1", false},
	{"play plague on the moon", "limbo 1 to 4", false},
};
static const char *const frames[] = {"@", "I @", "And then I @, please", "So I will @"};

static struct str framed(const char *frame, const char *words)
{
	struct buf b = buf_in(a);

	for (; *frame; frame++)
		if (*frame == '@')
			buf_z(&b, words);
		else
			buf_char(&b, *frame);
	return buf_str(&b);
}

START_TEST(a_right_order_closes_the_line_that_it_replaces)
{
	const struct reading *right = read_letter(rows[_i].right);

	ck_assert_int_eq(right->n_accepted, 1);
	for (size_t f = 0; f < sizeof frames / sizeof *frames; f++) {
		/* Its decision was not known, or it was taken for another one. */
		const int verbs[] = {0, 99};
		for (size_t v = 0; v < sizeof verbs / sizeof *verbs; v++) {
			const struct question q = {
				.kind = QUESTION_REFUSED,
				.text = framed(frames[f], rows[_i].said),
				.verb = verbs[v]};
			ck_assert_msg(left_is_like(a, right, &q) == rows[_i].closes,
				      "'%.*s' and '%s'", STR_ARG(q.text),
				      rows[_i].right);
		}
	}
}
END_TEST

/* Two losses named in one refused line are said by two orders: all amounts and places are there, or the line stays open. */
START_TEST(orders_that_say_all_of_it_close_it)
{
	const struct reading *right =
		read_letter("attack yellow 3 with 2 from 1, 1 from 2\n");
	const int verb = right->sheet.slots[0].key.verb;
	struct question q = {
		.kind = QUESTION_REFUSED,
		.text = STR("my 2 from planet 1 and 1 from 2 go for yellow 3"),
		.verb = verb};

	ck_assert(left_is_like(a, right, &q));
	q.text = STR("my 2 from planet 1 and 4 from 2 go for yellow 3");
	ck_assert(!left_is_like(a, right, &q));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("a refused line in other words");
	TCase *t = tcase_create("like");

	tcase_add_checked_fixture(t, make, drop);
	tcase_add_loop_test(t, a_right_order_closes_the_line_that_it_replaces, 0,
			    (int)(sizeof rows / sizeof *rows));
	tcase_add_test(t, orders_that_say_all_of_it_close_it);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
