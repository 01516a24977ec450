/* A letter whose phase had closed: how late it was, which orders counted instead, and what its lines would be now.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/locale.h"
#include "schema/mail/calendars.h"
#include "schema/snapshots.h"

enum { MINUTE_S = 60 };

static struct str span(struct arena *a, int64_t s)
{
	return s < 2 * MINUTE_S
		       ? str_printf(a, P_("%d second", "%d seconds", (int)s), (int)s)
		       : clock_span(a, s);
}

/* Finds the position that opened when the letter's phase had run. `*found` is false if
 * the run was taken back since. */
static bool find_run(struct letter_in *x, struct snapshot *out, bool *found,
		     struct err *err)
{
	struct snapshot *way;
	int n;

	*found = false;
	if (!snapshots_way(x->h->store, x->a, x->game->id, x->game->phase_no, &way, &n,
			   err))
		return false;
	for (int i = 0; i < n; i++)
		if (way[i].from_no == x->who.key_phase && way[i].ran_phase) {
			*out = way[i];
			*found = true;
		}
	return true;
}

/* Its deadline, as the player's calendar had it; the run, where it ran early. */
static bool closed_at(struct letter_in *x, const struct snapshot *ran, int64_t *utc,
		      struct err *err)
{
	struct calendar_entry e;

	if (!calendars_load(x->h->store, x->seat->id, x->seat->epoch, x->who.key_phase,
			    &e, err))
		return false;
	*utc = e.sequence >= 0 && e.deadline && e.deadline <= ran->made ? e.deadline
									: ran->made;
	return true;
}

bool intake_find_closed(struct letter_in *x, struct err *err)
{
	struct snapshot ran;
	bool found;

	if (!x->old_key || x->over || !x->position)
		return true;
	if (!find_run(x, &ran, &found, err) ||
	    (found && !closed_at(x, &ran, &x->closed, err)))
		return false;
	if (found) {
		x->closed_turn = ran.ran_turn;
		x->closed_phase = ran.ran_phase;
	}
	return true;
}

struct str intake_late_by(const struct letter_in *x)
{
	return x->closed && x->in->arrival > x->closed
		       ? span(x->a, x->in->arrival - x->closed)
		       : STR("");
}

bool intake_say_late(struct letter_in *x, struct str *said, struct err *err)
{
	struct stored_sheet sheet;
	struct str late = intake_late_by(x);

	*said = STR("");
	/* Orders in free words are not read any more: they are sentences now. */
	if (!x->closed || !(x->reading->n_refused || intake_words(x).n))
		return true;
	if (!sheets_load(x->h->store, x->a, x->game->id, x->who.key_phase,
			 x->seat->seat, &sheet, err))
		return false;
	struct buf b = buf_in(x->a);
	if (late.n)
		buf_printf(&b, _("%.*s late: "), STR_ARG(late));
	buf_printf(&b,
		   late.n ? _("turn %d, phase %d closed on %.*s. ")
			  : _("Turn %d, phase %d closed on %.*s. "),
		   x->closed_turn, x->closed_phase,
		   STR_MADE(x->a, intake_when(x, x->closed)));
	if (sheet.readable && sheet.receipt)
		buf_printf(&b, _("Your orders of receipt %d counted."), sheet.receipt);
	else
		buf_z(&b, sheet.readable ? _("Your earlier orders counted.")
					 : _("None of your orders arrived in time."));
	*said = buf_str(&b);
	return true;
}

/* What would be right now ----------------------------------------------------- */

static bool is_passed(const struct line *line)
{
	return line->verdict == VERDICT_REFUSED && line->passed;
}

/* In a letter whose phase is over no sentence is read as an order. */
static bool is_sentence(const struct letter_in *x, const struct line *line)
{
	return x->old_key && line->verdict == VERDICT_NOTE && !line->quoted;
}

