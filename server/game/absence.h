/* Players who are away: ABSENT, and the deadlines that wait for them.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ABSENCE_H
#define SERVER_ABSENCE_H

#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* ABSENT and its arguments, inside the transaction of its letter: a day, a span of
 * days, or "off". All are told, and an open deadline that falls into it moves. `*said`
 * is the answer. */
bool absence_take(struct home *, struct arena *, struct game *, const struct seat *,
		  struct str words, struct str *said, struct err *) MUST_USE;

/* Moves `*utc`, a deadline of the open phase, past the days on which players of the
 * game are away, as far as their days (option `absence_days`) last. Days are in the
 * player's zone, the hour is that of the game's rule. */
bool absence_move(struct home *, struct arena *, const struct game *, int64_t *utc,
		  struct err *) MUST_USE;

/* For a GM who sets a deadline by hand: names the players who are away on its day, each
 * in their own zone, and the remedy. Empty if nobody is. */
bool absence_warning(struct home *, struct arena *, const struct game *, int64_t utc,
		     struct str *line, struct err *) MUST_USE;

struct game_rules;

/* "Next absence: Dan 2-4 Dec (the deadline waits).", as known at `now`; empty if there is none. The rules and the
 * state of the open phase tell where its deadline would be without absences. */
bool absence_news(struct home *, struct arena *, const struct game *,
		  const struct game_rules *, const void *state, int64_t now,
		  struct str *line, struct err *) MUST_USE;

/* How the journal tells of absences, after a player's name. */
#define ABSENCE_TAKEN " is absent "
#define ABSENCE_OFF " is not absent after all."
/* Does this line tell of one? Then it is for the players and the GM alone: strangers, who
 * read a public game on the web, need not know when somebody is not at home. */
bool absence_is_told_by(struct str line) MUST_USE;

#endif
