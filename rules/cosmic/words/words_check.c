/* Remarks on the whole set of orders, where two decisions want the same thing.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

static const struct ce_order *first_action(const struct slot *s)
{
	return s->n_alternatives ? s->alternatives[0].action : NULL;
}

/* Where it is the only wish, and without a condition, another card than the one written will be played. */
static void tell_same_card(struct sheet_check *c, int slot, int wanted, int lowest)
{
	const struct slot *s = &c->sheet->slots[slot];
	const struct ce_order *o = first_action(s);
	int held = ce_words_count_hand(c->reader->view, o->card.card);
	struct buf b = buf_in(c->a);

	ce_words_put_card(&b, o->card.card);
	if (s->n_alternatives == 1 && !s->alternatives[0].cond)
		sheet_changes(
			c, slot, "R-091",
			"You order %.*s in %d challenges and hold %d: C%d gets it first. In C%d chance draws the card, unless you write another",
			STR_ARG(buf_str(&b)), wanted, held, lowest + 1,
			o->challenge + 1);
	else
		sheet_say(
			c, slot, "R-091",
			"You order %.*s in %d challenges and hold %d: C%d gets it first. Where it is gone, your next wish counts",
			STR_ARG(buf_str(&b)), wanted, held, lowest + 1);
}

/* One card in more than one place: the lower challenge gets it. */
static void same_card(struct sheet_check *c, const struct ce_view *v)
{
	const struct sheet *s = c->sheet;

	for (int i = 0; i < s->n_slots; i++) {
		const struct ce_order *o = first_action(&s->slots[i]);
		int wanted = 0, lowest = CE_CHALLENGES;

		if (!o || o->verb != CE_CARD || !o->card.card)
			continue;
		for (int k = 0; k < s->n_slots; k++) {
			const struct ce_order *other = first_action(&s->slots[k]);
			if (!other || other->verb != CE_CARD ||
			    other->card.card != o->card.card)
				continue;
			wanted++;
			if (other->challenge < lowest)
				lowest = other->challenge;
		}
		if (wanted <= ce_words_count_hand(v, o->card.card) ||
		    o->challenge == lowest)
			continue;
		tell_same_card(c, i, wanted, lowest);
	}
}

/* More uses of an Edict than cards of it: tried in written order. */
static void same_edict(struct sheet_check *c, const struct ce_view *v)
{
	const struct sheet *s = c->sheet;

	for (int i = 0; i < s->n_slots; i++) {
		const struct ce_order *o = first_action(&s->slots[i]);
		int before = 0;

		if (!o || o->verb != CE_EDICT)
			continue;
		for (int k = 0; k < i; k++) {
			const struct ce_order *other = first_action(&s->slots[k]);
			before += other && other->verb == CE_EDICT &&
				  other->edict.edict == o->edict.edict;
		}
		if (!before || before < ce_words_count_hand(v, o->edict.edict))
			continue;
		struct buf b = buf_in(c->a);
		ce_words_put_card(&b, o->edict.edict);
		sheet_say(
			c, i, "R-015",
			"You hold only %d %.*s. This one is played only if it is left",
			ce_words_count_hand(v, o->edict.edict), STR_ARG(buf_str(&b)));
	}
}

/* The tokens that an order takes off planets; NULL: it takes none. */
static const struct ce_tokens *taken_by(const struct ce_order *o)
{
	if (!o)
		return NULL;
	switch (o->verb) {
	case CE_LOSE:
		return &o->lose.from;
	case CE_ALLY:
		return &o->ally.sent;
	case CE_ATTACK:
	case CE_RESETTLE:
		return &o->attack.sent;
	default:
		return NULL;
	}
}

/* Those of one planet, where `there` are. */
static int taken_from(const struct ce_order *o, int system, int planet, int there)
{
	const struct ce_tokens *t = taken_by(o);
	int sum = 0;

	for (int k = 0; t && k < t->n_parts; k++) {
		const struct ce_place *at = &t->part[k].place;
		if (at->where == CE_ON_PLANET && at->system == system &&
		    at->planet == planet)
			sum += t->part[k].n == CE_ALL_TOKENS ? there : t->part[k].n;
	}
	return sum < there ? sum : there;
}

int ce_words_taken(const struct ce_view *v, const struct sheet *s, int system,
		   int planet)
{
	const int there = ce_free_on(&v->t, v->seat, system, planet);
	int sum = 0;

	for (int i = 0; there && i < s->n_slots; i++)
		sum += taken_from(first_action(&s->slots[i]), system, planet, there);
	return sum;
}

static const struct ce_tokens *placed_by(const struct ce_order *o)
{
	bool places = o && (o->verb == CE_RELEASE || o->verb == CE_LIMBO_TO);

	return places ? &o->to : NULL;
}

