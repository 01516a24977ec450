/* Rule books: how pages become a table, and what is found in one by a mark.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/rulings.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "tests/check_main.h"

static struct arena *a;

static void setup(void)
{
	a = arena_create();
}

static void teardown(void)
{
	arena_destroy(a);
}

/* A book with several kinds of marks, as two games might have them. */
static const struct ruling table[] = {
	{"DD-014", "Riding.", "Before losses, tokens may move."},
	{"DU-001", "Game length:", "10 turns."},
	{"PC-F.1", "", "Added to the deck."},
	{"R-012", "Hand sizes are public,", "hands are not."},
};
static const struct rule_book book = RULE_BOOK(table);

static const char *text_of(const char *mark)
{
	struct buf b = buf_in(a);

	return rulings_text(&book, str_of(mark), &b) ? b.s : "none";
}

START_TEST(a_mark_of_any_kind_is_found_in_any_case)
{
	ck_assert_int_eq(book.n, 4);
	ck_assert_str_eq(text_of("DD-014"),
			 "DD-014. Riding. Before losses, tokens may move.\n");
	ck_assert_str_eq(text_of("pc-f.1"), "PC-F.1. Added to the deck.\n");
	ck_assert_str_eq(text_of("R-012"),
			 "R-012. Hand sizes are public, hands are not.\n");
	ck_assert_str_eq(text_of("R-01"), "none");
	ck_assert_str_eq(text_of(""), "none");
}
END_TEST

START_TEST(a_title_stands_without_its_full_stop)
{
	ck_assert(str_is(rulings_title(&book, STR("dd-014")), "Riding"));
	ck_assert(str_is(rulings_title(&book, STR("DU-001")), "Game length"));
	ck_assert(str_is(rulings_title(&book, STR("R-012")), "Hand sizes are public"));
	ck_assert_uint_eq(rulings_title(&book, STR("PC-F.1")).n, 0);
	ck_assert_uint_eq(rulings_title(&book, STR("CD-001")).n, 0);
}
END_TEST

START_TEST(a_game_without_a_book_has_no_rulings)
{
	struct buf b = buf_in(a);

	ck_assert_ptr_null(rulings_find(NULL, STR("R-012")));
	ck_assert_uint_eq(rulings_title(NULL, STR("R-012")).n, 0);
	ck_assert(!rulings_text(NULL, STR("R-012"), &b));
}
END_TEST

/* Returns the script's output for a page; `how` are its settings. */
static const char *made_of(const char *page, const char *how, int *status)
{
	static char out[4096];
	char path[] = "/tmp/rulings-XXXXXX", command[200];
	int fd = mkstemp(path);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, page, strlen(page)), (ssize_t)strlen(page));
	close(fd);
	snprintf(command, sizeof command,
		 "LC_ALL=C awk -f rules/pieces/rulings.awk -v %s %s 2>&1", how, path);
	FILE *f = popen(command, "r");
	ck_assert_ptr_nonnull(f);
	out[fread(out, 1, sizeof out - 1, f)] = '\0';
	*status = pclose(f);
	unlink(path);
	return out;
}

static const char page[] =
	"# A book\n\nText about DD-001 that is none.\n\n"
	"**DD-001 A \"map\".** It has 28 areas\n  and `42` borders.\n"
	" Test: load it.\n\nNot of it.\n"
	"* **DD-002** Two \\ three.\n- CB-13.4 [S] Eon style.\n- PC-F.10 Added.\n"
	"| DD-003 | in a table | is none |\n";

/* Sorted by its marks, for it is searched by halves. */
START_TEST(pages_become_a_table)
{
	int status;

	ck_assert_str_eq(
		made_of(page, "name=small", &status),
		"/* made from the pages of small by rules/pieces/rulings.awk */\n"
		"static const struct ruling rulings_small[] = {\n"
		"\t{\"CB-13.4\", \"\", \"Eon style.\"},\n"
		"\t{\"DD-001\", \"A \\\"map\\\".\", \"It has 28 areas and 42 borders.\"},\n"
		"\t{\"DD-002\", \"\", \"Two \\\\ three.\"},\n"
		"\t{\"PC-F.10\", \"\", \"Added.\"},\n};\n");
	ck_assert_int_eq(status, 0);
	ck_assert_str_eq(made_of(page, "list=1", &status),
			 "DD-001\nDD-002\nCB-13.4\nPC-F.10\n");
}
END_TEST

START_TEST(a_mark_that_stands_twice_stops_the_build)
{
	int status;
	const char *said = made_of("- R-001 One.\n\n- R-001 Two.\n", "list=1", &status);

	ck_assert_ptr_nonnull(strstr(said, ":3: R-001 stands twice"));
	ck_assert_int_ne(status, 0);
}
END_TEST

/* A line of an entry that somebody forgot to indent would vanish from the GM's copy. */
START_TEST(a_line_that_belongs_nowhere_stops_the_build)
{
	int status;
	const char *said =
		made_of("**R-001 One.** It goes\non here.\n", "name=bad", &status);

	ck_assert_ptr_nonnull(strstr(said, ":2: this line follows R-001"));
	ck_assert_ptr_nonnull(strstr(said, "indent it to go on with the entry"));
	ck_assert_int_ne(status, 0);
	/* Nothing that a compiler would take for a whole table is printed. */
	ck_assert_ptr_null(strstr(said, "};"));
	said = made_of("**R-001 One.** It goes\n  on here.\n\nProse.\n", "list=1",
		       &status);
	ck_assert_str_eq(said, "R-001\n");
	ck_assert_int_eq(status, 0);
}
END_TEST

static Suite *rulings_suite(void)
{
	Suite *s = suite_create("rulings");
	TCase *t = tcase_create("rulings");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, a_mark_of_any_kind_is_found_in_any_case);
	tcase_add_test(t, a_title_stands_without_its_full_stop);
	tcase_add_test(t, a_game_without_a_book_has_no_rulings);
	tcase_add_test(t, pages_become_a_table);
	tcase_add_test(t, a_mark_that_stands_twice_stops_the_build);
	tcase_add_test(t, a_line_that_belongs_nowhere_stops_the_build);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(rulings_suite)
