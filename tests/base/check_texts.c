/* Pages of prose become headers of C: base/texts.awk, read with the format at its head.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Returns the script's output for a page, with the page's path left out. */
static const char *made_of(const char *page, const char *how, int *status)
{
	static char out[4096];
	char path[] = "/tmp/texts-XXXXXX", command[120], *at;
	int fd = mkstemp(path);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, page, strlen(page)), (ssize_t)strlen(page));
	close(fd);
	snprintf(command, sizeof command, "awk -f base/texts.awk %s %s 2>&1", how,
		 path);
	FILE *f = popen(command, "r");
	ck_assert_ptr_nonnull(f);
	out[fread(out, 1, sizeof out - 1, f)] = '\0';
	*status = pclose(f);
	unlink(path);
	while ((at = strstr(out, path)) != NULL)
		memmove(at, at + strlen(path), strlen(at + strlen(path)) + 1);
	return out;
}

static const char page[] = "# Words\n\nFor readers: \"not\" a text.\n\n"
			   "## Force Field\n\nIt says \"no\" to allies\\others.\n\n"
			   "A second paragraph.\n- an item\n- another\n\n"
			   "### After 2-3\n\nShort.\n";

START_TEST(each_entry_is_a_macro_with_its_place_in_the_page)
{
	int status;

	ck_assert_str_eq(
		made_of(page, "", &status),
		"/* made by base/texts.awk */\n#include \"base/locale.h\"\n"
		"#line 7 \"\"\n#define TEXT_FORCE_FIELD "
		"N_(\"It says \\\"no\\\" to allies\\\\others.\"), "
		"N_(\"A second paragraph.\"), N_(\"- an item\"), N_(\"- another\")\n"
		"#line 15 \"\"\n#define TEXT_FORCE_FIELD_AFTER_2_3 N_(\"Short.\")\n");
	ck_assert_int_eq(status, 0);
	ck_assert_str_eq(made_of(page, "-v list=1", &status),
			 "TEXT_FORCE_FIELD\nTEXT_FORCE_FIELD_AFTER_2_3\n");
}
END_TEST

static const struct {
	const char *page, *said; /* the line, and how what is wrong begins */
} wrong[] = {
	{"## A\n\nOne.\n## A\n\nTwo.\n",
	 ":4: TEXT_A stands twice: it is also in line 1"},
	{"## A B\n\nOne.\n## A-b\n\nTwo.\n", ":4: TEXT_A_B stands twice"},
	{"## A\n\n## B\n\nTwo.\n", ":3: the entry above has no text: TEXT_A"},
	{"## A\n\nOne.\n\n## B\n", ":5: the entry above has no text: TEXT_B"},
	{"## A\n\nOne line\nand another.\n", ":4: a paragraph is one line"},
	{"## A\n\nTrailing \n", ":3: a tab, a carriage return or a blank"},
	{"## A\n\nTab\there\n", ":3: a tab, a carriage return or a blank"},
	{"## A\n\nOne.\n\n* a star\n", ":5: here may stand a heading"},
	{"## A\n\n```\ncode\n```\n", ":3: here may stand a heading"},
	{"## A\n\nOne.\n#### Deep\n", ":4: here may stand a heading"},
	{"## 1st\n\nOne.\n", ":1: a heading is made of letters"},
	{"### Part\n\nOne.\n", ":1: a part (###) stands below an entry (##)"},
	{"# Nothing\n\nOne.\n", ":3: there is no entry (##)"},
};

START_TEST(a_fault_stops_the_build_with_its_line)
{
	int status;
	const char *said = made_of(wrong[_i].page, "", &status);

	ck_assert_msg(strstr(said, wrong[_i].said), "%s", said);
	ck_assert_int_ne(status, 0);
}
END_TEST

static Suite *texts_suite(void)
{
	Suite *s = suite_create("texts");
	TCase *t = tcase_create("texts");

	tcase_add_test(t, each_entry_is_a_macro_with_its_place_in_the_page);
	tcase_add_loop_test(t, a_fault_stops_the_build_with_its_line, 0,
			    sizeof wrong / sizeof *wrong);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(texts_suite)
