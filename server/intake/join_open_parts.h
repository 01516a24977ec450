/* Used by join_open.c and join_open_read.c.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_JOIN_OPEN_PARTS_H
#define SERVER_JOIN_OPEN_PARTS_H

#include "server/intake/join_open.h"

enum join_word { JOIN_NONE, JOIN_GAME, JOIN_NEWS, JOIN_NEWS_ON, JOIN_NEWS_OFF };

/* What such a letter says. */
struct joining {
	enum join_word word;
	struct str game, colour; /* as typed; empty: none is named */
	bool alone;              /* nothing else stands in the letter, but a name */
	bool begins;             /* the line begins with the word */
};
void join_open_read(struct arena *, const struct letter *, struct joining *);

#endif
