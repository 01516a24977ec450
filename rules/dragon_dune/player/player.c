/* The house player of Dragon Dune: see player.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/player/player.h"

#include "base/locale.h"
#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/player/plans.h"
#include "rules/dragon_dune/player/player_texts.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/game.h"

enum {
	LATE = 4,      /* the turn from which the Orcs' victory is near */
	KEPT_GOLD = 2, /* for the cards of the next turn */
	BID_BLIND = 3, /* for a card that is not seen */
	BID_GOBLINS = 5,
	BID_ACE = 3,
};

static const char *const manner[] = {TEXT_MANNER, NULL};

static void set_up(const struct dd_view *v, struct moves *m)
{
	if (v->seat == DD_ORCS)
		moves_offer(m, 0, "place 4 in 1c, 6 in 16f");
	moves_take(m);
}

static int partner_worth(const struct dd_table *t, int seat)
{
	return dd_castles(t, seat) * DD_SEATS + DD_SEATS - seat +
	       (seat == DD_ORCS && t->turn >= LATE ? 100 : 0);
}

/* "ally orcs elves dwarves": all others, the best first. */
static void wishes(const struct dd_view *v, struct moves *m)
{
	struct buf list = buf_in(moves_arena(m));
	unsigned named = 1U << v->seat;

	for (int i = 1; i < DD_SEATS; i++) {
		int best = -1;
		for (int seat = 0; seat < DD_SEATS; seat++)
			if (!(named >> seat & 1) &&
			    (best < 0 ||
			     partner_worth(&v->t, seat) > partner_worth(&v->t, best)))
				best = seat;
		named |= 1U << best;
		buf_printf(&list, "%s%s", i > 1 ? ", " : "", dd_colours[best]);
	}
	moves_offer(m, 0, "ally %.*s", STR_ARG(buf_str(&list)));
}

static void council(const struct dd_view *v, struct moves *m)
{
	if (v->seat == DD_ORCS || v->t.ally[v->seat] != DD_NOBODY)
		moves_offer(m, 0, "pass");
	else
		wishes(v, m);
	moves_take(m);
}

/* The most gold that it spends on cards in this turn. */
static int purse_for_cards(const struct dd_view *v)
{
	return (v->t.gold[v->seat] + 1) / 2;
}

/* The most for that lot. */
static int worth_of_lot(const struct dd_view *v, int lot)
{
	int card = v->lots[lot - 1];

	if (v->seat == DD_ELVES && card)
		return dd_is_ace(card) ? BID_ACE : dd_value(card);
	return v->seat == DD_GOBLINS ? BID_GOBLINS : BID_BLIND;
}

static void plan_bids(const struct dd_view *v, struct moves *m)
{
	int purse = purse_for_cards(v);

	if (v->t.n_hand[v->seat] >= dd_factions[v->seat].hand || !purse)
		return;
	for (int lot = 1; lot <= v->t.n_lots; lot++) {
		int worth = worth_of_lot(v, lot);
		for (int bid = worth - 1; bid <= worth + 1; bid++)
			if (bid >= 1)
				moves_offer(m, 0, "bid %d %d", lot,
					    bid < purse ? bid : purse);
		moves_take(m);
	}
	moves_offer(m, 0, "maxgold %d", purse);
	moves_take(m);
}

static void march(const struct dd_view *v, int spent, struct moves *m)
{
	int gold = v->t.gold[v->seat] - spent - (v->t.turn < DD_TURNS ? KEPT_GOLD : 0);

	dd_plan_march(v, gold > 0 ? gold : 0, m);
}

static void moves(const void *view, struct moves *m)
{
	const struct dd_view *v = view;

	if (v->t.phase == DD_OVER)
		return;
	if (v->t.turn == 0) {
		set_up(v, m);
		return;
	}
	switch ((enum dd_phase)v->t.phase) {
	case DD_COUNCIL:
		council(v, m);
		break;
	case DD_BID:
		plan_bids(v, m);
		if (v->t.option.fast)
			march(v, purse_for_cards(v), m);
		break;
	case DD_MARCH:
		if (dd_marchers(&v->t) >> v->seat & 1)
			march(v, 0, m);
		break;
	case DD_BATTLE:
		dd_plan_battles(v, m);
		break;
	case DD_ANSWERED: /* the plans of the battles phase count */
	case DD_OVER:
	case DD_WAIT:
	case DD_SETUP:
		break;
	}
}

const struct game_player dd_player = {.manner = manner, .moves = moves};
