/* The table of games.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "rules/cosmic/cosmic.h"
#include "rules/game.h"

const struct game_rules *const games[] = {
	&cosmic_game,
	NULL,
};

const struct game_rules *game_find(struct str name)
{
	for (const struct game_rules *const *g = games; *g; g++)
		if (str_is(name, (*g)->name))
			return *g;
	return NULL;
}
