/* One sentence for each event.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_PHRASES_H
#define RULES_DRAGON_DUNE_REPORT_PHRASES_H

#include "base/str.h"

struct event;

void dd_phrase(const void *view, const struct event *, struct buf *);

#endif
