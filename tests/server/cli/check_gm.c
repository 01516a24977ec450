/* The command line: which call finds which command, help on three levels, and what a
 * wrong word gets.
 * SPDX-License-Identifier: ISC */
#include "server/cli/gm_table.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "server/cli/gm_args.h"
#include "server/home/config.h"
#include "tests/check_main.h"

enum { WORDS_MAX = 24 };

/* A line as a shell would divide it: blanks, "quotes", \" within them. Words after a
 * bar or a redirection are left out, and so are those before a bar. */
static int split(char *line, char *words[WORDS_MAX])
{
	char *bar = strstr(line, "| "), *p = bar ? bar + 2 : line;
	int n = 0;

	while (*p && n < WORDS_MAX - 1) {
		p += strspn(p, " ");
		if (!*p || *p == '<' || *p == '>')
			break;
		bool quoted = *p == '"';
		words[n++] = p += quoted;
		p += strcspn(p, quoted ? "\"" : " ");
		if (*p)
			*p++ = '\0';
	}
	words[n] = NULL;
	return n;
}

struct result {
	int status;
	char *out, *err;
};

static struct result call_words(int n, char *words[])
{
	struct result r = {0};
	size_t n_out, n_err;
	FILE *out = open_memstream(&r.out, &n_out),
	     *err = open_memstream(&r.err, &n_err);
	FILE *in = fopen("/dev/null", "r");

	r.status = gm_main(n, words, in, out, err);
	fclose(out);
	fclose(err);
	fclose(in);
	return r;
}

static struct result call(const char *line)
{
	char copy[500], *words[WORDS_MAX];

	snprintf(copy, sizeof copy, "%s", line);
	return call_words(split(copy, words), words);
}

static void done(struct result r)
{
	free(r.out);
	free(r.err);
}

static bool has(const char *text, const char *words)
{
	return strstr(text, words) != NULL;
}

/* --- the table -------------------------------------------------------------------- */

START_TEST(every_command_has_help_and_an_example_that_parses)
{
	const struct gm_command *c;

	for (int i = 0; (c = gm_command_at(i)) != NULL; i++) {
		struct arena *a = arena_create();
		struct gm *gm = arena_new(a, struct gm);
		struct err err = {0};
		enum gm_help help;
		char line[300], example[300], *words[WORDS_MAX];

		snprintf(line, sizeof line, "postalgm %s %s --help", c->group,
			 c->verb ? c->verb : "");
		struct result r = call(line);
		ck_assert_int_eq(r.status, GM_DONE);
		ck_assert_msg(has(r.out, "usage: postalgm ") &&
				      has(r.out, "\nexample:\n  postalgm "),
			      "%s", line);
		ck_assert_msg(has(r.out, c->what) && has(r.out, "--home DIR"), "%s",
			      line);
		ck_assert_str_eq(r.err, "");
		done(r);

		ck_assert_msg(has(c->example, "postalgm "), "%s", line);
		snprintf(example, sizeof example, "%s", c->example);
		int n = split(example, words);
		gm->a = a;
		ck_assert_msg(gm_args_read(gm, n, words, &help, &err), "%s: %s",
			      c->example, err.text);
		ck_assert_msg(gm->command == c, "%s", c->example);
		arena_destroy(a);
	}
}
END_TEST

START_TEST(every_row_of_the_table_is_complete)
{
	const struct gm_command *c;

	for (int i = 0; (c = gm_command_at(i)) != NULL; i++) {
		ck_assert_ptr_nonnull(c->args);
		ck_assert_ptr_nonnull(c->what);
		ck_assert_ptr_nonnull(c->example);
		ck_assert(c->run != NULL);
		ck_assert(c->most == -1 || c->most >= c->least);
		ck_assert_ptr_eq(gm_find(str_of(c->group), str_of(c->verb)), c);
		bool listed = false;
		for (const struct gm_group *g = gm_groups; g->name; g++)
			listed = listed || strcmp(g->name, c->group) == 0;
		ck_assert_msg(listed, "%s is in no list", c->group);
		/* commands that list or show have --json */
		if (c->verb &&
		    (strcmp(c->verb, "list") == 0 || strcmp(c->verb, "show") == 0))
			ck_assert_msg(c->flags & GM_SHOWS, "%s %s", c->group, c->verb);
	}
}
END_TEST

