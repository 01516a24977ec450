/* Macron, the power of mass [CP-2.2].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_macron = {
	.name = "Macron",
	.title = "power of mass",
	.text = "",
	.mandatory = true,
	.does = {.name = "Macron"},
	.wild = {.text = "", .does = {.name = "Wild Macron"}},
	.super = {.text = "", .does = {.name = "Super Macron"}},
};
