/* Does a position hold together: 20 forces a faction, 33 treachery cards, 21 spice cards, each traitor card
 * in one place, alliances of two?
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_SOUND_H
#define RULES_DUNE_ENGINE_SOUND_H

#include "base/err.h"

bool du_sound(const void *state, struct err *);

#endif
