/* A map as a graph: see graph.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/graph.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

#include "base/arena.h"

/* Making it ------------------------------------------------------------------- */

int graph_area(const struct graph *g, struct str name)
{
	for (int i = 0; i < g->n_areas; i++)
		if (str_iequal(g->areas[i].name, name))
			return i;
	return GRAPH_NONE;
}

int graph_region(const struct graph *g, struct str name)
{
	for (int i = 0; i < g->n_regions; i++)
		if (str_iequal(g->regions[i], name))
			return i;
	return GRAPH_NONE;
}

/* The names of the areas, the short ones first: a map names each of them once for each border. */
struct name {
	struct str text;
	int area;
};

static int compare(struct str a, struct str b)
{
	for (size_t i = 0; i < a.n && a.n == b.n; i++) {
		int x = ascii_lower(a.s[i]), y = ascii_lower(b.s[i]);
		if (x != y)
			return x - y;
	}
	return (a.n > b.n) - (a.n < b.n);
}

static int by_name(const void *one, const void *other)
{
	const struct name *a = one, *b = other;
	int order = compare(a->text, b->text);

	return order ? order : a->area - b->area;
}

static const struct name *sort_names(struct arena *a, const struct graph_row rows[],
				     int n)
{
	struct name *names = arena_array(a, struct name, (size_t)n);

	for (int i = 0; i < n; i++)
		names[i] = (struct name){str_of(rows[i].name), i};
	qsort(names, (size_t)n, sizeof *names, by_name);
	return names;
}

static int find_name(const struct name names[], int n, struct str text)
{
	int from = 0, to = n;

	while (from < to) {
		int half = (from + to) / 2, order = compare(text, names[half].text);
		if (order == 0)
			return names[half].area;
		if (order < 0)
			to = half;
		else
			from = half + 1;
	}
	return GRAPH_NONE;
}

/* The first row whose name stands above it already, or GRAPH_NONE. */
static int find_twin(const struct name names[], int n)
{
	int first = GRAPH_NONE;

	for (int i = 1; i < n; i++)
		if (compare(names[i - 1].text, names[i].text) == 0 &&
		    (first == GRAPH_NONE || names[i].area < first))
			first = names[i].area;
	return first;
}

/* Areas of a region stand together, as a rule. */
static int region_of(const struct graph *g, struct str name)
{
	int last = g->n_regions - 1;

	return last >= 0 && str_iequal(g->regions[last], name) ? last
							       : graph_region(g, name);
}

static bool name_areas(const struct graph_row rows[], const struct name names[], int n,
		       struct graph *g, struct graph_area areas[], struct str regions[],
		       struct err *err)
{
	int twin = find_twin(names, n);

	if (twin != GRAPH_NONE)
		return err_refuse(err, "%s: the map has it twice", rows[twin].name);
	for (; g->n_areas < n; g->n_areas++) {
		const struct graph_row *r = &rows[g->n_areas];
		struct str region = str_of(r->region ? r->region : r->name);
		int which = region_of(g, region);
		if (which == GRAPH_NONE) {
			which = g->n_regions++;
			regions[which] = region;
		}
		areas[g->n_areas].name = str_of(r->name);
		areas[g->n_areas].region = which;
	}
	return true;
}

static bool has_twice(const struct graph *g, const struct graph_area *area, int next)
{
	for (int i = 0; i < area->n_borders; i++)
		if (g->next[area->first + i] == next)
			return true;
	return false;
}

static bool take_borders(const struct graph_row *row, const struct name names[],
			 struct graph *g, int next[], struct graph_area *area,
			 struct err *err)
{
	struct str rest = str_of(row->borders), word;

	while (str_word(&rest, &word)) {
		int to = find_name(names, g->n_areas, word);
		if (to == GRAPH_NONE)
			return err_refuse(err,
					  "%s borders on %.*s, which is not in the map",
					  row->name, STR_ARG(word));
		if (&g->areas[to] == area || has_twice(g, area, to))
			return err_refuse(err, "%s borders on %.*s twice, or on itself",
					  row->name, STR_ARG(word));
		next[area->first + area->n_borders++] = to;
	}
	return true;
}

