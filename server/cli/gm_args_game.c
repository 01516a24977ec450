/* How many arguments a call has, and the game that may be left out of them.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/cli/gm_args.h"
#include "server/console/gm_many.h"
#include "server/home/home.h"

static bool count_args(const struct gm *gm, struct err *err)
{
	const struct gm_command *c = gm->command;
	struct str name = gm_command_name(gm->a, c);

	if (gm->n_args < c->least)
		return err_usage(err, "an argument is missing: postalgm " PRI_STR " %s",
				 STR_ARG(name), c->args);
	if (c->most >= 0 && gm->n_args > c->most)
		return err_usage(
			err, "'%s' is one argument too many: postalgm " PRI_STR "%s%s",
			gm->args[c->most], STR_ARG(name), *c->args ? " " : "", c->args);
	return true;
}

/* G ------------------------------------------------------------------------ */

bool gm_takes_game(const struct gm_command *c)
{
	return c->args[0] == 'G' && strchr(" |", c->args[1]);
}

static bool is_game(const struct gm *gm, struct str word, bool *is, struct err *err)
{
	struct game game;

	*is = false;
	return !gm->home || games_look(gm->home->store, gm->a, word, is, &game, err);
}

static bool put_game(struct gm *gm, const char *name, struct err *err)
{
	if (gm->n_args == GM_ARGS_MAX)
		return err_usage(err, "more than %d arguments", (int)GM_ARGS_MAX);
	memmove(gm->args + 1, gm->args, (size_t)gm->n_args * sizeof *gm->args);
	gm->args[0] = name;
	gm->n_args++;
	return true;
}

/* A game of that name may be meant, or a seat of the game in the environment. */
static bool is_seat_too(struct gm *gm, const char *game, struct str word, bool *is,
			struct err *err)
{
	struct seat *seats;
	struct game g;
	bool found;
	int n;

	*is = false;
	if (str_is(word, game) || !strstr(gm->command->args, "SEAT") ||
	    gm->n_args == gm->command->most)
		return true;
	if (!games_look(gm->home->store, gm->a, str_of(game), &found, &g, err) ||
	    (found && !seats_list(gm->home->store, gm->a, g.id, &seats, &n, err)))
		return false;
	for (int i = 0; found && i < n; i++)
		*is = *is || str_iequal(word, seats[i].colour);
	return true;
}

/* $POSTALGM_GAME replaces G if G was left out: if there are too few arguments, or room
 * for one more and the first is not a game. */
static bool game_of_environment(struct gm *gm, const char *name, struct err *err)
{
	const struct gm_command *c = gm->command;
	bool first = false, ambiguous;

	if (!name || !*name || (c->most >= 0 && gm->n_args >= c->most))
		return true;
	if (gm->n_args && !is_game(gm, gm_arg(gm, 0), &first, err))
		return false;
	if (first && !is_seat_too(gm, name, gm_arg(gm, 0), &ambiguous, err))
		return false;
	if (first && ambiguous)
		return err_usage(
			err,
			"'%s' is the name of a game and of a seat in '%s' ($POSTALGM_GAME). Choose with --game G",
			gm->args[0], name);
	gm->game_from_env = !first;
	return first || put_game(gm, name, err);
}

/* Without a game to be put before them, their number is known without a home. */
bool gm_args_count(struct gm *gm, struct err *err)
{
	const char *game = getenv("POSTALGM_GAME");

	if (gm_takes_game(gm->command) &&
	    (gm_many_wanted(gm) || gm_option(gm, "game") || (game && *game)))
		return true;
	return count_args(gm, err);
}

bool gm_args_settle(struct gm *gm, struct err *err)
{
	const char *named = gm_option(gm, "game");

	if (gm_many_wanted(gm))
		return gm_many_select(gm, err) && put_game(gm, gm->games[0], err) &&
		       count_args(gm, err);
	if (gm_takes_game(gm->command) &&
	    !(named ? put_game(gm, named, err)
		    : game_of_environment(gm, getenv("POSTALGM_GAME"), err)))
		return false;
	return count_args(gm, err);
}