START_TEST(help_of_a_group_lists_its_commands)
{
	const struct gm_command *c;

	for (int i = 0; (c = gm_command_at(i)) != NULL; i++) {
		char line[80], name[80];
		if (!c->verb)
			continue;
		snprintf(line, sizeof line, "postalgm %s --help", c->group);
		snprintf(name, sizeof name, "postalgm %s %s", c->group, c->verb);
		struct result r = call(line);
		ck_assert_int_eq(r.status, GM_DONE);
		ck_assert_msg(has(r.out, name) && has(r.out, "example:\n  postalgm "),
			      "%s", name);
		done(r);
	}
}
END_TEST

START_TEST(help_of_the_program_lists_the_groups)
{
	struct result r = call("postalgm --help"), short_form = call("postalgm -h");

	ck_assert_int_eq(r.status, GM_DONE);
	for (const struct gm_group *g = gm_groups; g->name; g++)
		ck_assert_msg(has(r.out, g->name) && has(r.out, g->what), "%s",
			      g->name);
	ck_assert(has(r.out, "example:\n  postalgm "));
	ck_assert_str_eq(r.out, short_form.out);
	done(r);
	done(short_form);
}
END_TEST

START_TEST(help_fits_eighty_columns)
{
	const struct gm_command *c;

	for (int i = 0; (c = gm_command_at(i)) != NULL; i++) {
		char line[120];
		snprintf(line, sizeof line, "postalgm %s %s --help", c->group,
			 c->verb ? c->verb : "");
		struct result r = call(line);
		for (char *p = r.out; *p;) {
			size_t n = strcspn(p, "\n");
			ck_assert_msg(n <= 80, "%s: %.*s", line, (int)n, p);
			p += n + (p[n] != '\0');
		}
		done(r);
	}
}
END_TEST

/* --- wrong words ------------------------------------------------------------------ */

/* clang-format off */
static const struct {
	const char *line;
	int status;
	const char *words; /* on the error stream */
} wrong[] = {
	{"postalgm",                              2, "say what to do"},
	{"postalgm gmae",                         2, "did you mean 'game'"},
	{"postalgm game",                         2, "needs another word: new, list, show"},
	{"postalgm game lsit",                    2, "did you mean 'game list'"},
	{"postalgm game fly",                     2, "it can be new, list"},
	{"postalgm pause ce-7",                   2, "did you mean 'game pause'"},
	{"postalgm rolback",                      2, "did you mean 'phase rollback'"},
	{"postalgm game extend ce-7",             2, "did you mean 'phase extend'"},
	{"postalgm end",                          2, "did you mean 'game end'"},
	{"postalgm xylophone",                    2, "`postalgm --help` lists"},
	{"postalgm lettres list",                 2, "did you mean 'letters list'"},
	{"postalgm gmae rolback",                 2, "did you mean 'phase rollback'"},
	{"postalgm lits game",                    2, "did you mean 'game list'"},
	{"postalgm game-list",                    2, "did you mean 'game list'"},
	{"postalgm xyzzy ab",                     2, "`postalgm --help` lists"},
	{"postalgm --jsno",                       2, "no option --jsno"},
	{"postalgm game list --jsno",             2, "did you mean '--json'"},
	{"postalgm game list --xyzzy",            2, "`postalgm game list --help` lists"},
	{"postalgm game list -j",                 2, "options are written out"},
	{"postalgm game list --json=yes",         2, "--json takes no value"},
	{"postalgm game list --json --json",      2, "given twice"},
	{"postalgm game list extra",              2, "'extra' is one argument too many: postalgm game list"},
	{"postalgm game new",                     2, "an argument is missing: postalgm game new NAME"},
	{"postalgm game new x --seats",           2, "--seats needs a value: --seats N"},
	{"postalgm game new x --home",            2, "--home needs a value"},
	{"postalgm game new x --seats --home y",  2, "--seats needs a value: --seats N"},
	{"postalgm game list --home \"\"",        2, "--home needs a directory"},
	{"postalgm game new x --now soon",        2, "'soon' is not a time"},
	{"postalgm version now --home x",         2, "'now' is one argument too many: postalgm version"},
	{"postalgm --home x gmae",                2, "did you mean 'game'"},
	{"postalgm init --home x --gm me",        2, "--gm: 'me' is not an address"},
	{"postalgm init --home x --in mail",      2, "--in: 'mail' is not a URL"},
	{"postalgm init --home x --address the-gamemaster-of-a-house-by-the-sea@example.org", 2, "too long before the '@'"},
	{"postalgm game list --home /nonexistent", 1, "`postalgm init --home /nonexistent` makes one"},
	{"postalgm health --home /nonexistent",   1, "there is no home"},
	{"postalgm config check --home /nonexistent", 1, "there is no home"},
	{"postalgm verify ce-7 --home /nonexistent", 1, "is not a file, and /nonexistent is not a home"},
	{"postalgm letter /nonexistent/l.eml --home /nonexistent", 3, "No such file"},
	{"postalgm letter /dev/null --game ce-7 --home /nonexistent", 1, "/nonexistent is not a home"},
};
/* clang-format on */

