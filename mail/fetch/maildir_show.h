/* Maildir: shows what became of letters by flags in the names of their files in cur: R
 * (replied) if one of ours answers it, F (flagged) if somebody should look at it. Flags
 * set by a person's mail program stay.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_MAILDIR_SHOW_H
#define MAIL_MAILDIR_SHOW_H

#include "mail/post/folders.h"
#include "mail/post/transport.h"

/* See mailbox_show. */
MUST_USE bool maildir_show(const struct folders *, const struct mail_mark *, size_t n,
			   struct err *);

#endif
