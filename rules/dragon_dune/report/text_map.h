/* The map in letters.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_TEXT_MAP_H
#define RULES_DRAGON_DUNE_REPORT_TEXT_MAP_H

#include "base/str.h"

struct arena;
struct dd_view;

enum { DD_MAP_COLUMNS = 72 };

/* Lines of at most DD_MAP_COLUMNS columns: each territory with its tokens ("D2 O3"), its gold
 * and the dragon, and lines to the territories that it borders. */
struct str dd_text_map(struct arena *, const struct dd_view *);

#endif
