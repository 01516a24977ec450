/* The words for one run of a phase: see phase_word.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/phase_word.h"

#include "base/arena.h"

struct str phase_word(struct arena *a, int turn, int phase, int attempt)
{
	return attempt ? str_printf(a, "%d.%d (attempt %d)", turn, phase, attempt)
		       : str_printf(a, "%d.%d", turn, phase);
}
