/* What happened, as the report tells it: in the parts of the turn, or for the reader alone.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_REPORT_TOLD_H
#define RULES_DUNE_REPORT_TOLD_H

#include "rules/dune/table/view.h"

struct events;
struct page;

/* The public events, or with `private` those that the reader alone is told. */
void du_tell(const struct du_view *, const struct events *seen, bool private,
	     struct page *);

#endif
