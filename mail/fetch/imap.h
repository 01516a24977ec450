/* IMAP: a mailbox on a server, spoken to with libetpan over a wire of ours.
 *
 * A letter is known by UIDVALIDITY, UID and INTERNALDATE; the date belongs to it because
 * a server that was restored gives out its UIDs again. Only what lies beyond the last
 * UID is looked at, however somebody's mail program flagged it. Taken letters get \Seen
 * and the keyword $PostalGM, or are moved to a folder.
 *
 * A line that breaks is made anew at once, and after that by `backoff`. Between two
 * looks the server is asked to call (IDLE); where it cannot, it is looked at each
 * minute.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_IMAP_H
#define MAIL_IMAP_H

#include "mail/post/transport.h"

/* `way->url` begins with imap: or imaps:. Does not connect. */
struct mailbox *imap_open(const struct mailbox_config *, struct err *);

#endif
