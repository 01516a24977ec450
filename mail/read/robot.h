/* Robots: letters that we never answer. Bounces, auto-replies, lists, spam complaints
 * and our own letters are recognised by header fields alone, before the text is looked
 * at.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_ROBOT_H
#define MAIL_ROBOT_H

#include "mail/letter/header.h"
#include "mail/letter/letter.h"

/* The first rule that applies; REASON_TEXT for a person's letter. `l` has its addresses
 * and subject already. */
enum letter_reason robot_check(const struct header *, const struct letter_house *,
			       const struct letter *l);

/* Is `address` ours, with or without a plus part? false if the house has no address. */
bool robot_is_ours(const struct letter_house *, struct str address);

#endif
