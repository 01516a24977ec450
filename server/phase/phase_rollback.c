/* A phase is taken back.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_rollback.h"

#include "base/arena.h"
#include "schema/editorials.h"
#include "schema/persons.h"
#include "schema/questions.h"
#include "schema/sheets.h"
#include "schema/snapshots.h"
#include "server/game/phase_word.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/outbox/post_decide.h"
#include "server/phase/intact.h"
#include "server/phase/phase_open.h"
#include "server/report/reports.h"

enum { LISTED_MAX = 8 };

struct undo {
	struct home *h;
	struct arena *a;
	struct game *g;
	struct snapshot *
		way; /* without state, trace and draws; the last one is the open phase */
	int n_way, at; /* way[at] opened the phase to go back to */
	bool was_over;
	struct rollback *out;
};

/* Phases that may be taken back --------------------------------------------- */

/* "1.1, 1.2, 1.3", the last few. */
static struct str can_be_opened(const struct undo *u)
{
	struct buf list = buf_in(u->a);
	int last = u->n_way - 1, first = last > LISTED_MAX ? last - LISTED_MAX : 0;

	for (int i = first; i < last; i++)
		buf_printf(&list, "%s%d.%d",
			   list.n  ? ", "
			   : first ? "... "
				   : "",
			   u->way[i].turn, u->way[i].phase);
	return buf_str(&list);
}

static bool find_phase(struct undo *u, int turn, int phase, struct err *err)
{
	const struct game *g = u->g;
	struct str list = can_be_opened(u);

	if (u->n_way < 2)
		return err_refuse(
			err,
			"phase %d.%d is open and nothing has been run yet: there is nothing to take back",
			g->turn, g->phase);
	if (g->turn == turn && g->phase == phase)
		return err_refuse(
			err,
			"phase %d.%d is open: it has not been run. To take back what led to it, name an earlier one (%.*s); phase extend gives it more time",
			turn, phase, STR_ARG(list));
	for (u->at = u->n_way - 2; u->at >= 0; u->at--)
		if (u->way[u->at].turn == turn && u->way[u->at].phase == phase)
			return true;
	return err_refuse(
		err,
		"phase %d.%d did not lead to the open phase of game %.*s; these can be opened again: %.*s",
		turn, phase, STR_ARG(g->name), STR_ARG(list));
}

static bool may_take_back(struct undo *u, int turn, int phase, struct str why,
			  bool force, struct err *err)
{
	const struct game *g = u->g;

	if (!str_trim(why).n)
		return err_refuse(err, "say why: all players read it (--why TEXT)");
	if (g->status == GAME_INVITING)
		return err_refuse(err, "game %.*s has not started", STR_ARG(g->name));
	if (g->last_phase_no == 0)
		return err_refuse(err,
				  "game %.*s was called off before its first phase",
				  STR_ARG(g->name));
	if (!snapshots_way(u->h->store, u->a, g->id, g->phase_no, &u->way, &u->n_way,
			   err) ||
	    !find_phase(u, turn, phase, err))
		return false;
	u->was_over = g->status == GAME_OVER;
	if (u->was_over && !force)
		return err_refuse(
			err,
			"game %.*s is over and its secret is out: anyone who has it can work out every draw to come. --force opens phase %d.%d again all the same",
			STR_ARG(g->name), turn, phase);
	return true;
}

/* Names the phases that are taken back: "phases 3.1 and 3.2". */
static struct str taken_back(const struct undo *u)
{
	struct buf list = buf_in(u->a);
	int n = 0, left = 0;

	for (int i = u->at + 1; i < u->n_way; i++)
		left += u->way[i].cause != OPEN_END;
	if (!left)
		return STR("the end of the game");
	buf_z(&list, left > 1 ? "phases " : "phase ");
	for (int i = u->at + 1; i < u->n_way; i++) {
		const struct snapshot *s = &u->way[i];
		const char *between = n == 0 ? "" : n == left - 1 ? " and " : ", ";
		if (s->cause == OPEN_END)
			continue;
		buf_printf(&list, "%s%d.%d", between, s->ran_turn, s->ran_phase);
		n++;
	}
	return buf_str(&list);
}

