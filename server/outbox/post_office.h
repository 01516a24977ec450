/* The post office: when a letter is tried again, and when none is tried at all.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_OFFICE_H
#define SERVER_POST_OFFICE_H

#include "server/home/home.h"
#include "server/outbox/post_kind.h"

/* Seconds until the next try of letter `id`, which was tried `tries` times before this
 * one: 1, 5, 15, 30 minutes, 1, 2, 4, then 6 hours, and up to a fifth more, so that
 * letters that failed together spread out. Always the same for the same letter. */
int64_t post_retry_after(int64_t id, int tries);
/* How long a letter of this kind is tried at all. */
int64_t post_life(enum post_kind);

/* The post office as a whole. */
struct post_trouble {
	int64_t since, until; /* UTC; 0: none. Until then nothing is tried */
	int in_a_row;
	struct str text;
};
bool post_trouble_load(struct store *, struct arena *, struct post_trouble *,
		       struct err *) MUST_USE;
/* Forgets the pause, for the GM says "now". */
bool post_trouble_forget(struct store *, struct err *) MUST_USE;
/* Success ends the trouble; another failure, `why`, makes the pause longer. In the
 * caller's transaction. */
bool post_trouble_note(struct home *, struct arena *, bool works, const struct err *why,
		       struct err *) MUST_USE;

/* Is there something to send now? */
bool post_is_due(struct home *, bool *due, struct err *) MUST_USE;

/* Has the outbox room for more letters of that use? Where many wait to be sent, reminders are the first to wait, then phases that
 * are due; letters that come are answered until it is full (`limits.outbox_rows`), and stay in the mailbox then. */
enum post_use { POST_FOR_REMINDERS = 2, POST_FOR_PHASES = 3, POST_FOR_ANSWERS = 4 };
bool post_has_room(struct home *, enum post_use, bool *room, struct err *) MUST_USE;

/* Makes the notices that wait for more acts of the GM due now. */
bool post_let_go(struct home *, struct err *) MUST_USE;

#endif
