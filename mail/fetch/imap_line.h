/* One IMAP mailbox and its session; for imap*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_IMAP_LINE_H
#define MAIL_IMAP_LINE_H

#include <libetpan/mailimap.h>
#include <pthread.h>

#include "mail/fetch/backoff.h"
#include "mail/post/server_url.h"
#include "mail/post/transport.h"
#include "mail/post/wire.h"

enum {
	IMAP_COMMAND_S = 60,
	IMAP_LETTERS_S = 120, /* for a command that brings letters */
	IMAP_ANSWER_MAX = 1024 * 1024,
	IMAP_AHEAD_MAX = 64 * 1024, /* a letter up to this size comes in a group */
	IMAP_GROUP_MAX = 200,
	IMAP_MARK_MAX = 500, /* letters in one STORE */
};

/* A letter that was fetched ahead. */
struct imap_body {
	uint32_t uid;
	char *s;
	size_t n;
};

struct imap_box {
	struct mailbox box; /* first: imap_of goes back from it */
	struct mailbox_config way;
	struct server_url to;
	bool tls;

	mailimap *session; /* NULL: no line */
	struct wire *wire;
	bool fresh; /* nothing was asked since it was connected */
	bool can_idle, can_move, idling;
	int64_t idle_until; /* CLOCK_MONOTONIC, seconds */
	uint32_t existed;   /* letters in the mailbox when it was listed */
	uint32_t uidvalidity;
	int64_t restored; /* last UID read, if the restored mailbox now ends below it */
	struct backoff backoff;

	uint32_t hard_uid; /* a letter that the server would not give us */
	int hard_tries;

	struct imap_body *bodies; /* fetched ahead */
	size_t n_bodies;
	/* In progress, in a thread that has the session and these to itself:
	 * imap_settle. */
	struct imap_ahead_of {
		bool running;
		pthread_t thread;
		uint32_t uids[IMAP_GROUP_MAX];
		size_t n, octets;
		uint32_t *done; /* to be marked first */
		size_t n_done;
		clist *answer;
	} ahead;
	uint32_t *done; /* taken, and not yet reported to the server */
	size_t n_done, cap_done;
};

static inline struct imap_box *imap_of(struct mailbox *box)
{
	return (struct imap_box *)box;
}

/* Connects, logs in and selects, unless already connected. false: no server, or too
 * early to try again. */
MUST_USE bool imap_line(struct imap_box *, struct err *);

/* Closes a connection that failed. Puts into `err` what was being done and what went
 * wrong: libetpan's `r`, the server's words, the fault of the wire. Returns false. */
bool imap_failed(struct imap_box *, const char *doing, int r, struct err *);

/* Ends IDLE, so that a command can be sent. */
MUST_USE bool imap_wake(struct imap_box *, struct err *);

/* Limits for a command: how long its answer may take and how large it may be. */
void imap_allow(struct imap_box *, int seconds, size_t octets);

/* Flags of one STORE. */
struct imap_flags {
	bool add, seen, answered, flagged;
	const char *keyword; /* NULL: none */
};
struct mailimap_set *imap_set(const uint32_t *uids, size_t n);
/* Uses only the system's flags if the mailbox has no keywords. Returns libetpan's
 * code. */
int imap_store(struct imap_box *, struct mailimap_set *, struct imap_flags);

/* See transport.h. */
bool imap_list(struct mailbox *, struct arena *, struct mail_item **, size_t *n,
	       struct err *);
bool imap_fetch(struct mailbox *, const struct mail_item *, struct arena *,
		struct str *bytes, bool *gone, struct err *);
bool imap_ahead(struct mailbox *, const struct mail_item *, size_t n, struct err *);
bool imap_done(struct mailbox *, const struct mail_item *, struct err *);
bool imap_flush(struct mailbox *, struct err *);
bool imap_show(struct mailbox *, const struct mail_mark *, size_t n, struct err *);
int imap_watch(struct mailbox *, int *seconds);
bool imap_taken(struct mailbox *, struct arena *, int64_t since, struct mail_item **,
		size_t *n, struct err *);
void imap_forget_bodies(struct imap_box *);

/* A thread fetches letters ahead while earlier ones are written to the disk. Everything
 * else that uses the session waits here first for the thread to end. */
void imap_settle(struct imap_box *);
/* Marks these as taken; the caller has the session. */
bool imap_tell(struct imap_box *, const uint32_t *uids, size_t n,
	       struct err *) MUST_USE;

#endif
