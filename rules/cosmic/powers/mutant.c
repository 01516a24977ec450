/* Mutant, the power to regenerate [CP-2.8].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* Drawing ----------------------------------------------------------------- */

/* One card out of the source: the deck (no seat), or a player's hand. */
static bool draw_one(struct ce_board *b, const struct ce_item *from, int me,
		     int challenge, int *draws)
{
	if (from->seat < 0)
		return ce_draw_told(b, me, challenge) != CARD_NONE;
	return ce_take_random(b, from->seat, me, "mutant", (*draws)++, challenge) !=
	       CARD_NONE;
}

/* [CP-2.8] Draws from the sources in order: from each the number of cards that was
 * said, or one; from the last one as long as it lasts. */
/* The order named more cards than were drawn. */
static void tell_fewer(struct ce_board *b, int me, int challenge, int drawn)
{
	const char *many = drawn == 1 ? "" : "s";

	if (b->s->h.hand[me].n >= b->t->option.mutant_size)
		ce_tell_default(b, me, "CP-2.8",
				"Mutant draws %d card%s in C%d, to a hand of %d", drawn,
				many, challenge + 1, b->s->h.hand[me].n);
	else
		ce_tell_default(b, me, "CP-2.8",
				"Mutant draws %d card%s in C%d: there were no more",
				drawn, many, challenge + 1);
}

static void refill(struct ce_board *b, const struct ce_told *told, int me,
		   int challenge)
{
	static const struct ce_item deck = {.n = CE_UNSAID, .seat = CE_UNSAID};
	const struct ce_item *source = told->n ? told->item : &deck;
	int n = told->n ? told->n : 1, draws = 0, size = b->t->option.mutant_size;
	int before = b->s->h.hand[me].n, named = 0;

	for (int i = 0; i < n; i++) {
		int most = source[i].n < 1 ? 1 : source[i].n;
		named += most;
		for (int k = 0; (i == n - 1 || k < most) && b->s->h.hand[me].n < size;
		     k++)
			if (!draw_one(b, &source[i], me, challenge, &draws))
				break;
	}
	if (b->s->h.hand[me].n - before < named)
		tell_fewer(b, me, challenge, b->s->h.hand[me].n - before);
}

/* [CP-2.8 super] First the cards that they do not want. */
static int n_unwanted(const struct ce_board *b, const struct ce_told *told, int seat)
{
	int n = 0;

	for (int i = 0; i < told->n; i++)
		n += ce_holds(b->s, seat, told->item[i].card) > 0;
	return n;
}

/* There is one hand, so they draw once, however many challenges they are in. Zapped in
 * one of them, they may draw in another for which they ordered it [SP-7]. */
static bool has_drawn(const struct ce_board *b, const struct ce_user *me)
{
	for (int c = 0; c < b->t->n_challenges; c++)
		if (ce_has_used(b, me, c) && !ce_is_barred(b, me->instance, c))
			return true;
	return false;
}

/* [CP-2.8] */
static void regenerates(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	int c = window->challenge, size = b->t->option.mutant_size;
	const struct ce_told told = ce_told(b, me, c);

	if (!told.given || !is_main(b, c, me->seat) || has_drawn(b, me))
		return;
	struct ce_user *super = ce_super_of(b, me, c);
	const struct ce_told thrown =
		super ? ce_told(b, super, c) : (struct ce_told){0};
	int held = b->s->h.hand[me->seat].n;
	if (held - n_unwanted(b, &thrown, me->seat) >= size || !ce_use(b, me, c, -1))
		return;
	if (n_unwanted(b, &thrown, me->seat) && ce_use(b, super, c, -1))
		ce_throw_away(b, me->seat, &thrown);
	refill(b, &told, me->seat, c);
}

/* Words ------------------------------------------------------------------- */

static bool read_count(struct parse *p, struct ce_item *item)
{
	int n, from = parse_mark(p);

	if (!ce_words_read_near_number(p, &n))
		return true;
	if (n < 1 || n > CE_HAND_MAX)
		parse_fault(p, from, NULL, "%d cards cannot be drawn", n);
	item->n = (int16_t)(n > CE_HAND_MAX ? CE_HAND_MAX : n);
	return true;
}

static void check_main(struct parse *p, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);

	if (v->t.phase == 2 && o->challenge >= 0 &&
	    !ce_is_main(&v->t.challenge[o->challenge], v->seat))
		parse_fault(p, parse_mark(p), NULL, "You are not a main player of C%d",
			    o->challenge + 1);
}

/* "on red": that player is the first source. */
static bool read_whom(struct parse *p, struct ce_order *o)
{
	struct ce_item *item = ce_words_item(p, o, 0, 0);

	if (!item)
		return false;
	if (o->power.target.seat == view_of(p)->seat)
		parse_fault(p, parse_mark(p), NULL,
			    "Name another player here, not yourself");
	item->seat = o->power.target.seat;
	item->n = CE_UNSAID;
	o->power.target = (struct ce_target){.seat = CE_UNSAID};
	return true;
}

