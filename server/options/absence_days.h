/* The days of an absence: those that a player has had, and those that they tell.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ABSENCE_DAYS_H
#define SERVER_ABSENCE_DAYS_H

#include "orders/away.h"
#include "schema/absences.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

struct absence_days {
	struct arena *a;
	const char *zone; /* the player's */
	int64_t today;
	int64_t from, to; /* as told; set by absence_days_read and absence_days_meant */
	int n_own;
	struct absence *own; /* of this player, by their first day */
	int64_t days,
		spent; /* days that the player has in this game; that are used up */
};

bool absence_days_load(struct home *, struct arena *, const struct game *,
		       const struct seat *, struct absence_days *,
		       struct err *) MUST_USE;
int64_t absence_days_left(const struct absence_days *);
/* Is the day one of an absence that was told? `held`: one on which deadlines wait. */
bool absence_days_has(const struct absence_days *, int64_t day, bool held);

/* The days behind the word ABSENT. false: they cannot be taken, and `*why` says why and what to write instead. */
bool absence_days_read(struct absence_days *, struct str words, struct str *why);
/* The same of a sentence that tells an absence in other words. */
bool absence_days_meant(struct absence_days *, struct str sentence,
			const struct away_days *, struct str *why);

#endif
