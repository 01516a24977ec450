/* Changes to the parts of a plan in force: see free_plan.c.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_PLAN_H
#define ORDERS_FREE_PLAN_H

#include "orders/free/parts/parts.h"

/* The order with the parts that the words change or set aside; NULL: they speak of something else, or leave open what is meant. `by`: how
 * they speak of it. */
enum plan_change {
	PLAN_NAMED, /* they name one or two of its parts with other values: "dial 4, spice 4" */
	PLAN_CUED, /* a word says that something is changed: "instead" */
	PLAN_SAID, /* a saying made a part of them, and not the one with which such plans begin: "If I win, I keep the card" */
};
struct clause *free_change_plan(struct free *, const struct clause *order,
				const struct clause *said, enum plan_change by);
/* Do the words name parts of the order, and neither its verb nor what it is about? Then "cancel the Snooper" takes that part back at most, and
 * never the plan. */
bool free_is_of_parts(struct free *, const struct clause *order,
		      const struct clause *said);

#endif
