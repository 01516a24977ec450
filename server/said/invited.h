/* What somebody who is invited means in other words than JOIN and DECLINE: "I'd love to play! Could I be red, or blue?"
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INVITED_H
#define SERVER_INVITED_H

#include "rules/game.h"
#include "server/fate/letter_in.h"

enum { INVITED_SEATS_MAX = GAME_SEATS_MAX };

/* "join", with the seats, roles and the lucky word that the sentences wish for, or "decline". Empty: they say neither, or both. */
struct str invited_means(const struct letter_in *, struct str words);
/* The seats that they wish for, first first, each once; how many. */
int invited_seats(const struct letter_in *, struct str words,
		  int seats[INVITED_SEATS_MAX]);
/* Do they wish for a seat, or give a lucky word or a telephone? */
bool invited_wishes(const struct letter_in *, struct str words);
/* "Yes, or Blue": do they add to what was said before? */
bool invited_adds(struct str words);
/* JOIN, with all that they wish for and give: "join seat Red word kestrel". */
struct str invited_wish(const struct letter_in *, struct str words);
/* "join seat Red, Blue". */
struct str invited_join(const struct letter_in *, const int *seats, int n);

#endif
