/* Carries out the GM's words: see gm_mail_do.h.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail/gm_mail_do.h"

#include "base/arena.h"
#include "mail/trust/trust.h"
#include "schema/gmlog.h"
#include "server/game/game_gm.h"
#include "server/game/phase_missing.h"
#include "server/game/position.h"
#include "server/gm_mail/gm_mail_code.h"
#include "server/gm_mail/gm_mail_work.h"
#include "server/people/open_game.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_due.h"
#include "server/phase/phase_run.h"
#include "server/render/letterhead.h"
#include "server/report/announce.h"

enum { REST_SHOWN = 80 };

/* Answers ------------------------------------------------------------------ */

static const char *state_of(const struct missing *o)
{
	if (!o->owes)
		return "owes nothing";
	if (!o->in)
		return "nothing came";
	return o->needs.n ? "in, not complete" : "in";
}

static void add_seat(struct work *w, const struct game_rules *r, const struct seat *s,
		     const struct missing *o, struct buf *out)
{
	buf_printf(out, "%.*s (%.*s): %s%s%s",
		   STR_MADE(w->a, letterhead_seat(w->a, r, o->seat)),
		   STR_ARG(s->name.n ? s->name : s->address), state_of(o),
		   o->final ? ", final" : "", o->wait ? ", waits" : "");
	if (o->owes && o->needs.n)
		buf_printf(out, "; to order: %.*s", STR_ARG(o->needs));
	if (o->misses)
		buf_printf(out, "; %d missed before in a row", o->misses);
	if (o->reminded)
		buf_printf(out, "; reminded %.*s",
			   STR_MADE(w->a, clock_whole(w->a, o->reminded,
						      w->h->config.zone.s)));
	buf_char(out, '\n');
}

