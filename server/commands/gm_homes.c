/* home list, home new, route; game move, archive, restore: a house of several homes, and games that leave
 * one of them.
 * SPDX-License-Identifier: ISC */
#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/homes/moved.h"
#include "server/commands/commands.h"
#include "server/console/gm_find.h"
#include "server/house/carriage.h"
#include "server/house/route.h"

/* home -------------------------------------------------------------------------------- */

/* clang-format off */
static const struct column home_columns[] = {
	{"home",    "home",    COLUMN_TEXT,   true},
	{"number",  "number",  COLUMN_NUMBER, false},
	{"games",   "games",   COLUMN_NUMBER, false},
	{"running", "running", COLUMN_NUMBER, false},
	{"mailbox", "mailbox", COLUMN_TEXT,   true},
	{"directory", "directory", COLUMN_TEXT, true},
	{"state",   "state",   COLUMN_TEXT,   true},
};
/* clang-format on */

static bool add_home(struct gm *gm, const struct homes *all, int i, json_t *rows,
		     struct err *err)
{
	const struct house_home *x = &all->home[i];
	struct store *st = i == all->own ? gm_store(gm) : x->store;
	struct game *list = NULL;
	int n = 0, running = 0;

	if (st && !games_list(st, gm->a, &list, &n, err))
		return false;
	for (int k = 0; k < n; k++)
		running += list[k].status == GAME_RUNNING;
	json_array_append_new(rows, json_pack("{s:o, s:i, s:i, s:i, s:o, s:o, s:s}",
					      "home", show_str(x->name), "number",
					      x->number, "games", n, "running", running,
					      "mailbox", show_str(x->mailbox),
					      "directory", show_str(x->dir), "state",
					      !st             ? "cannot be looked into"
					      : i == all->own ? "this one"
					      : i == 0        ? "front"
							      : ""));
	return true;
}

static int home_list(struct gm *gm)
{
	json_t *rows = json_array();
	struct homes *all;
	struct err err = {0};
	bool ok = homes_of(gm->home, &all, &err);

	for (int i = 0; ok && i < all->n; i++)
		ok = add_home(gm, all, i, rows, &err);
	if (!ok) {
		json_decref(rows);
		return gm_fail(gm, &err);
	}
	show_table(&gm->show, home_columns, sizeof home_columns / sizeof *home_columns,
		   rows, "This house has one home; `postalgm home new` makes another.");
	return GM_DONE;
}

static struct str whole_path(struct arena *a, const char *path)
{
	char here[4096];

	if (path[0] == '/' || !getcwd(here, sizeof here))
		return str_of(path);
	return str_printf(a, "%s/%s", here, path);
}

