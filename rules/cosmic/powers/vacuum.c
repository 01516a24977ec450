/* Vacuum, the power of catharsis [CP-2.17].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_vacuum = {
	.name = "Vacuum",
	.title = "power of catharsis",
	.text = "",
	.mandatory = true,
	.does = {.name = "Vacuum"},
	.wild = {.text = "", .does = {.name = "Wild Vacuum"}},
	.super = {.text = "", .does = {.name = "Super Vacuum"}},
};
