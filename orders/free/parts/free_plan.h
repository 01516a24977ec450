/* Changes to the parts of a plan in force: see free_plan.c.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_PLAN_H
#define ORDERS_FREE_PLAN_H

#include "orders/free/parts/parts.h"

/* The order with the parts that the words change or set aside; NULL: they speak of something else, or leave open what is meant. */
struct clause *free_change_plan(struct free *, const struct clause *order,
				const struct clause *said);

#endif
