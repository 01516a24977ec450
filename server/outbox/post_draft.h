/* Drafts: all that a letter is made of, read from the store, so that its bytes can be
 * made without the store, and before the transaction that writes them (post_decide.h).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_DRAFT_H
#define SERVER_POST_DRAFT_H

#include "server/outbox/calendar.h"
#include "server/outbox/post.h"

struct post_draft {
	struct posting what;
	/* As it will be in the outbox. Its ids on the wire and its bytes are made
	 * last. */
	struct outbox row;
	struct str web;      /* where anybody may read the game; empty: nowhere */
	struct str language; /* in use when it was drafted (locale.h) */
	struct calendar_news calendar;
};

/* Inside the transaction of the decision. Without a recipient (a GM without an address)
 * there is no letter: then `row.rcpt` is empty. The calendar's part is not noted yet
 * (calendar_note). */
bool post_draft(struct home *, struct arena *, const struct posting *,
		struct post_draft *, struct err *) MUST_USE;

/* Makes the page, if it is still to be printed, and the bytes with all their parts.
 * Asks the key holder and the painter, never the store. Counts in `made_inside` if a
 * transaction is open. */
bool post_draft_make(struct home *, struct arena *, struct post_draft *,
		     struct err *) MUST_USE;

#endif
