/* The orders of one decision, put in the order of preference.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_PREFER_H
#define ORDERS_PREFER_H

#include "orders/draft.h"

/* Orders of one decision, by index into letter.order, the one wished for first in front. */
struct group {
	int n;
	int at[LETTER_ORDERS];
};

/* Are the two about the same decision? */
bool order_same_slot(struct slot_key, struct slot_key);
/* Gathers what the letter says about the decision of its order `first` and puts it in the
 * order of preference; lines that state none are refused, and the group is empty then. */
void order_gather(struct draft *, int first, struct group *);

#endif
