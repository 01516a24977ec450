/* The fetcher: a process of its own that has the mailbox, its password and its line, and no
 * store and no keys (mail/fetch/postalgm_fetch.c). To the core it is a mailbox like any other.
 *
 * A fetcher that dies, falls silent or says what makes no sense is a mailbox that is away: it
 * is ended, and a new one is begun by a later mailbox_list, after a pause that grows.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_FETCHER_H
#define MAIL_FETCHER_H

#include "mail/post/transport.h"

/* Begins it, and has it open `way`, whose texts live as long as the box. NULL with `err`: the
 * program is missing, or it does not take this way. */
struct mailbox *fetcher_open(const struct way_in *, struct err *);

/* The same to a fetcher that is at the other end of this socket already, is not begun again,
 * and may take so many seconds for an answer; for tests. */
struct mailbox *fetcher_open_at(int fd, int patience_s, const struct way_in *,
				struct err *);

/* Inside the fetcher: answers what the core asks until it hangs up. `open` makes the
 * mailbox. */
typedef struct mailbox *fetcher_opens(const struct way_in *, struct err *);
void fetcher_serve(int fd, fetcher_opens *open);

#endif
