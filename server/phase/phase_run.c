/* The run of a phase.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_run.h"

#include "base/arena.h"
#include "schema/snapshots.h"
#include "server/game/phase_missing.h"
#include "server/game/run.h"
#include "server/home/fault.h"
#include "server/people/standby_call.h"
#include "server/phase/intact.h"
#include "server/phase/phase_open.h"
#include "server/render/render_text.h"
#include "server/report/reports.h"

static void log_run(struct home *h, const struct game *g, int turn, int phase,
		    const char *cause)
{
	struct log_line l = home_log(h, LOG_INFO, "phase");
	log_str(&l, "game", g->name);
	log_int(&l, "turn", turn);
	log_int(&l, "phase", phase);
	log_z(&l, "cause", cause);
	log_int(&l, "opened", g->phase_no);
	if (g->status == GAME_OVER)
		log_z(&l, "over", "yes");
	log_end(&l);
}

bool phase_carry_out(struct home *h, struct arena *a, struct game *g, const char *cause,
		     bool paradox_allowed, bool *asked, struct err *err)
{
	struct run_input in;
	struct run_record *rec = arena_new(a, struct run_record);
	struct issue is;
	bool paradox;
	int turn = g->turn, phase = g->phase;

	*asked = false;
	if (!intact_gate(h, a, g, err) || !run_gather(h, a, g, &in, err))
		return false;
	fault_assert("run", g->name);
	if (!run_phase(a, &in, rec, &paradox, err))
		return false;
	if (paradox && !paradox_allowed) {
		*asked = true;
		return true;
	}
	/* Those who leave with this phase are told as well. */
	unsigned to = in.position.rules->seats(in.position.state);
	/* If a player leaves, a standby is called first: the report is no longer for
	 * the player who left. */
	if (!phase_open(h, a, g, rec, cause, err) || !standby_after(h, a, g, err) ||
	    !reports_load(h, a, g, g->phase_no, &is, err))
		return false;
	fault_assert("report", g->name);
	if (g->status == GAME_OVER)
		to = AUDIENCE_SEATS;
	if (!reports_queue(h, a, &is, to, true, CAUSE_PHASE, g->id, err))
		return false;
	log_run(h, g, turn, phase, cause);
	return true;
}

bool phase_find_open(struct home *h, struct arena *a, struct str name, struct game *g,
		     struct err *err)
{
	if (!games_find(h->store, a, name, g, err))
		return false;
	if (g->status == GAME_INVITING)
		return err_refuse(err, "game %.*s has not started", STR_ARG(g->name));
	if (g->status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g->name));
	return true;
}

static bool preview(struct home *h, struct arena *a, struct str name,
		    struct preview *out, struct err *err)
{
	struct game g;
	struct run_input in;
	struct run_record rec;
	struct issue is;
	struct standing s;
	unsigned allowed;
	bool first;

	if (!phase_find_open(h, a, name, &g, err) ||
	    !phase_standing(h, a, &g, &s, err) ||
	    !snapshots_is_first(h->store, g.id, g.phase_no, &first, err) ||
	    !phase_allowed_random(h, a, &g, &allowed, err) ||
	    !run_gather(h, a, &g, &in, err) ||
	    !run_phase(a, &in, &rec, &out->asked, err))
		return false;
	out->missing = standing_missing(&s);
	out->first = first && (out->missing & ~allowed) != 0;
	if (!phase_open(h, a, &g, &rec, "preview", err) ||
	    !reports_load(h, a, &g, g.phase_no, &is, err))
		return false;
	for (int i = 0; i <= is.n_seats; i++) {
		struct bulletin b;
		struct page page = page_in(a);
		int seat = i < is.n_seats ? is.seats[i].seat : SEAT_GM;
		if (!reports_bulletin(h, a, &is, seat, &b, err))
			return false;
		b.over_shoulder = true;
		bulletin_report(a, &b, &page);
		out->report[out->n].seat = seat;
		out->report[out->n++].text = render_text(a, &page);
	}
	return true;
}

bool phase_preview(struct home *h, struct arena *a, struct str game,
		   struct preview *out, struct err *err)
{
	*out = (struct preview){0};
	if (!home_begin(h, err))
		return false;
	bool ok = preview(h, a, game, out, err);
	home_rollback(h);
	return ok;
}