/* Not less than there are: each but the last has a blank behind it. */
static size_t most_words(const struct graph_row rows[], int n)
{
	size_t words = 0;

	for (int i = 0; i < n; i++)
		words += (str_of(rows[i].borders).n + 1) / 2;
	return words;
}

/* Puts neighbours into the order of the table, which the row need not keep. */
static void sort(int next[], int n)
{
	for (int i = 1; i < n; i++)
		for (int k = i; k > 0 && next[k - 1] > next[k]; k--) {
			int other = next[k];
			next[k] = next[k - 1];
			next[k - 1] = other;
		}
}

static bool is_mutual(const struct graph *g, struct err *err)
{
	for (int i = 0; i < g->n_areas; i++)
		for (int k = 0; k < g->areas[i].n_borders; k++) {
			int to = g->next[g->areas[i].first + k];
			if (!graph_is_border(g, to, i))
				return err_refuse(
					err,
					"%.*s borders on %.*s, but not the other way round",
					STR_ARG(g->areas[i].name),
					STR_ARG(g->areas[to].name));
		}
	return true;
}

bool graph_make(struct arena *a, const struct graph_row rows[], struct graph *g,
		struct err *err)
{
	int n = 0, at = 0;

	while (rows[n].name)
		n++;
	if (n == 0 || n > GRAPH_MOST)
		return err_refuse(err, "a map has 1 to %d areas, not %d", GRAPH_MOST,
				  n);
	struct graph_area *areas = arena_array(a, struct graph_area, (size_t)n);
	struct str *regions = arena_array(a, struct str, (size_t)n);
	int *next = arena_room(a, most_words(rows, n) * sizeof *next);
	*g = (struct graph){.areas = areas, .regions = regions, .next = next};
	const struct name *names = sort_names(a, rows, n);
	if (!name_areas(rows, names, n, g, areas, regions, err))
		return false;
	for (int i = 0; i < n; i++) {
		areas[i].first = at;
		if (!take_borders(&rows[i], names, g, next, &areas[i], err))
			return false;
		sort(next + at, areas[i].n_borders);
		at += areas[i].n_borders;
	}
	g->n_borders = at / 2;
	return is_mutual(g, err);
}

bool graph_is_border(const struct graph *g, int a, int b)
{
	assert(a >= 0 && a < g->n_areas);
	return has_twice(g, &g->areas[a], b);
}

bool graph_is_region_border(const struct graph *g, int a, int b)
{
	for (int i = 0; i < g->n_areas && a != b; i++)
		for (int k = 0; k < g->areas[i].n_borders; k++)
			if (g->areas[i].region == a &&
			    g->areas[g->next[g->areas[i].first + k]].region == b)
				return true;
	return false;
}

/* Walking ---------------------------------------------------------------------- */

/* The cost of a way: its steps first, then its areas. A way has at most GRAPH_MOST
 * areas, so that they never add up to a step. */
enum { STEP = GRAPH_MOST + 1, NO_WAY = INT_MAX };

struct walk {
	const struct graph *g;
	const uint8_t *bar;
	int cost[GRAPH_MOST];
};

static bool is_barred(const struct walk *w, int area, unsigned flags)
{
	return w->bar && w->bar[area] & flags;
}

/* Returns the cost of coming to an area by way of another; NO_WAY where that one may
 * not be left. */
static int cost_by(const struct walk *w, int by, int to)
{
	bool same = w->g->areas[by].region == w->g->areas[to].region;

	if (w->cost[by] == NO_WAY || is_barred(w, by, GRAPH_NO_EXIT) ||
	    is_barred(w, to, GRAPH_NO_ENTRY))
		return NO_WAY;
	return w->cost[by] + (same ? 1 : STEP);
}

