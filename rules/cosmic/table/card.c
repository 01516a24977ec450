/* Cards by name.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/table/card.h"

#include <stdio.h>

#include "rules/cosmic/table/catalog.h"

static const char *const edict_names[] = {
	[CARD_COSMIC_ZAP - CARD_COSMIC_ZAP] = "Cosmic Zap",
	[CARD_PLAGUE - CARD_COSMIC_ZAP] = "Plague",
	[CARD_MOBIUS_TUBES - CARD_COSMIC_ZAP] = "Mobius Tubes",
	[CARD_FORCE_FIELD - CARD_COSMIC_ZAP] = "Force Field",
	[CARD_EMOTION_CONTROL - CARD_COSMIC_ZAP] = "Emotion Control",
	[CARD_STELLAR_GAS - CARD_COSMIC_ZAP] = "Stellar Gas",
	[CARD_FLAREZAP - CARD_COSMIC_ZAP] = "Flarezap",
};
_Static_assert(sizeof edict_names / sizeof *edict_names ==
		       CARD_EDICT_END - CARD_COSMIC_ZAP,
	       "every Edict has a name");

static void flare_name(int id, char out[CARD_NAME_MAX])
{
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, id);

	if (rule)
		snprintf(out, CARD_NAME_MAX, "Flare %s", rule->name);
	else
		snprintf(out, CARD_NAME_MAX, "Flare %d", id);
}

void card_name(int card, char out[CARD_NAME_MAX])
{
	if (card_is_attack(card))
		snprintf(out, CARD_NAME_MAX, "Attack %d", card);
	else if (card == CARD_COMPROMISE)
		snprintf(out, CARD_NAME_MAX, "Compromise");
	else if (card_is_edict(card))
		snprintf(out, CARD_NAME_MAX, "%s", edict_names[card - CARD_COSMIC_ZAP]);
	else if (card_is_flare(card))
		flare_name(card - CARD_FLARE, out);
	else
		snprintf(out, CARD_NAME_MAX, "no card");
}
