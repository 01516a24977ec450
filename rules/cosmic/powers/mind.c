/* Mind, the power of knowledge [CP-2.9].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* The looks --------------------------------------------------------------- */

/* Does the item speak of this attack? item.n: whose attack it is, item.challenge: its
 * number, if that was said. */
static bool is_about(const struct ce_item *item, const struct ce_board *b, int c)
{
	return item->challenge >= 0
		       ? item->challenge == c
		       : item->n == CE_UNSAID || item->n == b->t->challenge[c].attacker;
}

/* [CP-2.9] Their opponent; where others fight, the first of their list who is a main
 * player there; -1: nobody. */
static int looks_at(const struct ce_board *b, const struct ce_told *told, int number,
		    int me)
{
	const struct ce_challenge *c = &b->t->challenge[number];

	if (ce_is_main(c, me))
		return ce_opponent(c, me);
	for (int i = 0; i < told->n; i++)
		if (is_about(&told->item[i], b, number) &&
		    ce_is_main(c, told->item[i].seat))
			return told->item[i].seat;
	return -1;
}

/* A hand is shown once, in however many challenges it is looked at. */
static void look(struct ce_board *b, const struct ce_user *me, int c, int whom,
		 unsigned *seen)
{
	if (!(*seen >> whom & 1))
		ce_look(b, me->seat, whom, c);
	*seen |= 1U << whom;
}

static bool is_others_fight(const struct ce_challenge *c, int me)
{
	return !ce_is_off(c) && !ce_is_main(c, me);
}

/* [CP-2.9 super] In the attacks named; in the only one that others fight, if none was
 * [R-190]. */
static bool strengthens(struct ce_board *b, const struct ce_user *super, int number)
{
	const struct ce_told told = ce_told(b, super, number);
	int n = 0;

	if (!told.given || !is_others_fight(challenge_of(b, number), super->seat))
		return false;
	for (int i = 0; i < told.n; i++)
		if (is_about(&told.item[i], b, number))
			return true;
	for (int c = 0; c < b->t->n_challenges; c++)
		n += is_others_fight(challenge_of(b, c), super->seat);
	return !told.n && n == 1;
}

/* [CP-2.9] When all attacks stand and Edicts have been played: the hands are those with
 * which phase 2 begins. */
static void looks(struct ce_board *b, struct ce_act *end, struct ce_user *me)
{
	const struct ce_told told = ce_told(b, me, -1);
	unsigned seen = 0;

	(void)end;
	for (int i = 0; i < b->t->n_challenges && b->phase == 1; i++) {
		const struct ce_challenge *c = challenge_of(b, i);
		struct ce_user *super = ce_super_of(b, me, i);
		bool both = super && strengthens(b, super, i);
		int whom = looks_at(b, &told, i, me->seat);
		if (ce_is_off(c))
			continue;
		whom = whom < 0 && both ? c->attacker : whom;
		if (whom < 0 || !ce_use(b, me, i, whom))
			continue;
		look(b, me, i, whom, &seen);
		int other = ce_opponent(c, whom);
		if (both && ce_use(b, super, i, other))
			look(b, me, i, other, &seen);
	}
}

/* Words ------------------------------------------------------------------- */

/* "in yellow's attack", "in the attack of yellow"; or challenge */
static bool read_attack(struct parse *p, struct ce_item *item)
{
	int was = p->i, seat, number;

	if (ce_words_read_coming(p, &number)) {
		item->challenge = (int8_t)number;
		return true;
	}
	if (!parse_word(p, WORD_IN, NULL))
		return false;
	if (parse_word(p, W_ATTACK, NULL) || parse_word(p, W_CHALLENGE, NULL)) {
		parse_word(p, WORD_OF, NULL);
		if (parse_seat(p, &seat)) {
			item->n = (int16_t)seat;
			return true;
		}
	} else if (parse_seat(p, &seat) &&
		   (parse_word(p, W_ATTACK, NULL) || parse_word(p, W_ATTACKS, NULL) ||
		    parse_word(p, W_CHALLENGE, NULL))) {
		item->n = (int16_t)seat;
		return true;
	}
	p->i = was;
	return false;
}

/* "look at blue, green in yellow's attack" */
static bool parse_looks(struct parse *p, struct ce_order *o)
{
	int seat, was, number = o->challenge;

	ce_words_skip_occasion(p, "attacks");
	o->challenge = CE_UNSAID;
	if (!parse_says(p, "look") && !p->otherwise &&
	    o->power.target.kind != CE_AT_PLAYER && !parse_sees_seat(p))
		return parse_expected(p, "look at, and a player");
	if (o->power.target.kind == CE_AT_PLAYER) { /* "on green" */
		if (o->power.target.seat == view_of(p)->seat)
			parse_fault(p, parse_mark(p), NULL,
				    "Name another player here, not yourself");
		struct ce_item *item = ce_words_item(p, o, 0, 0);
		if (!item)
			return false;
		item->seat = o->power.target.seat;
		if (!read_attack(p, item))
			item->challenge = (int8_t)number;
		o->power.target = (struct ce_target){.seat = CE_UNSAID};
		return true;
	}
	do {
		parse_says(p, "at");
		parse_link(p);
		if (parse_says(p, "hand") || parse_word(p, W_CARD, NULL))
			parse_word(p, WORD_OF, NULL);
		if (!ce_words_read_other_seat(p, &seat))
			return parse_expected(p, "a player, as in: look at blue");
		struct ce_item *item = ce_words_item(p, o, 0, 0);
		if (!item)
			return false;
		item->seat = (int8_t)seat;
		if (!parse_says(p, "hand"))
			parse_word(p, W_CARD, NULL);
		if (!read_attack(p, item))
			item->challenge = (int8_t)number;
		was = p->i;
	} while (parse_comma(p) || parse_word(p, WORD_THEN, NULL));
	p->i = was;
	return true;
}

