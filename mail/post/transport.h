/* Transport: how letters come and go. Letters are fetched from a mailbox and handed
 * over to a postbox; each kind of post office fills these two tables of functions:
 * mail/fetch/maildir_in.c and mail/send/maildir_out.c, and beside them those for the
 * network.
 *
 * Nothing is lost by stopping anywhere. A letter stays in its mailbox until
 * mailbox_done, which comes after it was stored; fetched twice it has the same
 * name, which is the key under which it is stored. Handed over twice it is the same
 * letter, by its id.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_TRANSPORT_H
#define MAIL_TRANSPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/str.h"
#include "mail/post/secret.h"

struct arena;
struct mailbox;
struct postbox;

/* A letter that lies in a mailbox. With `uidvalidity` and the mailbox, `name` is its
 * source key: Maildir base name, IMAP UID and date, POP3 UIDL. */
struct mail_item {
	struct str name;
	int64_t uidvalidity; /* 0 if there is no such thing */
	int64_t uid;         /* ... neither: ascending, for mail_place */
	int64_t arrival;     /* UTC seconds; 0: the post office does not say */
	bool stamped;        /* the server dated it when it took it in */
	int64_t order;       /* finer than arrival: sorts letters that came in the
			        same second */
	size_t size;
};

/* How far a mailbox with lasting numbers was read: mailbox_list lists only letters
 * beyond `uid`. The caller stores it in the transaction that stores the letters. */
struct mail_place {
	int64_t uidvalidity, uid; /* 0: not read yet */
	int64_t since; /* UTC: without a place to go on from, earlier letters are
		          left alone */
};

/* How a mailbox should mark a letter that was taken. */
struct mail_mark {
	struct str name; /* as in mail_item */
	int64_t uidvalidity;
	struct str word; /* the letter's outcome, such as "answered"; letters and
			    digits */
	struct str was;  /* the word that it shows now; empty: none */
	bool answered;   /* a letter of ours answers it */
	bool look;       /* somebody should look at it */
	bool open;       /* another word will follow: it is not moved yet */
};

/* Asks which letters of these names are already taken care of. The callback notes
 * trouble itself, and then says yes. */
struct mail_known {
	void (*ask)(void *with, const struct str names[], size_t n, bool known[]);
	void *with;
};

struct mailbox_ops {
	bool (*list)(struct mailbox *, struct arena *, struct mail_item **, size_t *n,
		     struct err *);
	bool (*fetch)(struct mailbox *, const struct mail_item *, struct arena *,
		      struct str *, bool *gone, struct err *);
	bool (*done)(struct mailbox *, const struct mail_item *, struct err *);
	int (*watch)(struct mailbox *, int *seconds);
	void (*close)(struct mailbox *);
	/* NULL: nothing to do */
	int (*line)(struct mailbox *, int *seconds);
	bool (*ahead)(struct mailbox *, const struct mail_item *, size_t n,
		      struct err *);
	bool (*flush)(struct mailbox *, struct err *);
	bool (*show)(struct mailbox *, const struct mail_mark *, size_t n,
		     struct err *);
	bool (*again)(struct mailbox *, int64_t since, const struct mail_known *,
		      int *n, struct err *);
	bool (*taken)(struct mailbox *, struct arena *, int64_t since,
		      struct mail_item **, size_t *n, struct err *);
};
struct mailbox {
	const struct mailbox_ops *ops;
	struct mail_place from;    /* set by the caller: where the next list goes on */
	struct mail_place reached; /* set by the last list: how far it looked */
	int skipped;               /* ... and how many older letters it left */
	int64_t trusted_until;     /* ... UTC at which the server's certificate ends; 0:
				      there is none */
	/* For a caller that must not wait for this mailbox. With `at_once`, set by
	 * the caller, no call waits for an answer that has not come. Such a call
	 * returns false with `waits` set; repeat it, with the same arguments and the
	 * same arena, once mailbox_line can be read. Ask the mailbox nothing else
	 * meanwhile. */
	bool at_once, waits;
};

