/* The shape of a receipt, whatever the letter: the rows that show its lines fit the width of a letter, carets point at words that are
 * shown, and nothing that is to be copied stands there twice.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

#include <stdio.h>

enum { WIDTH = 72, LONGEST = 110 };

/* No row of the receipt that shows a line, or points into one, is wider than a letter. */
static void fits(struct sent r)
{
	struct str text = house_text(&h, r), row;

	while (str_line(&text, &row)) {
		if (row.n < 5 || memcmp(row.s + 3, "| ", 2) != 0)
			continue;
		ck_assert_msg(str_columns(row) <= WIDTH, "%zu: %.*s", str_columns(row),
			      STR_ARG(row));
	}
}

/* Carets below a line point at characters of the row above them. */
static void points_at_words(struct sent r)
{
	struct str text = house_text(&h, r), row, above = STR("");

	while (str_line(&text, &row)) {
		bool carets = row.n > 5 && str_starts(row, "   | ") &&
			      str_find_char(row, '^') != SIZE_MAX;
		if (carets) {
			size_t last = 0;
			for (size_t i = 5; i < row.n && strchr(" ^", row.s[i]); i++)
				last = row.s[i] == '^' ? i : last;
			ck_assert_msg(last <= str_columns(above), "%.*s\n%.*s",
				      STR_ARG(above), STR_ARG(row));
		} else if (row.n > 5 && memcmp(row.s + 3, "| ", 2) == 0 &&
			   row.s[1] != ' ')
			above = row;
	}
}

/* A line of every length, with what is not understood at every place of it. */
START_TEST(a_line_of_any_length_is_shown_within_the_width)
{
	char line[2 * LONGEST], filler[LONGEST + 1];

	for (int n = _i; n < LONGEST; n += 8) {
		memset(filler, 'x', sizeof filler);
		for (int i = 5; i < n; i += 6)
			filler[i] = ' ';
		filler[n] = '\0';
		snprintf(line, sizeof line, "%s %s\n", house_attack(&h, ANN), filler);
		struct sent r = receipt(ANN, line);
		fits(r);
		points_at_words(r);
		snprintf(line, sizeof line, "%s. %s\n", filler, house_attack(&h, BOB));
		r = receipt(BOB, line);
		fits(r);
		points_at_words(r);
		snprintf(line, sizeof line, "%s. I think %s of it all? No.\n",
			 house_attack(&h, CAT), filler);
		r = receipt(CAT, line);
		fits(r);
		points_at_words(r);
	}
}
END_TEST

static int n_times(struct sent r, const char *words)
{
	struct str text = house_text(&h, r);
	size_t at;
	int n = 0;

	while ((at = str_find(text, str_of(words))) != SIZE_MAX) {
		n++;
		text = str_slice(text, at + 1, text.n);
	}
	return n;
}

START_TEST(the_form_stands_in_a_receipt_once)
{
	static const char *const letters[] = {"same as last time\n",
					      "Sector 9\n",
					      "change it to 2\n",
					      "put it back\n",
					      "the other way round\n",
					      "frobnicate!\n",
					      "Attack!\n",
					      "4\n",
					      "I do what Bob does\n"};

	for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
		int who = (int)(i % 4);
		struct sent r = receipt(who, letters[i]);
		char form[64];
		snprintf(form, sizeof form, "attack %s __ with __", system_of(who));
		struct str lower = str_lower(h.a, str_of(form));
		ck_assert_msg(n_times(r, str_z(h.a, lower)) <= 1 &&
				      n_times(r, "# examples legal now") <= 1,
			      "%s%.*s", letters[i], STR_MADE(h.a, house_text(&h, r)));
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/receipt shape");
	TCase *t = tcase_create("receipt_shape");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t, a_line_of_any_length_is_shown_within_the_width, 0, 8);
	tcase_add_test(t, the_form_stands_in_a_receipt_once);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
