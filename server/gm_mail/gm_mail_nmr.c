/* The GM's words about missing orders: NMR REMIND, STANDBY, EXCUSE, RANDOM.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/standbys.h"
#include "server/game/position.h"
#include "server/gm_mail/gm_mail_work.h"
#include "server/people/seats.h"
#include "server/people/standby_call.h"
#include "server/phase/nmr_excuse.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/remind.h"

bool gm_mail_remind(struct work *w, struct buf *out, struct err *err)
{
	struct str name = w->line->rest;
	struct game g;
	struct seat s = {.seat = SEAT_ALL};

	if (!games_find(w->h->store, w->a, w->name, &g, err) ||
	    (name.n && !seat_named(w->h, w->a, &g, name, &s, err)) ||
	    !remind_by_gm(w->h, w->a, w->name, s.seat, err))
		return false;
	buf_printf(out, "A reminder goes to %.*s.\n",
		   STR_ARG(name.n ? s.colour : STR("everybody who owes orders")));
	return true;
}

bool gm_mail_standby(struct work *w, struct buf *out, struct err *err)
{
	struct standby who;

	if (!standby_by_gm(w->h, w->a, w->name, w->line->rest, &who, err))
		return false;
	buf_printf(out, "The seat is offered to %.*s, who has until %.*s.\n",
		   STR_ARG(who.name.n ? who.name : who.address),
		   STR_MADE(w->a, clock_long(w->a, who.until)));
	return true;
}

/* "red", "red last" */
bool gm_mail_excuse(struct work *w, struct buf *out, struct err *err)
{
	struct str how = w->line->rest, name;
	struct seat s;

	(void)str_word(&how, &name);
	how = str_trim(how);
	bool last = str_iequal(how, STR("last"));
	if (how.n && !last)
		return err_refuse(
			err, "Which seat? `nmr excuse red`, `nmr excuse red last`");
	if (!nmr_excuse(w->h, w->a, w->name, name, STR(""),
			last ? EXCUSED_LAST : EXCUSED_NOW, &s, err))
		return false;
	buf_printf(out,
		   last ? "The last miss of %.*s counts no longer.\n"
			: "%.*s may miss this phase: it does not count.\n",
		   STR_ARG(s.colour));
	return true;
}

bool gm_mail_random(struct work *w, struct buf *out, struct err *err)
{
	struct str name = w->line->rest;
	bool all = str_iequal(name, STR("all"));
	struct game g;
	struct seat s = {0};

	if (!games_find(w->h->store, w->a, w->name, &g, err) ||
	    (!all && !seat_named(w->h, w->a, &g, name, &s, err)) ||
	    !phase_allow_random(w->h, w->a, w->name, all ? STR("") : s.colour, err))
		return false;
	const struct game_rules *r = game_rules_of(&g, err);
	if (!r)
		return false;
	buf_printf(out, "%.*s will be played %s in phase %d.%d if nothing comes.\n",
		   STR_ARG(all ? STR("All who owe orders") : s.colour),
		   game_absent(r)->played, g.turn, g.phase);
	return true;
}
