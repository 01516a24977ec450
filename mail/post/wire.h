/* Wire: the line to a mail server on which libetpan speaks IMAP and POP3. Its bytes go
 * through a stream driver of ours, because libetpan alone believes any certificate,
 * reads for ever from a server that closes or drips, and takes as much as it is sent.
 *
 * Each command has a time in which all of it must be over, and a number of octets that
 * its answer may have. What goes beyond breaks the line for good, and wire_fault says
 * why.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_WIRE_H
#define MAIL_WIRE_H

#include <libetpan/mailstream.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/str.h"

struct server_url;
struct mailbox_config;
struct wire;

/* Connects, over TLS from the first byte where `tls` says so (STARTTLS goes round the driver),
 * and checks the certificate for the host before anything is said. The stream
 * belongs to the session it is handed to, which closes it; the wire lives until
 * wire_free, after that. NULL with `err`: nobody there (trouble), a certificate that is
 * not to be believed (refused). */
MUST_USE mailstream *wire_open(const struct server_url *, bool tls,
			       const struct mailbox_config *, struct wire **,
			       struct err *);
void wire_free(struct wire *); /* takes NULL in peace */

/* From now on: `seconds` and `octets` for what comes. */
void wire_allow(struct wire *, int seconds, size_t octets);

/* Has each line that comes from now on looked at, before the session reads any of it; false, or
 * a line of WIRE_LINE_MAX octets, breaks the wire. A `look` of NULL ends it. What the
 * session has in hand already is not seen: see wire_has_more. */
typedef bool wire_looks(void *with, struct str line);
enum { WIRE_LINE_MAX = 1000 };
void wire_watch(struct wire *, wire_looks *look, void *with);

/* Nothing more goes over it: who frees a session would say farewell, and wait for it. */
void wire_break(struct wire *);

/* Why the line broke: "the server closed the line"; NULL while it holds. */
const char *wire_fault(const struct wire *);

/* Octets that were read off the line and not yet by the session: poll does not tell of
 * them. */
bool wire_has_more(const struct wire *, const mailstream *);

int wire_fd(const struct wire *);

/* Adds the server's own words to what went wrong, without what a terminal would obey.
 * `words` may be NULL. */
void wire_add_words(struct err *, const char *words);

#endif