/* A letter to be sent. `name` fixes its identity: "o.977.INSTANCE". */
struct parcel {
	struct str name;
	struct str envelope_from, to;
	struct str bytes;
	bool again; /* tried before: it may have arrived */
};

enum post_verdict {
	POST_SENT,
	POST_RETRY,  /* not taken now */
	POST_FAILED, /* refused for good */
	POST_DOUBT,  /* the connection broke when it may have been accepted */
};
struct post_result {
	enum post_verdict verdict;
	bool recipient;        /* POST_FAILED: the server refused the recipient */
	int code;              /* the server's reply code, 0 where there is none */
	int64_t trusted_until; /* UTC at which its certificate ends; 0: there is none, or it
				  is not known */
	char text[200];        /* its words, without control characters */
};

struct postbox_ops {
	bool (*send)(struct postbox *, const struct parcel *, struct post_result *,
		     struct err *);
	bool (*flush)(struct postbox *, struct err *);
	void (*rest)(struct postbox *); /* NULL: nothing to do */
	void (*close)(struct postbox *);
};
struct postbox {
	const struct postbox_ops *ops;
};

/* Opens by URL: "maildir:PATH". NULL with `err` filled: an unknown scheme is refused; a
 * post office that cannot be reached is trouble. */
struct mailbox *mailbox_open(const char *url, struct err *);
struct postbox *postbox_open(const char *url, struct err *);

/* A way out to the network: "smtps://USER@HOST:PORT" (465), "smtp://..." (587, with
 * STARTTLS unless the host is this machine). The texts must live as long as the box. */
struct way_out {
	const char *url;
	struct secret_source secret; /* of USER; read anew for each connection */
	bool token;          /* it is an access token: XOAUTH2, not a password */
	const char *ca_file; /* the certificates to trust; NULL: the system's */
	const char *ca_name; /* the setting of ca_file, for messages; NULL: unsaid */
	const char *hello;   /* our name for EHLO; NULL: localhost */
	int connect_s, transfer_s; /* patience; 0: 30 seconds, 12 minutes */
	/* Called about once a second while a server keeps us waiting; false gives up
	 * the try. NULL: always wait. */
	bool (*go_on)(void *);
	void *go_on_arg;
};
/* Opens without speaking to the server. A Maildir needs nothing but its URL. */
struct postbox *postbox_open_way(const struct way_out *, struct err *);

/* A way in of the network: "imaps://USER@HOST:PORT/FOLDER" (993, INBOX), "pop3s://..."
 * (995); imap: (143) and pop3: (110) without TLS from this machine only. The texts live
 * as long as the box. */
struct mailbox_config {
	const char *url;
	struct secret_source secret; /* of USER; read anew for each connection */
	bool token;          /* it is an access token: XOAUTH2, not a password */
	const char *ca_file; /* the certificates to trust; NULL: the system's */
	const char *ca_name; /* the setting of ca_file, for messages; NULL: unsaid */
	const char
		*move_to; /* IMAP: letters go to this folder, with "-" and what became
			      * of them behind its name; NULL: they stay */
	bool remove;      /* POP3: taken letters are deleted */
	int connect_s, command_s; /* patience; 0: 30 seconds, 60 seconds */
};
/* Opens without speaking to the server: mailbox_list connects. */
struct mailbox *mailbox_open_way(const struct mailbox_config *, struct err *);

/* Lists letters that are there and are not done, by arrival, then name; in a mailbox
 * with lasting numbers, letters beyond `from`, by number. If the numbers are new, all
 * letters since `from.since`. */
static inline MUST_USE bool mailbox_list(struct mailbox *m, struct arena *a,
					 struct mail_item **items, size_t *n,
					 struct err *err)
{
	return m->ops->list(m, a, items, n, err);
}

/* The bytes of a letter; for one over LETTER_SIZE_MAX only the first LETTER_SIZE_MAX +
 * 1, by which letter_read knows it. `*gone`: it is no longer there, which is not an
 * error. */
