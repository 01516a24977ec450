/* Virus, the power to multiply [CP-2.3].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_virus = {
	.name = "Virus",
	.title = "power to multiply",
	.text = "",
	.mandatory = true,
	.does = {.name = "Virus"},
	.wild = {.text = "", .does = {.name = "Wild Virus"}},
	.super = {.text = "", .does = {.name = "Super Virus"}},
};
