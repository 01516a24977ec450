/* The rule book of Dune, by its marks.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_BOOK_H
#define RULES_DUNE_TABLE_BOOK_H

#include "rules/pieces/rulings.h"

extern const struct rule_book du_book;

#endif
