/* Acts of the GM within a minute are told in one letter. The letter of the first act waits that
 * long; each further act takes it out of the outbox, and a letter that tells all of them takes
 * its place. Nothing else for the same reader overtakes it, and a single round of the daemon
 * (--once) does not wait.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GATHER_H
#define SERVER_GATHER_H

#include "schema/mail/notices.h"
#include "server/outbox/post.h"
#include "server/outbox/post_draft.h"

enum { GATHER_S = 60 };

/* The paragraphs of a page, a line each. */
struct str page_words(struct arena *, const struct page *);

/* A notice on its way to the outbox. */
struct gathering {
	struct posting what; /* tells all acts */
	struct notice_item *items;
	int n;
	int64_t due; /* when it goes out */
};

/* Takes the letter that waits for the same reader, and makes one page of both. */
bool gather_begin(struct home *, struct arena *, const struct posting *,
		  struct gathering *, struct err *) MUST_USE;
/* The letter was added: notes what it tells. */
bool gather_end(struct home *, const struct gathering *, const struct post_draft *,
		struct err *) MUST_USE;

#endif
