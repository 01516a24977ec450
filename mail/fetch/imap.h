/* IMAP: a mailbox on a server, accessed with libetpan over our own wire.
 *
 * A letter is known by UIDVALIDITY, UID and INTERNALDATE; the date is part of it
 * because a server that was restored assigns its UIDs again. Only letters beyond the
 * last UID are looked at, whatever flags somebody's mail program set. Taken letters get
 * \Seen and the keyword $PostalGM, or are moved to a folder.
 *
 * A broken connection is remade at once, and after that by `backoff`. Between two looks
 * the server is asked to call (IDLE); if it cannot, it is looked at each minute.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_IMAP_H
#define MAIL_IMAP_H

#include "mail/post/transport.h"

/* `way->url` begins with imap: or imaps:. Does not connect. */
struct mailbox *imap_open(const struct mailbox_config *, struct err *);

#endif