/* A line a seat; `all`: also those who owe nothing, or whose orders are complete. */
static bool list_seats(struct work *w, const struct game *g, bool all, struct buf *out,
		       struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	struct missing *o;
	struct seat *seats;
	int n, n_seats, shown = 0;

	if (!r || !seats_list(w->h->store, w->a, g->id, &seats, &n_seats, err) ||
	    !phase_missing(w->h, w->a, g, &o, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n_seats; k++)
			if (seats[k].seat == o[i].seat && o[i].in_game &&
			    (all || (o[i].owes && (!o[i].in || o[i].needs.n)))) {
				add_seat(w, r, &seats[k], &o[i], out);
				shown++;
			}
	if (!shown)
		buf_z(out, "Nobody owes anything.\n");
	return true;
}

static bool list_invited(struct work *w, const struct game *g, struct buf *out,
			 struct err *err)
{
	struct seat *s;
	int n;

	if (!seats_list(w->h->store, w->a, g->id, &s, &n, err))
		return false;
	buf_printf(out, "Not begun; %d of %d seats are taken.\n", n, g->n_seats);
	for (int i = 0; i < n; i++)
		buf_printf(out, "%.*s (%.*s): %s\n", STR_ARG(s[i].colour),
			   STR_ARG(s[i].name), seat_status_name(s[i].status));
	return true;
}

static bool say_status(struct work *w, struct buf *out, struct err *err)
{
	struct game g;
	int64_t close;

	if (!games_find(w->h->store, w->a, w->name, &g, err))
		return false;
	if (g.status == GAME_INVITING)
		return list_invited(w, &g, out, err);
	if (g.status == GAME_OVER) {
		buf_z(out, "The game is over.\n");
		return true;
	}
	if (!phase_closes(w->h, w->a, &g, &close, err))
		return false;
	buf_printf(out, "  Turn %d, phase %d; %s.\n  Deadline %.*s.\n", g.turn, g.phase,
		   game_status_name(g.status),
		   STR_MADE(w->a, letterhead_deadline(w->a,
						      g.status == GAME_PAUSED
							      ? LETTERHEAD_PAUSED
							      : g.deadline,
						      home_now(w->h), NULL)));
	if (close > g.deadline)
		buf_printf(
			out, "  With its grace it closes %.*s.\n",
			STR_MADE(w->a, clock_whole(w->a, close, w->h->config.zone.s)));
	if (g.early)
		buf_printf(out, "  It runs early, at %.*s.\n",
			   STR_MADE(w->a,
				    clock_whole(w->a, g.early, w->h->config.zone.s)));
	if (g.hold.n)
		buf_printf(out, "  It waits for you: %.*s.\n", STR_ARG(g.hold));
	return list_seats(w, &g, true, out, err);
}

static bool say_missing(struct work *w, struct buf *out, struct err *err)
{
	struct game g;

	return phase_find_open(w->h, w->a, w->name, &g, err) &&
	       list_seats(w, &g, false, out, err);
}

/* Acts --------------------------------------------------------------------- */

/* Why the line does not run the phase: players who have time have sent nothing. Empty: it does. */
bool gm_mail_run_early(struct home *h, struct arena *a, const struct game *g,
		       const struct gm_line *l, struct str *why, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	unsigned missing;
	bool asks;

	*why = STR("");
	if (!r || !phase_runs_early(h, a, g, &missing, &asks, err))
		return false;
	if (!asks || l->force || l->turn != g->turn || l->phase != g->phase)
		return true;
	*why = str_printf(
		a,
		"no orders have come from %.*s for phase %d.%d, and they have time until %.*s; `run %d.%d force` runs it without them (this does not count as missed orders)",
		STR_MADE(a, phase_seat_names(a, r, missing)), g->turn, g->phase,
		STR_MADE(a, clock_whole(a, g->deadline, h->config.zone.s)), g->turn,
		g->phase);
	return true;
}

static bool do_run(struct work *w, struct buf *out, struct err *err)
{
	int turn = w->line->turn, phase = w->line->phase;
	struct game g;
	struct str why;

	if (!games_find(w->h->store, w->a, w->name, &g, err) ||
	    !gm_mail_run_early(w->h, w->a, &g, w->line, &why, err))
		return false;
	if (why.n)
		return err_refuse(err, "%.*s", STR_ARG(why));
	if (!phase_run(w->h, w->a, w->name, turn, phase, err) ||
	    !games_find(w->h->store, w->a, w->name, &g, err))
		return false;
	if (g.phase)
		buf_printf(out,
			   "Phase %d.%d was run; %d.%d is open, orders due %.*s.\n",
			   turn, phase, g.turn, g.phase,
			   STR_MADE(w->a, clock_whole(w->a, g.deadline,
						      w->h->config.zone.s)));
	else
		buf_printf(out, "Phase %d.%d was run; the game is over.\n", turn,
			   phase);
	return true;
}

static bool do_announce(struct work *w, struct buf *out, struct err *err)
{
	if (!announce_by_gm(w->h, w->a, w->name, w->line->rest, err))
		return false;
	buf_z(out, "All players are told; the next report has it as well.\n");
	return true;
}

static bool do_house(struct work *w, struct buf *out, struct err *err)
{
	enum led_how how = w->line->led;
	struct seat seat;

	if (!led_by_gm(w->h, w->a, w->name, str_lower(w->a, w->line->rest), how, &seat,
		       err))
		return false;
	buf_printf(out, "%.*s: %s.\n", STR_ARG(seat.colour), led_words(how, &seat));
	return true;
}

/* As it was open before, or with no conditions. */
static bool do_open(struct work *w, struct buf *out, struct err *err)
{
	struct open_game o = {.allow = STR(""), .deny = STR("")};
	struct game g;
	bool found;
	int n_told;

	if (!games_find(w->h->store, w->a, w->name, &g, err) ||
	    !open_games_load(w->h->store, w->a, g.id, &found, &o, err) ||
	    !open_game_set(w->h, w->a, w->name, &o, &n_told, err))
		return false;
	buf_printf(
		out,
		"The game is open: a letter with JOIN %.*s takes a seat. %d %s told.\n",
		STR_ARG(g.name), n_told, n_told == 1 ? "person is" : "people are");
	return true;
}

static bool do_game(struct work *w,
		    bool (*act)(struct home *, struct arena *, struct str,
				struct err *),
		    const char *said, struct buf *out, struct err *err)
{
	if (!act(w->h, w->a, w->name, err))
		return false;
	buf_z(out, said);
	return true;
}

static bool carry_out(struct work *w, struct buf *out, struct err *err)
{
	switch (w->line->word) {
	case GM_WORD_TODO:
		return gm_mail_code_list(w->h, w->a, w->gm, out, err);
	case GM_WORD_HELP:
		buf_z(out, "The words are below.\n");
		return true;
	case GM_WORD_CODE: /* gm_mail_code_resolve has put its item's word in its place */
	case GM_WORD_STATUS:
		return say_status(w, out, err);
	case GM_WORD_NMR_LIST:
		return say_missing(w, out, err);
	case GM_WORD_EXTEND:
	case GM_WORD_DEADLINE:
		return gm_mail_deadline(w, out, err);
	case GM_WORD_RUN:
		return do_run(w, out, err);
	case GM_WORD_ANNOUNCE:
		return do_announce(w, out, err);
	case GM_WORD_WAIT:
		return gm_mail_wait(w, out, err);
	case GM_WORD_SEAT_HOUSE:
		return do_house(w, out, err);
	case GM_WORD_NMR_REMIND:
		return gm_mail_remind(w, out, err);
	case GM_WORD_NMR_STANDBY:
		return gm_mail_standby(w, out, err);
	case GM_WORD_NMR_EXCUSE:
		return gm_mail_excuse(w, out, err);
	case GM_WORD_NMR_RANDOM:
		return gm_mail_random(w, out, err);
	case GM_WORD_ANSWER:
		return gm_mail_answer_player(w, out, err);
	case GM_WORD_SEAT_REPLACE:
		return gm_mail_replace(w, out, err);
	case GM_WORD_SEAT_STANDBY:
		return gm_mail_wait_list(w, out, err);
	case GM_WORD_SEAT_RESUME:
		return gm_mail_again(w, out, err);
	case GM_WORD_LETTERS_RELEASE:
	case GM_WORD_LETTERS_DROP:
		return gm_mail_held_letter(w, out, err);
	case GM_WORD_OUTBOX_RETRY:
		return gm_mail_send_again(w, out, err);
	case GM_WORD_GAME_OPEN:
		return do_open(w, out, err);
	case GM_WORD_GAME_START:
		return do_game(w, game_start, "The game has started.\n", out, err);
	case GM_WORD_GAME_PAUSE:
		return do_game(w, game_pause,
			       "The game is paused; everybody is told.\n", out, err);
	case GM_WORD_GAME_RESUME:
		return do_game(w, game_resume, "The game runs on; everybody is told.\n",
			       out, err);
	case GM_WORDS:
		break;
	}
	return err_refuse(err, "that cannot be done by mail");
}

/* ", from Gus, gus@example.org" where the game has several GMs. */
static bool add_name(struct work *w, const struct game *as, struct buf *out,
		     struct err *err)
{
	struct game *all;
	int n;

	if (!game_gms(w->h, w->a, as, &all, &n, err))
		return false;
	if (n > 1)
		buf_printf(out, ", from %.*s",
			   STR_MADE(w->a, game_gm_shown(w->a, w->h, as)));
	return true;
}

/* "By mail (letter 12): run 3.2": beside the line that the act itself leaves. A line that only
 * asks something answers no matter. */
static bool note(struct work *w, const struct game *as, int64_t letter, struct err *err)
{
	struct buf by = buf_in(w->a);
	struct game g;

	buf_printf(&by, "By mail (letter %lld)", (long long)letter);
	if (!games_find(w->h->store, w->a, w->name, &g, err) ||
	    !add_name(w, as, &by, err))
		return false;
	buf_printf(&by, ": %.*s",
		   STR_MADE(w->a,
			    letterhead_fit(w->a, trust_scan(w->a, w->line->typed, NULL),
					   REST_SHOWN)));
	struct gmlog_entry e = {
		.game_id = g.id,
		.phase_no = g.phase_no,
		.utc = home_now(w->h),
		.who = str_of(gmlog_who_name(WHO_GM)),
		.what = buf_str(&by),
		.code = gm_word_asks(w->line->word) ? STR("") : w->line->code,
	};
	return gmlog_add(w->h->store, &e, err);
}

static bool do_and_note(struct work *w, const struct game *as, int64_t letter,
			struct buf *out, struct err *err)
{
	return home_begin(w->h, err) &&
	       home_end(w->h, note(w, as, letter, err) && carry_out(w, out, err), err);
}

bool gm_mail_do(struct home *h, struct arena *a, const struct game *as,
		const struct gm_line *line, int64_t letter, bool *done,
		struct str *text, struct err *err)
{
	struct work w = {h, a, as->name, line, game_gm_address(h, as)};
	struct buf out = buf_in(a);
	struct err why = {0};

	*done = gm_mail_code_resolve(h, a, w.gm, &w.line, &w.name, &why) &&
		do_and_note(&w, as, letter, &out, &why);
	if (!*done && store_is_busy(h->store)) {
		*err = why;
		return false;
	}
	*text = *done ? buf_str(&out) : str_printf(a, "NOT DONE: %s.", why.text);
	return true;
}
