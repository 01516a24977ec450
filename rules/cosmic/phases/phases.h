/* The four phases, each in its own file, and the steps after the last.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_PHASES_H
#define RULES_COSMIC_PHASES_H

#include "rules/cosmic/engine/whiteboard.h"

void ce_phase_attack(struct ce_board *);    /* 1: attack.c */
void ce_phase_allies(struct ce_board *);    /* 2: allies.c */
void ce_phase_challenge(struct ce_board *); /* 3: challenge.c */
void ce_phase_settle(struct ce_board *);    /* 4: settle.c */

/* Step f of phase 1: attack tokens leave (launch.c), or tokens settle at home anew
 * (resettle.c). */
void ce_step_launch(struct ce_board *);
void ce_step_resettle(struct ce_board *, int seat);
/* Step e of phase 2: the seat's tokens that must face several attacks (divide.c). */
void ce_step_divide(struct ce_board *, int seat);
/* Notes what each player wants if their own colour comes up, from the orders of
 * phases 3 and 4. */
void ce_note_own_colour(struct ce_board *);
/* Steps g, h and i of phase 4: consolation.c, rewards.c, failed.c. A bit per seat in
 * `spared`, by challenge, as ce_make_deals filled it: that party loses nothing. */
void ce_step_consolation(struct ce_board *);
void ce_step_rewards(struct ce_board *);
void ce_step_failed(struct ce_board *, const uint8_t spared[CE_CHALLENGES]);
/* Returns what was borrowed or laid aside for a challenge [H50]. */
void ce_end_challenges(struct ce_board *);
/* Step 4j after the Plague: removals, win check, destiny for the next turn. */
void ce_end_turn(struct ce_board *);
/* The win check alone; true: the game is over. */
bool ce_check_win(struct ce_board *);

#endif
