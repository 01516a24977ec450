/* One fetcher, as the core holds it: begun, asked, heard, ended; for fetcher*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_FETCHER_LINE_H
#define MAIL_FETCHER_LINE_H

#include "base/child.h"
#include "mail/fetch/backoff.h"
#include "mail/fetch/fetcher_talk.h"

struct fetcher {
	struct mailbox box; /* first: fetcher_of goes back from it */
	struct way_in way;
	struct child child; /* `fd` -1: there is none */
	bool ours;          /* it was begun here, and is begun again */
	int patience_s;     /* 0: as the table has it */
	struct backoff backoff;
	struct arena *a; /* of one question */
	int64_t until;   /* monotonic ms: its answer is there by then */

	/* Announced by mailbox_ahead, by name: those that it says by itself now, and those
	 * after them. */
	struct coming {
		struct arena *a;
		struct str name[FETCHER_GROUP_MAX];
		size_t n, next;
	} coming, announced;

	struct arena *done_a;
	struct mail_item
		done[FETCHER_GROUP_MAX]; /* to be said with the next question */
	size_t n_done;

	bool watching; /* the fetcher is to call */
	int64_t watch_until;
};

static inline struct fetcher *fetcher_of(struct mailbox *box)
{
	return (struct fetcher *)box;
}

static inline bool fetcher_is_there(const struct fetcher *m)
{
	return m->child.fd >= 0;
}

/* Begins one and has it open the mailbox. `*shows`: it can show what became of letters. */
MUST_USE bool fetcher_start(struct fetcher *, bool *shows, struct err *);
/* Opens the mailbox by the one that is there. */
MUST_USE bool fetcher_open_way(struct fetcher *, bool *shows, struct err *);
/* There is one, or it is time for another. */
MUST_USE bool fetcher_need(struct fetcher *, struct err *);
/* Ends it, within so many milliseconds. */
void fetcher_let_go(struct fetcher *, int ms);
/* It said what makes no sense: it is ended. Returns false. */
bool fetcher_nonsense(struct fetcher *, struct err *);

/* A question, whose patience begins now. */
struct message_out fetcher_ask(struct fetcher *, enum fetcher_word);
void fetcher_be_patient(struct fetcher *, enum fetcher_word);
MUST_USE bool fetcher_say(struct fetcher *, struct message_out *, struct err *);
/* The next message that is none of its calls, which mean nothing once it is asked; it lies
 * in the arena. TROUBLE is false too: then it is there still. */
MUST_USE bool fetcher_hear(struct fetcher *, struct arena *, struct message_in *,
			   struct err *);
MUST_USE bool fetcher_hear_well(struct fetcher *, struct err *);

int64_t fetcher_now_ms(void); /* monotonic */

#endif
