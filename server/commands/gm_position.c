/* position show, edit: the open position in the words of scenes, put right by the GM.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/console/gm_words.h"
#include "server/phase/position_edit.h"

enum { FAULT_SHOWN = 300 }; /* bytes of a fault, with room for what to do after it */

/* clang-format off */
static const struct column fact_columns[] = {
	{"fact",   "fact",   COLUMN_TEXT, false},
	{"value",  "value",  COLUMN_TEXT, true},
	{"secret", "secret", COLUMN_YES,  false},
	{"fixed",  "follows", COLUMN_YES, false},
};
/* clang-format on */

static struct str to_edit(struct gm *gm, const struct gm_table *t,
			  const struct scene_told *told, int n)
{
	struct buf b = buf_in(gm->a);

	buf_printf(
		&b,
		"# The position of %.*s in phase %d.%d. Change what is wrong, save, and leave.\n"
		"# Lines that begin with # mean nothing; a line that you take out changes nothing.\n\n",
		STR_ARG(t->game.name), t->game.turn, t->game.phase);
	for (int i = 0; i < n; i++)
		buf_printf(&b, "%s%.*s: %.*s\n", told[i].fixed ? "# " : "",
			   STR_ARG(told[i].key), STR_ARG(told[i].value));
	return buf_str(&b);
}

static int position_show(struct gm *gm)
{
	struct scene_told *told;
	struct gm_table t;
	struct err err = {0};
	int n;

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !position_tell(gm->home, gm->a, t.game.name, &told, &n, &err))
		return gm_fail(gm, &err);
	if (gm_option(gm, "words")) {
		show_text(&gm->show, to_edit(gm, &t, told, n));
		return GM_DONE;
	}
	json_t *rows = json_array();
	for (int i = 0; i < n; i++)
		json_array_append_new(rows, json_pack("{s:o, s:o, s:b, s:b}", "fact",
						      show_str(told[i].key), "value",
						      show_str(told[i].value), "secret",
						      told[i].secret_of >= 0, "fixed",
						      told[i].fixed));
	show_table(&gm->show, fact_columns, sizeof fact_columns / sizeof *fact_columns,
		   rows, "There is nothing to say of it.");
	return GM_DONE;
}

/* Put right ------------------------------------------------------------------------- */

/* What was typed in the editor is not lost with the slip in it. */
static void keep_typed(struct gm *gm, const struct gm_table *t, struct err *err)
{
	struct scene_told *told;
	struct err ignored = {0};
	int n;

	if (!gm_words_edited(gm, 1) ||
	    !position_tell(gm->home, gm->a, t->game.name, &told, &n, &ignored) ||
	    str_equal(to_edit(gm, t, told, n), gm->typed))
		return;
	const char *path = gm_write_apart(gm, gm->typed);
	struct str was = str_dup(gm->a, str_cut(str_of(err->text), FAULT_SHOWN));

	if (path)
		snprintf(
			err->text, sizeof err->text,
			PRI_STR
			"; what you typed is in %s: put it right there, and give that file to position edit",
			STR_ARG(was), path);
}

/* From FILE, out of an editor on a terminal, or from standard input; once, though the act is
 * shown first and then done. */
static bool read_facts(struct gm *gm, const struct gm_table *t, struct err *err)
{
	struct scene_told *told;
	struct str text;
	int n;

	if (!gm->typed.s && gm_words_edited(gm, 1))
		return position_tell(gm->home, gm->a, t->game.name, &told, &n, err) &&
		       gm_edit(gm, to_edit(gm, t, told, n), POSITION_EDIT_MAX,
			       &gm->typed, err);
	return gm_read_words(gm, 1, POSITION_EDIT_MAX, &text, err);
}

static int position_edit_command(struct gm *gm)
{
	struct str why = str_of(gm_option(gm, "why"));
	struct position_edited e;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (!str_trim(why).n) {
		err_usage(
			&err,
			"say why, for all players read it: postalgm position edit " PRI_STR
			" --why \"...\"",
			STR_ARG(t.game.name));
		return gm_fail(gm, &err);
	}
	if (!read_facts(gm, &t, &err))
		return gm_fail(gm, &err);
	if (!position_edit(gm->home, gm->a, t.game.name, gm->typed, why, &e, &err)) {
		keep_typed(gm, &t, &err);
		return gm_fail(gm, &err);
	}
	for (int i = 0; i < e.n; i++)
		show_line(&gm->show, PRI_STR ": " PRI_STR " -> " PRI_STR "%s",
			  STR_ARG(e.changes[i].key), STR_ARG(e.changes[i].was),
			  STR_ARG(e.changes[i].is),
			  e.changes[i].secret_of >= 0 ? " (secret)" : "");
	show_line(
		&gm->show,
		"The position of phase %d.%d of '" PRI_STR
		"' is put right. All are told, and get their\nreport again; secrets are told to their players alone.",
		e.game.turn, e.game.phase, STR_ARG(e.game.name));
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option show_options[] = {
	{"words", NULL, "as lines that position edit takes from a file", false},
	{0},
};

static const struct gm_option edit_options[] = {
	{"why", "TEXT", "the reason, which the players read; needed", false},
	{"message", "TEXT", "the facts themselves; -m for short", false},
	{0},
};

const struct gm_command gm_position_commands[] = {
	{.group = "position", .verb = "show", .args = "G", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME, .options = show_options,
	 .what = "Shows the open position fact by fact",
	 .more = "\"secret\": one player alone knows it. \"follows\": it follows from other facts and\n"
		 "cannot be set. --words shows lines that position edit takes.",
	 .example = "postalgm position show ce-7", .run = position_show},
	{.group = "position", .verb = "edit", .args = "G [FILE|TEXT]", .least = 1, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_ASKS, .options = edit_options,
	 .what = "Puts the open position right: opens it in an editor, or takes facts",
	 .more = "The facts are those of position show --words, a line each (\"red2: red 3\");\n"
		 "what no line names stays. They are given as the text is to announce: a file,\n"
		 "the words, an editor, or standard input. It checks that nothing\n"
		 "is lost or made up, shows the difference and who is told, and asks. The game's\n"
		 "own rules say where things go that leave a hand, and where new ones come from.\n"
		 "Everybody gets the report again; players whose orders are in are set to\n"
		 "WAIT, and an earlier FINAL is void.\n"
		 "phase rollback takes it back with the runs since; verify plays it again.",
	 .example = "postalgm position edit ce-7 facts.txt --why \"a letter was misread\"",
	 .run = position_edit_command},
	{0},
};
/* clang-format on */
