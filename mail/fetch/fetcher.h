/* The fetcher: a process of its own that holds one mailbox, its password and its
 * connection, but no store and no keys (mail/fetch/postalgm_fetch.c). To the core it is
 * a mailbox like any other; a house with several mailboxes has a fetcher for each.
 *
 * A fetcher that dies, falls silent or sends nonsense counts as a mailbox that is away:
 * it is ended, and a later mailbox_list starts a new one, after a growing pause. With
 * `at_once` (transport.h) no server keeps the core waiting, however slow it is. The
 * core waits only while a fetcher starts, and that talks to no server.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_FETCHER_H
#define MAIL_FETCHER_H

#include "mail/post/transport.h"

/* Starts it and lets it open `way`, whose texts must live as long as the box. NULL with
 * `err`: the program is missing, or it rejects this way. */
struct mailbox *fetcher_open(const struct mailbox_config *, struct err *);

/* The same, but the first mailbox_list starts it: for a mailbox that may be away. */
struct mailbox *fetcher_open_later(const struct mailbox_config *);

/* Says that no more questions will come, so that several fetchers can end at the same
 * time. Then call mailbox_close, which waits for the end. */
void fetcher_farewell(struct mailbox *);

/* The same for a fetcher that is already at the other end of this socket and is never
 * restarted. It may take `patience_s` seconds for an answer. For tests. */
struct mailbox *fetcher_open_at(int fd, int patience_s, const struct mailbox_config *,
				struct err *);

/* Inside the fetcher: answers the core's questions until it hangs up. A question that
 * takes too much processor time ends the process. `open` makes the mailbox. */
typedef struct mailbox *fetcher_opens(const struct mailbox_config *, struct err *);
void fetcher_serve(int fd, fetcher_opens *open);

#endif
