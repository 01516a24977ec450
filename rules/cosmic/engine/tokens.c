/* Reading of token counts and places.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/tokens.h"

#include "rules/cosmic/engine/effect.h"

int ce_place_at(const struct ce_table *t, const struct ce_place *p)
{
	switch ((enum ce_where)p->where) {
	case CE_ON_PLANET:
		if (p->system < 0 || p->system >= t->n_seats || p->planet < 1 ||
		    p->planet > CE_PLANETS)
			return -1;
		return ce_at_planet(p->system, p->planet);
	case CE_IN_CHALLENGE:
		return p->challenge >= 0 && p->challenge < t->n_challenges
			       ? CE_AT_CONE + p->challenge
			       : -1;
	case CE_IN_WARP:
		return CE_AT_WARP;
	case CE_IN_LIMBO:
		return CE_AT_LIMBO;
	}
	return -1;
}

struct ce_pile ce_free_tokens(const struct ce_table *t, int seat)
{
	struct ce_pile free = {{0}};

	for (int system = 0; system < t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			free.n[ce_at_planet(system, planet)] =
				t->planet[system][planet - 1][seat];
	for (int c = 0; c < t->n_challenges; c++)
		if (ce_holds_still(t, &t->challenge[c], seat))
			free.n[ce_at_planet(t->challenge[c].system,
					    t->challenge[c].planet)] = 0;
	return free;
}

struct ce_pile ce_deal_tokens(const struct ce_table *t, int seat, int challenge)
{
	struct ce_pile free = ce_free_tokens(t, seat);

	free.n[CE_AT_LIMBO] = t->limbo[seat];
	if (t->challenge[challenge].attacker == seat)
		free.n[CE_AT_CONE + challenge] =
			(uint8_t)t->challenge[challenge].attack;
	return free;
}

struct ce_pile ce_losable_tokens(const struct ce_table *t, int seat)
{
	struct ce_pile free = ce_free_tokens(t, seat);

	for (int at = 0; at < CE_AT_LIMBO; at++)
		if (free.n[at] &&
		    ce_under_attack(t, at / CE_PLANETS, at % CE_PLANETS + 1))
			free.n[at] = 0;
	free.n[CE_AT_LIMBO] = t->limbo[seat];
	return free;
}

bool ce_take_parts(const struct ce_table *t, const struct ce_tokens *wanted, int limit,
		   struct ce_pile *free, struct ce_pile *out)
{
	bool whole = true;

	for (int i = 0; i < wanted->n_parts; i++) {
		int at = ce_place_at(t, &wanted->part[i].place);
		int there = at >= 0 ? free->n[at] : 0;
		bool all = wanted->part[i].n == CE_ALL_TOKENS;
		int n = all ? there : wanted->part[i].n;
		if (at < 0 || n < 0) {
			whole = false;
			continue;
		}
		whole = whole && n <= there && (n || !all) && (all || n <= limit);
		n = n < limit ? n : limit; /* */
		n = n < there ? n : there;
		free->n[at] = (uint8_t)(there - n);
		out->n[at] = (uint8_t)(out->n[at] + n);
		limit -= n;
	}
	return whole;
}

int ce_ordered(const struct ce_tokens *wanted)
{
	int sum = 0;

	if (wanted->total >= 0)
		return wanted->total;
	for (int i = 0; i < wanted->n_parts; i++)
		sum += wanted->part[i].n > 0 ? wanted->part[i].n : 0;
	return wanted->n_parts && sum ? sum : CE_UNSAID;
}

bool ce_may_place(const struct ce_table *t, int seat, int at)
{
	return ce_is_planet(at) && ce_tokens_at(t, seat, at) > 0 &&
	       !ce_under_attack(t, at / CE_PLANETS, at % CE_PLANETS + 1);
}

bool ce_read_places(const struct ce_table *t, int seat, const struct ce_tokens *wanted,
		    int n, struct ce_pile *out)
{
	bool whole = true;

	for (int i = 0; i < wanted->n_parts; i++) {
		int at = ce_place_at(t, &wanted->part[i].place);
		int want = wanted->part[i].n;
		if (want < 0 ||
		    (wanted->n_parts == 1 && wanted->total == CE_ALL_TOKENS))
			want = n;
		whole = whole && want <= n;
		want = want < n ? want : n;
		n -= want;
		if (ce_may_place(t, seat, at))
			out->n[at] = (uint8_t)(out->n[at] + want);
		else
			whole = whole && at == CE_AT_LIMBO;
	}
	return whole;
}
