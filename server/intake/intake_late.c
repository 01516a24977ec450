/* A letter whose phase had closed: how late it was, and which orders counted instead.
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

bool intake_say_late(struct letter_in *x, struct str *said, struct err *err)
{
	struct stored_sheet sheet;
	struct snapshot ran;
	int64_t closed;
	bool found;

	*said = STR("");
	/* Orders in free words are not read any more: they are sentences now. */
	if (!x->old_key || x->over || !x->position ||
	    !(x->reading->n_refused || intake_words(x).n))
		return true;
	if (!find_run(x, &ran, &found, err))
		return false;
	if (!found)
		return true;
	if (!closed_at(x, &ran, &closed, err) ||
	    !sheets_load(x->h->store, x->a, x->game->id, x->who.key_phase,
			 x->seat->seat, &sheet, err))
		return false;
	struct buf b = buf_in(x->a);
	bool late = x->in->arrival > closed;
	if (late)
		buf_printf(&b, _("%.*s late: "),
			   STR_ARG(span(x->a, x->in->arrival - closed)));
	buf_printf(&b,
		   late ? _("turn %d, phase %d closed on %.*s. ")
			: _("Turn %d, phase %d closed on %.*s. "),
		   ran.ran_turn, ran.ran_phase, STR_ARG(intake_when(x, closed)));
	if (sheet.readable && sheet.receipt)
		buf_printf(&b, _("Your orders of receipt %d counted."), sheet.receipt);
	else
		buf_z(&b, sheet.readable ? _("Your earlier orders counted.")
					 : _("None of your orders arrived in time."));
	*said = buf_str(&b);
	return true;
}
