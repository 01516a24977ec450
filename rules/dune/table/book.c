/* The rule book: see book.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/book.h"

#include "rulings_dune.h"

const struct rule_book du_book = RULE_BOOK(rulings_dune);