/* The new row --------------------------------------------------------------- */

static bool add_row(struct undo *u, struct err *err)
{
	struct snapshot s;
	struct game *g = u->g;

	if (!intact_gate(u->h, u->a, g, err) ||
	    !snapshots_load(u->h->store, u->a, g->id, u->way[u->at].phase_no, &s, err))
		return false;
	g->turn = s.turn;
	g->phase = s.phase;
	if (!turnout_drop(u->h->store, g->id, u->way[u->at].phase_no, err))
		return false;
	g->phase_no = ++g->last_phase_no;
	if (!snapshots_attempts(u->h->store, g->id, g->turn, g->phase, &g->attempt,
				err))
		return false;
	s.attempt = ++g->attempt;
	s.phase_no = g->phase_no;
	s.cause = OPEN_ROLLBACK;
	s.made = home_now(u->h);
	if (u->was_over) {
		g->status = GAME_RUNNING;
		g->ended = 0;
		g->end_why = STR("");
	}
	if (g->status == GAME_PAUSED)
		g->paused = home_now(u->h); /* the new deadline begins here */
	struct position p;
	return snapshots_add(u->h->store, &s, err) &&
	       position_load(u->h, u->a, g, g->phase_no, &p, err) &&
	       phase_set_clock(u->h, u->a, g, p.rules, p.state, err) &&
	       games_save(u->h->store, g, err);
}

/* Is it done again on the older position? Not the GM's end of the game; not a run before the
 * deadline, because the phase has a new one; and a position that was put right only where it is
 * this one. */
static bool is_done_again(const struct act *x, bool same_phase)
{
	return x->kind != ACT_STOP && x->kind != ACT_EXCUSE &&
	       (x->kind != ACT_EDIT || same_phase);
}

/* Repeats the acts since then. */
static bool do_acts_again(struct undo *u, struct err *err)
{
	for (int i = u->at; i < u->n_way; i++) {
		struct act *acts;
		int n;
		if (!acts_list(u->h->store, u->a, u->g->id, u->way[i].phase_no, &acts,
			       &n, err))
			return false;
		for (int j = 0; j < n; j++) {
			acts[j].phase_no = u->g->phase_no;
			if (is_done_again(&acts[j], i == u->at) &&
			    !acts_add(u->h->store, &acts[j], err))
				return false;
		}
	}
	return true;
}

/* A player who had been removed since is back. */
static bool seat_them(struct undo *u, const struct position *p, struct seat *seats,
		      int n, struct err *err)
{
	unsigned in = p->rules->seats(p->state);

	for (int i = 0; i < n; i++) {
		if (!(in >> seats[i].seat & 1) || seats[i].status != SEAT_REMOVED)
			continue;
		seats[i].status = SEAT_JOINED;
		if (!seats_save(u->h->store, &seats[i], err))
			return false;
	}
	return true;
}

/* FINAL was said when the outcome was not known. All orders are in already: without
 * WAIT, anybody's first letter would make it run early, before others have read the
 * report. */
