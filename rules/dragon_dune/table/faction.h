/* The four factions: a seat is a faction, and the seats in their order are the player order.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_FACTION_H
#define RULES_DRAGON_DUNE_TABLE_FACTION_H

#include <stdint.h>

enum dd_faction { DD_DWARVES, DD_ELVES, DD_GOBLINS, DD_ORCS, DD_SEATS, DD_NOBODY = -1 };
enum { DD_TOKENS = 20, DD_HAND_MAX = 8, DD_ALL_SEATS = (1 << DD_SEATS) - 1 };

struct dd_faction_info {
	const char *name;       /* "Dwarves" */
	const char *one;        /* "Dwarf": in "3 Dwarf tokens" */
	uint8_t cards;          /* at the start */
	uint8_t hand;           /* most cards of the artifact deck */
	uint8_t conscripts;     /* a turn */
	uint8_t steps;          /* of a move without griffins */
	uint8_t start, n_start; /* where its tokens begin, and how many; 0: nowhere */
};

extern const struct dd_faction_info dd_factions[DD_SEATS];
extern const char *const dd_colours[DD_SEATS];    /* "dwarves" */
extern const char *const dd_seat_names[DD_SEATS]; /* "Dwarves" */

#endif
