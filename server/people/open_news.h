/* Letters that tell of open games.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_OPEN_NEWS_H
#define SERVER_OPEN_NEWS_H

#include "server/people/open_game.h"

struct page;

/* To everybody who asked for it and may join; JOIN in the answer takes a seat. In the caller's
 * transaction. */
bool open_news_send(struct home *, struct arena *, const struct open_place *,
		    int *n_told, struct err *) MUST_USE;
/* What people read of it: rules, seats, deadlines, conditions, the line that joins. */
void open_page(struct home *, const struct open_place *, struct page *);

/* A word whose return from this address joins `game_id` (0: the list of people who are told). */
bool join_ask_make(struct home *, struct arena *, struct join_ask *, int64_t number,
		   char word[], struct err *) MUST_USE;

#endif
