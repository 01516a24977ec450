/* Sending: from the outbox to the transport, until a letter has gone.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_SEND_H
#define SERVER_POST_SEND_H

#include "server/home.h"

struct postbox;

/* Sends what is due; `*sent` how many went out. A letter that is not taken is tried
 * again by post_retry_after; where the post office itself is in trouble nothing is
 * tried for a while, and no letter is blamed. Ends early, without trouble, when it has
 * taken long: the rest goes in the next round. */
bool post_send(struct home *, struct postbox *, int *sent, struct err *) MUST_USE;
/* One line to the post office, and who watches it while it is slow. */
struct post_line {
	struct home *home;
	struct postbox *out;
	/* Asked before each letter; and while a server keeps us waiting, where the postbox
	 * was opened so. false: end soon. NULL: nobody watches. */
	bool (*go_on)(struct post_line *);
	void *watcher;

	int64_t id, begun; /* the letter at hand, 0: none; since when (monotonic) */
	int sent;
	bool stopped;
	/* for post_send.c */
	struct batch *batch;
	int at, last_tries;
};
bool post_send_line(struct post_line *, struct err *) MUST_USE;
/* From inside go_on: the letter at hand is slow. What became of those before it is
 * written down and those behind it are due again, so that another line takes them. */
void post_part(struct post_line *);
/* At start: what a killed daemon was sending is sent again, the same bytes. */
bool post_resume(struct home *, struct err *) MUST_USE;

#endif
