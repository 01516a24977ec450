/* The deadline of a phase: see phase_clock.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/phase_clock.h"

#include "base/arena.h"
#include "base/day.h"
#include "base/locale.h"
#include "orders/vocab.h"
#include "server/game/absence.h"

bool phase_clock_check(struct arena *a, const struct game_rules *r, const void *view,
		       struct str rule, struct err *err)
{
	struct vocab_turn turn;
	struct deadlines d;
	struct buf all = buf_in(a);

	if (!deadlines_read(rule, &d, err))
		return false;
	vocab_any_turn(r->vocab, view, &turn);
	unsigned played = vocab_phases_of(&turn, ~0U), wrong = d.own & ~played;
	int phase = 1;
	while (wrong && !(wrong >> phase & 1))
		phase++;
	vocab_numbers(played, &all);
	return !wrong ||
	       err_refuse(
		       err,
		       "the rule for deadlines names phase %d: a turn of %s has phases %s",
		       phase, r->title, all.s);
}

bool phase_clock_rule(const struct home *h, const struct game *g, struct deadlines *d,
		      struct err *err)
{
	return (deadlines_read(g->deadlines, d, err) &&
		deadlines_add_off(h->config.holidays, d, err)) ||
	       err_context(err, "game %.*s", STR_ARG(g->name));
}

struct str phase_clock_off(const struct home *h, struct arena *a, const struct game *g,
			   int64_t utc)
{
	struct deadlines d;
	struct err ignored;

	if (!phase_clock_rule(h, g, &d, &ignored) || !deadlines_off_at(&d, utc))
		return STR("");
	return str_printf(
		a, "%.*s is a day off in this game; the deadline holds all the same.",
		STR_MADE(a, day_text(a, day_in_zone(utc, d.zone))));
}

bool phase_clock_early(struct home *h, struct arena *a, const struct game *g,
		       bool *early, struct err *err)
{
	struct str value;

	if (!option_get(h->store, a, g->id, "early", &value, err))
		return false;
	*early = !str_iequal(value, STR("off")) || (g->phase && !g->deadline);
	return true;
}

/* "Sat,Sun" is "Sat, Sun". */
static void add_list(struct str list, struct buf *b)
{
	const char *comma = "";

	while (list.n) {
		buf_printf(b, "%s%.*s", comma,
			   STR_MADE(b->a, str_trim(str_until(&list, ','))));
		comma = ", ";
	}
}

/* "; phase 2: 3 days", "; no deadline on Sun": the parts behind the first, nearly as the GM wrote them. */
static void add_parts(struct str rule, struct buf *b)
{
	const struct str off = STR("off ");

	(void)str_until(&rule, ';');
	while (rule.n) {
		struct str part = str_trim(str_until(&rule, ';'));
		if (str_iequal(str_slice(part, 0, off.n), off)) {
			buf_z(b, _("; no deadline on "));
			add_list(str_slice(part, off.n, part.n), b);
		} else if (part.n)
			buf_printf(b, "; %.*s", STR_ARG(part));
	}
}

/* "2 days after a phase opens, at 20:00 (UTC)", "Tue, Fri at 20:00 (Europe/London); phase 2: 3 days". */
static void add_rule(const struct deadlines *d, struct str rule, struct buf *b)
{
	static const char *const days[] = {N_("Sun"), N_("Mon"), N_("Tue"), N_("Wed"),
					   N_("Thu"), N_("Fri"), N_("Sat")};
	const struct deadlines_step *s = &d->step[0];
	const char *comma = "";

	for (int day = 1; day <= 7; day++)
		if (s->weekdays >> day % 7 & 1) {
			buf_printf(b, "%s%s", comma, locale_text(days[day % 7]));
			comma = ", ";
		}
	if (!s->weekdays)
		buf_printf(b,
			   P_("%d day after a phase opens",
			      "%d days after a phase opens", s->days),
			   s->days);
	buf_printf(b, s->weekdays ? _(" at %02d:%02d (%s)") : _(", at %02d:%02d (%s)"),
		   s->hour, s->minute, d->zone);
	add_parts(rule, b);
}

struct str phase_clock_rule_told(struct arena *a, struct str rule)
{
	struct buf words = buf_in(a);
	struct deadlines d;
	struct err err = {0};

	if (!deadlines_read(rule, &d, &err))
		return rule;
	add_rule(&d, rule, &words);
	return buf_str(&words);
}

/* A brief phase is open until the next day, at the hour of the rule. false: it is not brief, or
 * the rule names it. */
static bool make_brief(struct deadlines *d, const struct vocab_phase *of, int phase)
{
	if (!of || !of->brief || phase >= DEADLINES_PHASES || d->own >> phase & 1)
		return false;
	d->step[phase] = d->step[0];
	d->step[phase].weekdays = 0;
	d->step[phase].days = 1;
	d->own |= 1U << phase;
	return true;
}

/* The days that a turn takes if each phase is open until its deadline. */
static int days_of_turn(const struct deadlines *d, const struct vocab_turn *turn)
{
	enum { DAY = 86400 };
	/* A phase opens as another closes: here after a Tuesday, at noon. */
	const int64_t begin = deadlines_next(d, 1, 1893499200, 0);
	int64_t t = begin;

	for (int i = 0; i < turn->n && i < DEADLINES_PHASES; i++)
		if (turn->phase[i].kinds)
			t = deadlines_next(d, i + 1, t, d->least);
	return (int)((t - begin + DAY / 2) / DAY);
}

