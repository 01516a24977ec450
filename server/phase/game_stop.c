/* A game stops.
 * SPDX-License-Identifier: ISC */
#include "server/phase/game_stop.h"

#include <string.h>

#include "base/arena.h"
#include "schema/snapshots.h"
#include "schema/standbys.h"
#include "server/game/phase_clock.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/outbox/post_decide.h"
#include "server/phase/phase_open.h"
#include "server/report/announce.h"
#include "server/report/reports.h"

enum { SHORT_PAUSE_S = 3600, DAY_S = 24 * 3600 };

/* A deadline that is a day away does not move to the next one for a pause of minutes. */
static bool move_for_pause(struct home *h, struct arena *a, struct game *g,
			   int64_t away, struct err *err)
{
	if (!g->deadline ||
	    (away <= SHORT_PAUSE_S && g->deadline - home_now(h) >= DAY_S))
		return true;
	return phase_clock_move(h, a, g, away, err);
}

static bool set_pause(struct home *h, struct arena *a, struct str name, bool pause,
		      struct err *err)
{
	struct game g;
	int64_t away = 0;

	if (!games_find(h->store, a, name, &g, err))
		return false;
	if (g.status != (pause ? GAME_RUNNING : GAME_PAUSED))
		return err_refuse(err, "game %.*s is %s", STR_ARG(g.name),
				  game_status_name(g.status));
	if (pause) {
		g.status = GAME_PAUSED;
		g.paused = home_now(h);
		g.early = 0;
	} else {
		g.status = GAME_RUNNING;
		away = home_now(h) - g.paused;
		g.paused = 0;
		if (!move_for_pause(h, a, &g, away, err))
			return false;
	}
	struct str what =
		pause ? STR("The GM paused the game: no deadline runs.")
		      : str_printf(a, "The game goes on. The deadline is %.*s now.",
				   STR_MADE(a, clock_long(a, g.deadline)));
	return (pause || standbys_shift(h->store, g.id, away, err)) &&
	       games_save(h->store, &g, err) &&
	       announce(h, a, &g, what, STR(""), pause ? STR("paused") : STR("goes on"),
			err);
}

bool game_pause(struct home *h, struct arena *a, struct str game, struct err *err)
{
	return home_begin(h, err) && home_end(h, set_pause(h, a, game, true, err), err);
}

bool game_resume(struct home *h, struct arena *a, struct str game, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, set_pause(h, a, game, false, err), err);
}

static bool call_off(struct home *h, struct arena *a, struct game *g, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	g->status = GAME_OVER;
	g->ended = home_now(h);
	page_paraf(&page, "Game %.*s does not take place. Reason: %.*s",
		   STR_ARG(g->name), STR_ARG(g->end_why));
	return games_save(h->store, g, err) && post_cause(h, &cause, err) &&
	       post_notice(
		       h, a, g, KIND_END, CAUSE_GM, cause,
		       str_printf(a, "%.*s called off", STR_MADE(a, post_tag(a, g))),
		       &page, err);
}

static bool end_running(struct home *h, struct arena *a, struct game *g,
			struct err *err)
{
	struct position p;
	struct run_record rec;
	struct issue is;
	struct snapshot last;
	struct act stop = {.game_id = g->id,
			   .phase_no = g->phase_no,
			   .kind = ACT_STOP,
			   .seat = SEAT_NONE,
			   .utc = home_now(h)};

	if (!acts_add(h->store, &stop, err) ||
	    !position_load(h, a, g, g->phase_no, &p, err) ||
	    !snapshots_load(h->store, a, g->id, g->phase_no, &last, err))
		return false;
	record_init(&rec, a, p.rules);
	memcpy(rec.state, p.state, p.rules->state_size);
	rec.from_no = g->phase_no;
	rec.ran_turn = last.ran_turn;
	return phase_open(h, a, g, &rec, OPEN_END, err) &&
	       reports_load(h, a, g, g->phase_no, &is, err) &&
	       reports_queue(h, a, &is, AUDIENCE_SEATS, true, CAUSE_PHASE, g->id, err);
}

struct ending {
	struct str game, why;
};

static bool end(struct home *h, struct arena *a, void *with, struct err *err)
{
	const struct ending *e = with;
	struct game g;

	if (!games_find(h->store, a, e->game, &g, err))
		return false;
	if (g.status == GAME_OVER)
		return err_refuse(err, "game %.*s is over already", STR_ARG(g.name));
	g.end_why = e->why;
	if (!record_act(h, &g, WHO_GM, STR("The GM ended the game."), e->why, true,
			err))
		return false;
	return g.status == GAME_INVITING ? call_off(h, a, &g, err)
					 : end_running(h, a, &g, err);
}

bool game_end(struct home *h, struct arena *a, struct str game, struct str why,
	      struct err *err)
{
	return post_decide(h, a, end, &(struct ending){game, why}, err);
}
