/* Tells a player of missed orders: see missed.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/missed.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/vocab.h"

enum told { NOT_NOW, MISSED, EXCUSED };

/* Did the seat miss the phase that led here? */
static enum told last_phase(const struct position *p, const struct missed_run *ran,
			    int seat)
{
	if (!ran->from)
		return NOT_NOW;
	if (ran->from->excused >> seat & 1)
		return EXCUSED;
	return p->rules->misses(p->state, seat) >
			       p->rules->misses(ran->from->state, seat)
		       ? MISSED
		       : NOT_NOW;
}

/* What the rules do in a phase for a seat without orders; empty: the game does not say. */
static struct str stands_in(struct arena *a, const struct position *p, int turn,
			    int phase)
{
	const struct game_rules *r = p->rules;
	struct vocab_turn of;

	vocab_phases(r->vocab, position_view(a, p, SEAT_READERS), turn, &of);
	return game_phase_missed(r, turn, vocab_phase(&of, phase), a);
}

static void say_done(struct arena *a, const struct position *p,
		     const struct missed_run *ran, enum told told, struct buf *b)
{
	struct str done = stands_in(a, p, ran->turn, ran->phase);

	buf_printf(
		b,
		told == EXCUSED
			? _("The GM excused you for turn %d, phase %d: no orders of yours had come, and you were played %s. It does not count as missed.")
			: _("None of your orders came for turn %d, phase %d; you were played %s."),
		ran->turn, ran->phase, locale_text(game_absent(p->rules)->played));
	if (done.n)
		buf_printf(b, _(" Done for you then: %.*s"), STR_ARG(done));
}

/* What happens now, in the phase that is open, to one who owes orders in it. */
static void say_now(struct arena *a, const struct position *p, struct buf *b)
{
	struct str now = stands_in(a, p, p->turn, p->phase);

	if (now.n)
		buf_printf(b, _(" Without orders for turn %d, phase %d: %.*s"), p->turn,
			   p->phase, STR_ARG(now));
}

/* Tells what follows from missing the next orders, and how to prevent it. */
static void say_next(const struct game_absent *absent, int n, struct buf *b)
{
	if (absent->most && n + 1 >= absent->most)
		buf_printf(
			b,
			_(" If none come for the next phase that asks you for orders, you leave the game at the end of its turn%s%s%s."),
			absent->rule ? " (" : "", absent->rule ? absent->rule : "",
			absent->rule ? ")" : "");
	buf_z(b,
	      _(" Any order prevents that, and so does the word FINAL. If you will be away, say so beforehand with ABSENT."));
}

struct str missed_told(struct arena *a, const struct position *p,
		       const struct missed_run *ran, int seat)
{
	const struct game_rules *r = p->rules;
	struct buf b = buf_in(a);

	if (!p->phase || r->by_chance(p->state) >> seat & 1 ||
	    !(r->seats(p->state) >> seat & 1))
		return STR("");
	int n = r->misses(p->state, seat);
	enum told told = last_phase(p, ran, seat);
	if (!n && told == NOT_NOW)
		return STR("");
	if (told != NOT_NOW)
		say_done(a, p, ran, told, &b);
	else
		buf_printf(&b,
			   P_("You have missed %d phase.",
			      "You have missed %d phases in a row.", n),
			   n);
	if (r->leaving(p->state) >> seat & 1)
		buf_z(&b, _(" You leave the game at the end of this turn."));
	else if (n)
		say_next(game_absent(r), n, &b);
	if (r->owes(p->state) >> seat & 1)
		say_now(a, p, &b);
	return buf_str(&b);
}

bool missed_now_text(struct home *h, struct arena *a, const struct game *g,
		     struct str *out, struct err *err)
{
	struct position p;

	if (!position_load(h, a, g, g->phase_no, &p, err))
		return false;
	*out = stands_in(a, &p, p.turn, p.phase);
	return true;
}

bool missed_text(struct home *h, struct arena *a, const struct game *g, int phase_no,
		 int seat, struct str *out, struct err *err)
{
	struct position p, from;
	struct missed_run ran = {NULL, 0, 0};
	struct snapshot s;

	*out = STR("");
	if (seat < 0 || !phase_no)
		return true;
	if (!position_load(h, a, g, phase_no, &p, err) ||
	    !snapshots_load(h->store, a, g->id, phase_no, &s, err) ||
	    (s.from_no && !position_load(h, a, g, s.from_no, &from, err)))
		return false;
	if (s.from_no)
		ran = (struct missed_run){&from, s.ran_turn, s.ran_phase};
	*out = missed_told(a, &p, &ran, seat);
	return true;
}
