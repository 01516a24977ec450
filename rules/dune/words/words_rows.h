/* Short names in the rows of the tables of sayings: the phases of Dune, and what a row is. For those tables alone.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_WORDS_ROWS_H
#define RULES_DUNE_WORDS_ROWS_H

#include "rules/dune/words/words_parts.h"

#define X PHASE(DU_NEXUS)
#define B PHASE(DU_BID)
#define M PHASE(DU_MARCH)
#define V PHASE(DU_VOICE)
#define L PHASE(DU_PLAN)
#define F (V | L)
#define P PHASE(DU_PREDICT)
#define S PHASE(DU_PLACE)
#define WHOLE SAYING_WHOLE
#define DOUBT SAYING_DOUBT
#define OUTLINE SAYING_OUTLINE

/* Who orders: a saying that begins with it stands for "I", "we'll", "I'd like to" and an order alone. */
#define I_DO                                                                           \
	"?i|we ?will|ll|shall|would|d|want|wish|intend|am|m|are ?like|going|love ?to ?please "

#endif
