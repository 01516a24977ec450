/* Conditions as their orders mean them: whose gold it is, which territory, and whether it can be known
 * when the order is carried out. Nothing that a player wrote behind "if" is dropped or false in silence.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/dragon_dune/words/words_parts.h"

/* An order with its condition. */
struct settling {
	struct parse *p;
	int from; /* the first token of the condition */
	const struct dd_order *o;
	bool alone; /* the condition is one fact */
};

/* The territory that the order is about, which its facts mean where they name none; DD_NOWHERE: it has
 * none that is known now. */
static int place_of(const struct dd_order *o)
{
	switch (o->verb) {
	case DD_CONSCRIPT:
	case DD_HIRE:
	case DD_RAISE:
	case DD_MOVE:
	case DD_ACE_MOVE:
	case DD_ACE_PLACE:
	case DD_HIDE:
	case DD_FIGHT:
		return o->to;
	case DD_DISBAND:
	case DD_ACE_DRAGON:
		return o->from;
	default:
		return DD_NOWHERE;
	}
}

/* Offers the order with another fact behind it. */
static void offer(const struct settling *s, const struct dd_fact *f)
{
	struct buf order = buf_in(s->p->a), fact = buf_in(s->p->a);

	if (!s->alone)
		return;
	dd_words_echo(NULL, s->o, &order);
	dd_words_echo_fact(NULL, f, &fact);
	parse_offer(s->p, "%s if %s", order.s, fact.s);
}

static const struct dd_fact *copy_of(const struct settling *s, const struct dd_fact *f,
				     enum dd_fact_kind kind, int area)
{
	struct dd_fact *made = arena_new(s->p->a, struct dd_fact);

	*made = *f;
	made->kind = (int8_t)kind;
	made->area = (int8_t)area;
	return made;
}

/* "gold >= 3": no gold lies in castles and forts, so that it can only be the player's own there, as in
 * orders without a territory. On a plain it may be either. */
static const struct dd_fact *settle_gold(const struct settling *s,
					 const struct dd_fact *f)
{
	int place = place_of(s->o);
	const struct dd_fact *own = copy_of(s, f, DD_F_PURSE, DD_NOWHERE);

	if (f->area != DD_NOWHERE)
		return f;
	if (place == DD_NOWHERE || !dd_map[place].gold)
		return own;
	parse_fault(
		s->p, s->from, "DD-077",
		N_("Is that your own gold, or the gold that lies in %s? Write \"my gold\" or \"gold %s\""),
		dd_area_name(place), dd_area_name(place));
	offer(s, own);
	offer(s, copy_of(s, f, DD_F_GOLD, place));
	return f;
}

/* "enemy >= 3": of a move where it goes to, which is said. A bid and a gift have no territory. The Red
 * Dragon's ride asks about the plain that burns. */
static const struct dd_fact *settle_place(const struct settling *s,
					  const struct dd_fact *f)
{
	bool moves = s->o->verb == DD_MOVE || s->o->verb == DD_ACE_MOVE;

	if (f->area == DD_NOWHERE && moves)
		return copy_of(s, f, (enum dd_fact_kind)f->kind, s->o->to);
	if (f->area == DD_NOWHERE && place_of(s->o) == DD_NOWHERE &&
	    s->o->verb != DD_RIDE)
		parse_fault(
			s->p, s->from, "DD-077",
			N_("In which territory? This order names none: write it, as in \"enemy 11 >= 3\" or \"owner 5c = elves\""));
	return f;
}

