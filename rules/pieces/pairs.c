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
