/* A letter's orders become the sheet: its alternatives for each decision are put into
 * the order that the writer prefers, and replace those that stood there before.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_SHEET_MERGE_H
#define ORDERS_SHEET_MERGE_H

#include "orders/line/draft.h"

/* --- prefer.c: several orders for one decision --- */
/* Orders of one decision, by index into letter.order, the preferred one first. */
struct group {
	int n;
	int at[LETTER_ORDERS];
};

/* Does the text of an order, or a part of it, have a condition? */
bool order_has_condition(struct str);

/* Collects what the letter says about the decision of its order `first`, and sorts it
 * by preference. Lines that state no preference are refused, and the group is then
 * empty. */
void order_gather(struct draft *, int first, struct group *);
/* "I pass": beside orders of which it says that there are none, in force or in the letter, it is refused. */
void order_refuse_none(struct draft *);

/* --- merge.c --- */
/* The sheet that is in force now. */
void letter_merge(struct draft *);

/* --- check.c --- */
/* What the game remarks on all orders together: see vocab.check. */
void letter_check(struct draft *, const struct sheet *);
/* The same of the orders from `first` on, which the line asks about. */
void letter_check_asked(struct draft *, int first, const struct line *);

#endif
