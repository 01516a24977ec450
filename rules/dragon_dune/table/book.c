/* The rule book: see book.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/table/book.h"

#include "rulings_dragon_dune.h"

const struct rule_book dd_book = RULE_BOOK(rulings_dragon_dune);
