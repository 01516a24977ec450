/* Amoeba, the power to ooze [CP-2.12].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

enum { BRING_IN = CE_OWN_WORDS, TAKE_OUT };
enum { NO_LIMIT = 2 * CE_TOKENS, WILD_MOST = 4 };

static int tokens_in(const struct ce_challenge *c, int seat)
{
	return c->attacker == seat   ? c->attack
	       : c->defender == seat ? c->defence
				     : c->allied[seat];
}

static int amount(const struct ce_item *i, int most)
{
	return i->n == CE_ALL_TOKENS || i->n > most ? most : i->n;
}

/* Moving tokens ------------------------------------------------------------- */

static void take(const struct ce_item *i, int most, struct ce_pile *left,
		 struct ce_pile *out)
{
	int at = ce_at_planet(i->system, i->planet);
	int n = amount(i, left->n[at] < most ? left->n[at] : most);

	left->n[at] = (uint8_t)(left->n[at] - n);
	out->n[at] = (uint8_t)(out->n[at] + n);
}

static bool brings_in(const struct ce_item *item, int n)
{
	return n && item->word == BRING_IN;
}

/* Orders are worked in written order, challenges by number. So tokens that an earlier
 * line wants for a later challenge are kept for it. */
static void keep_for_earlier(const struct ce_board *b, const struct ce_user *me,
			     int challenge, struct ce_pile *left)
{
	for (int i = 0; i < b->n_ordered; i++) {
		const struct ce_order *o = b->ordered[i].order;
		struct ce_pile kept = {{0}};
		if (b->ordered[i].seat != me->seat || b->ordered[i].waiting ||
		    (o->power.id && o->power.id != me->id))
			continue;
		if (o->challenge == challenge)
			return;
		for (int k = 0; o->challenge > challenge && k < o->power.n_items; k++)
			if (brings_in(&o->power.item[k], 1))
				take(&o->power.item[k], NO_LIMIT, left, &kept);
	}
}

/* On planets under attack tokens are frozen; a token moves once. */
static struct ce_pile movable(const struct ce_board *b, const struct ce_user *me,
			      int challenge)
{
	struct ce_pile left = ce_free_tokens(b->t, me->seat);

	for (int at = 0; at < CE_AT_LIMBO; at++) {
		int oozed = b->oozed[me->seat].n[at];
		left.n[at] = (uint8_t)(left.n[at] > oozed ? left.n[at] - oozed : 0);
	}
	if (me->kind == USER_POWER)
		keep_for_earlier(b, me, challenge, &left);
	return left;
}

static struct ce_pile find_in(const struct ce_board *b, const struct ce_user *me,
			      int challenge, const struct ce_told *told, int most)
{
	struct ce_pile left = movable(b, me, challenge), in = {{0}};

	for (int i = 0; i < told->n; i++)
		take(&told->item[i], most - ce_pile_sum(&in), &left, &in);
	return in;
}

/* Sends the tokens to bases of their owner that are not under attack. */
static struct ce_pile find_out(const struct ce_board *b, const struct ce_user *me,
			       int challenge, const struct ce_told *told, int most)
{
	int have = tokens_in(&b->t->challenge[challenge], me->seat);
	struct ce_pile out = {{0}};

	have = have < most ? have : most;
	for (int i = 0; i < told->n; i++) {
		int at = ce_at_planet(told->item[i].system, told->item[i].planet);
		int n = ce_may_place(b->t, me->seat, at) ? amount(&told->item[i], have)
							 : 0;
		out.n[at] = (uint8_t)(out.n[at] + n);
		have -= n;
	}
	return out;
}

static void ooze(struct ce_board *b, struct ce_user *me, int challenge, int most)
{
	const struct ce_told told = ce_told(b, me, challenge);
	bool in = told.given && brings_in(told.item, told.n);
	struct ce_pile moved = {{0}};

	if (told.given)
		moved = in ? find_in(b, me, challenge, &told, most)
			   : find_out(b, me, challenge, &told, most);
	if (!ce_pile_sum(&moved) || !ce_use(b, me, challenge, -1))
		return;
	for (int at = 0; at < CE_AT_LIMBO; at++)
		ce_ooze(b, me->seat, challenge, at, in ? moved.n[at] : -moved.n[at]);
}

/* [CP-2.12] As a main player with at least one token in it. */
static void oozes(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	int c = window->challenge;

	if (is_main(b, c, me->seat) && tokens_in(challenge_of(b, c), me->seat) > 0)
		ooze(b, me, c, NO_LIMIT);
}

/* [CP-2.12 wild] Before cards are chosen. */
static void oozes_by_four(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	if (is_main(b, window->challenge, me->seat))
		ooze(b, me, window->challenge, WILD_MOST);
}

/* [CP-2.12 super] As an ally. */
static void oozes_as_ally(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	int c = window->challenge;

	if (is_ally(b, c, me->seat) && challenge_of(b, c)->allied[me->seat] > 0)
		ooze(b, me, c, NO_LIMIT);
}

/* Words --------------------------------------------------------------------- */

static bool add_items(struct parse *p, struct ce_order *o, int word,
		      const struct ce_tokens *t)
{
	for (int i = 0; i < t->n_parts; i++) {
		struct ce_item *item = ce_words_item(p, o, 0, word);
		if (!item)
			return false;
		item->n = (int16_t)(t->part[i].n < 0 ? CE_ALL_TOKENS : t->part[i].n);
		item->system = t->part[i].place.system;
		item->planet = t->part[i].place.planet;
	}
	return true;
}

