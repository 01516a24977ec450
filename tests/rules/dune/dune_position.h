/* The position of the tests of the language.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_DUNE_POSITION_H
#define TESTS_RULES_DUNE_POSITION_H

#include "tests/rules/dune/dune_kit.h"

/* Battles in Arrakeen (Atreides, Harkonnen), Carthag (Bene Gesserit, Harkonnen) and Red Chasm (Fremen, Guild);
 * the Guild and the Emperor are allies; two lots are up. */
static inline void dune_position(int phase)
{
	static const uint8_t dealt[] = {16, 6, 22, 26}; /* Stilgar among them */

	dune_lay();
	d.s.t.phase = (uint8_t)phase;
	d.s.t.turn = phase == DU_PREDICT || phase == DU_PLACE ? 0 : 2;
	put(A, at(DU_ARRAKEEN, 0), 5, 0);
	put(H, at(DU_ARRAKEEN, 0), 5, 0);
	put(B, at(DU_CARTHAG, 0), 3, 0);
	put(H, at(DU_CARTHAG, 0), 3, 0);
	put(F, at(DU_RED_CHASM, 0), 6, 2);
	put(G, at(DU_RED_CHASM, 0), 2, 0);
	put(G, at(DU_TUEKS_SIETCH, 0), 5, 0);
	allies(G, E);
	d.s.t.rides[0] = DU_RED_CHASM + 1;
	memcpy(d.s.h.traitor[A], dealt, sizeof dealt);
	if (phase == DU_BID) {
		lot(DU_SHIELD);
		lot(DU_SNOOPER);
	}
}

#endif
