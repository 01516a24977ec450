/* One round: fetch, journal, intake, due phases, reminders, send. What can be told
 * about the world being in the way is logged and tried again in the next round.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TICK_H
#define SERVER_TICK_H

#include "server/home/home.h"

struct mailbox;
struct sender;
struct worker;

/* A phase whose run this process has begun: phase_guard.h. */
struct begun_phase {
	int64_t game_id;
	int phase_no;
};

struct tick {
	struct arena *a; /* lives as long as it is open */
	struct begun_phase *begun;
	int n_begun;
	struct home *home;
	struct mailbox *in;
	struct sender *sender; /* of letters: sender.h */
	struct worker *worker; /* the confined reader of letters */
	int64_t source;        /* of the mailbox, in the store */
	int64_t now, last;     /* this round, the one before */
	int64_t looked;        /* when rows were last checked: intact.h */
	int64_t taken;         /* when the mailbox was last compared: taken.h */
	int lock;              /* of the home; -1: none. Closed in children */
	bool apart;    /* letters go out between rounds, too: nobody waits for them */
	bool trouble;  /* something was in the way in this round */
	bool blind;    /* no letter can be read in this round: reading.h */
	bool doubtful; /* none could be read in the last, and none was read since */
	int fetched, acted, ran, sent; /* in this round */
};

/* Opens the post office of the configuration, and takes up what a killed daemon left.
 */
bool tick_open(struct tick *, struct home *, int lock, struct err *) MUST_USE;
void tick_close(struct tick *); /* a zeroed one in peace */

/* What fails is logged and left for the next round. */
void tick_round(struct tick *);

/* Is a phase, a letter or a reminder due? For the loop, between two looks at the
 * mailbox. */
bool tick_is_due(struct tick *);

/* Descriptor that becomes readable when there may be new letters, or -1; the next round
 * comes after `*seconds` at the latest. */
int tick_watch(const struct tick *, int *seconds);

#endif