static int placed_on(const struct sheet *s, int system, int planet)
{
	int sum = 0;

	for (int i = 0; i < s->n_slots; i++) {
		const struct ce_tokens *t = placed_by(first_action(&s->slots[i]));
		for (int k = 0; t && k < t->n_parts; k++) {
			const struct ce_place *at = &t->part[k].place;
			if (at->where == CE_ON_PLANET && at->system == system &&
			    at->planet == planet)
				sum += t->part[k].n == CE_ALL_TOKENS ? 1 : t->part[k].n;
		}
	}
	return sum;
}

static void tell_same_tokens(struct sheet_check *c, int slot, const struct ce_place *at,
			     int there, int was)
{
	const struct slot *s = &c->sheet->slots[slot];
	const char *system = ce_words_seat_name(at->system);
	int left = there > was ? there - was : 0;

	if (s->n_alternatives == 1 && !s->alternatives[0].cond)
		sheet_changes(
			c, slot, "R-070",
			left ? N_("%s %d holds %d of your tokens, and an order before this one takes %d: only %d can go")
			     : N_("%s %d holds %d of your tokens, and an order before this one takes %d: none is left to go"),
			system, at->planet, there, was, left);
	else
		sheet_say(
			c, slot, "R-070",
			"%s %d holds %d of your tokens, and an order before this one takes %d",
			system, at->planet, there, was);
}

/* More tokens than a planet has, over all orders. Losses are not among them: they are taken first of all. */
static void same_tokens(struct sheet_check *c, const struct ce_view *v)
{
	const struct sheet *s = c->sheet;
	int used[CE_SEATS][CE_PLANETS];

	memset(used, 0, sizeof used);
	for (int i = 0; i < s->n_slots; i++) {
		const struct ce_order *o = first_action(&s->slots[i]);
		const struct ce_tokens *t = taken_by(o);
		for (int k = 0; t && o->verb != CE_LOSE && k < t->n_parts; k++) {
			const struct ce_place *at = &t->part[k].place;
			if (at->where != CE_ON_PLANET)
				continue;
			int *n = &used[at->system][at->planet - 1];
			int there = ce_free_on(&v->t, v->seat, at->system, at->planet);
			int was = *n;
			*n += t->part[k].n == CE_ALL_TOKENS ? there : t->part[k].n;
			if (*n > there && was)
				tell_same_tokens(c, i, at, there, was);
		}
	}
}

/* An attack alone was told so where it was read (words_sent.c). */
static bool attack_empties(const struct sheet *s, int system, int planet, int there)
{
	for (int i = 0; i < s->n_slots; i++) {
		const struct ce_order *o = first_action(&s->slots[i]);
		if (o && (o->verb == CE_ATTACK || o->verb == CE_RESETTLE) &&
		    taken_from(o, system, planet, there) >= there)
			return true;
	}
	return false;
}

/* Says it at the last order of the letter that takes some; *left: home bases before it. */
static void tell_emptied(struct sheet_check *c, const struct ce_view *v, int system,
			 int planet, int *left)
{
	const struct sheet *s = c->sheet;
	int there = ce_free_on(&v->t, v->seat, system, planet), takers = 0;
	struct str says;

	for (int i = 0; i < s->n_slots; i++)
		takers += taken_from(first_action(&s->slots[i]), system, planet,
				     there) > 0;
	says = ce_words_empties(c->a, v->seat, system, planet, left);
	for (int i = s->n_slots - 1; i >= 0; i--)
		if (taken_from(first_action(&s->slots[i]), system, planet, there) &&
		    sheet_say(
			    c, i, NULL,
			    takers > 1
				    ? N_("Your orders together take the last token. %.*s")
				    : "%.*s",
			    STR_ARG(says)))
			return;
}

/* Bases that several orders give up together, or one order that is not an attack. */
static void emptied(struct sheet_check *c, const struct ce_view *v)
{
	int left = ce_home_bases(&v->t, v->seat);

	for (int system = 0; system < v->t.n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			int there = ce_free_on(&v->t, v->seat, system, planet);
			if (!there ||
			    ce_words_taken(v, c->sheet, system, planet) <
				    there + placed_on(c->sheet, system, planet))
				continue;
			if (attack_empties(c->sheet, system, planet, there))
				left -= system == v->seat;
			else
				tell_emptied(c, v, system, planet, &left);
		}
}

/* More attacks than systems to attack: those written first are made. */
static void too_many_attacks(struct sheet_check *c, const struct ce_view *v)
{
	int n = 0, most = v->t.n_destiny[v->seat];

	for (int i = 0; i < c->sheet->n_slots; i++) {
		const struct ce_order *o = first_action(&c->sheet->slots[i]);
		if (o && (o->verb == CE_ATTACK || o->verb == CE_RESETTLE) &&
		    ++n > most && most > 1)
			sheet_say(
				c, i, "R-039",
				"You may make only %d attacks this turn, and earlier orders use them up",
				most);
	}
}

void ce_words_check_sheet(struct sheet_check *c)
{
	const struct ce_view *v = c->reader->view;

	same_card(c, v);
	same_edict(c, v);
	same_tokens(c, v);
	emptied(c, v);
	too_many_attacks(c, v);
	ce_words_check_limits(c);
}
