/* The GM of a game.
 * SPDX-License-Identifier: ISC */
#include "server/game/game_gm.h"

#include "base/arena.h"
#include "mail/trust/address.h"
#include "schema/game_gms.h"

struct str game_gm_address(const struct home *h, const struct game *g)
{
	return g && g->gm_address.n ? g->gm_address : h->config.gm;
}

struct token_claim game_gm_claim(const struct home *h, const struct game *g)
{
	return token_gm(g->name, game_gm_address(h, g), g->gm_epoch, g->phase_no);
}

static struct str shown(struct arena *a, struct str name, struct str address)
{
	return name.n ? str_printf(a, "%.*s, %.*s", STR_ARG(name), STR_ARG(address))
		      : address;
}

struct str game_gm_shown(struct arena *a, const struct home *h, const struct game *g)
{
	struct str address = game_gm_address(h, g);

	return shown(a, g->gm_name, address.n ? address : h->config.address);
}

bool game_gms(struct home *h, struct arena *a, const struct game *g, struct game **list,
	      int *n, struct err *err)
{
	struct game_gm *more;
	int n_more;

	if (!game_gms_list(h->store, a, g->id, &more, &n_more, err))
		return false;
	*list = arena_list(a, struct game, (size_t)n_more + 1);
	*n = 1 + n_more;
	(*list)[0] = *g;
	for (int i = 0; i < n_more; i++) {
		struct game *one = &(*list)[1 + i];
		*one = *g;
		one->gm_row = more[i].id;
		one->gm_name = more[i].name;
		one->gm_address = more[i].address;
		/* Below 0: no first GM has it. */
		one->gm_epoch = -(int)more[i].id;
	}
	return true;
}

bool game_gm_is(struct home *h, struct arena *a, const struct game *g,
		struct str address, bool *is, struct err *err)
{
	struct game *as;
	int n;

	*is = false;
	if (!game_gms(h, a, g, &as, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		*is = *is || address_is_same_box(game_gm_address(h, &as[i]), address);
	return true;
}

bool game_gm_is_not(struct home *h, const struct game *g, struct str address,
		    struct err *err)
{
	struct arena *a = arena_create();
	bool is, ok = game_gm_is(h, a, g, address, &is, err);

	arena_destroy(a);
	return ok &&
	       (!is ||
		err_refuse(err, "%.*s is the GM of this game, who sees all secrets",
			   STR_ARG(address)));
}
