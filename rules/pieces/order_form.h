/* The order form of a report: lines with blanks, and below them examples that are legal now. A line without a blank would be an
 * order: a form that is copied as it stands must change nothing, so whole orders stand only among the examples, which are remarks.
 *
 * An example is copied by people who have never played, and all examples together by some. So an example stands on the form only if the
 * reader of orders takes it as it is together with those above it, and says no more about them than about each alone. One that is an order alone, and excludes one of these ("pass" beside a
 * bid), stands below them with the words "in place of".
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_ORDER_FORM_H
#define RULES_PIECES_ORDER_FORM_H

#include "orders/read.h"

struct page;

struct form_examples {
	struct reader reader; /* reads them as a letter of the form's reader */
	/* May this be said about a line that counts as it is? NULL: anything may. */
	bool (*is_plain)(const struct line *);
	struct buf list,
		others; /* as they are printed: together, and in place of one of them */
	struct buf orders; /* those of the list, as a letter */
	int n, decisions,
		remarks; /* of the list: how many examples, about how many decisions */
};

/* None yet, for the reader of the letter that the form asks for; `is_plain` may be NULL. */
struct form_examples form_examples_in(struct arena *, const struct reader *,
				      bool (*is_plain)(const struct line *));
/* Adds an example, a line without its end, unless it would not do: see above. Returns what is read of all that stand together; NULL: it
 * stands among the others, or nowhere. */
const struct reading *form_example(struct form_examples *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
/* Adds a remark behind the examples: what one of the lines is for, in brackets, so that nobody takes it for an order. In the language of the letter. */
void form_remark(struct form_examples *, const char *text);
/* Puts the form on the page: `lines`, the examples if there are any, and `end`, which may be "". */
void form_print(struct page *, struct str lines, const struct form_examples *,
		const char *end);

#endif
