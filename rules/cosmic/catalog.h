/* The catalogue: the only place that names the Powers.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_CATALOG_H
#define RULES_COSMIC_CATALOG_H

#include "base/str.h"
#include "rules/cosmic/hooks.h"

/* A Power: its own file says what it does, in one of these. */
struct ce_power_rule {
	const char *name;
	const char *text;             /* for the players, before the game [R17] */
	bool mandatory;               /* acts without orders [SP-1] */
	bool cannot_be_lost;          /* works with fewer than three home bases */
	struct ce_effect does;        /* its hooks */
	struct ce_effect wild, super; /* its Flare's */
};

/* Powers by number: 1 is the first; 0 is no Power. */
struct ce_catalog {
	int n;
	const struct ce_power_rule *const *power;
};
extern const struct ce_catalog ce_catalog;

/* The Power of that number, or NULL. */
const struct ce_power_rule *ce_power_rule(const struct ce_catalog *, int id);
/* Its number, or 0. */
int ce_power_find(const struct ce_catalog *, struct str name);

#endif
