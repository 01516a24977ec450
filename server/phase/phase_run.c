/* The run of a phase.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_run.h"

#include "base/arena.h"
#include "schema/persons.h"
#include "schema/seats.h"
#include "schema/snapshots.h"
#include "server/game/run.h"
#include "server/home/fault.h"
#include "server/outbox/post_decide.h"
#include "server/people/standby_call.h"
#include "server/phase/intact.h"
#include "server/phase/phase_led.h"
#include "server/phase/phase_open.h"
#include "server/render/render_text.h"
#include "server/report/reports.h"

static void log_run(struct home *h, const struct game *g, int turn, int phase,
		    enum open_cause cause)
{
	struct log_line l = home_log(h, LOG_INFO, "phase");
	log_str(&l, "game", g->name);
	log_int(&l, "turn", turn);
	log_int(&l, "phase", phase);
	log_z(&l, "cause", open_cause_name(cause));
	log_int(&l, "opened", g->phase_no);
	if (g->status == GAME_OVER)
		log_z(&l, "over", "yes");
	log_end(&l);
}

/* The outcome of the open phase. */
struct worked_out {
	struct run_record rec;
	struct snapshot row; /* its texts; the rest is the opening phase's */
	unsigned
		seats; /* in the game before the run: seats that leave with it are told as well */
	bool paradox;
	struct issue *issue; /* that tells it; NULL: not loaded yet */
};

static struct worked_out *adjudicate(struct home *h, struct arena *a,
				     const struct game *g, struct err *err)
{
	struct worked_out *w = arena_new(a, struct worked_out);
	struct run_input in;

	if (!run_gather(h, a, g, &in, err))
		return NULL;
	fault_assert("run", g->name);
	w->seats = in.position.rules->seats(in.position.state);
	if (!run_phase(a, &in, &w->rec, &w->paradox, err))
		return NULL;
	record_snapshot(a, &w->rec, &w->row);
	w->rec.row = &w->row;
	return w;
}

/* Notes, for the reliability of players, whether orders that were owed came. A seat
 * that the house plays, or that nobody has, has no player whose reliability could be
 * noted. */
static bool note_turnout(struct home *h, struct arena *a, const struct game *g,
			 struct err *err)
{
	bool passed = g->deadline && g->deadline <= home_now(h);
	struct readiness s;
	struct position p;
	struct seat *seats;
	int n;

	if (!position_load(h, a, g, g->phase_no, &p, err) ||
	    !phase_readiness(h, a, g, &s, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		const struct seat *seat = &seats[i];
		enum turnout what = s.in >> seat->seat & 1 ? TURNOUT_IN
				    : passed && !(p.excused >> seat->seat & 1)
					    ? TURNOUT_MISSED
					    : TURNOUT_EXCUSED;
		if (s.owes >> seat->seat & 1 && seat->status == SEAT_JOINED &&
		    !seat->resigned && !seat_is_led(seat, g->phase_no) &&
		    !turnout_add(h->store, seat->id, g->phase_no, what, seat->address,
				 home_now(h), err))
			return false;
	}
	return true;
}

static bool load_issue(struct home *h, struct arena *a, const struct game *g,
		       struct worked_out *w, struct err *err)
{
	if (w->issue)
		return true;
	w->issue = arena_new(a, struct issue);
	return reports_load_ran(h, a, g, &w->rec, w->issue, err);
}

/* The daemon looks at all rows of its games from time to time; a run by hand has no daemon that did. */
static bool is_intact(struct home *h, struct arena *a, const struct game *g,
		      enum open_cause cause, struct err *err)
{
	return cause == OPEN_GM ? intact_gate(h, a, g, err)
				: intact_gate_open(h, a, g, err);
}

bool phase_carry_out(struct home *h, struct arena *a, struct game *g,
		     enum open_cause cause, bool paradox_allowed, bool *asked,
		     struct err *err)
{
	void **kept = post_ahead_kept(h);
	struct worked_out *w = kept ? *kept : NULL;
	int turn = g->turn, phase = g->phase;

	*asked = false;
	/* What was kept was made of the same rows. */
	if ((!w && !is_intact(h, a, g, cause, err)) || !phase_led(h, a, g, err) ||
	    (!w && !(w = adjudicate(h, a, g, err))))
		return false;
	if (kept)
		*kept = w;
	*asked = w->paradox && !paradox_allowed;
	if (*asked)
		return true;
	/* If a player leaves, a standby is called first: the report is no longer for
	 * the player who left. */
	if (!note_turnout(h, a, g, err) || !phase_open(h, a, g, &w->rec, cause, err) ||
	    !standby_after(h, a, g, err) || !load_issue(h, a, g, w, err))
		return false;
	fault_assert("report", g->name);
	unsigned to = g->status == GAME_OVER ? AUDIENCE_SEATS : w->seats;
	if (!reports_queue(h, a, w->issue, to, true, CAUSE_PHASE, g->id, err))
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

bool phase_excuse_missing(struct home *h, const struct game *g,
			  const struct readiness *s, struct err *err)
{
	struct act acts[GAME_SEATS_MAX];
	int n = 0;

	if (g->deadline && g->deadline <= home_now(h))
		return true;
	unsigned missing = readiness_missing(s);
	for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
		if (missing >> seat & 1)
			acts[n++] = (struct act){.game_id = g->id,
						 .phase_no = g->phase_no,
						 .kind = ACT_EXCUSE,
						 .seat = seat,
						 .utc = home_now(h)};
	return acts_add_all(h->store, acts, n, err);
}

/* Works it out, as far as the reports need. */
static bool preview(struct home *h, struct arena *a, struct str name,
		    struct preview *out, struct bulletin of[], struct err *err)
{
	struct game g;
	struct run_input in;
	struct run_record rec;
	struct issue is;
	struct readiness s;
	unsigned allowed;
	bool first;

	if (!phase_find_open(h, a, name, &g, err) ||
	    !phase_readiness(h, a, &g, &s, err) ||
	    !snapshots_is_first(h->store, g.id, g.phase_no, &first, err) ||
	    !phase_allowed_random(h, a, &g, &allowed, err) ||
	    !phase_excuse_missing(h, &g, &s, err) || !phase_led(h, a, &g, err) ||
	    !run_gather(h, a, &g, &in, err) ||
	    !run_phase(a, &in, &rec, &out->asked, err))
		return false;
	out->missing = readiness_missing(&s);
	out->first = first && (out->missing & ~allowed) != 0;
	if (!phase_open(h, a, &g, &rec, OPEN_OTHER, err) ||
	    !reports_load_ran(h, a, &g, &rec, &is, err))
		return false;
	for (int i = 0; i <= is.n_seats; i++) {
		int seat = i < is.n_seats ? is.seats[i].seat : SEAT_GM;
		if (!reports_bulletin(h, a, &is, seat, &of[out->n], err))
			return false;
		of[out->n].over_shoulder = true;
		out->report[out->n++].seat = seat;
	}
	return true;
}

bool phase_preview(struct home *h, struct arena *a, struct str game,
		   struct preview *out, struct err *err)
{
	struct bulletin of[GAME_SEATS_MAX + 1];

	*out = (struct preview){0};
	if (!home_begin(h, err))
		return false;
	bool ok = preview(h, a, game, out, of, err);
	home_rollback(h);
	/* Nobody waits for them to be printed. */
	for (int i = 0; ok && i < out->n; i++) {
		struct page page = page_in(a);
		page.text_only = true;
		bulletin_report(a, &of[i], &page);
		out->report[i].text = render_text(a, &page);
	}
	return ok;
}
