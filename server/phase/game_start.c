/* A game starts.
 * SPDX-License-Identifier: ISC */
#include "server/phase/game_start.h"
#include "server/options/outline.h"

#include "base/arena.h"
#include "server/home/record.h"
#include "server/options/game_options.h"
#include "server/options/powers_give.h"
#include "server/options/powers_wish.h"
#include "server/outbox/post_decide.h"
#include "server/phase/phase_open.h"
#include "server/render/colours.h"
#include "server/report/reports.h"

static bool all_in(struct arena *a, const struct game *g, const struct seat *seats,
		   int n, struct err *err)
{
	struct buf open = buf_in(a);

	for (int i = 0; i < n; i++)
		if (seats[i].status != SEAT_JOINED)
			buf_printf(&open, "%s%.*s (%.*s, %s)", open.n ? ", " : "",
				   STR_ARG(seats[i].name), STR_ARG(seats[i].colour),
				   seat_status_name(seats[i].status));
	if (n < g->n_seats)
		buf_printf(&open, "%s%d seat%s free (seat add)", open.n ? ", " : "",
			   g->n_seats - n, g->n_seats - n == 1 ? "" : "s");
	if (open.n)
		return err_refuse(err, "not all have joined: %.*s",
				  STR_ARG(buf_str(&open)));
	return true;
}

static bool seat_people(struct home *h, struct arena *a, const struct game *g,
			const struct game_rules *r, struct seat **seats,
			struct err *err)
{
	int n;

	if (!seats_list(h->store, a, g->id, seats, &n, err) ||
	    !all_in(a, g, *seats, n, err))
		return false;
	colours_give(r, *seats, n);
	for (int i = 0; i < n; i++)
		if (!seats_save(h->store, &(*seats)[i], err))
			return false;
	return seats_reorder(h->store, *seats, n, err) &&
	       seats_list(h->store, a, g->id, seats, &n, err);
}

/* Each seat's Power, by draws that are part of the set-up; everybody is told how. */
static bool give_powers(struct home *h, struct arena *a, const struct game *g,
			struct seat *seats, struct run_record *rec, struct setup *setup,
			struct err *err)
{
	struct powers_plan plan;
	struct powers_given given;
	struct str wishes[GAME_SEATS_MAX];

	if (!powers_plan_load(h, a, g, rec->rules, &plan, err))
		return false;
	for (int i = 0; i < g->n_seats; i++)
		wishes[i] = seats[i].wish_powers;
	powers_give(&plan, wishes, &rec->rng, &given);
	for (int i = 0; i < g->n_seats; i++) {
		if (given.power[i] >= 0)
			seats[i].power =
				str_of(powers_name(rec->rules, given.power[i]));
		setup->powers[seats[i].seat] = seats[i].power;
		if (!seats_save(h->store, &seats[i], err))
			return false;
	}
	struct str said = powers_given_said(a, &plan, wishes, &given);
	return !said.n || record_act(h, g, WHO_GM, said, STR(""), true, err);
}

static bool set_up(struct home *h, struct arena *a, const struct game *g,
		   struct seat *seats, struct run_record *rec, struct err *err)
{
	struct setup setup = {.n_seats = g->n_seats};
	struct str words[GAME_SEATS_MAX];

	if (!outline_options(h, a, g, &setup, err))
		return false;
	for (int i = 0; i < g->n_seats; i++) {
		setup.seats |= 1U << seats[i].seat;
		words[i] = seats[i].lucky;
	}
	rng_seed(&rec->rng, g->secret, words, g->n_seats);
	rec->rng.log = &rec->log;
	return give_powers(h, a, g, seats, rec, &setup, err) &&
	       rec->rules->setup(rec->state, &setup, &rec->rng, &rec->events, err);
}

/* Start letters, first reports, a line in the GM log. */
static bool tell_start(struct home *h, struct arena *a, const struct game *g,
		       struct err *err)
{
	unsigned all = AUDIENCE_SEATS;
	struct issue is;

	return reports_load(h, a, g, g->phase_no, &is, err) &&
	       reports_queue_start(h, a, &is, all, true, CAUSE_START, g->id, err) &&
	       reports_queue(h, a, &is, all, true, CAUSE_PHASE, g->id, err) &&
	       record_act(h, g, WHO_GM,
			  str_printf(a, "Game %.*s was started.", STR_ARG(g->name)),
			  STR(""), false, err);
}

static bool start(struct home *h, struct arena *a, void *with, struct err *err)
{
	const struct str *name = with;
	struct game g;
	struct seat *seats;
	const struct game_rules *r;
	struct run_record rec;

	if (!games_find(h->store, a, *name, &g, err) || !(r = game_rules_of(&g, err)))
		return false;
	if (g.status != GAME_INVITING)
		return err_refuse(err, "game %.*s has started already",
				  STR_ARG(g.name));
	if (!seat_people(h, a, &g, r, &seats, err))
		return false;
	record_init(&rec, a, r);
	if (!set_up(h, a, &g, seats, &rec, err))
		return false;
	g.status = GAME_RUNNING;
	g.started = home_now(h);
	return phase_open(h, a, &g, &rec, OPEN_START, err) && tell_start(h, a, &g, err);
}

bool game_start(struct home *h, struct arena *a, struct str game, struct err *err)
{
	return post_decide(h, a, start, &game, err);
}
