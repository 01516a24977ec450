/* Spelling: how far two words are apart.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_SPELL_H
#define BASE_SPELL_H

#include "base/str.h"

/* Letters to change, add, drop or swap with a neighbour; `limit` + 1 when more, and for words
 * of more than 64 octets. The case of ASCII letters is ignored. */
int spell_distance(struct str a, struct str b, int limit);

#endif
