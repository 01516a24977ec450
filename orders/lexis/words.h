/* The words that all games share: else, if, and, numbers, commands, noise.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_WORDS_H
#define ORDERS_LEXIS_WORDS_H

#include "orders/lexis/word.h"

extern const struct word common_words[]; /* ended by a NULL text */

#endif
