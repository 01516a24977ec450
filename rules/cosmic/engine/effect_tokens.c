/* Places of tokens, as numbers, and the tokens there: the ground of all effects.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/effect.h"

#include <assert.h>

int ce_pile_sum(const struct ce_pile *pile)
{
	int n = 0;

	for (int at = 0; at < CE_PILE_ROOM; at++)
		n += pile->n[at];
	return n;
}

static int8_t *in_challenge(struct ce_table *t, int seat, int at)
{
	struct ce_challenge *c = &t->challenge[at - CE_AT_CONE];

	return c->attacker == seat ? &c->attack : &c->allied[seat];
}

static uint8_t *elsewhere(struct ce_table *t, int seat, int at)
{
	switch (at) {
	case CE_AT_LIMBO:
		return &t->limbo[seat];
	case CE_AT_WARP:
		return &t->warp[seat];
	case CE_AT_OUT:
		return &t->out[seat];
	}
	return &t->planet[at / CE_PLANETS][at % CE_PLANETS][seat];
}

int ce_tokens_at(const struct ce_table *t, int seat, int at)
{
	struct ce_table *table = (struct ce_table *)(uintptr_t)t;

	return at >= CE_AT_CONE ? *in_challenge(table, seat, at)
				: *elsewhere(table, seat, at);
}

void ce_add_tokens(struct ce_table *t, int seat, int at, int n)
{
	if (at >= CE_AT_CONE) {
		int8_t *in = in_challenge(t, seat, at);
		assert(*in + n >= 0);
		*in = (int8_t)(*in + n);
		return;
	}
	uint8_t *in = elsewhere(t, seat, at);
	assert(*in + n >= 0);
	*in = (uint8_t)(*in + n);
}

struct ce_spot ce_spot(int at)
{
	if (ce_is_planet(at))
		return (struct ce_spot){CE_ON_PLANET, at / CE_PLANETS,
					at % CE_PLANETS + 1};
	if (at == CE_AT_LIMBO)
		return (struct ce_spot){CE_IN_LIMBO, 0, 0};
	if (at >= CE_AT_CONE)
		return (struct ce_spot){CE_IN_CHALLENGE, at - CE_AT_CONE, 0};
	return (struct ce_spot){CE_IN_WARP, 0, 0};
}

/* Defenders are on the planet: when they leave, they no longer defend. */
void ce_leave_defence(struct ce_table *t, int seat, int challenge, int at, int n)
{
	struct ce_challenge *c = challenge >= 0 ? &t->challenge[challenge] : NULL;

	if (c && c->defender == seat && ce_is_planet(at) &&
	    at == ce_at_planet(c->system, c->planet))
		c->defence = (int8_t)(c->defence > n ? c->defence - n : 0);
}
