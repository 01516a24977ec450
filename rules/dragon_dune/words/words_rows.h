/* Short names in the rows of the tables of sayings: the phases of Dragon Dune, and what a row is. For those tables alone.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_WORDS_ROWS_H
#define RULES_DRAGON_DUNE_WORDS_ROWS_H

#include "rules/dragon_dune/words/words_parts.h"

#define C PHASE(DD_COUNCIL)
#define B PHASE(DD_BID)
#define M PHASE(DD_MARCH)
#define F PHASE(DD_BATTLE)
#define S PHASE(DD_SETUP)
#define WHOLE SAYING_WHOLE
#define DOUBT SAYING_DOUBT
#define OUTLINE SAYING_OUTLINE

#endif
