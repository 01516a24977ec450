/* The seats of one game, kept while a transaction is open: a phase and a letter ask for them up to thirty times, and
 * hardly ever change one.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_SEATS_KEPT_H
#define SCHEMA_SEATS_KEPT_H

#include "schema/seats.h"

/* Copies them into the arena; false: they are not kept, or may have changed since. */
bool seats_kept(struct store *, struct arena *, int64_t game_id, struct seat **,
		int *n);
/* Does nothing unless a transaction is open. */
void seats_keep(struct store *, int64_t game_id, const struct seat *, int n);

/* As soon as one changes, in any way, and as a transaction begins and ends. */
void seats_forget(struct store *);

/* The store calls seats_forget from now on. */
void seats_watch(struct store *);
void seats_close(struct store *);

#endif