/* " Phase 4, plans, is short: ...": each brief phase, whose step of the rule becomes that day. */
static void tell_brief(const struct game_rules *r, const struct vocab_turn *turn,
		       struct deadlines *d, struct buf *b)
{
	bool shorter = d->step[0].weekdays || d->step[0].days > 1, told = false;

	for (int i = 0; i < turn->n; i++) {
		if (!turn->phase[i].kinds || !make_brief(d, &turn->phase[i], i + 1) ||
		    !shorter)
			continue;
		told = true;
		buf_printf(
			b,
			_(" Phase %d, %s, is short: its deadline is at %02d:%02d on the next day."),
			i + 1, vocab_phase_name(r->vocab, &turn->phase[i]),
			d->step[0].hour, d->step[0].minute);
	}
	if (told)
		buf_z(b, _(" Reminders that would come before it opens are not sent."));
}

struct str phase_clock_brief_told(struct arena *a, const struct game_rules *r,
				  const void *view, struct str rule)
{
	struct buf b = buf_in(a);
	struct vocab_turn turn;
	struct deadlines d;
	struct err err = {0};

	vocab_any_turn(r->vocab, view, &turn);
	if (deadlines_read(rule, &d, &err))
		tell_brief(r, &turn, &d, &b);
	return str_trim(buf_str(&b));
}

static void tell_turn(const struct game_rules *r, const struct vocab_turn *turn,
		      const struct deadlines *d, struct buf *b)
{
	if (r->untimed)
		return;
	buf_printf(b,
		   P_(" A turn takes up to about %d day.",
		      " A turn takes up to about %d days.", days_of_turn(d, turn)),
		   days_of_turn(d, turn));
}

struct str phase_clock_turn_told(struct arena *a, const struct game_rules *r,
				 const void *view, struct str rule)
{
	struct buf b = buf_in(a);
	struct vocab_turn turn;
	struct deadlines d;
	struct err err = {0};

	vocab_any_turn(r->vocab, view, &turn);
	if (deadlines_read(rule, &d, &err)) {
		for (int i = 0; i < turn.n; i++)
			if (turn.phase[i].kinds)
				make_brief(&d, &turn.phase[i], i + 1);
		tell_turn(r, &turn, &d, &b);
	}
	return str_trim(buf_str(&b));
}

struct str phase_clock_told(struct arena *a, const struct game_rules *r,
			    const void *view, struct str rule, struct str holidays,
			    bool early)
{
	struct buf b = buf_in(a);

	struct vocab_turn turn;
	struct deadlines d;
	struct err err = {0};
	struct str words = phase_clock_rule_told(a, rule);
	int n = 0;

	(void)deadlines_read(rule, &d, &err);
	vocab_any_turn(r->vocab, view, &turn);
	for (int i = 0; i < turn.n; i++)
		n += turn.phase[i].kinds != 0;
	bool some = vocab_some_turns(r->vocab, view);
	buf_printf(
		&b,
		some && r->untimed
			? _("%.*s. A turn has up to %d phases; a phase has a deadline unless its report says that none is set")
		: some ? _("%.*s. A turn has up to %d phases, each with a deadline")
		: r->untimed
			? _("%.*s. Each turn has %d phases; a phase has a deadline unless its report says that none is set")
			: _("%.*s. Each turn has %d phases, each with a deadline"),
		STR_ARG(words), n);
	buf_z(&b, early && r->untimed ? _(", and runs early when all orders are in.")
		  : early ? _("; a phase runs early when all orders are in.")
			  : _(". No phase runs before its deadline."));
	if (!err.kind)
		tell_brief(r, &turn, &d, &b);
	if (!err.kind)
		tell_turn(r, &turn, &d, &b);
	if (holidays.n)
		buf_printf(&b,
			   _(" No deadline falls on a holiday of this house: %.*s."),
			   STR_ARG(holidays));
	return buf_str(&b);
}

bool phase_clock_by_rule(const struct home *h, struct arena *a, const struct game *g,
			 const struct game_rules *r, const void *state, int64_t *utc,
			 struct err *err)
{
	void *view = arena_alloc(a, r->view_size);
	struct vocab_turn turn;
	struct deadlines d;

	if (!phase_clock_rule(h, g, &d, err))
		return false;
	r->view(state, SEAT_READERS, view);
	vocab_phases(r->vocab, view, g->turn, &turn);
	const struct vocab_phase *phase = vocab_phase(&turn, g->phase);
	(void)make_brief(&d, phase, g->phase);
	*utc = deadlines_next(&d, g->phase, g->opened, d.least);
	return true;
}

bool phase_clock_deadline(struct home *h, struct arena *a, const struct game *g,
			  const struct game_rules *r, const void *state, int64_t *utc,
			  struct err *err)
{
	return phase_clock_by_rule(h, a, g, r, state, utc, err) &&
	       absence_move(h, a, g, utc, err);
}

bool phase_clock_move(struct home *h, struct arena *a, struct game *g, int64_t seconds,
		      struct err *err)
{
	struct deadlines d;

	if (!phase_clock_rule(h, g, &d, err))
		return false;
	g->deadline = deadlines_from(&d, g->phase, g->deadline + seconds);
	return absence_move(h, a, g, &g->deadline, err);
}

const char *phase_clock_zone(struct arena *a, const struct game *g,
			     const struct seat *s)
{
	struct deadlines d;
	struct err ignored;

	if (s && s->zone.n)
		return str_z(a, s->zone);
	if (!deadlines_read(g->deadlines, &d, &ignored))
		return "UTC";
	return str_z(a, str_of(d.zone));
}
