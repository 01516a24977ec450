/* ME: the house's page of a player, for them alone: addresses, habits, games, absences, how reliably
 * their orders came. The GM's notes are not on it.
 * SPDX-License-Identifier: ISC */
#include "server/answers/answers_parts.h"

#include "base/arena.h"
#include "base/day.h"
#include "base/locale.h"
#include "schema/absences.h"
#include "server/game/phase_clock.h"
#include "server/outbox/format.h"
#include "server/people/persons.h"

static void say_habits(const struct asked *q, struct buf *out)
{
	const char *zone = phase_clock_zone(q->a, q->game, q->seat);

	buf_printf(out, _("In this game: TIMEZONE %s; FORMAT %s; DIGEST %s.\n"),
		   zone ? zone : "UTC", format_said(format_of(q->seat->format)),
		   q->seat->digest ? _("on") : _("off"));
}

static bool say_addresses(const struct asked *q, const struct person *p,
			  struct buf *out, struct err *err)
{
	struct str *all;
	int n;

	if (!persons_addresses(q->h->store, q->a, p->id, &all, &n, err))
		return false;
	buf_z(out, n == 1 ? _("Address: ") : _("Addresses: "));
	for (int i = 0; i < n; i++)
		buf_printf(out, "%s%.*s", i ? ", " : "", STR_ARG(all[i]));
	buf_z(out, ".\n");
	return true;
}

static bool say_absences(const struct asked *q, const struct person_place *at,
			 struct buf *out, struct err *err)
{
	int64_t today = day_in_zone(home_now(q->h), "UTC");
	struct absence *all;
	int n, shown = 0;

	if (!absences_list(q->h->store, q->a, at->game.id, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (all[i].seat_id == at->seat.id && all[i].epoch == at->seat.epoch &&
		    all[i].to >= all[i].from && all[i].to >= today)
			buf_printf(out, "%s%.*s", shown++ ? ", " : _("; absent "),
				   STR_MADE(q->a, day_span_text(q->a, all[i].from,
								all[i].to)));
	return true;
}

/* "  ce-7: Red, turn 3, phase 2, due Sat 28 Nov 20:00; absent 2-4 Dec" */
static bool say_place(const struct asked *q, const struct person_place *at,
		      struct buf *out, struct err *err)
{
	const struct game *g = &at->game;

	buf_printf(out, "  %.*s: %.*s, ", STR_ARG(g->name), STR_ARG(at->seat.colour));
	if (at->seat.status == SEAT_INVITED)
		buf_z(out, _("invited: JOIN or DECLINE waits for your answer"));
	else if (g->status == GAME_INVITING)
		buf_z(out, _("joined; it has not begun"));
	else if (g->status == GAME_PAUSED)
		buf_printf(out, _("turn %d, phase %d, paused"), g->turn, g->phase);
	else
		buf_printf(out, _("turn %d, phase %d, due %.*s"), g->turn, g->phase,
			   STR_MADE(q->a,
				    clock_whole(q->a, g->deadline,
						phase_clock_zone(q->a, g, &at->seat))));
	if (!say_absences(q, at, out, err))
		return false;
	buf_char(out, '\n');
	return true;
}

static bool say_games(const struct asked *q, const struct person *p, struct buf *out,
		      struct err *err)
{
	struct person_place *places;
	int n;

	if (!person_places(q->h, q->a, p, true, &places, &n, err))
		return false;
	buf_z(out, n ? _("Your games:\n") : _("You play in no game that goes on.\n"));
	for (int i = 0; i < n; i++)
		if (!say_place(q, &places[i], out, err))
			return false;
	return true;
}

static bool say_record(const struct asked *q, const struct person *p, struct buf *out,
		       struct err *err)
{
	struct turnouts t;

	if (!turnout_of(q->h->store, p->id, &t, err))
		return false;
	int in = t.n[TURNOUT_IN], missed = t.n[TURNOUT_MISSED];
	buf_printf(
		out,
		P_("Over all games: orders in time in %d of %d phases, %d missed, %d excused, %d letter late.\n",
		   "Over all games: orders in time in %d of %d phases, %d missed, %d excused, %d letters late.\n",
		   t.n[TURNOUT_LATE]),
		in, in + missed, missed, t.n[TURNOUT_EXCUSED], t.n[TURNOUT_LATE]);
	if (p->standby)
		buf_printf(out,
			   _("You are on the house's list of standbys, for %.*s.\n"),
			   STR_ARG(p->plays.n ? p->plays : str_of(_("any game"))));
	buf_z(out,
	      p->news ? _("You are told of games that are open; NEWS OFF ends that.")
		      : _("NEWS ON, in a letter of its own, tells you of games that are open."));
	return true;
}

bool answer_me(const struct asked *q, struct err *err)
{
	struct buf out = buf_in(q->a);
	struct person p;
	bool found;

	if (!persons_of_address(q->h->store, q->a, q->seat->address, &found, &p, err))
		return false;
	if (!found) /* a seat without an address */
		p = (struct person){.name = q->seat->name};
	buf_printf(&out, _("ME: %.*s. Nobody but you and the GM sees this page.\n"),
		   STR_ARG(p.name));
	if (!say_addresses(q, &p, &out, err))
		return false;
	say_habits(q, &out);
	if (!say_games(q, &p, &out, err) || !say_record(q, &p, &out, err))
		return false;
	answer_say(q, buf_str(&out));
	return true;
}
