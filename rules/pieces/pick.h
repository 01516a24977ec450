/* Picks the alternative of a sealed order that is used: the first that is legal now and
 * whose condition holds now. For games that carry sealed orders out one seat after
 * another: each order meets the position that those before it have left.
 *
 * A game may have nearest readings, for an order that is not legal as written ("3
 * tokens" where there are 2). A player's own second wish comes before our correction of
 * the first, so that all alternatives are tried as written, and only then each in its
 * nearest reading. Where there is but one alternative, its nearest reading is tried at
 * once.
 *
 * Everything goes into the trace with its type (trace.h): the alternative that was
 * used, those whose condition did not hold, that were impossible or were not reached,
 * the facts, and the substitute for an order of which nothing was used.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_PICK_H
#define RULES_PIECES_PICK_H

#include <stdbool.h>

#include "orders/sheet.h"
#include "rules/pieces/condition.h"
#include "rules/trace.h"

enum { PICK_NONE = -1 };

/* How an alternative is looked at. */
enum pick_look {
	PICK_AS_WRITTEN,
	PICK_NEAREST,
	PICK_WHAT_IF, /* would its nearest reading do? For the trace alone, after it was
			 impossible as written: the reasons that were found then stay */
};

enum pick_fit {
	PICK_IMPOSSIBLE,
	PICK_WHOLE,
	PICK_IN_PART, /* its nearest reading is less than what is written */
};

/* The alternatives of a decision. `number` is that of the slot in its seat's sheet,
 * `first` that of alternatives[0] in the slot; they lead back to it from the trace. */
struct pick_slot {
	int seat, number, first;
	int n;
	const struct alternative *alternatives;
};

/* The game's part. Each function gets `game`; `a` is an index into the alternatives.
 * Functions that may be NULL say so. */
struct pick {
	void *game;
	/* Can it be carried out now? The game keeps the plan that it made. Not asked
	 * about `nothing` (an action that is NULL), which always fits. */
	enum pick_fit (*fits)(void *game, int a, const struct alternative *,
			      enum pick_look);
	bool nearest; /* the game has nearest readings */
	/* Does its condition hold? NULL: `fact`, asked about each of its facts,
	 * decides. */
	bool (*holds)(void *game, int a, const struct alternative *);
	condition_fact *fact;
	/* Is it as if never written? NULL: none is. */
	bool (*is_struck)(void *game, int a);

	struct trace *trace; /* NULL or silent: nothing is recorded */
	const char *rule;    /* the rule mark in the record */
	/* Adds the reasons why it was impossible, or used in part, below its line.
	 * NULL: adds none. */
	void (*reasons)(void *game);
	/* The words of a fact. NULL: neither facts nor unreached alternatives are
	 * recorded, because another part of the game reports conditions. */
	void (*fact_words)(void *game, const void *fact, struct buf *);
};

/* The index of the alternative that is used; PICK_NONE: none. The game's plan is that
 * of the last `fits` that was not a PICK_WHAT_IF. */
int pick(const struct pick *, const struct pick_slot *);

/* For a decision in which nothing was used, or no order came (slot.n is 0, number -1):
 * tells what replaced it, in words. */
void pick_default(const struct pick *, const struct pick_slot *, struct str what);

#endif
