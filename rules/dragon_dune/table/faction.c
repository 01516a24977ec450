/* The factions: see faction.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/table/faction.h"

#include "rules/dragon_dune/table/map.h"

const struct dd_faction_info dd_factions[DD_SEATS] = {
	[DD_DWARVES] = {.name = "Dwarves",
			.one = "Dwarf",
			.cards = 1,
			.hand = 4,
			.conscripts = 2,
			.steps = 2},
	[DD_ELVES] = {.name = "Elves",
		      .one = "Elf",
		      .cards = 1,
		      .hand = 4,
		      .conscripts = 2,
		      .steps = 2,
		      .start = DD_5C,
		      .n_start = 10},
	[DD_GOBLINS] = {.name = "Goblins",
			.one = "Goblin",
			.cards = 2,
			.hand = 8,
			.conscripts = 2,
			.steps = 2,
			.start = DD_10C,
			.n_start = 5},
	[DD_ORCS] = {.name = "Orcs",
		     .one = "Orc",
		     .cards = 1,
		     .hand = 4,
		     .conscripts = 4,
		     .steps = 3},
};

const char *const dd_colours[DD_SEATS] = {"dwarves", "elves", "goblins", "orcs"};
const char *const dd_seat_names[DD_SEATS] = {"Dwarves", "Elves", "Goblins", "Orcs"};
