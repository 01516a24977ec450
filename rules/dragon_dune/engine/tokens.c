/* Tokens: see tokens.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/tokens.h"

#include <assert.h>

#include "rules/dragon_dune/table/order.h"

static int least(int a, int b)
{
	return a < b ? a : b;
}

struct dd_stack dd_standing_in(const struct dd_table *t, int seat, int area)
{
	return (struct dd_stack){t->tokens[area][seat], t->special[area][seat]};
}

struct dd_stack dd_hiding_in(const struct dd_state *s, int area)
{
	return (struct dd_stack){s->h.hiding[area], s->h.hiding_special[area]};
}

struct dd_stack dd_reserve(const struct dd_state *s, int seat)
{
	const struct dd_table *t = &s->t;
	struct dd_stack r = {DD_TOKENS - t->grave[seat] - t->gone[seat],
			     t->option.specials[seat] - t->grave_special[seat] -
				     t->gone_special[seat]};

	for (int area = 0; area < DD_AREAS; area++) {
		r.n -= t->tokens[area][seat];
		r.special -= t->special[area][seat];
		if (seat == DD_ELVES) {
			r.n -= s->h.hiding[area];
			r.special -= s->h.hiding_special[area];
		}
	}
	return r;
}

struct dd_stack dd_some(struct dd_stack of, int n, int special)
{
	int ordinary = of.n - of.special;
	struct dd_stack some = {least(n, of.n), 0};

	if (special == DD_UNSAID)
		special = some.n - ordinary;
	if (special < some.n - ordinary)
		special = some.n - ordinary;
	some.special = least(special < 0 ? 0 : special, least(of.special, some.n));
	return some;
}

void dd_add(struct dd_table *t, int seat, int area, struct dd_stack s)
{
	t->tokens[area][seat] = (uint8_t)(t->tokens[area][seat] + s.n);
	t->special[area][seat] = (uint8_t)(t->special[area][seat] + s.special);
}

void dd_remove(struct dd_table *t, int seat, int area, struct dd_stack s)
{
	assert(s.n <= t->tokens[area][seat] && s.special <= t->special[area][seat]);
	dd_add(t, seat, area, (struct dd_stack){-s.n, -s.special});
}

void dd_hidden_add(struct dd_state *st, int area, struct dd_stack s)
{
	st->h.hiding[area] = (uint8_t)(st->h.hiding[area] + s.n);
	st->h.hiding_special[area] = (uint8_t)(st->h.hiding_special[area] + s.special);
}

void dd_hidden_remove(struct dd_state *st, int area, struct dd_stack s)
{
	assert(s.n <= st->h.hiding[area] && s.special <= st->h.hiding_special[area]);
	dd_hidden_add(st, area, (struct dd_stack){-s.n, -s.special});
}

void dd_bury(struct dd_table *t, int seat, int area, struct dd_stack s)
{
	dd_remove(t, seat, area, s);
	t->grave[seat] = (uint8_t)(t->grave[seat] + s.n);
	t->grave_special[seat] = (uint8_t)(t->grave_special[seat] + s.special);
}

void dd_devour(struct dd_table *t, int seat, int area, struct dd_stack s)
{
	if (!t->option.kills_forever) {
		dd_bury(t, seat, area, s);
		return;
	}
	dd_remove(t, seat, area, s);
	t->gone[seat] = (uint8_t)(t->gone[seat] + s.n);
	t->gone_special[seat] = (uint8_t)(t->gone_special[seat] + s.special);
}

int dd_recruit(struct dd_state *s, int seat, int area, int n)
{
	struct dd_stack reserve = dd_reserve(s, seat);
	struct dd_stack come = dd_some(reserve, n, reserve.special);

	dd_add(&s->t, seat, area, come);
	return come.n;
}