/* The lines whose phase is over, as a letter to the open phase. A blank line parts them, as they do not belong together any more. */
static const struct reading *read_now(struct letter_in *x)
{
	struct reader r = intake_reader(x);
	struct buf text = buf_in(x->a);
	bool any = false;

	for (int i = 0; i < x->reading->n_lines; i++) {
		const struct line *line = &x->reading->lines[i];
		if (!is_passed(line) && !is_sentence(x, line))
			continue;
		buf_printf(&text, "%.*s\n\n", STR_ARG(line->typed));
		any = true;
	}
	return any ? orders_read(x->a, &r, buf_str(&text), x->before) : NULL;
}

/* The line of that letter that holds these words. */
static const struct line *line_now(const struct reading *now, struct str typed,
				   int *from)
{
	for (int i = *from; i < now->n_lines; i++)
		if (str_equal(now->lines[i].typed, typed)) {
			*from = i + 1;
			return &now->lines[i];
		}
	return NULL;
}

/* Why it does not count: it came too late, or it answers an older letter of ours. */
static struct str why_passed(const struct letter_in *x)
{
	struct str late = intake_late_by(x);

	if (late.n)
		return str_printf(
			x->a,
			_("It came %.*s after turn %d, phase %d had closed. It is now turn %d, phase %d"),
			STR_ARG(late), x->closed_turn, x->closed_phase, x->game->turn,
			x->game->phase);
	return str_printf(
		x->a,
		_("This letter answers an earlier report. It is now turn %d, phase %d"),
		x->game->turn, x->game->phase);
}

static void remark(struct letter_in *x, struct line *line, const struct remark *m)
{
	*arena_push(x->a, line->remarks, line->n_remarks) = *m;
}

/* Would it be an order now, or asked about? */
static bool is_order(const struct line *now)
{
	return now->verdict == VERDICT_OK || now->verdict == VERDICT_NOTED ||
	       now->verdict == VERDICT_ASKED;
}

/* An order that the open phase refuses or does not understand: it was meant for the phase that has closed. */
static bool reads_like_order(const struct line *now)
{
	return now->verdict == VERDICT_REFUSED ||
	       (now->verdict == VERDICT_NOTE && now->hints.n);
}

/* An order of the open phase as well; else what is wrong with it there, and the lines that are right. */
static void tell_now(struct letter_in *x, struct line *line, const struct line *now)
{
	struct str ask = now ? now->ask : STR(""), one;
	bool right = now && is_order(now) && now->verdict != VERDICT_ASKED;

	if (right)
		remark(x, line,
		       &(struct remark){
			       .fault = true,
			       .text = str_of(_(
				       "It would be right in the open phase too: if you mean that, send it in a reply to this receipt"))});
	for (int i = 0; now && !right && i < now->n_remarks; i++)
		remark(x, line, &now->remarks[i]);
	for (int i = 0; now && i < now->n_instead; i++)
		*arena_push(x->a, line->instead, line->n_instead) = now->instead[i];
	while (now && now->verdict == VERDICT_ASKED && str_line(&ask, &one))
		*arena_push(x->a, line->instead, line->n_instead) = one;
	if (now && now->hints.n)
		line->hints = now->hints;
}

static void say_now(struct letter_in *x, const struct reading *now, struct line *line,
		    int *from)
{
	const bool sentence = is_sentence(x, line);

	if (!is_passed(line) && !sentence)
		return;
	const struct line *then = line_now(now, line->typed, from);
	if (sentence && (!then || (!is_order(then) && !reads_like_order(then))))
		return;
	if (sentence)
		intake_turn_into(x->reading, line, VERDICT_REFUSED);
	if (x->old_key) {
		line->n_remarks = 0;
		remark(x, line, &(struct remark){.fault = true, .text = why_passed(x)});
	}
	if (!sentence || is_order(then))
		tell_now(x, line, then);
}

void intake_say_now(struct letter_in *x)
{
	int from = 0;

	if (!x->position || x->over || x->older)
		return;
	const struct reading *now = read_now(x);
	for (int i = 0; now && i < x->reading->n_lines; i++)
		say_now(x, now, &x->reading->lines[i], &from);
	if (now && !x->reading->open_forms.n)
		x->reading->open_forms = now->open_forms;
}
