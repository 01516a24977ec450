/* A phase: opened, closed, run.
 * SPDX-License-Identifier: ISC */
#include "server/phase.h"

#include <string.h>

#include "base/arena.h"
#include "rules/rng.h"
#include "schema/gmlog.h"
#include "schema/outbox.h"
#include "schema/snapshots.h"
#include "server/play.h"
#include "server/position.h"
#include "server/post.h"
#include "server/press_text.h"
#include "server/record.h"
#include "server/reports.h"
#include "server/run.h"

enum {
	LEAST_TO_DEADLINE_S = 20 * 3600, /* a phase is open for that long at least */
	EARLY_S = 30 * 60,               /* the window of an early run */
};

int64_t phase_cause(const struct game *g)
{
	return g->id * 100000 + g->phase_no;
}

/* Who owes what ------------------------------------------------------------ */

static int64_t last_reminder(const struct told *told, int n, int seat)
{
	int64_t last = 0;
	for (int i = 0; i < n; i++)
		if (told[i].seat == seat && str_starts(told[i].what, "reminder") &&
		    told[i].utc > last)
			last = told[i].utc;
	return last;
}

static struct owing owing_of(struct arena *a, const struct position *p, int seat,
			     const struct sheet *sheet)
{
	struct buf needs = buf_in(a);
	struct owing o = {
		.seat = seat,
		.in_game = p->rules->seats(p->state) >> seat & 1,
		.owes = p->rules->owes(p->state) >> seat & 1,
		.in = sheet && (sheet->readable || sheet->final),
		.final = sheet && sheet->final,
		.wait = sheet && sheet->wait,
		.misses = p->rules->misses(p->state, seat),
	};
	p->rules->needs(position_view(a, p, seat), sheet, &needs);
	o.needs = buf_str(&needs);
	return o;
}

bool phase_owing(struct home *h, struct arena *a, const struct game *g,
		 struct owing **list, int *n, struct err *err)
{
	struct run_input in;
	struct told *told;
	int n_told;

	*n = 0;
	*list = NULL;
	if (g->phase == 0)
		return true;
	if (!run_gather(h, a, g, &in, err) ||
	    !told_list(h->store, a, g->id, g->phase_no, &told, &n_told, err))
		return false;
	*list = arena_array(a, struct owing, (size_t)in.n_seats + 1);
	for (int i = 0; i < in.n_seats; i++) {
		struct owing *o = &(*list)[(*n)++];
		*o = owing_of(a, &in.position, in.seats[i].seat,
			      in.sheets[in.seats[i].seat]);
		o->reminded = last_reminder(told, n_told, o->seat);
	}
	return true;
}

/* The same without words, for each letter and each round: who owes, who is in. */
struct standing {
	unsigned in_game, owes, in, wait, final;
};

static bool standing_of(struct home *h, struct arena *a, const struct game *g,
			struct standing *s, struct err *err)
{
	struct position p;
	struct stored_sheet *sheets;
	int n;

	*s = (struct standing){0};
	if (!position_load(h, a, g, g->phase_no, &p, err) ||
	    !sheets_list(h->store, a, g->id, g->phase_no, &sheets, &n, err))
		return false;
	s->in_game = p.rules->seats(p.state);
	s->owes = p.rules->owes(p.state) & s->in_game;
	for (int i = 0; i < n; i++) {
		unsigned bit = 1U << sheets[i].seat;
		s->in |= sheets[i].readable || sheets[i].final ? bit : 0;
		s->wait |= sheets[i].wait ? bit : 0;
		s->final |= sheets[i].final ? bit : 0;
	}
	return true;
}

static unsigned missing_of(const struct standing *s)
{
	return s->owes & ~s->in;
}

static bool may_run_early(const struct standing *s)
{
	return (s->in_game & ~s->final) == 0 ||
	       ((s->in_game & ~s->in) == 0 && (s->in_game & s->wait) == 0);
}

static int count(unsigned bits)
{
	int n = 0;
	for (; bits; bits &= bits - 1)
		n++;
	return n;
}

static struct str names_of(struct arena *a, const struct game_rules *r, unsigned seats)
{
	struct buf out = buf_in(a);
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		if (seats >> i & 1)
			buf_printf(&out, "%s%s", out.n ? ", " : "", r->colours[i]);
	return out.n ? buf_str(&out) : STR("nobody");
}

