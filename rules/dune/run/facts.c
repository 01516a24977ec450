/* The facts of conditions: see facts.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/run/facts.h"

#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/run/run.h"

static bool compares(int value, const struct du_fact *f)
{
	if (f->compare == 0)
		return value == f->n;
	return f->compare > 0 ? value >= f->n : value <= f->n;
}

/* Forces of players who are neither the seat nor its ally, advisors too. */
static int enemies(const struct du_table *t, int seat, int territory)
{
	int n = 0;

	for (int area = 0; area < DU_AREAS; area++)
		for (int other = 0; other < DU_SEATS; other++)
			if (du_territory_of(area) == territory && other != seat &&
			    !du_are_allies(t, seat, other))
				n += t->forces[area][other];
	return n;
}

static int forces_in(const struct du_table *t, int seat, int territory)
{
	int n = 0;

	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory)
			n += t->forces[area][seat];
	return n;
}

static int spice_in(const struct du_table *t, int territory)
{
	int n = 0;

	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory)
			n += t->spice[area];
	return n;
}

/* Does the storm enter a sector of it, where it has no shelter? */
static bool is_hit(const struct du_run *r, int territory)
{
	const struct du_table *t = &r->s->t;

	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory &&
		    du_areas[area].sector != DU_NO_SECTOR &&
		    du_is_swept(area, t->wall_gone) &&
		    du_sectors_ahead(t->storm, du_areas[area].sector) <= r->sectors)
			return true;
	return false;
}

static bool is_in_storm(const struct du_table *t, int territory)
{
	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory && du_in_storm(area, t->storm))
			return true;
	return false;
}

/* The answer that was given about the battle that is planned. */
static bool was_answered(const struct du_run *r, int seat, const struct du_fact *f)
{
	const struct du_answers *all = &r->s->h.answer;

	for (int i = 0; i < DU_ANSWERS && all->fight[i]; i++) {
		bool dial = all->element[i] == DU_ASKS_DIAL;
		bool leader = all->element[i] == DU_ASKS_LEADER;
		if (all->fight[i] != r->fight || all->against[i] != seat)
			continue;
		switch ((enum du_about)f->about) {
		case DU_ABOUT_NOTHING:
			return !dial && !all->value[i];
		case DU_ABOUT_CARD:
			return !dial && !leader && all->value[i] == f->n;
		case DU_ABOUT_LEADER:
			return leader && all->value[i] == f->n;
		case DU_ABOUT_DIAL:
			return dial && compares(all->value[i], f);
		}
	}
	return false;
}

bool du_fact_holds(void *run, int seat, const void *fact)
{
	const struct du_run *r = run;
	const struct du_fact *f = fact;
	const struct du_table *t = &r->s->t;

	switch ((enum du_fact_kind)f->kind) {
	case DU_F_STORM:
		return is_in_storm(t, f->territory);
	case DU_F_HITS:
		return is_hit(r, f->territory);
	case DU_F_ENEMY:
		return compares(enemies(t, seat, f->territory), f);
	case DU_F_FREE:
		return du_has_room(t, seat, f->territory) &&
		       !du_meets_ally(t, seat, f->territory);
	case DU_F_SPICE:
		return compares(spice_in(t, f->territory), f);
	case DU_F_HAVE:
		return du_holds(r->s, seat, f->n);
	case DU_F_SHIPPED:
		return r->shipped[f->seat] == f->territory + 1;
	case DU_F_THERE:
		return compares(forces_in(t, f->seat, f->territory), f);
	case DU_F_WON:
		return f->n >= 1 && f->n <= t->n_lots &&
		       t->lot_winner[f->n - 1] == seat;
	case DU_F_ANSWER:
		return was_answered(r, seat, f);
	}
	return false;
}
