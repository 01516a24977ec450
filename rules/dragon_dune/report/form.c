/* The form and what is still to be ordered: see report.h. The form has lines with blanks, and under them examples that are
 * legal now. No line without a blank is an order, so a form that is copied as it is changes nothing.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "orders/sheet.h"
#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/engine/hire.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/dragon_dune/table/order.h"
#include "rules/dragon_dune/table/view.h"
#include "rules/dragon_dune/words/words.h"
#include "rules/pieces/order_form.h"

/* Orders that the player must send ------------------------------------------------- */

#define VERB(verb) (1U << (verb))

/* Orders with which a march is said, beside PASS. */
enum {
	MARCHES = VERB(DD_GRAVEYARD) | VERB(DD_CONSCRIPT) | VERB(DD_HIRE) |
		  VERB(DD_RAISE) | VERB(DD_MOVE) | VERB(DD_DISBAND) |
		  VERB(DD_ACE_PLACE) | VERB(DD_ACE_MOVE) | VERB(DD_PASS),
};

/* Does an order of these verbs stand? Those that only hold for later do not count, nor does a gift or a limit
 * say what a player bids. */
static bool has_any(const struct sheet *s, unsigned verbs)
{
	for (int i = 0; s && i < s->n_slots; i++)
		if (!s->slots[i].standing && verbs >> s->slots[i].key.verb & 1)
			return true;
	return false;
}

static bool has_for(const struct sheet *s, enum dd_verb verb, int fight)
{
	for (int i = 0; s && i < s->n_slots; i++)
		if (s->slots[i].key.verb == (int)verb && s->slots[i].key.a == fight)
			return true;
	return false;
}

/* Is a plan of that battle to be sent in this phase? Elves who plan after the answer need none before it. */
static bool is_unplanned(const struct dd_view *v, const struct sheet *s, int area,
			 int seat)
{
	int fight = DD_FIGHT_KEY(area, seat);
	bool later = v->t.option.elf_step && v->t.phase == DD_BATTLE &&
		     has_for(s, DD_ASK, fight);

	if (!dd_would_fight(&v->t, area, v->seat, seat) ||
	    (v->t.phase == DD_ANSWERED && !(v->answered[area] >> seat & 1)))
		return false;
	return !later && !has_for(s, DD_FIGHT, fight);
}

/* "a plan for each of your battles", and where one stands: "a plan for your battle in 11 against the Orcs". */
static void need_plans(const struct dd_view *v, const struct sheet *s, struct buf *b)
{
	bool any = has_any(s, VERB(DD_FIGHT));
	int n = 0;

	for (int at = 0; at < DD_AREAS; at++)
		for (int i = 0; i < DD_SEATS; i++) {
			if (!is_unplanned(v, s, at, i))
				continue;
			if (any)
				buf_printf(
					b,
					n ? _(", and in %s against the %s")
					  : _("a plan for your battle in %s against the %s"),
					dd_area_name(at), dd_seat_names[i]);
			n++;
		}
	if (n && !any)
		buf_z(b,
		      v->t.phase == DD_ANSWERED
			      ? _("a plan for each battle whose question was answered")
			      : _("a plan for each of your battles"));
}

/* Orders of which one must stand, and the words for them; NULL: none is needed. */
static const char *needed(const struct dd_view *v, unsigned *verbs)
{
	const struct dd_table *t = &v->t;

	switch ((enum dd_phase)t->phase) {
	case DD_COUNCIL:
		*verbs = VERB(DD_ALLY) | VERB(DD_BREAK);
		return t->ally[v->seat] == DD_NOBODY
			       ? _("your wishes for an alliance, or PASS")
			       : _("whether your alliance goes on: PASS keeps it, BREAK ends it");
	case DD_BID:
		*verbs = VERB(DD_BIDS) | VERB(DD_PASS);
		if (t->option.fast) {
			*verbs |= MARCHES;
			return _("your bids and your march, or PASS for neither");
		}
		return dd_may_bid(t, v->seat) ? _("your bids, or PASS for none") : NULL;
	case DD_MARCH:
		*verbs = MARCHES;
		return dd_marchers(t) >> v->seat & 1 ? _("your march, or PASS for none")
						     : NULL;
	case DD_BATTLE:
	case DD_ANSWERED:
	case DD_OVER:
	case DD_WAIT:
	case DD_SETUP:
		break;
	}
	return NULL;
}

void dd_needs(const void *view, const struct sheet *sheet, struct buf *b)
{
	const struct dd_view *v = view;
	unsigned verbs = VERB(DD_PLACE);
	const char *what;

	if (v->seat < 0 || v->t.vacant >> v->seat & 1 || (sheet && sheet->final))
		return;
	if (v->t.turn == 0)
		what = v->seat == DD_ORCS ? _("where your ten tokens begin") : NULL;
	else
		what = needed(v, &verbs);
	if (what && !has_any(sheet, verbs))
		buf_z(b, what);
	if (v->t.turn && (v->t.phase == DD_BATTLE || v->t.phase == DD_ANSWERED))
		need_plans(v, sheet, b);
}

