/* Steps 2 to 4 of a player's march: tokens come back, are conscripted, raised. Hiring is in
 * mercenaries.h.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_RECRUIT_H
#define RULES_DRAGON_DUNE_PHASES_RECRUIT_H

#include "rules/dragon_dune/phases/run.h"

void dd_step_graveyard(struct dd_run *, int seat); /* [DD-024] */
void dd_step_conscript(struct dd_run *, int seat); /* [DD-025] */
void dd_step_raise(struct dd_run *, int seat);     /* the Orcs' [DD-046] */
void dd_step_ace_place(struct dd_run *, int seat); /* the Elves' [DD-047] */

/* For `fits` of an order: *plan becomes the part of `n` that the reserve has. */
enum pick_fit dd_from_reserve(struct dd_run *, int seat, int n, int *plan,
			      enum pick_look);
/* Is there room in that castle? If not, that is why. */
bool dd_may_enter(struct dd_run *, int seat, int area);
/* They come onto the board there; `event` is told, with the card that brought them (0: none). */
void dd_come(struct dd_run *, int seat, int area, int n, int event, int card);

#endif
