/* What a player is told of a miss: see missed.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/missed.h"

#include "base/arena.h"
#include "base/locale.h"

/* The phase that was run to get here, if it was the one that was missed. */
static bool last_phase(struct home *h, struct arena *a, const struct game *g,
		       const struct position *p, int seat, struct snapshot *s,
		       bool *missed, struct err *err)
{
	struct position ran;

	*missed = false;
	if (!snapshots_load(h->store, a, g->id, p->phase_no, s, err))
		return false;
	if (!s->from_no)
		return true;
	if (!position_load(h, a, g, s->from_no, &ran, err))
		return false;
	*missed = p->rules->misses(p->state, seat) > p->rules->misses(ran.state, seat);
	return true;
}

static void say_done(const struct game_rules *r, const struct snapshot *s,
		     struct buf *b)
{
	const char *stood_in = game_phase_missed(r, s->ran_turn, s->ran_phase);

	buf_printf(
		b,
		_("No orders of yours came for turn %d, phase %d; you were played %s."),
		s->ran_turn, s->ran_phase, locale_text(game_absent(r)->played));
	if (stood_in)
		buf_printf(b, _(" Without orders: %s"), locale_text(stood_in));
}

bool missed_text(struct home *h, struct arena *a, const struct game *g, int phase_no,
		 int seat, struct str *out, struct err *err)
{
	struct buf b = buf_in(a);
	struct position p;
	struct snapshot s;
	bool missed;

	*out = STR("");
	if (seat < 0 || !phase_no)
		return true;
	if (!position_load(h, a, g, phase_no, &p, err))
		return false;
	int n = p.phase ? p.rules->misses(p.state, seat) : 0;
	if (!n || p.rules->by_chance(p.state) >> seat & 1 ||
	    !(p.rules->seats(p.state) >> seat & 1))
		return true;
	if (!last_phase(h, a, g, &p, seat, &s, &missed, err))
		return false;
	const struct game_absent *absent = game_absent(p.rules);
	if (missed)
		say_done(p.rules, &s, &b);
	else
		buf_printf(&b,
			   P_("You have missed %d phase.",
			      "You have missed %d phases in a row.", n),
			   n);
	if (absent->most && n + 1 >= absent->most)
		buf_printf(
			&b,
			_(" If none come for the next phase that asks you for orders, you leave the game at the end of its turn%s%s%s."),
			absent->rule ? " (" : "", absent->rule ? absent->rule : "",
			absent->rule ? ")" : "");
	buf_z(&b,
	      _(" Any order prevents that, or the word FINAL; ABSENT tells beforehand when you are away."));
	*out = buf_str(&b);
	return true;
}
