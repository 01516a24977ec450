/* Does a condition hold: see condition.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/condition.h"

#include <stddef.h>

bool condition_holds(const struct cond *c, condition_fact *fact, void *game, int who)
{
	if (!c)
		return true;
	switch (c->op) {
	case COND_FACT:
		return fact(game, who, c->fact);
	case COND_NOT:
		return !condition_holds(c->a, fact, game, who);
	case COND_AND:
		return condition_holds(c->a, fact, game, who) &&
		       condition_holds(c->b, fact, game, who);
	case COND_OR:
		return condition_holds(c->a, fact, game, who) ||
		       condition_holds(c->b, fact, game, who);
	}
	return false;
}
