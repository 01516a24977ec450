/* The record: a letter as the bytes that pass from the worker to its parent. The parent
 * believes nothing in it: every length, name and text is checked before it is used.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_RECORD_H
#define MAIL_RECORD_H

#include "mail/letter.h"

enum { RECORD_MAX = 512 * 1024 };

/* Writes the letter; at most RECORD_MAX bytes. */
struct str record_write(struct arena *, const struct letter *);

/* Reads it back; false where it is not what a sound worker writes. */
bool record_read(struct arena *, struct str bytes, struct letter *out);

#endif