/* The neighbour of an area by which it costs least, the first of them in the table. */
static int best_by(const struct walk *w, int to)
{
	const struct graph_area *there = &w->g->areas[to];
	int best = w->g->next[there->first];

	for (int k = 1; k < there->n_borders; k++) {
		int by = w->g->next[there->first + k];
		if (cost_by(w, by, to) < cost_by(w, best, to))
			best = by;
	}
	return best;
}

/* true: it costs less than was known. */
static bool look_back(struct walk *w, int to)
{
	if (!w->g->areas[to].n_borders)
		return false;
	int cost = cost_by(w, best_by(w, to), to);
	if (cost >= w->cost[to])
		return false;
	w->cost[to] = cost;
	return true;
}

static void begin(struct walk *w, const struct graph *g, const uint8_t bar[])
{
	w->g = g;
	w->bar = bar;
	for (int i = 0; i < g->n_areas; i++)
		w->cost[i] = NO_WAY;
}

static void start_at(struct walk *w, int area)
{
	assert(area >= 0 && area < w->g->n_areas);
	w->cost[area] = 0;
}

static void go(struct walk *w)
{
	for (bool shorter = true; shorter;) {
		shorter = false;
		for (int i = 0; i < w->g->n_areas; i++)
			shorter |= look_back(w, i);
	}
}

/* The steps to an area at which the walk ends. */
static int steps_to(const struct walk *w, int area)
{
	if (w->cost[area] == NO_WAY ||
	    (w->cost[area] > 0 && is_barred(w, area, GRAPH_NO_STOP)))
		return GRAPH_FAR;
	return w->cost[area] / STEP;
}

void graph_distances(const struct graph *g, int from, const uint8_t bar[],
		     int distance[])
{
	struct walk w;

	begin(&w, g, bar);
	start_at(&w, from);
	go(&w);
	for (int i = 0; i < g->n_areas; i++)
		distance[i] = steps_to(&w, i);
}

int graph_distance(const struct graph *g, int from, int to, const uint8_t bar[])
{
	struct walk w;

	begin(&w, g, bar);
	start_at(&w, from);
	go(&w);
	return steps_to(&w, to);
}

void graph_region_distances(const struct graph *g, int from, const uint8_t bar[],
			    int distance[])
{
	struct walk w;

	begin(&w, g, bar);
	for (int i = 0; i < g->n_areas; i++)
		if (g->areas[i].region == from)
			start_at(&w, i);
	go(&w);
	for (int r = 0; r < g->n_regions; r++)
		distance[r] = GRAPH_FAR;
	for (int i = 0; i < g->n_areas; i++) {
		int *best = &distance[g->areas[i].region], steps = steps_to(&w, i);
		if (steps != GRAPH_FAR && (*best == GRAPH_FAR || steps < *best))
			*best = steps;
	}
}

int graph_path(const struct graph *g, int from, int to, const uint8_t bar[], int path[])
{
	struct walk w;
	int n = 0;

	begin(&w, g, bar);
	start_at(&w, from);
	go(&w);
	if (steps_to(&w, to) == GRAPH_FAR)
		return 0;
	for (int at = to; at != from; at = best_by(&w, at))
		n++;
	for (int at = to, i = n; i > 0; at = best_by(&w, at))
		path[i--] = at;
	path[0] = from;
	return n + 1;
}

int graph_distance_by(const struct graph *g, const int points[], int n,
		      const uint8_t bar[])
{
	int sum = 0;

	for (int i = 0; i + 1 < n; i++) {
		struct walk w;
		begin(&w, g, bar);
		start_at(&w, points[i]);
		go(&w);
		int cost = w.cost[points[i + 1]];
		if (cost == NO_WAY ||
		    (i + 2 == n && steps_to(&w, points[i + 1]) == GRAPH_FAR))
			return GRAPH_FAR;
		sum += cost / STEP;
	}
	return sum;
}
