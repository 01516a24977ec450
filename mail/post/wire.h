/* Wire: the connection to a mail server on which libetpan speaks IMAP and POP3. Its
 * bytes pass through our own stream driver, because libetpan alone trusts any
 * certificate, waits for ever on a server that closes or drips, and accepts any amount
 * of data.
 *
 * Each command has a time in which all of it must be over, and a number of bytes that
 * its answer may have. Exceeding either breaks the wire for good, and wire_fault says
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

/* Connects, over TLS from the first byte if `tls` says so (STARTTLS bypasses the
 * driver), and checks the certificate for the host before anything is said. The stream
 * belongs to the session it is handed to, which closes it; the wire lives until
 * wire_free, after that. NULL with `err`: nobody answers (trouble), or the certificate
 * cannot be trusted (refused). */
MUST_USE mailstream *wire_open(const struct server_url *, bool tls,
			       const struct mailbox_config *, struct wire **,
			       struct err *);
void wire_free(struct wire *); /* takes NULL in peace */

/* From now on: `seconds` and `bytes` for what comes. */
void wire_allow(struct wire *, int seconds, size_t octets);

/* Lets `look` see each line that comes from now on, before the session reads any of it;
 * if it returns false, or a line has WIRE_LINE_MAX bytes, the wire breaks. A `look` of
 * NULL ends this. It does not see what the session already holds: see wire_has_more. */
typedef bool wire_looks(void *with, struct str line);
enum { WIRE_LINE_MAX = 1000 };
void wire_watch(struct wire *, wire_looks *look, void *with);

/* Sends nothing more: freeing a session would otherwise say farewell, and wait for
 * it. */
void wire_break(struct wire *);

/* Why the wire broke: "the server closed the line"; NULL if it did not. */
const char *wire_fault(const struct wire *);

/* Bytes received but not yet read by the session: poll does not report them. */
bool wire_has_more(const struct wire *, const mailstream *);

/* UTC at which the server's certificate ends; 0: without TLS. */
int64_t wire_trusted_until(const struct wire *);

int wire_fd(const struct wire *);

/* Adds the server's own words to the error, without characters that a terminal would
 * obey. `words` may be NULL. */
void wire_add_words(struct err *, const char *words);

#endif
