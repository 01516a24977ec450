/* Where the zine's games are: in this home, in the others of its house, in the archive.
 * SPDX-License-Identifier: ISC */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "server/house/carriage.h"
#include "server/zine/ground/zine_parts.h"

/* Games of other homes are written as if they were this one's. */
static struct home *new_home(struct zine *z, const char *dir)
{
	struct home *h = arena_new(z->a, struct home);

	*h = (struct home){.a = z->a,
			   .dir = dir,
			   .config = z->home->config,
			   .clock = z->home->clock,
			   .log = z->home->log,
			   .number = z->home->number};
	return h;
}

static bool add(struct zine *z, struct home *h, const char *file, const struct game *g,
		struct err *err)
{
	struct zine_source *s = arena_push(z->a, z->sources, z->n_sources);

	*s = (struct zine_source){.home = h, .file = file, .game = *g};
	return zine_stamp(z, s, err);
}

static bool add_all(struct zine *z, struct home *h, struct err *err)
{
	struct game *all;
	int k;

	if (!games_list(h->store, z->a, &all, &k, err))
		return false;
	for (int i = 0; i < k; i++)
		if (!add(z, h, NULL, &all[i], err))
			return false;
	return true;
}

static int by_name(const void *x, const void *y)
{
	const struct str a = ((const struct zine_source *)x)->game.name,
			 b = ((const struct zine_source *)y)->game.name;
	size_t n = a.n < b.n ? a.n : b.n;
	int order = memcmp(a.s, b.s, n);

	return order ? order : (a.n > b.n) - (a.n < b.n);
}

/* Their databases are open already: a confined core opens no others. */
static bool open_homes(struct zine *z, struct err *err)
{
	struct homes *all;

	if (z->n_homes)
		return true;
	if (!homes_of(z->home, &all, err))
		return false;
	z->homes = arena_more(z->a, NULL, 0, sizeof *z->homes);
	z->homes[z->n_homes++] = z->home;
	for (int i = 0; i < all->n; i++) {
		const struct house_home *x = &all->home[i];
		if (i == all->own)
			continue;
		if (!x->store)
			return err_set(err,
				       "home " PRI_STR " cannot be looked into: %s",
				       STR_ARG(x->name), x->why.text);
		struct home *h = new_home(z, str_z(z->a, x->dir));
		h->store = x->store;
		z->homes = arena_more(z->a, z->homes, (size_t)z->n_homes,
				      sizeof *z->homes);
		z->homes[z->n_homes++] = h;
	}
	return true;
}

static void sort(struct zine *z)
{
	if (z->n_sources)
		qsort(z->sources, (size_t)z->n_sources, sizeof *z->sources, by_name);
}

bool zine_is_source(const struct zine *z, struct str name)
{
	const struct zine_source key = {.game.name = name};

	return z->n_sources && bsearch(&key, z->sources, (size_t)z->n_sources,
				       sizeof *z->sources, by_name) != NULL;
}

bool zine_sources(struct zine *z, struct err *err)
{
	if (!open_homes(z, err))
		return false;
	for (int i = 0; i < z->n_homes; i++) {
		struct home *h = z->homes[i];
		if (!home_begin_reading(h, err) ||
		    !home_end(h, add_all(z, h, err), err))
			return false;
	}
	sort(z);
	return true;
}

/* The archive ------------------------------------------------------------------------- */

static const char ending[] = ".game";

/* Calls `each` for the files of the archives of all homes that end so; ends where it returns false. */
static bool walk(struct zine *z, const char *how,
		 bool (*each)(struct zine *, const char *file, void *with,
			      struct err *),
		 void *with, struct err *err)
{
	bool ok = true;

	for (int i = 0; ok && i < z->n_homes; i++) {
		const char *dir = carriage_archive_dir(z->homes[i], z->a);
		DIR *d = opendir(dir);
		if (!d && errno != ENOENT)
			return err_set(err, "%s: %s", dir, strerror(errno));
		for (struct dirent *e; ok && d && (e = readdir(d));)
			if (str_ends(str_of(e->d_name), how))
				ok = each(z,
					  str_z(z->a, str_printf(z->a, "%s/%s", dir,
								 e->d_name)),
					  with, err);
		if (d)
			closedir(d);
	}
	return ok;
}

static bool read_begin(struct zine *z, struct home *h, const char *file,
		       struct err *err)
{
	struct home there;
	struct game g;

	if (file) {
		bool ok = carriage_open(&there, z->a, file, &h->clock, &g, err);
		h->store = there.store;
		if (!ok) {
			home_close(h);
			return false;
		}
	}
	return home_begin_reading(h, err);
}

