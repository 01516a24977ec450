/* The laws that a game adds to those of all games (tests/laws/any.c).
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_GAMES_LAWS_H
#define TESTS_GAMES_LAWS_H

#include "tests/kit/scribble.h"

struct game_laws {
	const char *game;
	/* Changes what this reader may not know, and nothing else: not a byte of what they
	 * get may change. The reader is a seat or SEAT_READERS. */
	void (*twin)(void *state, int reader, struct dice *);
};

extern const struct game_laws cosmic_laws;
extern const struct game_laws harbour_laws;
extern const struct game_laws market_laws;
extern const struct game_laws dragon_dune_laws;
extern const struct game_laws dune_laws;

#endif
