/* Free pages go back to the disk: see store.h. Deleted rows leave pages that SQLite keeps for later
 * rows. The file was made with auto_vacuum=INCREMENTAL, so pages from its end can take their place.
 * A file from before that keeps its free pages (server/OPERATING.md says how it is made compact).
 * SPDX-License-Identifier: ISC */
#include <time.h>

#include "schema/store/sql.h"
#include "schema/store/store_parts.h"

enum {
	INCREMENTAL =
		2, /* what PRAGMA auto_vacuum says of a file that can give pages back */
	KEEP = 8, /* one page in so many stays free, so that the file does not shrink and grow
			    in turn */
};

static int64_t now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* How many free pages are more than are kept. */
static bool count_spare(struct store *st, int64_t *n, struct err *err)
{
	int64_t kind = 0, pages = 0, free = 0;

	bool ok = sql_number(st, &kind, err, "PRAGMA auto_vacuum", "") &&
		  sql_number(st, &pages, err, "PRAGMA page_count", "") &&
		  sql_number(st, &free, err, "PRAGMA freelist_count", "");
	*n = ok && kind == INCREMENTAL ? free - pages / KEEP : 0;
	return ok;
}

bool store_give_back(struct store *st, int ms, bool *more, struct err *err)
{
	const int64_t end = now_ms() + ms;
	int64_t spare;

	bool ok = count_spare(st, &spare, err);
	while (ok && spare > 0 && now_ms() < end)
		ok = store_script(st, "PRAGMA incremental_vacuum(32)", err) &&
		     count_spare(st, &spare, err);
	*more = ok && spare > 0;
	return ok;
}
