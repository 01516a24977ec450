/* Tells a player of missed orders: see missed.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/missed.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/vocab.h"

enum told { NOT_NOW, MISSED, EXCUSED };

/* Finds whether the seat missed the phase that led here: `*told`. */
static bool last_phase(struct home *h, struct arena *a, const struct game *g,
		       const struct position *p, int seat, struct snapshot *s,
		       enum told *told, struct err *err)
{
	struct position ran;

	*told = NOT_NOW;
	if (!snapshots_load(h->store, a, g->id, p->phase_no, s, err))
		return false;
	if (!s->from_no)
		return true;
	if (!position_load(h, a, g, s->from_no, &ran, err))
		return false;
	if (ran.excused >> seat & 1)
		*told = EXCUSED;
	else if (p->rules->misses(p->state, seat) > p->rules->misses(ran.state, seat))
		*told = MISSED;
	return true;
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
		     const struct snapshot *s, enum told told, struct buf *b)
{
	struct str done = stands_in(a, p, s->ran_turn, s->ran_phase);

	buf_printf(
		b,
		told == EXCUSED
			? _("The GM excused you for turn %d, phase %d: no orders of yours had come, and you were played %s. It does not count as missed.")
			: _("None of your orders came for turn %d, phase %d; you were played %s."),
		s->ran_turn, s->ran_phase, locale_text(game_absent(p->rules)->played));
	if (done.n)
		buf_printf(b, _(" Done for you then: %.*s"), STR_ARG(done));
}

/* What happens now, in the phase that is open. */
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

bool missed_text(struct home *h, struct arena *a, const struct game *g, int phase_no,
		 int seat, struct str *out, struct err *err)
{
	struct buf b = buf_in(a);
	struct position p;
	struct snapshot s;
	enum told told;

	*out = STR("");
	if (seat < 0 || !phase_no)
		return true;
	if (!position_load(h, a, g, phase_no, &p, err))
		return false;
	if (!p.phase || p.rules->by_chance(p.state) >> seat & 1 ||
	    !(p.rules->seats(p.state) >> seat & 1))
		return true;
	int n = p.rules->misses(p.state, seat);
	if (!last_phase(h, a, g, &p, seat, &s, &told, err))
		return false;
	if (!n && told == NOT_NOW)
		return true;
	const struct game_absent *absent = game_absent(p.rules);
	if (told != NOT_NOW)
		say_done(a, &p, &s, told, &b);
	else
		buf_printf(&b,
			   P_("You have missed %d phase.",
			      "You have missed %d phases in a row.", n),
			   n);
	if (p.rules->leaving(p.state) >> seat & 1)
		buf_z(&b, _(" You leave the game at the end of this turn."));
	else if (n)
		say_next(absent, n, &b);
	if (p.rules->seats(p.state) >> seat & 1)
		say_now(a, &p, &b);
	*out = buf_str(&b);
	return true;
}
