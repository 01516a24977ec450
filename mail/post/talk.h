/* Talk: the common parts of the messages of the fetcher and of the sender: their length
 * and time limits, errors in words, the source of a password.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_TALK_H
#define MAIL_TALK_H

#include "base/err.h"
#include "base/process/message.h"
#include "mail/post/secret.h"

enum { TALK_TEXT_MAX = 8192 }; /* a path, a URL, a command */

/* One kind of message. */
struct talk_word {
	const char *name;
	size_t most;    /* bytes of it */
	int patience_s; /* for a question: the time until its whole answer is there */
};

/* An error as one process tells it to another: kind, whether it may pass, text. The
 * reader accepts no character that a terminal would obey. */
void talk_put_err(struct message_out *, const struct err *);
void talk_take_err(struct message_in *, struct err *);

/* NULL and the empty text are the same. */
void talk_put_text(struct message_out *, const char *);
const char *talk_take_text(struct message_in *, struct arena *);

void talk_put_secret(struct message_out *, const struct secret_source *);
void talk_take_secret(struct message_in *, struct arena *, struct secret_source *);

#endif
