/* Decisions from sheets: which verb and which challenge each is about.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_SLOTS_H
#define RULES_COSMIC_SLOTS_H

#include "rules/cosmic/engine/whiteboard.h"
#include "rules/game.h"

/* The decisions of the seats that `came`, from the lead seat on, each sheet in its
 * order: fills the slots and where those of each seat lie. */
void ce_find_slots(const struct adjudication *, const struct ce_table *, unsigned came,
		   struct ce_play *);

#endif
