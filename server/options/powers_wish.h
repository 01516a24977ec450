/* Wishes for Powers: as JOIN has them, and as the invitation tells them.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POWERS_WISH_H
#define SERVER_POWERS_WISH_H

#include "base/page.h"
#include "schema/games.h"
#include "server/home/home.h"
#include "server/options/powers.h"

/* The plan of a game, out of its option. */
bool powers_plan_load(struct home *, struct arena *, const struct game *,
		      const struct game_rules *, struct powers_plan *,
		      struct err *) MUST_USE;

/* The names in `text`, best wish first: those that may be wished for go to `*wishes`,
 * separated by commas; remarks on the others go to `*said` (may stay empty). If the
 * game gives no choice, nothing is taken and the player is told so. */
void powers_wish_read(struct arena *, const struct powers_plan *, bool running,
		      struct str text, struct str *wishes, struct str *said);

/* A paragraph of the invitation; nothing in a game without Powers. */
void powers_wish_invite(const struct powers_plan *, struct page *);

#endif
