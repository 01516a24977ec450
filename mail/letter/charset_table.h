/* Single-byte character sets as tables: iconv is asked once for each byte, and its
 * converter is then unloaded. A process with two dozen fewer shared objects forks twice
 * as fast, and we fork one for each letter.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_CHARSET_TABLE_H
#define MAIL_CHARSET_TABLE_H

enum { CHARSET_NOTHING = 0xffff };

/* The code points of the bytes 0 to 255, CHARSET_NOTHING for a byte that means
 * nothing; NULL: not a single-byte set, or iconv does not have it. `name` is one of
 * ours (charset.c). */
const unsigned short *charset_table(const char *name);

#endif
