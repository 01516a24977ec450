/* The web zine: static pages of the public games, for any web server and for a folder
 * on a disk. Front page, a page for each game and for each report, history drawn,
 * statistics, an Atom feed.
 *
 * Only games with the option `public=on` are in it. While a game runs its pages are made
 * of what all readers may know; once it is over they tell everything. Addresses and
 * telephones are never in it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_H
#define SERVER_ZINE_H

#include "server/home/home.h"
#include "server/zine/ground/zine_job.h"

/* The place of the home's zine, by its configuration; NULL: it is not written. */
const char *zine_dir(const struct home *, struct arena *);

/* Writes by rename, and only what has changed; removes pages that it would no longer
 * write. Refused: a named game that is not public. */
bool zine_write(struct home *, struct zine_job *, struct err *) MUST_USE;

#endif
