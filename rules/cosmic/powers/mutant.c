/* Mutant, the power to regenerate [CP-2.8].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_mutant = {
	.name = "Mutant",
	.title = "power to regenerate",
	.text = "",
	.does = {.name = "Mutant"},
	.wild = {.text = "", .does = {.name = "Wild Mutant"}},
	.super = {.text = "", .does = {.name = "Super Mutant"}},
};
