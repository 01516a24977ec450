/* The deadline of a phase: the game's rule, and what moves a deadline.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_CLOCK_H
#define SERVER_PHASE_CLOCK_H

#include "base/deadlines.h"
#include "rules/game.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* Is it a rule for deadlines, naming only phases that a game with this view (of all readers)
 * plays? */
bool phase_clock_check(struct arena *, const struct game_rules *, const void *view,
		       struct str rule, struct err *) MUST_USE;

/* The game's rule, with the holidays of the house among its days off. */
bool phase_clock_rule(const struct home *, const struct game *, struct deadlines *,
		      struct err *) MUST_USE;
/* A remark on a deadline that falls on a day off or a holiday by a word of the GM; else empty. */
struct str phase_clock_off(const struct home *, struct arena *, const struct game *,
			   int64_t utc);

/* Does a phase run as soon as all are in? Not with the option early=off, where it has a deadline. */
bool phase_clock_early(struct home *, struct arena *, const struct game *, bool *early,
		       struct err *) MUST_USE;

/* "2 days after a phase opens, at 20:00 (UTC)": the rule in words. */
struct str phase_clock_rule_told(struct arena *, struct str rule);
/* The phases that are short by that rule, in sentences; empty: none is. */
struct str phase_clock_brief_told(struct arena *, const struct game_rules *,
				  const void *view, struct str rule);
/* "A turn takes up to about 10 days."; empty where phases may have no deadline. */
struct str phase_clock_turn_told(struct arena *, const struct game_rules *,
				 const void *view, struct str rule);
/* The rule and the phases of a turn to which it applies, in sentences for a player who is invited. */
struct str phase_clock_told(struct arena *, const struct game_rules *, const void *view,
			    struct str rule, struct str holidays, bool early);

/* The deadline of the game's phase by its rule alone, if it opened at g->opened. `state`: of that phase. */
bool phase_clock_by_rule(const struct home *, struct arena *, const struct game *,
			 const struct game_rules *, const void *state, int64_t *utc,
			 struct err *) MUST_USE;
/* The same, moved past the absences of players. */
bool phase_clock_deadline(struct home *, struct arena *, const struct game *,
			  const struct game_rules *, const void *state, int64_t *utc,
			  struct err *) MUST_USE;

/* Moves the deadline of the open phase by `seconds` at least, to the next one that the
 * game's rule and the players' absences allow. */
bool phase_clock_move(struct home *, struct arena *, struct game *, int64_t seconds,
		      struct err *) MUST_USE;

/* The zone that the seat's letters show: its own, else the game's. */
const char *phase_clock_zone(struct arena *, const struct game *, const struct seat *);

#endif
