/* Used by the files that write canonical words.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_WORDS_WORDS_ECHO_H
#define RULES_DUNE_WORDS_WORDS_ECHO_H

#include "rules/dune/words/words_parts.h"

typedef void du_echo_fn(struct buf *, const struct du_order *);

const char *du_echo_seat(int seat); /* "guild", "none" */
const char *du_echo_leader(int which);
void du_echo_territory(struct buf *, int territory);
/* "5 with 2 elites" */
void du_echo_forces(struct buf *, int n, int elites);
/* "ghola 5", "ghola leader Caid": the word, and what comes back. */
void du_echo_back(struct buf *, const struct du_order *, const char *word);

du_echo_fn du_echo_sandworm, du_echo_habit, du_echo_advise, du_echo_intrusion,
	du_echo_cancel, du_echo_power, du_echo_atomics, du_echo_truth, du_echo_give,
	du_echo_deal, du_echo_voice, du_echo_ask, du_echo_battle, du_echo_battle_order;

#endif
