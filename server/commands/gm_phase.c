/* phase show, run, preview, extend, rollback: the open phase.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/commands/gm_nmr.h"
#include "server/console/gm_find.h"
#include "server/game/phase_clock.h"
#include "server/game/phase_missing.h"
#include "server/game/phase_word.h"
#include "server/game/position.h"
#include "server/home/when.h"
#include "server/options/outline.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_due.h"
#include "server/phase/phase_rollback.h"
#include "server/phase/phase_run.h"

/* clang-format off */
static const struct column fields[] = {
	{"game",     "game",      COLUMN_TEXT, false},
	{"phase",    "phase",     COLUMN_TEXT, false},
	{"name",     "that is",   COLUMN_TEXT, false},
	{"opened",   "opened",    COLUMN_TIME, false},
	{"deadline", "deadline",  COLUMN_TIME, false},
	{"closes",   "closes",    COLUMN_TIME, false},
	{"early",    "runs early", COLUMN_TIME, false},
	{"left",     "left",      COLUMN_TEXT, false},
	{"hold",     "waits",     COLUMN_TEXT, false},
	{"attempt",  "attempt",   COLUMN_TEXT, false},
};
/* clang-format on */

static int phase_show(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};
	int64_t closes;
	const void *view;

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err) ||
	    !game_outline(gm->home, gm->a, &t.game, &view, &err) ||
	    !phase_closes(gm->home, gm->a, &t.game, &closes, &err))
		return gm_fail(gm, &err);
	const struct game *g = &t.game;
	json_t *missing = gm_nmr_rows(gm, &t, true, &err);
	if (!missing)
		return gm_fail(gm, &err);
	json_t *left = g->status == GAME_PAUSED ? json_string("paused")
		       : g->deadline ? show_str(clock_span(gm->a, closes - gm_now(gm)))
				     : json_null();
	json_t *row = json_pack(
		"{s:o, s:o, s:s, s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:i, s:O}", "game",
		show_str(g->name), "phase",
		show_str(gm_phase_text(gm->a, g->turn, g->phase)), "name",
		game_phase_name(t.rules, view, g->turn, g->phase), "status",
		game_status_name(g->status), "opened", show_time(g->opened), "deadline",
		gm_deadline(gm, g), "closes", show_time(closes), "early",
		show_time(g->early), "left", left, "hold", show_str(g->hold), "attempt",
		g->attempt, "seats", missing);
	show_record(&gm->show, fields, sizeof fields / sizeof *fields, row);
	show_line(&gm->show, "%s", "");
	if (gm->show.json)
		json_decref(missing);
	else
		gm_nmr_show(gm, missing, "");
	return GM_DONE;
}

/* `*missing`: seats that sent nothing, if the phase would run before its deadline. */
static bool may_run_early(struct gm *gm, const struct gm_table *t, int turn, int phase,
			  unsigned *missing, struct err *err)
{
	const struct game *g = &t->game;
	bool asks;

	*missing = 0;
	if (g->turn != turn || g->phase != phase)
		return true;
	if (!phase_runs_early(gm->home, gm->a, g, missing, &asks, err))
		return false;
	if (!asks || gm->agreed || gm_option(gm, "force"))
		return true;
	return err_refuse(
		err,
		"no orders have come from " PRI_STR
		" for phase %d.%d, and they have time until " PRI_STR
		"; --force runs it without them (this does not count as missed orders), --dry-run shows the result",
		STR_MADE(gm->a, phase_seat_names(gm->a, t->rules, *missing)), turn,
		phase, STR_MADE(gm->a, gm_due(gm, g->deadline)));
}

