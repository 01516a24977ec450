/* The search for the outcome. Slots without a condition are never enumerated. A slot
 * that hangs on no circle is decided by one replay, after those it hangs on; many at a
 * time. What is left falls into clusters that cannot touch each other; inside one, the
 * circles are tried upstream first, with backtracking, so that the first wish of the
 * lead seat rules even across two circles. Of a circle only so many slots are guessed
 * as break it; the others follow.
 * SPDX-License-Identifier: ISC */
#include "rules/resolve.h"

#include <assert.h>
#include <string.h>

#include "base/arena.h"

struct search {
	const struct resolve *r;
	int n;
	int8_t *choice;
	uint32_t *struck;
	struct resolve_seen *seen;
	bool *open; /* has a condition that counts, and is in the part searched */
	bool *settled;
	bool *edge;  /* [n * n]: edge[i * n + j], i hangs on j */
	bool *reach; /* [n * n]: reach[i * n + j], i hangs on j, directly or not */
	int *order, *circle,
		n_order; /* open slots, upstream first; their circle's number */
	int8_t *best_choice, *best_taken;
	bool found, several, capped;
	int budget, replays;
};

static bool is_struck(const struct search *s, int slot, int alternative)
{
	return s->struck[slot] >> alternative & 1;
}

static const struct cond *cond_of(const struct search *s, int slot, int alternative)
{
	return s->r->slots[slot].alternatives[alternative].cond;
}

static int n_alternatives(const struct search *s, int slot)
{
	int n = s->r->slots[slot].n;

	return n < RESOLVE_ALTERNATIVES ? n : RESOLVE_ALTERNATIVES;
}

static bool is_conditional(const struct search *s, int slot)
{
	for (int a = 0; a < n_alternatives(s, slot); a++)
		if (cond_of(s, slot, a) && !is_struck(s, slot, a))
			return true;
	return false;
}

bool resolve_holds(const struct resolve *r, int slot, const struct cond *c)
{
	switch (c->op) {
	case COND_FACT:
		return r->fact(r->game, slot, c->fact);
	case COND_NOT:
		return !resolve_holds(r, slot, c->a);
	case COND_AND:
		return resolve_holds(r, slot, c->a) && resolve_holds(r, slot, c->b);
	case COND_OR:
		return resolve_holds(r, slot, c->a) || resolve_holds(r, slot, c->b);
	}
	return false;
}

static void replay(struct search *s)
{
	s->replays++;
	s->r->replay(s->r->game, s->choice, s->struck, s->seen);
}

/* What the slot would choose in the outcome just seen, had it been free to. */
static int wish(const struct search *s, int slot)
{
	const struct resolve_seen *seen = &s->seen[slot];

	for (int a = 0; a < n_alternatives(s, slot); a++) {
		if (is_struck(s, slot, a) || seen->illegal >> a & 1)
			continue;
		const struct cond *c = cond_of(s, slot, a);
		if (!c)
			return RESOLVE_NONE;
		if (resolve_holds(s->r, slot, c))
			return a;
	}
	return RESOLVE_NONE;
}

/* Did the slot do what the definition asks? The replay ran with its choice. */
static bool is_consistent(const struct search *s, int slot)
{
	const struct resolve_seen *seen = &s->seen[slot];

	if (s->choice[slot] != RESOLVE_NONE && seen->taken != s->choice[slot])
		return false;
	return wish(s, slot) == s->choice[slot];
}

/* Who hangs on whom -----------------------------------------------------------------
 */

static void find_reach(struct search *s)
{
	int n = s->n;

	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			s->edge[i * n + j] = s->open[i] && s->open[j] &&
					     s->r->depends(s->r->game, i, j);
	memcpy(s->reach, s->edge, (size_t)n * (size_t)n);
	for (int k = 0; k < n; k++)
		for (int i = 0; i < n; i++)
			for (int j = 0; s->reach[i * n + k] && j < n; j++)
				s->reach[i * n + j] |= s->reach[k * n + j];
}

static bool hangs_on(const struct search *s, int i, int j)
{
	return s->reach[i * s->n + j];
}

static bool in_circle(const struct search *s, int slot)
{
	return hangs_on(s, slot, slot);
}

