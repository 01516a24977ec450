/* The steps with which every phase begins and ends.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_BEGIN_H
#define RULES_COSMIC_BEGIN_H

#include "rules/cosmic/engine/whiteboard.h"

/* Step a: losses owed to the Plague or to a Power [R-163..R-168]; step b: which Powers
 * work in this phase [CB-4.1]. */
void ce_step_begin(struct ce_board *);
/* Step d: tokens out of Limbo [R-119..R-124]. */
void ce_step_limbo(struct ce_board *);
/* Plague is declared. */
void ce_step_declare(struct ce_board *);
/* The phase's last step, all its work done. */
void ce_step_end(struct ce_board *);
/* When the phase is over: a seat with too few home bases has no Power [SP-3]. */
void ce_lose_powers(struct ce_board *);

#endif
