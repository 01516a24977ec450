/* Sentences that say of orders beside them that they do not count, or only perhaps, and name nothing of them: "Wait, don't.", "Please ignore the
 * line above.", "Just kidding!", "On second thoughts, the other way round.", "But don't do it if he is nice." They point at an order by its place alone.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_RETREAT_H
#define ORDERS_LEXIS_RETREAT_H

#include "base/str.h"

enum retreat {
	RETREAT_NONE,
	RETREAT_BEHIND, /* from the order before it */
	RETREAT_ALL,    /* from all orders above it */
	RETREAT_LETTER, /* from its whole letter */
	RETREAT_NEXT,   /* from the line below it */
	RETREAT_AHEAD,  /* from the list below it */
	RETREAT_TURNS,  /* the orders above it are meant the other way round */
	RETREAT_HANGS   /* the order before it hangs on something */
};

/* One sentence, without its stop; with its colon, where it is a title. */
enum retreat retreat_of(struct str sentence);

/* The last sentence of the text that is one of these, and the text before it; behind it is nothing that may be an order. RETREAT_NONE: there is
 * none. */
enum retreat retreat_last(struct str text, struct str *before);

#endif
