/* EXTEND, DEADLINE and WAIT by mail.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/game/absence.h"
#include "server/game/phase_clock.h"
#include "server/game/position.h"
#include "server/gm_mail/gm_mail_work.h"
#include "server/home/when.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_run.h"

/* `zone`: in which the GM wrote it, or NULL. */
static bool say_deadline(struct work *w, const char *zone, struct buf *out,
			 struct err *err)
{
	struct game g;
	struct str away;

	if (!games_find(w->h->store, w->a, w->name, &g, err) ||
	    !absence_warning(w->h, w->a, &g, g.deadline, &away, err))
		return false;
	buf_printf(out, "  Phase %d.%d is due %.*s now; everybody is told.\n", g.turn,
		   g.phase,
		   STR_MADE(w->a, when_told(w->a, &(struct when){g.deadline, zone, 0},
					    w->h->config.zone.s)));
	struct str off = phase_clock_off(w->h, w->a, &g, g.deadline);
	if (off.n)
		buf_printf(out, "  %.*s\n", STR_ARG(off));
	if (away.n)
		buf_printf(out, "  %.*s\n", STR_ARG(away));
	return true;
}

/* A span counts from the deadline where it extends one, else from now. */
bool gm_mail_deadline(struct work *w, struct buf *out, struct err *err)
{
	bool extends = w->line->word == GM_WORD_EXTEND;
	struct game g;
	struct when when;

	if (!phase_find_open(w->h, w->a, w->name, &g, err) ||
	    !when_read(w->a, w->line->rest,
		       &(struct when_from){w->h->config.zone.s,
					   extends ? g.deadline : 0, home_now(w->h)},
		       &when, err) ||
	    !(extends ? phase_extend : phase_set_deadline)(w->h, w->a, w->name,
							   when.utc, STR(""), err) ||
	    !say_deadline(w, when.zone, out, err))
		return false;
	if (when.twice)
		buf_printf(out, "  %.*s\n", STR_MADE(w->a, when_twice(w->a, &when)));
	return true;
}

bool gm_mail_wait(struct work *w, struct buf *out, struct err *err)
{
	enum { USUAL_HOURS = 24 };
	int hours = w->line->hours ? w->line->hours : USUAL_HOURS;

	return phase_wait(w->h, w->a, w->name, hours, err) &&
	       say_deadline(w, NULL, out, err);
}
