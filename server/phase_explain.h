/* Why a phase came out as it did: what is said of a run that lies in the store.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_EXPLAIN_H
#define SERVER_PHASE_EXPLAIN_H

#include "rules/game.h"
#include "rules/rng.h"
#include "server/home.h"

/* Events as sentences, the trace, and the draws of chance. */
struct explained {
	int turn, phase, attempt, edition;
	struct str cause;
	int n_sentences;
	struct str *sentences; /* as the GM sees them */
	struct events events;
	struct trace trace;
	int n_draws;
	struct rng_draw *draws;
};
bool phase_explain(struct home *, struct arena *, struct str game, int turn, int phase,
		   struct explained *, struct err *) MUST_USE;

#endif
