/* Delivery reports: what a bounce says became of a letter of ours. The regular form
 * (RFC 3464) is read first; without it the free forms of qmail, Exim, Exchange and the
 * like. Whether it is about a letter of ours at all, only the address tells to which it
 * came: nothing in here is proof.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_DSN_H
#define MAIL_DSN_H

#include "mail/letter/header.h"
#include "mail/letter/letter.h"

/* Fills `bounce`, `bounce_status` and `bounce_text` of a letter of class LETTER_BOUNCE.
 * BOUNCE_NONE where it is none in truth: an absence note that came to a bounce address,
 * a report that the letter arrived. `body` passed the precheck. */
void dsn_read(struct arena *, const struct header *, struct str body, struct letter *);

#endif
