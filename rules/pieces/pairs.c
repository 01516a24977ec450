/* Pairs: see pairs.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/pairs.h"

bool pairs_next(int n_seats, unsigned free, pairs_rank *rank, void *game, int *one,
		int *two)
{
	int best = PAIRS_UNRANKED;

	for (int i = 0; i < n_seats; i++)
		for (int k = i + 1; k < n_seats; k++) {
			if (!(free >> i & 1) || !(free >> k & 1))
				continue;
			int sum = rank(game, i, k) + rank(game, k, i);
			if (sum >= best)
				continue;
			best = sum;
			*one = i;
			*two = k;
		}
	return best < PAIRS_UNRANKED;
}

int pairs_rank_in(const uint8_t list[], int n, int partner)
{
	for (int i = 0; i < n; i++)
		if (list[i] == partner)
			return i + 1;
	return PAIRS_UNRANKED;
}

unsigned pairs_unpaired(const int8_t partner[], int n)
{
	unsigned seats = 0;

	for (int seat = 0; seat < n; seat++)
		if (partner[seat] == PAIRS_ALONE)
			seats |= 1U << seat;
	return seats;
}

bool pairs_is_mutual(const int8_t partner[], int seat)
{
	int of = partner[seat];

	return of == PAIRS_ALONE || (of != seat && partner[of] == seat);
}
