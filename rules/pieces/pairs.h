/* Makes pairs of players: players name the partners that they accept, the dearest
 * first, and two who name each other are a pair. The pair with the smallest sum of
 * ranks is made first, and among equal sums the one whose earlier member comes first;
 * then the next one among the players who are left.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_PAIRS_H
#define RULES_PIECES_PAIRS_H

#include <stdbool.h>
#include <stdint.h>

enum { PAIRS_UNRANKED = 99, PAIRS_ALONE = -1 };

/* The rank of the partner in the list of the seat, from 1; PAIRS_UNRANKED: they are not named. */
typedef int pairs_rank(void *game, int seat, int partner);

/* The next pair among the `free` seats (a bit each). false: no two of them name each other. */
bool pairs_next(int n_seats, unsigned free, pairs_rank *rank, void *game, int *one,
		int *two);

/* The rank of the partner in a list of `n` seats, the dearest first. */
int pairs_rank_in(const uint8_t list[], int n, int partner);
/* Bit per seat below `n` that has no partner. `partner` has a seat or PAIRS_ALONE for each. */
unsigned pairs_unpaired(const int8_t partner[], int n);
/* Is the seat alone, or the partner of its partner? */
bool pairs_is_mutual(const int8_t partner[], int seat);

#endif
