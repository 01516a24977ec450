/* Conditions of orders: see order.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/order.h"

#include "orders/sheet.h"

bool du_is_common(const struct cond *c)
{
	if (!c)
		return true;
	if (c->op != COND_FACT)
		return du_is_common(c->a) && du_is_common(c->b);
	int kind = ((const struct du_fact *)c->fact)->kind;
	return kind == DU_F_STORM || kind == DU_F_SPICE || kind == DU_F_SHIPPED ||
	       kind == DU_F_THERE;
}