static bool read_in(struct parse *p, struct ce_order *o, int most)
{
	struct ce_tokens t;

	if (!ce_words_read_tokens_from(p, &t, 0, most, "the Wild", "CP-2.12") ||
	    p->expected)
		return parse_expected(p, "a number of tokens, such as 3 from 2");
	if (!t.n_parts)
		return parse_expected(p, "from and a planet of yours");
	if (ce_words_is_zero(&t))
		parse_fault(p, parse_mark(p), NULL, "0 tokens move nothing");
	else if (!ce_words_any_movable(p, &t))
		parse_nothing_remains(p);
	return add_items(p, o, BRING_IN, &t);
}

static bool any_place(const struct parse *p, const struct ce_tokens *t)
{
	for (int i = 0; i < t->n_parts; i++)
		if (ce_words_may_place(p, t->part[i].place.system,
				       t->part[i].place.planet))
			return true;
	return false;
}

static bool read_out(struct parse *p, struct ce_order *o, int most)
{
	const struct ce_view *v = view_of(p);
	struct ce_tokens t;
	int have = o->challenge < 0 ? most
				    : tokens_in(&v->t.challenge[o->challenge], v->seat);

	if (!ce_words_read_tokens_to(p, &t, have < most ? have : most,
				     "this challenge"))
		return false;
	if (!any_place(p, &t))
		parse_nothing_remains(p);
	return add_items(p, o, TAKE_OUT, &t);
}

static bool read_ooze(struct parse *p, struct ce_order *o, int most)
{
	bool bring = parse_says(p, "bring"), take = !bring && parse_says(p, "take");

	if (bring)
		parse_word(p, WORD_IN, NULL);
	if (bring || (!take && parse_says(p, "add")))
		return read_in(p, o, most);
	if (parse_says(p, "out"))
		return read_out(p, o, most);
	return parse_expected(p, "add 3 from a planet, or out 2 to a planet");
}

/* A player without a token in it brings none in. */
static bool read_any_number(struct parse *p, int from, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);

	if (!read_ooze(p, o, NO_LIMIT))
		return false;
	if (v->t.phase == 3 && o->challenge >= 0 &&
	    !tokens_in(&v->t.challenge[o->challenge], v->seat) &&
	    brings_in(o->power.item, o->power.n_items))
		parse_fault(p, from, "CP-2.12",
			    "You have no token in C%d, so none can be brought in",
			    o->challenge + 1);
	return true;
}

static bool parse_power(struct parse *p, struct ce_order *o)
{
	int from = parse_mark(p);

	ce_words_need_main(p, from, o);
	return read_any_number(p, from, o);
}

static bool parse_super(struct parse *p, struct ce_order *o)
{
	return read_any_number(p, parse_mark(p), o);
}

static bool parse_wild(struct parse *p, struct ce_order *o)
{
	ce_words_need_main(p, parse_mark(p), o);
	return read_ooze(p, o, WILD_MOST);
}

static void echo(const struct ce_view *v, const struct ce_order *o, struct buf *out)
{
	bool in = brings_in(o->power.item, o->power.n_items);

	(void)v;
	buf_z(out, in ? "add " : "out ");
	for (int i = 0; i < o->power.n_items; i++) {
		const struct ce_item *item = &o->power.item[i];
		buf_z(out, i ? ", " : "");
		if (item->n == CE_ALL_TOKENS)
			buf_z(out, "all");
		else
			ce_words_put_number(out, item->n);
		buf_z(out, in ? " from " : " to ");
		ce_words_put_planet(out, item->system, item->planet);
	}
}

const struct ce_power_rule ce_amoeba = {
	.name = "Amoeba",
	.title = N_("power to ooze"),
	.text = TEXT_AMOEBA,
	.orders = {.phases = PHASE(3),
		   .in_challenge = true,
		   .allowed = STRATUM_COMMITMENT,
		   .parse = parse_power,
		   .echo = echo,
		   .help = TEXT_AMOEBA_ORDER,
		   .example = "power c1: add 3 from red 2, 1 from blue 4"},
	.does = {"Amoeba", {[HOOK_SELECTED] = oozes}},
	.wild = {.text = TEXT_AMOEBA_WILD,
		 .orders = {.phases = PHASE(2),
			    .in_challenge = true,
			    .allowed = STRATUM_USE,
			    .parse = parse_wild,
			    .echo = echo,
			    .help = TEXT_AMOEBA_WILD_ORDER,
			    .example = "flare amoeba c1: add 3 from red 2"},
		 .does = {"Wild Amoeba", {[HOOK_PRE_CARD] = oozes_by_four}}},
	.super = {.text = TEXT_AMOEBA_SUPER,
		  .orders = {.phases = PHASE(3),
			     .in_challenge = true,
			     .allowed = STRATUM_COMMITMENT,
			     .parse = parse_super,
			     .echo = echo,
			     .help = TEXT_AMOEBA_SUPER_ORDER,
			     .example = "flare amoeba c1: add 3 from red 2"},
		  .does = {"Super Amoeba", {[HOOK_SELECTED] = oozes_as_ally}}},
};
