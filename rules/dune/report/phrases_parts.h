/* Used by all files that write the sentences.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_REPORT_PHRASES_PARTS_H
#define RULES_DUNE_REPORT_PHRASES_PARTS_H

#include <stdint.h>

#include "base/str.h"

/* Writes a sentence, from the arguments of its event and a player's own words. */
typedef void du_say_fn(struct buf *, const int16_t a[], struct str text);

/* The sentence of that kind, or NULL: of one part of the turn each. */
du_say_fn *du_say_march(int kind);
du_say_fn *du_say_war(int kind);

#endif
