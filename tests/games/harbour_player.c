/* The house player of the harbour: it spreads its gold over the turns that are left.
 * SPDX-License-Identifier: ISC */
#include "rules/player.h"
#include "tests/games/harbour.h"

static const char *const manner[] = {
	"It predicts any other guild, by lot, and pays nothing at the customs.",
	"It asks nobody.",
	"It bids an equal part of its gold for each cargo to come, or one more, by lot. In a duel it raises by two, as far as it can.",
	NULL,
};

static void predict(const struct harbour_view *v, struct moves *m)
{
	for (int i = 0; i < HARBOUR_SEATS; i++)
		if (i != v->seat && v->now.in_game >> i & 1)
			moves_offer(m, 0, "predict %s", harbour_names[i]);
	moves_take(m);
}

static void bid(const struct harbour_view *v, struct moves *m)
{
	int gold = v->now.gold[v->seat], left = v->now.turns - v->now.turn + 1;
	int share = gold / (left > 0 ? left : 1);

	moves_offer(m, 0, "bid %d", share);
	if (share < gold)
		moves_offer(m, 0, "bid %d", share + 1);
	moves_take(m);
}

static void moves(const void *view, struct moves *m)
{
	const struct harbour_view *v = view;
	int gold = v->now.gold[v->seat], stake = v->now.stake + 2;

	if (!v->now.turn) {
		predict(v, m);
		return;
	}
	if (v->now.phase == HARBOUR_BID)
		bid(v, m);
	else if (v->now.phase == HARBOUR_DUEL)
		moves_offer(m, 0, "raise %d", stake < gold ? stake : gold);
	else if (v->now.phase == HARBOUR_CUSTOMS)
		moves_offer(m, 0, "pay 0");
	moves_take(m);
}

const struct game_player harbour_player = {.manner = manner, .moves = moves};
