/* The look before the parser: linear, own code, no decoding. It keeps from libetpan
 * what is known to kill it or to make it slow: a boundary that is a quotation mark,
 * comments nested by the thousand, parts nested by the thousand.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_PRECHECK_H
#define MAIL_PRECHECK_H

#include "mail/letter/letter.h"

enum {
	PRECHECK_HEADER_MAX = 64 * 1024,
	PRECHECK_FIELD_MAX = 16 * 1024,
	PRECHECK_FIELDS_MAX = 1000,
	PRECHECK_TYPES_MAX = 200,    /* lines that begin with Content-Type */
	PRECHECK_DASHES_MAX = 2000,  /* lines that may be a boundary */
	PRECHECK_COMMENTS_MAX = 100, /* "(" open at one time */
};

/* Length of the header section with the blank line that ends it. */
size_t precheck_header(struct str bytes);

/* The fields of a header that keep to all limits, to learn who sent a letter that does
 * not: the others are left out, as is what stands behind the last that has room. */
struct str precheck_within(struct arena *, struct str header);

/* REASON_TEXT where the parser may be called, else what is wrong. */
enum letter_reason precheck(struct str bytes);

#endif
