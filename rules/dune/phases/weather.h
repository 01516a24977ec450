/* Cards that are played while the storm is about to move: Weather Control and the Family Atomics [DU-007].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_WEATHER_H
#define RULES_DUNE_PHASES_WEATHER_H

#include "rules/dune/run/run.h"

/* Returns how far the storm goes, which was to go `sectors`. */
int du_weather(struct du_run *, int sectors);
/* The Shield Wall is blown up, if somebody wants that and can. */
void du_set_off_atomics(struct du_run *);

#endif
