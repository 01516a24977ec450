/* Replay: run again and compared.
 * SPDX-License-Identifier: ISC */
#include "server/replay/replay.h"

#include <jansson.h>
#include <stdarg.h>
#include <string.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "server/game/phase_word.h"
#include "server/game/position.h"
#include "server/phase/intact.h"
#include "server/replay/replay_parts.h"

void replay_fault_add(struct checking *c, const char *fmt, ...)
{
	struct replay *r = c->out;
	struct buf text = buf_in(c->a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	*arena_push(c->a, r->faults, r->n_faults) =
		(struct replay_fault){c->turn, c->phase, c->attempt, buf_str(&text)};
}

static void check_draws(struct checking *c, const struct snapshot *s)
{
	struct rng_log log;
	struct err err = {0};

	if (c->p->sealed && str_is(s->draws, "null"))
		return; /* they come when it is over */
	if (!record_read_draws(c->a, s->draws, &log, &err)) {
		replay_fault_add(c, "%s", err.text);
		return;
	}
	c->out->n_draws += log.n;
	for (int i = 0; i < log.n && !c->p->sealed; i++) {
		const struct rng_draw *d = &log.draws[i];
		if (d->n < 1 || rng_below(&c->rng, str_z(c->a, d->label), d->index,
					  d->n) != d->result)
			replay_fault_add(c, "the draw %.*s/%d among %d is not %d",
					 STR_ARG(d->label), d->index, d->n, d->result);
	}
}

static void check_commitment(struct checking *c)
{
	struct str words[GAME_SEATS_MAX] = {{0}};
	char hex[65];

	for (int i = 0; i < c->p->n_seats; i++)
		words[i] = c->p->seats[i].lucky;
	rng_seed(&c->rng, c->p->game.secret, words, c->p->n_seats);
	rng_commitment(c->p->game.secret, hex);
	if (!str_is(c->p->game.commitment, hex))
		replay_fault_add(c, "the secret is not the one that was committed to");
}

/* Runs --------------------------------------------------------------------- */

static const struct played_phase *phase_number(const struct played *p, int no)
{
	for (int i = 0; i < p->n_phases; i++)
		if (p->phases[i].opened.phase_no == no)
			return &p->phases[i];
	return NULL;
}

/* Which attempt of its turn and phase is this? 0: there was one only. */
static int attempt_of(const struct played *p, const struct snapshot *opened)
{
	for (int i = 0; i < p->n_phases; i++) {
		const struct snapshot *s = &p->phases[i].opened;
		if (s->turn == opened->turn && s->phase == opened->phase &&
		    s->attempt > 1)
			return opened->attempt;
	}
	return 0;
}

static void compare(struct checking *c, const char *what, struct str stored,
		    struct str again)
{
	if (str_equal(stored, again))
		return;
	size_t at = 0;
	while (at < stored.n && at < again.n && stored.s[at] == again.s[at])
		at++;
	replay_fault_add(c, "%s differ%s from byte %zu on", what,
			 what[strlen(what) - 1] == 's' ? "" : "s", at);
}

/* "format": which members a position has; it is raised when a state gets new ones. */
static json_int_t format_of(struct str position)
{
	struct err ignored = {0};
	json_t *v = codec_parse(position, &ignored);
	json_int_t format = json_integer_value(json_object_get(v, "format"));

	json_decref(v);
	return format;
}

/* Rewrites a position of an earlier format in today's format; other text stays as it is. */
static struct str in_format_of(struct checking *c, struct str stored, struct str again)
{
	struct position p;
	struct err ignored = {0};
	const struct snapshot s = {.state = stored};

	if (str_equal(stored, again) || format_of(stored) >= format_of(again) ||
	    !position_from(c->a, c->rules, &s, NULL, 0, &p, &ignored))
		return stored;
	return codec_text(c->a, c->rules->save(p.state));
}

static void compare_all(struct checking *c, const struct snapshot *stored,
			const struct snapshot *again)
{
	compare(c, "the position", in_format_of(c, stored->state, again->state),
		again->state);
	compare(c, "the events", stored->events, again->events);
	compare(c, "the draws", stored->draws, again->draws);
}

/* Its turn and phase are those of its position. */
static void check_place(struct checking *c, const struct played_phase *ph)
{
	const struct snapshot *s = &ph->opened;
	struct position p;
	struct err err = {0};

	if (!position_from(c->a, c->rules, s, NULL, 0, &p, &err))
		replay_fault_add(c, "%s", err.text);
	else if (c->rules->turn(p.state) != s->turn ||
		 c->rules->phase(p.state) != s->phase)
		replay_fault_add(c, "its position is not one of turn %d, phase %d",
				 s->turn, s->phase);
}

static bool is_again(const struct snapshot *s, const struct snapshot *was)
{
	return was->turn == s->turn && was->phase == s->phase &&
	       was->from_no == s->from_no && was->ran_turn == s->ran_turn &&
	       was->ran_phase == s->ran_phase && was->attempt < s->attempt &&
	       str_equal(was->state, s->state) && str_equal(was->events, s->events) &&
	       str_equal(was->draws, s->draws);
}

/* A phase that is opened again has the position that it had on the way to the phase
 * before this row. */
static void check_rollback(struct checking *c, const struct played_phase *ph)
{
	const struct played_phase *p = ph > c->p->phases ? ph - 1 : NULL;

	int counted = c->out->n_draws;

	c->out->n_rollbacks++;
	c->turn = ph->opened.turn;
	c->phase = ph->opened.phase;
	c->attempt = attempt_of(c->p, &ph->opened);
	c->out->again = str_printf(c->a, "%.*s%s%.*s", STR_ARG(c->out->again),
				   c->out->again.n ? ", " : "",
				   STR_MADE(c->a, phase_word(c->a, c->turn, c->phase,
							     ph->opened.attempt)));
	while (p) {
		if (is_again(&ph->opened, &p->opened))
			return;
		const struct played_phase *from = phase_number(c->p, p->opened.from_no);
		p = from && from < p ? from : NULL;
	}
	check_draws(c, &ph->opened); /* so that a draw that is wrong is named */
	c->out->n_draws = counted;
	replay_fault_add(c,
			 "it was opened again, but with a position that it never had");
}

static void check_phase(struct checking *c, const struct played_phase *ph)
{
	const struct snapshot *s = &ph->opened;
	const struct played_phase *from = phase_number(c->p, s->from_no);
	struct run_record *rec = arena_new(c->a, struct run_record);
	struct snapshot again = {0};
	struct err err = {0};
	bool ok;

	for (int i = 0; i < ph->n_acts; i++)
		c->out->n_edits += ph->acts[i].kind == ACT_EDIT;
	c->turn = s->ran_turn;
	c->phase = s->ran_phase;
	c->attempt = from ? attempt_of(c->p, &from->opened) : 0;
	if (c->p->draws_only) {
		c->out->n_phases++;
		check_draws(c, s);
		return;
	}
	/* A file handed out of a game that runs has no positions. */
	if (!c->p->sealed || !str_is(s->state, "null"))
		check_place(c, ph);
	if (s->cause == OPEN_ROLLBACK) {
		check_rollback(c, ph);
		return;
	}
	c->out->n_phases++;
	check_draws(c, s);
	if (s->from_no && !from) {
		replay_fault_add(c, "the phase before it (number %d) is missing",
				 s->from_no);
		return;
	}
	if (c->p->sealed)
		return; /* no draw can be made */
	if (s->edition != c->rules->edition) {
		c->out->n_foreign++; /* it may have ruled otherwise */
		return;
	}
	if (!s->from_no)
		ok = replay_set_up(c, rec, &err);
	else if (s->cause == OPEN_END)
		ok = replay_stop(c, from, rec, &err);
	else
		ok = replay_run(c, from, rec, &err);
	if (!ok) {
		replay_fault_add(c, "%s", err.text);
		return;
	}
	record_snapshot(c->a, rec, &again);
	compare_all(c, s, &again);
}

/* From the set-up, each phase out of the one before it, to the end. */
static void check_chain(struct checking *c)
{
	const struct played *p = c->p;
	const struct snapshot *last = &p->phases[p->n_phases - 1].opened;

	c->turn = c->phase = c->attempt = 0;
	if (p->phases[0].opened.from_no != 0)
		replay_fault_add(c, "its phases do not begin with the set-up");
	for (int i = 1; i < p->n_phases; i++) {
		const struct snapshot *s = &p->phases[i].opened;
		int before = p->phases[i - 1].opened.phase_no;
		if (s->phase_no != (int64_t)before + 1 ||
		    (s->from_no != before && s->cause != OPEN_ROLLBACK))
			replay_fault_add(c, "phase number %d does not follow number %d",
					 s->phase_no, before);
	}
	if (p->game.status == GAME_OVER && last->phase != 0)
		replay_fault_add(
			c, "its status is `over`, but its phases do not reach an end");
	if (p->game.status != GAME_OVER && last->phase == 0)
		replay_fault_add(
			c,
			"its last phase ends the game, but its status is not `over`");
}

/* Is each row of a seat one that this game may have? */
static bool seats_are_right(const struct checking *c, struct err *err)
{
	unsigned open = game_seats(c->rules, c->p->game.n_seats);

	for (int i = 0; i < c->p->n_seats; i++)
		if (!(open >> c->p->seats[i].seat & 1))
			return err_refuse(err, "a seat has an impossible number");
	return true;
}

static bool check(struct arena *a, const struct played *p, struct replay *out,
		  struct err *err)
{
	struct checking c = {.a = a, .p = p, .out = out};

	*out = (struct replay){.progress = out->progress,
			       .running = p->game.status != GAME_OVER,
			       .sealed = p->sealed,
			       .draws_only = p->draws_only,
			       .commitment = p->game.commitment};
	if (p->n_phases == 0)
		return err_refuse(err, "the game has no phases: it was never started");
	c.rules = game_rules_of(&p->game, err);
	if (!c.rules || !seats_are_right(&c, err))
		return false;
	if (!p->sealed)
		check_commitment(&c);
	for (int i = 0; i < p->n_phases; i++) {
		progress_at(out->progress, i, p->n_phases);
		check_phase(&c, &p->phases[i]);
	}
	if (!p->draws_only)
		check_chain(&c);
	return true;
}

/* Adds the faults of rows that are not as they were written. */
static void add_faults(struct arena *a, struct replay *r, const struct intact_fault *f,
		       int n)
{
	for (int i = 0; i < n; i++)
		*arena_push(a, r->faults, r->n_faults) = (struct replay_fault){
			f[i].turn, f[i].phase, f[i].attempt, f[i].text};
}

bool replay_is_whole(const struct replay *r)
{
	return r->n_faults == 0 && r->n_foreign == 0 && !r->sealed && !r->draws_only;
}

bool replay_game(struct home *h, struct arena *a, struct str game, struct replay *out,
		 struct err *err)
{
	struct intact_fault *f;
	struct played p;
	int n;

	if (!played_load(h, a, game, &p, err) ||
	    !intact_faults(h, a, &p.game, &f, &n, err) || !check(a, &p, out, err))
		return false;
	add_faults(a, out, f, n);
	out->n_lines = p.n_log;
	return true;
}

bool replay_export(struct home *h, struct arena *a, struct str game, bool whole,
		   struct str *json, struct err *err)
{
	struct played p;
	if (!played_load(h, a, game, &p, err))
		return false;
	*json = played_write(a, &p, whole ? PLAYED_WHOLE : PLAYED_OPEN);
	return true;
}

bool replay_file(struct arena *a, struct str json, struct replay *out, struct err *err)
{
	struct intact_fault *f = NULL;
	struct played p;
	int n = 0;

	if (!played_read(a, json, &p, err) || !check(a, &p, out, err))
		return false;
	intact_chain(a, p.log, p.n_log, NULL, &f, &n);
	add_faults(a, out, f, n);
	out->n_lines = p.n_log;
	return true;
}
