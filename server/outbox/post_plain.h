/* An answer that cannot be written never takes back what its letter did: a short one goes
 * out in its place, with nothing in it that came from the letter, and the GM is told.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_PLAIN_H
#define SERVER_POST_PLAIN_H

#include "server/outbox/post.h"

/* Does it answer a letter, or ask about one that waits? */
bool post_is_answer(const struct posting *);
/* The short answer in its place. */
struct posting post_plain(struct arena *, const struct posting *);
/* To the log, `health`, the game's journal, and the GM by mail. `which`: of what kind
 * it was; `why` is what went wrong. */
bool post_tell_of_lost_answer(struct home *, struct arena *, const struct posting *,
			      const char *which, const char *why,
			      struct err *) MUST_USE;

#endif
