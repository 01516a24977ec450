/* A sheet: the orders of one seat for one phase, as decisions. One decision is one
 * slot; a slot holds alternatives in order of preference, each with an optional
 * condition. The game's own type says what an alternative does; this room passes it on
 * without looking.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_SHEET_H
#define ORDERS_SHEET_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

/* When a fact can be known, lowest first. */
enum stratum {
	STRATUM_REPORT,     /* S0: the last report */
	STRATUM_COMMITMENT, /* S1: attacks, invitations, alliances */
	STRATUM_USE,        /* S2: Powers, Edicts, Flares */
	STRATUM_CANCEL,     /* S3: Cosmic Zap, Flarezap */
	STRATUM_REVEAL,     /* S4: cards shown, totals, results as they are */
};

enum cond_op { COND_FACT, COND_NOT, COND_AND, COND_OR };

struct cond {
	enum cond_op op;
	const struct cond *a, *b; /* b for AND and OR only */
	const void *fact;         /* COND_FACT: the game's own type */
	enum stratum stratum;     /* the highest in it */
};

struct alternative {
	const void *action;      /* the game's own type; NULL: `nothing` */
	const struct cond *cond; /* NULL: always */
	struct str text; /* in canonical words, condition included; they read back
			    to the same alternative */
	bool bent;       /* read by a repair; not set for a stored sheet */
};

/* Identifies a decision: the game gives its numbers their meaning. Two orders with
 * equal keys are about the same decision. */
struct slot_key {
	int verb, a, b;
};
/* Are the two about the same decision? */
static inline bool slot_key_same(struct slot_key x, struct slot_key y)
{
	return x.verb == y.verb && x.a == y.a && x.b == y.b;
}

/* Is the decision among those of the pattern, in which a number may be SLOT_ANY (vocab.h)? */
bool slot_key_covers(struct slot_key pattern, struct slot_key);

enum slot_mark { SLOT_KEPT, SLOT_NEW, SLOT_CHANGED };

struct slot {
	struct slot_key key;
	int n_alternatives;
	struct alternative *alternatives;
	enum slot_mark mark; /* by the letter that was read last */
	struct str was;      /* SLOT_CHANGED: its canonical line before */
	int receipt;   /* number of the receipt that told of it; 0: not yet told */
	int64_t told;  /* when that receipt was written, UTC; 0: not yet */
	bool standing; /* holds beyond this phase until changed or cleared */
	bool byhand;   /* entered by the GM */
	uint64_t
		none_of; /* verbs of which it says that there is none: see struct parsed */
};

struct sheet {
	int seat;
	int n_slots;
	struct slot *slots; /* in written order */
	/* What the game has sealed in the phase before (vocab.sealed): no part of what the seat wrote for this one. */
	int n_sealed;
	struct slot *sealed;
	bool readable; /* some letter for this phase held a readable order, or
			       `final`: not missed orders */
	bool final;    /* the sender will change nothing more */
	bool wait;     /* no early run, please */
};

/* The slot with this key, or NULL. */
const struct slot *sheet_find(const struct sheet *, struct slot_key);

struct arena;
struct reader;
/* Shows in the sheet what the game has sealed for the reader. */
void sheet_seal(struct arena *, const struct reader *, struct sheet *);

/* The slot as one line of canonical words: its alternatives joined by " else ". */
struct str slot_text(struct arena *, const struct slot *);

#endif
