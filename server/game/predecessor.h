/* The players of a seat before the present one.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PREDECESSOR_H
#define SERVER_PREDECESSOR_H

#include "schema/seats.h"
#include "schema/standbys.h"
#include "server/home/home.h"

/* The last player of the seat before the present one; `*any` false: there was nobody
 * since the game began. */
bool seat_predecessor(struct home *, struct arena *, const struct seat *,
		      struct holder *, bool *any, struct err *) MUST_USE;

/* The seat with the name and the address of the player who had it at `utc`. A phase is that of the
 * player who had the seat when it was run, whoever sent its orders. */
bool seat_at(struct home *, struct arena *, const struct seat *, int64_t utc,
	     struct seat *then, struct err *) MUST_USE;

#endif
