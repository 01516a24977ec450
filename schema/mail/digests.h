/* News that waits for a player's daily letter: the table `digest`.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_DIGESTS_H
#define SCHEMA_DIGESTS_H

#include "schema/store/store.h"

struct digest_item {
	int64_t utc; /* when the others were told */
	struct str text;
};

bool digests_add(struct store *, int64_t seat_id, int epoch, int64_t utc,
		 struct str text, struct err *) MUST_USE;
/* Takes what waits for this player of the seat off the list, oldest first. Anything
 * that waited for the seat's previous player is dropped. */
bool digests_take(struct store *, struct arena *, int64_t seat_id, int epoch,
		  struct digest_item **, int *n, struct err *) MUST_USE;
/* Seats for which something has been waiting since `utc` or longer. */
bool digests_due(struct store *, struct arena *, int64_t utc, int64_t **seat_ids,
		 int *n, struct err *) MUST_USE;

#endif
