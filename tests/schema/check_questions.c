/* Which earlier receipts keep words for the GM.
 * SPDX-License-Identifier: ISC */
#include "schema/questions.h"
#include "tests/schema/a_store.h"

enum { PHASE = 2 };

static struct seat ann, bob;

static void add_seat(struct seat *s, int seat, const char *colour)
{
	*s = (struct seat){.game_id = g.id,
			   .seat = seat,
			   .colour = str_of(colour),
			   .name = str_of(colour),
			   .address = str_printf(a, "%s@x", colour)};
	OK(seats_add(st, s, &err));
}

static int64_t left(const struct seat *s, int phase_no, int receipt,
		    enum question_kind kind)
{
	struct question q = {.seat_id = s->id,
			     .phase_no = phase_no,
			     .receipt = receipt,
			     .kind = kind,
			     .text = STR("who wins?"),
			     .utc = 90};
	struct questions_left one = {.q = &q, .n = 1};

	OK(questions_leave(st, g.id, phase_no, &one, 90, &err));
	return q.id;
}

/* "3 4" */
static struct str kept(const struct seat *s, int phase_no, int before)
{
	struct buf b = buf_in(a);
	int n, *receipts;

	OK(questions_kept(st, a, s->id, phase_no, before, &receipts, &n, &err));
	for (int i = 0; i < n; i++)
		buf_printf(&b, "%s%d", i ? " " : "", receipts[i]);
	return buf_str(&b);
}

START_TEST(words_that_wait_are_known_by_their_receipts)
{
	open_up();
	add_game();
	add_seat(&ann, 0, "red");
	add_seat(&bob, 1, "blue");
	left(&ann, PHASE - 1, 2, QUESTION_WORDS);
	int64_t passed = left(&ann, PHASE, 3, QUESTION_WORDS);
	left(&ann, PHASE, 4, QUESTION_WORDS);
	left(&ann, PHASE, 4, QUESTION_WORDS);
	left(&ann, PHASE, 5, QUESTION_ASKED);
	left(&ann, PHASE, 6, QUESTION_REFUSED);
	left(&bob, PHASE, 1, QUESTION_WORDS);
	left(&ann, PHASE, 7, QUESTION_WORDS);

	ck_assert(str_is(kept(&ann, PHASE, 8), "3 4 7"));
	ck_assert(str_is(kept(&ann, PHASE, 7), "3 4"));
	OK(questions_settle(st, passed, QUESTION_PASSED, 91, &err));
	ck_assert(str_is(kept(&ann, PHASE, 8), "4 7"));
	ck_assert(str_is(kept(&ann, PHASE - 1, 8), "2"));
	ck_assert(str_is(kept(&bob, PHASE, 1), ""));
	shut();
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("questions");
	TCase *t = tcase_create("questions");

	tcase_add_test(t, words_that_wait_are_known_by_their_receipts);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