static int phase_run_command(struct gm *gm)
{
	unsigned early;
	struct gm_table t;
	struct err err = {0};
	int turn, phase;

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !gm_read_phase(gm, &t, gm_arg(gm, 1), &turn, &phase, &err) ||
	    !gm_need_open_phase(&t, &err))
		return gm_fail(gm, &err);
	if (!may_run_early(gm, &t, turn, phase, &early, &err) ||
	    !phase_run(gm->home, gm->a, t.game.name, turn, phase, &err) ||
	    !gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (early)
		show_line(&gm->show,
			  "No orders had come from " PRI_STR
			  ": played %s; this does not count as missed orders.",
			  STR_MADE(gm->a, phase_seat_names(gm->a, t.rules, early)),
			  game_absent(t.rules)->played);
	if (t.game.phase)
		show_line(&gm->show,
			  "Phase %d.%d was run; %d.%d is open, orders due " PRI_STR ".",
			  turn, phase, t.game.turn, t.game.phase,
			  STR_MADE(gm->a, gm_due(gm, t.game.deadline)));
	else
		show_line(&gm->show, "Phase %d.%d was run; the game is over.", turn,
			  phase);
	return GM_DONE;
}

/* The call's words from argument `first` on, as one text. */
static struct str words_from(const struct gm *gm, int first)
{
	struct buf all = buf_in(gm->a);

	for (int i = first; i < gm->n_args; i++)
		buf_printf(&all, "%s%s", i > first ? " " : "", gm->args[i]);
	return buf_str(&all);
}

/* A span counts from the deadline where it extends one, else from now. */
static int move_deadline(struct gm *gm, bool extends)
{
	struct str why = str_of(gm_option(gm, "why"));
	struct gm_table t;
	struct err err = {0};
	struct when w;

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err) ||
	    !when_read(gm->a, words_from(gm, 1),
		       &(struct when_from){gm->home->config.zone.s,
					   extends ? t.game.deadline : 0, gm_now(gm)},
		       &w, &err) ||
	    !(extends ? phase_extend : phase_set_deadline)(gm->home, gm->a, t.game.name,
							   w.utc, why, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Phase %d.%d of '" PRI_STR "' is due " PRI_STR
		  " now; everybody is told.",
		  t.game.turn, t.game.phase, STR_ARG(t.game.name),
		  STR_MADE(gm->a, when_told(gm->a, &w, gm->home->config.zone.s)));
	if (w.twice)
		show_line(&gm->show, PRI_STR, STR_MADE(gm->a, when_twice(gm->a, &w)));
	gm_note(gm, phase_clock_off(gm->home, gm->a, &t.game, w.utc));
	return gm_warn_of_absence(gm, &t, w.utc, &err) ? GM_DONE : gm_fail(gm, &err);
}

static int phase_extend_command(struct gm *gm)
{
	return move_deadline(gm, true);
}

static int phase_deadline_command(struct gm *gm)
{
	return move_deadline(gm, false);
}

static json_t *preview_row(const struct gm_table *t, int seat, struct str text)
{
	json_t *lines = json_array();
	struct str line, colour = STR("gm");

	for (int i = 0; i < t->n_seats; i++)
		if (t->seats[i].seat == seat)
			colour = t->seats[i].colour;
	while (str_line(&text, &line))
		json_array_append_new(lines, show_str(line));
	return json_pack("{s:o, s:o}", "seat", show_str(colour), "text", lines);
}

/* Tells which seats are missing, and what would stop the run. */
static void preview_head(struct gm *gm, const struct gm_table *t,
			 const struct preview *p)
{
	const struct game *g = &t->game;
	struct str names = phase_seat_names(gm->a, t->rules, p->missing);
	const struct game_absent *absent = game_absent(t->rules);

	show_line(
		&gm->show,
		"Phase %d.%d of '" PRI_STR
		"' as it would come out now. Nothing is kept; the same\norders will get the same draws.",
		g->turn, g->phase, STR_ARG(g->name));
	if (p->missing)
		show_line(&gm->show, "Missing: " PRI_STR ". %s played %s%s%s%s.",
			  STR_ARG(names),
			  p->first
				  ? "The first phase is not run on that;\nhere they are"
				  : "They are",
			  absent->played, absent->rule ? " (" : "",
			  absent->rule ? absent->rule : "", absent->rule ? ")" : "");
	else
		show_line(&gm->show, "Nobody is missing.");
	if (p->asked)
		show_line(
			&gm->show,
			"Conditions contradict each other. At the deadline you would be asked [R-025].");
	show_line(&gm->show, "%s", "");
}

