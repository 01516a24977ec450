/* The six factions: a seat is a faction. Any two to six of them play.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_FACTION_H
#define RULES_DUNE_TABLE_FACTION_H

#include <stdint.h>

/* In canonical order, which breaks ties that storm order does not. */
enum du_faction {
	DU_ATREIDES,
	DU_BENE_GESSERIT,
	DU_EMPEROR,
	DU_FREMEN,
	DU_GUILD,
	DU_HARKONNEN,
	DU_SEATS,
	DU_NOBODY = -1
};
enum {
	DU_FORCES = 20,
	DU_HAND_MAX = 8,
	DU_TRAITORS_MAX = 4, /* that are dealt to each, and that one faction keeps */
	DU_ALL_SEATS = (1 << DU_SEATS) - 1
};

struct du_faction_info {
	const char *name; /* "Bene Gesserit", as tables have it */
	const char *the;  /* "the Bene Gesserit", as sentences have it */
	uint8_t spice;    /* at the start */
	uint8_t start;    /* enum du_territory where forces begin */
	uint8_t n_start;  /* forces there; 0: none, or the player places them */
	uint8_t revival;  /* free revivals a turn */
	uint8_t traitors; /* of those dealt, kept */
	uint8_t cards;    /* at the start */
	uint8_t hand;     /* most treachery cards */
	uint8_t elites;   /* of its forces, with the advanced factions */
};

extern const struct du_faction_info du_factions[DU_SEATS];
extern const char *const du_colours[DU_SEATS]; /* "bene gesserit" */
extern const char
	*const du_tokens[DU_SEATS]; /* "bg", as addresses and scenes have it */
extern const char *const du_seat_names[DU_SEATS]; /* "Bene Gesserit" */

#endif
