/* The identity of a mailbox: kind, host, user, folder. Its part of the inbox stays with it when
 * it moves within the configuration, or its URL is spelt in another way there.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_MAILBOX_NAME_H
#define SERVER_MAILBOX_NAME_H

#include "base/str.h"

struct arena;

/* "maildir:mail/in", "imap://gm%40example.org@mail.example.org/INBOX",
 * "pop3://gm@h.example". These make no difference: TLS or not, by the usual port of
 * either; an INBOX named or not; capitals in the host. Another port is another server.
 * A Maildir in `home` is named relative to it; NULL: no home is known. A name gives
 * itself, and so does a text that is not a URL. */
struct str mailbox_name(struct arena *, const char *home, struct str url);

#endif
