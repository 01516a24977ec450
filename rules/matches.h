/* Results of fights, for those who look at the page before they read it: "Red + Green 21 - 12
 * Yellow". A game fills the list from what the reader of a view may know; the tables of its report
 * are the record.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_MATCHES_H
#define RULES_MATCHES_H

#include "base/str.h"

struct arena;

enum { MATCH_ATTACK, MATCH_DEFENCE, MATCH_SIDES };
enum { MATCH_DRAWN = -1 }; /* no side has won */

struct match_side {
	int seat;         /* the main player */
	unsigned allies;  /* bit per seat, without the main player */
	struct str score; /* "21", "Compromise"; empty: nothing was compared */
};

struct match {
	struct match_side side[MATCH_SIDES];
	int winner;       /* a side, or MATCH_DRAWN */
	struct str what;  /* "C1, Green 1: attack wins"; without a full stop */
	struct str notes; /* sentences that tell the rest; empty: there is no more */
};

/* In order of the report. The texts live in the arena. */
struct matches {
	struct arena *a;
	int n;
	struct match *m;
};

/* Adds an empty one, which is drawn until the caller says more. The pointer is good until the next
 * one is added. */
struct match *match_add(struct matches *);

#endif
