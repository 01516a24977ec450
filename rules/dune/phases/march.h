/* The march: revival of all, then in storm order one shipment and one movement each.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_MARCH_H
#define RULES_DUNE_PHASES_MARCH_H

#include "rules/dune/run/run.h"

void du_march(struct du_run *);

#endif
