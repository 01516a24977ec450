/* The words for one run of a phase.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_WORD_H
#define SERVER_PHASE_WORD_H

#include "base/str.h"

struct arena;

/* "3.1", or "3.1 (attempt 2)" of a phase that was opened more than once; `attempt` 0: it was not,
 * or the reader knows which. */
struct str phase_word(struct arena *, int turn, int phase, int attempt);

#endif
