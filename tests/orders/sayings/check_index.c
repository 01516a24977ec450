/* No saying that may fit a clause is left out by the sets that lead to it.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/language.h"
#include "orders/sayings/saying_rows.h"
#include "tests/check_main.h"
#include "tests/orders/toy.h"

static const char *const said[] = {
	"",
	"please wait for me, I have guests",
	"I would like to feed blue 3, and Green 2 if possible",
	"only if red buys 4, otherwise sell 3 to green",
	"never mind, cancel all of it",
	"3 2 1",
	"thanks! what do I have?",
};

static struct traits all_of(struct arena *a, const struct sayings *s, const char *text)
{
	struct reader r = toy_reader(1);
	struct token t[LEX_TOKENS + 1];
	struct traits all = {{0}};
	int n = lex(language_lexicon(a, &r), str_of(text), t);

	for (int i = 0; i < n; i++) {
		struct traits one = traits_of(s->words, &t[i]);
		traits_add(&all, &one);
	}
	return all;
}

START_TEST(a_row_that_may_fit_is_in_the_set)
{
	struct arena *a = arena_create();
	const struct traits all = all_of(a, language_sayings(&toy), said[_i]);
	const struct sayings *s = language_sayings(&toy);
	uint64_t set[ROW_SET];

	for (int k = 0; k < N_ROW_KINDS; k++) {
		const struct rows *rows = &s->of[k];
		int next;
		rows_for(rows, ~0U, &all, set);
		next = rows_next(rows, set, 0);
		for (int r = 0; r < rows->n; r++) {
			if (row_may_fit(rows->row[r], &all))
				ck_assert_msg(next == r, "\"%s\": %s", said[_i],
					      rows->row[r]->saying->says);
			if (next == r)
				next = rows_next(rows, set, r + 1);
		}
		ck_assert_int_eq(next, rows->n);
	}
	arena_destroy(a);
}
END_TEST

/* Else nothing is won by it. */
START_TEST(most_rows_are_left_out)
{
	struct arena *a = arena_create();
	const struct rows *rows = &language_sayings(&toy)->of[ROW_RESPELLS];
	const struct traits all = all_of(a, language_sayings(&toy), said[_i]);
	uint64_t set[ROW_SET];
	int n = 0;

	rows_for(rows, ~0U, &all, set);
	for (int r = 0; (r = rows_next(rows, set, r)) < rows->n; r++)
		n++;
	ck_assert_int_lt(n, rows->n / 2);
	arena_destroy(a);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("sayings by their words");
	TCase *t = tcase_create("index");

	tcase_add_loop_test(t, a_row_that_may_fit_is_in_the_set, 0,
			    sizeof said / sizeof *said);
	tcase_add_loop_test(t, most_rows_are_left_out, 0, sizeof said / sizeof *said);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
