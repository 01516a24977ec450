/* A lost key: a new one is drawn, and new reply keys go out, because the old ones no longer
 * work.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REKEY_H
#define SERVER_REKEY_H

#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* For a home that home_lacks_key, while no daemon works on it: the invitation or the
 * report of the open phase goes out again to every seat of every game that is not over,
 * and to the GM. `*n` counts the seats. On failure the home is without a key as before.
 */
bool rekey(const char *dir, const struct clock *, int *n, struct err *) MUST_USE;

/* Sends the seat what it needs to play, once more, with a fresh key: its invitation, or
 * the report of the open phase. Inside the caller's transaction. */
bool rekey_letter(struct home *, struct arena *, const struct game *,
		  const struct seat *, struct err *) MUST_USE;

/* Kills one seat's keys, because they went elsewhere by mistake. A fresh one goes to
 * its address of record, with the same letter; anything that waits for a confirm is
 * dropped. One transaction, as is the next. Refused if the seat no longer plays. */
bool seat_rekey(struct home *, struct arena *, struct str game, struct str seat,
		struct err *) MUST_USE;
/* An address that was presumed dead, or is being tried, is good again. Refused if
 * nothing came back from it. */
bool seat_resume(struct home *, struct arena *, struct str game, struct str seat,
		 struct err *) MUST_USE;

#endif
