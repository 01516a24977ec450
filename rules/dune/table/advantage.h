/* Advantages of factions that a Karama can cancel [DU-058], by the keys with which orders name
 * them. Those that it cannot stop have no key [DU-059].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_ADVANTAGE_H
#define RULES_DUNE_TABLE_ADVANTAGE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

enum du_advantage {
	DU_ATR_BID,
	DU_ATR_SPICE,
	DU_ATR_PRESCIENCE,
	DU_ATR_KH,
	DU_BG_ADVISE,
	DU_BG_VOICE,
	DU_BG_WAR,
	DU_BG_INTRUSION,
	DU_BG_TAKEUP,
	DU_BG_CHARITY,
	DU_BG_WORTHLESS,
	DU_EMP_PAY,
	DU_EMP_REVIVE,
	DU_EMP_SARDAUKAR,
	DU_FRE_MOVE,
	DU_FRE_WORM,
	DU_FRE_STORMSEE,
	DU_FRE_SANDWORM,
	DU_FRE_STORMHALF,
	DU_FRE_STORMIN,
	DU_FRE_FEDAYKIN,
	DU_FRE_NOSPICE,
	DU_GUI_PAY,
	DU_GUI_HALF,
	DU_GUI_CROSS,
	DU_GUI_BACK,
	DU_GUI_TIMING,
	DU_HAR_EXTRA,
	DU_HAR_CAPTURE,
	DU_ADVANTAGES,
	DU_NO_ADVANTAGE = -1
};

struct du_advantage_info {
	const char *key; /* "ATR.BID" */
	uint8_t faction;
	bool advanced;     /* only with the advanced factions */
	const char *words; /* "the Guild and its ally ship at half price" */
};
extern const struct du_advantage_info du_advantages[DU_ADVANTAGES];

/* The advantage with that key, in any case of letters, or DU_NO_ADVANTAGE. */
int du_advantage_named(struct str key);

#endif
