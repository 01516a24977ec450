/* Orders that the GM enters for a seat, read as the seat's own letter would be.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ORDERS_BYHAND_H
#define SERVER_ORDERS_BYHAND_H

#include "orders/read.h"
#include "server/home/home.h"

/* `enter`: stores them, and the player gets the receipt; else they are only checked. */
bool orders_by_gm(struct home *, struct arena *, struct str game, struct str seat,
		  struct str text, bool enter, struct reading **, struct str *receipt,
		  struct err *) MUST_USE;

#endif