static void put_attack(struct buf *out, const struct ce_item *item)
{
	if (item->challenge >= 0)
		buf_printf(out, "in c%d", item->challenge + 1);
	else if (item->n >= 0)
		buf_printf(out, "in the attack of %s", ce_words_seat_name(item->n));
}

static void echo_looks(const struct ce_view *v, const struct ce_order *o,
		       struct buf *out)
{
	(void)v;
	for (int i = 0; i < o->power.n_items; i++) {
		const struct ce_item *item = &o->power.item[i];
		buf_printf(out, "%s%s%s", i ? ", " : "look at ",
			   ce_words_seat_name(item->seat),
			   item->n >= 0 || item->challenge >= 0 ? " " : "");
		put_attack(out, item);
	}
}

/* "in yellow's attack, in blue's attack"; nothing where only one is possible. */
static bool parse_attacks(struct parse *p, struct ce_order *o)
{
	struct ce_item where = {.n = CE_UNSAID, .challenge = o->challenge};
	int was = p->i;

	o->challenge = CE_UNSAID;
	if (where.challenge >= 0) {
		struct ce_item *item = ce_words_item(p, o, 0, 0);
		if (!item)
			return false;
		item->challenge = where.challenge;
		where.challenge = CE_UNSAID;
		parse_comma(p);
	}

	while (read_attack(p, &where)) {
		struct ce_item *item = ce_words_item(p, o, 0, 0);
		if (!item)
			return false;
		item->n = where.n;
		item->challenge = where.challenge;
		where = (struct ce_item){.n = CE_UNSAID, .challenge = CE_UNSAID};
		was = p->i;
		parse_comma(p);
	}
	p->i = was;
	return true;
}

static void echo_attacks(const struct ce_view *v, const struct ce_order *o,
			 struct buf *out)
{
	(void)v;
	for (int i = 0; i < o->power.n_items; i++) {
		buf_z(out, i ? ", " : "");
		put_attack(out, &o->power.item[i]);
	}
}

/* The Wild ---------------------------------------------------------------- */

/* Named, or a main player or ally of the challenge that was named. */
static bool is_watched(const struct ce_board *b, const struct ce_order *o, int seat)
{
	if (o->power.target.kind != CE_AT_NOTHING)
		return o->power.target.seat == seat;
	return o->challenge >= 0 && o->challenge < b->t->n_challenges &&
	       (is_main(b, o->challenge, seat) || is_ally(b, o->challenge, seat));
}

/* [CP-2.9 wild] Each card that the player named draws from the deck in this phase. */
static void sees_draw(struct ce_board *b, struct ce_act *draw, struct ce_user *me)
{
	const struct ce_told told = ce_told(b, me, -1);

	if (!told.given || !me->order || !is_watched(b, me->order, draw->seat) ||
	    draw->seat == me->seat || !ce_use(b, me, -1, draw->seat))
		return;
	event_add(b->ev, EV_DRAWN_CARD, AUDIENCE_SEAT(me->seat), "SP-9", 2, draw->seat,
		  draw->card);
}

static bool parse_drawer(struct parse *p, struct ce_order *o)
{
	if (o->power.target.kind == CE_AT_NOTHING && o->challenge >= 0)
		return true; /* all who fight there */
	if (o->power.target.kind == CE_AT_NOTHING)
		return parse_expected(
			p, "the player whose draws you see: flare mind on blue");
	if (o->power.target.seat == view_of(p)->seat)
		parse_fault(p, parse_mark(p), NULL,
			    "Name another player here, not yourself");
	return true;
}

/* The player is in "on blue". */
static void echo_drawer(const struct ce_view *v, const struct ce_order *o,
			struct buf *out)
{
	(void)v;
	(void)o;
	(void)out;
}

const struct ce_power_rule ce_mind = {
	.name = "Mind",
	.title = N_("power of knowledge"),
	.text = TEXT_MIND,
	.automatic = true,
	.orders = {.phases = PHASE(1),
		   .coming = true,
		   .allowed = STRATUM_USE,
		   .parse = parse_looks,
		   .echo = echo_looks,
		   .help = TEXT_MIND_ORDER,
		   .example = "power look at blue, green in the attack of yellow"},
	.does = {"Mind", {[HOOK_STEP_END] = looks}},
	.wild = {.text = TEXT_MIND_WILD,
		 .orders = {.phases = PHASE(2) | PHASE(3) | PHASE(4),
			    .allowed = STRATUM_USE,
			    .parse = parse_drawer,
			    .echo = echo_drawer,
			    .help = TEXT_MIND_WILD_ORDER,
			    .example = "flare mind on blue"},
		 .does = {"Wild Mind", {[HOOK_DRAW] = sees_draw}}},
	.super = {.text = TEXT_MIND_SUPER,
		  .orders = {.phases = PHASE(1),
			     .coming = true,
			     .allowed = STRATUM_USE,
			     .parse = parse_attacks,
			     .echo = echo_attacks,
			     .help = TEXT_MIND_SUPER_ORDER,
			     .example = "flare mind in the attack of yellow"},
		  .does = {.name = "Super Mind"}},
};
