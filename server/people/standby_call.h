/* A standby is called: the seat is offered to the first of the list, and if they say
 * no, or nothing for `standby_hours`, to the next. The keys of all former players are
 * dead at once. JOIN brings the standby the whole position and the open form, and the
 * row of misses starts at 0. Until then nobody plays the seat, and the person
 * who was called is told nothing of the position.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_STANDBY_CALL_H
#define SERVER_STANDBY_CALL_H

#include "rules/game.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

enum call_why {
	CALL_MISSING, /* nothing came by the deadline, and the game's `nmr` says so */
	CALL_LEAVING, /* too many misses in a row, or resigned [R18] */
	CALL_BY_GM,
	CALL_DECLINED, /* the one before said no */
	CALL_SILENT,   /* or nothing in time */
};

/* In the caller's transaction. `*called` false: nobody is left on the list; then the
 * last one who was called keeps the offer. */
bool standby_call(struct home *, struct arena *, const struct game *,
		  const struct game_rules *, int seat, enum call_why, bool *called,
		  struct err *) MUST_USE;
/* The seats of `missing` for which nobody is called yet. `*called`: a bit for each seat
 * for which somebody is called now. In the caller's transaction. */
bool standby_call_all(struct home *, struct arena *, const struct game *,
		      const struct game_rules *, unsigned missing, enum call_why,
		      unsigned *called, struct err *) MUST_USE;
/* The same on the GM's word, in a transaction of its own. Refused without a reason (no
 * miss, nothing owed, an address that works), and if the list is empty. `who` (may be
 * NULL): the standby who is called. */
struct standby;
bool standby_by_gm(struct home *, struct arena *, struct str game, struct str seat,
		   struct standby *who, struct err *) MUST_USE;

/* The seat's JOIN. `*was_called` is false if there was no call for it. A phase that has
 * waited for it past its deadline gets a new deadline, and everybody is told. In the
 * transaction of the letter. */
bool standby_joined(struct home *, struct arena *, struct game *,
		    const struct game_rules *, const struct seat *, bool *was_called,
		    struct err *) MUST_USE;
/* Its DECLINE: the next is called, or the GM is asked. */
bool standby_declined(struct home *, struct arena *, const struct game *,
		      const struct game_rules *, const struct seat *, bool *was_called,
		      struct err *) MUST_USE;
/* The GM gives the seat to somebody: the standby who was called for it goes back on the
 * list. */
bool standby_call_off(struct home *, struct arena *, const struct game *, int seat,
		      struct err *) MUST_USE;

/* After a phase has run or a seat has resigned, if the game's `nmr` is standby: calls a
 * standby for each seat whose player leaves with this turn, and cancels calls for seats
 * that have left. In the caller's transaction. */
bool standby_after(struct home *, struct arena *, const struct game *,
		   struct err *) MUST_USE;

/* Passes over standbys whose time is up. Each in its own transaction. */
bool standby_due(struct home *, int64_t now, struct err *) MUST_USE;

#endif
