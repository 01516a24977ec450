/* Assassin, the power to execute [CP-2.16].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_assassin = {
	.name = "Assassin",
	.title = "power to execute",
	.text = "",
	.mandatory = true,
	.does = {.name = "Assassin"},
	.wild = {.text = "", .does = {.name = "Wild Assassin"}},
	.super = {.text = "", .does = {.name = "Super Assassin"}},
};
