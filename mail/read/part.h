/* Choosing the text of a letter among its parts, and undoing its transfer encoding and
 * character set. libetpan divides the letter and decodes; the choice is ours.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_PART_H
#define MAIL_PART_H

#include "mail/letter/header.h"
#include "mail/letter/letter.h"

/* libetpan itself reads about 16 levels; deeper parts get no subparts. */
enum { PART_COUNT_MAX = 200, PART_DEPTH_MAX = 20, PART_DEPTH_PARSED = 14 };

struct part_text {
	enum letter_reason reason; /* REASON_TEXT, or why there is none */
	struct str text; /* valid UTF-8, un-flowed, HTML made lines; not yet clean */
	struct str attached; /* of an attachment orders.txt; may be empty */
	unsigned flags; /* LETTER_HTML, _TRUNCATED, _MORE_TEXT, _STRUCK, _FORWARD */
};

/* `body` is that of a letter that passed the precheck. */
struct part_text part_read(struct arena *, const struct header *, struct str body);

/* The decoded part of type message/delivery-status; empty where there is none. */
struct str part_status(struct arena *, const struct header *, struct str body);

#endif
