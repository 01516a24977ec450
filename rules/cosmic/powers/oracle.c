/* Oracle, the power to foresee [CP-2.11].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_oracle = {
	.name = "Oracle",
	.title = "power to foresee",
	.text = "",
	.mandatory = true,
	.does = {.name = "Oracle"},
	.wild = {.text = "", .does = {.name = "Wild Oracle"}},
	.super = {.text = "", .does = {.name = "Super Oracle"}},
};
