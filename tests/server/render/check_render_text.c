/* The text press keeps what it promises about lines.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/page.h"
#include "server/render/render_text.h"
#include "tests/check_main.h"

static struct arena *a;
static struct page p;

static void make(void)
{
	a = arena_create();
	p = page_in(a);
}

static void drop(void)
{
	arena_destroy(a);
}

static const char *printed(void)
{
	return str_z(a, render_text(a, &p));
}

START_TEST(a_paragraph_is_broken_at_72_columns)
{
	page_para(
		&p,
		STR("one two three four five six seven eight nine ten eleven twelve thirteen fourteen"));
	ck_assert_str_eq(
		printed(),
		"one two three four five six seven eight nine ten eleven twelve thirteen\nfourteen\n");
}
END_TEST

START_TEST(a_section_is_indented_and_stands_apart)
{
	page_para(&p, STR("head"));
	page_heading(&p, 1, STR("NEWS"));
	page_para(&p, STR("text"));
	page_item(&p, STR("an item"));
	page_heading(&p, 2, STR("MORE"));
	ck_assert_str_eq(printed(), "head\n\n1 NEWS\n  text\n  - an item\n\n2 MORE\n");
}
END_TEST

START_TEST(a_part_of_a_section_has_a_blank_line_above_it)
{
	page_heading(&p, 2, STR("THE POWERS"));
	page_subheading(&p, STR("Red: Zombie"));
	page_para(&p, STR("Never lost."));
	page_subheading(&p, STR("Blue: Virus"));
	page_para(&p, STR("Multiplies."));
	ck_assert_str_eq(printed(),
			 "2 THE POWERS\n  Red: Zombie\n  Never lost.\n\n  Blue: Virus\n"
			 "  Multiplies.\n");
}
END_TEST

START_TEST(no_line_begins_like_a_quote_or_an_envelope)
{
	page_para(&p, STR("> quoted\nFrom here on\nfrom here"));
	page_verbatim(&p, STR(">x\nFrom y"));
	ck_assert_str_eq(printed(),
			 " > quoted\n From here on\nfrom here\n >x\n From y\n");
}
END_TEST

START_TEST(tabs_and_control_characters_become_blanks_and_ends_are_trimmed)
{
	page_para(&p, STR("a\tb\x01"
			  "c  \nd"));
	ck_assert_str_eq(printed(), "a b c\nd\n");
}
END_TEST

START_TEST(a_word_longer_than_a_line_is_cut_between_characters)
{
	char word[400];

	for (size_t i = 0; i + 1 < sizeof word; i += 2)
		memcpy(word + i, "\xc3\xa9", 2); /* e with an accent */
	page_para(&p, (struct str){word, 398});
	struct str text = render_text(a, &p), line;
	ck_assert(str_is_utf8(text));
	while (str_line(&text, &line))
		ck_assert_uint_le(str_columns(line), PRESS_COLUMNS);
}
END_TEST

/* With any words and any blanks between them, letters beyond ASCII take other ways and the same room. */
START_TEST(lines_break_at_the_same_words_in_ascii_and_beyond)
{
	enum { LONGEST = 90, WORDS = 12 };

	for (int longest = 1; longest < LONGEST; longest++)
		for (size_t blanks = 1; blanks < 4; blanks++) {
			struct buf text[2] = {buf_in(a), buf_in(a)}, want = buf_in(a);
			struct str got[2];
			for (int i = 0; i < WORDS; i++)
				for (int k = 0; k < 2; k++) {
					for (int n = i * 7 % longest; n >= 0; n--)
						buf_z(&text[k], k ? "\xc3\xb6" : "o");
					buf_fill(&text[k], ' ', blanks);
				}
			for (int k = 0; k < 2; k++) {
				p = page_in(a);
				page_para(&p, buf_str(&text[k]));
				page_item(&p, buf_str(&text[k]));
				got[k] = render_text(a, &p);
			}
			for (size_t i = 0; i < got[0].n; i++)
				if (got[0].s[i] == 'o')
					buf_z(&want, "\xc3\xb6");
				else
					buf_char(&want, got[0].s[i]);
			ck_assert_str_eq(str_z(a, got[1]), str_z(a, buf_str(&want)));
			arena_reset(a);
		}
}
END_TEST

START_TEST(no_break_spaces_hold_words_together)
{
	page_para(
		&p,
		STR("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx Red" PAGE_NBSP
		    "->" PAGE_NBSP "BLUE"));
	ck_assert(strstr(printed(), "\nRed -> BLUE\n"));
}
END_TEST

