/* People who write to a game and have no seat in it, or none any more: standbys, observers, a
 * former player; and those who answer a question of the house. For sweeps that try a letter
 * from everybody.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_OUTSIDERS_H
#define TESTS_KIT_OUTSIDERS_H

#include "tests/kit/house.h"

struct outsider {
	const char *who;       /* for a message */
	const char *from, *to; /* their address, and the one to which they write */
};

enum { OUTSIDERS = 11 };

/* Makes them in a house that was begun, and begins nothing itself. The texts live as long as the
 * house. Dan has no seat then. */
void outsiders_make(struct house *, struct outsider[OUTSIDERS]);

#endif
