/* The state of the seats in the open phase: which owe orders, which have sent theirs,
 * which may be played at random. Two views of the same: with words, for the GM and the
 * reminders; as bits, for each letter and each round.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_MISSING_H
#define SERVER_PHASE_MISSING_H

#include "rules/game.h"
#include "schema/games.h"
#include "server/home/home.h"

struct missing {
	int seat;
	bool in_game;
	bool owes; /* orders */
	bool in;   /* something readable came */
	bool final, wait;
	bool open;      /* a question or a refused line is not answered */
	bool answer;    /* another player waits for one: FINAL does not leave it out */
	bool only_open; /* and nothing else is missing: the orders are in */
	int misses;     /* in a row before this phase [R18] */
	int64_t reminded; /* when last; 0: not yet */
	struct str needs; /* orders and answers that are still due; empty: none */
};
/* All seats, in seat order; none while no phase is open. */
bool phase_missing(struct home *, struct arena *, const struct game *,
		   struct missing **, int *n, struct err *) MUST_USE;

/* A bit a seat. */
struct readiness {
	unsigned in_game, owes, in, final;
	unsigned may; /* order anything in this phase: the seats that an early run
		      waits for */
	/* Said WAIT; a question or a refused line is not answered. Of a seat that may order
	 * nothing too, for its receipt told its player that the phase waits. */
	unsigned wait, open;
	unsigned lacks; /* something is missing; checked only if nothing else keeps
			   the phase from running early */
	bool at_deadline; /* the game never runs before its deadline: looked up only then, too */
};
bool phase_readiness(struct home *, struct arena *, const struct game *,
		     struct readiness *, struct err *) MUST_USE;

/* The seats that owe orders and have sent nothing readable. */
unsigned readiness_missing(const struct readiness *);
/* True if nothing is open, and all seats that may order are complete: nothing is
 * missing, or they said FINAL, which means that they have ended, and owe nobody an answer.
 * WAIT prevents it, unless all of them said FINAL [orders, principle 17]. Never in a game
 * with early=off. */
bool readiness_may_run_early(const struct readiness *);

/* The seats that the GM lets chance play in the open phase. */
bool phase_allowed_random(struct home *, struct arena *, const struct game *,
			  unsigned *seats, struct err *) MUST_USE;

/* The seats among `seats` whose letters come back: the address is presumed dead or
 * being tried, or a letter sent since the phase opened did not arrive. */
bool phase_unreachable(struct home *, struct arena *, const struct game *,
		       unsigned seats, unsigned *unreachable, struct err *) MUST_USE;

/* "Red, Blue"; "nobody". */
struct str phase_seat_names(struct arena *, const struct game_rules *, unsigned seats);

#endif
