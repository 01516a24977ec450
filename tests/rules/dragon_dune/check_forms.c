/* The scenes, counted: each form of orders has one in which it is right and one in which it is
 * wrong (the table at the top of forms.scene), each verb has a form, and each mark of the rule
 * book has two scenes.
 * SPDX-License-Identifier: ISC */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/dragon_dune/table/book.h"
#include "rules/pieces/rulings.h"
#include "tests/rules/dragon_dune/dune_kit.h"

#define FOLDER "tests/rules/dragon_dune"

static struct str read_file(const char *name)
{
	char path[300], line[500];
	struct buf b = buf_in(d.a);

	snprintf(path, sizeof path, FOLDER "/%s", name);
	FILE *in = fopen(path, "r");
	ck_assert_ptr_nonnull(in);
	buf_z(&b, "");
	while (fgets(line, sizeof line, in))
		buf_z(&b, line);
	fclose(in);
	return buf_str(&b);
}

/* How many lines of the text are this one? */
static int lines_like(struct str text, struct str line)
{
	struct str one;
	int n = 0;

	while (str_line(&text, &one))
		n += str_equal(str_trim(one), line);
	return n;
}

/* The name of the next form of the table; empty: there is none. */
static struct str next_form(struct str *text)
{
	struct str line, name;

	while (str_line(text, &line)) {
		if (!str_starts(line, "#   ") || str_find(line, STR("|")) == SIZE_MAX)
			continue;
		line = str_slice(line, 1, line.n);
		name = str_until(&line, '|');
		return str_trim(name);
	}
	return (struct str){NULL, 0};
}

START_TEST(each_form_has_a_scene_right_and_one_wrong)
{
	struct str file = read_file("forms.scene"), rest = file, name;
	int n = 0;

	while ((name = next_form(&rest)).n) {
		static const char *const ends[] = {"right", "wrong"};
		for (int i = 0; i < 2; i++) {
			struct str title = str_printf(d.a, "scene   %.*s, %s",
						      STR_ARG(name), ends[i]);
			ck_assert_msg(lines_like(file, title) == 1, PRI_STR,
				      STR_ARG(title));
		}
		n++;
	}
	ck_assert_int_ge(n, 40);
}
END_TEST

START_TEST(each_verb_has_a_form)
{
	struct str file = read_file("forms.scene");

	for (const struct verb *v = dd_vocab.verbs; v->parse; v++) {
		struct str rest = file, name;
		bool found = false;
		while ((name = next_form(&rest)).n)
			found |= str_starts(name, v->name);
		ck_assert_msg(found, "%s", v->name);
	}
}
END_TEST

/* How many scenes of the folder are about the mark? */
static int n_scenes(struct str files, struct str mark)
{
	struct str line, word;
	int n = 0;

	while (str_line(&files, &line))
		if (str_starts(line, "rule"))
			while (str_word(&line, &word))
				n += str_equal(word, mark);
	return n;
}

static struct str all_scenes(void)
{
	static const char *const folders[] = {"", "/judged", "/combined"};
	struct buf b = buf_in(d.a);
	const struct dirent *e;

	buf_z(&b, "");
	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		DIR *folder =
			opendir(str_z(d.a, str_printf(d.a, FOLDER "%s", folders[i])));
		ck_assert_ptr_nonnull(folder);
		while ((e = readdir(folder)))
			if (strstr(e->d_name, ".scene"))
				buf_add(&b,
					read_file(str_z(d.a, str_printf(d.a, "%s/%s",
									folders[i],
									e->d_name))));
		closedir(folder);
	}
	return buf_str(&b);
}

/* But for the number of players, for chance and for options that exclude each other: check_turns.c,
 * check_games.c and check_options.c show them. */
START_TEST(each_mark_has_two_scenes)
{
	struct str scenes = all_scenes();

	for (int i = 1; rulings_find(&dd_book, str_printf(d.a, "DD-%03d", i)); i++) {
		struct str mark = str_printf(d.a, "DD-%03d", i);
		if (i == 56 || i == 59 || i == 85)
			continue;
		ck_assert_msg(n_scenes(scenes, mark) >= 2, PRI_STR, STR_ARG(mark));
	}
}
END_TEST

/* The scenes that a table row of README.md names, in its second and third column, are there. The first
 * column of the row that was read; empty: there is no further row. */
static struct str next_row(struct str *text, struct str scenes)
{
	struct str line, first = {NULL, 0};

	while (!first.n && str_line(text, &line)) {
		struct str rest = line;
		if (!str_starts(line, "| ") || !str_until(&rest, '|').s)
			continue;
		struct str name = str_trim(str_until(&rest, '|'));
		struct str cells[] = {str_trim(str_until(&rest, '|')),
				      str_trim(str_until(&rest, '|'))};
		if (!cells[1].n || !str_ends(cells[1], "."))
			continue;
		ck_assert_msg(!str_equal(cells[0], cells[1]), PRI_STR, STR_ARG(name));
		for (int i = 0; i < 2; i++) {
			struct str title =
				str_printf(d.a, "scene   " PRI_STR, STR_ARG(cells[i]));
			ck_assert_msg(lines_like(scenes, title) >= 1, PRI_STR,
				      STR_ARG(title));
		}
		first = name;
	}
	return first;
}

static bool has_row(struct str readme, struct str scenes, const char *name)
{
	struct str rest = readme, row;
	bool found = false;

	while ((row = next_row(&rest, scenes)).n)
		found |= str_is(row, name);
	return found;
}

/* Section 4 and section 10: README.md has a row for each. */
START_TEST(each_power_and_each_option_has_a_scene_on_both_sides)
{
	struct str readme = read_file("README.md"), scenes = all_scenes(), rest, name;
	int n[DD_SEATS + 1] = {0};

	rest = readme;
	while ((name = next_row(&rest, scenes)).n) {
		int seat = 0;
		while (seat < DD_SEATS && !str_starts(name, dd_seat_names[seat]))
			seat++;
		n[seat]++;
	}
	ck_assert(n[D] >= 4 && n[E] >= 6 && n[G] >= 6 && n[O] >= 8);
	for (const struct game_option *o = dragon_dune_game.options; o->name; o++)
		ck_assert_msg(has_row(readme, scenes, o->name), "%s", o->name);
}
END_TEST

/* [DD-060] Section 8.1: the phases that somebody can miss. */
START_TEST(each_phase_that_is_missed_has_its_default)
{
	static const char *const missed[] = {
		[DD_COUNCIL] = "council", [DD_BID] = "bids", [DD_MARCH] = "marches",
		[DD_BATTLE] = "battles",  [DD_WAIT] = NULL,  [DD_ANSWERED] = "answered",
		[DD_SETUP] = "setup"};
	struct str readme = read_file("README.md"), scenes = all_scenes();

	for (size_t kind = 0; kind < sizeof missed / sizeof *missed; kind++)
		if (missed[kind])
			ck_assert_msg(has_row(readme, scenes, missed[kind]), "%s",
				      missed[kind]);
}
END_TEST

DUNE_MAIN("dragon_dune/forms", each_power_and_each_option_has_a_scene_on_both_sides,
	  each_form_has_a_scene_right_and_one_wrong, each_verb_has_a_form,
	  each_mark_has_two_scenes, each_phase_that_is_missed_has_its_default)
