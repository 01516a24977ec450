/* The parts of the lines of the order form, for form.c.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_FORM_PARTS_H
#define RULES_COSMIC_FORM_PARTS_H

#include "base/str.h"
#include "rules/cosmic/table/view.h"

struct ce_form_page {
	const struct ce_view *v;
	const struct ce_table *t;
	int seat;
	struct buf lines, examples;
};

/* A planet, and the seat's tokens on it that are free. */
struct ce_source {
	int system, planet, n;
};

/* A planet as its player would write it: "3" at home, "blue 2" elsewhere. */
struct str ce_form_planet(struct ce_form_page *, int system, int planet);

/* The planets with most free tokens, home first: at most `most`. Returns how many. */
int ce_form_sources(const struct ce_form_page *, struct ce_source out[], int most);

/* "2 from 1, 1 from 3"; empty where nothing is free. */
struct str ce_form_tokens(struct ce_form_page *);
/* That many, or as many as are free, out of the largest heaps. */
struct str ce_form_tokens_of(struct ce_form_page *, int number);

/* Names the planet where their tokens may go: their weakest base that is not under
 * attack. */
bool ce_form_place_to_go(struct ce_form_page *, struct str *word);

#endif
