/* The nexus: alliances of two are broken and made, and then the Fremen ride.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_NEXUS_H
#define RULES_DUNE_PHASES_NEXUS_H

#include "rules/dune/run/run.h"

void du_nexus(struct du_run *);

#endif
