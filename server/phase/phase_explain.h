/* Why a phase came out as it did: the account of a stored run.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_EXPLAIN_H
#define SERVER_PHASE_EXPLAIN_H

#include "rules/rng.h"
#include "schema/snapshots.h"
#include "server/game/order_fate.h"
#include "server/home/home.h"

/* Events as sentences, the trace, and the draws of chance. */
struct explained {
	int turn, phase, attempt, edition;
	int attempts; /* how often the phase was opened */
	bool gone;    /* taken back: another run counts */
	enum open_cause cause;
	int64_t ran; /* UTC */
	int n_seats;
	struct explained_seat *seats; /* in the game then */
	int n_sentences;
	struct str *sentences; /* of each event, as the GM sees it; some are empty */
	struct events events;
	struct trace trace;
	int n_draws;
	struct rng_draw *draws;
};
struct game;
/* Nothing came of the open phase yet: always false, and *err says so, with the attempt that
 * was run and taken back where there is one. */
bool phase_explain_open(struct home *, struct arena *, const struct game *,
			struct err *) MUST_USE;
/* `attempt` 0: the latest. */
bool phase_explain(struct home *, struct arena *, struct str game, int turn, int phase,
		   int attempt, struct explained *, struct err *) MUST_USE;

#endif
