/* Symbiote, the power of symbiosis [CP-2.20].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/powers/power.h"

const struct ce_power_rule ce_symbiote = {
	.name = "Symbiote",
	.title = "power of symbiosis",
	.text = "",
	.mandatory = true,
	.does = {.name = "Symbiote"},
	.wild = {.text = "", .does = {.name = "Wild Symbiote"}},
	.super = {.text = "", .does = {.name = "Super Symbiote"}},
};
