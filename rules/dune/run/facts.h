/* The facts of conditions, as things stand.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_RUN_FACTS_H
#define RULES_DUNE_RUN_FACTS_H

#include <stdbool.h>

/* Is the struct du_fact true for the seat now? `run` is a struct du_run. */
bool du_fact_holds(void *run, int seat, const void *fact);

#endif
