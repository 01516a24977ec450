/* Assassin, the power to execute [CP-2.16].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

/* [CP-2.16] The first planet of his list on which the colour has a token; else one of
 * its bases by chance. CE_PLACES: it has none. */
static int find_victim(struct ce_board *b, const struct ce_user *me, int colour)
{
	const struct ce_told told = ce_told(b, me, -1);
	struct ce_pile bases = {{0}}, out = {{0}};

	for (int at = 0; at < CE_AT_LIMBO; at++)
		bases.n[at] = ce_tokens_at(b->t, colour, at) > 0;
	for (int i = 0; told.given && i < told.n; i++) {
		int at = ce_at_planet(told.item[i].system, told.item[i].planet);
		if (told.item[i].seat == colour && bases.n[at])
			return at;
	}
	struct ce_what what =
		ce_what_in("execute", b->t->power[me->instance].mark[colour]);
	ce_random_tokens(b, what.z, colour, 1, false, &bases, &out);
	for (int at = 0; at < CE_AT_LIMBO; at++)
		if (out.n[at])
			return at;
	return CE_PLACES;
}

/* [CP-2.16] Each result that shows another's colour, whoever drew it: one token, at
 * once; no more of a colour in a turn than the game allows. */
static void executes(struct ce_board *b, struct ce_act *told, struct ce_user *me)
{
	struct ce_power *mine = ce_mine(b, me);
	int colour = told->other, at;
	struct ce_pile pile = {{0}};

	if (colour == me->seat || !ce_in_game(b->t, colour) ||
	    mine->mark[colour] >= b->t->option.assassin_limit)
		return;
	at = find_victim(b, me, colour);
	if (at == CE_PLACES || !ce_use(b, me, -1, colour))
		return;
	mine->mark[colour]++;
	pile.n[at] = 1;
	ce_lose(b, colour, -1, &pile, CAUSE_POWER);
	told->asked = true; /* somebody was executed for this result */
}

static void counts_anew(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	(void)window;
	for (int seat = 0; seat < CE_SEATS; seat++)
		ce_mine(b, me)->mark[seat] = 0;
}

static bool parse_list(struct parse *p, struct ce_order *o)
{
	for (int row = 0;; row++) {
		int first = o->power.n_items, seat;
		if (!cw_read_other_seat(p, &seat))
			return parse_expected(p, "a player, and planets of his: "
						 "red from blue 4, red 1");
		parse_word(p, WORD_FROM, NULL);
		if (!cw_read_planets(p, o, row, 0, CW_BASE_OF, seat))
			return false;
		for (int i = first; i < o->power.n_items; i++)
			o->power.item[i].seat = (int8_t)seat;
		if (!parse_sign(p, ';'))
			return true;
	}
}

