/* Dependencies between slots: reach, clusters that cannot touch each other, and the
 * order in which a cluster is tried.
 * SPDX-License-Identifier: ISC */
#include "rules/resolve_search.h"

#include <string.h>

#include "base/arena.h"

/* All others hang on nothing, and nothing hangs on them. */
static int list_open(const struct search *s, int open[])
{
	int n = 0;

	for (int i = 0; i < s->n; i++)
		if (s->open[i])
			open[n++] = i;
	return n;
}

void search_ask(struct search *s)
{
	size_t size = (size_t)s->n * (size_t)s->n * sizeof *s->edge;
	int *open = arena_array(s->r->arena, int, (size_t)s->n);
	int n = list_open(s, open);

	memset(s->edge, 0, size);
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			s->edge[open[i] * s->n + open[j]] =
				s->r->depends(s->r->game, open[i], open[j]);
	memcpy(s->reach, s->edge, size);
	for (int k = 0; k < n; k++)
		for (int i = 0; i < n; i++)
			for (int j = 0; hangs_on(s, open[i], open[k]) && j < n; j++)
				s->reach[open[i] * s->n + open[j]] |=
					hangs_on(s, open[k], open[j]);
}

void search_join_all(struct search *s)
{
	for (int i = 0; i < s->n; i++)
		for (int j = 0; j < s->n; j++)
			s->edge[i * s->n + j] = s->reach[i * s->n + j] =
				s->open[i] && s->open[j];
}

static bool in_circle(const struct search *s, int slot)
{
	return hangs_on(s, slot, slot);
}

bool search_is_ready(const struct search *s, int slot)
{
	if (!s->open[slot] || s->settled[slot] || in_circle(s, slot))
		return false;
	for (int j = 0; j < s->n; j++)
		if (hangs_on(s, slot, j) && !s->settled[j])
			return false;
	return true;
}

/* Two slots are of one cluster when a line of dependence joins them. */
static bool *find_cluster(struct search *s, int first)
{
	bool *in = arena_array(s->r->arena, bool, (size_t)s->n);
	bool grew = true;

	in[first] = true;
	while (grew) {
		grew = false;
		for (int i = 0; i < s->n; i++)
			for (int j = 0; in[i] && j < s->n; j++)
				if (s->open[j] && !s->settled[j] && !in[j] &&
				    (hangs_on(s, i, j) || hangs_on(s, j, i)))
					grew = in[j] = true;
	}
	return in;
}

/* Are they one slot, or of one circle? */
static bool same_circle(const struct search *s, int i, int j)
{
	return i == j || (hangs_on(s, i, j) && hangs_on(s, j, i));
}

/* Hangs it on nothing in `left` but its own circle? */
static bool is_upstream(const struct search *s, const bool left[], int slot)
{
	for (int j = 0; j < s->n; j++)
		if (left[j] && hangs_on(s, slot, j) && !same_circle(s, slot, j))
			return false;
	return true;
}

/* The first in the order of wishes that hangs on nothing else; -1: none is left. */
static int find_upstream(const struct search *s, const bool left[])
{
	for (int i = 0; i < s->n; i++)
		if (left[i] && is_upstream(s, left, i))
			return i;
	return -1;
}

void search_order(struct search *s, int first)
{
	bool *left = find_cluster(s, first);

	s->n_order = 0;
	for (int circle = 0, i; (i = find_upstream(s, left)) >= 0; circle++)
		for (int j = 0; j < s->n; j++)
			if (left[j] && same_circle(s, i, j)) {
				left[j] = false;
				s->circle[s->n_order] = circle;
				s->order[s->n_order++] = j;
			}
}