/* When --------------------------------------------------------------------- */

static bool grace_of(struct home *h, struct arena *a, const struct game *g,
		     int64_t *seconds, struct err *err)
{
	struct str value;
	int64_t hours = h->config.grace;

	if (!option_get(h->store, a, g->id, "grace", &value, err))
		return false;
	if (value.n)
		(void)str_int(value, 0, 48, &hours);
	*seconds = hours * 3600;
	return true;
}

static bool closes(struct home *h, struct arena *a, const struct game *g,
		   const struct standing *s, int64_t *utc, struct err *err)
{
	int64_t grace = 0;

	if (g->deadline && missing_of(s) && !grace_of(h, a, g, &grace, err))
		return false;
	*utc = g->deadline ? g->deadline + grace : 0;
	return true;
}

bool phase_closes(struct home *h, struct arena *a, const struct game *g, int64_t *utc,
		  struct err *err)
{
	struct standing s;

	*utc = 0;
	return g->phase == 0 ||
	       (standing_of(h, a, g, &s, err) && closes(h, a, g, &s, utc, err));
}

bool phase_note_letter(struct home *h, struct arena *a, struct game *g, bool orders,
		       int64_t now, struct err *err)
{
	struct standing s;

	if (g->status != GAME_RUNNING || g->phase == 0)
		return true;
	if (!standing_of(h, a, g, &s, err))
		return false;
	int64_t early = g->early;
	if (!may_run_early(&s))
		early = 0;
	else if (orders || early == 0)
		early = now + EARLY_S;
	bool answered = str_starts(g->hold, "missing") && missing_of(&s) == 0;
	if (early == g->early && !answered)
		return true;
	g->early = early;
	if (answered)
		g->hold = STR("");
	return games_save(h->store, g, err);
}

/* Opening ------------------------------------------------------------------ */

/* Orders that came early and those that hold until changed become the sheet. */
static bool open_sheet(struct home *h, struct arena *a, const struct game *g,
		       const struct position *p, const struct seat *seats, int n_seats,
		       const struct stored_sheet *before, int seat, struct err *err)
{
	struct stored_sheet out = {
		.game_id = g->id, .phase_no = g->phase_no, .seat = seat};
	struct later *later;
	int n;

	if (!later_list(h->store, a, g->id, g->turn, g->phase, seat, &later, &n, err))
		return false;
	for (int i = 0; before && i < before->n_slots; i++) {
		if (!before->slots[i].standing)
			continue;
		out.slots = arena_grow(a, out.slots,
				       (size_t)out.n_slots * sizeof *out.slots,
				       (size_t)(out.n_slots + 1) * sizeof *out.slots);
		out.slots[out.n_slots++] = before->slots[i];
	}
	if (out.n_slots == 0 && n == 0)
		return true;
	const void *view = position_view(a, p, seat);
	struct reader reader = position_reader(g, p, view, seat, seats, n_seats);
	struct sheet *sheet = position_sheet(a, &reader, &out);
	for (int i = 0; i < n; i++) {
		struct reading *r = orders_read(a, &reader, later[i].text, sheet);
		*sheet = r->sheet;
		position_store(a, sheet, later[i].receipt, later[i].utc, &out);
		sheet = position_sheet(a, &reader, &out);
		out.letters++;
		out.last = later[i].utc;
		out.receipt = later[i].receipt;
	}
	out.exists = true;
	return sheets_save(h->store, &out, err) &&
	       later_drop(h->store, g->id, g->turn, g->phase, seat, err);
}

static bool open_sheets(struct home *h, struct arena *a, const struct game *g,
			const struct position *p, int from_no, struct err *err)
{
	struct seat *seats;
	struct stored_sheet *before;
	int n_seats, n;

	if (!seats_list(h->store, a, g->id, &seats, &n_seats, err) ||
	    !sheets_list(h->store, a, g->id, from_no, &before, &n, err))
		return false;
	for (int i = 0; i < n_seats; i++) {
		const struct stored_sheet *own = NULL;
		for (int j = 0; j < n; j++)
			if (before[j].seat == seats[i].seat)
				own = &before[j];
		if (p->rules->seats(p->state) >> seats[i].seat & 1 &&
		    !open_sheet(h, a, g, p, seats, n_seats, own, seats[i].seat, err))
			return false;
	}
	return true;
}

