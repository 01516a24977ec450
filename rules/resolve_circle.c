/* Trying the circles of a cluster, upstream first, with backtracking, so that the first
 * wish of the lead seat rules even across two circles. Only as many slots of a
 * circle are guessed as are needed to break it; the others follow.
 * SPDX-License-Identifier: ISC */
#include "rules/resolve_search.h"

#include "base/arena.h"

/* Is the outcome just seen nearer to the lead seat's wish than the best so far? All
 * slots count, also those without a condition, because their needs may depend on the
 * circle. */
static bool is_better(const struct search *s)
{
	for (int i = 0; i < s->n; i++) {
		int now = s->seen[i].taken, then = s->best_taken[i];
		if (now == then)
			continue;
		return now != RESOLVE_NONE && (then == RESOLVE_NONE || now < then);
	}
	return false;
}

static void note_outcome(struct search *s)
{
	s->several = s->several || s->found;
	if (s->found && !is_better(s))
		return;
	for (int i = 0; i < s->n; i++) {
		s->best_taken[i] = s->seen[i].taken;
		s->best_choice[i] = s->choice[i];
	}
	s->found = true;
}

/* The slots of a circle that are guessed, so that the others depend on each other in
 * levels and follow from the guesses. */
struct plan {
	int from, to; /* the circle, in s->order */
	int n_guesses, n_levels;
	int *guess; /* slots */
	int *level; /* by slot; -1: guessed */
};

/* Gives levels to all that hang only on guesses and on what has a level. true: to all.
 */
static bool find_levels(const struct search *s, struct plan *p)
{
	bool all = false;

	for (int k = p->from; k < p->to; k++)
		if (p->level[s->order[k]] >= 0)
			p->level[s->order[k]] = s->n;
	for (int level = 0; level < s->n && !all; level++) {
		all = true;
		for (int k = p->from; k < p->to; k++) {
			int i = s->order[k];
			bool free = p->level[i] == s->n;
			for (int m = p->from; m < p->to && free; m++)
				free = !has_edge(s, i, s->order[m]) ||
				       p->level[s->order[m]] < level;
			if (free) {
				p->level[i] = level;
				p->n_levels = level + 1;
			}
			all = all && p->level[i] != s->n;
		}
	}
	return all;
}

/* The slot without a level that has most to do with the others. */
static int most_entangled(const struct search *s, const struct plan *p)
{
	int best = -1, most = -1;

	for (int k = p->from; k < p->to; k++) {
		int i = s->order[k], in = 0, out = 0;
		if (p->level[i] != s->n)
			continue;
		for (int m = p->from; m < p->to; m++) {
			in += p->level[s->order[m]] == s->n &&
			      has_edge(s, s->order[m], i);
			out += p->level[s->order[m]] == s->n &&
			       has_edge(s, i, s->order[m]);
		}
		if (in * out > most) {
			most = in * out;
			best = i;
		}
	}
	return best;
}

static struct plan make_plan(struct search *s, int from, int to)
{
	struct plan p = {.from = from, .to = to};

	p.guess = arena_array(s->r->arena, int, (size_t)s->n);
	p.level = arena_array(s->r->arena, int, (size_t)s->n);
	while (!find_levels(s, &p)) {
		int i = most_entangled(s, &p);
		p.level[i] = -1;
		p.guess[p.n_guesses++] = i;
	}
	return p;
}

static void try_from(struct search *s, int at, int upto);

/* All guesses are made: the rest follows, level by level; does it hold together? */
static void try_guesses(struct search *s, const struct plan *p, int upto)
{
	if (s->budget-- <= 0) {
		s->capped = true;
		return;
	}
	for (int k = p->from; k < p->to; k++)
		if (p->level[s->order[k]] >= 0)
			s->choice[s->order[k]] = RESOLVE_NONE;
	search_replay(s);
	for (int level = 0; level < p->n_levels; level++) {
		bool changed = false;
		for (int k = p->from; k < p->to; k++) {
			int i = s->order[k];
			if (p->level[i] != level)
				continue;
			s->choice[i] = (int8_t)search_wish(s, i);
			changed |= s->choice[i] != RESOLVE_NONE;
		}
		if (changed)
			search_replay(s);
	}
	for (int k = p->from; k < p->to; k++)
		if (!search_is_consistent(s, s->order[k]))
			return;
	if (p->to == upto)
		note_outcome(s);
	else
		try_from(s, p->to, upto);
}

