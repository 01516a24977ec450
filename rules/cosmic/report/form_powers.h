/* The order form's lines for the seat's Power, its Flares, and what others' Powers cost
 * it: part of form.c.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_FORM_POWERS_H
#define RULES_COSMIC_FORM_POWERS_H

#include "base/str.h"
#include "rules/cosmic/table/view.h"

/* Examples that would be accepted now, one a line: the Power if this is one of its
 * phases, anything it lets its owner order, and each Flare in their hand. */
void ce_form_powers(const struct ce_view *, struct buf *examples);

#endif
