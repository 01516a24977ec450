/* If an answer cannot be written, the effect of its letter still stands: a short answer
 * goes out instead, with nothing in it that came from the letter, and the GM is told.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_PLAIN_H
#define SERVER_POST_PLAIN_H

#include "server/outbox/post.h"

/* Does this kind answer a letter, or ask about one that waits? */
bool post_is_answer(const struct posting *);
/* The short answer in its place. */
struct posting post_plain(struct arena *, const struct posting *);
/* Reports it to the log, `health`, the GM log, and the GM by mail. `which`: the
 * kind of answer; `why`: the error. */
bool post_tell_of_lost_answer(struct home *, struct arena *, const struct posting *,
			      const char *which, const char *why,
			      struct err *) MUST_USE;

#endif
