/* The word of a seat in addresses: see seat_token.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/seat_token.h"

#include <string.h>

#include "mail/trust/token.h"

struct str seat_token(const struct game *g, const struct seat *s)
{
	const struct game_rules *r = game_find(g->rules);

	return r && r->tokens ? str_of(game_token(r, s->seat)) : s->colour;
}

int seat_token_room(const struct config *c, const struct game_rules *r)
{
	size_t local = c->address.n, longest = 0;

	if (c->subject_keys)
		return CONFIG_LOCAL_PART_MAX;
	if (str_find_char(c->address, '@') != SIZE_MAX)
		local = str_find_char(c->address, '@');
	for (int i = 0; i < r->seats_max; i++)
		if (strlen(game_token(r, i)) > longest)
			longest = strlen(game_token(r, i));
	return CONFIG_LOCAL_PART_MAX - (int)(local + longest) - TOKEN_CHARS - 3;
}
