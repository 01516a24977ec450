/* Vacuum, the power of catharsis [CP-2.17].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

/* What the seat could still lose: tokens in no challenge and on no planet under attack
 * that no earlier loss waits for. */
static struct ce_pile losable(const struct ce_board *b, int seat)
{
	struct ce_pile free = ce_free_tokens(b->t, seat);

	for (int at = 0; at < CE_AT_LIMBO; at++)
		if (ce_under_attack(b->t, at / CE_PLANETS, at % CE_PLANETS + 1))
			free.n[at] = 0;
	free.n[CE_AT_LIMBO] = b->t->limbo[seat];
	return free;
}

static int room(const struct ce_board *b, int seat)
{
	struct ce_pile free = losable(b, seat);
	int n = ce_pile_sum(&free) - b->t->loss[seat];

	return n > 0 ? n : 0;
}

/* [CP-2.17] All that he lost in this step, but for challenges in which he is zapped. */
static int n_lost(struct ce_board *b, const struct ce_act *lost, struct ce_user *me)
{
	int n = 0;

	for (int i = lost->value; i < lost->add; i++) {
		const struct ce_act *group = &b->loss[i];
		if (group->seat == me->seat && !group->asked && group->n &&
		    ce_use(b, me, group->challenge, -1))
			n += group->n;
	}
	return n;
}

/* As he ordered: red 2, then blue the rest. */
static int share_ordered(const struct ce_board *b, const struct ce_told *told, int n,
			 int share[CE_SEATS])
{
	for (int i = 0; i < told->n && n; i++) {
		int seat = told->item[i].seat, left = room(b, seat) - share[seat];
		int wish = told->item[i].n == CE_UNSAID ? n : told->item[i].n;
		int take = wish < n ? wish : n;
		take = take < left ? take : left;
		if (!ce_in_game(b->t, seat) || take <= 0)
			continue;
		share[seat] += take;
		n -= take;
	}
	return n;
}

/* No order: one by one, each of those who have tokens left as likely as another. */
static void share_random(struct ce_board *b, const struct ce_user *me, int n,
			 int share[CE_SEATS])
{
	for (int i = 0; i < n; i++) {
		unsigned open = 0;
		for (int seat = 0; seat < b->t->n_seats; seat++)
			if (seat != me->seat && ce_in_game(b->t, seat) &&
			    room(b, seat) > share[seat])
				open |= 1U << seat;
		if (!open)
			return;
		share[ce_random_bit(b, "takes.along", me->seat, i, open)]++;
	}
}

/* [CP-2.17 super] He chooses their tokens: planet by planet as he named them, the rest
 * by chance. */
static void take_chosen(struct ce_board *b, const struct ce_user *super, int victim,
			int n)
{
	const struct ce_told told = ce_told(b, super, -1);
	struct ce_pile free = losable(b, victim), out = {{0}};

	for (int i = 0; i < told.n; i++) {
		int at = ce_at_planet(told.item[i].system, told.item[i].planet);
		int left = n - ce_pile_sum(&out);
		int k = free.n[at] < left ? free.n[at] : left;
		if (told.item[i].seat != victim)
			continue;
		free.n[at] = (uint8_t)(free.n[at] - k);
		out.n[at] = (uint8_t)(out.n[at] + k);
	}
	ce_random_tokens(b, "taken", victim, n - ce_pile_sum(&out), false, &free, &out);
	ce_take_along(b, victim, &out);
}

/* [CP-2.17] He fixes how many each loses; they choose which, with their next orders. */
static void takes_along(struct ce_board *b, struct ce_act *lost, struct ce_user *me)
{
	int share[CE_SEATS] = {0};

	if (lost->seat != me->seat)
		return;
	const struct ce_told told = ce_told(b, me, -1);
	int n = n_lost(b, lost, me);
	if (told.given)
		share_ordered(b, &told, n, share);
	else
		share_random(b, me, n, share);
	struct ce_user *super = ce_super_of(b, me, -1);
	for (int seat = 0; seat < b->t->n_seats; seat++) {
		if (!share[seat])
			continue;
		if (super && ce_use(b, super, -1, seat))
			take_chosen(b, super, seat, share[seat]);
		else
			ce_must_lose(b, seat, share[seat], me->seat);
	}
}

