/* Character sets: bytes in one of a closed list of sets -> UTF-8. No label from a
 * letter ever reaches iconv: it is looked up here, and iconv gets our own name for it.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_CHARSET_H
#define MAIL_CHARSET_H

#include <stdbool.h>

#include "base/str.h"

struct arena;

enum charset_result {
	CHARSET_OK,
	CHARSET_UNKNOWN, /* not on the list */
	CHARSET_BROKEN,  /* bytes that mean nothing in that set */
};

/* Turns `bytes` into valid UTF-8. An empty label and US-ASCII are read as UTF-8 if the
 * bytes are valid UTF-8, else as Windows-1252; ISO-8859-1 is read as Windows-1252, as
 * all mail programs do. So is a text that is said to be UTF-8 and has nothing of it beyond ASCII, whole or damaged. UTF-16 is read with its
 * mark or without, in the order of bytes in which it is text. Without its zero bytes, which some servers take out, it is plain
 * ASCII, and read as that. */
enum charset_result charset_to_utf8(struct arena *, struct str label, struct str bytes,
				    struct str *out);

/* The same for a text with a few broken places: U+FFFD replaces each byte that means
 * nothing. false: the set is not on our list, or so much is broken that the label must
 * be wrong; one byte may be broken, and one more of every 16. */
bool charset_mend(struct arena *, struct str label, struct str bytes, struct str *out);

/* Loads the converters of the whole list, which are shared objects, for a process that
 * will soon be allowed no files. */
void charset_preload(void);

#endif