bool zine_read_end(struct home *h, const char *file, bool ok, struct err *err)
{
	ok = home_end(h, ok, err);
	if (file)
		home_close(h);
	return ok;
}

/* The rows of which the pages of the house need less. */
static bool load_rest(struct zine_game *g, struct err *err)
{
	struct store *st = g->home->store;

	g->remembered = false;
	return games_load(st, g->a, g->game.id, &g->game, err) &&
	       seats_list(st, g->a, g->game.id, &g->seats, &g->n_seats, err);
}

bool zine_open_game(struct zine *z, struct zine_game *g, struct err *err)
{
	if (!read_begin(z, g->home, g->file, err))
		return false;
	return !g->remembered || load_rest(g, err) ||
	       zine_read_end(g->home, g->file, false, err);
}

/* One that cannot be read keeps its pages, and all others are written. */
static void add_away(struct zine *z, const char *file, const struct err *why)
{
	struct str name = str_of(strrchr(file, '/') + 1);
	struct zine_source *s = arena_push(z->a, z->sources, z->n_sources);

	*s = (struct zine_source){.file = file,
				  .away = true,
				  .game.name =
					  str_slice(name, 0, name.n - strlen(ending))};
	if (!z->away.text[0])
		z->away = *why;
}

static bool read_it(struct zine *z, struct zine_source *s, struct err *err)
{
	struct game *list;
	int n;

	if (!games_list(s->home->store, z->a, &list, &n, err))
		return false;
	s->game = list[0];
	if (!zine_stamp(z, s, err))
		return false;
	if (!s->is_public)
		return true;
	s->course = arena_new(z->a, struct zine_game);
	return zine_load(s->home, z->a, &s->game, s->course, err);
}

static bool open_one(struct zine *z, const char *file, void *with, struct err *err)
{
	struct home *h = new_home(z, "");
	struct zine_source s = {.home = h, .file = file};
	struct err why = {0};
	struct str mark;
	bool there = zine_known_mark(z->a, file, &mark);

	(void)with;
	(void)err;
	if (!there || !zine_known(z, &s, mark)) {
		s = (struct zine_source){.home = h, .file = file};
		if (!read_begin(z, h, file, &why) ||
		    !zine_read_end(h, file, read_it(z, &s, &why), &why)) {
			add_away(z, file, &why);
			return true;
		}
		if (there)
			zine_know(z, &s, mark);
	}
	*arena_push(z->a, z->sources, z->n_sources) = s;
	return true;
}

/* An old copy of a game that is in a home, or in another archive, is not shown beside it. */
static void drop_copies(struct zine *z)
{
	int n = 0;

	for (int i = 0; i < z->n_sources; i++) {
		struct zine_source *s = &z->sources[i];
		if (!n || !str_equal(z->sources[n - 1].game.name, s->game.name))
			z->sources[n++] = *s;
		else if (!s->file || z->sources[n - 1].away)
			z->sources[n - 1] = *s;
	}
	z->n_sources = n;
}

/* What was kept of an archive that is no longer there. */
static bool drop_one(struct zine *z, const char *known, void *with, struct err *err)
{
	(void)with;
	(void)err;
	if (strrchr(known, '/')[1] == '.' &&
	    access(zine_known_file(z->a, known), F_OK) != 0 && errno == ENOENT)
		unlink(known);
	return true;
}

bool zine_archived(struct zine *z, struct err *err)
{
	bool ok = walk(z, ending, open_one, NULL, err) &&
		  walk(z, ZINE_KNOWN, drop_one, NULL, err);

	sort(z);
	drop_copies(z);
	return ok;
}

/* Names and times: in the order in which the directory has them, they would seem to change. */
static bool sum_one(struct zine *z, const char *file, void *with, struct err *err)
{
	uint64_t *sum = with;
	struct str line;
	struct stat st;

	(void)err;
	if (stat(file, &st) != 0)
		return true;
	line = str_printf(z->a, "%s %lld %lld", file, (long long)st.st_size,
			  (long long)st.st_mtime);
	uint64_t one = 14695981039346656037U;
	for (size_t i = 0; i < line.n; i++)
		one = (one ^ (unsigned char)line.s[i]) * 1099511628211U;
	*sum += one;
	return true;
}

bool zine_archive_stamp(struct zine *z, uint64_t *sum, struct err *err)
{
	*sum = 0;
	return walk(z, ending, sum_one, sum, err);
}

void zine_close_sources(struct zine *z)
{
	/* Stores of other homes stay open; what was read of them is forgotten. */
	for (int i = 1; i < z->n_homes; i++) {
		z->homes[i]->store = NULL;
		home_close(z->homes[i]);
	}
}