static bool mark_removed(struct home *h, struct arena *a, const struct game *g,
			 const struct position *p, struct err *err)
{
	struct seat *seats;
	int n;

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		bool in = p->rules->seats(p->state) >> seats[i].seat & 1;
		if (in || seats[i].status == SEAT_REMOVED)
			continue;
		seats[i].status = SEAT_REMOVED;
		if (!seats_save(h->store, &seats[i], err))
			return false;
	}
	return true;
}

static bool set_clock(struct home *h, struct game *g, struct err *err)
{
	struct deadlines every;

	g->opened = home_now(h);
	g->early = 0;
	g->hold = STR("");
	g->braked = 0;
	g->deadline = 0;
	if (g->phase == 0) {
		g->status = GAME_OVER;
		g->ended = home_now(h);
		return true;
	}
	if (!deadlines_read(g->deadlines, &every, err))
		return err_context(err, "game %.*s", STR_ARG(g->name));
	g->deadline = deadlines_next(&every, g->opened, LEAST_TO_DEADLINE_S);
	return true;
}

bool phase_open(struct home *h, struct arena *a, struct game *g,
		const struct run_record *rec, const char *cause, struct err *err)
{
	struct position p = {.rules = rec->rules, .state = rec->state};
	struct snapshot s = {
		.game_id = g->id, .cause = str_of(cause), .made = home_now(h)};

	p.turn = g->turn = rec->rules->turn(rec->state);
	p.phase = g->phase = rec->rules->phase(rec->state);
	p.phase_no = g->phase_no = ++g->last_phase_no;
	record_snapshot(a, rec, &s);
	s.phase_no = g->phase_no;
	s.turn = g->turn;
	s.phase = g->phase;
	s.attempt = g->attempt;
	return set_clock(h, g, err) && snapshots_add(h->store, &s, err) &&
	       games_save(h->store, g, err) &&
	       (g->phase == 0 || open_sheets(h, a, g, &p, rec->from_no, err)) &&
	       mark_removed(h, a, g, &p, err);
}

/* Running ------------------------------------------------------------------ */

/* In the caller's transaction: from the stored sheets to everybody's report. */
static bool run_now(struct home *h, struct arena *a, struct game *g, const char *cause,
		    bool paradox_allowed, bool *asked, struct err *err)
{
	struct run_input in;
	struct run_record *rec = arena_new(a, struct run_record);
	struct issue is;
	bool hold;

	*asked = false;
	if (!run_gather(h, a, g, &in, err) || !run_phase(a, &in, rec, &hold, err))
		return false;
	if (hold && !paradox_allowed) {
		*asked = true;
		return true;
	}
	unsigned to = in.position.rules->seats(
		in.position.state); /* the removed ones as well */
	if (!phase_open(h, a, g, rec, cause, err) ||
	    !reports_load(h, a, g, g->phase_no, &is, err))
		return false;
	if (g->status == GAME_OVER)
		to = (1U << g->n_seats) - 1;
	return reports_queue(h, a, &is, to, true, "phase", phase_cause(g), err);
}

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

/* Waits ------------------------------------------------------------------- */

static bool tell_wait(struct home *h, struct arena *a, const struct game *g,
		      struct str what, struct str more, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_para(&page, what);
	page_para(&page, more);
	struct log_line l = home_log(h, LOG_ALARM, "held");
	log_str(&l, "game", g->name);
	log_int(&l, "turn", g->turn);
	log_int(&l, "phase", g->phase);
	log_str(&l, "why", what);
	log_end(&l);
	return record_act(h, g, "server", what, STR(""), true, err) &&
	       post_cause(h, &cause, err) &&
	       post_notice(h, a, g, "notice", "hold", cause,
			   str_printf(a, "%.*s T%d P%d waits", STR_ARG(post_tag(a, g)),
				      g->turn, g->phase),
			   &page, err);
}

