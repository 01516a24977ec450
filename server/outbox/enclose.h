/* Enclosures: the parts beside a letter's text. A report goes out as text and HTML,
 * with the board as a picture in it, its deadline for the calendar, and its JSON twin.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ENCLOSE_H
#define SERVER_ENCLOSE_H

#include "mail/compose/compose.h"
#include "server/outbox/calendar.h"
#include "server/outbox/format.h"
#include "server/outbox/post.h"

enum {
	ENCLOSED_MAX = 5,
	/* In bytes: some mail programs cut longer HTML, and some mail servers refuse
	 * larger letters. Parts that do not fit are left out, in this order: the HTML,
	 * the board in it, the twin. */
	ENCLOSED_HTML_MAX = 90 * 1000,
	ENCLOSED_LETTER_MAX = 300 * 1000,
};

/* What its reader has chosen. */
struct format enclose_format(const struct posting *);

/* Makes the parts, without the store; how many. `text` is the body as it will be in
 * letter `o`. */
int enclose(struct home *, struct arena *, const struct posting *,
	    const struct outbox *, const struct calendar_news *, struct str text,
	    struct letter_part parts[ENCLOSED_MAX]);

#endif
