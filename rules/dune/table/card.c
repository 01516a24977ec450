/* Cards: see card.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/card.h"

/* clang-format off */
const struct du_card_info du_cards[DU_CARD_END] = {
	{"", 0, 0},
	[DU_CRYSKNIFE] = {"Crysknife", DU_PROJECTILE, 1},
	[DU_MAULA_PISTOL] = {"Maula Pistol", DU_PROJECTILE, 1},
	[DU_SLIP_TIP] = {"Slip Tip", DU_PROJECTILE, 1},
	[DU_STUNNER] = {"Stunner", DU_PROJECTILE, 1},
	[DU_CHAUMAS] = {"Chaumas", DU_POISON, 1},
	[DU_CHAUMURKY] = {"Chaumurky", DU_POISON, 1},
	[DU_ELLACA_DRUG] = {"Ellaca Drug", DU_POISON, 1},
	[DU_GOM_JABBAR] = {"Gom Jabbar", DU_POISON, 1},
	[DU_LASGUN] = {"Lasgun", DU_BEAM, 1},
	[DU_SHIELD] = {"Shield", DU_SHIELDS, 4},
	[DU_SNOOPER] = {"Snooper", DU_SNOOPERS, 4},
	[DU_CHEAP_HERO] = {"Cheap Hero", DU_HEROES, 3},
	[DU_BALISET] = {"Baliset", DU_WORTHLESS, 1},
	[DU_JUBBA_CLOAK] = {"Jubba Cloak", DU_WORTHLESS, 1},
	[DU_KULON] = {"Kulon", DU_WORTHLESS, 1},
	[DU_LA_LA_LA] = {"La La La", DU_WORTHLESS, 1},
	[DU_TRIP_TO_GAMONT] = {"Trip to Gamont", DU_WORTHLESS, 1},
	[DU_KARAMA] = {"Karama", DU_SPECIAL, 2},
	[DU_TRUTHTRANCE] = {"Truthtrance", DU_SPECIAL, 2},
	[DU_FAMILY_ATOMICS] = {"Family Atomics", DU_SPECIAL, 1},
	[DU_WEATHER_CONTROL] = {"Weather Control", DU_SPECIAL, 1},
	[DU_HAJR] = {"Hajr", DU_SPECIAL, 1},
	[DU_TLEILAXU_GHOLA] = {"Tleilaxu Ghola", DU_SPECIAL, 1},
};
/* clang-format on */

void du_treachery_deck(uint8_t cards[DU_TREACHERY])
{
	int n = 0;

	for (int card = 1; card < DU_CARD_END; card++)
		for (int i = 0; i < du_cards[card].copies; i++)
			cards[n++] = (uint8_t)card;
}

int du_card_named(struct str name)
{
	for (int card = 1; card < DU_CARD_END; card++)
		if (str_is(name, du_cards[card].name))
			return card;
	return DU_NO_CARD;
}

void du_spice_deck(uint8_t cards[DU_SPICE_CARDS])
{
	int n = 0;

	for (int t = 0; t < DU_TERRITORIES; t++)
		if (du_territories[t].spice)
			cards[n++] = (uint8_t)t;
	for (int i = 0; i < DU_WORMS; i++)
		cards[n++] = DU_SHAI_HULUD;
}
