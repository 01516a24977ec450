/* Zombie, the power of immortality [CP-2.1].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_zombie = {
	.name = "Zombie",
	.title = "power of immortality",
	.text = "",
	.mandatory = true,
	.does = {.name = "Zombie"},
	.wild = {.text = "", .does = {.name = "Wild Zombie"}},
	.super = {.text = "", .does = {.name = "Super Zombie"}},
};
