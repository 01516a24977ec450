/* How the race stands: see moments.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/moments.h"

#include <limits.h>

#include "base/arena.h"

typedef struct count_aim aim_fn(const void *view, int seat);

/* Who leads: a bit for each who lacks least, what they have, and who wins together with the first of them. */
struct leading {
	unsigned set, team;
	int has, lacks;
};

static struct leading leading(const void *view, unsigned seats, aim_fn *aim)
{
	struct leading l = {.lacks = INT_MAX};

	for (int seat = 0; seats >> seat; seat++) {
		if (!(seats >> seat & 1))
			continue;
		struct count_aim is = aim(view, seat);
		if (!is.has || is.needs - is.has > l.lacks)
			continue;
		if (is.needs - is.has < l.lacks)
			l = (struct leading){0, is.with, is.has, is.needs - is.has};
		l.set |= 1U << seat;
	}
	return l;
}

/* One alone, or all of one alliance. */
static bool is_one_side(const struct leading *l)
{
	return l->set && !(l->set & ~l->team);
}

static int lowest(unsigned set)
{
	return __builtin_ctz(set);
}

/* A side of three is not told: a headline has room for two. */
static void tell_side(struct events *to, int alone, int two, const struct leading *l)
{
	unsigned rest = l->set & (l->set - 1);

	if (!rest)
		event_add(to, alone, AUDIENCE_ALL, "", 2, lowest(l->set), l->has);
	else if (!(rest & (rest - 1)))
		event_add(to, two, AUDIENCE_ALL, "", 3, lowest(l->set), lowest(rest),
			  l->has);
}

/* Two who are rivals and have as many as each other. */
static void tell_level(struct events *to, const struct leading *l, const void *view,
		       aim_fn *aim)
{
	unsigned rest = l->set & (l->set - 1);

	if (rest && !(rest & (rest - 1)) && aim(view, lowest(rest)).has == l->has)
		event_add(to, RACE_LEVEL, AUDIENCE_ALL, "", 3, lowest(l->set),
			  lowest(rest), l->has);
}

struct events moments_events(const struct events *seen, int turn, int phase,
			     struct arena *a)
{
	struct events all = {.a = a, .turn = (int16_t)turn, .phase = (int16_t)phase};

	for (int i = 0; i < seen->n; i++)
		if (seen->e[i].turn == turn && seen->e[i].phase == phase)
			*arena_push(a, all.e, all.n) = seen->e[i];
	return all;
}

void moments_race(struct events *to, const void *before, const void *after,
		  unsigned seats, bool over, aim_fn *aim)
{
	if (!before) {
		event_add(to, RACE_OPENING, AUDIENCE_ALL, "", 1,
			  __builtin_popcount(seats));
		return;
	}
	if (over)
		return;
	struct leading was = leading(before, seats, aim),
		       is = leading(after, seats, aim);
	if (!is_one_side(&is))
		tell_level(to, &is, after, aim);
	else if (is.lacks <= 0 && was.lacks > 0)
		tell_side(to, RACE_BRINK, RACE_BRINK_TWO, &is);
	else if (is.set != was.set)
		tell_side(to, RACE_NEW_LEAD, RACE_NEW_LEAD_TWO, &is);
	else
		tell_side(to, RACE_LEAD, RACE_LEAD_TWO, &is);
}

bool moments_put_ahead(const struct events *seen, int seat)
{
	for (int i = 0; i < seen->n; i++) {
		const struct event *e = &seen->e[i];
		bool two = e->kind == RACE_BRINK_TWO || e->kind == RACE_NEW_LEAD_TWO;
		if (!two && e->kind != RACE_BRINK && e->kind != RACE_NEW_LEAD)
			continue;
		if (e->arg[0] == seat || (two && e->arg[1] == seat))
			return true;
	}
	return false;
}
