/* Machine, the power of continuity [CP-2.19].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_machine = {
	.name = "Machine",
	.title = "power of continuity",
	.text = "",
	.does = {.name = "Machine"},
	.wild = {.text = "", .does = {.name = "Wild Machine"}},
	.super = {.text = "", .does = {.name = "Super Machine"}},
};
