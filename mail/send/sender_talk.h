/* The messages between the core and its sender (base/process/message.h). Letters are
 * handed over without waiting for an answer; results are reported as they come, in any
 * order.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SENDER_TALK_H
#define MAIL_SENDER_TALK_H

#include "mail/post/talk.h"
#include "mail/post/transport.h"

enum sender_word {
	/* The core's. */
	SENDER_OPEN,   /* the way out, first of all -> OPENED or TROUBLE */
	SENDER_LETTER, /* its number, the parcel */
	SENDER_RECALL, /* letters not begun come back as UNTRIED */
	SENDER_STOP,   /* the same, and letters in progress are given up */
	/* The sender's. */
	SENDER_OPENED,
	SENDER_BEGUN,   /* number: from now on some of it may have been sent */
	SENDER_RESULT,  /* number, what came of it */
	SENDER_UNTRIED, /* number */
	SENDER_OFFICE,  /* number of a letter that is not to blame, what is wrong */
	SENDER_ALIVE,   /* it works on something */
	SENDER_TROUBLE, /* it cannot open this way */
	SENDER_WORDS
};
extern const struct talk_word sender_words[SENDER_WORDS];

enum {
	SENDER_LINES = 3,   /* letters at a time to one server */
	SENDER_WINDOW = 50, /* letters in the sender at one time */
	SENDER_LETTER_MAX = 4 * 1024 * 1024,
	SENDER_ADDRESS_MAX = 1024,
	SENDER_ALIVE_S = 10,
};

/* The core's first words: hands over the way out and waits until the sender has opened it. What
 * is wrong is in *err: the sender's own words, or that it has gone or makes no sense. */
bool sender_greet(int fd, struct arena *, const struct way_out *,
		  struct err *) MUST_USE;

void sender_put_way(struct message_out *, const struct way_out *);
void sender_take_way(struct message_in *, struct arena *, struct way_out *);
void sender_put_parcel(struct message_out *, int64_t id, const struct parcel *);
/* Texts are views of the message. */
void sender_take_parcel(struct message_in *, int64_t *id, struct parcel *);
void sender_put_result(struct message_out *, int64_t id, const struct post_result *);
void sender_take_result(struct message_in *, int64_t *id, struct post_result *);

#endif
