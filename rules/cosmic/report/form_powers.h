/* The order form's examples of what is in the seat's gift beside what it owes: the Edicts and Flares in its hand, and its Power; and the
 * planet that an attack is best aimed at. Part of form.c.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_FORM_POWERS_H
#define RULES_COSMIC_FORM_POWERS_H

#include "rules/cosmic/report/form_parts.h"

/* A planet of the system on which the seat has no base and its owner has tokens, as few as may be; where no planet is like that, the
 * nearest to it. Equal ones: another one for each seat and turn. */
int ce_form_target(const struct ce_view *, int system);

/* Edicts that may be played in this phase and would do something that the seat can want. */
void ce_form_edicts(struct ce_form_page *);

/* Examples that would be accepted now, one a line: the Power if this is one of its
 * phases, anything it lets its owner order, and each Flare in their hand. */
void ce_form_powers(struct ce_form_page *);

#endif
