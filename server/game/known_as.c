/* The names by which readers know the players: see known_as.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/known_as.h"

#include "base/arena.h"
#include "orders/vocab.h"
#include "rules/game.h"

/* "Red"; the colour if this program does not know the rules of the game. */
static struct str seat_of(const struct game *g, const struct seat *s)
{
	const struct game_rules *r = game_find(g->rules);

	return r && s->seat >= 0 && s->seat < r->seats_max
		       ? str_of(r->vocab->seat_names[s->seat])
		       : s->colour;
}

struct str known_as(struct arena *a, const struct game *g, const struct seat *s)
{
	return str_dup(a, players_are_hidden(g) ? seat_of(g, s) : s->name);
}

struct str known_with_seat(struct arena *a, const struct game *g, const struct seat *s)
{
	struct str seat = seat_of(g, s);

	return players_are_hidden(g) || !s->name.n
		       ? str_dup(a, seat)
		       : str_printf(a, "%.*s (%.*s)", STR_ARG(s->name), STR_ARG(seat));
}

struct str known_by_seat(struct arena *a, const struct game *g, const struct seat *s)
{
	struct str seat = seat_of(g, s);

	return players_are_hidden(g) || !s->name.n
		       ? str_dup(a, seat)
		       : str_printf(a, "%.*s (%.*s)", STR_ARG(seat), STR_ARG(s->name));
}
