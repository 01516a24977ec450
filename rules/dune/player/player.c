/* The house player of Dune: see player.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/player/player.h"

#include "base/locale.h"
#include "rules/dune/engine/control.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/player/plans.h"
#include "rules/dune/player/player_texts.h"
#include "rules/game.h"

enum { BID_USUAL = 3, BID_HARKONNEN = 4, DIAL_FIRST = 5, DIAL_LAST = 15 };

static const char *const manner[] = {TEXT_MANNER, NULL};

/* Turn 0 ----------------------------------------------------------------------------------- */

static void predict(const struct du_view *v, struct moves *m)
{
	if (v->seat != DU_BENE_GESSERIT)
		return;
	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int turn = 2; turn <= v->t.option.turns; turn++)
			if (du_plays(&v->t, seat) && seat != v->seat)
				moves_offer(m, 0, "predict %s turn %d",
					    du_colours[seat], turn);
	moves_take(m);
}

static void keep_traitor(const struct du_view *v, struct moves *m)
{
	if (du_factions[v->seat].traitors == DU_TRAITORS_MAX)
		return;
	for (int i = 0; i < DU_TRAITORS_MAX; i++) {
		int leader = v->own.traitor[i];
		bool own = leader && du_leader_faction(leader) == v->seat;
		if (leader)
			moves_offer(m, own ? 0 : du_leaders[leader].strength,
				    "traitor %s", du_leaders[leader].name);
	}
	moves_take(m);
}

static void place(const struct du_view *v, struct moves *m)
{
	int dialer[2];

	keep_traitor(v, m);
	if (v->seat == DU_FREMEN)
		moves_offer(m, 0, "place 7 in Sietch Tabr, 3 in False Wall West 15");
	moves_take(m);
	du_first_dialers(&v->t, dialer);
	for (int n = DIAL_FIRST; n <= DIAL_LAST; n++)
		if (dialer[0] == v->seat || dialer[1] == v->seat)
			moves_offer(m, 0, "dial %d", n);
	moves_take(m);
}

/* Nexus and bids --------------------------------------------------------------------------- */

/* "ally guild, emperor": all others, those with most strongholds first. */
static void nexus(const struct du_view *v, struct moves *m)
{
	struct buf list = buf_in(moves_arena(m));
	unsigned named = 1U << v->seat;

	if (v->t.ally[v->seat] != DU_NOBODY) {
		moves_offer(m, 0, "pass");
		moves_take(m);
		return;
	}
	for (;;) {
		int best = DU_NOBODY;
		for (int seat = 0; seat < DU_SEATS; seat++)
			if (du_plays(&v->t, seat) && !(named >> seat & 1) &&
			    (best == DU_NOBODY ||
			     du_strongholds(&v->t, seat) > du_strongholds(&v->t, best)))
				best = seat;
		if (best == DU_NOBODY)
			break;
		named |= 1U << best;
		buf_printf(&list, "%s %s", list.n ? "," : "", du_colours[best]);
	}
	moves_offer(m, 0, "ally%.*s", STR_ARG(buf_str(&list)));
	moves_take(m);
}

static int worth_of_lot(const struct du_view *v, int lot)
{
	int card = v->lots[lot];

	if (card && du_cards[card].class == DU_WORTHLESS)
		return 0;
	return v->seat == DU_HARKONNEN ? BID_HARKONNEN : BID_USUAL;
}

static void bids(const struct du_view *v, struct moves *m)
{
	int purse = v->own.spice / 2;

	if (!purse || v->t.n_hand[v->seat] >= du_factions[v->seat].hand)
		return;
	for (int lot = 0; lot < v->t.n_lots; lot++) {
		int worth = worth_of_lot(v, lot);
		for (int bid = worth - 1; worth && bid <= worth + 1; bid++)
			moves_offer(m, 0, "bid %d %d", lot + 1,
				    bid < purse ? bid : purse);
		moves_take(m);
	}
	moves_offer(m, 0, "maxspice %d", purse);
	moves_take(m);
}

static void moves(const void *view, struct moves *m)
{
	const struct du_view *v = view;

	switch ((enum du_phase)v->t.phase) {
	case DU_PREDICT:
		predict(v, m);
		break;
	case DU_PLACE:
		place(v, m);
		break;
	case DU_NEXUS:
		nexus(v, m);
		du_plan_rides(v, m);
		break;
	case DU_BID:
		bids(v, m);
		if (v->t.option.merge_bid)
			du_plan_march(v, m);
		break;
	case DU_MARCH:
		du_plan_march(v, m);
		break;
	case DU_VOICE:
	case DU_PLAN:
		du_plan_battles(v, m);
		break;
	case DU_OVER:
		break;
	}
	if (v->t.phase >= DU_NEXUS && v->t.phase <= DU_PLAN)
		du_plan_cards(v, m);
}

const struct game_player du_player = {.manner = manner, .moves = moves};
