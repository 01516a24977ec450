/* The fetcher: a process of its own that has one mailbox, its password and its line, and no
 * store and no keys (mail/fetch/postalgm_fetch.c). To the core it is a mailbox like any other; a
 * house with several mailboxes has a fetcher for each.
 *
 * A fetcher that dies, falls silent or says what makes no sense is a mailbox that is away: it
 * is ended, and a new one is begun by a later mailbox_list, after a pause that grows. With
 * `at_once` (transport.h) no server keeps the core waiting, however slow it is: only the
 * beginning of a fetcher is waited for, which speaks to no server.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_FETCHER_H
#define MAIL_FETCHER_H

#include "mail/post/transport.h"

/* Begins it, and has it open `way`, whose texts live as long as the box. NULL with `err`: the
 * program is missing, or it does not take this way. */
struct mailbox *fetcher_open(const struct mailbox_config *, struct err *);

/* The same, but that the first mailbox_list begins it: for a mailbox that may be away. */
struct mailbox *fetcher_open_later(const struct mailbox_config *);

/* Says that nothing more will be asked, so that several can end at the same time; then
 * mailbox_close, which waits for the end. */
void fetcher_farewell(struct mailbox *);

/* The same to a fetcher that is at the other end of this socket already, is not begun again,
 * and may take so many seconds for an answer; for tests. */
struct mailbox *fetcher_open_at(int fd, int patience_s, const struct mailbox_config *,
				struct err *);

/* Inside the fetcher: answers what the core asks until it hangs up. A question that takes too
 * much processor time ends the process. `open` makes the
 * mailbox. */
typedef struct mailbox *fetcher_opens(const struct mailbox_config *, struct err *);
void fetcher_serve(int fd, fetcher_opens *open);

#endif
