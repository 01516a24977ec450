/* The result of a try to send a letter, written into the outbox: when it is tried
 * again, who learns that it never arrives.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_RESULT_H
#define SERVER_POST_RESULT_H

#include "mail/post/transport.h"
#include "schema/mail/outbox.h"
#include "server/home/home.h"

/* A letter that was claimed. Keeps those parts of its row that post_keep keeps. */
struct attempt {
	struct outbox row;
	bool tried; /* false: it is due as it was */
	struct post_result result;
};

/* Without its bytes, all in the arena. */
void post_keep(struct attempt *, struct arena *, const struct outbox *);

/* In the caller's transaction. */
bool post_settle(struct home *, struct arena *, struct attempt *,
		 struct err *) MUST_USE;

enum { POST_STREAK = 3 }; /* recipients refused in a row: then it is not them */
/* How many of these, counted back from the end in order of ending, are such refusals in
 * a row, each of another recipient; at most POST_STREAK. */
int post_streak(const struct attempt *const *, int n);

/* At start: letters that a killed daemon was sending are sent again, the same bytes. */
bool post_resume(struct home *, struct err *) MUST_USE;

#endif
