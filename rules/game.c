/* Games by name.
 * SPDX-License-Identifier: ISC */
#include "rules/game.h"

#include <stddef.h>

const struct game_rules *game_find(struct str name)
{
	for (const struct game_rules *const *g = games; *g; g++)
		if (str_is(name, (*g)->name))
			return *g;
	return NULL;
}

const char *game_token(const struct game_rules *r, int seat)
{
	return r->tokens ? r->tokens[seat] : r->colours[seat];
}

unsigned game_seats(const struct game_rules *r, int n)
{
	return (1U << (r->any_seats ? r->seats_max : n)) - 1;
}
