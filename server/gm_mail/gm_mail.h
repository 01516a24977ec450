/* The GM's commands by mail: a letter to the GM's reply address of a game. It is
 * carried out if it has the GM's key and address, and our mail server vouches for the
 * sender; else it waits for a `confirm` from the GM's address of record.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_MAIL_H
#define SERVER_GM_MAIL_H

#include "server/fate/fate.h"

/* A letter with `who.to_gm`. */
bool gm_mail(struct letter_in *, struct err *) MUST_USE;

/* Is it a letter from the GM's address alone, with GM commands? */
bool gm_mail_finds(struct letter_in *, bool *is_one, struct err *) MUST_USE;
/* It is, and waits for their confirm. */
bool gm_mail_plain(struct letter_in *, struct err *) MUST_USE;

/* Of a held letter: is it one to a GM? */
bool gm_mail_is_held(const struct held *);
int64_t gm_mail_game_of(const struct held *); /* its number */
/* Makes its game this letter's game; `*same`: the game still has the GM who was
 * asked. */
bool gm_mail_take(struct letter_in *, bool *same, struct err *) MUST_USE;
/* A line or two to the GM of the letter's game, as far as the budget goes. */
bool gm_mail_tell(struct letter_in *, struct str subject, struct str text,
		  struct err *) MUST_USE;

/* A letter that nobody is asked about, with `held` filled in: it waits all the same,
 * unread, as far as there is room (limits.held_size); its player and the GM are told,
 * once a day. Then it is settled (intake_unasked.c). */
bool intake_unasked(struct letter_in *, struct err *) MUST_USE;

#endif