/* The form ------------------------------------------------------------------------------------- */

struct form {
	const struct dd_view *v;
	struct buf lines;
	struct form_examples examples;
};

static int a_stack(const struct dd_view *v)
{
	for (int at = 0; at < DD_AREAS; at++)
		if (v->t.tokens[at][v->seat])
			return at;
	return DD_NOWHERE;
}

/* Up to two partners who are not bound to somebody else; " elves orcs". */
static int partners(const struct dd_view *v, struct buf *b)
{
	int n = 0;

	for (int i = 1; i < DD_SEATS && n < 2; i++) {
		int seat = (v->seat + i) % DD_SEATS;
		if (v->t.ally[seat] == DD_NOBODY && ++n)
			buf_printf(b, " %s", dd_colours[seat]);
	}
	return n;
}

static void council(struct form *f)
{
	struct buf free = buf_in(f->lines.a);

	if (f->v->t.ally[f->v->seat] != DD_NOBODY) {
		form_example(&f->examples, "pass");
		form_example(&f->examples, "break");
		form_remark(
			&f->examples,
			_("you have an ally: pass keeps the alliance, break ends it"));
		return;
	}
	if (partners(f->v, &free)) {
		buf_z(&f->lines, "ally __\n");
		form_example(&f->examples, "ally%s", free.s);
		form_remark(&f->examples,
			    _("ally: the players whom you want, the best first"));
	}
	form_example(&f->examples, "pass");
}

static void bids(struct form *f)
{
	if (!dd_may_bid(&f->v->t, f->v->seat))
		return;
	for (int lot = 1; lot <= f->v->t.n_lots; lot++)
		buf_printf(&f->lines, "bid %d __\n", lot);
	if (f->v->t.n_lots)
		form_example(&f->examples, "bid 1 1");
	form_example(&f->examples, "maxcards 1");
	form_example(&f->examples, "pass");
}

/* Tokens that may be recruited in this march: those of the graveyard come back first. */
static int reserve(const struct dd_view *v)
{
	int n = dd_unseen(&v->t, v->seat), grave = v->t.grave[v->seat];

	for (int at = 0; at < DD_AREAS; at++)
		n -= v->seat == DD_ELVES ? v->hiding[at] : 0;
	return n + (grave > 5 ? 5 : grave);
}

/* Where Orcs stand and more may be raised, before an empty plain. */
static int an_orcish(const struct dd_view *v)
{
	for (int at = 0; at < DD_AREAS; at++)
		if (dd_map[at].orcish && v->t.tokens[at][v->seat])
			return at;
	return DD_16F;
}

static bool is_deserted(const struct dd_view *v, int at)
{
	bool deserted = true;

	for (int i = 0; i < DD_SEATS; i++)
		deserted &= !v->t.tokens[at][i];
	return deserted;
}

/* Where mercenaries are of use: where the player stands, or else a castle without others, or one that has room. */
static int a_base(const struct dd_view *v)
{
	int at = a_stack(v), room = DD_NOWHERE;

	if (at != DD_NOWHERE)
		return at;
	for (at = 0; at < DD_AREAS; at++) {
		if (dd_map[at].type != DD_CASTLE || !dd_has_room(&v->t, v->seat, at))
			continue;
		if (is_deserted(v, at))
			return at;
		room = room == DD_NOWHERE ? at : room;
	}
	return room == DD_NOWHERE ? DD_11 : room;
}

static bool can_pay_in(const struct dd_view *v, int at)
{
	return v->t.gold[v->seat] >= dd_price(&v->t, v->seat, dd_price_in(at), false);
}

/* A neighbour without others, the one with the most gold; DD_NOWHERE: others stand in each. An example that people copy leads no
 * token to its death. */
static int safe_neighbour(const struct dd_view *v, const struct graph *map, int from)
{
	int best = DD_NOWHERE;

	for (int i = 0; i < map->areas[from].n_borders; i++) {
		int at = map->next[map->areas[from].first + i];
		bool alone = true;
		for (int seat = 0; seat < DD_SEATS; seat++)
			alone &= seat == v->seat || !v->t.tokens[at][seat];
		if (alone && (best == DD_NOWHERE || v->t.lying[at] > v->t.lying[best]))
			best = at;
	}
	return best;
}

