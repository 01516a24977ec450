/* The words that all games share: else, if, and, numbers, commands, noise.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_WORDS_H
#define ORDERS_WORDS_H

#include "orders/vocab.h"

extern const struct word common_words[];     /* ended by a NULL text */
extern const struct saying common_sayings[]; /* ended by a NULL `says` */

#endif
