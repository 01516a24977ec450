/* Sextet: games of six by players at random, for reports that are long: after each phase
 * its position and the events of its turn.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_SEXTET_H
#define TESTS_KIT_SEXTET_H

#include "base/arena.h"
#include "rules/cosmic/table/state.h"
#include "rules/event.h"

enum { SEXTET = 6 };

struct sextet {
	struct ce_state state;
	struct events events; /* of the turn */
};

/* `n` positions, of as many games as it takes. */
struct sextet *sextet_play(struct arena *, int n);

#endif
