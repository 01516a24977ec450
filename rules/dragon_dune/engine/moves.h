/* How far a stack goes in its move, and what bars its way.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_ENGINE_MOVES_H
#define RULES_DRAGON_DUNE_ENGINE_MOVES_H

#include "rules/dragon_dune/table/state.h"

/* Territories that the seat's next move may cross: 2, the Orcs 3; 4 with griffins [DD-039]. */
int dd_steps(const struct dd_table *, int seat);

/* A way through `n` points, the first where the stack starts. */
struct dd_way {
	int n;
	int point[12];
	bool ghost; /* a stack that hides: no castle is full for it */
};

/* The length of the shortest such way; GRAPH_FAR: there is none, or a castle on it, or at its
 * end, is full [DD-038]. */
int dd_way_length(const struct graph *, const struct dd_table *, int seat,
		  const struct dd_way *);

#endif
