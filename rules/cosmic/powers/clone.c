/* Clone, the power to replicate [CP-2.6].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_clone = {
	.name = "Clone",
	.title = "power to replicate",
	.text = "",
	.automatic = true,
	.does = {.name = "Clone"},
	.wild = {.text = "", .does = {.name = "Wild Clone"}},
	.super = {.text = "", .does = {.name = "Super Clone"}},
};
