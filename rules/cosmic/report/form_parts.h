/* The parts of the lines of the order form, for form.c and form_powers.c. No example takes the last token off a base.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_FORM_PARTS_H
#define RULES_COSMIC_FORM_PARTS_H

#include "base/str.h"
#include "rules/cosmic/table/view.h"
#include "rules/pieces/order_form.h"

struct ce_form_page {
	const struct ce_view *v;
	const struct ce_table *t;
	int seat;
	struct buf lines;
	struct form_examples examples;
	uint8_t taken[CE_SEATS][CE_PLANETS]; /* by these */
	bool spent[CE_VIEW_HAND];            /* cards of the hand that they name */
};

struct ce_form_page ce_form_page_of(struct arena *, const struct ce_view *);

/* Adds an example as form_example does. false: it was not added, or only among the others. */
bool ce_form_offer(struct ce_form_page *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

/* "2 from 1, 1 from 3", or with one token only "1 from 1", from the planets with most tokens to spare, home first; one token stays on
 * each. Empty where nothing can be spared. */
struct str ce_form_tokens(struct ce_form_page *, bool one);
/* That many, out of the largest heaps; empty where they cannot be spared. */
struct str ce_form_tokens_of(struct ce_form_page *, int number);

/* May any token of the seat move? */
bool ce_form_any_free(const struct ce_form_page *);
/* Names the planet where their tokens may go: their weakest base that is not under
 * attack. */
bool ce_form_place_to_go(struct ce_form_page *, struct str *word);

#endif
