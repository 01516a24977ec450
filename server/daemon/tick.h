/* One round: fetch, store, intake, due phases, reminders, send. Trouble with the
 * world is logged where possible, and tried again in the next round.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TICK_H
#define SERVER_TICK_H

#include "server/home/home.h"
#include "server/phase/remind.h"

struct letterbox;
struct pollfd;
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
	struct letterbox *boxes; /* the mailboxes: letterbox.h */
	int n_boxes;
	struct sender *sender; /* of letters: sender.h */
	struct worker *worker; /* the confined reader of letters */
	int64_t now;           /* of this round */
	int64_t looked;        /* when rows were last checked: intact.h */
	int64_t reminded,
		reminded_all; /* up to when games were looked at for it; and when all were */
	struct remind_walk walk; /* under way */
	int lock;                /* of the home; -1: none. Closed in children */
	bool apart; /* letters go out between rounds, too: nobody waits for them */
	int phases_ms; /* with `apart`: for so long phases run in a round, and reminders are written */
	bool more; /* phases or reminders that are due are left for the next round, so that letters are not kept waiting */
	bool full; /* the outbox has no room for reports: phases that are due wait */
	bool reminds; /* reminders may be due, and the outbox has no room for them */
	bool trouble; /* something was in the way in this round */
	int away;     /* mailboxes that could not be read when they were last asked */
	bool blind;   /* no letter can be read in this round: reading.h */
	/* No letter could be read in the last round, and none has been since. */
	bool doubtful;
	bool forget; /* letters of long ago are to be forgotten, some in each round */
	bool spare;  /* pages of the database wait to be given back to the disk */
	bool leapt;  /* the clock is in doubt: nothing expires (server/phase/leap.h) */
	int fetched, acted, ran, sent; /* in this round */
};

/* Opens the post office of the configuration, and takes over what a killed daemon
 * left. */
bool tick_open(struct tick *, struct home *, int lock, struct err *) MUST_USE;
void tick_close(struct tick *); /* a zeroed one in peace */

/* Does one round. Failures are logged and left for the next round. */
void tick_round(struct tick *);

/* Is a phase, a letter or a reminder due? For the loop, between two looks at the
 * mailbox. */
bool tick_is_due(struct tick *);

/* Before waiting, and after it: letterboxes_watch, letterboxes_call (letterbox.h). There may be
 * CONFIG_MAILBOXES_MAX of them. */
int tick_watch(struct tick *, struct pollfd *, int *seconds);
bool tick_is_called(struct tick *, const struct pollfd *);

#endif
