/* Amoeba, the power to ooze [CP-2.12].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_amoeba = {
	.name = "Amoeba",
	.title = "power to ooze",
	.text = "",
	.does = {.name = "Amoeba"},
	.wild = {.text = "", .does = {.name = "Wild Amoeba"}},
	.super = {.text = "", .does = {.name = "Super Amoeba"}},
};