static bool copy_sheets(struct undo *u, unsigned in_game, struct err *err)
{
	struct stored_sheet *sheets;
	int n;

	if (!sheets_list(u->h->store, u->a, u->g->id, u->way[u->at].phase_no, &sheets,
			 &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		sheets[i].phase_no = u->g->phase_no;
		sheets[i].final = false;
		sheets[i].wait = true;
		if (sheets[i].readable)
			u->out->kept |= 1U << sheets[i].seat & in_game;
		if (!sheets_save(u->h->store, &sheets[i], err))
			return false;
	}
	u->out->none = in_game & ~u->out->kept;
	return questions_again(u->h->store, u->g->id, u->way[u->at].phase_no,
			       u->g->phase_no, err);
}

/* The GM's editorial for the report of that phase is in the next report of it,
 * too. */
static bool copy_editorial(struct undo *u, struct err *err)
{
	struct store *st = u->h->store;
	int64_t game_id = u->g->id;
	struct str text;

	return editorial_get(st, u->a, game_id, u->way[u->at].phase_no, &text, err) &&
	       (!text.n ||
		editorial_set(st, game_id, u->g->phase_no, text, home_now(u->h), err));
}

/* Letters ------------------------------------------------------------------- */

/* Those who had left the game before are told that it goes on after all. */
static bool tell_those_who_left(struct undo *u, const struct seat *seats, int n,
				unsigned in_game, struct str what, struct err *err)
{
	struct page page = page_in(u->a);
	int64_t cause;

	page_para(&page, what);
	page_para(
		&page,
		STR("You get this letter because you were in the game; there is nothing for you to do."));
	for (int i = 0; i < n && u->was_over; i++)
		if (!(in_game >> seats[i].seat & 1) &&
		    (!post_cause(u->h, &cause, err) ||
		     !post_queue(u->h, u->a,
				 &(struct posting){
					 .game = u->g,
					 .seat = &seats[i],
					 .kind = KIND_NOTICE,
					 .cause = CAUSE_GM,
					 .cause_id = cause,
					 .subject = str_printf(
						 u->a, "%.*s goes on after all",
						 STR_MADE(u->a, post_tag(u->a, u->g))),
					 .page = &page,
				 },
				 err)))
			return false;
	return true;
}

static void log_it(const struct undo *u)
{
	struct log_line l = home_log(u->h, LOG_INFO, "phase");
	log_str(&l, "game", u->g->name);
	log_int(&l, "turn", u->g->turn);
	log_int(&l, "phase", u->g->phase);
	log_z(&l, "cause", "rollback");
	log_int(&l, "attempt", u->g->attempt);
	log_int(&l, "opened", u->g->phase_no);
	log_end(&l);
}

/* The line is in the phase that was open: the next report prints it. */
static bool note(struct undo *u, struct str *what, struct str why, struct err *err)
{
	const struct snapshot *s = &u->way[u->at];
	int n;

	if (!snapshots_attempts(u->h->store, u->g->id, s->turn, s->phase, &n, err))
		return false;
	u->out->taken_back = taken_back(u);
	*what = str_printf(u->a, "%s%.*s: phase " PRI_STR " is open again.",
			   record_taken_back, STR_ARG(u->out->taken_back),
			   STR_MADE(u->a, phase_word(u->a, s->turn, s->phase, n + 1)));
	return record_act(u->h, u->g, WHO_GM, *what, str_trim(why), true, err);
}

static bool open_again(struct undo *u, struct str why, struct err *err)
{
	struct home *h = u->h;
	struct arena *a = u->a;
	struct game *g = u->g;
	const struct snapshot *s = &u->way[u->at];
	struct position p;
	struct issue is;
	struct seat *seats;
	struct str what;
	int n;

	if (!note(u, &what, why, err) ||
	    !later_again(h->store, g->id, s->turn, s->phase, s->phase_no, err) ||
	    !add_row(u, err) || !do_acts_again(u, err) ||
	    !position_load(h, a, g, g->phase_no, &p, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	unsigned in_game = p.rules->seats(p.state);
	if (!seat_them(u, &p, seats, n, err) || !copy_sheets(u, in_game, err) ||
	    !copy_editorial(u, err) ||
	    !tell_those_who_left(u, seats, n, in_game, what, err) ||
	    !reports_load(h, a, g, g->phase_no, &is, err) ||
	    !reports_queue(h, a, &is, in_game, true, CAUSE_PHASE, g->id, err))
		return false;
	log_it(u);
	return true;
}

struct taking_back {
	struct str game, why;
	int turn, phase;
	bool force;
	struct rollback *out;
};

static bool take_back(struct home *h, struct arena *a, void *with, struct err *err)
{
	const struct taking_back *t = with;
	struct undo u = {.h = h, .a = a, .g = &t->out->game, .out = t->out};

	*t->out = (struct rollback){0};
	return games_find(h->store, a, t->game, u.g, err) &&
	       may_take_back(&u, t->turn, t->phase, t->why, t->force, err) &&
	       open_again(&u, t->why, err);
}

bool phase_rollback(struct home *h, struct arena *a, struct str game, int turn,
		    int phase, struct str why, bool force, struct rollback *out,
		    struct err *err)
{
	struct taking_back t = {game, why, turn, phase, force, out};

	return post_decide(h, a, take_back, &t, err);
}
