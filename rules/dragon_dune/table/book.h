/* The rule book: rulings.md, compiled in.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_BOOK_H
#define RULES_DRAGON_DUNE_TABLE_BOOK_H

#include "rules/pieces/rulings.h"

extern const struct rule_book dd_book;

#endif
