/* Revival that no limit holds: the Tleilaxu Ghola, and the Emperor's own use of a Karama.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_GHOLA_H
#define RULES_DUNE_PHASES_GHOLA_H

#include "rules/dune/run/run.h"

/* Up to five forces or a leader, free, for a player who ordered it [DU-025]; up to three forces or a leader for the
 * Emperor's Karama. */
void du_ghola(struct du_run *);

#endif
