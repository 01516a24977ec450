/* Settling all slots. Slots without a condition are never enumerated. A slot that hangs
 * on no circle is decided by one replay, after those it hangs on; many at a time. The
 * other slots fall into clusters, which are searched. Where nothing fits, an
 * alternative is struck and all begins again.
 * SPDX-License-Identifier: ISC */
#include "rules/resolve.h"

#include <assert.h>
#include <string.h>

#include "base/arena.h"
#include "rules/pieces/condition.h"
#include "rules/resolve_search.h"

/* --- one slot in one outcome --- */

static void note_replay(struct search *s)
{
	size_t n = (size_t)s->n;

	memcpy(s->last_choice, s->choice, n * sizeof *s->choice);
	memcpy(s->last_struck, s->struck, n * sizeof *s->struck);
	s->replays++;
}

void search_replay(struct search *s)
{
	size_t n = (size_t)s->n;

	if (s->replays &&
	    memcmp(s->choice, s->last_choice, n * sizeof *s->choice) == 0 &&
	    memcmp(s->struck, s->last_struck, n * sizeof *s->struck) == 0)
		return;
	note_replay(s);
	s->r->replay(s->r->game, s->choice, s->struck, s->seen);
}

/* Not left out where the last replay was of the same choices: that one wrote nothing down. */
static void perform(struct search *s)
{
	note_replay(s);
	s->r->perform(s->r->game, s->choice, s->struck, s->seen);
}

enum { NO_WISH = RESOLVE_NONE - 1 };

/* Among those that are not in `barred`; NO_WISH: there is none. */
static int wish_among(const struct search *s, int slot, uint32_t barred,
		      condition_fact *holds, void *of)
{
	for (int a = 0; a < n_alternatives(s, slot); a++) {
		if (is_struck(s, slot, a) || barred >> a & 1)
			continue;
		const struct cond *c = cond_of(s, slot, a);
		if (!c)
			return RESOLVE_NONE;
		if (condition_holds(c, holds, of, slot))
			return a;
	}
	return NO_WISH;
}

static int wish_where(const struct search *s, int slot, condition_fact *holds, void *of)
{
	const struct resolve_seen *seen = &s->seen[slot];
	int wish = wish_among(s, slot, seen->illegal | seen->mended, holds, of);

	if (wish == NO_WISH && seen->mended)
		wish = wish_among(s, slot, seen->illegal, holds, of);
	return wish == NO_WISH ? RESOLVE_NONE : wish;
}

int search_wish(const struct search *s, int slot)
{
	return wish_where(s, slot, s->r->fact, s->r->game);
}

/* Are its conditions about the attempt that it would cancel? */
static bool search_reads_attempt(const struct search *s, int slot)
{
	return s->r->cancels && s->r->cancels(s->r->game, slot);
}

/* Facts of a slot that are not about the attempt, as they are in the outcome that is
 * tested. */
enum { REMEMBERED = 64 };
struct outcome {
	const struct search *s;
	int n;
	const void *fact[REMEMBERED];
	bool truth[REMEMBERED];
};

static void remember(struct outcome *o, int slot, const struct cond *c)
{
	const struct resolve *r = o->s->r;

	if (!c)
		return;
	if (c->op != COND_FACT) {
		remember(o, slot, c->a);
		remember(o, slot, c->b);
		return;
	}
	if (!r->of_attempt || o->n == REMEMBERED ||
	    r->of_attempt(r->game, slot, c->fact))
		return;
	o->fact[o->n] = c->fact;
	o->truth[o->n++] = r->fact(r->game, slot, c->fact);
}

static bool holds_in_attempt(void *of, int slot, const void *fact)
{
	const struct outcome *o = of;

	for (int i = 0; i < o->n; i++)
		if (o->fact[i] == fact)
			return o->truth[i];
	return o->s->r->fact(o->s->r->game, slot, fact);
}

/* The wish in the outcome in which the slot does nothing. The last replay is of
 * the choices as they are, before and after. */
static int wish_in_attempt(struct search *s, int slot)
{
	int8_t chosen = s->choice[slot];
	struct outcome as_is = {.s = s};

	for (int a = 0; a < n_alternatives(s, slot); a++)
		remember(&as_is, slot, cond_of(s, slot, a));
	s->choice[slot] = RESOLVE_NONE;
	search_replay(s);
	int wish = wish_where(s, slot, holds_in_attempt, &as_is);
	s->choice[slot] = chosen;
	search_replay(s);
	return wish;
}

bool search_is_consistent(struct search *s, int slot)
{
	int8_t chosen = s->choice[slot];

	if (chosen == RESOLVE_NONE)
		return search_wish(s, slot) == chosen;
	if (s->seen[slot].taken != chosen)
		return false;
	return (search_reads_attempt(s, slot) ? wish_in_attempt(s, slot)
					      : search_wish(s, slot)) == chosen;
}

/* --- all slots --- */

static bool is_conditional(const struct search *s, int slot)
{
	for (int a = 0; a < n_alternatives(s, slot); a++)
		if (is_free(s, slot, a))
			return true;
	return false;
}

/* Chains: all that hang only on what is settled, by one replay a level. */
static void settle_chains(struct search *s)
{
	for (;;) {
		bool any = false;
		int8_t *next = arena_array(s->r->arena, int8_t, (size_t)s->n);

		for (int i = 0; i < s->n; i++)
			if (search_is_ready(s, i)) {
				if (!any)
					search_replay(s);
				any = true;
				next[i] = (int8_t)(2 + search_wish(s, i));
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
	search_ask(s);
	settle_chains(s);
	for (int i = 0; i < s->n; i++)
		if (s->open[i] && !s->settled[i] && !search_cluster(s, i, blame))
			return false;
	settle_chains(s);
	return true;
}

static bool settle_as_one(struct search *s, bool blame[])
{
	begin(s, NULL);
	search_join_all(s);
	for (int i = 0; i < s->n; i++)
		if (s->open[i])
			return search_cluster(s, i, blame);
	return true;
}

static bool holds_as_a_whole(struct search *s)
{
	if (s->r->perform)
		perform(s);
	else
		search_replay(s);
	for (int i = 0; i < s->n; i++)
		if (s->open[i] && !search_is_consistent(s, i))
			return false;
	return true;
}

/* --- paradoxes [R-025] --- */

struct removals {
	struct resolve_removal *list;
	int n;
};

static void keep_removal(struct search *s, struct removals *out, int slot, int a)
{
	*arena_push(s->r->arena, out->list, out->n) = (struct resolve_removal){slot, a};
}

static void remove_one(struct search *s, const bool blame[], struct removals *out)
{
	struct resolve_removal first = {-1, 0};
	bool *scrap = arena_array(s->r->arena, bool, (size_t)s->n);

	for (int i = 0; i < s->n; i++)
		for (int a = 0; blame[i] && a < n_alternatives(s, i); a++) {
			if (!is_free(s, i, a))
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
		.last_choice = arena_array(r->arena, int8_t, n),
		.last_struck = arena_array(r->arena, uint32_t, n),
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
	bool as_one = false, done = false, capped = false, held = false;

	begin(&s, NULL);
	for (int i = 0; i < s.n; i++)
		done |= s.open[i];
	for (done = !done; !done;) {
		bool *blame = arena_array(r->arena, bool, (size_t)s.n);
		bool ok = as_one ? settle_as_one(&s, blame) : settle(&s, NULL, blame);
		held = ok && !as_one && holds_as_a_whole(&s);
		if (held || (ok && as_one))
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
				 .performed = r->perform && held && !capped,
				 .replays = s.replays};
}
