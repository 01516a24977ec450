/* Character sets: bytes in one of a closed list of sets -> UTF-8. No label out of a
 * letter ever reaches iconv: it is looked up here, and iconv gets our own word.
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

/* Turns `bytes` into valid UTF-8. An empty label and US-ASCII are read as UTF-8 where
 * that is what the bytes are, else as Windows-1252; ISO-8859-1 is read as Windows-1252,
 * as all mail programs do. */
enum charset_result charset_to_utf8(struct arena *, struct str label, struct str bytes,
				    struct str *out);

/* The same text where it is broken in a few places: U+FFFD stands for each byte that means
 * nothing. false: the set is none of ours, or so much is broken that the label is wrong;
 * one byte may be, and one more of every 16. */
bool charset_mend(struct arena *, struct str label, struct str bytes, struct str *out);

/* Loads the converters of the whole list, which are shared objects, for a process that
 * will soon be allowed no files. */
void charset_preload(void);

#endif
