/* Questions of Truthtrance in a player's own words, where the player who is asked gave no answer [DU-063].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_ASKED_H
#define RULES_DUNE_PHASES_ASKED_H

#include "rules/dune/run/run.h"
#include "rules/pieces/question.h"

/* A question_finder: the answer, where the words ask plainly for a card in the hand, a traitor card or so much spice, as "Do
 * you hold a Lasgun?" does; false: the house cannot tell. `run` is a struct du_run. */
bool du_find_out(void *run, const struct question *, int *answer);

#endif
