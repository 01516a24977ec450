/* For a player who missed the last phase: how they were played, the consequence of the
 * next miss, and the way to prevent it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_MISSED_H
#define SERVER_MISSED_H

#include "server/game/position.h"

/* The sentences, in the current language; empty if the seat has no miss just before
 * phase number `phase_no`, or is already played by chance [R18]. A phase that the GM ran
 * before its deadline is told, and that it does not count. */
bool missed_text(struct home *, struct arena *, const struct game *, int phase_no,
		 int seat, struct str *, struct err *) MUST_USE;

/* What the rules do in the open phase for a seat that sends nothing; empty: the game does not say. */
bool missed_now_text(struct home *, struct arena *, const struct game *, struct str *,
		     struct err *) MUST_USE;

/* The run that led to a position. */
struct missed_run {
	const struct position *from; /* NULL: none led there */
	int turn, phase;             /* that ran */
};
/* The same sentences, for who has the positions. */
struct str missed_told(struct arena *, const struct position *,
		       const struct missed_run *, int seat);

#endif
