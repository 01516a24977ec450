/* Assassin, the power to execute [CP-2.16].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* Destiny is drawn for all at once, and its losses are settled when all have reacted. */
static int n_executed(const struct ce_board *b, int colour)
{
	int n = 0;

	for (int i = 0; i < b->n_losses; i++)
		n += b->loss[i].seat == colour && b->loss[i].cause == CAUSE_POWER;
	return n;
}

/* [CP-2.16] The first planet of their list on which the colour has a token; else one of
 * its bases by chance. -1: it has none. */
static int find_victim(struct ce_board *b, const struct ce_user *me,
		       const struct ce_act *drawn)
{
	const struct ce_told told = ce_told(b, me, -1);
	int colour = drawn->other;
	unsigned bases = 0;

	for (int at = 0; at < CE_AT_LIMBO; at++)
		bases |= ce_tokens_at(b->t, colour, at) > 0 ? 1U << at : 0;
	for (int i = 0; told.given && i < told.n; i++) {
		int at = ce_at_planet(told.item[i].system, told.item[i].planet);
		if (told.item[i].seat == colour && bases >> at & 1)
			return at;
	}
	return ce_random_bit(b, "execute", colour, drawn->n, bases);
}

/* [CP-2.16] Each card turned up that shows another player's colour costs that player one
 * token at once. It does not matter who drew it, and cards put away as an own colour count
 * as well. In a turn a colour loses no more tokens than the game allows. */
static void executes(struct ce_board *b, struct ce_act *told, struct ce_user *me)
{
	int colour = told->other, at;
	struct ce_pile pile = {{0}};

	if (colour == me->seat || !ce_in_game(b->t, colour) ||
	    n_executed(b, colour) >= b->t->option.assassin_limit)
		return;
	at = find_victim(b, me, told);
	if (at < 0 || !ce_use(b, me, -1, colour))
		return;
	pile.n[at] = 1;
	ce_lose(b, colour, -1, &pile, CAUSE_POWER);
	told->asked = true; /* somebody was executed for this result */
}

static bool parse_list(struct parse *p, struct ce_order *o)
{
	ce_words_skip_occasion(p, "drawn");
	return ce_words_read_bases(p, o, 1);
}

static void echo_list(const struct ce_view *v, const struct ce_order *o,
		      struct buf *out)
{
	(void)v;
	ce_words_put_bases(out, o->power.item, o->power.n_items);
}

/* The Flare --------------------------------------------------------------- */

/* Their token that goes along: as they name it, else one of theirs outside this
 * challenge, by chance. */
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

/* [CP-2.16 wild] The defence has lost to an Attack: everybody who would land goes to
 * the Warp instead, and a token of the defender goes with them. */
static void drags_down(struct ce_board *b, struct ce_act *land, struct ce_user *me)
{
	int number = land->challenge;
	const struct ce_challenge *c = challenge_of(b, number);
	struct ce_pile own = {{0}}, theirs = {{0}};

	if (land->kind != ACT_LAND || c->defender != me->seat ||
	    c->face[0] == CARD_COMPROMISE || !ce_may_use(b, me, number))
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
	int from = parse_mark(p), n;
	bool said = parse_number(p, &n);

	if (said && n != 1)
		parse_fault(p, from, "CP-2.16", "One of your tokens goes with them");
	return (!parse_word(p, WORD_FROM, NULL) && !said) ||
	       ce_words_read_planets(p, o, 0, 0, CW_OWN_BASE, CE_UNSAID);
}

static void echo_own(const struct ce_view *v, const struct ce_order *o, struct buf *out)
{
	(void)v;
	if (!o->power.n_items)
		return;
	buf_z(out, "from ");
	ce_words_put_planets(out, o->power.item, o->power.n_items);
}

/* [CP-2.16 super] When they execute for the result that they drew themselves. */
static void frees_one(struct ce_board *b, struct ce_act *told, struct ce_user *me)
{
	if (told->asked && told->seat == me->seat && b->t->warp[me->seat] &&
	    ce_use(b, me, -1, told->other))
		ce_release(b, me->seat, 1, CE_AT_LIMBO, CAUSE_POWER);
}

const struct ce_power_rule ce_assassin = {
	.name = "Assassin",
	.title = N_("power to execute"),
	.text = TEXT_ASSASSIN,
	.mandatory = true,
	.orders = {.phases = PHASE(3) | PHASE(4),
		   .keep = CE_KEEP_TURN,
		   .allowed = STRATUM_REPORT,
		   .parse = parse_list,
		   .echo = echo_list,
		   .help = TEXT_ASSASSIN_ORDER,
		   .example = "power red from red 1, blue 4; green from green 2"},
	.does = {"Assassin", {[HOOK_DESTINY_TOLD] = executes}},
	.wild = {.text = TEXT_ASSASSIN_WILD,
		 .orders = {.phases = PHASE(3),
			    .in_challenge = true,
			    .allowed = STRATUM_REVEAL,
			    .parse = parse_own,
			    .echo = echo_own,
			    .help = TEXT_ASSASSIN_WILD_ORDER,
			    .example = "flare assassin c1: from red 3"},
		 .does = {"Wild Assassin", {[HOOK_LAND] = drags_down}}},
	.super = {.text = TEXT_ASSASSIN_SUPER,
		  .orders = {.phases = PHASE(3) | PHASE(4),
			     .allowed = STRATUM_REPORT,
			     .good = true,
			     .example = "flare assassin"},
		  .does = {"Super Assassin", {[HOOK_DESTINY_TOLD] = frees_one}}},
};
