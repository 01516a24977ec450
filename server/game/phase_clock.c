/* The deadline of a phase: see phase_clock.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/phase_clock.h"

#include "base/arena.h"
#include "server/game/absence.h"

bool phase_clock_check(const struct game_rules *r, struct str rule, struct err *err)
{
	struct deadlines d;

	if (!deadlines_read(rule, &d, err))
		return false;
	int last = deadlines_last_phase(&d);
	return last <= r->n_phases ||
	       err_refuse(err,
			  "the rule for deadlines names phase %d: a turn of %s has %d",
			  last, r->title, r->n_phases);
}

bool phase_clock_deadline(struct home *h, struct arena *a, const struct game *g,
			  int64_t *utc, struct err *err)
{
	struct deadlines d;

	if (!deadlines_read(g->deadlines, &d, err))
		return err_context(err, "game %.*s", STR_ARG(g->name));
	*utc = deadlines_next(&d, g->phase, g->opened, d.least);
	return absence_move(h, a, g, utc, err);
}

const char *phase_clock_zone(struct arena *a, const struct game *g,
			     const struct seat *s)
{
	struct deadlines d;
	struct err ignored;

	if (s && s->zone.n)
		return str_z(a, s->zone);
	if (!deadlines_read(g->deadlines, &d, &ignored))
		return "UTC";
	return str_z(a, str_of(d.zone));
}
