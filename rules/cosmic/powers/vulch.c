/* Vulch, the power to salvage [CP-2.7].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_vulch = {
	.name = "Vulch",
	.title = "power to salvage",
	.text = "",
	.mandatory = true,
	.does = {.name = "Vulch"},
	.wild = {.text = "", .does = {.name = "Wild Vulch"}},
	.super = {.text = "", .does = {.name = "Super Vulch"}},
};
