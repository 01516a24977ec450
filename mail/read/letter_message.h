/* A letter as a message from the process that read it to the core. The core
 * trusts nothing in it: every length, name, number and text is checked before it is
 * used.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_LETTER_MESSAGE_H
#define MAIL_LETTER_MESSAGE_H

#include "base/process/message.h"
#include "mail/letter/letter.h"

/* Its greatest length, and its kind. */
enum { LETTER_MESSAGE_MAX = 512 * 1024, LETTER_MESSAGE_KIND = 'R' };

/* The letter as a message; its frame is at most LETTER_MESSAGE_MAX. */
struct message_out letter_message_write(struct arena *, const struct letter *);

/* Reads it back; false if no sound reader would have written it. */
bool letter_message_read(struct arena *, struct message_in *,
			 struct letter *out) MUST_USE;

#endif
