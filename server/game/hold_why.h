/* Why a phase is held: the closed list. A row has the word and, for people, the rest:
 * "missing: Red sent nothing".
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOLD_WHY_H
#define SERVER_HOLD_WHY_H

#include "schema/games.h"

struct arena;

enum hold {
	HOLD_NOT,         /* it is not held */
	HOLD_MISSING,     /* orders are missing; it goes on when they come */
	HOLD_UNREACHABLE, /* letters to half of the seats come back; likewise */
	HOLD_PARADOX,     /* conditions of several players contradict each other */
	HOLD_FAULT,       /* it cannot be run: a fault of the program or the database */
	HOLD_CLOCK, /* the clock leapt too far to be believed; see phases_resume_clock */
	N_HOLDS
};

enum hold hold_of(const struct game *);
/* Is the open phase held until missing orders come? */
bool hold_waits_for_orders(const struct game *);
/* The text for the row. `why` continues a sentence, without a full stop. */
struct str hold_text(struct arena *, enum hold, struct str why);

#endif