/* The phase waits, all are told, the deadline moves. */
static bool brake(struct home *h, struct arena *a, struct game *g, struct str why,
		  int64_t by, struct err *err)
{
	g->deadline += by;
	g->early = 0;
	g->braked++;
	struct str what = str_printf(
		a, "Phase %d.%d waits: %.*s. The deadline is %.*s now.", g->turn,
		g->phase, STR_ARG(why), STR_ARG(clock_long(a, g->deadline)));
	return games_save(h->store, g, err) &&
	       tell_wait(
		       h, a, g, what,
		       STR("Orders that have arrived count, and can still be changed."),
		       err);
}

/* It waits for the GM's word, or for the orders. */
static bool hold(struct home *h, struct arena *a, struct game *g, const char *kind,
		 struct str why, struct err *err)
{
	int64_t cause;

	g->hold = str_printf(a, "%s: %.*s", kind, STR_ARG(why));
	g->early = 0;
	struct str what = str_printf(a, "Phase %d.%d waits for the GM: %.*s.", g->turn,
				     g->phase, STR_ARG(why));
	struct str ask =
		str_printf(a,
			   "%.*s Say what is to be done with one of\n"
			   "postalgm nmr random %.*s SEAT\n"
			   "postalgm phase extend %.*s WHEN\n"
			   "postalgm seat replace %.*s SEAT ADDRESS\n"
			   "postalgm phase run %.*s %d.%d",
			   STR_ARG(what), STR_ARG(g->name), STR_ARG(g->name),
			   STR_ARG(g->name), STR_ARG(g->name), g->turn, g->phase);
	return games_save(h->store, g, err) &&
	       tell_wait(h, a, g, what, STR("Orders are taken until it is run."),
			 err) &&
	       post_cause(h, &cause, err) &&
	       post_to_gm(h, a, g, "question", "hold", cause,
			  str_printf(a, "%.*s T%d P%d waits for your word",
				     STR_ARG(post_tag(a, g)), g->turn, g->phase),
			  ask, err);
}

/* No round within an hour before the deadline, nor within an hour after it. */
static bool was_away(struct home *h, const struct game *g, int64_t now, int64_t *by,
		     struct err *err)
{
	int64_t last;

	*by = 0;
	if (!meta_get_int(h->store, "last_round", &last, err))
		return false;
	if (last < g->opened)
		last = g->opened;
	if (last < g->deadline - 3600 && now > g->deadline + 3600)
		*by = now - last;
	if (h->clock_jump > 0 && g->deadline > now - h->clock_jump)
		*by = h->clock_jump;
	return true;
}