static int home_new(struct gm *gm)
{
	struct home_wanted w = {
		.name = gm_arg(gm, 0),
		.dir = whole_path(gm->a, gm->args[1]),
		.mailbox = str_of(gm_option(gm, "mailbox")),
		.own_name = str_of(gm_option(gm, "own-name")),
		.own_mailbox = str_of(gm_option(gm, "own-mailbox")),
		.front = gm_option(gm, "front") != NULL,
	};
	struct homes all;
	struct str missed;
	struct err err = {0};

	if (!w.mailbox.n) {
		err_usage(&err, "say by --mailbox at which address its letters arrive");
		return gm_fail(gm, &err);
	}
	if (!homes_add(gm->a, gm->home_dir, &w, &gm->clock, &all, &missed, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Home " PRI_STR " was made in " PRI_STR
		  ": the house has %d homes, and " PRI_STR " is the front home.",
		  STR_ARG(w.name), STR_ARG(w.dir), all.n, STR_ARG(all.home[0].name));
	if (missed.n)
		show_line(&gm->show, "Copy homes.json yourself to: " PRI_STR ".",
			  STR_ARG(missed));
	show_line(
		&gm->show,
		"Next: write its mailbox into " PRI_STR
		"/postalgm.json, start a postalgmd for it, restart the others, and give `postalgm route` to the mail server.",
		STR_ARG(w.dir));
	return GM_DONE;
}

/* route ---------------------------------------------------------------------------------- */

/* Beside the old table, then in its place: the mail server never reads a half. */
static bool write_table(struct gm *gm, const char *path, struct str table,
			struct err *err)
{
	const char *part = str_z(gm->a, str_printf(gm->a, "%s.part", path));
	FILE *f = fopen(part, "we");
	bool ok = f && fwrite(table.s, 1, table.n, f) == table.n && fflush(f) == 0 &&
		  fsync(fileno(f)) == 0;

	if (f)
		ok = fclose(f) == 0 && ok;
	return (ok && rename(part, path) == 0) ||
	       err_set(err, "%s: %s", path, strerror(errno));
}

static int route(struct gm *gm)
{
	static const char *const forms[] = {"postfix", "list"};
	const char *to = gm_option(gm, "to");
	struct str word = str_of(gm_option(gm, "form")), table;
	struct err err = {0};
	int n, form = ROUTE_POSTFIX;

	while (word.n && form <= ROUTE_LIST && !str_is(word, forms[form]))
		form++;
	if (form > ROUTE_LIST) {
		err_usage(&err, "--form " PRI_STR ": it is %s or %s", STR_ARG(word),
			  forms[0], forms[1]);
		return gm_fail(gm, &err);
	}
	if (!route_table(gm->home, gm->a, (enum route_form)form, &table, &n, &err) ||
	    (to && !write_table(gm, to, table, &err)))
		return gm_fail(gm, &err);
	if (to)
		show_line(&gm->show, "%s: %d game%s.", to, n, n == 1 ? "" : "s");
	else
		show_text(&gm->show, table);
	return GM_DONE;
}

/* game move, archive, restore ---------------------------------------------------------------- */

/* The same command finishes a move that was interrupted. */
static bool is_leaving(struct gm *gm, struct str game)
{
	struct moved m;
	struct err err = {0};
	bool found;

	return moved_find(gm_store(gm), gm->a, game, &found, &m, &err) && found &&
	       m.state == MOVED_LEAVING;
}

/* A letter that is just being sent is sent in a moment. */
static int game_move(struct gm *gm)
{
	enum { TRIES = 40, PAUSE_NS = 250 * 1000 * 1000 };
	struct str to = str_of(gm_option(gm, "to")), at = to;
	struct err err = {0};
	struct gm_table t;
	bool ok = false;

	if (!is_leaving(gm, gm_arg(gm, 0)) && !gm_find_game(gm, 0, &t, &err))
		return gm_fail(gm, &err);
	if (!to.n) {
		err_usage(&err,
			  "say where to: postalgm game move " PRI_STR " --to HOME",
			  STR_MADE(gm->a, gm_arg(gm, 0)));
		return gm_fail(gm, &err);
	}
	for (int i = 0; i < TRIES && !ok; i++) {
		if (i) {
			if (!err.passing)
				break;
			nanosleep(&(struct timespec){.tv_nsec = PAUSE_NS}, NULL);
		}
		err = (struct err){0};
		ok = carriage_move(gm->home, gm->a, gm_arg(gm, 0), to, &at, &err);
	}
	if (!ok)
		return gm_fail(gm, &err);
	show_line(
		&gm->show,
		"Game '" PRI_STR "' is in home " PRI_STR
		"; its players notice nothing. Letters that still come here are passed on; give `postalgm route` to the mail server.",
		STR_MADE(gm->a, gm_arg(gm, 0)), STR_ARG(at));
	return GM_DONE;
}

static int game_archive(struct gm *gm)
{
	struct str file;
	struct gm_table t;
	struct err err = {0};

	if (!gm_find_game(gm, 0, &t, &err) ||
	    !carriage_archive(gm->home, gm->a, gm_arg(gm, 0), &file, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show,
		  "Game '" PRI_STR "' is in " PRI_STR
		  ", and no longer in the database. `postalgm game restore " PRI_STR
		  "` brings it back.",
		  STR_MADE(gm->a, gm_arg(gm, 0)), STR_ARG(file),
		  STR_MADE(gm->a, gm_arg(gm, 0)));
	return GM_DONE;
}

static int game_restore(struct gm *gm)
{
	struct game g;
	struct err err = {0};

	if (!carriage_restore(gm->home, gm->a, gm_arg(gm, 0), &g, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "Game '" PRI_STR "' is here again.", STR_ARG(g.name));
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option new_options[] = {
	{"mailbox", "ADDRESS", "where the mail server puts its letters", false},
	{"front", NULL, "it becomes the front home, which has no games", false},
	{"own-name", "NAME", "a name for this home, if it was alone until now", false},
	{"own-mailbox", "ADDRESS", "the mailbox of this home, then", false},
	{0},
};
static const struct gm_option route_options[] = {
	{"form", "postfix|list", "a table for Postfix (default), or one line a game", false},
	{"to", "FILE", "writes it there, by rename", false},
	{0},
};
static const struct gm_option move_options[] = {
	{"to", "HOME", "the home, as `home list` names it", false},
	{0},
};

const struct gm_command gm_homes_commands[] = {
	{.group = "home", .verb = "list", .args = "", .flags = GM_SHOWS | GM_HOME,
	 .what = "Lists the homes of the house, with their games",
	 .example = "postalgm home list", .run = home_list},
	{.group = "home", .verb = "new", .args = "NAME DIR --mailbox ADDRESS", .least = 2, .most = 2,
	 .flags = GM_NOW, .options = new_options,
	 .what = "Makes another home of this house, for more games",
	 .more = "A house grows by homes: each has a database, a daemon and a mailbox of its own,\n"
		 "and all have one address and one key. The mail server gives a letter to the\n"
		 "home that has its game (`postalgm route`); all others go to the front home,\n"
		 "which has no games, and passes on what it knows the home of.\n"
		 "The first time, this home gets a name and a mailbox too (--own-name,\n"
		 "--own-mailbox); its daemon must be stopped. See OPERATING.md.",
	 .example = "postalgm home new two /srv/two --mailbox two@localhost",
	 .run = home_new},
	{.group = "route", .args = "", .flags = GM_HOME, .options = route_options,
	 .what = "Writes the mail server's table: which home gets a letter",
	 .more = "For Postfix it is a regexp: table of virtual_alias_maps. Write it anew when a\n"
		 "game was made or has moved; until then the front home passes letters on.",
	 .example = "postalgm route --to /etc/postfix/postalgm-route", .run = route},
	{.group = "game", .verb = "move", .args = "G --to HOME", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME, .options = move_options,
	 .what = "Takes a game to another home of the house",
	 .more = "It goes with its keys, journal, letters and orders; its players notice nothing.\n"
		 "Killed on the way, it is in one place, and its letters wait: the same command\n"
		 "again goes on, and with the name of this home it comes back. `health` tells of a\n"
		 "game that is on its way.",
	 .example = "postalgm game move ce-7 --to two", .run = game_move},
	{.group = "game", .verb = "archive", .args = "G", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Takes a game that is over out of the database, into a file",
	 .more = "The file is archive/G.game in the home. `verify` reads it, and the zine goes on\n"
		 "showing its game. The last letters of the game must have gone out before.",
	 .example = "postalgm game archive ce-7", .run = game_archive},
	{.group = "game", .verb = "restore", .args = "NAME|FILE", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Takes a game back out of the archive, or out of a file of it",
	 .more = "A lost database comes back from a copy of it: see `postalgm backup --help`.",
	 .example = "postalgm game restore ce-7", .run = game_restore},
	{0},
};
/* clang-format on */
