/* Empath, the power of harmony [CP-2.13].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_empath = {
	.name = "Empath",
	.title = "power of harmony",
	.text = "",
	.does = {.name = "Empath"},
	.wild = {.text = "", .does = {.name = "Wild Empath"}},
	.super = {.text = "", .does = {.name = "Super Empath"}},
};
