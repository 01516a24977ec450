/* announce, answer, ruling, editorial, journal: the GM's words, and what was done to a game.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "schema/editorials.h"
#include "schema/gmlog.h"
#include "schema/snapshots.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/console/gm_words.h"
#include "server/home/home.h"
#include "server/people/answer_player.h"
#include "server/report/announce.h"

enum { TEXT_MAX = 256 * 1024 }; /* read at most; a letter takes less */

static bool read_word(struct gm *gm, int i, struct gm_table *t, struct str *text,
		      struct err *err)
{
	return gm_find_game(gm, 0, t, err) && gm_read_words(gm, i, TEXT_MAX, text, err);
}

static int announce_command(struct gm *gm)
{
	struct gm_table t;
	struct str text;
	struct err err = {0};

	if (!read_word(gm, 1, &t, &text, &err) ||
	    !announce_by_gm(gm->home, gm->a, t.game.name, text, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "All of '" PRI_STR
		  "' are told by letter; the next report has it as well.",
		  STR_ARG(t.game.name));
	return GM_DONE;
}

static int answer_command(struct gm *gm)
{
	struct gm_table t;
	struct str text;
	struct err err = {0};
	const struct seat *seat;
	struct answered done;

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !gm_find_seat(gm, &t, gm_arg(gm, 1), &seat, &err) ||
	    !read_word(gm, 2, &t, &text, &err) ||
	    !answer_player(gm->home, gm->a, t.game.name, seat->colour, text, &done,
			   &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "A letter with it goes to " PRI_STR " alone.",
		  STR_MADE(gm->a, gm_seat_name(gm->a, &done.seat)));
	if (done.settled.n)
		show_line(&gm->show, PRI_STR, STR_ARG(done.settled));
	return GM_DONE;
}

static int ruling_command(struct gm *gm)
{
	struct gm_table t;
	struct str text;
	struct err err = {0};
	int number;

	if (!read_word(gm, 1, &t, &text, &err) ||
	    !announce_ruling(gm->home, gm->a, t.game.name, text, &number, &err))
		return gm_fail(gm, &err);
	show_line(
		&gm->show,
		"Ruling %d of '" PRI_STR
		"' is made. All players are told by letter; it is in the next report, in RULES and\nin `postalgm game show " PRI_STR
		"`.",
		number, STR_ARG(t.game.name), STR_ARG(t.game.name));
	return GM_DONE;
}

static int show_editorial(struct gm *gm)
{
	struct gm_table t;
	struct str text;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !editorial_get(gm_store(gm), gm->a, t.game.id, t.game.phase_no, &text,
			   &err))
		return gm_fail(gm, &err);
	if (text.n)
		show_text(&gm->show, str_printf(gm->a, PRI_STR "\n", STR_ARG(text)));
	else
		show_line(&gm->show,
			  "'" PRI_STR "' has no editorial for the next report.",
			  STR_ARG(t.game.name));
	return GM_DONE;
}

static int editorial_command(struct gm *gm)
{
	struct gm_table t;
	struct str text;
	struct err err = {0};
	bool was;

	if (gm_option(gm, "show")) {
		if (gm->n_args < 2)
			return show_editorial(gm);
		err_usage(&err, "--show takes no file");
		return gm_fail(gm, &err);
	}
	if (!read_word(gm, 1, &t, &text, &err) ||
	    !announce_editorial(gm->home, gm->a, t.game.name, text, &was, &err))
		return gm_fail(gm, &err);
	if (str_trim(text).n)
		show_line(&gm->show,
			  "It opens the GM's part of the next report of '" PRI_STR
			  "'%s.",
			  STR_ARG(t.game.name), was ? ", in place of the last" : "");
	else
		show_line(&gm->show, "'" PRI_STR "' %s editorial for the next report.",
			  STR_ARG(t.game.name), was ? "no longer has an" : "had no");
	return GM_DONE;
}

/* journal ------------------------------------------------------------------ */

/* clang-format off */
static const struct column columns[] = {
	{"time",   "when",   COLUMN_TIME, false},
	{"phase",  "phase",  COLUMN_TEXT, false},
	{"who",    "who",    COLUMN_TEXT, false},
	{"public", "told",   COLUMN_YES,  false},
	{"what",   "what",   COLUMN_TEXT, true},
	{"why",    "why",    COLUMN_TEXT, true},
};
/* clang-format on */

/* "3.2" of a phase number; empty before the start. */
static struct str phase_of(struct arena *a, const struct snapshot *s, int n, int no)
{
	for (int i = 0; i < n; i++)
		if (s[i].phase_no == no)
			return gm_phase_text(a, s[i].turn, s[i].phase);
	return STR("");
}