START_TEST(a_wrong_word_gets_a_sentence_that_says_what_would_be_right)
{
	struct result r = call(wrong[_i].line);

	ck_assert_msg(r.status == wrong[_i].status, "%s: status %d", wrong[_i].line,
		      r.status);
	ck_assert_msg(has(r.err, wrong[_i].words), "%s: %s", wrong[_i].line, r.err);
	ck_assert_msg(strncmp(r.err, "postalgm: ", 10) == 0, "%s", r.err);
	if (!strstr(wrong[_i].line, "--json --json"))
		ck_assert_str_eq(r.out, "");
	done(r);
}
END_TEST

START_TEST(options_may_stand_anywhere)
{
	static const char *const lines[] = {
		"postalgm version --json",
		"postalgm --json version",
		"postalgm --home /x version --json",
		"postalgm --home=/x version --json",
		"postalgm version --home=/x --json --",
	};

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		struct result r = call(lines[i]);
		ck_assert_msg(r.status == GM_DONE, "%s: %s", lines[i], r.err);
		json_t *v = json_loads(r.out, 0, NULL);
		ck_assert_ptr_nonnull(v);
		ck_assert_str_eq(json_string_value(json_object_get(v, "version")),
				 POSTALGM_VERSION);
		json_decref(v);
		done(r);
	}
}
END_TEST

START_TEST(repeated_options_keep_their_order)
{
	char line[] =
		"postalgm game new ce-7 --option flares=on --option=deck=mayfair-72";
	char *words[WORDS_MAX];
	struct arena *a = arena_create();
	struct gm *gm = arena_new(a, struct gm);
	struct err err = {0};
	enum gm_help help;

	gm->a = a;
	int n = split(line, words);
	ck_assert(gm_args_read(gm, n, words, &help, &err));
	ck_assert_str_eq(gm_option_at(gm, "option", 0), "flares=on");
	ck_assert_str_eq(gm_option_at(gm, "option", 1), "deck=mayfair-72");
	ck_assert_ptr_null(gm_option_at(gm, "option", 2));
	ck_assert_int_eq(gm->n_args, 1);
	arena_destroy(a);
}
END_TEST