static inline MUST_USE bool mailbox_fetch(struct mailbox *m,
					  const struct mail_item *item, struct arena *a,
					  struct str *bytes, bool *gone,
					  struct err *err)
{
	return m->ops->fetch(m, item, a, bytes, gone, err);
}

/* Announces the letters that will be fetched next, so that they come together and in
 * the background. When this call returns, the letters of the previous call are there;
 * they stay until the next call. */
static inline MUST_USE bool mailbox_ahead(struct mailbox *m,
					  const struct mail_item *items, size_t n,
					  struct err *err)
{
	return !m->ops->ahead || m->ops->ahead(m, items, n, err);
}

/* Marks it as taken, after it was stored; at the latest at mailbox_flush. Failure
 * is harmless. */
static inline MUST_USE bool mailbox_done(struct mailbox *m,
					 const struct mail_item *item, struct err *err)
{
	return m->ops->done(m, item, err);
}

static inline MUST_USE bool mailbox_flush(struct mailbox *m, struct err *err)
{
	return !m->ops->flush || m->ops->flush(m, err);
}

/* Shows what became of letters. Sort them so that equal words stand together; each
 * group is sent at once. Letters that are gone are skipped. false: some may not be
 * shown, which is harmless. Not allowed if mailbox_can_show is false. */
static inline MUST_USE bool mailbox_show(struct mailbox *m,
					 const struct mail_mark *marks, size_t n,
					 struct err *err)
{
	return m->ops->show(m, marks, n, err);
}
static inline bool mailbox_can_show(const struct mailbox *m)
{
	return m->ops->show != NULL;
}

/* Looks again at everything that is there and came since then: letters that were
 * taken, are still here and are not known come into the next list (`*n` of them, if
 * they are put back one by one), and `from` starts anew. */
static inline MUST_USE bool mailbox_again(struct mailbox *m, int64_t since,
					  const struct mail_known *known, int *n,
					  struct err *err)
{
	*n = 0;
	if (m->ops->again && !m->ops->again(m, since, known, n, err))
		return false;
	m->from = (struct mail_place){0, 0, since};
	return true;
}

/* Lists letters that are there, came since then and were taken before: in a mailbox
 * with lasting numbers, those below `from`. Names and numbers only, so that the caller
 * can see whether the inbox has them all. Always empty for POP3, which lists all its
 * letters each time. */
static inline MUST_USE bool mailbox_taken(struct mailbox *m, struct arena *a,
					  int64_t since, struct mail_item **items,
					  size_t *n, struct err *err)
{
	*items = NULL;
	*n = 0;
	return !m->ops->taken || m->ops->taken(m, a, since, items, n, err);
}

/* For waiting: a descriptor that becomes readable when there may be something new, or
 * -1. In any case list it again after `*seconds`. mailbox_list reads the descriptor
 * empty. */
static inline int mailbox_watch(struct mailbox *m, int *seconds)
{
	return m->ops->watch(m, seconds);
}

/* While a call `waits`: the descriptor on which its answer will come, and the seconds
 * that it may take. -1: no call of this mailbox is waiting. */
static inline int mailbox_line(struct mailbox *m, int *seconds)
{
	*seconds = 0;
	return m->ops->line ? m->ops->line(m, seconds) : -1;
}

static inline void mailbox_close(struct mailbox *m)
{
	if (m)
		m->ops->close(m);
}

/* Hands a letter over. true: `result` tells what became of it; false: the post office
 * itself is in trouble. The letter has arrived for good once postbox_flush has returned
 * true. */
static inline MUST_USE bool postbox_send(struct postbox *p, const struct parcel *parcel,
					 struct post_result *result, struct err *err)
{
	return p->ops->send(p, parcel, result, err);
}

static inline MUST_USE bool postbox_flush(struct postbox *p, struct err *err)
{
	return p->ops->flush(p, err);
}

/* Nothing more for now: closes a connection that is held open. */
static inline void postbox_rest(struct postbox *p)
{
	if (p->ops->rest)
		p->ops->rest(p);
}

static inline void postbox_close(struct postbox *p)
{
	if (p)
		p->ops->close(p);
}

#endif
