/* The seats of one game, kept while a transaction is open: a phase and a letter ask for them up to thirty times, and
 * hardly ever change one.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_SEATS_KEPT_H
#define SCHEMA_SEATS_KEPT_H

#include "schema/seats.h"

/* Copies them into the arena; false: they are not kept, or one has changed
 * since, or the transaction is another one. */
bool seats_kept(struct store *, struct arena *, int64_t game_id, struct seat **,
		int *n);
bool seats_are_kept(const struct store *, int64_t game_id);
/* Those of its game were kept up to now, and the number of receipts of this one is all that has changed: they are kept on. */
void seats_keep_receipt(struct store *, const struct seat *);
/* Does nothing unless a transaction is open. */
void seats_keep(struct store *, int64_t game_id, const struct seat *, int n);

#endif
