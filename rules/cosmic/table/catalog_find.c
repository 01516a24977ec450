/* Powers by number and by name.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "rules/cosmic/table/catalog.h"

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
		if (i == typed.n || ascii_lower(typed.s[i]) != ascii_lower(*name))
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
