/* Functions that several phases use: see plan.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/player/plan.h"

#include <string.h>

#include "base/str.h"

/* Tokens there that can go: all but one. */
static int spare_on(const struct ce_plan *p, int system, int planet)
{
	int n = ce_free_on(p->t, p->seat, system, planet) -
		p->used[system][planet - 1] - 1;

	return n > 0 ? n : 0;
}

int ce_plan_spare(const struct ce_plan *p)
{
	int n = 0;

	for (int system = 0; system < p->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			n += spare_on(p, system, planet);
	return n;
}

/* The planet with most to spare; false: there is none. */
static bool largest(const struct ce_plan *p, int *system, int *planet)
{
	int most = 0;

	for (int s = 0; s < p->t->n_seats; s++)
		for (int at = 1; at <= CE_PLANETS; at++)
			if (spare_on(p, s, at) > most) {
				most = spare_on(p, s, at);
				*system = s;
				*planet = at;
			}
	return most > 0;
}

/* Takes one after another from what is largest then. */
static void take(struct ce_plan *p, int n)
{
	int system, planet;

	while (n-- > 0 && largest(p, &system, &planet))
		p->used[system][planet - 1]++;
}

void ce_plan_use(struct ce_plan *p, int n)
{
	take(p, n);
}

struct str ce_plan_tokens(const struct ce_plan *p, int n)
{
	struct ce_plan after = *p;
	struct buf b = buf_in(moves_arena(p->m));

	take(&after, n);
	for (int system = 0; system < p->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			int more = after.used[system][planet - 1] -
				   p->used[system][planet - 1];
			if (more)
				buf_printf(&b, "%s%d from %s %d", b.n ? ", " : "", more,
					   ce_colours[system], planet);
		}
	return b.n ? buf_str(&b) : STR("");
}

bool ce_plan_has_base(const struct ce_plan *p, int system, int planet)
{
	return p->t->planet[system][planet - 1][p->seat] > 0;
}

struct str ce_plan_weakest(const struct ce_plan *p)
{
	int best = 0, at_system = 0, at_planet = 0;

	for (int k = 0; k < p->t->n_seats && !best; k++) {
		int system = (p->seat + k) % p->t->n_seats;
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			int n = ce_free_on(p->t, p->seat, system, planet);
			if (!n || (best && n >= best))
				continue;
			best = n;
			at_system = system;
			at_planet = planet;
		}
	}
	return best ? str_printf(moves_arena(p->m), "%s %d", ce_colours[at_system],
				 at_planet)
		    : STR("");
}
