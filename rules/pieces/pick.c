/* Picks the alternative that is used: see pick.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/pick.h"

#include "base/arena.h"

/* Telling ----------------------------------------------------------------------- */

static bool is_told(const struct pick *p)
{
	return p->trace && !p->trace->silent;
}

static void tell(const struct pick *p, const struct pick_slot *s, int a,
		 enum trace_what what, struct str about)
{
	if (is_told(p))
		trace_step(p->trace, what, s->seat, s->number,
			   a == PICK_NONE ? a : s->first + a, p->rule, about);
}

static void tell_alternative(const struct pick *p, const struct pick_slot *s, int a,
			     enum trace_what what, bool reasons)
{
	tell(p, s, a, what, s->alternatives[a].text);
	if (reasons && is_told(p) && p->reasons)
		p->reasons(p->game);
}

/* Would less of it have been possible? That is for the trace alone. */
static void tell_impossible(const struct pick *p, const struct pick_slot *s, int a,
			    bool nearest)
{
	bool partly = is_told(p) && p->nearest && !nearest &&
		      p->fits(p->game, a, &s->alternatives[a], PICK_WHAT_IF) !=
			      PICK_IMPOSSIBLE;

	tell_alternative(p, s, a,
			 partly ? TRACE_IMPOSSIBLE_AS_WRITTEN : TRACE_IMPOSSIBLE, true);
}

/* All facts of a condition, in written order. */
static void tell_facts(const struct pick *p, const struct pick_slot *s, int a,
		       const struct cond *c)
{
	if (c->op != COND_FACT) {
		tell_facts(p, s, a, c->a);
		if (c->op != COND_NOT)
			tell_facts(p, s, a, c->b);
		return;
	}
	struct buf words = buf_in(p->trace->a);
	p->fact_words(p->game, c->fact, &words);
	tell(p, s, a,
	     p->fact(p->game, s->seat, c->fact) ? TRACE_FACT_TRUE : TRACE_FACT_FALSE,
	     buf_str(&words));
}

static void tell_rest(const struct pick *p, const struct pick_slot *s, int used)
{
	for (int a = used + 1; a < s->n && is_told(p) && p->fact_words; a++)
		if (!p->is_struck || !p->is_struck(p->game, a))
			tell_alternative(p, s, a, TRACE_NOT_REACHED, false);
}

void pick_default(const struct pick *p, const struct pick_slot *s, struct str what)
{
	tell(p, s, PICK_NONE, TRACE_DEFAULT, what);
}

/* Looking ----------------------------------------------------------------------- */

static bool holds(const struct pick *p, const struct pick_slot *s, int a)
{
	const struct alternative *alt = &s->alternatives[a];

	if (!alt->cond)
		return true;
	if (p->holds)
		return p->holds(p->game, a, alt);
	return condition_holds(alt->cond, p->fact, p->game, s->seat);
}

static enum pick_fit fits(const struct pick *p, const struct pick_slot *s, int a,
			  bool nearest)
{
	const struct alternative *alt = &s->alternatives[a];

	if (!alt->action)
		return PICK_WHOLE;
	return p->fits(p->game, a, alt, nearest ? PICK_NEAREST : PICK_AS_WRITTEN);
}

/* Does its condition hold? It is told where it is looked at for the first time. */
static bool is_true(const struct pick *p, const struct pick_slot *s, int a, bool tells)
{
	const struct cond *cond = s->alternatives[a].cond;
	bool so = holds(p, s, a);

	if (cond && tells && is_told(p) && p->fact_words)
		tell_facts(p, s, a, cond);
	if (!so && tells)
		tell_alternative(p, s, a, TRACE_CONDITION_FALSE, false);
	return so;
}

/* One look at all alternatives. The first look has told it: it is not told again. */
static int look(const struct pick *p, const struct pick_slot *s, bool nearest,
		bool again)
{
	for (int a = 0; a < s->n; a++) {
		if (p->is_struck && p->is_struck(p->game, a))
			continue;
		enum pick_fit fit = fits(p, s, a, nearest);
		if (fit == PICK_IMPOSSIBLE && !again)
			tell_impossible(p, s, a, nearest);
		if (fit == PICK_IMPOSSIBLE || !is_true(p, s, a, !again))
			continue;
		bool part = fit == PICK_IN_PART;
		tell_alternative(p, s, a, part ? TRACE_USED_IN_PART : TRACE_USED, part);
		if (!again)
			tell_rest(p, s, a);
		return a;
	}
	return PICK_NONE;
}

static int n_written(const struct pick *p, const struct pick_slot *s)
{
	int n = 0;

	for (int a = 0; a < s->n; a++)
		n += !p->is_struck || !p->is_struck(p->game, a);
	return n;
}

int pick(const struct pick *p, const struct pick_slot *s)
{
	bool written_first = !p->nearest || n_written(p, s) > 1;
	int used = written_first ? look(p, s, false, false) : PICK_NONE;

	if (used == PICK_NONE && p->nearest)
		used = look(p, s, true, written_first);
	return used;
}
