/* The house rules of a game as it is played: Powers, options, playing by mail, the
 * rulings of its GM. The start letter, RULES by mail and the zine print the same.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOUSE_RULES_H
#define SERVER_HOUSE_RULES_H

#include "base/page.h"
#include "schema/games.h"
#include "server/home/home.h"

/* All of it is public: it says nothing of a seat. The game may be in any state. */
bool house_rules_page(struct home *, struct arena *, const struct game *, struct page *,
		      struct err *) MUST_USE;

/* The part that the start letter prints after the game's own: its rulings, the phases,
 * how to order, how it goes by mail. */
bool house_rules_common(struct home *, struct arena *, const struct game *,
			struct page *, struct err *) MUST_USE;

/* "Ruling 2 (turn 3, phase 1; 12 Mar 2030): the text.", in order; none: `n` is 0. */
bool house_rules_rulings(struct home *, struct arena *, const struct game *,
			 struct str **list, int *n, struct err *) MUST_USE;

#endif