START_TEST(two_ends_that_do_not_fit_take_two_lines)
{
	struct str line, text;

	page_title(&p,
		   STR("A GAME WITH QUITE A LONG NAME AND A TITLE IN QUOTATION MARKS"),
		   STR("TURN 5, PHASE 1 OF 4"));
	text = render_text(a, &p);
	for (int i = 0; i < 3; i++) {
		ck_assert(str_line(&text, &line));
		ck_assert_uint_le(str_columns(line), PRESS_COLUMNS);
	}
	ck_assert(!str_line(&text, &line));
}
END_TEST

/* A GM may give a game a title of any length: no word of it is lost or cut. */
START_TEST(a_title_that_is_longer_than_a_line_is_broken)
{
	struct str line, text;

	page_title(
		&p,
		STR("COSMIC ENCOUNTER BY MAIL - GAME KESTREL \"The Great Northern Wagtail Invitational\""),
		STR("TURN 5, PHASE 1 OF 4"));
	text = render_text(a, &p);
	ck_assert(str_line(&text, &line));
	ck_assert(str_is(
		line,
		"COSMIC ENCOUNTER BY MAIL - GAME KESTREL \"The Great Northern Wagtail"));
	ck_assert(str_line(&text, &line));
	ck_assert(str_starts(line, "Invitational\" "));
	ck_assert(str_ends(line, " TURN 5, PHASE 1 OF 4"));
	ck_assert_uint_eq(str_columns(line), PRESS_COLUMNS);
	ck_assert(str_line(&text, &line));
	ck_assert(str_starts(line, "==="));
}
END_TEST

START_TEST(columns_are_aligned_under_their_heads)
{
	struct page_table *t = page_table(&p);

	page_column(t, STR("what"), PAGE_LEFT);
	page_column(t, STR("n"), PAGE_RIGHT)->least = 3;
	page_row(t);
	page_cell(t, STR("tokens"));
	page_cell(t, STR("7"));
	page_row(t);
	page_cell(t, STR("x"));
	page_cell(t, STR("12"));
	page_note(t, STR("a note"));
	ck_assert_str_eq(printed(),
			 "what      n\ntokens    7\nx        12\n   a note\n");
}
END_TEST

/* In a type of fixed width a name in letters of East Asia takes two columns a letter. */
START_TEST(columns_are_aligned_beside_wide_letters)
{
	static const char *const names[] = {"Ann",
					    "\xe6\x9d\x8e\xe5\xb0\x8f\xe9\xbe\x8d",
					    "\xea\xb9\x80", "Zo\xc3\xab"};
	struct page_table *t = page_table(&p);
	struct str text, line;
	int n = 0;

	page_column(t, STR("name"), PAGE_LEFT);
	page_column(t, STR("address"), PAGE_LEFT);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		page_row(t);
		page_cell(t, str_of(names[i]));
		page_cell(t, STR("x@example.org"));
	}
	text = render_text(a, &p);
	for (; str_line(&text, &line); n++) {
		size_t at = str_find(line, n ? STR("x@") : STR("address"));
		ck_assert_uint_ne(at, SIZE_MAX);
		/* six columns of the widest name, two between */
		ck_assert_uint_eq(str_cells(str_slice(line, 0, at)), 8);
	}
	ck_assert_int_eq(n, 5);
}
END_TEST

START_TEST(a_table_that_is_too_wide_wraps_its_cells)
{
	struct page_table *t = page_table(&p);
	struct str text, line;

	for (int i = 0; i < 5; i++)
		page_column(t, STR("head"), PAGE_LEFT);
	for (int r = 0; r < 2; r++) {
		page_row(t);
		for (int i = 0; i < 5; i++)
			page_cell(t, STR("R4 B2 G1 Y3 P1 O2"));
	}
	text = render_text(a, &p);
	int n = 0;
	for (; str_line(&text, &line); n++)
		ck_assert_uint_le(str_columns(line), PRESS_COLUMNS);
	ck_assert_int_eq(n, 5);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("render_text");
	TCase *c = tcase_create("render_text");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, a_paragraph_is_broken_at_72_columns);
	tcase_add_test(c, a_section_is_indented_and_stands_apart);
	tcase_add_test(c, a_part_of_a_section_has_a_blank_line_above_it);
	tcase_add_test(c, no_line_begins_like_a_quote_or_an_envelope);
	tcase_add_test(c,
		       tabs_and_control_characters_become_blanks_and_ends_are_trimmed);
	tcase_add_test(c, a_word_longer_than_a_line_is_cut_between_characters);
	tcase_add_test(c, lines_break_at_the_same_words_in_ascii_and_beyond);
	tcase_add_test(c, no_break_spaces_hold_words_together);
	tcase_add_test(c, two_ends_that_do_not_fit_take_two_lines);
	tcase_add_test(c, a_title_that_is_longer_than_a_line_is_broken);
	tcase_add_test(c, columns_are_aligned_under_their_heads);
	tcase_add_test(c, columns_are_aligned_beside_wide_letters);
	tcase_add_test(c, a_table_that_is_too_wide_wraps_its_cells);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
