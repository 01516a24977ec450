/* The sender's process and the letters that it holds; for sender*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SENDER_LINE_H
#define SERVER_SENDER_LINE_H

#include "base/process/child.h"
#include "mail/send/sender_talk.h"
#include "server/daemon/post_result.h"
#include "server/daemon/sender.h"

/* The place of a letter that was claimed. */
enum flight_at {
	FLIGHT_NONE,  /* no letter */
	FLIGHT_HERE,  /* it was not handed over, or not all of it */
	FLIGHT_THERE, /* handed over */
	FLIGHT_BEGUN, /* some of it may have gone */
	FLIGHT_TOLD,  /* `attempt` tells what came of it; to be written */
};

struct flight {
	enum flight_at at;
	struct arena *a;
	struct attempt attempt;
	struct str unsaid; /* of its message */
	bool half;         /* some of that has gone */
	int64_t order;     /* in which they were claimed; TOLD: in which they ended */
	int64_t begun;     /* monotonic seconds; THERE: when it was handed over */
	bool slow;         /* that it takes long has been told */
};

struct sender {
	struct home *home;
	struct way_out way;
	struct child child; /* `fd` -1: there is none */
	struct arena *a;    /* of one look */
	struct flight flight[SENDER_WINDOW];
	int64_t n_claimed, n_told; /* so far */
	int sent;                  /* of this look */
	bool trouble, closing;     /* `trouble`: of the post office, in `why` */
	struct err why;

	int64_t born, heard, again, rest; /* monotonic seconds */
	int deaths;                       /* in a row */
};

int sender_count(const struct sender *, enum flight_at);

/* Starts it and opens the way. false: it has already died. */
bool sender_start(struct sender *, struct err *) MUST_USE;
/* It has died, or is ended now: its letters are in doubt or due. */
void sender_lost(struct sender *, const char *why);
void sender_note_away(struct sender *, bool away, const char *why);

/* Hands over as much as goes without waiting. */
void sender_hand_over(struct sender *);
/* Takes what was told. */
void sender_hear(struct sender *);
void sender_say(struct sender *, enum sender_word);

#endif