static bool parse_victims(struct parse *p, struct ce_order *o)
{
	return cw_read_seats(p, o, 0, 0, true);
}

static void echo_victims(const struct ce_view *v, const struct ce_order *o,
			 struct buf *out)
{
	(void)v;
	cw_put_seats(out, o->power.item, o->power.n_items, " then ");
}

/* The Flare --------------------------------------------------------------- */

/* [CP-2.17 wild] For each main player but himself who shows an Attack. */
static void frees_own(struct ce_board *b, struct ce_act *shown, struct ce_user *me)
{
	const struct ce_challenge *c = challenge_of(b, shown->challenge);
	int n = (c->attacker != me->seat && card_is_attack(c->card[0])) +
		(c->defender != me->seat && card_is_attack(c->card[1]));

	n = n < b->t->warp[me->seat] ? n : b->t->warp[me->seat];
	if (n && ce_use(b, me, shown->challenge, -1))
		ce_release(b, me->seat, n, CE_AT_LIMBO, CAUSE_POWER);
}

static bool parse_chosen(struct parse *p, struct ce_order *o)
{
	for (int row = 0;; row++) {
		int first = o->power.n_items, seat;
		if (!cw_read_other_seat(p, &seat))
			return row == 0;
		parse_word(p, WORD_FROM, NULL);
		if (!cw_read_planets(p, o, row, 0, CW_BASE_OF, seat))
			return false;
		for (int i = first; i < o->power.n_items; i++)
			o->power.item[i].seat = (int8_t)seat;
		if (!parse_sign(p, ';'))
			return true;
	}
}

static void echo_chosen(const struct ce_view *v, const struct ce_order *o,
			struct buf *out)
{
	const struct ce_item *item = o->power.item;
	int n = o->power.n_items;

	(void)v;
	for (int i = 0, k; i < n; i = k) {
		for (k = i; k < n && item[k].row == item[i].row;)
			k++;
		buf_printf(out, "%s%s from ", i ? "; " : "",
			   cw_seat_name(item[i].seat));
		cw_put_planets(out, item + i, k - i);
	}
}

const struct ce_power_rule ce_vacuum = {
	.name = "Vacuum",
	.title = "power of catharsis",
	.text = "Whenever you lose tokens to the Warp you take up to the same number "
		"of "
		"other players' tokens along. All that you lose in one step counts "
		"together. You say how many each of them loses, with an order that "
		"stands until you change it: power red 2 then blue (blue loses the "
		"rest). Without an order the full number is split by chance. The "
		"victims choose which of their tokens, with the orders for the next "
		"phase; tokens in a challenge or on a planet under attack are safe.",
	.mandatory = true,
	.orders =
		{.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
		 .keep = CE_KEEP_STANDING,
		 .allowed = STRATUM_REPORT,
		 .parse = parse_victims,
		 .echo = echo_victims,
		 .help = "power RED 2 then BLUE: whose tokens go with yours, and how\n"
			 "many; a player without a number loses all that is left.\n"
			 "The order stands until you change or clear it.",
		 .example = "power red 2 then blue"},
	.does = {"Vacuum", {[HOOK_LOST] = takes_along}},
	.wild = {.text = "For each other main player of the challenge who shows an "
			 "Attack you take one token of yours out of the Warp.",
		 .orders = {.phases = PHASE(3),
			    .in_challenge = true,
			    .allowed = STRATUM_REVEAL,
			    .example = "flare vacuum in c1"},
		 .does = {"Wild Vacuum", {[HOOK_SHOWN] = frees_own}}},
	.super = {.text = "You choose the victims' tokens, at once: flare vacuum: red "
			  "from red 1, red 2; blue from blue 3.",
		  .orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
			     .allowed = STRATUM_USE,
			     .parse = parse_chosen,
			     .echo = echo_chosen,
			     .help = "flare vacuum: RED from PLANET, PLANET; BLUE from "
				     "PLANET.",
			     .example = "flare vacuum: red from red 1, red 2"},
		  .does = {.name = "Super Vacuum"}},
};
