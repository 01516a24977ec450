/* Will, the power of choice [CP-2.15].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_will = {
	.name = "Will",
	.title = "power of choice",
	.text = "",
	.automatic = true,
	.does = {.name = "Will"},
	.wild = {.text = "", .does = {.name = "Wild Will"}},
	.super = {.text = "", .does = {.name = "Super Will"}},
};
