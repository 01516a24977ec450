/* Takes rights away from the core: see confine_core.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/confine_core.h"

#include "base/arena.h"
#include "base/locale.h"
#include "base/process/confine.h"
#include "server/house/carriage.h"
#include "server/zine/zine.h"

enum {
	OWN_PATHS = 16,
	HOME_PATHS = 4,
	PATHS_MAX = OWN_PATHS + HOME_PATHS * NUMBERS_HOMES
};

static char *in_home(struct arena *a, const struct house_home *x, const char *name)
{
	return str_z(a, str_printf(a, PRI_STR "/%s", STR_ARG(x->dir), name));
}

/* The archive is read for the zine. The database is open already, and is opened once more after a trial (trial.h): also by the
 * child, which looks where a letter belongs as the daemon does. */
static void add_home(struct arena *a, const struct house_home *x,
		     struct confine_path paths[HOME_PATHS])
{
	static const char *const names[HOME_PATHS] = {
		"archive", "postalgm.db", "postalgm.db-wal", "postalgm.db-shm"};

	for (int i = 0; i < HOME_PATHS; i++)
		paths[i] = (struct confine_path){.path = in_home(a, x, names[i]),
						 .write = i > 0};
}

void confine_core(const struct home *h)
{
	struct arena *a = arena_create();
	struct confine_path paths[PATHS_MAX] = {
		{.path = h->dir, .write = true, .blind = true},
		{.path = home_path(h, a, "postalgm.db"), .write = true},
		{.path = home_path(h, a, "postalgm.db-wal"), .write = true},
		{.path = home_path(h, a, "postalgm.db-shm"), .write = true},
		{.path = home_path(h, a, "postalgm.lock"), .write = true},
		{.path = home_path(h, a, "postalgm.json")},
		{.path = home_path(h, a, "homes.json")},
		/* Only for a single round (--once), in which the daemon writes the zine
		 * itself. */
		{.path = zine_dir(h, a), .write = true},
		{.path = carriage_archive_dir(h, a)},
		/* Time zones; the words of other languages. */
		{.path = "/usr/share/zoneinfo"},
		{.path = "/etc/localtime"},
		{.path = "/usr/lib/locale"},
		{.path = locale_catalogues()},
		{.path = "/dev/null", .write = true},
	};

	for (int i = 0; h->homes && i < h->homes->n; i++)
		if (i != h->homes->own)
			add_home(a, &h->homes->home[i],
				 paths + OWN_PATHS + HOME_PATHS * i);
	const struct confine all = {
		.flags = CONFINE_NETWORK | CONFINE_PROGRAMS,
		.n_paths = sizeof paths / sizeof *paths,
		.paths = paths,
	};

	confine(&all);
	arena_destroy(a);
}
