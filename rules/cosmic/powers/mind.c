/* Mind, the power of knowledge [CP-2.9].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_mind = {
	.name = "Mind",
	.title = "power of knowledge",
	.text = "",
	.automatic = true,
	.does = {.name = "Mind"},
	.wild = {.text = "", .does = {.name = "Wild Mind"}},
	.super = {.text = "", .does = {.name = "Super Mind"}},
};
