/* A phase: who owes what, when it closes, and its run - one transaction from the stored
 * sheets to the next position and everybody's report.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_H
#define SERVER_PHASE_H

#include "orders/read.h"
#include "rules/game.h"
#include "schema/games.h"
#include "schema/sheets.h"
#include "server/home.h"

/* How the seats stand in the open phase. */
struct owing {
	int seat;
	bool in_game;
	bool owes; /* orders */
	bool in;   /* something readable came */
	bool final, wait;
	int misses;       /* in a row before this phase [R18] */
	int64_t reminded; /* when last; 0: not yet */
	struct str needs; /* what is still to be ordered; empty: nothing */
};
bool phase_owing(struct home *, struct arena *, const struct game *, struct owing **,
		 int *n, struct err *) MUST_USE;

/* The time at which it closes: the deadline, with grace while somebody owes; 0: none.
 */
bool phase_closes(struct home *, struct arena *, const struct game *, int64_t *utc,
		  struct err *) MUST_USE;

/* After a letter with orders, or with FINAL, WAIT or NOWAIT: opens, opens anew or shuts
 * the 30 minutes after which a phase with everybody in is run early. Inside the
 * letter's transaction. */
bool phase_note_letter(struct home *, struct arena *, struct game *, bool orders,
		       int64_t now, struct err *) MUST_USE;

/* Runs what is due at `now`: `*ran` says whether it ran; a brake or a question to the
 * GM is told to all and does not run. Its own transaction. */
bool phase_due(struct home *, struct arena *, int64_t game_id, int64_t now, bool *ran,
	       struct err *) MUST_USE;

/* The GM's own: overrules brakes and waits, refused if `turn`.`phase` is not open. */
bool phase_run(struct home *, struct arena *, struct str game, int turn, int phase,
	       struct err *) MUST_USE;
bool phase_extend(struct home *, struct arena *, struct str game, int64_t until,
		  struct str why, struct err *) MUST_USE;
/* Turn 1 phase 1: the seat (empty: all who owe) may be played at random. */
bool phase_allow_random(struct home *, struct arena *, struct str game, struct str seat,
			struct err *) MUST_USE;

/* A new phase opens with this record, in the caller's transaction: its row, its number
 * and deadline, and the orders that were stored for it. `cause` as in struct snapshot.
 */
struct run_record;
bool phase_open(struct home *, struct arena *, struct game *, const struct run_record *,
		const char *cause, struct err *) MUST_USE;
/* The number by which letters of the open phase are known as caused by it. */
int64_t phase_cause(const struct game *);

/* What would come out if it ran now; nothing is kept. The reports by seat, the GM's
 * last. */
struct preview {
	int n;
	struct {
		int seat; /* SEAT_GM for the GM's */
		struct str text;
	} report[GAME_SEATS_MAX + 1];
};
bool phase_preview(struct home *, struct arena *, struct str game, struct preview *,
		   struct err *) MUST_USE;

/* What is said of a run [explain]: events as sentences and the trace. */
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

/* Orders for a seat, as the seat's own letter would give them. */
bool orders_stored(struct home *, struct arena *, const struct game *, int seat,
		   struct sheet *, struct err *) MUST_USE;
/* `enter`: stored, and the player gets the receipt; else only looked at. */
bool orders_by_gm(struct home *, struct arena *, struct str game, struct str seat,
		  struct str text, bool enter, struct reading **, struct str *receipt,
		  struct err *) MUST_USE;

#endif