/* "from deck 2, red 1, deck"; nothing: from the deck. */
static bool parse_sources(struct parse *p, struct ce_order *o)
{
	int seat, was = p->i, n;

	check_main(p, o);
	/* An order that is stored with one was taken before it counted. */
	if (o->power.target.kind == CE_AT_PLAYER && !p->reader->stored &&
	    !read_whom(p, o))
		return false;
	if (o->power.n_items && !parse_comma(p) && !parse_word(p, WORD_THEN, NULL))
		return true; /* nobody else is named */
	do {
		bool from = parse_says(p, "draw") || parse_says(p, "take");
		n = CE_UNSAID;
		if (ce_words_read_near_number(p, &n) || parse_says(p, "rest"))
			from = true; /* "2 from deck, rest from red" */
		parse_word(p, W_CARD, NULL);
		from |= parse_word(p, WORD_FROM, NULL);
		bool deck = parse_says(p, "deck");
		seat = CE_UNSAID;
		if (!deck && !ce_words_read_other_seat(p, &seat)) {
			if (!from && !o->power.n_items)
				return true;
			return parse_expected(
				p, "the deck or a player, as in: from deck 2, red 1");
		}
		struct ce_item *item = ce_words_item(p, o, 0, 0);
		if (!item)
			return false;
		item->seat = (int8_t)(deck ? CE_UNSAID : seat);
		item->n = (int16_t)(n > CE_HAND_MAX ? CE_HAND_MAX : n);
		parse_says(p, "hand");
		if (n == CE_UNSAID)
			read_count(p, item);
		was = p->i;
	} while (parse_comma(p) || parse_word(p, WORD_THEN, NULL) ||
		 parse_sign(p, ';'));
	p->i = was;
	return true;
}

static void echo_sources(const struct ce_view *v, const struct ce_order *o,
			 struct buf *out)
{
	(void)v;
	for (int i = 0; i < o->power.n_items; i++) {
		const struct ce_item *item = &o->power.item[i];
		buf_printf(out, "%s%s", i ? ", " : "from ",
			   item->seat < 0 ? "deck" : ce_words_seat_name(item->seat));
		if (item->n >= 0)
			buf_printf(out, " %d", item->n);
	}
	if (!o->power.n_items)
		buf_z(out, "from deck");
}

static bool parse_thrown(struct parse *p, struct ce_order *o)
{
	check_main(p, o);
	return ce_words_read_discard(p, o);
}

/* The Wild ---------------------------------------------------------------- */

/* [CP-2.8 wild] One card from the opponent and one from each of the opponent's
 * allies. */
static void takes_from_beaten(struct ce_board *b, struct ce_act *window,
			      struct ce_user *me)
{
	int n = window->challenge;
	const struct ce_challenge *c = challenge_of(b, n);

	if (!ce_told(b, me, n).given || !won_or_dealt(b, n, me->seat))
		return;
	int other = opponent(b, n, me->seat);
	struct ce_what what = ce_what_in("mutant.wild", n);
	if (!ce_use(b, me, n, other))
		return;
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		if (seat == other || c->side[seat] == ce_side_of(c, other))
			ce_take_random(b, seat, me->seat, what.z, 0, n);
	}
}

const struct ce_power_rule ce_mutant = {
	.name = "Mutant",
	.title = N_("power to regenerate"),
	.text = TEXT_MUTANT,
	.orders = {.phases = PHASE(2),
		   .in_challenge = true,
		   .allowed = STRATUM_USE,
		   .parse = parse_sources,
		   .echo = echo_sources,
		   .help = TEXT_MUTANT_ORDER,
		   .good = true,
		   .example = "power c2: from deck 2, red 1, deck"},
	.does = {"Mutant", {[HOOK_PRE_CARD] = regenerates}},
	.wild = {.text = TEXT_MUTANT_WILD,
		 .orders = {.phases = PHASE(3) | PHASE(4),
			    .in_challenge = true,
			    .allowed = STRATUM_REVEAL,
			    .good = true,
			    .example = "flare mutant c2"},
		 .does = {"Wild Mutant", {[HOOK_SETTLED] = takes_from_beaten}}},
	.super = {.text = TEXT_MUTANT_SUPER,
		  .orders = {.phases = PHASE(2),
			     .in_challenge = true,
			     .allowed = STRATUM_USE,
			     .parse = parse_thrown,
			     .echo = ce_words_echo_discard,
			     .help = TEXT_MUTANT_SUPER_ORDER,
			     .example = "flare mutant c2: discard attack 4, attack 6"},
		  .does = {.name = "Super Mutant"}},
};
