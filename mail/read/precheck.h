/* The check before the parser: linear, our own code, no decoding. It keeps from
 * libetpan what is known to crash it or to slow it down: a boundary that is a quotation
 * mark, comments nested by the thousand, parts nested by the thousand.
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

/* Length of the header section including the blank line that ends it. */
size_t precheck_header(struct str bytes);

/* The header fields that keep within all limits, to learn who sent a letter that does
 * not. Other fields are left out, as is everything after the last one that fits. */
struct str precheck_within(struct arena *, struct str header);

/* REASON_TEXT if the parser may be called, else what is wrong. */
enum letter_reason precheck(struct str bytes);

#endif
