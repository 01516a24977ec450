/* Remarks on all orders of a march together: gold and tokens that do not suffice for them as things stand now.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/engine/hire.h"
#include "rules/dragon_dune/words/words_parts.h"

enum { BACK_A_TURN = 5 };

/* The first choice of a slot: what a player hopes for. */
static const struct dd_order *wish(const struct sheet *s, int slot)
{
	return s->slots[slot].n_alternatives ? s->slots[slot].alternatives[0].action
					     : NULL;
}

/* Tokens that may come in this march. */
static int reserve(const struct dd_view *v)
{
	int n = dd_unseen(&v->t, v->seat), grave = v->t.grave[v->seat];

	for (int at = 0; at < DD_AREAS; at++)
		n -= v->seat == DD_ELVES ? v->hiding[at] : 0;
	return n + (grave > BACK_A_TURN ? BACK_A_TURN : grave);
}

/* Of those, how many are left for this line: conscripts come before mercenaries and before tokens that are raised. */
static int left_for(const struct sheet_check *c, const struct dd_view *v, int slot)
{
	static const int8_t steps[] = {DD_CONSCRIPT, DD_HIRE, DD_RAISE};
	int left = reserve(v);

	for (size_t step = 0; step < sizeof steps; step++)
		for (int i = 0; i < c->sheet->n_slots; i++) {
			const struct dd_order *o = wish(c->sheet, i);
			if (!o || o->verb != steps[step])
				continue;
			if (i == slot)
				return left > 0 ? left : 0;
			left -= o->n < left ? o->n : left;
		}
	return left > 0 ? left : 0;
}

static bool is_all(const struct dd_order *o)
{
	return o && (o->verb == DD_HIRE || o->verb == DD_RAISE) && o->n == DD_TOKENS;
}

/* "hire all": how many that is now, and what they cost [DD-043, DD-046]. */
static void tell_all(struct sheet_check *c, const struct dd_view *v)
{
	for (int i = 0; i < c->sheet->n_slots; i++) {
		const struct dd_order *o = wish(c->sheet, i);
		int n = is_all(o) ? left_for(c, v, i) : 0;
		if (!n)
			continue;
		if (o->verb == DD_RAISE)
			sheet_say(
				c, i, "DD-046",
				N_("All is %d tokens as things stand, with those that come back from the graveyard"),
				n);
		else
			sheet_say(
				c, i, "DD-043",
				N_("All is %d tokens as things stand, with those that come back from the graveyard: %d gold"),
				n,
				dd_price(&v->t, v->seat, n * dd_price_in(o->to),
					 o->ace != DD_NO_ACE));
	}
}

/* Says at the first line that its player cannot pay how much all would cost [DD-067]. */
static void check_price(struct sheet_check *c, const struct dd_view *v)
{
	int printed = 0, short_at = -1;
	bool ace = false;

	for (int i = 0; i < c->sheet->n_slots; i++) {
		const struct dd_order *o = wish(c->sheet, i);
		if (!o || o->verb != DD_HIRE)
			continue;
		printed += (is_all(o) ? left_for(c, v, i) : o->n) * dd_price_in(o->to);
		ace |= o->ace != DD_NO_ACE;
		if (short_at < 0 &&
		    dd_price(&v->t, v->seat, printed, ace) > v->t.gold[v->seat])
			short_at = i;
	}
	if (short_at >= 0)
		sheet_say(
			c, short_at, "DD-067",
			N_("Your mercenaries cost %d gold together, and you hold %d now: a line that cannot be paid hires nobody"),
			dd_price(&v->t, v->seat, printed, ace), v->t.gold[v->seat]);
}

/* Conscripts come before mercenaries and before tokens that are raised. */
static void check_reserve(struct sheet_check *c, const struct dd_view *v)
{
	static const int8_t steps[] = {DD_CONSCRIPT, DD_HIRE, DD_RAISE};
	int left = reserve(v), all = left, n_lines = 0, short_at = -1;

	for (size_t step = 0; step < sizeof steps; step++)
		for (int i = 0; i < c->sheet->n_slots; i++) {
			const struct dd_order *o = wish(c->sheet, i);
			if (!o || o->verb != steps[step])
				continue;
			n_lines++;
			left -= o->n;
			if (left < 0 && short_at < 0 && !is_all(o))
				short_at = i;
		}
	if (short_at >= 0 && n_lines > 1)
		sheet_say(
			c, short_at, "DD-003",
			N_("You have %d tokens to bring on the board in this march: conscripts come first, then mercenaries or raised tokens, and this line has what is left"),
			all);
}

static bool brings(const struct dd_order *o)
{
	return o->verb == DD_CONSCRIPT || o->verb == DD_HIRE || o->verb == DD_RAISE ||
	       o->verb == DD_ACE_PLACE || o->verb == DD_MOVE;
}

/* Tokens that stand there now, with those that orders of this march bring there before these go; -1: nobody knows
 * how many. The Goblins disband before anybody comes. */
static int stack_at(const struct sheet_check *c, const struct dd_view *v,
		    const struct dd_order *of)
{
	int at = of->from, n = v->t.tokens[at][v->seat];

	n += v->seat == DD_ELVES ? v->hiding[at] : 0;
	if (of->verb == DD_DISBAND && v->seat == DD_GOBLINS)
		return n;
	for (int i = 0; i < c->sheet->n_slots; i++) {
		const struct dd_order *o = wish(c->sheet, i);
		if (!o || o == of || !brings(o) || o->to != at ||
		    (o->verb == DD_MOVE && of->verb == DD_MOVE))
			continue;
		if (o->n == DD_ALL_OF_THEM)
			return -1;
		n += o->n;
	}
	return n;
}

/* Of more than there will be, all go [DD-040]: the player may have mistaken a number. */
static void check_stacks(struct sheet_check *c, const struct dd_view *v)
{
	for (int i = 0; i < c->sheet->n_slots; i++) {
		const struct dd_order *o = wish(c->sheet, i);
		if (!o || o->n == DD_ALL_OF_THEM ||
		    (o->verb != DD_MOVE && o->verb != DD_ACE_MOVE &&
		     o->verb != DD_DISBAND))
			continue;
		int n = stack_at(c, v, o);
		if (n == 0)
			sheet_say(
				c, i, "DD-040",
				N_("You have no token in %s, and none of your orders brings one there before this one"),
				dd_area_name(o->from));
		else if (n > 0 && o->n > n)
			sheet_changes(
				c, i, "DD-040",
				N_("You have %d in %s for this order, not %d: as many go as are there"),
				n, dd_area_name(o->from), o->n);
	}
}

void dd_check_march(struct sheet_check *c)
{
	const struct dd_view *v = c->reader->view;

	if (!v || v->seat < 0 || v->t.phase != DD_MARCH)
		return;
	check_price(c, v);
	check_reserve(c, v);
	tell_all(c, v);
	check_stacks(c, v);
}

void dd_check_bare_count(struct parse *p, int from, const struct dd_order *o,
			 bool behind)
{
	const struct dd_view *v = view_of(p);
	int area = o->n > 0 ? dd_plain(o->n) : DD_NOWHERE;

	if (area == DD_NOWHERE || o->from == DD_NOWHERE || area == o->from || !v ||
	    v->seat < 0)
		return;
	bool there = v->t.tokens[area][v->seat] + v->hiding[area] > 0;
	bool many = o->n > v->t.tokens[o->from][v->seat] + v->hiding[o->from];
	if (behind ? many : there)
		parse_fault(
			p, from, "DD-040",
			N_("Is %d a number of tokens, or a territory? Write it as in: 3 tokens from 11 to 12f"),
			o->n);
}
