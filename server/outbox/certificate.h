/* The certificates of the mail servers: when they end. An ended one stops the post, and nobody hears
 * of it but who looks; so it is told before.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CERTIFICATE_H
#define SERVER_CERTIFICATE_H

#include "server/home/home.h"

enum { CERTIFICATE_WARN_S = 14 * 24 * 3600 };

struct certificate {
	int number;      /* of the mailbox in mail.in; or CERTIFICATE_OUT */
	struct str host; /* "imap.example.org" */
	int64_t until;   /* UTC, as the last connection showed it */
};
enum { CERTIFICATE_OUT = CONFIG_MAILBOXES_MAX };

/* Of each way in and out whose certificate is known. */
bool certificates_known(struct home *, struct arena *, struct certificate **, int *n,
			struct err *) MUST_USE;
/* Does it end within CERTIFICATE_WARN_S, or has it ended? */
static inline bool certificate_is_ending(const struct certificate *x, int64_t now)
{
	return x->until - now < CERTIFICATE_WARN_S;
}
/* "the certificate of imap.example.org ends on Sat 5 Dec 2026 12:00 UTC (in 6 d 2 h): from then on no
 * letter is read there, unless that server has a new one" */
struct str certificate_told(struct arena *, const struct home *,
			    const struct certificate *, int64_t now);

/* A connection to this URL showed a certificate; 0: none. Writes only what is new. */
bool certificate_note(struct home *, struct str url, int64_t until,
		      struct err *) MUST_USE;

#endif
