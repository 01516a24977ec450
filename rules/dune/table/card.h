/* Treachery cards and spice cards, each a byte; 0 stands for none. Cards of one name are the same
 * byte: nobody can tell them apart.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_CARD_H
#define RULES_DUNE_TABLE_CARD_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "rules/dune/map/map.h"

enum du_card {
	DU_NO_CARD,
	DU_CRYSKNIFE,
	DU_MAULA_PISTOL,
	DU_SLIP_TIP,
	DU_STUNNER,
	DU_CHAUMAS,
	DU_CHAUMURKY,
	DU_ELLACA_DRUG,
	DU_GOM_JABBAR,
	DU_LASGUN,
	DU_SHIELD,
	DU_SNOOPER,
	DU_CHEAP_HERO,
	DU_BALISET,
	DU_JUBBA_CLOAK,
	DU_KULON,
	DU_LA_LA_LA,
	DU_TRIP_TO_GAMONT,
	DU_KARAMA,
	DU_TRUTHTRANCE,
	DU_FAMILY_ATOMICS,
	DU_WEATHER_CONTROL,
	DU_HAJR,
	DU_TLEILAXU_GHOLA,
	DU_CARD_END,
	DU_CARD_MAX = DU_CARD_END - 1
};

enum du_card_class {
	DU_PROJECTILE = 1, /* weapons that a shield stops */
	DU_POISON,         /* weapons that a snooper stops */
	DU_BEAM,           /* the lasgun, which nothing stops */
	DU_SHIELDS,
	DU_SNOOPERS,
	DU_HEROES,    /* in the place of a leader */
	DU_WORTHLESS, /* in the place of a weapon or a defence */
	DU_SPECIAL
};

enum { DU_TREACHERY = 33, DU_SPICE_CARDS = 21, DU_WORMS = 6 };

struct du_card_info {
	const char *name;
	uint8_t class; /* enum du_card_class */
	uint8_t copies;
};
extern const struct du_card_info du_cards[DU_CARD_END]; /* by card; row 0 is empty */

/* All treachery cards in their order: cards[DU_TREACHERY]. */
void du_treachery_deck(uint8_t cards[DU_TREACHERY]);
/* The card of that name, in any case of letters; 0: there is none. */
int du_card_named(struct str name);

/* A spice card is the number of its territory, or a worm. No territory 0 has one. */
enum { DU_SHAI_HULUD = DU_TERRITORIES, DU_SPICE_CARD_MAX = DU_SHAI_HULUD };

/* All spice cards in their order: cards[DU_SPICE_CARDS]. */
void du_spice_deck(uint8_t cards[DU_SPICE_CARDS]);

#endif
