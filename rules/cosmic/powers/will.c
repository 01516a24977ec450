/* Will, the power of choice [CP-2.15].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

static void frees(struct ce_board *b, struct ce_act *target, const struct ce_user *me,
		  int how_far)
{
	if (target->seat == me->seat && target->n < how_far && ce_may_use(b, me, -1))
		target->n = (int16_t)how_far;
}

/* A player who attacks as destiny says has used nothing. Where the use is stopped the
 * order is read again: as destiny says. */
static void chooses(struct ce_board *b, struct ce_act *attack, struct ce_user *me)
{
	if (attack->seat == me->seat && !attack->asked &&
	    !ce_use(b, me, -1, attack->other))
		attack->forbidden = true;
}

/* [CP-2.15] Anybody, wherever they may be attacked. */
static void attacks_anyone(struct ce_board *b, struct ce_act *target,
			   struct ce_user *me)
{
	frees(b, target, me, CE_ANYONE);
}

/* [CP-2.15 wild] Another player, as destiny says, in any system. */
static void attacks_anywhere(struct ce_board *b, struct ce_act *target,
			     struct ce_user *me)
{
	if (target->other != me->seat)
		frees(b, target, me, CE_ANY_SYSTEM);
}

/* [CP-2.15 super] Before Will chooses: when the turn before is over. */
static void looks(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	const struct ce_told told = ce_told(b, me, -1);
	int whom = told.target ? told.target->seat : CE_UNSAID;

	(void)window;
	if (whom >= 0 && whom != me->seat && ce_in_game(b->t, whom) &&
	    ce_use(b, me, -1, whom))
		ce_look(b, me->seat, whom, -1);
}

static bool parse_look(struct parse *p, struct ce_order *o)
{
	int from = parse_mark(p), seat;

	if (o->power.target.kind == CE_AT_NOTHING) {
		if (!ce_words_read_other_seat(p, &seat))
			return parse_expected(p, "on and a player, such as on green");
		o->power.target.kind = CE_AT_PLAYER;
		o->power.target.seat = (int8_t)seat;
	} else if (o->power.target.kind != CE_AT_PLAYER) {
		parse_fault(p, from, NULL, "Name the player whose hand you look at");
	} else if (o->power.target.seat == view_of(p)->seat) {
		parse_fault(p, from, NULL, "Name another player here, not yourself");
	}
	return true;
}

const struct ce_power_rule ce_will = {
	.name = "Will",
	.title = N_("power of choice"),
	.text = TEXT_WILL,
	.automatic = true,
	.reach = {.any_target = true},
	.does = {"Will", {[HOOK_TARGET] = attacks_anyone, [HOOK_ATTACK] = chooses}},
	.wild = {.text = TEXT_WILL_WILD,
		 .orders = {.phases = PHASE(1),
			    .allowed = STRATUM_USE,
			    .example = "flare will"},
		 .reach = {.any_place = true},
		 .does = {"Wild Will",
			  {[HOOK_TARGET] = attacks_anywhere, [HOOK_ATTACK] = chooses}}},
	.super = {.text = TEXT_WILL_SUPER,
		  .orders = {.phases = PHASE(3) | PHASE(4),
			     .allowed = STRATUM_USE,
			     .parse = parse_look,
			     .help = TEXT_WILL_SUPER_ORDER,
			     .example = "flare will on green"},
		  .does = {"Super Will", {[HOOK_TURN_END] = looks}}},
};
