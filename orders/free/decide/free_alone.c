/* A text as if it stood on a line alone: orders, or something else. Nothing is decided by it.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include "orders/free/parts/free_idle.h"
#include "orders/free/text/text.h"

/* Is each piece an order, or says nothing? */
static bool only_orders(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		if (p->kind != PIECE_ORDER &&
		    (p->kind != PIECE_NOTE || p->question ||
		     !free_is_chatter(p->clause->t, p->clause->n)))
			return false;
	}
	return free_count(f, PIECE_ORDER) > 0;
}

struct str free_orders_alone(struct free *f, struct line *line, struct str text)
{
	const struct str typed = line->typed;

	if (!free_read_text(f, text))
		return STR("");
	line->typed = text; /* it is weighed as if nothing else stood on it */
	free_weigh(f, line);
	free_lose_notes(f);
	free_lose_denied(f, line);
	line->typed = typed;
	return only_orders(f) && free_several(f) != SEVERAL_TORN
		       ? free_orders_of(f, NULL)
		       : STR("");
}