START_TEST(a_letter_is_read_without_a_home)
{
	char path[] = "/tmp/check_gm.XXXXXX";
	int fd = mkstemp(path);
	FILE *f = fdopen(fd, "w");
	char line[200];

	ck_assert_ptr_nonnull(f);
	fputs("From: Ann <ann@example.org>\r\nTo: gm@example.org\r\nMessage-ID: <1@x>\r\n"
	      "Subject: orders\r\n\r\nattack yellow 3 with 2 from 1\r\n",
	      f);
	fclose(f);
	snprintf(line, sizeof line, "postalgm letter %s --home /nonexistent", path);
	struct result r = call(line);
	ck_assert_msg(r.status == GM_DONE, "%s", r.err);
	json_t *v = json_loads(r.out, 0, NULL);
	ck_assert_str_eq(json_string_value(json_object_get(v, "class")), "orders");
	ck_assert(json_is_true(json_object_get(v, "answer")));
	ck_assert_str_eq(json_string_value(json_object_get(v, "from")),
			 "ann@example.org");
	ck_assert_ptr_null(json_object_get(v, "orders"));
	json_decref(v);
	done(r);
	remove(path);
}
END_TEST

/* --- tables ----------------------------------------------------------------------- */

static char *shown(bool json, bool terminal, json_t *rows)
{
	static const struct column columns[] = {
		{"id", "id", COLUMN_NUMBER, false},
		{"what", "what", COLUMN_TEXT, true},
		{"when", "when", COLUMN_TIME, false},
		{"done", "done", COLUMN_YES, false},
	};
	struct arena *a = arena_create();
	struct show show;
	char *text;
	size_t n;
	FILE *out = open_memstream(&text, &n);

	show_init(&show, a, out);
	show.json = json;
	show.terminal = terminal;
	show_table(&show, columns, 4, rows, "Nothing.");
	show_finish(&show);
	fclose(out);
	arena_destroy(a);
	return text;
}

static json_t *row(const char *what)
{
	return json_pack("[{s:i, s:s, s:s, s:b}]", "id", 12, "what", what, "when",
			 "2026-11-26T20:00:00Z", "done", 1);
}

START_TEST(one_set_of_rows_is_printed_three_ways)
{
	char *plain = shown(false, false, row("a letter")),
	     *json = shown(true, false, row("a letter"));

	ck_assert_str_eq(plain, "id  what      when                       done\n"
				"12  a letter  Thu 26 Nov 2026 20:00 UTC  yes\n");
	json_t *v = json_loads(json, 0, NULL), *rows = row("a letter");
	ck_assert(json_equal(v, rows));
	json_decref(rows);
	free(plain);
	free(json);
	json_decref(v);
}
END_TEST

START_TEST(a_terminal_has_eighty_columns_and_a_pipe_gets_all)
{
	char long_text[201];
	memset(long_text, 'x', 200);
	long_text[200] = '\0';
	char *fitted = shown(false, true, row(long_text)),
	     *whole = shown(false, false, row(long_text));

	for (char *p = fitted; *p; p += strcspn(p, "\n") + 1)
		ck_assert_uint_le(strcspn(p, "\n"), 80);
	ck_assert(has(fitted, ".."));
	ck_assert(has(whole, long_text));
	free(fitted);
	free(whole);
}
END_TEST

START_TEST(a_name_is_cut_only_where_nothing_else_helps)
{
	static const struct column columns[] = {
		{"a", "a", COLUMN_TEXT, false},
		{"b", "b", COLUMN_TEXT, true},
	};
	struct arena *a = arena_create();
	struct show show;
	char *text, wide[71], wider[100];
	size_t n;
	FILE *out = open_memstream(&text, &n);

	memset(wide, 'n', 70);
	wide[70] = '\0';
	memset(wider, 'w', 99);
	wider[99] = '\0';
	show_init(&show, a, out);
	show.terminal = true;
	show_table(&show, columns, 2, json_pack("[{s:s, s:s}]", "a", wide, "b", wider),
		   "");
	fflush(out);
	ck_assert_msg(has(text, wide) && has(text, "wwwwww.."), "%s", text);
	show_table(&show, columns, 2, json_pack("[{s:s, s:s}]", "a", wider, "b", wider),
		   "");
	fclose(out);
	for (char *p = text; *p; p += strcspn(p, "\n") + 1)
		ck_assert_uint_le(strcspn(p, "\n"), 80);
	free(text);
	show_finish(&show);
	arena_destroy(a);
}
END_TEST

