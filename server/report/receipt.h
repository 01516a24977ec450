/* The receipt: the answer to one letter. First the verdict, then the cut marker, the
 * full set of orders in force, what was wrong with which word, what is still missing,
 * the deadline. It is made of the reader's view and their own letter alone
 * [R-202].
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RECEIPT_H
#define SERVER_RECEIPT_H

#include <stdint.h>

#include "base/page.h"
#include "orders/read.h"
#include "rules/game.h"
#include "schema/seats.h"

struct receipt {
	const struct game_rules *rules;
	struct str game, title;
	int seat;
	const void *view; /* the seat's; NULL before the game has started */
	const struct reading *reading;
	int number;      /* of this receipt; 0: none is given */
	int turn, phase; /* the open ones */
	/* The state of the game, for a player who comes into it and has no report
	 * yet. */
	int joins_turn, joins_phase, joins_of; /* the last phase of that turn */
	int64_t now, deadline;                 /* UTC; 0: none set */
	bool paused;                           /* no deadline runs */
	int64_t early;           /* when the phase runs early, after this letter; 0: it
				    does not */
	bool at_deadline;        /* the game never runs before a deadline */
	const char *zone;        /* the player's own, or NULL */
	enum seat_status status; /* after this letter */
	bool leaving;            /* after this letter: the player has resigned */
	bool over; /* the game is over, or the seat has left it: no press is printed */
	bool press_at_once;     /* signed press goes to its readers at once */
	const bool *press_left; /* by piece of press: it was not kept; NULL: all were */
	bool old_key; /* the letter answered another phase than the open one ... */
	struct str
		late; /* its orders came so long after their phase had closed; empty: they did not */
	bool ahead;    /* ... one that comes again, after a restored copy */
	int n_answers; /* answers to commands (status, help ...), in order */
	const struct str *answers; /* each as ready lines */
	struct str deed; /* further acts, or why nothing was done, for its verdict;
			    empty: none */
	struct str
		open; /* matters that this and earlier letters left open; empty: none */
	struct str besides; /* ... for which the phase does not wait, likewise */
	struct str offer;   /* a command that a YES gives; empty: none */
	bool words;         /* sentences of the letter are kept for the GM ... */
	struct str
		kept; /* ... and those of "receipt 5", "receipts 4, 5"; empty: none */
	struct str left; /* what of the letter was not read at all; empty: nothing */
	bool form; /* print the order form below (template, letters with an old key) */
};

/* `[CE-7] T5 P1 receipt 41 - ACCEPTED 3 orders, 1 line refused (Red)`. */
struct str receipt_subject(struct arena *, const struct receipt *);

void receipt_page(struct arena *, const struct receipt *, struct page *);

#endif
