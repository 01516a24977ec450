/* Delivery reports: a bounce tells the fate of a letter of ours. The regular form (RFC
 * 3464) is tried first, then the free forms of qmail, Exim, Exchange and the like. Only
 * the address to which it came tells whether it is about a letter of ours at all:
 * nothing in here is proof.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_DSN_H
#define MAIL_DSN_H

#include "mail/letter/header.h"
#include "mail/letter/letter.h"

/* Fills `bounce`, `bounce_status` and `bounce_text` of a letter of class LETTER_BOUNCE.
 * BOUNCE_NONE if it really is something else: an absence note that came to a bounce
 * address, a report that the letter arrived. `body` passed the precheck. */
void dsn_read(struct arena *, const struct header *, struct str body, struct letter *);

#endif
