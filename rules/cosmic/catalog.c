/* All Powers, one line each: the number of a row is the number of the Power's Flare, so
 * new ones are added at the end.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/catalog.h"

#include <ctype.h>
#include <stddef.h>

/* clang-format off */
#define POWERS(P) \
	P(zombie)        \
	P(macron)        \
	P(virus)         \
	P(anti_matter)   \
	P(pacifist)      \
	P(clone)         \
	P(vulch)         \
	P(mutant)        \
	P(mind)          \
	P(laser)         \
	P(oracle)        \
	P(amoeba)        \
	P(empath)        \
	P(parasite)      \
	P(will)          \
	P(assassin)      \
	P(vacuum)        \
	P(healer)        \
	P(machine)       \
	P(symbiote)      \

#define DECLARE(name) extern const struct ce_power_rule ce_##name;
#define ROW(name) &ce_##name,
POWERS(DECLARE)
static const struct ce_power_rule *const powers[] = {POWERS(ROW)};
/* clang-format on */

const struct ce_catalog ce_catalog = {sizeof powers / sizeof *powers, powers};

const struct ce_power_rule *ce_power_rule(const struct ce_catalog *c, int id)
{
	return id >= 1 && id <= c->n ? c->power[id - 1] : NULL;
}

static bool same_name(struct str typed, const char *name)
{
	size_t i = 0;

	for (; *name; name++) {
		if (*name == '-' || *name == ' ')
			continue;
		while (i < typed.n && (typed.s[i] == '-' || typed.s[i] == ' '))
			i++;
		if (i == typed.n ||
		    tolower((unsigned char)typed.s[i]) != tolower((unsigned char)*name))
			return false;
		i++;
	}
	return i == typed.n;
}

int ce_power_find(const struct ce_catalog *c, struct str name)
{
	for (int i = 0; i < c->n; i++)
		if (same_name(name, c->power[i]->name))
			return i + 1;
	return 0;
}
