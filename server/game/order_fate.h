/* The fate of a seat's orders when a phase ran: each alternative, the obstacles to it,
 * and the moves of chance or the rules where no order applied. The GM reads all of it
 * (`explain`), players their own part, in the next report and by WHY.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ORDER_FATE_H
#define SERVER_ORDER_FATE_H

#include "orders/read.h"
#include "rules/game.h"
#include "rules/trace.h"
#include "schema/sheets.h"

/* A sentence of the trace with its mark. */
struct explained_line {
	const char *rule;
	struct str text;
	bool secret; /* it tells something that the seat itself may not know */
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
	enum trace_what what; /* the type of the verdict; TRACE_WORDS: of a run from
			         before lines had types, or the trace says nothing */
	int n_facts;          /* of its condition */
	struct explained_fact *facts;
	int n_why; /* the obstacles to it */
	struct explained_line *why;
};
struct explained_slot {
	int receipt;           /* that told of it last */
	int64_t told;          /* UTC */
	bool standing, byhand; /* byhand: the GM entered it */
	bool sealed; /* in an earlier phase; the trace alone knows its words */
	int n;
	struct explained_alternative *alternatives;
};
struct explained_seat {
	int seat;
	bool in;       /* readable orders were there */
	bool owed;     /* they were needed; filled in by phase_explain */
	bool by_house; /* which the house gave */
	int letters, receipt, n_slots;
	int64_t last;
	struct explained_slot *slots;
	int n_chance; /* "by chance: ...", "by rule: ...": where no order applied */
	struct explained_line *chance;
};

/* The fate of the orders as they were stored when the phase ran; `reader` sees the
 * position in which they were given. Everything that the trace says, in the GM's
 * words. */
void order_fate(struct arena *, const struct game_rules *, const struct reader *,
		const struct trace *, const struct stored_sheet *,
		struct explained_seat *);

/* The same in the player's words, one line for each order: "ally Red in C1 with 1
 * from Yellow 3: not possible (nobody invited this ally into C1, R-065)". It holds
 * nothing that the seat may not know. Returns the number of lines; `*lines` lives in
 * the arena. */
int order_fate_told(struct arena *, const struct explained_seat *, struct str **lines);

#endif
