/* The public games of all sources, loaded one after the other.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "server/zine/ground/zine_parts.h"

/* Public games are loaded; the files of all others must go. */
static bool load_one(struct zine *z, const struct zine_source *of, bool *found,
		     struct err *err)
{
	struct zine_game *g = &z->games[z->n_games];
	bool named = str_iequal(of->game.name, z->job->game);

	if (!of->is_public && named)
		return err_refuse(
			err,
			"game %.*s is not public: the zine has only games with the option public=on, which players are told before the start",
			STR_ARG(of->game.name));
	*found |= named;
	if (!of->is_public)
		return zine_sweep(z, of->game.name, NULL, 0, err);
	if (of->course)
		*g = *of->course;
	else if (!zine_load(of->home, z->a, &of->game, g, err))
		return false;
	g->z = z;
	g->file = of->file;
	g->stamp = of->stamp;
	z->n_games++;
	return true;
}

static bool load_game(struct zine *z, const struct zine_source *of, bool *found,
		      struct err *err)
{
	if (of->away) {
		*found |= str_iequal(of->game.name, z->job->game);
		return true;
	}
	return load_one(z, of, found, err);
}

/* Homes are read as they are at one moment, and locked once and not for each row. */
static bool load_all(struct zine *z, bool *found, struct err *err)
{
	bool ok = true;
	int n = 0;

	while (ok && n < z->n_homes)
		ok = home_begin_reading(z->homes[n], err) && ++n;
	for (int i = 0; ok && i < z->n_sources; i++)
		ok = load_game(z, &z->sources[i], found, err);
	while (n > 0)
		ok = home_end(z->homes[--n], ok, err);
	return ok;
}

bool zine_gather(struct zine *z, struct err *err)
{
	bool found = false;

	if (!zine_archived(z, err))
		return false;
	z->games = arena_array(z->a, struct zine_game, (size_t)z->n_sources + 1);
	if (!load_all(z, &found, err))
		return false;
	if (z->job->game.n && !found)
		return err_refuse(err, "there is no game \"%.*s\"",
				  STR_ARG(z->job->game));
	z->job->n_games = z->n_games;
	zine_give_numbers(z);
	return zine_sweep_games(z, zine_is_source, err);
}
