/* The parts of a receipt: echo.c puts them together, echo_fault.c writes them.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_ECHO_PARTS_H
#define ORDERS_ECHO_PARTS_H

#include "orders/read.h"

enum { ECHO_COLUMNS = 72, ECHO_INDENT = 5 };

/* Words of `text` on lines of ECHO_COLUMNS, the first begun at column `at` already; the
 * others begin with `margin` and `indent` spaces. */
void echo_wrap(struct buf *, struct str text, size_t at, size_t indent,
	       const char *margin);
/* What was typed; control characters, which would move the cursor, are shown as spaces. */
void echo_typed(struct buf *, struct str);
/* The lines that were read as one, each where something is said of it. */
void echo_block(struct buf *, const struct line *, struct echo_marks *);
/* A line to copy; one that is too long is broken where the reader goes on reading. */
void echo_offer(struct buf *, struct str text);
/* All that is to say of a line: refused, or accepted with remarks. */
void echo_diagnostic(struct buf *, const struct reading *, const struct line *,
		     struct echo_marks *);

#endif
