/* Zombie, the power of immortality [CP-2.1].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* [CP-2.1] Tokens of theirs that should go to the Warp wait in Limbo instead, and they
 * place them in the next phase. */
static void saves_his_own(struct ce_board *b, struct ce_act *loss, struct ce_user *me)
{
	if (loss->seat == me->seat && ce_use(b, me, loss->challenge, -1))
		ce_spare(b, loss, loss->n, CE_AT_LIMBO);
}

/* [CP-2.1] A player who loses no tokens is owed no cards for them, unless the game is
 * set so; where they were zapped, they did lose them. */
static void collects_nothing(struct ce_board *b, struct ce_act *owed,
			     struct ce_user *me)
{
	if (owed->seat == me->seat && owed->n > 0 && !b->t->option.zombie_consolation &&
	    ce_use(b, me, owed->challenge, -1))
		owed->n = 0;
}

/* [CP-2.1] A deal may free anybody's tokens. A Zap that comes with it stops this clause
 * alone; one that came before in this challenge is known when the deal is offered. */
static void frees_in_deals(struct ce_board *b, struct ce_act *freeing,
			   struct ce_user *me)
{
	if (freeing->seat != me->seat)
		return;
	if (b->asking)
		freeing->asked = !ce_is_barred(b, me->instance, freeing->challenge);
	else
		freeing->asked = ce_use(b, me, freeing->challenge,
					opponent(b, freeing->challenge, me->seat));
}

/* The standing order ------------------------------------------------------ */

enum { PLANETS_MOST = CE_ITEMS };

/* [CP-2.1] What waits in Limbo and is placed by no other order goes to the planets of
 * the standing order, one token each in turn. */
static void returns(struct ce_board *b, struct ce_act *waiting, struct ce_user *me)
{
	const struct ce_told told = ce_told(b, me, -1);
	int at[PLANETS_MOST], n = 0;

	if (waiting->seat != me->seat || !told.given)
		return;
	for (int i = 0; i < told.n && n < PLANETS_MOST; i++) {
		int to = ce_at_planet(told.item[i].system, told.item[i].planet);
		if (ce_may_place(b->t, me->seat, to))
			at[n++] = to;
	}
	for (int i = 0; i < n; i++)
		ce_place(b, me->seat, waiting->n / n + (i < waiting->n % n), at[i]);
}

static bool parse_return(struct parse *p, struct ce_order *o)
{
	ce_words_skip_occasion(p, "lose");
	if (!parse_says(p, "return"))
		return parse_expected(p, "return to, and planets of yours");
	parse_word(p, WORD_TO, NULL);
	return ce_words_read_planets(p, o, 0, 0, CW_OWN_BASE, CE_UNSAID);
}

static void echo_return(const struct ce_view *v, const struct ce_order *o,
			struct buf *out)
{
	(void)v;
	buf_z(out, "return to ");
	ce_words_put_planets(out, o->power.item, o->power.n_items);
}

/* The Flare --------------------------------------------------------------- */

/* [CP-2.1 wild] Each time, one of them: by way of Limbo, as with the Power. */
static void saves_one(struct ce_board *b, struct ce_act *loss, struct ce_user *me)
{
	if (loss->seat == me->seat && ce_use(b, me, loss->challenge, -1))
		ce_spare(b, loss, 1, CE_AT_LIMBO);
}

static bool brings_one(const struct ce_board *b, int challenge, int seat, int side)
{
	const struct ce_challenge *c = &b->t->challenge[challenge];

	return !ce_is_main(c, seat) && c->side[seat] == side && b->t->warp[seat] > 0;
}

/* [CP-2.1 super] Their allies bring one token each out of the Warp, above the limit. */
static void allies_rise(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	int c = window->challenge;
	int side = is_main(b, c, me->seat) ? ce_side_of(challenge_of(b, c), me->seat)
					   : CE_NO_SIDE;

	for (int k = 0; k < b->t->n_seats && side; k++) {
		int seat = ce_from_lead(b->t, k);
		if (brings_one(b, c, seat, side) && ce_use(b, me, c, -1))
			ce_release(b, seat, 1, CE_AT_CONE + c, CAUSE_POWER);
	}
}

const struct ce_power_rule ce_zombie = {
	.name = "Zombie",
	.title = N_("power of immortality"),
	.text = TEXT_ZOMBIE,
	.mandatory = true,
	.orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
		   .keep = CE_KEEP_STANDING,
		   .parse = parse_return,
		   .echo = echo_return,
		   .help = TEXT_ZOMBIE_ORDER,
		   .example = "power return to red 1, red 3"},
	.reach = {.frees = true},
	.does = {"Zombie",
		 {[HOOK_LOSS] = saves_his_own,
		  [HOOK_OWED] = collects_nothing,
		  [HOOK_FREES] = frees_in_deals,
		  [HOOK_LIMBO] = returns}},
	.wild = {.text = TEXT_ZOMBIE_WILD,
		 .orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
			    .allowed = STRATUM_REVEAL,
			    .good = true,
			    .example = "flare zombie in c2"},
		 .does = {"Wild Zombie", {[HOOK_LOSS] = saves_one}}},
	.super = {.text = TEXT_ZOMBIE_SUPER,
		  .orders = {.phases = PHASE(2),
			     .in_challenge = true,
			     .allowed = STRATUM_USE,
			     .example = "flare zombie in c1"},
		  .does = {"Super Zombie", {[HOOK_ALLIED] = allies_rise}}},
};
