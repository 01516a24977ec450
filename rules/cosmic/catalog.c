/* All Powers, one line each.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/catalog.h"

#include <stddef.h>

const struct ce_catalog ce_catalog = {0, NULL};

const struct ce_power_rule *ce_power_rule(const struct ce_catalog *c, int id)
{
	return id >= 1 && id <= c->n ? c->power[id - 1] : NULL;
}

int ce_power_find(const struct ce_catalog *c, struct str name)
{
	for (int i = 0; i < c->n; i++)
		if (str_is(name, c->power[i]->name))
			return i + 1;
	return 0;
}
