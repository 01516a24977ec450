/* The first line of a receipt, and what the lines on press below need as well.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RECEIPT_VERDICT_H
#define SERVER_RECEIPT_VERDICT_H

#include "server/report/receipt.h"

struct press;

/* The verdict on a letter. The contract of letters with orders is the reader's [reports, section 4];
 * others are told what was done, or what they seem to want. */
struct str receipt_verdict(struct arena *, const struct receipt *);

/* Was that piece of the letter's press taken? */
bool receipt_has_press(const struct receipt *, int piece);

/* Its readers, in words. */
struct str receipt_press_to(struct arena *, const struct receipt *,
			    const struct press *);

/* Does FINAL stand, with something missing that the player owes? */
bool receipt_lacks_final(struct arena *, const struct receipt *);

/* Lines of a text, the blank ones at its ends aside. */
int receipt_lines(struct str text);

#endif
