/* game start, pause, resume, end; and the table of all commands of a game.
 * SPDX-License-Identifier: ISC */
#include "server/commands/gm_game.h"
#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/game/game_gm.h"
#include "server/people/gm_change.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/phase/intact.h"

enum { SHORT_HOURS = 48 }; /* of a first phase: less is pointed out */

static int game_start_command(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !game_start(gm->home, gm->a, t.game.name, &err) ||
	    !gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	const int64_t left = t.game.deadline - home_now(gm->home);
	show_line(&gm->show,
		  "Game '" PRI_STR "' has started: phase " PRI_STR
		  ", orders due " PRI_STR ".",
		  STR_ARG(t.game.name),
		  STR_MADE(gm->a, gm_phase_text(gm->a, t.game.turn, t.game.phase)),
		  STR_MADE(gm->a, gm_due(gm, t.game.deadline)));
	if (t.game.deadline && left < SHORT_HOURS * (int64_t)3600)
		show_line(
			&gm->show,
			"That is only %lld h %lld min for players who have just got their rules: `postalgm phase extend " PRI_STR
			" +1d` gives a day more.",
			(long long)(left / 3600), (long long)(left % 3600 / 60),
			STR_ARG(t.game.name));
	return GM_DONE;
}

static int game_end_command(struct gm *gm)
{
	struct str why = str_trim(str_of(gm_option(gm, "why")));
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (!why.n) {
		err_usage(&err,
			  "say why: postalgm game end " PRI_STR
			  " --why \"...\"; the players read it",
			  STR_ARG(t.game.name));
		return gm_fail(gm, &err);
	}
	if (!game_end(gm->home, gm->a, t.game.name, why, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Game '" PRI_STR "' is over; everybody gets a last letter.",
		  STR_ARG(t.game.name));
	return GM_DONE;
}

static int game_accept_command(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !intact_accept(gm->home, gm->a, t.game.name, str_of(gm_option(gm, "why")),
			   &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "The database now counts as it is for '" PRI_STR
		  "'. A phase that waits is run by `postalgm phase run " PRI_STR
		  " %d.%d`.",
		  STR_ARG(t.game.name), STR_ARG(t.game.name), t.game.turn,
		  t.game.phase);
	return GM_DONE;
}

static int game_pause_command(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !game_pause(gm->home, gm->a, t.game.name, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Game '" PRI_STR
		  "' is paused: no deadline runs until `postalgm game resume " PRI_STR
		  "`.",
		  STR_ARG(t.game.name), STR_ARG(t.game.name));
	return GM_DONE;
}

static int game_resume_command(struct gm *gm)
{
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !game_resume(gm->home, gm->a, t.game.name, &err) ||
	    !gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "Game '" PRI_STR "' goes on: orders due " PRI_STR ".",
		  STR_ARG(t.game.name), STR_MADE(gm->a, gm_due(gm, t.game.deadline)));
	return GM_DONE;
}

static bool change_gms(struct gm *gm, const struct game *g, struct err *err)
{
	const char *add = gm_option(gm, "add"), *remove = gm_option(gm, "remove");
	struct str person = gm_arg(gm, 1);
	struct game_gm was;

	if ((add != NULL) + (remove != NULL) + (gm->n_args == 2) > 1)
		return err_usage(
			err,
			"one at a time: a new GM, --add \"NAME <ADDRESS>\" or --remove ADDRESS");
	if (add)
		return gm_add(gm->home, gm->a, g->name, str_of(add), err);
	if (remove)
		return gm_remove(gm->home, gm->a, g->name, str_of(remove), &was, err);
	return gm->n_args < 2 ||
	       gm_change(gm->home, gm->a, g->name,
			 str_is(person, "house") ? STR("") : person, err);
}

