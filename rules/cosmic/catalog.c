/* All Powers, one line each: the number of a row is the number of the Power's Flare, so
 * new ones are added at the end.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/table/catalog.h"

/* clang-format off */
#define POWERS(P) \
	P(zombie)        \
	P(macron)        \
	P(virus)         \
	P(anti_matter)   \
	P(pacifist)      \
	P(clone)         \
	P(vulch)         \
	P(mutant)        \
	P(mind)          \
	P(laser)         \
	P(oracle)        \
	P(amoeba)        \
	P(empath)        \
	P(parasite)      \
	P(will)          \
	P(assassin)      \
	P(vacuum)        \
	P(healer)        \
	P(machine)       \
	P(symbiote)      \

#define DECLARE(name) extern const struct ce_power_rule ce_##name;
#define ROW(name) &ce_##name,
POWERS(DECLARE)
static const struct ce_power_rule *const powers[] = {POWERS(ROW)};
/* clang-format on */

const struct ce_catalog ce_catalog = {sizeof powers / sizeof *powers, powers};
