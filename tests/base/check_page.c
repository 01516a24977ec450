/* Pages: their blocks stay in order.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/figure.h"
#include "base/page.h"
#include "tests/check_main.h"

static struct arena *a;

static void make(void)
{
	a = arena_create();
}

static void drop(void)
{
	arena_destroy(a);
}

START_TEST(blocks_stay_in_the_order_in_which_they_came)
{
	struct page p = page_in(a);

	page_title(&p, STR("left"), STR("right"));
	page_heading(&p, 1, STR("NEWS"));
	for (int i = 0; i < 100; i++)
		page_paraf(&p, "paragraph %d", i);
	page_cut(&p);
	ck_assert_int_eq(p.n, 103);
	ck_assert_int_eq(p.blocks[0].kind, PAGE_TITLE);
	ck_assert(str_is(p.blocks[0].right, "right"));
	ck_assert_int_eq(p.blocks[1].number, 1);
	ck_assert(str_is(p.blocks[101].text, "paragraph 99"));
	ck_assert_int_eq(p.blocks[102].kind, PAGE_CUT);
}
END_TEST

START_TEST(an_empty_paragraph_adds_nothing)
{
	struct page p = page_in(a);

	page_para(&p, STR(""));
	page_item(&p, STR(""));
	page_verbatim(&p, STR(""));
	ck_assert_int_eq(p.n, 0);
}
END_TEST

START_TEST(a_page_for_text_alone_takes_no_figure)
{
	struct page p = page_in(a), text = page_in(a);
	struct figure f = figure_in(a, 10, 10);

	text.text_only = true;
	page_figure(&p, &f);
	page_figure(&text, &f);
	ck_assert_int_eq(p.n, 1);
	ck_assert_int_eq(text.n, 0);
}
END_TEST

START_TEST(the_board_stands_where_a_game_puts_it_if_there_is_one)
{
	struct page p = page_in(a), none = page_in(a);
	struct figure f = figure_in(a, 10, 10);

	p.board = &f;
	page_para(&p, STR("before"));
	page_board(&p);
	page_board(&none);
	ck_assert_int_eq(p.n, 2);
	ck_assert_int_eq(p.blocks[1].kind, PAGE_FIGURE);
	ck_assert_ptr_eq(p.blocks[1].figure, &f);
	ck_assert_int_eq(none.n, 0);
}
END_TEST

START_TEST(a_table_keeps_rows_cells_and_notes)
{
	struct page p = page_in(a);
	struct page_table *t = page_table(&p);

	page_column(t, STR("what"), PAGE_LEFT);
	page_column(t, STR("how many"), PAGE_RIGHT)->least = 5;
	for (int i = 0; i < 20; i++) {
		page_row(t);
		page_cell(t, STR("tokens"));
		page_cellf(t, "%d", i);
	}
	page_note(t, STR("and that was all"));
	page_note(t, STR(""));
	ck_assert_int_eq(t->n_columns, 2);
	ck_assert_int_eq(t->n_rows, 21);
	ck_assert_int_eq(t->rows[19].n_cells, 2);
	ck_assert(str_is(t->rows[19].cell[1], "19"));
	ck_assert(t->rows[20].note);
	ck_assert(p.blocks[0].table == t);
}
END_TEST

static int n_made;

static void count_it(const void *of, struct page *p)
{
	page_para(p, STR("once"));
	page_paraf(p, "%d", *(const int *)of);
	n_made++;
}

static void count_it_too(const void *of, struct page *p)
{
	count_it(of, p);
}

/* A reader to whom the part says something else must not get that of the others. */
START_TEST(a_part_is_made_once_for_all_who_know_the_same)
{
	struct page_shared shared = {0};
	struct page first = page_in(a), second = page_in(a), alone = page_in(a);
	int one = 1, two = 2;

	first.shared = second.shared = &shared;
	n_made = 0;
	page_share(&first, count_it, &one, 7);
	page_share(&first, count_it_too, &one, 7);
	ck_assert_int_eq(n_made, 2);
	page_headline(&second, STR("before"));
	page_share(&second, count_it, &two, 7);
	ck_assert_int_eq(n_made, 2);
	ck_assert_int_eq(second.n, 3);
	ck_assert(str_is(second.blocks[2].text, "1"));
	page_share(&second, count_it, &two, 8);
	ck_assert_int_eq(n_made, 3);
	ck_assert(str_is(second.blocks[4].text, "2"));
	page_share(&alone, count_it, &two, 7);
	ck_assert_int_eq(n_made, 4);
	ck_assert(str_is(alone.blocks[1].text, "2"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("page");
	TCase *c = tcase_create("page");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, blocks_stay_in_the_order_in_which_they_came);
	tcase_add_test(c, an_empty_paragraph_adds_nothing);
	tcase_add_test(c, a_page_for_text_alone_takes_no_figure);
	tcase_add_test(c, the_board_stands_where_a_game_puts_it_if_there_is_one);
	tcase_add_test(c, a_part_is_made_once_for_all_who_know_the_same);
	tcase_add_test(c, a_table_keeps_rows_cells_and_notes);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
