/* Players who are away: see absence.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/absence.h"

#include "base/arena.h"
#include "base/day.h"
#include "base/locale.h"
#include "schema/absences.h"
#include "server/game/known_as.h"
#include "server/game/phase_clock.h"

enum { NEWS_MAX = 3, ROUNDS_MAX = 1000 };

struct away {
	struct absence x;
	const struct seat *seat;
	const char *zone;
};

/* Those of players who still sit there. */
static bool load(struct home *h, struct arena *a, const struct game *g,
		 struct away **list, int *n, struct err *err)
{
	struct absence *all;
	struct seat *seats;
	int n_all, n_seats;

	*n = 0;
	*list = NULL;
	if (!absences_list(h->store, a, g->id, &all, &n_all, err))
		return false;
	if (!n_all)
		return true;
	if (!seats_list(h->store, a, g->id, &seats, &n_seats, err))
		return false;
	*list = arena_array(a, struct away, (size_t)n_all + 1);
	for (int i = 0; i < n_all; i++)
		for (int k = 0; k < n_seats; k++)
			if (seats[k].id == all[i].seat_id &&
			    seats[k].epoch == all[i].epoch &&
			    seats[k].status != SEAT_REMOVED && !seats[k].resigned)
				(*list)[(*n)++] = (struct away){
					all[i], &seats[k],
					phase_clock_zone(a, g, &seats[k])};
	return true;
}

/* Does this moment lie in days that it holds? */
static bool holds(const struct away *w, int64_t utc)
{
	int64_t day = day_in_zone(utc, w->zone);

	return day >= w->x.from && day <= w->x.holds_to;
}

bool absence_move(struct home *h, struct arena *a, const struct game *g, int64_t *utc,
		  struct err *err)
{
	struct away *list;
	struct deadlines rule;
	int n, i = 0;

	if (!load(h, a, g, &list, &n, err))
		return false;
	if (n == 0)
		return true;
	if (!phase_clock_rule(h, g, &rule, err))
		return false;
	/* Absences overlap, and one may begin on the day after another: from the front
	 * again after each move. */
	for (int rounds = 0; i < n && rounds < ROUNDS_MAX; rounds++) {
		if (!holds(&list[i], *utc)) {
			i++;
			continue;
		}
		*utc = deadlines_on(&rule, g->phase, day_in_zone(*utc, rule.zone) + 1);
		i = 0;
	}
	return true;
}

bool absence_warning(struct home *h, struct arena *a, const struct game *g, int64_t utc,
		     struct str *line, struct err *err)
{
	struct buf out = buf_in(a);
	struct away *list;
	int n, n_told = 0;

	if (!load(h, a, g, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		const struct absence *x = &list[i].x;
		int64_t day = day_in_zone(utc, list[i].zone);
		if (day >= x->from && day <= x->to && ++n_told)
			buf_printf(&out, "%s%.*s (%.*s)", out.n ? ", " : "",
				   STR_ARG(list[i].seat->name),
				   STR_MADE(a, day_span_text(a, x->from, x->to)));
	}
	if (out.n)
		buf_printf(
			&out,
			"%s away then. The deadline stays as you set it; phase extend %.*s WHEN moves it on, orders enter %.*s SEAT enters orders given by telephone.",
			n_told > 1 ? " are" : " is", STR_ARG(g->name),
			STR_ARG(g->name));
	*line = buf_str(&out);
	return true;
}

/* Has it moved the open deadline, which would be `by_rule` without it? */
static bool has_moved(const struct away *w, const struct game *g, int64_t by_rule)
{
	return g->deadline > by_rule && by_rule &&
	       w->x.holds_to >= day_in_zone(by_rule, w->zone) &&
	       w->x.from <= day_in_zone(g->deadline, w->zone) &&
	       w->x.holds_to >= w->x.from;
}

bool absence_news(struct home *h, struct arena *a, const struct game *g,
		  const struct game_rules *r, const void *state, int64_t now,
		  struct str *line, struct err *err)
{
	struct buf out = buf_in(a);
	struct away *list;
	int64_t by_rule = 0;
	int n, told = 0;

	if (!load(h, a, g, &list, &n, err) ||
	    (n && g->deadline &&
	     !phase_clock_by_rule(h, a, g, r, state, &by_rule, err)))
		return false;
	for (int i = 0; i < n && told < NEWS_MAX; i++) {
		const struct absence *x = &list[i].x;
		if (x->utc > now || x->to < x->from ||
		    x->to < day_in_zone(now, list[i].zone))
			continue;
		buf_printf(&out, "%s%.*s %.*s%s", told++ ? "; " : "",
			   STR_MADE(a, known_as(a, g, list[i].seat)),
			   STR_MADE(a, day_span_text(a, x->from, x->to)),
			   has_moved(&list[i], g, by_rule) ? _(" (the deadline waits)")
							   : "");
	}
	*line = told ? str_printf(a, _("Next absence: %.*s."), STR_ARG(buf_str(&out)))
		     : STR("");
	return true;
}

bool absence_is_told_by(struct str line)
{
	return str_find(line, STR(ABSENCE_TAKEN)) != SIZE_MAX ||
	       str_find(line, STR(ABSENCE_OFF)) != SIZE_MAX;
}
