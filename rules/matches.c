/* The list of results: see matches.h.
 * SPDX-License-Identifier: ISC */
#include "rules/matches.h"

#include "base/arena.h"

struct match *match_add(struct matches *list)
{
	struct match *m = arena_push(list->a, list->m, list->n);

	*m = (struct match){.winner = MATCH_DRAWN};
	return m;
}
