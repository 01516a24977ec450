/* The roles of the games in the zine, and who played them: see zine_people.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/options/powers.h"
#include "server/zine/people/zine_people.h"

struct str zine_role_of(const struct zine_game *g, int seat)
{
	return g->rules->role_name ? g->role[seat] : zine_seat(g, seat);
}

static struct zine_role *role_of(struct zine *z, const struct zine_game *g,
				 struct str name)
{
	struct zine_roles *all = z->roles;

	for (int i = 0; i < all->n; i++)
		if (all->r[i].rules == g->rules && str_equal(all->r[i].name, name))
			return &all->r[i];
	struct zine_role *r = arena_push(z->a, all->r, all->n);
	*r = (struct zine_role){
		.rules = g->rules,
		.name = name,
		.page = zine_role_page(z->a, g->rules, name),
		.power = g->rules->power ? powers_find(g->rules, name) : -1,
	};
	return r;
}

static void count_seat(struct zine *z, struct zine_game *g, int seat)
{
	struct str name = zine_role_of(g, seat);

	if (!name.n)
		return;
	struct zine_role *r = role_of(z, g, name);
	struct zine_held *h = arena_push(z->a, r->held, r->n_held);
	*h = (struct zine_held){.g = g, .seat = seat, .last = true};
	r->over += g->over;
	r->won += zine_has_won(h);
}

void zine_count_roles(struct zine *z)
{
	z->roles = arena_new(z->a, struct zine_roles);
	for (int i = 0; i < z->n_games; i++)
		for (int k = 0; z->games[i].n && k < z->games[i].n_seats; k++)
			count_seat(z, &z->games[i], z->games[i].seats[k].seat);
}
