/* Laser, the power to blind [CP-2.10].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_laser = {
	.name = "Laser",
	.title = "power to blind",
	.text = "",
	.mandatory = true,
	.does = {.name = "Laser"},
	.wild = {.text = "", .does = {.name = "Wild Laser"}},
	.super = {.text = "", .does = {.name = "Super Laser"}},
};
