/* Advantages: see advantage.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/advantage.h"

#include "rules/dune/table/faction.h"

/* clang-format off */
const struct du_advantage_info du_advantages[DU_ADVANTAGES] = {
	[DU_ATR_BID] = {"ATR.BID", DU_ATREIDES, false},
	[DU_ATR_SPICE] = {"ATR.SPICE", DU_ATREIDES, false},
	[DU_ATR_PRESCIENCE] = {"ATR.PRESCIENCE", DU_ATREIDES, false},
	[DU_ATR_KH] = {"ATR.KH", DU_ATREIDES, true},
	[DU_BG_ADVISE] = {"BG.ADVISE", DU_BENE_GESSERIT, false},
	[DU_BG_VOICE] = {"BG.VOICE", DU_BENE_GESSERIT, false},
	[DU_BG_WAR] = {"BG.WAR", DU_BENE_GESSERIT, true},
	[DU_BG_INTRUSION] = {"BG.INTRUSION", DU_BENE_GESSERIT, true},
	[DU_BG_TAKEUP] = {"BG.TAKEUP", DU_BENE_GESSERIT, true},
	[DU_BG_CHARITY] = {"BG.CHARITY", DU_BENE_GESSERIT, true},
	[DU_BG_WORTHLESS] = {"BG.WORTHLESS", DU_BENE_GESSERIT, true},
	[DU_EMP_PAY] = {"EMP.PAY", DU_EMPEROR, false},
	[DU_EMP_REVIVE] = {"EMP.REVIVE", DU_EMPEROR, false},
	[DU_EMP_SARDAUKAR] = {"EMP.SARDAUKAR", DU_EMPEROR, true},
	[DU_FRE_MOVE] = {"FRE.MOVE", DU_FREMEN, false},
	[DU_FRE_WORM] = {"FRE.WORM", DU_FREMEN, false},
	[DU_FRE_STORMSEE] = {"FRE.STORMSEE", DU_FREMEN, true},
	[DU_FRE_SANDWORM] = {"FRE.SANDWORM", DU_FREMEN, true},
	[DU_FRE_STORMHALF] = {"FRE.STORMHALF", DU_FREMEN, true},
	[DU_FRE_STORMIN] = {"FRE.STORMIN", DU_FREMEN, true},
	[DU_FRE_FEDAYKIN] = {"FRE.FEDAYKIN", DU_FREMEN, true},
	[DU_FRE_NOSPICE] = {"FRE.NOSPICE", DU_FREMEN, true},
	[DU_GUI_PAY] = {"GUI.PAY", DU_GUILD, false},
	[DU_GUI_HALF] = {"GUI.HALF", DU_GUILD, false},
	[DU_GUI_CROSS] = {"GUI.CROSS", DU_GUILD, false},
	[DU_GUI_BACK] = {"GUI.BACK", DU_GUILD, false},
	[DU_GUI_TIMING] = {"GUI.TIMING", DU_GUILD, true},
	[DU_HAR_EXTRA] = {"HAR.EXTRA", DU_HARKONNEN, false},
	[DU_HAR_CAPTURE] = {"HAR.CAPTURE", DU_HARKONNEN, true},
};
/* clang-format on */

int du_advantage_named(struct str key)
{
	for (int i = 0; i < DU_ADVANTAGES; i++)
		if (str_is(key, du_advantages[i].key))
			return i;
	return DU_NO_ADVANTAGE;
}
