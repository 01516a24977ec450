/* The messages between the core and the key holder (base/process/message.h). KEY_SAY answers
 * each question, with the values named here in this order. A message that the holder
 * does not understand ends it. For key_holder.c and key_serve.c.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_KEY_WORDS_H
#define MAIL_KEY_WORDS_H

#include "base/process/message.h"
#include "mail/trust/token.h"

enum key_word {
	KEY_SAY,
	KEY_SAY_READY, /* the holder's first message: it has read its file */
	KEY_SAY_NOT,   /* ... or not: why */
	KEY_ASK_MAKE,  /* claim -> key */
	KEY_ASK_CHECK, /* now, key, claims -> which is good (-1: none), phase of the key */
	KEY_ASK_SHORT,      /* claim -> short form */
	KEY_ASK_SHORT_FITS, /* now, text, claims -> which fits (-1: none), phase */
	KEY_ASK_NUMBER,     /* row -> number */
	KEY_ASK_ROWS,       /* now, number -> rows */
	KEY_ASK_WORD,       /* what, number of the question -> word */
};

/* Limits of a question. */
enum {
	KEY_NAME_MAX = 1024, /* game, seat; a recipient's address */
	KEY_TEXT_MAX =
		8192, /* text found where a key might stand; text to be confirmed */
	KEY_CLAIMS_MAX = 256,
	KEY_FRAME_MAX = 1024 * 1024,
};

void key_put_claim(struct message_out *, const struct token_claim *);
struct token_claim key_take_claim(struct message_in *);

/* Answers one question; false: the message is not a question. */
bool key_answer(const struct keys *, struct arena *, struct message_in *,
		struct message_out *) MUST_USE;
/* The holder's life: answers questions on descriptor `fd` until its other end is closed.
 * Returns the exit status. */
int key_serve(const struct keys *, int fd);

#endif
