/* The losses of a battle, and the loot of the Orcs [DD-028, DD-029, DD-031, DD-051].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_AFTERMATH_H
#define RULES_DRAGON_DUNE_PHASES_AFTERMATH_H

#include "rules/dragon_dune/phases/plan.h"

/* The queen and the jack of a call lie open from now on; an ace that served as a jack is gone. */
void dd_show_call(struct dd_run *, int area, const struct dd_side *caller, int victim,
		  const struct dd_call *);
void dd_won(struct dd_run *, int area, const struct dd_plan *winner,
	    const struct dd_plan *loser);
void dd_betrayed(struct dd_run *, int area, const struct dd_plan *caller,
		 const struct dd_plan *victim);
void dd_both_lose(struct dd_run *, int area, const struct dd_plan *one,
		  const struct dd_plan *other);

#endif