static bool read_max(struct gm *gm, int64_t *max, struct err *err)
{
	const char *word = gm_option(gm, "max");

	*max = INT64_MAX;
	return !word || str_int(str_of(word), 1, 1000000, max) ||
	       err_usage(err, "--max %s: a number from 1 on", word);
}

static int journal_command(struct gm *gm)
{
	struct gm_table t;
	struct gmlog_entry *e;
	struct snapshot *s;
	struct err err = {0};
	int n, n_phases;
	int64_t max;

	if (!read_max(gm, &max, &err) || !gm_find_game(gm, 0, &t, &err) ||
	    !gmlog_list(gm_store(gm), gm->a, t.game.id, PHASE_ANY, &e, &n, &err) ||
	    !snapshots_list(gm_store(gm), gm->a, t.game.id, true, &s, &n_phases, &err))
		return gm_fail(gm, &err);
	json_t *rows = json_array();
	for (int i = n > max ? n - (int)max : 0; i < n; i++)
		json_array_append_new(
			rows,
			json_pack("{s:o, s:o, s:o, s:b, s:o, s:o}", "time",
				  show_time(e[i].utc), "phase",
				  show_str(phase_of(gm->a, s, n_phases, e[i].phase_no)),
				  "who", show_str(e[i].who), "public", e[i].is_public,
				  "what", show_str(e[i].what), "why",
				  show_str(e[i].why)));
	show_table(&gm->show, columns, sizeof columns / sizeof *columns, rows,
		   "Nothing has been done to this game by hand yet.");
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option word_options[] = {
	{"message", "TEXT", "the text itself; -m for short", false},
	{0},
};
static const struct gm_option editorial_options[] = {
	{"message", "TEXT", "the text itself; -m for short", false},
	{"show", NULL, "prints the one written for the next report", false},
	{0},
};

static const struct gm_option journal_options[] = {
	{"max", "N", "only the last N", false},
	{0},
};

const struct gm_command gm_word_commands[] = {
	{.group = "announce", .args = "G [FILE|TEXT]", .least = 1, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY,
	 .games = 1U << GAME_INVITING | 1U << GAME_RUNNING | 1U << GAME_PAUSED,
	 .options = word_options, .what = "Tells all players something, at once and in the next report",
	 .more = "Words that name no file are the text itself; of one that stands alone it asks\n"
		 "on a terminal. Without an argument the text is opened in $VISUAL or $EDITOR, or\n"
		 "read from standard input where that is not a terminal, or with -.",
	 .example = "postalgm announce ce-7 \"The server moves on Friday.\"",
	 .run = announce_command},
	{.group = "answer", .args = "G SEAT [FILE|TEXT]", .least = 2, .most = 3,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .options = word_options,
	 .what = "Writes to the player of one seat, who alone gets it",
	 .more = "It answers their letters to you, which leave todo. The journal says that you\n"
		 "wrote, and does not have the text. The text is given as to announce.",
	 .example = "postalgm answer ce-7 red \"Yes, until Friday.\"",
	 .run = answer_command},
	{.group = "ruling", .args = "G [FILE|TEXT]", .least = 1, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .options = word_options,
	 .what = "Makes a house ruling, which holds for the rest of the game",
	 .more = "It gets the next number of this game's rulings. All players are told at once and\n"
		 "in the next report; `game show`, RULES by mail and the start letter of a player\n"
		 "who comes later list it. The text is given as to announce.",
	 .example = "postalgm ruling ce-7 ruling.txt", .run = ruling_command},
	{.group = "editorial", .args = "G [FILE|TEXT]", .least = 1, .most = 2,
	 .flags = GM_CHANGES | GM_HOME, .options = editorial_options,
	 .what = "Writes the GM's editorial for the next report and its page in the zine",
	 .more = "It replaces the one before; an empty text removes that. Nobody is told before\n"
		 "the report. The text is given as to announce.",
	 .example = "postalgm editorial ce-7 editorial.txt", .run = editorial_command},
	{.group = "journal", .args = "G", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME,
	 .games = 1U << GAME_INVITING | 1U << GAME_RUNNING | 1U << GAME_PAUSED | 1U << GAME_OVER,
	 .options = journal_options,
	 .what = "Lists what the GM and the house did to a game, with reasons",
	 .more = "\"told\": players read it in their report as well.",
	 .example = "postalgm journal ce-7 --max 20", .run = journal_command},
	{0},
};
/* clang-format on */