static bool allowed_random(struct home *h, struct arena *a, const struct game *g,
			   unsigned *seats, struct err *err)
{
	struct told *told;
	int n;

	*seats = 0;
	if (!told_list(h->store, a, g->id, g->phase_no, &told, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (str_is(told[i].what, "random") && told[i].seat >= 0)
			*seats |= 1U << told[i].seat;
	return true;
}

enum { MASS_WAIT_S = 24 * 3600 };

/* Does something stand in the way of running with these seats missing? Then it is done,
 * and `*stopped` is true. */
static bool stopped_by(struct home *h, struct arena *a, struct game *g,
		       const struct standing *s, int64_t now, bool *stopped,
		       struct err *err)
{
	unsigned missing = missing_of(s), allowed;
	const struct game_rules *r = game_rules_of(g, err);
	struct str policy;
	int64_t away;

	*stopped = true;
	if (!r || !was_away(h, g, now, &away, err) ||
	    !allowed_random(h, a, g, &allowed, err) ||
	    !option_get(h->store, a, g->id, "nmr", &policy, err))
		return false;
	if (away)
		return brake(h, a, g,
			     str_printf(a,
					h->clock_jump > 0
						? "the clock of the house leapt over "
						  "the deadline, by %.*s"
						: "the house was away over the "
						  "deadline, for %.*s",
					STR_ARG(clock_span(a, away))),
			     away, err);
	missing &= ~allowed;
	struct str names = names_of(a, r, missing);
	if (missing && g->turn == 1 && g->phase == 1)
		return hold(h, a, g, "missing",
			    str_printf(a,
				       "nothing has come from %.*s, and the first "
				       "phase never runs on missing orders",
				       STR_ARG(names)),
			    err);
	if (2 * count(missing) > count(s->in_game))
		return brake(
			h, a, g,
			str_printf(
				a,
				"more than half of the seats have sent nothing (%.*s)",
				STR_ARG(names)),
			MASS_WAIT_S, err);
	if (missing && (str_is(policy, "wait") || str_is(policy, "standby")))
		return hold(h, a, g, "missing",
			    str_printf(a, "nothing has come from %.*s", STR_ARG(names)),
			    err);
	*stopped = false;
	return true;
}

static bool due(struct home *h, struct arena *a, int64_t game_id, int64_t now,
		bool *ran, struct err *err)
{
	struct game g;
	struct standing s;
	int64_t close;
	bool stopped, asked;

	*ran = false;
	if (!games_load(h->store, a, game_id, &g, err))
		return false;
	if (g.status != GAME_RUNNING || g.hold.n || g.phase == 0)
		return true;
	if (!standing_of(h, a, &g, &s, err) || !closes(h, a, &g, &s, &close, err))
		return false;
	bool early = g.early && g.early <= now && may_run_early(&s);
	if (!early && (close == 0 || close > now))
		return true;
	if (!early) {
		if (!stopped_by(h, a, &g, &s, now, &stopped, err))
			return false;
		if (stopped)
			return *ran = true;
	}
	const char *cause = early ? "early" : "deadline";
	int turn = g.turn, phase = g.phase;
	if (!run_now(h, a, &g, cause, false, &asked, err))
		return false;
	*ran = true;
	if (asked)
		return hold(h, a, &g, "paradox",
			    STR("conditions of several players contradict each other"),
			    err);
	log_run(h, &g, turn, phase, cause);
	return true;
}

/* A phase that cannot be run is a bug, or a fault of the store: the GM is told once,
 * and the game waits. */
static bool set_aside(struct home *h, struct arena *a, int64_t game_id,
		      const struct err *why, struct err *err)
{
	struct game g;

	return games_load(h->store, a, game_id, &g, err) &&
	       hold(h, a, &g, "fault", str_of(why->text), err);
}

bool phase_due(struct home *h, struct arena *a, int64_t game_id, int64_t now, bool *ran,
	       struct err *err)
{
	*ran = false;
	if (!home_begin(h, err))
		return false;
	if (home_end(h, due(h, a, game_id, now, ran, err), err))
		return true;
	if (store_is_busy(h->store))
		return false;
	struct err why = *err;
	*ran = true;
	*err = (struct err){0};
	return home_begin(h, err) &&
	       home_end(h, set_aside(h, a, game_id, &why, err), err);
}

/* The GM's own -------------------------------------------------------------- */

static bool open_game(struct home *h, struct arena *a, struct str name, struct game *g,
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

static bool run_by_gm(struct home *h, struct arena *a, struct str name, int turn,
		      int phase, struct err *err)
{
	struct game g;
	struct standing s;
	unsigned allowed;
	bool asked;

	if (!open_game(h, a, name, &g, err))
		return false;
	if (g.turn != turn || g.phase != phase)
		return err_refuse(err, "phase %d.%d is not open; the open one is %d.%d",
				  turn, phase, g.turn, g.phase);
	if (g.status == GAME_PAUSED)
		return err_refuse(err, "game %.*s is paused", STR_ARG(g.name));
	if (!standing_of(h, a, &g, &s, err) || !allowed_random(h, a, &g, &allowed, err))
		return false;
	unsigned missing = missing_of(&s) & ~allowed;
	const struct game_rules *r = game_rules_of(&g, err);
	if (!r)
		return false;
	if (missing && turn == 1 && phase == 1)
		return err_refuse(err,
				  "phase 1.1 never runs on missing orders (%.*s): nmr "
				  "random, phase "
				  "extend or seat replace",
				  STR_ARG(names_of(a, r, missing)));
	if (!record_act(h, &g, "gm",
			str_printf(a, "The GM ran phase %d.%d.", turn, phase), STR(""),
			g.deadline > home_now(h), err) ||
	    !run_now(h, a, &g, "gm", true, &asked, err))
		return false;
	log_run(h, &g, turn, phase, "gm");
	return true;
}

bool phase_run(struct home *h, struct arena *a, struct str game, int turn, int phase,
	       struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, run_by_gm(h, a, game, turn, phase, err), err);
}

static bool extend(struct home *h, struct arena *a, struct str name, int64_t until,
		   struct str why, struct err *err)
{
	struct game g;
	struct page page = page_in(a);
	int64_t cause;

	if (!open_game(h, a, name, &g, err))
		return false;
	if (until <= home_now(h))
		return err_refuse(err, "%.*s is not in the future",
				  STR_ARG(clock_long(a, until)));
	g.deadline = until;
	g.early = 0;
	g.hold = STR("");
	struct str what = str_printf(a, "The deadline of phase %d.%d is %.*s now.",
				     g.turn, g.phase, STR_ARG(clock_long(a, until)));
	page_para(&page, what);
	if (why.n)
		page_paraf(&page, "Reason: %.*s", STR_ARG(why));
	return games_save(h->store, &g, err) &&
	       told_forget(h->store, g.id, g.phase_no, err) &&
	       record_act(h, &g, "gm", what, why, true, err) &&
	       post_cause(h, &cause, err) &&
	       post_notice(h, a, &g, "notice", "gm", cause,
			   str_printf(a, "%.*s T%d P%d - orders due %.*s",
				      STR_ARG(post_tag(a, &g)), g.turn, g.phase,
				      STR_ARG(clock_short(a, until))),
			   &page, err);
}

bool phase_extend(struct home *h, struct arena *a, struct str game, int64_t until,
		  struct str why, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, extend(h, a, game, until, why, err), err);
}

static bool allow_random(struct home *h, struct arena *a, struct str name,
			 struct str word, struct err *err)
{
	struct game g;
	struct standing s;
	struct seat seat;
	unsigned allowed;
	bool first;

	if (!open_game(h, a, name, &g, err) || !standing_of(h, a, &g, &s, err))
		return false;
	unsigned which = missing_of(&s);
	if (word.n) {
		if (!seat_named(h, a, &g, word, &seat, err))
			return false;
		if (!(which >> seat.seat & 1))
			return err_refuse(err, "%.*s owes nothing in phase %d.%d",
					  STR_ARG(seat.colour), g.turn, g.phase);
		which = 1U << seat.seat;
	}
	if (which == 0)
		return err_refuse(err, "nobody owes anything in phase %d.%d", g.turn,
				  g.phase);
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		if (which >> i & 1 && !told_once(h->store, g.id, g.phase_no, i,
						 "random", home_now(h), &first, err))
			return false;
	const struct game_rules *r = game_rules_of(&g, err);
	if (!r || !allowed_random(h, a, &g, &allowed, err))
		return false;
	if (str_starts(g.hold, "missing") && (missing_of(&s) & ~allowed) == 0)
		g.hold = STR(""); /* its deadline is over: the next round runs it */
	return games_save(h->store, &g, err) &&
	       record_act(h, &g, "gm",
			  str_printf(a, "In phase %d.%d %.*s may be played at random.",
				     g.turn, g.phase, STR_ARG(names_of(a, r, which))),
			  STR(""), true, err);
}

bool phase_allow_random(struct home *h, struct arena *a, struct str game,
			struct str seat, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, allow_random(h, a, game, seat, err), err);
}

/* Looking ------------------------------------------------------------------ */

static bool preview(struct home *h, struct arena *a, struct str name,
		    struct preview *out, struct err *err)
{
	struct game g;
	struct run_input in;
	struct run_record rec;
	struct issue is;
	bool asked;

	if (!open_game(h, a, name, &g, err) || !run_gather(h, a, &g, &in, err) ||
	    !run_phase(a, &in, &rec, &asked, err) ||
	    !phase_open(h, a, &g, &rec, "preview", err) ||
	    !reports_load(h, a, &g, g.phase_no, &is, err))
		return false;
	for (int i = 0; i <= is.n_seats; i++) {
		struct bulletin b;
		struct page page = page_in(a);
		int seat = i < is.n_seats ? is.seats[i].seat : SEAT_GM;
		if (!reports_bulletin(h, a, &is, seat, &b, err))
			return false;
		bulletin_report(a, &b, &page);
		out->report[out->n].seat = seat;
		out->report[out->n++].text = press_text(a, &page);
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
