/* Format: the parts of a player's reports, as they set them by FORMAT.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_FORMAT_H
#define SERVER_FORMAT_H

#include <stdbool.h>

#include "base/str.h"

struct arena;
struct seat;

/* The text is always there: mail programs choose what they show, and players answer the
 * text. */
struct format {
	bool html; /* and the board as a picture in it */
	bool json;
};

/* "text", "html", "both", with "json" after one of them or alone; case and commas are
 * ignored. `*stored` is what the store keeps; false: none of these. */
bool format_read(struct arena *, struct str words, struct str *stored);
struct format format_of(struct str stored); /* empty: both, no JSON */
/* What all these players have chosen alike, for the GM, who has no FORMAT: "text" if each chose
 * the text alone, else empty. A seat without an address, which the house plays, has no reader. */
struct str format_common(const struct seat *, int n);

/* "text and HTML in one letter": behind "your letters are". */
const char *format_said(struct format);

#endif
