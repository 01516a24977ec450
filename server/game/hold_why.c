/* Why a phase is held: see hold_why.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/hold_why.h"

#include "base/arena.h"

static const char *const words[N_HOLDS] = {
	[HOLD_NOT] = "",
	[HOLD_MISSING] = "missing",
	[HOLD_UNREACHABLE] = "unreachable",
	[HOLD_PARADOX] = "paradox",
	[HOLD_FAULT] = "fault",
	[HOLD_CLOCK] = "clock",
};

/* A word of another edition keeps the phase held, and no orders release it. */
enum hold hold_of(const struct game *g)
{
	struct str rest = g->hold, word = str_until(&rest, ':');
	int i = 0;

	while (i < N_HOLDS && !str_is(word, words[i]))
		i++;
	return i < N_HOLDS ? (enum hold)i : HOLD_FAULT;
}

bool hold_waits_for_orders(const struct game *g)
{
	enum hold why = hold_of(g);

	return why == HOLD_MISSING || why == HOLD_UNREACHABLE;
}

struct str hold_text(struct arena *a, enum hold hold, struct str why)
{
	return str_printf(a, "%s: %.*s", words[hold], STR_ARG(why));
}
