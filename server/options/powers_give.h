/* The Powers are given out when a game starts: a pure function of plan, wishes and
 * chance, so that `postalgm verify` does it again.
 *
 * By lot: all Powers that may come are shuffled ("powers.lot"), and the seats take from
 * the top in their order. By wish: the seats are shuffled ("powers.order"), and in that
 * order each takes the first of their wishes that is free, so it is always best to wish
 * first for the Power one wants most. Then seats without one take in seat order from the
 * rest, shuffled ("powers.lot").
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POWERS_GIVE_H
#define SERVER_POWERS_GIVE_H

#include "rules/rng.h"
#include "server/options/powers.h"

struct powers_given {
	int power[GAME_SEATS_MAX]; /* -1: none */
	int rank[GAME_SEATS_MAX];  /* WISH: which of their wishes, from 1; 0: by lot */
	uint8_t order[GAME_SEATS_MAX]; /* WISH: the seats as they chose */
};

/* `wishes` by seat: names separated by commas; Powers that may not come are skipped. */
void powers_give(const struct powers_plan *, const struct str wishes[],
		 const struct rng *, struct powers_given *);

/* How the Powers were given out, for all to read: "Powers by lot: Red Zombie, Blue
 * Virus." Empty if there are none. */
struct str powers_given_said(struct arena *, const struct powers_plan *,
			     const struct str wishes[], const struct powers_given *);

#endif
