/* The language of Dune.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_WORDS_WORDS_H
#define RULES_DUNE_WORDS_WORDS_H

#include "orders/vocab.h"

extern const struct vocab du_vocab;

#endif
