/* POP3: a mailbox on a server, accessed with libetpan over our own wire.
 *
 * A letter is known by its UIDL. POP3 has no dates and no flags: a letter arrives when
 * it is fetched, and a taken letter either stays (and is listed again, which costs
 * time) or is deleted. Each look is one connection: mailbox_list connects, and the wait
 * for the next letters says QUIT, upon which the server deletes.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_POP3_H
#define MAIL_POP3_H

#include "mail/post/transport.h"

/* `way->url` begins with pop3: or pop3s:. Does not connect. */
struct mailbox *pop3_open(const struct mailbox_config *, struct err *);

#endif