START_TEST(no_rows_are_a_sentence_or_an_empty_array)
{
	char *plain = shown(false, false, json_array()),
	     *json = shown(true, false, json_array());

	ck_assert_str_eq(plain, "Nothing.\n");
	ck_assert_str_eq(json, "[]\n");
	free(plain);
	free(json);
}
END_TEST

START_TEST(control_characters_do_not_reach_the_terminal)
{
	char *text = shown(false, true, row("a\033[31mb\nc"));

	ck_assert(!strchr(text, '\033'));
	ck_assert(has(text, "a [31mb c"));
	free(text);
}
END_TEST

/* --- the manual ------------------------------------------------------------------- */

static char *slurp(const char *path)
{
	static char text[200000];
	FILE *f = fopen(path, "r");

	if (!f)
		return NULL;
	text[fread(text, 1, sizeof text - 1, f)] = '\0';
	fclose(f);
	return text;
}

START_TEST(the_manual_names_every_command_option_and_setting)
{
	char *manual = slurp("server/man/postalgm.1");
	const struct gm_command *c;
	const char *place, *what;
	char words[80];

	if (!manual)
		return; /* not run from the top of the tree */
	for (int i = 0; (c = gm_command_at(i)) != NULL; i++) {
		snprintf(words, sizeof words, "%s%s%s", c->group, c->verb ? " " : "",
			 c->verb ? c->verb : "");
		ck_assert_msg(has(manual, words), "postalgm.1 lacks '%s'", words);
		for (const struct gm_option *o = c->options; o && o->name; o++) {
			snprintf(words, sizeof words, "\\-\\-%s", o->name);
			ck_assert_msg(has(manual, words), "postalgm.1 lacks %s", words);
		}
	}
	manual = slurp("server/man/postalgm.json.5");
	ck_assert_ptr_nonnull(manual);
	for (int i = 0; config_setting(i, &place, &what); i++)
		ck_assert_msg(has(manual, place), "postalgm.json.5 lacks %s", place);
	/* Those of an entry of mail.in are in a section of their own. */
	manual = strstr(manual, ".SH SEVERAL MAILBOXES");
	ck_assert_ptr_nonnull(manual);
	for (int i = 0; config_mailbox_setting(i, &place, &what); i++)
		ck_assert_msg(has(manual, place), "SEVERAL MAILBOXES lacks %s", place);
}
END_TEST

static Suite *gm_suite(void)
{
	Suite *s = suite_create("gm");
	TCase *t = tcase_create("gm");

	tcase_add_test(t, every_command_has_help_and_an_example_that_parses);
	tcase_add_test(t, every_row_of_the_table_is_complete);
	tcase_add_test(t, help_of_a_group_lists_its_commands);
	tcase_add_test(t, help_of_the_program_lists_the_groups);
	tcase_add_test(t, help_fits_eighty_columns);
	tcase_add_loop_test(t,
			    a_wrong_word_gets_a_sentence_that_says_what_would_be_right,
			    0, (int)(sizeof wrong / sizeof *wrong));
	tcase_add_test(t, options_may_stand_anywhere);
	tcase_add_test(t, repeated_options_keep_their_order);
	tcase_add_test(t, a_letter_is_read_without_a_home);
	tcase_add_test(t, one_set_of_rows_is_printed_three_ways);
	tcase_add_test(t, a_terminal_has_eighty_columns_and_a_pipe_gets_all);
	tcase_add_test(t, a_name_is_cut_only_where_nothing_else_helps);
	tcase_add_test(t, no_rows_are_a_sentence_or_an_empty_array);
	tcase_add_test(t, control_characters_do_not_reach_the_terminal);
	tcase_add_test(t, the_manual_names_every_command_option_and_setting);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(gm_suite)
