/* How many letters come from a seat within an hour. All are read, in the order in which
 * they came, and the last one counts, so that nobody can lock a player out by flooding
 * the seat with its key. The limit is on answers; and where a great many come, on how
 * many are read at once: the rest is read in the next hour, or before the phase is run.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include <stdio.h>

#include "base/arena.h"
#include "base/locale.h"
#include "schema/gmlog.h"
#include "server/game/seat_token.h"
#include "server/outbox/post.h"

enum { HOUR_S = 3600 };

bool intake_first_this_hour(struct letter_in *x, const char *what, bool *first,
			    struct err *err)
{
	char name[48];

	snprintf(name, sizeof name, "%s %lld", what,
		 (long long)(home_now(x->h) / HOUR_S));
	return told_once(x->h->store, x->game->id, 0, x->seat->seat, name,
			 home_now(x->h), first, err);
}

static bool tell_gm(struct letter_in *x, int n, struct err *err)
{
	return post_to_gm(
		x->h, x->a, x->game, KIND_WARNING, CAUSE_IN, x->in->id,
		str_printf(x->a, "%.*s very many letters of %.*s",
			   STR_MADE(x->a, post_tag(x->a, x->game)),
			   STR_ARG(x->seat->colour)),
		str_printf(
			x->a,
			"%d letters of %.*s (%.*s) came within an hour. They are read, and the last one counts; only one an hour is answered. If somebody else writes them, the key has leaked: `postalgm seat rekey %.*s %.*s` makes a new one.",
			n, STR_ARG(x->seat->name), STR_ARG(x->seat->colour),
			STR_ARG(x->game->name),
			STR_MADE(x->a, seat_token(x->game, x->seat))),
		err);
}

static struct str said(struct letter_in *x, int n)
{
	return str_printf(
		x->a,
		_("%d letters came from you within an hour. All are read, and the last one counts, but from now on only one an hour is answered. If they are not yours, tell the GM: somebody has your key, and you can get a new one."),
		n);
}

/* Beyond the answers of an hour: one more is given, and says so. */
static bool answer_no_more(struct letter_in *x, int n, struct err *err)
{
	bool first;

	if (!intake_first_this_hour(x, "many", &first, err))
		return false;
	x->silent = !first;
	if (first)
		x->notice = said(x, n);
	return !first || tell_gm(x, n, err);
}

static bool hold_back(struct letter_in *x, bool *waits, struct err *err)
{
	int64_t until = (home_now(x->h) / HOUR_S + 1) * HOUR_S;
	struct log_line l = home_log(x->h, LOG_WARN, "held-back");

	log_int(&l, "in", x->in->id);
	log_str(&l, "game", x->game->name);
	log_str(&l, "seat", x->seat->colour);
	log_end(&l);
	*waits = true;
	return inbox_hold_back(x->h->store, x->in->id, until, x->game->id,
			       x->seat->seat, err) &&
	       (!x->confirmed || held_settle(x->h->store, x->in->id, HELD_CONFIRMED,
					     x->held.always, home_now(x->h), err));
}

bool intake_weigh_number(struct letter_in *x, bool *waits, struct err *err)
{
	const struct config_limits *lim = &x->h->config.limits;
	int n, n_waiting;

	*waits = false;
	if (!inbox_from_seat(x->h->store, x->game->id, x->seat->seat,
			     home_now(x->h) - HOUR_S, &n, err) ||
	    !inbox_held_back(x->h->store, x->game->id, x->seat->seat, home_now(x->h),
			     &n_waiting, err))
		return false;
	/* One that was held back, or confirmed, or is read again by the GM's word, has its
	 * seat noted: it waits no second time. The others wait behind those that do. */
	bool is_new = x->in->game_id == 0;
	if (is_new && (n >= lim->letters_read_per_hour || n_waiting > 0))
		return hold_back(x, waits, err);
	return n < lim->letters_per_hour || answer_no_more(x, n, err);
}