static void march(struct form *f)
{
	const struct dd_view *v = f->v;
	int at = a_stack(v), n = reserve(v);
	const struct graph *map = dd_graph();

	if (n && at != DD_NOWHERE) {
		buf_z(&f->lines, "conscript __ in __\n");
		form_example(&f->examples, "conscript 1 in %s", dd_area_name(at));
	}
	n -= at != DD_NOWHERE;
	if (n > 0 && v->seat == DD_ORCS) {
		buf_z(&f->lines, "raise __ in __\n");
		form_example(&f->examples, "raise 1 in %s", dd_area_name(an_orcish(v)));
	} else if (n > 0 && can_pay_in(v, a_base(v))) {
		buf_z(&f->lines, "hire __ in __\n");
		form_example(&f->examples, "hire 1 in %s", dd_area_name(a_base(v)));
	}
	if (at != DD_NOWHERE) {
		buf_z(&f->lines, "move __ from __ to __\n");
		int to = safe_neighbour(v, map, at);
		if (to != DD_NOWHERE)
			form_example(&f->examples, "move 1 from %s to %s",
				     dd_area_name(at), dd_area_name(to));
	}
	if (v->t.phase == DD_MARCH) /* else the bids have it */
		form_example(&f->examples, "pass");
}

/* What the Elves may ask before the battle, and a plan that goes by the answer. */
static void question(struct form *f, int at, int seat)
{
	const struct dd_view *v = f->v;
	const char *area = dd_area_name(at), *opponent = dd_colours[seat];

	form_example(&f->examples, "ask %s vs %s colour", area, opponent);
	if (!v->t.option.elf_step)
		form_example(&f->examples, "battle %s vs %s send %d if red else send 1",
			     area, opponent, v->t.tokens[at][v->seat]);
}

/* A plan, and the same with a card of the hand. */
static void plan(struct form *f, int at, int seat)
{
	const struct dd_view *v = f->v;
	const char *area = dd_area_name(at), *opponent = dd_colours[seat];
	bool has_card = v->t.n_hand[v->seat] > 0;
	int half = (v->t.tokens[at][v->seat] + 1) / 2;
	struct buf card = buf_in(f->lines.a);

	buf_printf(&f->lines, "battle %s vs %s send __%s\n", area, opponent,
		   has_card ? " card __" : "");
	if (has_card) {
		dd_card_code(v->own.hand[0], &card);
		form_example(&f->examples, "battle %s vs %s send %d card %s", area,
			     opponent, half, card.s);
	}
	form_example(&f->examples, "battle %s vs %s send %d", area, opponent, half);
}

static void battles(struct form *f)
{
	const struct dd_view *v = f->v;
	bool asks = v->seat == DD_ELVES && v->t.phase == DD_BATTLE, first = true;

	for (int at = 0; at < DD_AREAS; at++)
		for (int i = 0; i < DD_SEATS; i++) {
			if (!dd_would_fight(&v->t, at, v->seat, i) ||
			    (v->t.phase != DD_BATTLE && !(v->answered[at] >> i & 1)))
				continue;
			if (asks)
				buf_printf(&f->lines, "ask %s vs %s __\n",
					   dd_area_name(at), dd_colours[i]);
			if (asks && first)
				question(f, at, i);
			first = false;
			plan(f, at, i);
		}
}

/* An ally's battle for which the Elves may ask [DD-073]. */
static void ask_for_ally(struct form *f)
{
	const struct dd_view *v = f->v;
	int ally = v->t.ally[DD_ELVES];

	if (v->seat != DD_ELVES || v->t.phase != DD_BATTLE ||
	    !dd_may_ask_for_ally(&v->t))
		return;
	for (int at = 0; at < DD_AREAS; at++)
		for (int i = 0; i < DD_SEATS; i++)
			if (dd_would_fight(&v->t, at, ally, i)) {
				buf_z(&f->lines,
				      _("# You may ask for your ally, or write FINAL:\n"));
				buf_printf(&f->lines, "ask %s vs %s __\n",
					   dd_area_name(at), dd_colours[i]);
				form_example(&f->examples, "ask %s vs %s colour",
					     dd_area_name(at), dd_colours[i]);
				return;
			}
}

void dd_form(const void *view, struct page *p)
{
	const struct dd_view *v = view;
	const struct reader reader = {.vocab = &dd_vocab,
				      .view = v,
				      .seat = v->seat,
				      .turn = v->t.turn,
				      .phase = dd_number(&v->t)};
	struct form f = {v, buf_in(p->a), form_examples_in(p->a, &reader, NULL)};

	buf_z(&f.lines, "");
	if (v->seat < 0 || v->t.phase == DD_OVER)
		return;
	if (v->t.turn == 0 && v->seat == DD_ORCS) {
		buf_z(&f.lines, "place __ in __, __ in __, __ in __\n");
		form_example(&f.examples, "place 4 in 1c, 3 in 9f, 3 in 16f");
	} else if (v->t.turn && v->t.phase == DD_COUNCIL) {
		council(&f);
	} else if (v->t.turn && v->t.phase == DD_BID) {
		bids(&f);
	}
	if ((v->t.phase == DD_MARCH && dd_marchers(&v->t) >> v->seat & 1) ||
	    (v->t.turn && v->t.phase == DD_BID && v->t.option.fast))
		march(&f);
	if (v->t.phase == DD_BATTLE || v->t.phase == DD_ANSWERED) {
		battles(&f);
		ask_for_ally(&f);
	}
	form_print(p, buf_str(&f.lines), &f.examples, "");
}
