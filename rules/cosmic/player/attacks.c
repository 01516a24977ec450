/* Phase 1 of the house player: attacks, and tokens out of the Warp.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/player/plan.h"

enum {
	NEW_BASE = 60,
	TOKEN = 12, /* of the defence */
	FIGHT = 45,
	RESETTLE = 20,
};

static int to_send(const struct ce_plan *p)
{
	int n = ce_plan_spare(p);

	return n < CE_SEND_MAX ? n : CE_SEND_MAX;
}

/* The offers of one attack: the planet of each. */
struct aims {
	int n, planet[CE_PLANETS * (CE_SEATS + 1)];
};

/* Two attacks of a turn go to two planets. */
static bool is_aimed_at(const struct ce_plan *p, int system, int planet)
{
	return p->aimed[system] >> planet & 1;
}

static void take(struct ce_plan *p, const struct aims *a, int system, int n)
{
	int at = moves_take(p->m);

	if (at < 0)
		return;
	p->aimed[system] |= (uint8_t)(1U << a->planet[at]);
	ce_plan_use(p, n);
}

static void offer_planets(struct ce_plan *p, int system)
{
	int n = to_send(p);
	struct str from = ce_plan_tokens(p, n);
	struct aims a = {0};

	for (int planet = 1; n && planet <= CE_PLANETS; planet++) {
		if (is_aimed_at(p, system, planet))
			continue;
		a.planet[a.n++] = planet;
		moves_offer(p->m,
			    (ce_plan_has_base(p, system, planet) ? 0 : NEW_BASE) -
				    TOKEN * p->t->planet[system][planet - 1][system],
			    "attack %s %d with %.*s", ce_colours[system], planet,
			    STR_ARG(from));
	}
	take(p, &a, system, n);
}

static void offer_fights(struct ce_plan *p, struct aims *a, int n)
{
	struct str from = ce_plan_tokens(p, n);

	for (int planet = 1; planet <= CE_PLANETS; planet++)
		for (int foe = 0; foe < p->t->n_seats; foe++) {
			int there = p->t->planet[p->seat][planet - 1][foe];
			if (foe == p->seat || !there || is_aimed_at(p, p->seat, planet))
				continue;
			a->planet[a->n++] = planet;
			moves_offer(p->m, FIGHT - TOKEN * there / 4,
				    "attack %s %d defender %s with %.*s",
				    ce_colours[p->seat], planet, ce_colours[foe],
				    STR_ARG(from));
		}
}

static void offer_places(struct ce_plan *p, struct aims *a, int n)
{
	for (int planet = 1; planet <= CE_PLANETS; planet++) {
		if (ce_plan_has_base(p, p->seat, planet) ||
		    is_aimed_at(p, p->seat, planet))
			continue;
		a->planet[a->n++] = planet;
		moves_offer(p->m, RESETTLE, "resettle %d with %.*s", planet,
			    STR_MADE(moves_arena(p->m), ce_plan_tokens(p, n)));
	}
}

/* Its own colour came up: it fights or resettles, as it chose before. */
static void own_system(struct ce_plan *p)
{
	int n = to_send(p), own = p->t->own[p->seat];
	struct aims a = {0};

	if (n && own != CE_OWN_RESETTLE)
		offer_fights(p, &a, n);
	if (n && own != CE_OWN_FIGHT)
		offer_places(p, &a, n);
	take(p, &a, p->seat, n);
}

static void release(struct ce_plan *p)
{
	int n = ce_n_released(p->t, p->seat);
	struct str to = ce_plan_weakest(p);

	if (n > p->t->warp[p->seat])
		n = p->t->warp[p->seat];
	if (n > 0 && to.n)
		moves_offer(p->m, 0, "release %d to %.*s", n, STR_ARG(to));
	moves_take(p->m);
}

void ce_plan_attacks(struct ce_plan *p)
{
	for (int i = 0; i < p->t->n_destiny[p->seat]; i++) {
		int system = p->t->destiny[p->seat][i];
		if (system == p->seat)
			own_system(p);
		else
			offer_planets(p, system);
	}
	release(p);
}
