/* Why a phase came out as it did: what is said of a run that lies in the store.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_EXPLAIN_H
#define SERVER_PHASE_EXPLAIN_H

#include "rules/game.h"
#include "rules/rng.h"
#include "server/home/home.h"

/* A sentence of the trace with its mark. */
struct explained_line {
	const char *rule;
	struct str text;
};

/* One preference of a decision, and what became of it. */
struct explained_fact {
	struct str text;
	const char *stratum; /* "S1" */
	int truth;           /* 1, 0; -1: not known */
};
struct explained_alternative {
	struct str text;    /* canonical words */
	struct str verdict; /* "used", "fell: its condition was not met", ... */
	const char *rule;
	bool used;
	int n_facts; /* of its condition */
	struct explained_fact *facts;
	int n_why; /* what stood in its way */
	struct explained_line *why;
};
struct explained_slot {
	int receipt;           /* that told of it last */
	int64_t told;          /* UTC */
	bool standing, byhand; /* byhand: the GM entered it */
	int n;
	struct explained_alternative *alternatives;
};
struct explained_seat {
	int seat;
	bool in; /* readable orders were there */
	int letters, receipt, n_slots;
	int64_t last;
	struct explained_slot *slots;
	int n_chance; /* "by chance: ...", "by rule: ...": where no order served */
	struct explained_line *chance;
};

/* Events as sentences, the trace, and the draws of chance. */
struct explained {
	int turn, phase, attempt, edition;
	int attempts; /* how often the phase was opened */
	bool gone;    /* taken back: another run counts */
	struct str cause;
	int n_seats;
	struct explained_seat *seats; /* in the game then */
	int n_sentences;
	struct str *sentences; /* of each event, as the GM sees it; some are empty */
	struct events events;
	struct trace trace;
	int n_draws;
	struct rng_draw *draws;
};
/* `attempt` 0: the latest. */
bool phase_explain(struct home *, struct arena *, struct str game, int turn, int phase,
		   int attempt, struct explained *, struct err *) MUST_USE;

#endif
