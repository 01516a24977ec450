/* Encoding of our letters: header values (RFC 2047) and bodies (quoted-printable). One
 * function makes every header line, and refuses values that could turn it into two.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_ENCODE_H
#define MAIL_ENCODE_H

#include <stdbool.h>

#include "base/err.h"
#include "base/str.h"

struct arena;

enum { ENCODE_VALUE_MAX = 900 };

/* Adds "Name: value" and CR LF, folded at spaces near column 76. Text that is not ASCII
 * becomes encoded words. Refused: CR, LF, NUL and other controls, invalid UTF-8, more
 * than ENCODE_VALUE_MAX bytes. */
MUST_USE bool encode_header(struct buf *, const char *name, struct str value,
			    struct err *);

/* The same for an address with a display name: "\"Ann O'Hara\" <ann@example.org>". The
 * address must be one (header_is_address). An empty name gives the bare address. */
MUST_USE bool encode_mailbox(struct buf *, const char *name, struct str display,
			     struct str address, struct err *);

/* Adds the body with CR LF, each line ended, and else unchanged. Returns false, with some of it added, if it cannot go
 * out so: ASCII, lines up to 76, nothing that a mail program on the way might change (a line "From ...", a line that is
 * one dot, spaces at the end of a line). */
bool encode_plain(struct buf *, struct str body);
/* The same as quoted-printable. Returns false if the body could have gone out unchanged. */
bool encode_quoted(struct buf *, struct str body);

#endif
