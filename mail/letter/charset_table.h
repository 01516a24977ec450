/* Character sets of one octet a character, as tables: each is asked of iconv once, octet by
 * octet, and its converter is put away again. A process with two dozen shared objects less
 * is forked twice as fast, and one is forked for each letter.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_CHARSET_TABLE_H
#define MAIL_CHARSET_TABLE_H

enum { CHARSET_NOTHING = 0xffff };

/* The code points of the octets 0 to 255, CHARSET_NOTHING where one means nothing; NULL: the
 * set is no such one, or iconv does not have it. `name` is one of ours (charset.c). */
const unsigned short *charset_table(const char *name);

#endif
