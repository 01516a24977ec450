/* The former player of a seat.
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

#endif