/* Lots are settled from the first to the last, and gifts come before them. */
static const struct dd_fact *settle_won(const struct settling *s,
					const struct dd_fact *f)
{
	struct parse *p = s->p;
	const struct dd_view *v = view_of(p);
	bool sold = !dd_is_open(p, DD_BID) && !dd_is_open(p, DD_COUNCIL);

	bool dealt = v && v->t.turn && v->t.phase >= DD_BID && v->t.n_lots;
	int lots = dealt ? v->t.n_lots : DD_LOTS;

	if (f->n < 1 || f->n > lots)
		parse_fault(p, s->from, "DD-019",
			    N_("No such lot: the lots of this round are 1 to %d"),
			    lots);
	else if (s->o->verb == DD_BIDS && f->n == s->o->lot)
		parse_fault(
			p, s->from, "DD-020",
			N_("The winner of lot %d is not known when this bid is settled. A bid may depend only on a lot with a lower number"),
			f->n);
	else if (s->o->verb == DD_BIDS && f->n > s->o->lot)
		parse_fault(
			p, s->from, "DD-020",
			N_("Lot %d is settled after lot %d: let the bid on lot %d depend on lot %d instead"),
			f->n, s->o->lot, f->n, s->o->lot);
	else if (s->o->verb == DD_GIVE && !sold)
		parse_fault(
			p, s->from, "DD-078",
			N_("Gifts come before the bids, so that nobody knows then who wins lot %d: give without a condition, or in the next phase"),
			f->n);
	return f;
}

/* NULL: the order asks that by itself. */
static const struct dd_fact *settle_dragon(const struct settling *s,
					   const struct dd_fact *f)
{
	if (s->o->verb == DD_RIDE)
		return NULL;
	if (s->o->verb == DD_ACE_DRAGON && f->kind == DD_F_DRAGON)
		return copy_of(s, f, DD_F_HIT, DD_NOWHERE);
	parse_fault(
		s->p, s->from, "DD-052",
		N_("This order cannot wait for a dragon: only RIDE (the Red Dragon) and ACE DRAGON ... IF HIT (the Wild Dragon) do"));
	return f;
}

/* Answers are for the plans of those who ask, or whose ally does. */
static const struct dd_fact *settle_answer(const struct settling *s,
					   const struct dd_fact *f)
{
	const struct dd_view *v = view_of(s->p);

	if (s->o->verb == DD_FIGHT && v && v->seat >= 0 && v->seat != DD_ELVES &&
	    v->t.ally[DD_ELVES] != v->seat)
		parse_fault(
			s->p, s->from, "DD-073",
			N_("Only the Elves and their ally know an answer before they fight: your plan may depend on enemies, owners and gold"));
	return f;
}

static const struct dd_fact *settle_fact(const struct settling *s,
					 const struct dd_fact *f)
{
	switch ((enum dd_fact_kind)f->kind) {
	case DD_F_GOLD:
		return settle_gold(s, f);
	case DD_F_ENEMY:
	case DD_F_OWNER:
		return settle_place(s, f);
	case DD_F_WON:
		return settle_won(s, f);
	case DD_F_DRAGON:
	case DD_F_RED_DRAGON:
		return settle_dragon(s, f);
	case DD_F_COLOUR:
	case DD_F_NUMBER:
		return settle_answer(s, f);
	case DD_F_HIT:
	case DD_F_PURSE:
		break;
	}
	return f;
}

/* A fact that the order asks by itself always holds when it is carried out. A condition that says "not"
 * or "or" about it is another matter: such orders are refused. */
static const struct cond *settle(const struct settling *s, const struct cond *c)
{
	struct cond *made = arena_new(s->p->a, struct cond);

	*made = *c;
	if (c->op == COND_FACT) {
		made->fact = settle_fact(s, c->fact);
		return made->fact ? made : NULL;
	}
	made->a = settle(s, c->a);
	made->b = c->op == COND_NOT ? NULL : settle(s, c->b);
	if (c->op == COND_AND && (!made->a || !made->b))
		return made->a ? made->a : made->b;
	if (made->a && (made->b || c->op == COND_NOT))
		return made;
	parse_fault(
		s->p, s->from, "DD-014",
		N_("RIDE always waits for the Red Dragon: leave it out of the condition"));
	return c;
}

const struct cond *dd_words_settle(struct parse *p, int from, const void *action,
				   const struct cond *c)
{
	const struct settling s = {p, from, action, c->op == COND_FACT};

	return action ? settle(&s, c) : c;
}
