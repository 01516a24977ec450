/* The order form of a report: lines with blanks, and below them examples that are legal now. A line without a blank would be an
 * order: a form that is copied as it stands must change nothing, so whole orders stand only among the examples, which are remarks.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_ORDER_FORM_H
#define RULES_PIECES_ORDER_FORM_H

#include "base/str.h"

struct page;

/* Adds an example to `examples`, a line without its end. */
void form_example(struct buf *examples, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
/* Adds a remark behind the examples: what one of the lines is for, in brackets, so that nobody takes it for an order. In the language of the letter. */
void form_remark(struct buf *examples, const char *text);
/* Puts the form on the page: `lines`, the examples if there are any, and `end`, which may be "". */
void form_print(struct page *, struct str lines, struct str examples, const char *end);

#endif
