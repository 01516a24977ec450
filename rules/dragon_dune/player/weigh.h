/* The worth of a board to a seat that the house plays. A castle that is held for
 * certain is worth 100; everything else is measured by that.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PLAYER_WEIGH_H
#define RULES_DRAGON_DUNE_PLAYER_WEIGH_H

#include "rules/dragon_dune/table/view.h"

struct dd_weigher {
	const struct dd_view *view;
	int seat;
	const struct graph *map;
	int distance[DD_AREAS][DD_AREAS];
};

void dd_weigher_init(struct dd_weigher *, const struct dd_view *);
/* The board is the public table, or a copy of it on which a plan was carried out. */
int dd_weigh(const struct dd_weigher *, const struct dd_table *board);

#endif
