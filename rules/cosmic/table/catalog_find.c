/* Powers by number and by name.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "base/locale.h"
#include "orders/vocab.h"
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

struct ce_speech ce_power_speech(const struct ce_power_rule *r)
{
	if (r->orders.phases)
		return r->orders;
	if (r->reach.sees_card)
		return (struct ce_speech){
			.phases = PHASE(3),
			.help = N_(
				"A table in the place of a card order, for each challenge of yours."),
			.example =
				"c1: if compromise play lowest; else cheapest winning"};
	if (r->reach.any_target)
		return (struct ce_speech){
			.phases = PHASE(1),
			.help = N_("Your attack may name a planet of any player."),
			.example = "attack blue 3 with 2 from red 1"};
	if (r->reach.uninvited)
		return (struct ce_speech){
			.phases = PHASE(2),
			.help = N_(
				"You order an alliance as others do; nobody need invite you."),
			.example = "ally red in c1 with 1 from red 1"};
	return r->orders;
}
