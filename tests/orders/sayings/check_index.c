/* No saying that may fit a clause is left out by the sets that lead to it, or by the two tokens with which it begins.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/language.h"
#include "orders/sayings/phrase_match.h"
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
	struct traits all = {.bits = {0}};
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

/* The clause that a row of words alone stands for, by the choice with this number of each element; false: it has other elements. */
static bool write_row(const struct row *row, int nth, struct clause *c)
{
	*c = (struct clause){.n = 0};
	for (int e = 0; e < row->n; e++) {
		const struct element *el = &row->element[e];
		if (el->kind == ELEMENT_START || el->kind == ELEMENT_END)
			continue;
		if (el->kind != ELEMENT_WORDS)
			return false;
		const struct spelled *words = &el->choice[nth % el->n_choices];
		for (int k = 0; k < words->n; k++)
			c->t[c->n++] = words->token[k];
	}
	return c->n > 0;
}

struct looked_at {
	struct phrases *p;
	int fit, ruled_out;
};

/* The row's own words fit it; with another word in the second place it is not even tried where that can be seen. */
static void look_at(struct looked_at *l, const struct row *row, int nth)
{
	static struct match m;
	struct clause c;
	int end;

	if (!write_row(row, nth, &c))
		return;
	match_begin(&m, l->p, &c);
	ck_assert_msg(match_row(&m, row, 0, &end), "%s", row->saying->says);
	l->fit++;
	if (!row->paired || c.n < 2 || c.t[0].flags & WORD_DROPPED)
		return;
	c.t[1] = (struct token){.kind = TOKEN_WORD, .text = STR("zyx")};
	match_begin(&m, l->p, &c);
	l->ruled_out += !match_may(&m, row, 0);
}

START_TEST(a_row_is_tried_where_its_own_words_stand)
{
	enum { CHOICES = 12 };
	struct arena *a = arena_create();
	const struct sayings *s = language_sayings(&toy);
	struct reader r = toy_reader(1);
	struct looked_at l = {.p = phrases_make(a, &r)};

	for (int nth = 0; nth < CHOICES; nth++) {
		for (int k = 0; k < N_ROW_KINDS; k++)
			for (int i = 0; i < s->of[k].n; i++)
				look_at(&l, s->of[k].row[i], nth);
		for (int i = 0; i < s->n_parts; i++)
			for (const struct row *row = s->part[i].first; row;
			     row = row->next)
				look_at(&l, row, nth);
	}
	ck_assert_int_gt(l.fit, 1000);
	ck_assert_int_gt(l.ruled_out, 100);
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
	tcase_add_test(t, a_row_is_tried_where_its_own_words_stand);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
