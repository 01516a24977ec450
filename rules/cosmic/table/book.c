/* The rule book: see book.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/table/book.h"

#include "rulings_cosmic.h"

const struct rule_book ce_book = RULE_BOOK(rulings_cosmic);