static json_t *preview_json(struct gm *gm, const struct gm_table *t,
			    const struct preview *p, json_t *reports)
{
	json_t *missing = json_array();

	for (int i = 0; i < t->n_seats; i++)
		if (p->missing >> t->seats[i].seat & 1)
			json_array_append_new(missing, show_str(t->seats[i].colour));
	return json_pack("{s:o, s:o, s:o, s:b, s:b, s:o}", "game",
			 show_str(t->game.name), "phase",
			 show_str(gm_phase_text(gm->a, t->game.turn, t->game.phase)),
			 "missing", missing, "first", p->first, "asks", p->asked,
			 "reports", reports);
}

/* The GM's copy, which tells all; with a seat, that seat's report; or all of them. */
static int phase_preview_command(struct gm *gm)
{
	bool all = gm_option(gm, "all") != NULL;
	const char *seat = gm_option(gm, "seat");
	struct str word = seat ? str_of(seat) : gm_arg(gm, 1);
	const struct seat *only = NULL;
	struct preview p = {0};
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) || !gm_need_open_phase(&t, &err) ||
	    (word.n && !gm_find_seat(gm, &t, word, &only, &err)) ||
	    !phase_preview(gm->home, gm->a, t.game.name, &p, &err))
		return gm_fail(gm, &err);
	json_t *rows = json_array();
	preview_head(gm, &t, &p);
	for (int i = 0; i < p.n; i++) {
		bool asked = p.report[i].seat == (only ? only->seat : SEAT_GM);
		if (all || asked)
			show_text(&gm->show, p.report[i].text);
		if (!only || asked)
			json_array_append_new(rows, preview_row(&t, p.report[i].seat,
								p.report[i].text));
	}
	json_t *whole = preview_json(gm, &t, &p, rows);
	if (gm->show.json)
		show_json(&gm->show, whole);
	else
		json_decref(whole);
	return GM_DONE;
}

