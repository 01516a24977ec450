/* The lines of the seat's order form, and how surely the words of a line allude to each: for free_hint.c and free_hint_form.c.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_HINT_H
#define ORDERS_FREE_HINT_H

#include "orders/free/parts/parts.h"

enum { HINTS = 40 };

/* By what the words allude to an order: the more, the surer. */
enum allusion { ALLUSION_NONE, ALLUSION_LIKELY = 1, ALLUSION_SURE = 8 };

/* One line of the form. */
struct hint {
	struct str text;
	bool example; /* a whole order, which only shows what such an order looks like */
	int n;
	const struct token *t;
	int by; /* enum allusion, and one for each thing that the line names as well */
};

struct hints {
	int n;
	struct hint hint[HINTS];
};

/* Adds a line, if there is room; `example`: it is a whole order. */
void hint_add(struct free *, struct hints *, struct str text, bool example);
/* Those of the reader's form. They are read once a letter. */
const struct hints *hints_of(struct free *);
/* The card or the like behind the verb that makes it another order: "play Plague", "flare Mutant"; NULL: there is none. */
const struct token *hint_card(const struct hint *);
bool hint_same_word(const struct token *, const struct token *);
bool hint_same_kind(const struct hint *, const struct hint *);
/* "C3", "Purple" at token `i`: does the clause name what makes this line more likely than others of its kind? */
bool hint_has_thing(const struct clause *, const struct hint *, int i);
/* The line with a blank for each choice: nothing that was not said is proposed. */
void hint_put(struct buf *, const struct hint *);

#endif
