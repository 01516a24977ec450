/* The file with the counts of a game: what its reader and its writer share. See zine_kept.c.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_KEPT_H
#define SERVER_ZINE_KEPT_H

#include <jansson.h>

#include "rules/codec.h"
#include "server/zine/ground/zine_parts.h"

/* Goes up with each change of what is kept. */
enum { KEPT_VERSION = 3 };

/* The path of a file among the pages of a game, below the zine's folder. Lives as long as `z->a`. */
const char *zine_kept_path(struct zine *z, const struct zine_game *, const char *file);

/* The first of the newest issues, which are told on pages of the house. */
int zine_first_told(const struct zine_game *);

#endif
