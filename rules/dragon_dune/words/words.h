/* The language of Dragon Dune.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_WORDS_WORDS_H
#define RULES_DRAGON_DUNE_WORDS_WORDS_H

#include "orders/vocab.h"

extern const struct vocab dd_vocab;

#endif
