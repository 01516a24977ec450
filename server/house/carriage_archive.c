/* The archive: games that are over, each in a file. See carriage.h.
 * SPDX-License-Identifier: ISC */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/games.h"
#include "server/house/carriage_parts.h"

const char *carriage_archive_dir(const struct home *h, struct arena *a)
{
	return home_path(h, a, "archive");
}

/* A file that is there already may be the only one of another game: only the same game's is replaced. */
static bool is_free(struct home *h, struct arena *a, const char *file, int64_t id,
		    struct err *err)
{
	struct home there;
	struct game g = {0};
	struct err why = {0};

	if (access(file, F_OK) != 0)
		return true;
	bool same = carriage_open(&there, a, file, &h->clock, &g, &why) && g.id == id;
	home_close(&there);
	return same ||
	       err_refuse(
		       err,
		       "%s is there already and is not this game: put it in another place",
		       file);
}

static bool put_aside(struct home *h, struct arena *a, struct str game,
		      struct str *file, struct err *err)
{
	struct game g;
	bool here;

	if (!games_look(h->store, a, game, &here, &g, err))
		return false;
	if (!here)
		return err_refuse(err, "there is no game '" PRI_STR "' here",
				  STR_ARG(game));
	struct carriage_out x = {
		.game = g.name,
		.file = carriage_file(h, a, "archive", g.name),
		.over = true,
		.to = {.state = MOVED_GONE, .utc = home_now(h)},
		.what = str_printf(a, "game " PRI_STR " goes into the archive",
				   STR_ARG(g.name)),
	};
	*file = str_of(x.file);
	return carriage_make_dir(carriage_archive_dir(h, a), err) &&
	       is_free(h, a, x.file, g.id, err) && carriage_take_out(h, a, &x, err);
}

bool carriage_archive(struct home *h, struct arena *a, struct str game,
		      struct str *file, struct err *err)
{
	int lock = carriage_lock(h->dir, a, err);
	bool ok = lock >= 0 && put_aside(h, a, game, file, err);

	carriage_unlock(lock);
	return ok;
}

/* Is it in another home, or in its archive? Then this file is an old copy. */
static bool is_alone(struct home *h, struct arena *a, const struct game *g,
		     struct err *err)
{
	struct homes *all;
	struct moved m;
	bool gone;
	int which, n;

	if (!homes_of(h, &all, err) ||
	    !homes_with(all, HOMES_GAME, g->name, 0, &which, &n, err))
		return false;
	if (n)
		return err_refuse(err, "there is a game '" PRI_STR "' in home " PRI_STR,
				  STR_ARG(g->name), STR_ARG(all->home[which].name));
	for (int i = 0; i < all->n; i++) {
		if (i == all->own)
			continue;
		if (!moved_find(all->home[i].store, a, g->name, &gone, &m, err))
			return false;
		if (gone && !m.home.n)
			return err_refuse(err,
					  "'" PRI_STR
					  "' is in the archive of home " PRI_STR
					  ": add --home " PRI_STR,
					  STR_ARG(g->name), STR_ARG(all->home[i].name),
					  STR_ARG(all->home[i].dir));
	}
	return true;
}

/* A game on its way may have arrived: only the move knows. */
static bool is_not_leaving(struct home *h, struct arena *a, const struct game *g,
			   struct err *err)
{
	struct moved m;
	struct homes *all;
	bool gone;

	if (!moved_find(h->store, a, g->name, &gone, &m, err) ||
	    !homes_of(h, &all, err))
		return false;
	return !gone || m.state != MOVED_LEAVING ||
	       err_refuse(err,
			  "'" PRI_STR "' is on its way to home " PRI_STR
			  ": `postalgm game move " PRI_STR " --to " PRI_STR
			  "` goes on, `--to " PRI_STR "` brings it back",
			  STR_ARG(m.name), STR_ARG(m.home), STR_ARG(m.name),
			  STR_ARG(m.home), STR_ARG(all->home[all->own].name));
}

static bool take_back(struct home *h, struct arena *a, const char *file, struct game *g,
		      struct err *err)
{
	struct home there;
	bool whole;
	bool ok = carriage_open(&there, a, file, &h->clock, g, err) &&
		  store_check(there.store, 0, &whole, err);

	home_close(&there);
	return ok && is_not_leaving(h, a, g, err) && is_alone(h, a, g, err) &&
	       carriage_take_in(h, a, file, STR("came out of the archive"), g, err);
}

bool carriage_restore(struct home *h, struct arena *a, struct str from, struct game *g,
		      struct err *err)
{
	int lock = carriage_lock(h->dir, a, err);
	const char *archived = carriage_file(h, a, "archive", from);
	bool ours = str_find_char(from, '/') == SIZE_MAX && access(archived, F_OK) == 0;
	const char *file = ours ? archived : str_z(a, from);
	bool ok = lock >= 0;

	if (ok && access(file, R_OK) != 0)
		ok = err_refuse(err,
				"there is no game '" PRI_STR
				"' in the archive, and no such file",
				STR_ARG(from));
	ok = ok && take_back(h, a, file, g, err);
	if (ok && ours)
		unlink(file);
	carriage_unlock(lock);
	return ok;
}

bool carriage_is_file(const char *path)
{
	static const char magic[] = "SQLite format 3";
	char head[sizeof magic] = "";
	FILE *f = fopen(path, "re");

	if (!f)
		return false;
	bool is = fread(head, 1, sizeof head, f) == sizeof head &&
		  memcmp(head, magic, sizeof magic) == 0;
	fclose(f);
	return is;
}

bool carriage_open(struct home *h, struct arena *a, const char *file,
		   const struct clock *clock, struct game *g, struct err *err)
{
	struct game *list;
	int n;

	*h = (struct home){.a = a, .dir = "", .clock = *clock, .number = -1};
	config_defaults(&h->config);
	h->store = store_open(file, STORE_FILE, err);
	if (!h->store || !games_list(h->store, a, &list, &n, err))
		return false;
	if (n != 1)
		return err_refuse(
			err, "%s is a database, and not the file of one game: %d games",
			file, n);
	*g = list[0];
	return true;
}
