/* Healer, the power to heal [CP-2.18].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_healer = {
	.name = "Healer",
	.title = "power to heal",
	.text = "",
	.does = {.name = "Healer"},
	.wild = {.text = "", .does = {.name = "Wild Healer"}},
	.super = {.text = "", .does = {.name = "Super Healer"}},
};
