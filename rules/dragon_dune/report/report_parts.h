/* Parts of a report that stand in files of their own.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_PARTS_H
#define RULES_DRAGON_DUNE_REPORT_PARTS_H

#include "rules/dragon_dune/table/table.h"

struct page;

/* Says who fights whom, and where, while plans are made; otherwise nothing. */
void dd_tell_battles(const struct dd_table *, struct page *);

#endif
