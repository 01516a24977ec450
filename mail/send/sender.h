/* The sender: a process of its own that holds the way out, its password and its
 * connections, but no store and no keys (mail/send/postalgm_send.c). This is the sender
 * from inside; the core's side of it, which knows the outbox, is
 * server/daemon/sender.h.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_SENDER_H
#define MAIL_SENDER_H

#include "mail/post/transport.h"

/* Opens one connection; a Maildir has one, a server SENDER_LINES. `n` counts from 0. */
typedef struct postbox *sender_opens(const struct way_out *, int n, struct err *);

/* Sends what the core hands over until it hangs up. */
void sender_serve(int fd, sender_opens *open);

#endif
