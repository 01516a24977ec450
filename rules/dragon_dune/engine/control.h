/* The positions of tokens and what follows from them: all of it public.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_ENGINE_CONTROL_H
#define RULES_DRAGON_DUNE_ENGINE_CONTROL_H

#include "rules/dragon_dune/table/table.h"

/* Alone with tokens that are not hidden [DD-037]; DD_NOBODY. */
int dd_controller(const struct dd_table *, int area);
bool dd_allied(const struct dd_table *, int a, int b);
/* Tokens of players who are neither the seat nor its ally. */
int dd_enemies(const struct dd_table *, int seat, int area);
/* May the seat come in, by the limit of two players in a castle [DD-038]? */
bool dd_has_room(const struct dd_table *, int seat, int area);
/* Castles that win at the end of a turn [DD-054]. */
enum { DD_CASTLES_ALONE = 3, DD_CASTLES_TOGETHER = 4 };
/* Castles that the seat controls alone, and those that it or its ally control together. */
int dd_castles(const struct dd_table *, int seat);
int dd_alliance_castles(const struct dd_table *, int seat);
/* Would the two fight in that territory now? Never in the palace [DD-036], never allies
 * [DD-035]. */
bool dd_would_fight(const struct dd_table *, int area, int one, int other);
/* Has the seat room in its hand and gold, where lots are up [DD-019, DD-020]? */
bool dd_may_bid(const struct dd_table *, int seat);
/* Bit per seat that is in a battle now. */
unsigned dd_fighters(const struct dd_table *);
/* Have the Elves an ally who fights, for whom they may ask [DD-073]? */
bool dd_may_ask_for_ally(const struct dd_table *);

#endif
