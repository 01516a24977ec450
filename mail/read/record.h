/* The record: a letter as a message from the process that read it to the core. The core
 * trusts nothing in it: every length, name, number and text is checked before it is
 * used.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_RECORD_H
#define MAIL_RECORD_H

#include "base/process/message.h"
#include "mail/letter/letter.h"

/* Longest record, and the kind of its message. */
enum { RECORD_MAX = 512 * 1024, RECORD_KIND = 'R' };

/* The letter as a message; its frame is at most RECORD_MAX. */
struct message_out record_write(struct arena *, const struct letter *);

/* Reads it back; false if no sound reader would have written it. */
bool record_read(struct arena *, struct message_in *, struct letter *out) MUST_USE;

#endif
