/* Sheets of A4: nothing lies beyond a margin or below the foot, no word is lost, and they are numbered.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "server/render/sheets.h"

static struct arena *a;

static void set_up(void)
{
	a = arena_create();
}

static void tear_down(void)
{
	arena_destroy(a);
}

/* The real width is that of the letters; the sheets' own count of it is checked against words that were measured by cairo. */
static int left_of(const struct figure_shape *s, int width)
{
	return s->anchor == FIGURE_START    ? s->at[0].x
	       : s->anchor == FIGURE_FINISH ? s->at[0].x - width
					    : s->at[0].x - width / 2;
}

static void is_within(const struct figure *f)
{
	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind != FIGURE_TEXT)
			continue;
		int width =
			sheets_width(s->bold ? SHEET_STRONG : SHEET_PLAIN, s->text) *
			s->size / 17;
		int left = left_of(s, width);
		ck_assert_msg(left >= SHEET_MARGIN - 1 &&
				      left + width <= SHEET_WIDTH - SHEET_MARGIN + 3,
			      "%.*s: %d to %d", STR_ARG(s->text), left, left + width);
		ck_assert_int_lt(s->at[0].y, SHEET_HEIGHT - 60);
	}
}

/* All texts in a row. */
static struct str words_of(const struct sheets *s)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < s->n; i++)
		for (int k = 0; k < s->sheet[i].n; k++)
			if (s->sheet[i].shapes[k].kind == FIGURE_TEXT)
				buf_printf(&b, "%.*s ",
					   STR_ARG(s->sheet[i].shapes[k].text));
	return buf_str(&b);
}

static bool has(struct str hay, const char *words)
{
	return strstr(str_z(a, hay), words) != NULL;
}

START_TEST(a_text_is_wrapped_at_its_words_and_none_is_lost)
{
	struct buf text = buf_in(a);
	struct sheets s = sheets_in(a);
	char word[24];

	for (int i = 0; i < 3000; i++)
		buf_printf(&text, "word%d ", i);
	sheets_turn(&s, STR("All words"));
	sheets_text(&s, SHEET_PLAIN, buf_str(&text));
	ck_assert_int_ge(s.n, 2);
	ck_assert(str_is(s.sheet[0].title, "All words"));
	ck_assert_uint_eq(s.sheet[1].title.n, 0);
	struct str all = words_of(&s);
	for (int i = 0; i < 3000; i++) {
		snprintf(word, sizeof word, "word%d ", i);
		ck_assert_msg(has(all, word), "%s", word);
	}
	for (int i = 0; i < s.n; i++)
		is_within(&s.sheet[i]);
}
END_TEST

/* A word without an end, letters of several bytes, lines that end by themselves. */
START_TEST(what_cannot_be_wrapped_is_cut_between_letters)
{
	struct buf text = buf_in(a);
	struct sheets s = sheets_in(a);

	buf_fill(&text, 'W', 500);
	buf_z(&text, "\n\nGr");
	for (int i = 0; i < 300; i++)
		buf_z(&text, "\xc3\xbc");
	buf_z(&text, "\nend");
	sheets_turn(&s, STR(""));
	sheets_text(&s, SHEET_PLAIN, buf_str(&text));
	for (int k = 0; k < s.sheet[0].n; k++)
		ck_assert(str_is_utf8(s.sheet[0].shapes[k].text));
	is_within(&s.sheet[0]);
	ck_assert(has(words_of(&s), "end"));
}
END_TEST

/* So narrow that not one letter fits: there is one in each line, not none for ever. */
START_TEST(a_line_has_one_letter_at_least)
{
	struct str rest = STR("ab");

	ck_assert(str_is(sheets_wrap(SHEET_PLAIN, 1, &rest), "a"));
	ck_assert(str_is(sheets_wrap(SHEET_PLAIN, 1, &rest), "b"));
	ck_assert_uint_eq(rest.n, 0);
}
END_TEST

