#ifndef POSTALGM_RULES_COSMIC_RULINGS_H
#define POSTALGM_RULES_COSMIC_RULINGS_H

/* The rulings of the rule book (rulings.md, compiled in), by their marks.
 * SPDX-License-Identifier: ISC */

#include "base/str.h"

/* "R-172" (or "r-172"): "What counts". Empty where the book has no such ruling; a view of
 * what is compiled in. */
struct str ce_ruling_title(struct str mark);
/* The whole of it, one paragraph; false: there is none. */
bool ce_ruling_text(struct str mark, struct buf *);

#endif
