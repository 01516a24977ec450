/* Spelling: how far two words are apart.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_SPELL_H
#define BASE_SPELL_H

#include "base/str.h"

/* How many letters to change, add, drop or swap with a neighbour; `limit` + 1 if more,
 * and for words of more than 64 bytes. Ignores ASCII case. */
int spell_distance(struct str a, struct str b, int limit);

/* The bytes that a text has, case ignored, as bits; some share one. */
uint32_t spell_letters(struct str);

#endif
