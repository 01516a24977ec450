/* The GM of a game.
 * SPDX-License-Identifier: ISC */
#include "server/game/game_gm.h"

#include "base/arena.h"
#include "mail/trust/address.h"

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

bool game_gm_is_not(struct home *h, const struct game *g, struct str address,
		    struct err *err)
{
	return !address_is_same_box(game_gm_address(h, g), address) ||
	       err_refuse(err, "%.*s is the GM of this game, who sees all secrets",
			  STR_ARG(address));
}
