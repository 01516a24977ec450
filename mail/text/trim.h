/* Trimming: text by others goes, the writer's own stays. Quotes, everything below our
 * cut line, forwarded blocks and signatures are left out. END and ORDERS lines stay:
 * they belong to the language of orders.
 *
 * The property that must always hold: any letter of ours, fed back raw, quoted,
 * forwarded or as HTML, leaves no line from below the cut line.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_TRIM_H
#define MAIL_TRIM_H

#include <stdbool.h>

#include "base/str.h"

struct arena;

/* Stands in each letter we send, before the first line that could be read as an order.
 */
#define TRIM_CUT_LINE "--=-- write above this line --=--"

/* The lines that stay, without blank ones at the ends. */
struct trimmed {
	size_t n;
	struct str *line;
	/* For each of them the quoted lines right above it, blank ones passed over: at most LETTER_ABOVE_LINES, each "> " and its
	 * words and a line's end; empty where there are none. NULL: no line has any. */
	struct str *above;
	/* Text that was left out as somebody else's, and is not of a letter of ours: the line that begins it, "---------- Forwarded
	 * message ---------", and how many lines have text from there on. Empty: there is none. */
	struct str mark;
	size_t n_below;
	/* Quoted lines that were left out; 0 if a letter of ours is among them. */
	size_t n_quotes;
};

/* `text` is clean (clean_text). Adds LETTER_CUT, _BELOW_CUT, _QUOTES, _SIGNATURE, _TRUNCATED,
 * _LONG_LINE to `*flags`. */
struct trimmed trim_text(struct arena *, struct str text, unsigned *flags);

/* Returns the lines that trim_text leaves out, from our cut line to the end, with their
 * quote marks. Blank lines are dropped; the first line begins with the cut line. There
 * are none if there is no cut line, or more text than `most` bytes. */
struct str *trim_quoted(struct arena *, struct str text, size_t most, size_t *n);

#endif
