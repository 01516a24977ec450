#ifndef POSTALGM_RULES_COSMIC_BOOK_H
#define POSTALGM_RULES_COSMIC_BOOK_H

/* The rule book: rulings.md, base-game.md and powers.md, compiled in.
 * SPDX-License-Identifier: ISC */

#include "rules/pieces/rulings.h"

extern const struct rule_book ce_book;

#endif
