/* Letters as real mail programs write them: each letters/NAME.eml is read, in this
 * process and by the worker, and compared with letters/NAME.expect: class orders |
 * answer yes | reason text | from ADDRESS | flags a,b | subject TEXT
 * left none | left 3 lines below "MARK" | left 0 lines, 2 quoted: text of others that is not of a letter of ours; checked where it is written
 *     "| line" of the text, "> line" that is quoted right above it, "+ line" of an attachment orders.txt
 * SPDX-License-Identifier: ISC */
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/read/worker.h"
#include "tests/check_main.h"

static const char folder[] = "tests/mail/letters";
static const struct letter_house house = {
	.address = {"gm@example.org", 14},
	.instance = {"k7f3", 4},
};

static struct str read_file(struct arena *a, const char *name)
{
	char path[512];
	struct buf b = buf_in(a);
	static char chunk[65536];
	size_t n;

	snprintf(path, sizeof path, "%s/%s", folder, name);
	FILE *f = fopen(path, "rb");
	ck_assert_msg(f != NULL, "%s: cannot be read", path);
	while ((n = fread(chunk, 1, sizeof chunk, f)) > 0)
		buf_add(&b, (struct str){chunk, n});
	fclose(f);
	return buf_str(&b);
}

/* Describes the reading of a letter, in the form of the .expect files. */
static void describe_left(struct buf *b, const struct letter *l)
{
	if (!l->left_mark.n && !l->n_left_quotes) {
		buf_z(b, "left none\n");
		return;
	}
	buf_printf(b, "left %zu lines", l->n_left);
	if (l->left_mark.n)
		buf_printf(b, " below \"" PRI_STR "\"", STR_ARG(l->left_mark));
	if (l->n_left_quotes)
		buf_printf(b, ", %zu quoted", l->n_left_quotes);
	buf_char(b, '\n');
}

static struct str describe(struct arena *a, const struct letter *l, struct str want)
{
	struct buf b = buf_in(a);
	const bool subject = str_find(want, STR("\nsubject ")) != SIZE_MAX;

	buf_printf(&b,
		   "class %s\nanswer %s\nreason %s\nfrom " PRI_STR "\nflags " PRI_STR
		   "\n",
		   letter_class_name(l->class), l->answer ? "yes" : "no",
		   letter_reasons[l->reason].name, STR_ARG(l->from),
		   STR_MADE(a, letter_flag_names(l->flags, a)));
	if (subject)
		buf_printf(&b, "subject " PRI_STR "\n", STR_ARG(l->subject));
	if (str_find(want, STR("\nleft ")) != SIZE_MAX)
		describe_left(&b, l);
	for (size_t i = 0; i < l->n_lines; i++) {
		if (l->n_above)
			buf_add(&b, l->above[i]);
		buf_printf(&b, "|%s" PRI_STR "\n", l->lines[i].n ? " " : "",
			   STR_ARG(l->lines[i]));
	}
	for (size_t i = 0; i < l->n_attached; i++)
		buf_printf(&b, "+%s" PRI_STR "\n", l->attached[i].n ? " " : "",
			   STR_ARG(l->attached[i]));
	return buf_str(&b);
}

static int compare(const char *name, const char *how, struct str want, struct str got)
{
	if (str_equal(want, got))
		return 0;
	fprintf(stderr, "--- %s (%s), expected:\n" PRI_STR "--- got:\n" PRI_STR "\n",
		name, how, STR_ARG(want), STR_ARG(got));
	return 1;
}

static int check_letter(struct worker *w, const char *name)
{
	struct arena *a = arena_create();
	struct str bytes = read_file(a, name);
	char expect[300];
	struct letter here, there;
	enum worker_result result;
	struct err err = {0};

	snprintf(expect, sizeof expect, "%.*s.expect", (int)strlen(name) - 4, name);
	struct str want = read_file(a, expect);
	letter_read(a, &house, bytes, &here);
	int bad = compare(name, "here", want, describe(a, &here, want));
	ck_assert(worker_read(w, a, bytes, &there, &result, &err));
	bad += compare(name, "by the worker", want, describe(a, &there, want));
	bad += strcmp(here.content_key, there.content_key) != 0;
	arena_destroy(a);
	return bad;
}

START_TEST(every_letter_gives_the_expected_text_class_and_sender)
{
	DIR *d = opendir(folder);
	struct worker *w = worker_open(&house);
	struct dirent *e;
	int n = 0, bad = 0;

	ck_assert_msg(d != NULL, "run this from the top of the tree");
	while ((e = readdir(d))) {
		if (!str_ends(str_of(e->d_name), ".eml"))
			continue;
		bad += check_letter(w, e->d_name);
		n++;
	}
	closedir(d);
	worker_close(w);
	ck_assert_int_ge(n, 300);
	ck_assert_int_eq(bad, 0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("letters");
	TCase *t = tcase_create("letters");

	tcase_set_timeout(t, 60);
	tcase_add_test(t, every_letter_gives_the_expected_text_class_and_sender);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
