/* Advantages: see advantage.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/advantage.h"

#include "base/locale.h"
#include "rules/dune/table/faction.h"

/* clang-format off */
const struct du_advantage_info du_advantages[DU_ADVANTAGES] = {
	[DU_ATR_BID] = {"ATR.BID", DU_ATREIDES, false, N_("Atreides see the cards before they bid")},
	[DU_ATR_SPICE] = {"ATR.SPICE", DU_ATREIDES, false, N_("Atreides see the next spice card")},
	[DU_ATR_PRESCIENCE] = {"ATR.PRESCIENCE", DU_ATREIDES, false, N_("Atreides ask about a plan")},
	[DU_ATR_KH] = {"ATR.KH", DU_ATREIDES, true, N_("the Kwisatz Haderach")},
	[DU_BG_ADVISE] = {"BG.ADVISE", DU_BENE_GESSERIT, false, N_("one of the Bene Gesserit goes along with shipments")},
	[DU_BG_VOICE] = {"BG.VOICE", DU_BENE_GESSERIT, false, N_("the Voice")},
	[DU_BG_WAR] = {"BG.WAR", DU_BENE_GESSERIT, true, N_("advisors become fighters before the march")},
	[DU_BG_INTRUSION] = {"BG.INTRUSION", DU_BENE_GESSERIT, true, N_("fighters become advisors when others come")},
	[DU_BG_TAKEUP] = {"BG.TAKEUP", DU_BENE_GESSERIT, true, N_("a move comes as fighters or advisors, as they like")},
	[DU_BG_CHARITY] = {"BG.CHARITY", DU_BENE_GESSERIT, true, N_("the Bene Gesserit always get 2 spice")},
	[DU_BG_WORTHLESS] = {"BG.WORTHLESS", DU_BENE_GESSERIT, true, N_("a worthless card serves them as a Karama")},
	[DU_EMP_PAY] = {"EMP.PAY", DU_EMPEROR, false, N_("the Emperor is paid for cards")},
	[DU_EMP_REVIVE] = {"EMP.REVIVE", DU_EMPEROR, false, N_("the Emperor pays for revivals of an ally")},
	[DU_EMP_SARDAUKAR] = {"EMP.SARDAUKAR", DU_EMPEROR, true, N_("Sardaukar are worth two")},
	[DU_FRE_MOVE] = {"FRE.MOVE", DU_FREMEN, false, N_("Fremen move two territories")},
	[DU_FRE_WORM] = {"FRE.WORM", DU_FREMEN, false, N_("worms spare Fremen, who ride them")},
	[DU_FRE_STORMSEE] = {"FRE.STORMSEE", DU_FREMEN, true, N_("Fremen know the next storm")},
	[DU_FRE_SANDWORM] = {"FRE.SANDWORM", DU_FREMEN, true, N_("Fremen send further worms")},
	[DU_FRE_STORMHALF] = {"FRE.STORMHALF", DU_FREMEN, true, N_("a storm kills half of the Fremen")},
	[DU_FRE_STORMIN] = {"FRE.STORMIN", DU_FREMEN, true, N_("Fremen ship into the storm")},
	[DU_FRE_FEDAYKIN] = {"FRE.FEDAYKIN", DU_FREMEN, true, N_("Fedaykin are worth two")},
	[DU_FRE_NOSPICE] = {"FRE.NOSPICE", DU_FREMEN, true, N_("Fremen need no spice in battle")},
	[DU_GUI_PAY] = {"GUI.PAY", DU_GUILD, false, N_("the Guild is paid for shipments")},
	[DU_GUI_HALF] = {"GUI.HALF", DU_GUILD, false, N_("the Guild and its ally ship at half price")},
	[DU_GUI_CROSS] = {"GUI.CROSS", DU_GUILD, false, N_("they ship from territory to territory")},
	[DU_GUI_BACK] = {"GUI.BACK", DU_GUILD, false, N_("the Guild ships back to the reserve")},
	[DU_GUI_TIMING] = {"GUI.TIMING", DU_GUILD, true, N_("the Guild chooses when it moves")},
	[DU_HAR_EXTRA] = {"HAR.EXTRA", DU_HARKONNEN, false, N_("Harkonnen get a second card")},
	[DU_HAR_CAPTURE] = {"HAR.CAPTURE", DU_HARKONNEN, true, N_("Harkonnen capture leaders")},
};
/* clang-format on */

int du_advantage_named(struct str key)
{
	for (int i = 0; i < DU_ADVANTAGES; i++)
		if (str_is(key, du_advantages[i].key))
			return i;
	return DU_NO_ADVANTAGE;
}
