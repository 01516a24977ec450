/* Writers whose letters bring nothing: how many came in a row.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_ROBOTS_H
#define SCHEMA_ROBOTS_H

#include "schema/store/store.h"

/* Adds to the points of `who`, those before a month of silence forgotten. `*before`: so many
 * there were. */
bool robots_add(struct store *, struct str who, int points, int64_t now, int *before,
		struct err *) MUST_USE;
/* A letter with content came. */
bool robots_forget(struct store *, struct str who, struct err *) MUST_USE;
/* Notes that the GM is told; `*first`: they were not, since the last letter with content. */
bool robots_tell(struct store *, struct str who, bool *first, struct err *) MUST_USE;

#endif
