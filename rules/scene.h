/* The vocabulary of facts that a game gives the scene runner. The runner knows the
 * frame (head, orders, reports, receipts, winners); only the game knows the parts of a
 * position. Facts are read word by word with a cursor, so that a fault has a column.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_SCENE_H
#define RULES_SCENE_H

#include <stdbool.h>

#include "base/err.h"
#include "base/str.h"

struct arena;
struct rng;

enum { SCENE_SAID_MAX = 200 };

/* A fact that cannot be understood. */
struct scene_fault {
	int fact;   /* which of the given ones, from 0; -1: the one just read */
	int column; /* in the fact, from 0 */
	char text[SCENE_SAID_MAX];
};

struct scene_head {
	int n_seats;
	unsigned absent; /* bit per seat at which nobody ever sat */
	int turn, phase;
	int lead;                  /* -1: by the game's own rule */
	const struct str *letters; /* by seat: its first orders */
};

/* The facts of one `expect`, and the position before and after its phase. */
struct scene_now {
	struct arena *a;
	int n_seats;
	const void *before, *after;
	int n_facts;
	const struct str *facts;
};

/* A fact of an open position: "yellow3", "yellow 3, red 1". */
struct scene_told {
	struct str key, value;
	int secret_of; /* the seat that alone knows it; below 0: everybody does */
	bool fixed;    /* it follows from others, and is only shown */
};

struct scene_words {
	/* Begins a position; its result is passed to the next two functions. */
	void *(*begin)(struct arena *, const struct scene_head *);
	bool (*given)(void *position, struct str fact, struct scene_fault *);
	/* All facts have been given: changes `state`, fresh from the game's setup. */
	bool (*place)(void *position, const struct rng *, void *state,
		      struct scene_fault *);
	/* Is the fact true? false: it cannot be understood. `now->after` NULL: only
	 * check that it can be. Otherwise `found` gets the actual value; it stays empty
	 * if the fact holds. */
	bool (*expect)(const struct scene_now *, struct str fact, struct buf *found,
		       struct scene_fault *);
	/* For a GM who puts an open position right. All three are NULL where a game does not offer
	 * it. `tell` lists what may be said, in the same order for every position of a game that
	 * has the same seats; `set` makes one fact true and leaves the others as they are;
	 * `settle` lets the cards follow (a card that is in no hand any more lies among the
	 * discards, one that came into a hand leaves them, or else the deck) and refuses a
	 * position that no game can come to. */
	void (*tell)(struct arena *, const void *state, struct scene_told **, int *n);
	bool (*set)(void *state, struct str fact, struct scene_fault *);
	bool (*settle)(const void *before, void *state, struct err *);
	/* Nothing was lost or made up between the two positions. */
	bool (*conserved)(const void *before, const void *after, struct err *);
};

/* A reading place in a fact. */
struct scene_cursor {
	struct str text;
	size_t at, last; /* next character; where the last word began */
	const char *const
		*colours; /* as scenes write seats: one word each (game_token) */
	int n_seats;
	struct scene_fault *fault;
};

/* The next word (letters, digits, . ' -) or one sign; empty at the end. */
struct str scene_peek(const struct scene_cursor *);
struct str scene_next(struct scene_cursor *);
/* Takes the word if it comes next. */
bool scene_take(struct scene_cursor *, const char *word);
/* These report a fault and return false if something else comes. */
bool scene_want(struct scene_cursor *, const char *word);
bool scene_number(struct scene_cursor *, int min, int max, int *out);
bool scene_seat(struct scene_cursor *, int *out);
bool scene_end(struct scene_cursor *);
/* Reports a fault at the last word. Returns false. */
bool scene_complain(struct scene_cursor *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
/* Seat of a colour's name, or -1. */
int scene_colour(const struct scene_cursor *, struct str word);

#endif
