/* The house orders for the seats that it leads.
 *
 * Its orders are there from the moment that a phase opens, so nobody waits for them and no time
 * tells anything; they are worked out once more when the phase runs, for the GM may have changed
 * the position meanwhile. Orders of a person, also those that the GM enters, go before them.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_LED_H
#define SERVER_PHASE_LED_H

#include "schema/games.h"
#include "server/home/home.h"

/* Files the orders of all seats that the house plays in the open phase. In the caller's
 * transaction. */
bool phase_led(struct home *, struct arena *, const struct game *,
	       struct err *) MUST_USE;

#endif
