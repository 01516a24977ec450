/* Matters that letters left open: questions that wait for a YES, refused lines, and
 * sentences kept for the GM. An open question or refusal keeps its phase from running
 * early [orders, principle 17].
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_QUESTIONS_H
#define SCHEMA_QUESTIONS_H

#include "schema/store/store.h"

enum question_kind {
	QUESTION_ASKED,   /* a likely reading, not used yet: a YES sends it */
	QUESTION_REFUSED, /* a line that was not understood or not possible */
	QUESTION_WORDS,   /* not an order: GM passes it on */
	QUESTION_KINDS,
};
enum question_state {
	QUESTION_OPEN,
	QUESTION_YES,
	QUESTION_NO,
	QUESTION_REPLACED, /* a later letter decided the matter */
	QUESTION_PASSED,   /* the GM has it */
	QUESTION_STATES,
};
const char *question_kind_name(enum question_kind);

enum { QUESTION_HOLDS_NOTHING = -1, QUESTION_OUTLASTS = 1 };

struct question {
	int64_t id, seat_id;
	int phase_no, turn, phase; /* the phase that was open; 0: before the start */
	int receipt;               /* the receipt that asked it */
	int64_t letter;            /* of the inbox */
	enum question_kind kind;
	struct str text; /* asked: one order or command a line; else as typed */
	int verb, a, b;  /* refused: the decision it is about; verb 0: unknown; asked:
			    verb QUESTION_HOLDS_NOTHING if the phase may run without an
			    answer, a QUESTION_OUTLASTS if it may be answered after it */
	enum question_state state;
	int64_t utc, settled; /* settled 0: open */
};

/* The matters that one letter leaves open. All belong to the same phase of one game. */
struct questions_left {
	const int64_t *replaced; /* ids of those that it decides */
	int n_replaced;
	struct question *q; /* new ones; their ids are set */
	int n;
};
bool questions_leave(struct store *, int64_t game_id, int phase_no,
		     const struct questions_left *, int64_t now, struct err *) MUST_USE;
/* The questions of a seat, oldest first. `receipt` 0: of all receipts. */
bool questions_list(struct store *, struct arena *, int64_t seat_id, int receipt,
		    struct question **, int *n, struct err *) MUST_USE;
/* Those of them that wait for an answer in this phase: words for the GM do not. */
bool questions_waiting(struct store *, struct arena *, int64_t seat_id, int phase_no,
		       struct question **, int *n, struct err *) MUST_USE;
/* Those that wait for a YES or a NO, of all phases: the others of a long game are not read. */
bool questions_asked(struct store *, struct arena *, int64_t seat_id,
		     struct question **, int *n, struct err *) MUST_USE;
/* The receipts before this one that keep words for the GM, of this phase, oldest first, each once. */
bool questions_kept(struct store *, struct arena *, int64_t seat_id, int phase_no,
		    int before, int **receipts, int *n, struct err *) MUST_USE;
bool questions_settle(struct store *, int64_t id, enum question_state, int64_t now,
		      struct err *) MUST_USE;
/* A bit for each seat of the game that has a question or a refusal open in this
 * phase. */
bool questions_open(struct store *, int64_t game_id, int phase_no, unsigned *seats,
		    struct err *) MUST_USE;
/* Phase `from` is open again as `to`: questions that were open then are open again. */
bool questions_again(struct store *, int64_t game_id, int from, int to,
		     struct err *) MUST_USE;
/* The seat has another player: nothing that the former player left open can be
 * answered. */
bool questions_drop_seat(struct store *, int64_t seat_id, int64_t now,
			 struct err *) MUST_USE;

#endif
