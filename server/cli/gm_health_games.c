/* health: games, and the people whom our letters reach or not.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/bounces.h"
#include "server/cli/gm_health_parts.h"
#include "server/cli/gm_nmr.h"
#include "server/game/game_gm.h"
#include "server/home/home.h"
#include "server/phase/intact.h"

/* Games that wait for the GM, and counts by status. */
bool health_look_games(struct health *h, struct err *err)
{
	json_t *counts = json_object();
	int by_status[GAME_STATUSES] = {0}, n;
	struct game *all;

	health_put(h, "games", counts);
	if (!games_list(gm_store(h->gm), h->gm->a, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		bool bad;
		if (!intact_known(h->gm->home, h->gm->a, &all[i], &bad, err))
			return false;
		if (bad)
			health_alarm(
				h,
				"'" PRI_STR
				"': the database is damaged; `postalgm verify " PRI_STR
				"` names the rows",
				STR_ARG(all[i].name), STR_ARG(all[i].name));
		by_status[all[i].status]++;
		if (all[i].status == GAME_RUNNING && all[i].hold.n)
			health_alarm(h, "'" PRI_STR "' waits for its GM: " PRI_STR,
				     STR_ARG(all[i].name), STR_ARG(all[i].hold));
	}
	for (int i = 0; i < GAME_STATUSES; i++)
		json_object_set_new(counts, game_status_name((enum game_status)i),
				    json_integer(by_status[i]));
	return true;
}

/* Players whom our letters do not reach. */
static bool look_at_seat(struct health *h, const struct game *g, const struct seat *s,
			 int *n_dead, struct err *err)
{
	struct address_record r;

	if (s->status == SEAT_DECLINED || s->status == SEAT_REMOVED || s->resigned)
		return true;
	if (!bounces_record(gm_store(h->gm), h->gm->a, g->id, s->seat, s->address, &r,
			    err))
		return false;
	*n_dead += r.state == ADDRESS_DEAD;
	if (r.n_hard)
		health_alarm(
			h, "'" PRI_STR "', " PRI_STR " (" PRI_STR "): letters " PRI_STR,
			STR_ARG(g->name), STR_ARG(gm_seat_name(h->gm->a, s)),
			STR_ARG(s->address), STR_ARG(gm_mail_text(h->gm->a, &r)));
	return true;
}

/* The GM's own address, the house's for all games together: mail would not tell them of
 * it. */
static bool look_at_gm(struct health *h, const struct game *g, int *n_lost,
		       struct err *err)
{
	struct str address = game_gm_address(h->gm->home, g);
	struct address_record r;

	if (!bounces_record(gm_store(h->gm), h->gm->a, g->id, SEAT_GM, address, &r,
			    err))
		return false;
	if (!g->gm_address.n)
		*n_lost += r.n_hard;
	else if (r.n_hard)
		health_alarm(h,
			     "'" PRI_STR "': %d letter%s to its GM (" PRI_STR
			     ") came back; `postalgm game gm` gives it another",
			     STR_ARG(g->name), r.n_hard, r.n_hard == 1 ? "" : "s",
			     STR_ARG(address));
	return true;
}

bool health_look_addresses(struct health *h, struct err *err)
{
	struct game *all;
	int n, n_dead = 0, n_lost = 0;
	bool ok = games_list(gm_store(h->gm), h->gm->a, &all, &n, err);

	for (int i = 0; ok && i < n; i++) {
		struct seat *seats;
		int n_seats = 0;
		if (all[i].status == GAME_OVER)
			continue;
		ok = look_at_gm(h, &all[i], &n_lost, err) &&
		     seats_list(gm_store(h->gm), h->gm->a, all[i].id, &seats, &n_seats,
				err);
		for (int k = 0; ok && k < n_seats; k++)
			ok = look_at_seat(h, &all[i], &seats[k], &n_dead, err);
	}
	if (n_lost)
		health_alarm(h, "%d letter%s to you came back; is " PRI_STR " right?",
			     n_lost, n_lost == 1 ? "" : "s",
			     STR_ARG(h->gm->home->config.gm));
	health_put(h, "dead_addresses", json_integer(n_dead));
	return ok;
}
