/* The Powers as players and the GM read them.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_POWER_TEXT_H
#define RULES_COSMIC_POWER_TEXT_H

#include "rules/game.h"

struct ce_power_rule;

/* For struct game_rules: the catalogue from 0. */
bool ce_game_power(int i, struct game_power *);
void ce_game_power_sheet(int i, struct page *);

/* Name, title and text of a Power, its orders with an example, and with `flares` both
 * sides of its Flare [R17, PC-F.3]. `owner` is "Red", or NULL. */
void ce_power_page(const struct ce_power_rule *, const char *owner, bool flares,
		   struct page *);
/* One side of its Flare, for its holder: text and orders. The example is the form's,
 * which has one that is legal now. */
void ce_flare_page(const struct ce_power_rule *, bool super, struct page *);

#endif
