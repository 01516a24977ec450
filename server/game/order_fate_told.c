/* Tells a player the fate of their orders: see order_fate.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "server/game/order_fate.h"

/* The player is not told whether the other side could have kept an offer [PC-15.2]. */
static bool has_secret(const struct explained_alternative *x)
{
	for (int i = 0; i < x->n_why; i++)
		if (x->why[i].secret)
			return true;
	return false;
}

/* An order that holds may wait for many phases: that nothing came up for it yet does not make it needless. */
static const char *words_of(const struct explained_alternative *x, bool holds)
{
	static const char *const words[TRACE_WHATS] = {
		[TRACE_USED] = N_("done"),
		[TRACE_USED_IN_PART] = N_("done as far as possible"),
		[TRACE_CONDITION_FALSE] =
			N_("not done, because its condition was not met"),
		[TRACE_IMPOSSIBLE] = N_("not possible"),
		[TRACE_IMPOSSIBLE_AS_WRITTEN] = N_("not possible as written"),
		[TRACE_KEPT] = N_("not played, because nothing came up for it"),
		[TRACE_GONE] = N_("not played, because you had lost it"),
		[TRACE_UNABLE] = N_("not possible"),
		[TRACE_IDLE] = N_("not needed, because nothing came up for it"),
		[TRACE_UNANSWERED] = N_("offered, but no agreement came of it"),
		[TRACE_OUTBID] = N_("bid, but another bid won"),
		[TRACE_HOLDS] = N_("kept: it stands until the end of this turn"),
		[TRACE_SEALS] = N_(
			"sealed: it stands in the next phase unless you write another"),
	};

	if (holds && x->what == TRACE_IDLE)
		return N_("not used in this phase");
	/* The reason comes after it. */
	if (x->what == TRACE_KEPT && x->n_why)
		return N_("not played");
	return words[has_secret(x) ? TRACE_UNANSWERED : x->what];
}

/* "nobody invited this ally into C1, R-065" */
static void add_reasons(struct buf *b, const struct explained_alternative *x)
{
	int n = 0;

	for (int i = 0; i < x->n_why; i++) {
		if (x->why[i].secret)
			continue;
		buf_printf(b, "%s%.*s%s%s", n++ ? "; " : " (", STR_ARG(x->why[i].text),
			   *x->why[i].rule ? ", " : "", x->why[i].rule);
	}
	buf_z(b, n ? ")" : "");
}

/* The first is named with its order; one that took the place of another says so. */
static bool add_alternative(struct buf *b, const struct explained_alternative *x,
			    bool holds)
{
	const char *words = words_of(x, holds);

	if (!words)
		return false;
	buf_printf(b, "%s%.*s: %s", b->n ? _("; else ") : "", STR_ARG(x->text),
		   locale_text(words));
	add_reasons(b, x);
	return true;
}

/* The line says by what it was decided, before its first colon. */
static struct str without_order(struct arena *a, const struct explained_line *l)
{
	struct str what = l->text, by = str_until(&what, ':');

	return str_printf(a,
			  str_is(by, "by chance")
				  ? _("Drawn by chance for you: %.*s (%s).")
				  : _("Decided by the rules for you: %.*s (%s)."),
			  STR_ARG(str_trim(what)), l->rule);
}

int order_fate_told(struct arena *a, const struct explained_seat *s, struct str **lines)
{
	int n = 0;

	*lines = NULL;
	for (int i = 0; i < s->n_slots; i++) {
		struct buf b = buf_in(a);
		for (int k = 0; k < s->slots[i].n; k++)
			if (add_alternative(&b, &s->slots[i].alternatives[k],
					    s->slots[i].standing) &&
			    s->slots[i].alternatives[k].used)
				break;
		if (!b.n)
			continue;
		buf_char(&b, '.');
		*arena_push(a, *lines, n) = buf_str(&b);
	}
	for (int i = 0; i < s->n_chance; i++)
		*arena_push(a, *lines, n) = without_order(a, &s->chance[i]);
	return n;
}
