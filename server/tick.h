/* One round: fetch, journal, intake, due phases, send. What can be told about the world
 * being in the way is logged and tried again in the next round.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TICK_H
#define SERVER_TICK_H

#include "server/home.h"

struct tick {
	struct home *home;
	struct mailbox *in;
	struct postbox *out;
	struct worker *worker;    /* the confined reader of letters; made when first needed */
	int64_t source;           /* of the mailbox, in the store */
	int64_t last;             /* time of the last round */
	bool fixed;               /* --now: never a clock jump */
	bool trouble;             /* something was in the way */
	int fetched, acted, ran, sent;
};

/* Opens the post office of the configuration, and takes up what a killed daemon left. */
bool tick_open(struct tick *, struct home *, struct err *) MUST_USE;
void tick_close(struct tick *);

/* false: nothing could be done at all. Single letters and sources that fail are logged
 * and left for the next round. */
bool tick_round(struct tick *, struct err *) MUST_USE;

/* Seconds until something is due, at most `most`. */
int64_t tick_until(struct tick *, int64_t most);

#endif
