/* Letterboxes: the mailboxes of the house while the daemon reads them. Each has its own
 * fetcher and is swept on its own: its letters come into the inbox, and then it is
 * watched. None waits for another: a letterbox whose server is slow, silent or away is
 * left alone until the server says something.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LETTERBOX_H
#define SERVER_LETTERBOX_H

#include "mail/post/transport.h"
#include "schema/mail/inbox.h"
#include "schema/mail/marks.h"
#include "server/daemon/tick.h"

struct pollfd;

enum { LETTERBOX_GROUP = 200 }; /* letters a commit, at most */

/* Its present activity; each of these may have to wait for its server. */
enum letterbox_step {
	LETTERBOX_RESTS,  /* nothing: it is watched */
	LETTERBOX_BEGINS, /* a sweep, from here on (fetch.h) */
	LETTERBOX_LOOKS,  /* for letters that were taken and are not known */
	LETTERBOX_LISTS,
	LETTERBOX_BRINGS, /* letters into the inbox */
	LETTERBOX_ENDS,
	LETTERBOX_SHOWS, /* the fate of letters (marks.h) */
};

struct letterbox {
	int i; /* in the configuration, home->source */
	const struct config_mailbox *config;
	struct mailbox *box;
	int64_t source; /* its row in the store */
	enum letterbox_step step;

	/* The sweep. */
	int64_t began, last; /* UTC: this one, and the last that was whole */
	struct arena *a;     /* of its list */
	struct mail_item *items;
	size_t n_items, done, announced; /* of these: in the inbox, announced */
	struct arena *group;
	struct inbox_entry got[LETTERBOX_GROUP]; /* behind `done`; without bytes: to be
						      left */
	size_t n_got, octets;                    /* of those */
	int64_t since;                           /* of what it is asked in this step */
	bool unstored;                           /* the store failed, not the mailbox */
	struct err store_trouble;                /* of a question of the mailbox's */
	bool looked_at; /* it was compared with the inbox in this sweep */

	/* Marks that are to be shown in the mailbox. */
	struct arena *marks;
	struct due_mark *due;
	struct mail_mark *showing;
	int n_due;
	int n_shown; /* of `due`: shown, and not yet noted in the store */

	/* The outcome of sweeps. */
	int64_t swept; /* UTC at which the last whole sweep began; 0: none yet */
	int64_t taken; /* when it was last compared with the inbox */
	bool ended;    /* a sweep ended in this round */
	bool away;     /* the last one failed */
	struct err trouble;
	int64_t noted; /* in the store: since when it is away */

	/* The waiting; monotonic milliseconds. */
	int64_t spoke;   /* when it last had a chance to say something, and did */
	int64_t look_at; /* when it must be swept in any case; 0: unknown */
	bool called;     /* by its mailbox */
};

/* Opens a fetcher for each. false: none of them can be opened, or one is not a mailbox
 * at all; otherwise one that cannot be opened is away. */
bool letterboxes_open(struct tick *, struct err *) MUST_USE;
/* The first that could not be opened: for the start-up checks. */
bool letterboxes_are_open(const struct tick *, struct err *) MUST_USE;
void letterboxes_close(struct tick *);
/* Loads their rows from the store, and how far they were read: at the start, and after
 * trouble with the store. Inside a transaction. */
bool letterboxes_take_up(struct tick *, struct err *) MUST_USE;

/* Begins the sweeps that are due, and continues those in progress, for as long as
 * answers come at once; if nothing is read between rounds (`tick.apart`), until all
 * have ended. Faults are logged, noted in the store, and counted in the tick. `fresh`:
 * something is due that needs to know all letters that have come by now. */
void letterboxes_sweep(struct tick *, bool fresh);
/* The same for everything in progress: sweeps, and marks that are shown. Begins
 * nothing. */
void letterboxes_go_on(struct tick *);

/* The time up to which all letters are in the inbox: the beginning of the oldest
 * sweep, among letterboxes for which phases wait. 1, long ago, if one of them has not
 * been read. */
int64_t letterboxes_known(const struct tick *);
/* Have all been read without fault, and has every sweep ended? The same for one of
 * them. */
bool letterboxes_are_whole(const struct tick *);
bool letterboxes_read(const struct tick *);

bool letterboxes_are_busy(const struct tick *);

/* Before waiting: the descriptors to wait for, one for each letterbox (-1: none); the
 * next round comes after `*seconds` at the latest. After waiting: is there something
 * for a round? */
void letterboxes_watch(struct tick *, struct pollfd *, int *seconds);
bool letterboxes_call(struct tick *, const struct pollfd *);

#endif
