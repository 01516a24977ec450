/* Takes rights away from the core: see confine_core.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/confine_core.h"

#include "base/arena.h"
#include "base/locale.h"
#include "base/process/confine.h"
#include "server/house/carriage.h"
#include "server/zine/zine.h"

enum { OWN_PATHS = 16, PATHS_MAX = OWN_PATHS + NUMBERS_HOMES };

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

	/* The archives of other homes are read for the zine. */
	for (int i = 0; h->homes && i < h->homes->n; i++)
		paths[OWN_PATHS + i].path =
			str_z(a, str_printf(a, PRI_STR "/archive",
					    STR_ARG(h->homes->home[i].dir)));
	const struct confine all = {
		.flags = CONFINE_NETWORK | CONFINE_PROGRAMS,
		.n_paths = sizeof paths / sizeof *paths,
		.paths = paths,
	};

	confine(&all);
	arena_destroy(a);
}
