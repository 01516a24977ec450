/* Writers whose letters bring nothing: how many such letters came in a row.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_ROBOTS_H
#define SCHEMA_ROBOTS_H

#include "schema/store/store.h"

/* Adds to the points of `who`; earlier points are forgotten after a month of silence.
 * `*before` is their number before. */
bool robots_add(struct store *, struct str who, int points, int64_t now, int *before,
		struct err *) MUST_USE;
/* Forgets the points: a letter with content came. */
bool robots_forget(struct store *, struct str who, struct err *) MUST_USE;
/* Notes that the GM is told. `*first`: they had not been told since the last letter
 * with content. */
bool robots_tell(struct store *, struct str who, bool *first, struct err *) MUST_USE;

#endif
