/* A letter is passed on to the home that has its game: the same bytes below one line of ours, which says
 * from which home it comes and when it came there. The line has a key, so nobody else can write an earlier
 * time; a letter that has such a line, good or not, is passed no further.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PASSING_H
#define SERVER_PASSING_H

#include "server/house/homes.h"

struct arena;

/* The letter `raw` with its line, in lines that end as mail's do. */
struct str passing_wrap(struct home *, struct arena *, struct str home, struct str raw,
			int64_t arrival);
/* Has it such a line? `*arrival`: when it came to the first home, UTC; 0: the line does not prove it. */
bool passing_read(struct home *, struct arena *, struct str bytes, int64_t *arrival);

#endif