/* Alone it shows who leads the game; "house" is the GM of the house. */
static int game_gm_command(struct gm *gm)
{
	bool changed =
		gm->n_args == 2 || gm_option(gm, "add") || gm_option(gm, "remove");
	struct gm_table t;
	struct game *as;
	struct err err = {0};
	int n;

	if (!gm_find_game(gm, 0, &t, &err) || !change_gms(gm, &t.game, &err) ||
	    !gm_find_game(gm, 0, &t, &err) ||
	    !game_gms(gm->home, gm->a, &t.game, &as, &n, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "The GM of '" PRI_STR "' is " PRI_STR "%s.%s",
		  STR_ARG(t.game.name),
		  STR_MADE(gm->a, game_gm_shown(gm->a, gm->home, &t.game)),
		  t.game.gm_address.n ? "" : ", as of the whole house",
		  gm->n_args == 2 ? " Everybody is told; the old keys no longer work."
		  : changed       ? " Everybody is told."
				  : "");
	for (int i = 1; i < n; i++)
		show_line(&gm->show, "With them: " PRI_STR ".",
			  STR_MADE(gm->a, game_gm_shown(gm->a, gm->home, &as[i])));
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option list_options[] = {
	{"game", "PATTERN", "only games whose name fits: 'ce-*'", false},
	{"status", "inviting|running|paused|over", "only games of this status", false},
	{"waiting", NULL, "only those whose phase waits for their GM", false},
	{"all", NULL, "also those that ended long ago", false},
	{"sort", "name|status|deadline", "in this order; the next deadline first", false},
	{0},
};
static const struct gm_option new_options[] = {
	{"rules",     "RULES", "the rules to play by (default: the first)", false},
	{"seats",     "N",    "how many play", false},
	{"option",    "K=V",  "an option of the game", true},
	{"deadlines", "RULE", "\"Tue,Fri 20:00 Europe/London\" or \"7 days 20:00 UTC\"", false},
	{"house-seats", "LIST", "seats that the house plays: their names, or how many", false},
	{"powers",    "none|lot|wish|NAMES", "who has which role", false},
	{0},
};
static const struct gm_option set_options[] = {
	{"force", NULL,   "changes a rule of a running game", false},
	{"why",   "TEXT", "the reason, which the players read", false},
	{0},
};
static const struct gm_option gm_options[] = {
	{"add", "\"NAME <ADDRESS>\"", "one more GM beside the first", false},
	{"remove", "ADDRESS", "takes one of the others off", false},
	{0},
};
static const struct gm_option end_options[] = {
	{"why", "TEXT", "the reason, which the players read", false},
	{0},
};

const struct gm_command gm_game_commands[] = {
	{.group = "game", .verb = "new", .args = "NAME", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME, .options = new_options,
	 .what = "Makes a game, to which players can be invited",
	 .more = "NAME has 2 to 24 of a-z, 0-9 and -; it is part of every address and subject.\n"
		 "Next come `seat add` for each player and `game start`.\n"
		 "A RULE for deadlines is weekdays or days after the last phase, an hour and a\n"
		 "zone; then, each after a semicolon: other lengths for phases; days off, which\n"
		 "move a deadline to the next day (12-24 is every year); and the least time that a\n"
		 "phase is open:\n"
		 "\"7 days 20:00 UTC; phase 2: 3 days; phase 3,4: Tue,Fri 18:00; off Sat,Sun,\n"
		 "2026-12-24..2027-01-02, 05-01; at least 36 hours\"\n"
		 "Where the rules give out roles, they go by name, \"red=A,blue=B\", or in order of\n"
		 "the seats, \"A,none,B\"; by `lot`, out of all or of \"lot:A,B,C\"; or by\n"
		 "`wish` (or \"wish:A,...\"): players name them in their JOIN, the best first,\n"
		 "and at the start, in an order drawn by lot, each gets the best one still free.\n"
		 "`powers list` has the names.",
	 .example = "postalgm game new ce-7 --seats 4 --deadlines \"Tue,Fri 20:00 Europe/London\"",
	 .run = gm_game_new},
	{.group = "game", .verb = "list", .args = "", .flags = GM_SHOWS | GM_HOME,
	 .options = list_options, .what = "Lists the games",
	 .more = "A game that ended more than 30 days ago is listed with --all or --status over.",
	 .example = "postalgm game list --status running --sort deadline", .run = gm_game_list},
	{.group = "game", .verb = "show", .args = "G", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME,
	 .what = "Shows a game, its seats and its options",
	 .example = "postalgm game show ce-7", .run = gm_game_show},
	{.group = "game", .verb = "start", .args = "G", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY,
	 .what = "Starts a game: start letters and first reports go out",
	 .more = "Refused, with names, while a seat is open.",
	 .example = "postalgm game start ce-7", .run = game_start_command},
	{.group = "game", .verb = "open", .args = "G", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .options = gm_open_options,
	 .what = "Opens a game that has not begun: people join it by themselves",
	 .more = "A letter with JOIN and the game's name (\"JOIN ce-8 as red\") takes a free seat,\n"
		 "once its writer has answered a question at their address. Those who asked for it\n"
		 "(NEWS ON by mail, person news) are told. Nobody has two seats, and blocked\n"
		 "people have none. The reliability counts from 5 phases on. Typed again it\n"
		 "changes the conditions that are named, and nobody is told twice.",
	 .example = "postalgm game open ce-8 --reliability 90 --most-games 3",
	 .run = gm_game_open},
	{.group = "game", .verb = "pause", .args = "G", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY | GM_WHY, .games = 1U << GAME_RUNNING,
	 .what = "Stops the clock of a game; everybody is told",
	 .example = "postalgm game pause ce-7", .run = game_pause_command},
	{.group = "game", .verb = "resume", .args = "G", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY | GM_WHY, .games = 1U << GAME_PAUSED,
	 .what = "Lets a paused game run on; its deadline moves by the pause",
	 .example = "postalgm game resume ce-7", .run = game_resume_command},
	{.group = "game", .verb = "end", .args = "G --why TEXT", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME | GM_ASKS, .options = end_options,
	 .what = "Ends a game before its time, without a winner",
	 .more = "Everybody gets a last letter with the position, the secret and the lucky words.",
	 .example = "postalgm game end ce-7 --why \"two players have moved away\"",
	 .run = game_end_command},
	{.group = "game", .verb = "accept", .args = "G --why TEXT", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME | GM_DRY, .options = end_options,
	 .what = "Accepts damaged rows of the database as they are",
	 .more = "A phase waits if a row of positions or orders is not as the house wrote it\n"
		 "(`verify` names it). Put a backup in place if you can. If not, look at the\n"
		 "report and the orders (`report show`, `orders show`), and accept what is\n"
		 "right; everybody is told.",
	 .example = "postalgm game accept ce-7 --why \"Red has sent the orders again\"",
	 .run = game_accept_command},
	{.group = "game", .verb = "gm", .args = "G [\"NAME <ADDRESS>\"|house]", .least = 1,
	 .most = 2, .flags = GM_CHANGES | GM_HOME | GM_DRY | GM_WHY,
	 .options = gm_options,
	 .what = "Gives a game to another GM; with no name, says who runs it",
	 .more = "The previous GM's keys die at once. The new one gets the state of the game\n"
		 "and the report of the open phase; the players are told. `house` gives it back\n"
		 "to the GM of the house (\"gm\" in postalgm.json).\n"
		 "With --add there are several: each gets the GM's copies and questions, and may\n"
		 "answer them by mail. The first answer counts, the next one is told so, and the\n"
		 "journal names who wrote. No GM of a game has a seat in it.",
	 .example = "postalgm game gm ce-7 \"Gus <gus@example.org>\"",
	 .run = game_gm_command},
	{.group = "game", .verb = "option", .args = "G [K=V]", .least = 1, .most = 2,
	 .flags = GM_SHOWS | GM_CHANGES | GM_HOME, .options = set_options,
	 .what = "Sets an option of a game; with no value, lists the options",
	 .more = "Once the game runs, everybody is told of each change. Options for the clock and\n"
		 "the mail (deadlines, grace, nmr, reminders, auth, title ...) change freely.\n"
		 "Rules of the game, and who reads press, need --force and --why. Options that are\n"
		 "fixed once the game starts cannot change. A new rule for deadlines holds from\n"
		 "the next phase on.",
	 .example = "postalgm game option ce-7 grace=2", .run = gm_game_option},
	{0},
};
/* clang-format on */
