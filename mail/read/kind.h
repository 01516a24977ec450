/* The kind of a part of a letter, as one word, by its type, its place and its file
 * name.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_KIND_H
#define MAIL_KIND_H

#include <stdbool.h>

#include "base/str.h"

struct arena;
struct mailmime;

enum kind {
	KIND_PLAIN,
	KIND_HTML,
	KIND_ORDERS_FILE,
	KIND_ATTACHMENT,
	KIND_CALENDAR,
	KIND_REACTION, /* an emoji that a click sent */
	KIND_UUENCODED,
	KIND_ENCRYPTED,
	KIND_OPAQUE,
	KIND_TNEF,
	KIND_PARTIAL,
	KIND_EXTERNAL,
	KIND_FORWARD,
	KIND_MIXED,
	KIND_ALTERNATIVE,
	KIND_BROKEN, /* says it has parts, and has none */
};

enum kind kind_of(struct arena *, const struct mailmime *);

/* Does it have a file name? Attached files do, typed text does not. */
bool kind_has_name(const struct mailmime *);

/* Of an attachment: may a person have written in it? Not a picture, a signature, a visiting card, or a file of ours (JSON). */
bool kind_is_document(struct arena *, const struct mailmime *);

/* A parameter of its Content-Type, as a view; empty if there is none. */
struct str kind_param(const struct mailmime *, const char *name);

/* Its transfer encoding, as libetpan's MAILMIME_MECHANISM_ number. */
int kind_encoding(const struct mailmime *);

#endif
