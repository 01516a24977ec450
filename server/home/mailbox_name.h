/* By what a mailbox is known: kind, host, user, folder. Its journal stays with it wherever it
 * stands in the configuration, and however its URL is spelt there.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_MAILBOX_NAME_H
#define SERVER_MAILBOX_NAME_H

#include "base/str.h"

struct arena;

/* "maildir:mail/in", "imap://gm%40example.org@mail.example.org/INBOX", "pop3://gm@h.example".
 * With TLS or without, by the usual port of either, an INBOX that is named or not, a host in
 * capitals: the same. Another port is another server. A Maildir in `home` is named from
 * there; NULL: of those none is known. A name has itself as its name, and so has a text that
 * is no URL. */
struct str mailbox_name(struct arena *, const char *home, struct str url);

#endif
