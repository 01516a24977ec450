/* Who had a seat before the player it has now.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PREDECESSOR_H
#define SERVER_PREDECESSOR_H

#include "schema/seats.h"
#include "schema/standbys.h"
#include "server/home/home.h"

/* Who had the seat before the player it has now, the last of them; `*any` false: nobody
 * since the game began. */
bool seat_predecessor(struct home *, struct arena *, const struct seat *,
		      struct holder *, bool *any, struct err *) MUST_USE;

#endif
