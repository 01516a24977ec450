/* The bids of a sheet: see bids.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/bids.h"

#include "base/arena.h"

static int n_alternatives(const struct sheet *s)
{
	int n = 0;

	for (int i = 0; i < s->n_slots; i++)
		n += s->slots[i].n_alternatives;
	return n;
}

static void add_line(struct bids *b, const struct slot *of, int slot, int alternative,
		     bids_fill *fill)
{
	const struct alternative *alt = &of->alternatives[alternative];
	int i = b->n++;

	b->from[i] = (struct bids_line){alt->action, slot, alternative};
	b->lines[i] = (struct auction_line){
		.first = of->key.a, .last = of->key.a, .cond = alt->cond};
	if (alt->action)
		fill(alt->action, &b->lines[i]);
}

struct bids bids_read(const struct carry *c, int seat, int verb, bids_fill *fill)
{
	const struct sheet *s = c->sheet[seat];
	size_t n = s ? (size_t)n_alternatives(s) : 0;
	struct bids b = {0, arena_array(c->x->arena, struct auction_line, n),
			 arena_array(c->x->arena, struct bids_line, n)};

	if (!s)
		return b;
	for (int i = carry_next_slot(c, seat, verb, -1); i >= 0;
	     i = carry_next_slot(c, seat, verb, i))
		for (int k = 0; k < s->slots[i].n_alternatives; k++)
			add_line(&b, &s->slots[i], i, k, fill);
	return b;
}