static void guess(struct search *s, const struct plan *p, int k, int upto)
{
	if (s->capped)
		return;
	if (k == p->n_guesses) {
		try_guesses(s, p, upto);
		return;
	}
	int slot = p->guess[k];
	for (int a = 0; a < n_alternatives(s, slot); a++)
		if (is_free(s, slot, a)) {
			s->choice[slot] = (int8_t)a;
			guess(s, p, k + 1, upto);
		}
	s->choice[slot] = RESOLVE_NONE;
	guess(s, p, k + 1, upto);
}

static void try_from(struct search *s, int at, int upto)
{
	int to = at + 1;

	while (to < upto && s->circle[to] == s->circle[at])
		to++;
	struct plan p = make_plan(s, at, to);
	guess(s, &p, 0, upto);
	for (int k = at; k < to; k++)
		s->choice[s->order[k]] = RESOLVE_NONE;
}

/* The first `upto` slots of the cluster alone. */
static bool try_part(struct search *s, int upto)
{
	s->found = false;
	s->budget = RESOLVE_CAP;
	try_from(s, 0, upto);
	return s->found;
}

static int end_of_circle(const struct search *s, int at)
{
	int to = at + 1;

	while (to < s->n_order && s->circle[to] == s->circle[at])
		to++;
	return to;
}

/* Marks in `blame` the first circle that cannot be, with all it hangs on. */
static void find_blame(struct search *s, bool blame[])
{
	int at = 0, to = end_of_circle(s, 0);

	while (to < s->n_order && try_part(s, to)) {
		at = to;
		to = end_of_circle(s, at);
	}
	for (int k = at; k < to; k++) {
		blame[s->order[k]] = true;
		for (int j = 0; j < s->n; j++)
			if (hangs_on(s, s->order[k], j))
				blame[j] = true;
	}
}

static bool in_turns(const struct search *s)
{
	for (int k = 0; k < s->n_order; k++)
		if (!s->r->in_turns || !s->r->in_turns(s->r->game, s->order[k]))
			return false;
	return true;
}

/* Returns the first slot of the cluster, in the order of wishes, that does not do as it
 * would: first those that chose in vain, then those that have not chosen. -1: all
 * do. */
static int first_wrong(struct search *s)
{
	for (int chosen = 1; chosen >= 0; chosen--)
		for (int i = 0; i < s->n; i++) {
			bool mine = false;
			for (int k = 0; k < s->n_order; k++)
				mine |= s->order[k] == i;
			if (mine && (s->choice[i] != RESOLVE_NONE) == chosen &&
			    !search_is_consistent(s, i))
				return i;
		}
	return -1;
}

/* One play after the other goes in, until nobody would play any more. false: that comes
 * to no end, or the cluster has others too. */
static bool follow_turns(struct search *s)
{
	enum { ROUNDS = 4 };

	if (!in_turns(s))
		return false;
	for (int k = 0; k < s->n_order; k++)
		s->choice[s->order[k]] = RESOLVE_NONE;
	for (int step = 0; step < ROUNDS * (s->n_order + 1); step++) {
		search_replay(s);
		int i = first_wrong(s);
		if (i < 0)
			return true;
		s->choice[i] = s->choice[i] == RESOLVE_NONE ? (int8_t)search_wish(s, i)
							    : RESOLVE_NONE;
	}
	for (int k = 0; k < s->n_order; k++)
		s->choice[s->order[k]] = RESOLVE_NONE;
	return false;
}

bool search_cluster(struct search *s, int first, bool blame[])
{
	search_order(s, first);
	if (follow_turns(s)) {
		for (int k = 0; k < s->n_order; k++)
			s->settled[s->order[k]] = true;
		return true;
	}
	if (!try_part(s, s->n_order)) {
		if (!s->capped)
			find_blame(s, blame);
		return false;
	}
	for (int k = 0; k < s->n_order; k++) {
		s->choice[s->order[k]] = s->best_choice[s->order[k]];
		s->settled[s->order[k]] = true;
	}
	return true;
}
