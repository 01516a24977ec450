/* Bounces: a letter of ours did not arrive. The server to which it was handed says so
 * at once, or a letter says so later. Hard bounces (no such mailbox) make an address
 * doubtful: after three within no less than three days a probe is sent, and if that
 * comes back too, the address is presumed dead: the GM is told, nothing more is sent
 * there, and the seat counts as one that sends nothing. A letter from the seat, or the
 * GM's `seat resume`, clears all of this.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_BOUNCE_H
#define SERVER_BOUNCE_H

#include "schema/games.h"
#include "schema/mail/outbox.h"
#include "schema/seats.h"
#include "server/home/home.h"

struct letter;

/* Is it hard? 5.x.x, but neither a full mailbox (5.2.2) nor policy (5.7.x). */
bool bounce_is_hard(struct str status);
/* "5.1.1" at the beginning of a server's words, or empty. */
struct str bounce_status(struct str words);

/* Letter `o` did not arrive. `inbox_id`: the letter that says so; 0: none. Inside a
 * transaction. Each letter counts once. */
bool bounce_note(struct home *, struct arena *, const struct outbox *o, bool hard,
		 struct str status, struct str text, int64_t inbox_id,
		 struct err *) MUST_USE;

/* The weight of a letter of class LETTER_BOUNCE. Only the key in the address that it came to tells
 * whether it is about a letter of ours; without a good key it changes nothing. */
enum bounce_weight {
	BOUNCE_IS_FORGED, /* no good key of ours */
	BOUNCE_IS_OLD,    /* its key has expired */
	BOUNCE_IS_NEWS,   /* it tells of a delay or a delivery: nothing changes */
	BOUNCE_IS_SOFT,
	BOUNCE_IS_HARD,
	N_BOUNCE_WEIGHTS
};
const char *bounce_weight_name(enum bounce_weight); /* for the inbox: "no-key" */
bool bounce_letter(struct home *, struct arena *, const struct letter *,
		   int64_t inbox_id, enum bounce_weight *, struct err *) MUST_USE;

/* A letter from the seat itself: its address, if presumed dead, is good again. The
 * report of the open phase goes there, because the letters in between did not. */
bool bounce_heard(struct home *, struct arena *, const struct game *,
		  const struct seat *, struct err *) MUST_USE;

/* Tells the GM that letter `o` will not be tried again. */
bool bounce_tell_gm(struct home *, struct arena *, const struct outbox *o, int tries,
		    struct str last, struct err *) MUST_USE;

#endif