static void fill_table(struct page *page, int n_columns, int n_rows)
{
	struct page_table *t = page_table(page);

	for (int c = 0; c < n_columns; c++)
		page_column(t, str_printf(a, "Head %d", c),
			    c % 2 ? PAGE_RIGHT : PAGE_LEFT);
	for (int r = 0; r < n_rows; r++) {
		page_row(t);
		for (int c = 0; c < n_columns; c++)
			page_cellf(t, "cell%d.%d%s", r, c,
				   c == 1 ? " with so many words that it takes lines"
					  : "");
		page_note(
			t,
			STR("A note to the row, which runs over the whole width of the sheet "
			    "and, being long, over two lines of it if need be."));
	}
}

START_TEST(a_table_of_any_width_keeps_its_cells_on_the_sheets)
{
	for (int n = 1; n <= PAGE_COLUMNS_MAX; n++) {
		struct page page = page_in(a);
		struct sheets s = sheets_in(a);
		page_heading(&page, 4, STR("A TABLE"));
		fill_table(&page, n, 40);
		sheets_turn(&s, STR(""));
		sheets_page(&s, &page);
		ck_assert_int_ge(s.n, 2);
		for (int i = 0; i < s.n; i++)
			is_within(&s.sheet[i]);
		struct str all = words_of(&s);
		ck_assert(has(all, "4  A TABLE"));
		ck_assert(has(all, "cell0.0") && has(all, "cell39.0"));
		/* The head stands on each sheet. */
		for (int i = 0; i < s.n; i++) {
			struct sheets one = {.n = 1, .sheet = &s.sheet[i]};
			ck_assert(has(words_of(&one), "Head 0"));
		}
	}
}
END_TEST

START_TEST(a_drawing_is_as_wide_as_the_texts_or_as_high_as_it_may_be)
{
	static const int sides[][2] = {{640, 700}, {640, 100}, {100, 900}};

	for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
		struct figure f = figure_in(a, sides[i][0], sides[i][1]);
		struct sheets s = sheets_in(a);
		figure_box(&f, 0, 0, f.width, f.height, 0,
			   (struct figure_paint){0xff0000, FIGURE_NONE, 0, false});
		sheets_turn(&s, STR(""));
		int top = s.y;
		sheets_figure(&s, &f, 500);
		const struct figure_shape *box = &s.sheet[0].shapes[0];
		ck_assert_int_ge(box->at[0].x, SHEET_MARGIN);
		ck_assert_int_le(box->at[0].x + box->at[1].x,
				 SHEET_WIDTH - SHEET_MARGIN);
		ck_assert_int_le(box->at[1].y, 500);
		ck_assert(box->at[1].x == SHEET_ROOM || box->at[1].y == 500);
		ck_assert_int_ge(s.y, top + box->at[1].y);
	}
}
END_TEST

START_TEST(each_sheet_has_its_number)
{
	struct sheets s = sheets_in(a);

	for (int i = 0; i < 12; i++)
		sheets_turn(&s, STR(""));
	sheets_number(&s, STR("The Postal Zine"), STR("Kestrel"));
	for (int i = 0; i < 12; i++) {
		struct sheets one = {.n = 1, .sheet = &s.sheet[i]};
		const char *number = str_z(a, str_printf(a, "%d / 12 ", i + 1));
		ck_assert(has(words_of(&one), number));
		ck_assert(has(words_of(&one), "The Postal Zine"));
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/sheets");
	TCase *t = tcase_create("sheets");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_text_is_wrapped_at_its_words_and_none_is_lost);
	tcase_add_test(t, what_cannot_be_wrapped_is_cut_between_letters);
	tcase_add_test(t, a_line_has_one_letter_at_least);
	tcase_add_test(t, a_table_of_any_width_keeps_its_cells_on_the_sheets);
	tcase_add_test(t, a_drawing_is_as_wide_as_the_texts_or_as_high_as_it_may_be);
	tcase_add_test(t, each_sheet_has_its_number);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