static int phase_rollback_command(struct gm *gm)
{
	struct str why = str_of(gm_option(gm, "why"));
	struct gm_table t;
	struct rollback r;
	struct err err = {0};
	int turn, phase;

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !gm_read_phase(gm, &t, gm_arg(gm, 1), &turn, &phase, &err))
		return gm_fail(gm, &err);
	if (!str_trim(why).n) {
		err_usage(
			&err,
			"say why, for all players read it: postalgm phase rollback " PRI_STR
			" %d.%d --why \"...\"",
			STR_ARG(t.game.name), turn, phase);
		return gm_fail(gm, &err);
	}
	if (!phase_rollback(gm->home, gm->a, t.game.name, turn, phase, why,
			    gm_option(gm, "force") != NULL, &r, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Phase " PRI_STR " of '" PRI_STR
		  "' is open again, orders due " PRI_STR ".",
		  STR_MADE(gm->a, phase_word(gm->a, turn, phase, r.game.attempt)),
		  STR_ARG(t.game.name), STR_MADE(gm->a, gm_due(gm, r.game.deadline)));
	show_line(&gm->show,
		  "Taken back: " PRI_STR ". Everybody is told, with the reason.",
		  STR_ARG(r.taken_back));
	show_line(&gm->show, "These earlier orders count: " PRI_STR "%s" PRI_STR ".",
		  STR_MADE(gm->a, phase_seat_names(gm->a, t.rules, r.kept)),
		  r.none ? "; nothing had come from " : "",
		  STR_MADE(gm->a, r.none ? phase_seat_names(gm->a, t.rules, r.none)
					 : STR("")));
	if (r.game.status == GAME_PAUSED)
		show_line(&gm->show,
			  "The game is still paused: postalgm game resume " PRI_STR,
			  STR_ARG(t.game.name));
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option run_options[] = {
	{"force", NULL, "although orders are missing that still have time", false},
	{0},
};
static const struct gm_option extend_options[] = {
	{"why", "TEXT", "the reason, which the players read", false},
	{0},
};

static const struct gm_option preview_options[] = {
	{"seat", "SEAT", "the report of this seat", false},
	{"all", NULL, "every seat's report and the GM's", false},
	{0},
};

static const struct gm_option rollback_options[] = {
	{"why", "TEXT", "the reason, which the players read; needed", false},
	{"force", NULL, "of a game that is over, though its secret is out", false},
	{0},
};

const struct gm_command gm_phase_commands[] = {
	{.group = "phase", .verb = "show", .args = "G", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Shows the open phase, its deadline, and how the seats stand",
	 .example = "postalgm phase show ce-7", .run = phase_show},
	{.group = "phase", .verb = "run", .args = "G T.P", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_ASKS | GM_WHY, .options = run_options,
	 .what = "Runs the open phase now, even if orders are missing",
	 .more = "T.P must be the open phase, so that a command repeated by mistake runs nothing\n"
		 "twice. It also runs a phase for which the house would wait. Before the deadline\n"
		 "it names who is missing and wants --force or a typed yes; orders missing then do\n"
		 "not count as missed.",
	 .example = "postalgm phase run ce-7 3.2", .run = phase_run_command},
	{.group = "phase", .verb = "preview", .args = "G [SEAT]", .least = 1, .most = 2,
	 .flags = GM_SHOWS | GM_CHANGES | GM_HOME, .options = preview_options,
	 .what = "Shows what would come out if the phase ran now; nothing is kept",
	 .more = "The GM's copy of the report, a seat's, or all; --json has all of them. The\n"
		 "text names players whose orders are missing: the rules would play for them. The\n"
		 "run itself, on the same orders, makes the same draws.",
	 .example = "postalgm phase preview ce-7", .run = phase_preview_command},
	{.group = "phase", .verb = "extend", .args = "G WHEN", .least = 2, .most = 6,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .games = 1U << GAME_RUNNING,
	 .options = extend_options,
	 .what = "Gives the open phase more time; everybody is told",
	 .more = "WHEN is a moment (\"2026-11-26 20:00\", \"tomorrow 20:00 Europe/London\"), a span on\n"
		 "top of the deadline (+36h, +3d) or a weekday after it (\"Fri 20:00\"). A time that\n"
		 "names no zone is in yours (zone in postalgm.json). A time before the deadline is\n"
		 "refused. If it falls into a player's absence, you are told; it holds all the\n"
		 "same.",
	 .example = "postalgm phase extend ce-7 +2d --why \"the mail server was down\"",
	 .run = phase_extend_command},
	{.group = "phase", .verb = "deadline", .args = "G WHEN", .least = 2, .most = 6,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .options = extend_options,
	 .what = "Sets the deadline of the open phase, also to an earlier time; everybody is told",
	 .more = "WHEN as for phase extend, but a span (+36h) counts from now.",
	 .example = "postalgm phase deadline ce-7 2026-11-26 20:00 --why \"all agreed\"",
	 .run = phase_deadline_command},
	{.group = "phase", .verb = "rollback", .args = "G T.P", .least = 2, .most = 2,
	 .flags = GM_CHANGES | GM_HOME | GM_ASKS, .options = rollback_options,
	 .what = "Takes back a run: T.P is open again, and everybody is told",
	 .more = "T.P is any earlier phase that led to the open one. The position is the one in\n"
		 "which it opened; the orders that were in force when it ran count until they are\n"
		 "changed, later ones are void. Players keep their seats; options and resignations\n"
		 "stay. The same orders get the same draws. The runs taken back stay on record:\n"
		 "see --attempt of `report show` and `explain`.",
	 .example = "postalgm phase rollback ce-7 3.1 --why \"Blue's letter was misread\"",
	 .run = phase_rollback_command},
	{0},
};
/* clang-format on */
