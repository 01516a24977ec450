/* SMTP: hands letters to a mail server, through libcurl. One letter for each
 * transaction and one recipient for each letter; many letters go over one connection.
 * The server's reply decides, together with the step at which it came, never libcurl's
 * own error alone.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SMTP_H
#define MAIL_SMTP_H

#include "mail/post/server_url.h"
#include "mail/post/transport.h"

/* Limits of one connection: letters, and seconds. */
enum { SMTP_LETTERS_MAX = 200, SMTP_LINE_S = 60 };

struct postbox *smtp_open(const struct way_out *, struct err *);

struct smtp_url {
	bool implicit; /* smtps: TLS from the first byte */
	bool here;     /* the host is this machine */
	struct server_url at;
};
MUST_USE bool smtp_read_url(const char *url, struct smtp_url *, struct err *);

/* The server's place in a transaction. */
enum smtp_step {
	SMTP_CONNECT, /* up to and with EHLO and STARTTLS */
	SMTP_AUTH,
	SMTP_MAIL,
	SMTP_RCPT,
	SMTP_DATA,
	SMTP_BODY, /* it has asked for the letter (354) */
};

/* Judges one try: the last reply `code` (0: none) came at `step`; `over` says that the
 * whole transaction went well. Returns POST_DOUBT, POST_RETRY, POST_FAILED or
 * POST_SENT. Sets `*office` if the post office, or our login, is in trouble rather than
 * this letter. */
enum post_verdict smtp_judge(enum smtp_step step, int code, bool over, bool *office);

/* UTC at which the first of the server's certificates ends, as the CURL handle has seen them; 0: it
 * has seen none. (smtp_certificate.c) */
int64_t smtp_trusted_until(void *curl);

#endif
