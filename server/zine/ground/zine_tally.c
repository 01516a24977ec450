/* How a game stands at a glance: a counter and a bar up to the goal for each who wins alone, and for each alliance
 * whose seats win together; and in words who leads.
 * SPDX-License-Identifier: ISC */
#include <limits.h>

#include "base/arena.h"
#include "server/zine/ground/zine_parts.h"

static const struct count_aim *aim(const struct zine_game *g, int i, int seat)
{
	return &g->issues[i].at->aim[seat];
}

/* Those who win together are told once, at the first of them. */
static bool is_first(const struct zine_game *g, int i, int seat)
{
	for (int k = 0; k < g->n_seats && g->seats[k].seat != seat; k++)
		if (aim(g, i, seat)->with >> g->seats[k].seat & 1)
			return false;
	return true;
}

/* Who has won, where issue `i` is the end; else who lacks least, and has any of what is counted: alone or with allies. */
static unsigned leaders(const struct zine_game *g, int i)
{
	unsigned set = 0;
	int least = INT_MAX;

	if (g->over && i == g->n - 1)
		return g->winners;
	for (int k = 0; k < g->n_seats; k++) {
		int seat = g->seats[k].seat,
		    lacks = aim(g, i, seat)->needs - aim(g, i, seat)->has;
		if (!aim(g, i, seat)->has)
			continue;
		set = lacks < least ? 0 : set;
		least = lacks < least ? lacks : least;
		if (lacks == least)
			set |= 1U << seat;
	}
	return set;
}

/* "Red, Blue and Green" */
static void add_names(struct buf *b, const struct zine_game *g, unsigned set)
{
	int n = __builtin_popcount(set), told = 0;

	for (int k = 0; k < g->n_seats; k++) {
		int seat = g->seats[k].seat;
		if (!(set >> seat & 1))
			continue;
		buf_z(b, told == 0 ? "" : told == n - 1 ? " and " : ", ");
		buf_add(b, zine_seat(g, seat));
		told++;
	}
}

/* All lack as many. Allies need more than one alone, so their bars may differ all the same. */
static struct str all_level(const struct zine_game *g, int i)
{
	const struct count_aim *first = aim(g, i, g->seats[0].seat);

	for (int k = 1; k < g->n_seats; k++)
		if (aim(g, i, g->seats[k].seat)->has != first->has)
			return str_printf(g->a, "All need %d more.",
					  first->needs - first->has);
	return STR("All are level.");
}

struct str zine_leaders(struct arena *a, const struct zine_game *g, int i)
{
	const bool over = g->over && i == g->n - 1;
	unsigned set = g->n_counts && i >= 0 ? leaders(g, i) : 0;
	struct buf b = buf_in(a);

	if (!set && (over || !g->n_counts || i < 0))
		return STR("");
	unsigned team = set ? aim(g, i, __builtin_ctz(set))->with : 0;
	if (over) {
		add_names(&b, g, set);
		buf_z(&b, " won.");
	} else if (!set) {
		buf_z(&b, "Nobody leads yet.");
	} else if (!(set & (set - 1))) {
		/* A seat's name may be one or many: "Emperor", "Orcs". */
		buf_z(&b, "In the lead: ");
		add_names(&b, g, set);
		buf_char(&b, '.');
	} else if (!(set & ~team)) {
		add_names(&b, g, set);
		buf_z(&b, " lead together.");
	} else if (__builtin_popcount(set) == g->n_seats) {
		buf_add(&b, all_level(g, i));
	} else {
		add_names(&b, g, set);
		buf_z(&b, " share the lead.");
	}
	return buf_str(&b);
}

/* How far they are, as a bar of as many parts as the goal has; a game without one has numbers alone. */
static void race(struct zine_doc *d, const struct zine_game *g, int seat,
		 const struct count_aim *of)
{
	int goal = of->needs;

	if (!goal)
		return;
	struct str style = str_printf(d->a, "%.*s;--of:%d;--has:%d",
				      STR_MADE(d->a, zine_inks(d->a, g, seat)), goal,
				      of->has > goal ? goal : of->has);
	zine_open(d, "span", "class", "race", "style", str_z(d->a, style),
		  "aria-hidden", "true", NULL);
	zine_close(d);
}

/* One who wins alone, or those who win together, by their counters. */
static void team(struct zine_doc *d, const struct zine_game *g, int i, int first)
{
	const struct count_aim *of = aim(g, i, first);
	struct buf names = buf_in(d->a);

	zine_open(d, "li", "class", leaders(g, i) & of->with ? "ahead" : NULL, NULL);
	for (int k = 0; k < g->n_seats; k++)
		if (of->with >> g->seats[k].seat & 1)
			zine_chip(d, g, g->seats[k].seat);
	add_names(&names, g, of->with);
	zine_putf(d, "span", "unseen", "%.*s ", STR_ARG(buf_str(&names)));
	race(d, g, first, of);
	zine_text(d, str_printf(g->a, "%d", of->has));
	zine_close(d);
}

void zine_tally(struct zine_doc *d, const struct zine_game *g, int i)
{
	if (!g->n_counts)
		return;
	int goal = g->rules->count_goal ? g->rules->count_goal(0) : 0;
	struct buf name = buf_in(d->a);
	buf_z(&name, g->rules->count_name(0));
	if (g->rules->count_wins)
		buf_printf(&name, " (%s)", g->rules->count_wins);
	else if (goal)
		buf_printf(&name, " (%d win)", goal);
	zine_put(d, "p", "label", buf_str(&name));
	zine_open(d, "ul", "class", "tally", NULL);
	for (int k = 0; k < g->n_seats; k++)
		if (is_first(g, i, g->seats[k].seat))
			team(d, g, i, g->seats[k].seat);
	zine_close(d);
	struct str leads = zine_leaders(d->a, g, i);
	if (leads.n)
		zine_put(d, "p", "leads", leads);
}