static bool is_ready(const struct search *s, int slot)
{
	if (!s->open[slot] || s->settled[slot] || in_circle(s, slot))
		return false;
	for (int j = 0; j < s->n; j++)
		if (hangs_on(s, slot, j) && !s->settled[j])
			return false;
	return true;
}

/* Chains: all that hang only on what is settled, by one replay a level. */
static void settle_chains(struct search *s)
{
	for (;;) {
		bool any = false;
		int8_t *next = arena_array(s->r->arena, int8_t, (size_t)s->n);

		for (int i = 0; i < s->n; i++)
			if (is_ready(s, i)) {
				if (!any)
					replay(s);
				any = true;
				next[i] = (int8_t)(2 + wish(s, i));
			}
		if (!any)
			return;
		for (int i = 0; i < s->n; i++)
			if (next[i]) {
				s->choice[i] = (int8_t)(next[i] - 2);
				s->settled[i] = true;
			}
	}
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

/* Upstream first; the members of a circle together, in the order of wishes. */
static void order_cluster(struct search *s, const bool in[])
{
	bool *done = arena_array(s->r->arena, bool, (size_t)s->n);
	int n_circles = 0;

	s->n_order = 0;
	for (bool grew = true; grew;) {
		grew = false;
		for (int i = 0; i < s->n && !grew; i++) {
			bool free = in[i] && !done[i];
			for (int j = 0; j < s->n && free; j++)
				if (in[j] && !done[j] && j != i && hangs_on(s, i, j) &&
				    !hangs_on(s, j, i))
					free = false;
			if (!free)
				continue;
			for (int j = 0; j < s->n; j++)
				if (j == i || (in[j] && !done[j] && hangs_on(s, i, j) &&
					       hangs_on(s, j, i))) {
					done[j] = true;
					s->circle[s->n_order] = n_circles;
					s->order[s->n_order++] = j;
				}
			n_circles++;
			grew = true;
		}
	}
}

/* Trying circles --------------------------------------------------------------------
 */

/* Is the outcome just seen nearer to the lead seat's wish than the best so far? */
static bool is_better(const struct search *s, int upto)
{
	for (int i = 0; i < s->n; i++) {
		bool mine = false;
		for (int k = 0; k < upto; k++)
			mine |= s->order[k] == i;
		int now = s->seen[i].taken, then = s->best_taken[i];
		if (!mine || now == then)
			continue;
		return now != RESOLVE_NONE && (then == RESOLVE_NONE || now < then);
	}
	return false;
}

static void note_outcome(struct search *s, int upto)
{
	s->several = s->several || s->found;
	if (s->found && !is_better(s, upto))
		return;
	for (int i = 0; i < s->n; i++) {
		s->best_taken[i] = s->seen[i].taken;
		s->best_choice[i] = s->choice[i];
	}
	s->found = true;
}

/* Which slots of a circle are guessed, so that the others hang on each other in levels
 * and follow from the guesses. */
struct plan {
	int from, to; /* the circle, in s->order */
	int n_guesses, n_levels;
	int *guess; /* slots */
	int *level; /* by slot; -1: guessed */
};

static bool has_edge(const struct search *s, int i, int j)
{
	return s->edge[i * s->n + j];
}

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
	replay(s);
	for (int level = 0; level < p->n_levels; level++) {
		bool changed = false;
		for (int k = p->from; k < p->to; k++) {
			int i = s->order[k];
			if (p->level[i] != level)
				continue;
			s->choice[i] = (int8_t)wish(s, i);
			changed |= s->choice[i] != RESOLVE_NONE;
		}
		if (changed)
			replay(s);
	}
	for (int k = p->from; k < p->to; k++)
		if (!is_consistent(s, s->order[k]))
			return;
	if (p->to == upto)
		note_outcome(s, upto);
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
		if (cond_of(s, slot, a) && !is_struck(s, slot, a)) {
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

static bool settle_cluster(struct search *s, int first, bool blame[])
{
	order_cluster(s, find_cluster(s, first));
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

static void begin(struct search *s, const bool only[])
{
	for (int i = 0; i < s->n; i++) {
		s->choice[i] = RESOLVE_NONE;
		s->settled[i] = false;
		s->open[i] = (!only || only[i]) && is_conditional(s, i);
	}
	s->several = s->capped = false;
}

/* Settles all slots, or those in `only`; false leaves in `blame` who is in the way. */
static bool settle(struct search *s, const bool only[], bool blame[])
{
	begin(s, only);
	find_reach(s);
	settle_chains(s);
	for (int i = 0; i < s->n; i++)
		if (s->open[i] && !s->settled[i] && !settle_cluster(s, i, blame))
			return false;
	settle_chains(s);
	return true;
}

/* The dependences that the game tells may be too few: then all that is open is one
 * circle. */
static bool settle_as_one(struct search *s, bool blame[])
{
	begin(s, NULL);
	for (int i = 0; i < s->n; i++)
		for (int j = 0; j < s->n; j++)
			s->edge[i * s->n + j] = s->reach[i * s->n + j] =
				s->open[i] && s->open[j];
	for (int i = 0; i < s->n; i++)
		if (s->open[i])
			return settle_cluster(s, i, blame);
	return true;
}

static bool holds_as_a_whole(struct search *s)
{
	replay(s);
	for (int i = 0; i < s->n; i++)
		if (s->open[i] && !is_consistent(s, i))
			return false;
	return true;
}

/* Paradoxes [R-025] -----------------------------------------------------------------
 */

struct removals {
	struct resolve_removal *list;
	int n, cap;
};

static void keep_removal(struct search *s, struct removals *out, int slot, int a)
{
	if (out->n == out->cap) {
		int cap = out->cap ? out->cap * 2 : 4;
		out->list = arena_grow(s->r->arena, out->list,
				       (size_t)out->cap * sizeof *out->list,
				       (size_t)cap * sizeof *out->list);
		out->cap = cap;
	}
	out->list[out->n++] = (struct resolve_removal){slot, a};
}

static void remove_one(struct search *s, const bool blame[], struct removals *out)
{
	struct resolve_removal first = {-1, 0};
	bool *scrap = arena_array(s->r->arena, bool, (size_t)s->n);

	for (int i = 0; i < s->n; i++)
		for (int a = 0; blame[i] && a < n_alternatives(s, i); a++) {
			if (!cond_of(s, i, a) || is_struck(s, i, a))
				continue;
			if (first.slot < 0)
				first = (struct resolve_removal){i, a};
			s->struck[i] |= 1U << a;
			if (settle(s, blame, scrap)) {
				keep_removal(s, out, i, a);
				return;
			}
			s->struck[i] &= ~(1U << a);
		}
	assert(first.slot >= 0);
	s->struck[first.slot] |= 1U << first.alternative;
	keep_removal(s, out, first.slot, first.alternative);
}

static struct search search_new(const struct resolve *r)
{
	size_t n = (size_t)(r->n ? r->n : 1);

	return (struct search){
		.r = r,
		.n = r->n,
		.choice = arena_array(r->arena, int8_t, n),
		.struck = arena_array(r->arena, uint32_t, n),
		.seen = arena_array(r->arena, struct resolve_seen, n),
		.open = arena_array(r->arena, bool, n),
		.settled = arena_array(r->arena, bool, n),
		.edge = arena_array(r->arena, bool, n *n),
		.reach = arena_array(r->arena, bool, n *n),
		.order = arena_array(r->arena, int, n),
		.circle = arena_array(r->arena, int, n),
		.best_choice = arena_array(r->arena, int8_t, n),
		.best_taken = arena_array(r->arena, int8_t, n),
	};
}

struct resolved resolve(const struct resolve *r)
{
	struct search s = search_new(r);
	struct removals out = {0};
	bool as_one = false, done = false, capped = false;

	begin(&s, NULL);
	for (int i = 0; i < s.n; i++)
		done |= s.open[i];
	for (done = !done; !done;) {
		bool *blame = arena_array(r->arena, bool, (size_t)s.n);
		bool ok = as_one ? settle_as_one(&s, blame) : settle(&s, NULL, blame);
		if (ok && (as_one || holds_as_a_whole(&s)))
			done = true;
		else if (ok)
			as_one = true;
		else if (s.capped)
			done = capped = true;
		else
			remove_one(&s, blame, &out);
	}
	if (capped)
		begin(&s, NULL);
	return (struct resolved){.choice = s.choice,
				 .struck = s.struck,
				 .n_removals = out.n,
				 .removals = out.list,
				 .several = s.several,
				 .capped = capped,
				 .replays = s.replays};
}
