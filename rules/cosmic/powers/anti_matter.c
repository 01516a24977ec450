/* Anti-Matter, the power of negation [CP-2.4].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_anti_matter = {
	.name = "Anti-Matter",
	.title = "power of negation",
	.text = "",
	.mandatory = true,
	.does = {.name = "Anti-Matter"},
	.wild = {.text = "", .does = {.name = "Wild Anti-Matter"}},
	.super = {.text = "", .does = {.name = "Super Anti-Matter"}},
};
