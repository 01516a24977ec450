/* Parasite, the power to infest [CP-2.14].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_parasite = {
	.name = "Parasite",
	.title = "power to infest",
	.text = "",
	.automatic = true,
	.does = {.name = "Parasite"},
	.wild = {.text = "", .does = {.name = "Wild Parasite"}},
	.super = {.text = "", .does = {.name = "Super Parasite"}},
};
