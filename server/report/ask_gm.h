/* Words between a player and the GM: the letter that brings the GM what a player wrote to them, and the subject of the GM's answer.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ASK_GM_H
#define SERVER_ASK_GM_H

#include "base/page.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* The subject of the letter, behind the game's tag. What its player answers goes to the GM (letter_above.h). */
#define ANSWER_SUBJECT "the GM writes to you"

/* The letter that brings the GM what a player has written to them: `page` shows it, and this adds how to answer. `letter` is the number
 * of theirs in the inbox. Inside a transaction. */
bool ask_gm(struct home *, struct arena *, const struct game *, const struct seat *,
	    int64_t letter, struct page *, struct err *) MUST_USE;

#endif
