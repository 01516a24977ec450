/* The map in letters.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_REPORT_TEXT_MAP_H
#define RULES_DUNE_REPORT_TEXT_MAP_H

#include "base/str.h"

struct arena;
struct du_table;

enum { DU_MAP_COLUMNS = 70 };

/* Lines of at most DU_MAP_COLUMNS columns: a row for each sector, with its areas from the Polar Sink outwards; each area
 * with its forces ("A5 b2") and its spice ("+8"). The sector of the storm is marked. */
struct str du_text_map(struct arena *, const struct du_table *);

#endif
