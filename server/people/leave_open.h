/* A letter settles what earlier letters left open, and leaves open what it did not
 * settle: questions that wait for a YES, lines that were refused, sentences for the GM.
 * In the letter's transaction, after its orders are kept.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LEAVE_OPEN_H
#define SERVER_LEAVE_OPEN_H

#include "orders/read.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

struct leaving {
	const struct game *game;
	const struct seat *seat;
	const struct reader *reader;   /* for the orders in questions that are open */
	const struct reading *reading; /* of this letter */
	int receipt;                   /* that tells of it */
	int64_t letter;                /* of the inbox; 0: none */
	bool closed; /* its orders do not count: they settle nothing, and leave
			     open nothing but words */
	/* The orders of questions that a YES of the letter answers, and the receipt that asked them; empty and 0: none. */
	struct str confirmed;
	int confirmed_of;
	struct str offer; /* a command that is asked about; empty: none */
	struct str words; /* for the GM; empty: none */
};

/* Does a letter with this reading say something of a decision of these orders, so that they are not meant any more? */
bool leave_is_anew(struct arena *, const struct reader *, const struct reading *,
		   struct str orders);

/* Do these lines hold commands, of which none is about the open phase, as FINAL is? Then they may be answered after it. */
bool leave_outlasts(struct arena *, const struct reader *, struct str text);

/* `*dropped`: the receipt that asked whether they resign, if orders in this letter drop that question; 0: none. NULL: the orders
 * came before what is open now. */
bool leave_open(struct home *, struct arena *, const struct leaving *, int *dropped,
		struct err *) MUST_USE;
/* The sentence about that, for the receipt. */
struct str leave_dropped(struct arena *, int receipt);

#endif
