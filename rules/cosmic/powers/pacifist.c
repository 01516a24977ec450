/* Pacifist, the power of peace [CP-2.5].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_pacifist = {
	.name = "Pacifist",
	.title = "power of peace",
	.text = "",
	.mandatory = true,
	.does = {.name = "Pacifist"},
	.wild = {.text = "", .does = {.name = "Wild Pacifist"}},
	.super = {.text = "", .does = {.name = "Super Pacifist"}},
};
