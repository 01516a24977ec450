/* One fetcher as the core holds it: started, asked, heard, ended; for fetcher*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_FETCHER_LINE_H
#define MAIL_FETCHER_LINE_H

#include "base/process/child.h"
#include "mail/fetch/backoff.h"
#include "mail/fetch/fetcher_talk.h"

struct fetcher {
	struct mailbox box; /* first: fetcher_of goes back from it */
	struct mailbox_config way;
	struct child child; /* `fd` -1: there is none */
	bool ours;          /* it was started here, and may be restarted */
	int patience_s;     /* 0: as the table has it */
	struct backoff backoff;
	struct arena *a;         /* of one question */
	enum fetcher_word asked; /* the question that is pending; FETCHER_WORDS: none */
	int64_t until; /* monotonic ms by which its answer must be there; 0: none is
		          pending */
	bool shows;    /* it can show what became of letters */

	/* The result of a pending LIST or TAKEN, in its caller's arena. */
	struct fetcher_list {
		struct mail_item *items;
		size_t n;
	} list;
	size_t n_shown; /* marks of a SHOW that were told */

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

/* Each call of a mailbox begins with this. */
static inline struct fetcher *fetcher_called(struct mailbox *box)
{
	box->waits = false;
	return fetcher_of(box);
}

/* Starts one and lets it open the mailbox. */
MUST_USE bool fetcher_start(struct fetcher *, struct err *);
/* Opens the mailbox in the running fetcher. */
MUST_USE bool fetcher_open_way(struct fetcher *, struct err *);
/* True if one is running, or it is time to start another. */
MUST_USE bool fetcher_need(struct fetcher *, struct err *);
/* Ends the fetcher within `ms` milliseconds. */
void fetcher_let_go(struct fetcher *, int ms);
/* Ends a fetcher that sent nonsense. Returns false. */
bool fetcher_nonsense(struct fetcher *, struct err *);

/* Sends a question; its time limit starts now. It is pending until fetcher_answered, or
 * until TROUBLE is heard. DONE is never pending, because nothing answers it. */
struct message_out fetcher_ask(struct fetcher *, enum fetcher_word);
void fetcher_answered(struct fetcher *);
void fetcher_be_patient(struct fetcher *, enum fetcher_word);
MUST_USE bool fetcher_say(struct fetcher *, struct message_out *, struct err *);
/* The next message other than CALLS, which means nothing after a question; it is in
 * the arena. Also returns false for TROUBLE, when the fetcher is still running. The
 * same for an answer that has not come yet if the box is asked at_once: then the box
 * waits. */
MUST_USE bool fetcher_hear(struct fetcher *, struct arena *, struct message_in *,
			   struct err *);
MUST_USE bool fetcher_hear_well(struct fetcher *, struct err *);

/* Call this before each question: it makes sure that nothing else is pending and that
 * taken letters were reported. (fetcher_letters.c) */
MUST_USE bool fetcher_settle(struct fetcher *, struct err *);
/* The answer to WATCH. (fetcher.c) */
MUST_USE bool fetcher_hear_watching(struct fetcher *, struct err *);
/* Reads ITEMS, one after another, and then another message, which is `*in`.
 * (fetcher_look.c) */
MUST_USE bool fetcher_hear_items(struct fetcher *, struct arena *, struct message_in *,
				 struct err *);

/* The fetcher's side of the mailbox operations: see transport.h. */
bool fetcher_ahead(struct mailbox *, const struct mail_item *, size_t n, struct err *);
bool fetcher_fetch(struct mailbox *, const struct mail_item *, struct arena *,
		   struct str *bytes, bool *gone, struct err *);
bool fetcher_done(struct mailbox *, const struct mail_item *, struct err *);
bool fetcher_flush(struct mailbox *, struct err *);
bool fetcher_show(struct mailbox *, const struct mail_mark *, size_t n, struct err *);
bool fetcher_again(struct mailbox *, int64_t since, const struct mail_known *, int *n,
		   struct err *);
bool fetcher_taken(struct mailbox *, struct arena *, int64_t since, struct mail_item **,
		   size_t *n, struct err *);

#endif
