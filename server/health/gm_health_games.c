/* health: games, and the people that our letters reach or do not reach.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/mail/bounces.h"
#include "server/commands/gm_nmr.h"
#include "server/game/game_gm.h"
#include "server/game/position.h"
#include "server/health/gm_health_parts.h"
#include "server/home/home.h"
#include "server/phase/intact.h"

/* A phase that a wrong clock opened has its deadline there. */
static void look_at_opening(struct health *h, const struct game *g)
{
	if (g->status == GAME_RUNNING && g->opened - h->now > HEALTH_FUTURE_S &&
	    (!g->deadline || g->deadline > g->opened))
		health_alarm(
			h,
			"'" PRI_STR "': phase %d.%d was opened at " PRI_STR
			", which is still to come: the clock was wrong then; `postalgm phase deadline " PRI_STR
			" WHEN` gives it another deadline",
			STR_ARG(g->name), g->turn, g->phase,
			STR_MADE(h->gm->a, clock_long(h->gm->a, g->opened)),
			STR_ARG(g->name));
}

/* Numbers about running games, for monitoring. */
struct pace {
	int waiting;  /* for their GM */
	int overdue;  /* the deadline has passed, and nothing holds the phase */
	int leaving;  /* seats whose next miss, or the end of the turn, removes them */
	int64_t next; /* the earliest deadline that is still to come; 0: none */
};

/* Seats that are about to leave their game for phases they missed [R18]. */
static bool count_leaving(struct health *h, const struct game *g, struct pace *pace,
			  struct err *err)
{
	struct position p;

	if (!g->phase_no ||
	    !position_load(h->gm->home, h->gm->a, g, g->phase_no, &p, err))
		return g->phase_no == 0;
	const struct game_absent *absent = game_absent(p.rules);
	unsigned seats = p.rules->seats(p.state), leaving = p.rules->leaving(p.state);
	for (int k = 0; seats >> k; k++)
		if (seats >> k & 1)
			pace->leaving +=
				(leaving >> k & 1) ||
				(absent->most &&
				 p.rules->misses(p.state, k) + 1 >= absent->most);
	return true;
}

static bool look_at_pace(struct health *h, const struct game *g, struct pace *pace,
			 struct err *err)
{
	if (g->status != GAME_RUNNING)
		return true;
	if (g->hold.n)
		pace->waiting++;
	else if (g->deadline && g->deadline <= h->now)
		pace->overdue++;
	else if (g->deadline && (!pace->next || g->deadline < pace->next))
		pace->next = g->deadline;
	return count_leaving(h, g, pace, err);
}

/* Games that wait for the GM, counts by status, and the pace of all. */
bool health_look_games(struct health *h, struct err *err)
{
	json_t *counts = json_object();
	int by_status[GAME_STATUSES] = {0}, n;
	struct pace pace = {0};
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
		look_at_opening(h, &all[i]);
		if (!bad && !look_at_pace(h, &all[i], &pace, err))
			return false;
		if (all[i].status == GAME_RUNNING && all[i].hold.n)
			health_alarm(h, "'" PRI_STR "' waits for its GM: " PRI_STR,
				     STR_ARG(all[i].name), STR_ARG(all[i].hold));
	}
	for (int i = 0; i < GAME_STATUSES; i++)
		json_object_set_new(counts, game_status_name((enum game_status)i),
				    json_integer(by_status[i]));
	health_put(h, "games_waiting", json_integer(pace.waiting));
	health_put(h, "deadlines_overdue", json_integer(pace.overdue));
	health_put(h, "next_deadline", show_time(pace.next));
	health_put(h, "seats_leaving", json_integer(pace.leaving));
	return true;
}

/* The number of players that our letters do not reach. */
struct unreached {
	int dead, bounced;
};

static bool look_at_seat(struct health *h, const struct game *g, const struct seat *s,
			 struct unreached *n, struct err *err)
{
	struct address_record r;

	if (s->status == SEAT_DECLINED || s->status == SEAT_REMOVED || s->resigned)
		return true;
	if (!bounces_record(gm_store(h->gm), h->gm->a, g->id, s->seat, s->address, &r,
			    err))
		return false;
	n->dead += r.state == ADDRESS_DEAD;
	n->bounced += r.n_soft + r.n_hard > 0;
	if (r.n_hard)
		health_alarm(h, "'" PRI_STR "', " PRI_STR " (" PRI_STR "): " PRI_STR,
			     STR_ARG(g->name),
			     STR_MADE(h->gm->a, gm_seat_name(h->gm->a, s)),
			     STR_ARG(s->address),
			     STR_MADE(h->gm->a, gm_mail_text(h->gm->a, &r)));
	return true;
}

/* The GM's own address, the house's for all games together: mail would not tell them of
 * it. */
static bool look_at_gm(struct health *h, const struct game *g, int *n_lost,
		       struct err *err)
{
	struct str address = game_gm_address(h->gm->home, g);
	struct address_record r;
	int lost;

	if (!bounces_record(gm_store(h->gm), h->gm->a, g->id, SEAT_GM, address, &r,
			    err))
		return false;
	lost = bounces_lost(&r);
	if (!g->gm_address.n)
		*n_lost += lost;
	else if (lost)
		health_alarm(h,
			     "'" PRI_STR "': %d letter%s to its GM (" PRI_STR
			     ") bounced; `postalgm game gm` gives it another",
			     STR_ARG(g->name), lost, lost == 1 ? "" : "s",
			     STR_ARG(address));
	return true;
}

bool health_look_addresses(struct health *h, struct err *err)
{
	struct game *all;
	struct unreached unreached = {0};
	int n, n_lost = 0;
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
			ok = look_at_seat(h, &all[i], &seats[k], &unreached, err);
	}
	if (n_lost)
		health_alarm(h,
			     "%d letter%s to you bounced: is " PRI_STR
			     " right, and is its mailbox full?",
			     n_lost, n_lost == 1 ? "" : "s",
			     STR_ARG(h->gm->home->config.gm));
	health_put(h, "dead_addresses", json_integer(unreached.dead));
	health_put(h, "bounced_seats", json_integer(unreached.bounced));
	return ok;
}
