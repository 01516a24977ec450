/* The parts of a letter of ours: its text alone, or a tree of parts around it.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_COMPOSE_PARTS_H
#define MAIL_COMPOSE_PARTS_H

#include "mail/compose/compose.h"

/* Adds Content-Type and what follows it, to the end of the letter, and tells in `text` where its text stands:
 *
 *   mixed( alternative( text, related( html, shown... ) ), attached... )
 *
 * A multipart that would hold only one part is left out. `text->plain` is the text without
 * keys. Refuses a part whose name, type or id could break a header, and text that is not
 * UTF-8. */
MUST_USE bool compose_parts(struct buf *, struct letter_text *text,
			    const struct letter_out *, struct err *);

#endif
