/* The parts of a receipt: echo.c puts them together, echo_fault.c writes them.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_ECHO_PARTS_H
#define ORDERS_ECHO_PARTS_H

#include "orders/read.h"

enum { ECHO_COLUMNS = 72, ECHO_INDENT = 5 };

/* Wraps the words of `text` at ECHO_COLUMNS, starting the first line at column `at`;
 * the others begin with `margin` and `indent` spaces. */
void echo_wrap(struct buf *, struct str text, size_t at, size_t indent,
	       const char *margin);
/* `n` characters of the line from character `from` on; "..." is in the place of the last three, or the
 * first, where the line goes on. */
struct str echo_part(struct arena *, struct str line, size_t from, size_t n);
/* The line as typed; control characters, which would move the cursor, are shown as
 * spaces. */
void echo_typed(struct buf *, struct str);
/* " 3 | " before a line as typed; blanks for a line that does not stand in the letter. */
void echo_number(struct buf *, int number);
/* The lines that were read as one, each shown if there is something to say about it. */
void echo_block(struct buf *, const struct line *, struct echo_marks *);
/* A line to copy; one that is too long is broken at a place where reading continues. */
void echo_offer(struct buf *, struct str text);
/* The forms of the orders to which a line alludes that was not understood, and how it was read. */
void echo_hints(struct buf *, const struct line *);
/* Everything to say about a line: refused, or accepted with remarks. */
void echo_diagnostic(struct buf *, const struct reading *, const struct line *,
		     struct echo_marks *);

#endif
