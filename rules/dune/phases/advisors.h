/* The Bene Gesserit's advisors: forces that live beside those of others. In a territory all of theirs are
 * fighters, or all are advisors.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_ADVISORS_H
#define RULES_DUNE_PHASES_ADVISORS_H

#include "rules/dune/run/run.h"

/* Are the Bene Gesserit's forces there advisors? */
bool du_are_advisors(const struct du_table *, int territory);
/* All their forces in the territory become advisors, or fighters; it is told, if something changes. */
void du_flip(struct du_run *, int territory, bool advisors);
/* Before the march: by FLIP orders advisors become fighters. */
void du_take_arms(struct du_run *);
/* The seat shipped into that area from off the planet: one of the Bene Gesserit goes along, free [DU-035]. */
void du_advise(struct du_run *, int shipper, int area);
/* The seat has entered the territory: fighters of the Bene Gesserit may become advisors. */
void du_intruded(struct du_run *, int seat, int territory);
/* Advisors who are alone in a territory become fighters. */
void du_lone_advisors(struct du_run *);

#endif
