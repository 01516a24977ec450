/* Post: letters are made once, in the transaction of what they tell, and go from the
 * outbox to the transport until they have gone.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_H
#define SERVER_POST_H

#include "base/page.h"
#include "schema/games.h"
#include "schema/outbox.h"
#include "schema/seats.h"
#include "server/home.h"

struct board;
struct bulletin;
struct postbox;
struct standby;

/* What is to be written to whom. */
struct posting {
	const struct game *game;       /* NULL: about no game */
	const struct seat *seat;       /* NULL: the GM, or somebody else */
	bool gm;                       /* to the GM */
	const struct standby *standby; /* his key stands in Reply-To; `rcpt` is his */
	struct str rcpt;               /* where neither */
	const char *kind;  /* receipt, report, start, invitation, notice, ... */
	const char *cause; /* in, phase, game, seat, gm */
	int64_t cause_id;
	struct str supersede; /* a newer one takes the place of an unsent older one */
	struct str subject;
	const struct page *page;
	/* A report: `page` is made of it, and goes out in all the ways that its reader
	 * wants (enclose.h). `board`: the picture is drawn once for all that show the same;
	 * NULL: for this one. */
	const struct bulletin *bulletin;
	struct board *board;
	struct str in_reply_to; /* Message-ID of the letter that is answered */
	bool bulk;              /* a report, not an answer */
	bool deadline;   /* the open phase's stands below the page, in its reader's
				   zone */
	bool calendar;   /* ... and beside the letter, to a seat */
	bool no_key;     /* no key in Reply-To: for those who proved nothing */
	struct str word; /* Reply-To is the confirm address of this word */
};

/* Makes the bytes and adds the row: inside the transaction of the decision. Where the
 * cause has written this before, nothing is added. A GM without an address gets none,
 * and an address that is held for dead (bounce.h) only answers.
 */
bool post_queue(struct home *, struct arena *, const struct posting *,
		struct err *) MUST_USE;

/* "[CE-7]": how the subject of each letter of a game begins. */
struct str post_tag(struct arena *, const struct game *);
/* A number for a cause that happens once: the next letter's own. */
bool post_cause(struct home *, int64_t *id, struct err *) MUST_USE;

/* A line or two to all seats and the GM. Of the kind "news" it may wait for the letter of
 * the day of those who want one (digest.h). */
bool post_notice(struct home *, struct arena *, const struct game *, const char *kind,
		 const char *cause, int64_t cause_id, struct str subject,
		 const struct page *, struct err *) MUST_USE;
/* To all seats, where the GM gets a letter of his own. */
bool post_to_seats(struct home *, struct arena *, const struct game *, const char *kind,
		   const char *cause, int64_t cause_id, struct str subject,
		   const struct page *, struct err *) MUST_USE;
/* The same to the GM alone. */
bool post_to_gm(struct home *, struct arena *, const struct game *, const char *kind,
		const char *cause, int64_t cause_id, struct str subject,
		struct str text, struct err *) MUST_USE;

/* --- sending (post_send.c) --- */

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
/* Is there something to send now? */
bool post_is_due(struct home *, bool *due, struct err *) MUST_USE;

/* Seconds until the next try of letter `id` that was tried `tries` times before this
 * one: 1, 5, 15, 30 minutes, 1, 2, 4, then 6 hours, and up to a fifth more, so that
 * letters that failed together come apart. The same for the same letter, always. */
int64_t post_retry_after(int64_t id, int tries);
/* How long a letter of this kind is tried at all. */
int64_t post_life(struct str kind);

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

#endif