static void echo_list(const struct ce_view *v, const struct ce_order *o,
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

/* The Flare --------------------------------------------------------------- */

/* His token that goes with them: as he names it, else one of his outside this challenge
 * by chance. */
static bool find_own(struct ce_board *b, const struct ce_user *me, int challenge,
		     struct ce_pile *out)
{
	const struct ce_told told = ce_told(b, me, challenge);
	struct ce_pile free = ce_free_tokens(b->t, me->seat);

	free.n[CE_AT_LIMBO] = b->t->limbo[me->seat];
	for (int i = 0; i < told.n; i++) {
		int at = ce_at_planet(told.item[i].system, told.item[i].planet);
		if (free.n[at]) {
			out->n[at] = 1;
			return true;
		}
	}
	struct ce_what what = ce_what_in("with.them", challenge);
	ce_random_tokens(b, what.z, me->seat, 1, false, &free, out);
	return ce_pile_sum(out) > 0;
}

/* [CP-2.16 wild] The defence has lost to an Attack: whoever would land goes to the Warp
 * instead, and a token of his with them. */
static void drags_down(struct ce_board *b, struct ce_act *land, struct ce_user *me)
{
	int number = land->challenge;
	const struct ce_challenge *c = challenge_of(b, number);
	struct ce_pile own = {{0}}, theirs = {{0}};

	if (land->kind != ACT_LAND || c->defender != me->seat ||
	    c->face[0] == CARD_COMPROMISE)
		return;
	bool first = !ce_has_used(b, me, number);
	if ((first && !find_own(b, me, number, &own)) ||
	    !ce_use(b, me, number, c->attacker))
		return;
	if (first)
		ce_lose(b, me->seat, -1, &own, CAUSE_POWER);
	theirs.n[CE_AT_CONE + number] = (uint8_t)land->n;
	ce_lose(b, land->seat, number, &theirs, CAUSE_POWER);
	land->forbidden = true;
}

static bool parse_own(struct parse *p, struct ce_order *o)
{
	return !parse_word(p, WORD_FROM, NULL) ||
	       cw_read_planets(p, o, 0, 0, CW_OWN_BASE, CE_UNSAID);
}

static void echo_own(const struct ce_view *v, const struct ce_order *o, struct buf *out)
{
	(void)v;
	if (!o->power.n_items)
		return;
	buf_z(out, "from ");
	cw_put_planets(out, o->power.item, o->power.n_items);
}

/* [CP-2.16 super] When he executes for the result that he drew himself. */
static void frees_one(struct ce_board *b, struct ce_act *told, struct ce_user *me)
{
	if (told->asked && told->seat == me->seat && b->t->warp[me->seat] &&
	    ce_use(b, me, -1, told->other))
		ce_release(b, me->seat, 1, CE_AT_LIMBO, CAUSE_POWER);
}

const struct ce_power_rule ce_assassin = {
	.name = "Assassin",
	.title = "power to execute",
	.text = "Each time destiny shows the colour of another player, whoever drew "
		"it, "
		"one token of that colour goes from one of its bases to the Warp, "
		"before the next turn begins; no more than one of a colour in a turn, "
		"unless the game is set otherwise. You list the bases with your orders "
		"for phase 4 (or 3, in case phase 4 is left out): power red from "
		"blue 4, red 1; green from yellow 2. Without a list, or where none of "
		"its bases is there, chance picks a base. The colour counts that was "
		"drawn, whoever is then attacked.",
	.mandatory = true,
	.orders = {.phases = PHASE(3) | PHASE(4),
		   .keep = CE_KEEP_TURN,
		   .allowed = STRATUM_REPORT,
		   .parse = parse_list,
		   .echo = echo_list,
		   .help = "power RED from PLANET, PLANET; BLUE from PLANET ...: the "
			   "base\n"
			   "from which a token of that colour goes, if destiny shows "
			   "it;\n"
			   "the first on which it stands then.",
		   .example = "power red from red 1, blue 4; green from green 2"},
	.does = {"Assassin",
		 {[HOOK_DESTINY_TOLD] = executes, [HOOK_TURN_END] = counts_anew}},
	.wild = {.text = "As the defender who lost to an Attack: one token of yours "
			 "from "
			 "outside the challenge goes to the Warp, and all opposing "
			 "tokens go with it. They get no base.",
		 .orders =
			 {.phases = PHASE(3),
			  .in_challenge = true,
			  .allowed = STRATUM_REVEAL,
			  .parse = parse_own,
			  .echo = echo_own,
			  .help = "flare assassin c1: from PLANET ...: your token that "
				  "goes.",
			  .example = "flare assassin c1: from red 3"},
		 .does = {"Wild Assassin", {[HOOK_LAND] = drags_down}}},
	.super = {.text = "When you execute for the destiny result that you drew "
			  "yourself, you take one token of yours out of the Warp (to "
			  "Limbo). Ordered in phase 4, or 3.",
		  .orders = {.phases = PHASE(3) | PHASE(4),
			     .allowed = STRATUM_REPORT,
			     .example = "flare assassin"},
		  .does = {"Super Assassin", {[HOOK_DESTINY_TOLD] = frees_one}}},
};
