/* The end of a call: the standby answers, or does not.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/trust/address.h"
#include "schema/standbys.h"
#include "server/game/known_as.h"
#include "server/game/phase_clock.h"
#include "server/game/phase_missing.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/options/reminders.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"
#include "server/people/hold.h"
#include "server/people/invitation.h"
#include "server/people/seats.h"
#include "server/people/standby.h"
#include "server/people/standby_call.h"
#include "server/render/letterhead.h"

/* The call in which this address was offered the seat. The last of the list may change
 * their mind after a no. */
static bool find_call(struct home *h, struct arena *a, const struct game *g,
		      const struct seat *s, bool *found, struct standby *call,
		      struct err *err)
{
	struct standby *list;
	int n;

	*found = false;
	if (!standbys_list(h->store, a, g->id, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if ((list[i].state == STANDBY_CALLED ||
		     list[i].state == STANDBY_DECLINED) &&
		    list[i].seat == s->seat &&
		    address_compare(list[i].address, s->address) != ADDRESS_OTHER) {
			*found = true;
			*call = list[i];
		}
	return true;
}

/* JOIN --------------------------------------------------------------------- */

static bool is_called_still(struct home *h, struct arena *a, const struct game *g,
			    bool *still, struct err *err)
{
	struct standby *list;
	int n;

	*still = false;
	if (!standbys_list(h->store, a, g->id, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		*still = *still || (list[i].state == STANDBY_CALLED && list[i].until);
	return true;
}

/* The standby needs time to order; the others may change their minds. */
static bool go_on(struct home *h, struct arena *a, struct game *g,
		  const struct game_rules *r, const struct seat *s, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;
	bool still;

	if (!is_called_still(h, a, g, &still, err))
		return false;
	if (!hold_waits_for_orders(g) || still)
		return true;
	g->hold = STR("");
	/* As if the phase had opened now. */
	struct game anew = *g;
	anew.opened = home_now(h);
	struct position p;
	if (!position_load(h, a, g, g->phase_no, &p, err) ||
	    !phase_clock_deadline(h, a, &anew, r, p.state, &g->deadline, err))
		return false;
	struct str what =
		str_printf(a, "Phase %d.%d goes on. The deadline is %.*s now.", g->turn,
			   g->phase, STR_MADE(a, clock_long(a, g->deadline)));
	struct str was =
		str_printf(a, "Phase %d.%d went on. Its deadline moved to %.*s.",
			   g->turn, g->phase, STR_MADE(a, clock_long(a, g->deadline)));
	page_paraf(&page, "%.*s is played by %.*s from now on. %.*s",
		   STR_MADE(a, letterhead_seat(a, r, s->seat)),
		   STR_MADE(a, players_are_hidden(g) ? STR("another player") : s->name),
		   STR_ARG(what));
	return games_save(h->store, g, err) && reminders_anew(h, a, g, err) &&
	       record_act(h, g, WHO_SERVER, was, STR(""), true, err) &&
	       post_cause(h, &cause, err) &&
	       post_notice(h, a, g, KIND_NOTICE, CAUSE_SEAT, cause,
			   str_printf(a, "%.*s T%d P%d goes on",
				      STR_MADE(a, post_tag(a, g)), g->turn, g->phase),
			   &page, err);
}

bool standby_joined(struct home *h, struct arena *a, struct game *g,
		    const struct game_rules *r, const struct seat *s, bool *was_called,
		    struct err *err)
{
	struct standby call;
	struct holder *before;
	int n;

	if (!find_call(h, a, g, s, was_called, &call, err) ||
	    !holders_list(h->store, a, s->id, &before, &n, err))
		return false;
	if (!*was_called)
		return true;
	call.state = STANDBY_SEATED;
	call.until = 0;
	return standbys_save(h->store, &call, err) &&
	       seat_hand_over(h, a, g, r, s, n ? before[0].name : STR("nobody"), err) &&
	       go_on(h, a, g, r, s, err);
}

/* DECLINE, and silence ----------------------------------------------------- */

/* Nobody is left: the GM decides about the seat. */
static bool ask_gm(struct home *h, struct arena *a, const struct game *g,
		   const struct game_rules *r, int seat, struct err *err)
{
	struct str what = str_printf(
		a,
		"The list of standbys has nobody left to ask to take %.*s in game %.*s.",
		STR_MADE(a, letterhead_seat(a, r, seat)), STR_ARG(g->name));

	return phase_ask(h, a, g, 1U << seat, what, err);
}

bool standby_declined(struct home *h, struct arena *a, const struct game *g,
		      const struct game_rules *r, const struct seat *s,
		      bool *was_called, struct err *err)
{
	struct standby call;
	struct seat empty = *s;
	bool called;

	if (!find_call(h, a, g, s, was_called, &call, err))
		return false;
	if (!*was_called)
		return true;
	if (!standby_call(h, a, g, r, s->seat, CALL_DECLINED, &called, err))
		return false;
	if (called)
		return true;
	empty.status = SEAT_DECLINED;
	return seats_save(h->store, &empty, err) && ask_gm(h, a, g, r, s->seat, err);
}

static bool pass_over(struct home *h, struct arena *a, const struct standby *s,
		      struct err *err)
{
	const struct game_rules *r;
	struct game g;
	bool called;

	return games_load(h->store, a, s->game_id, &g, err) &&
	       (r = game_rules_of(&g, err)) != NULL &&
	       standby_call(h, a, &g, r, s->seat, CALL_SILENT, &called, err) &&
	       (called || ask_gm(h, a, &g, r, s->seat, err));
}

bool standby_due(struct home *h, int64_t now, struct err *err)
{
	struct arena *a = arena_create();
	struct standby *list;
	int n = 0;
	bool ok = standbys_due(h->store, a, now, &list, &n, err);

	for (int i = 0; ok && i < n; i++)
		ok = home_begin(h, err) &&
		     home_end(h, pass_over(h, a, &list[i], err), err);
	arena_destroy(a);
	return ok;
}

/* After a run -------------------------------------------------------------- */

/* The seat is again that of who played it last; the key of who was called is dead. */
static bool give_back(struct home *h, struct arena *a, const struct game *g, int seat,
		      struct err *err)
{
	struct holder *before;
	struct seat s;
	int n;

	if (!standby_call_off(h, a, g, seat, err) ||
	    !seats_load(h->store, a, g->id, seat, &s, err) ||
	    !holders_list(h->store, a, s.id, &before, &n, err))
		return false;
	s.epoch++;
	if (n) {
		s.name = before[0].name;
		s.address = before[0].address;
	}
	return seats_save(h->store, &s, err);
}

static bool drop_calls(struct home *h, struct arena *a, const struct game *g,
		       const struct game_rules *r, unsigned in_game, struct err *err)
{
	struct standby *list;
	int n;

	if (!standbys_list(h->store, a, g->id, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		int seat = list[i].seat;
		if (list[i].state != STANDBY_CALLED || (in_game >> seat & 1))
			continue;
		struct str text = str_printf(
			a,
			"%.*s, the seat of %.*s in game %.*s, which was offered to you, is no longer in the game: nobody can take it. You are on the list of standbys as before.",
			STR_ARG(list[i].name), STR_MADE(a, letterhead_seat(a, r, seat)),
			STR_ARG(g->name));
		if (!give_back(h, a, g, seat, err) ||
		    !standby_tell(h, a, g, &list[i], STR("the seat is gone"), text,
				  err))
			return false;
	}
	return true;
}

bool standby_after(struct home *h, struct arena *a, const struct game *g,
		   struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	struct settings s;
	struct position p;
	unsigned called;

	if (!r || !position_load(h, a, g, g->phase_no, &p, err) ||
	    !settings_load(h, a, g, &s, err))
		return false;
	unsigned in_game = g->phase ? r->seats(p.state) : 0;
	if (!drop_calls(h, a, g, r, in_game, err))
		return false;
	return s.nmr != NMR_STANDBY ||
	       standby_call_all(h, a, g, r, r->leaving(p.state) & in_game, CALL_LEAVING,
				&called, err);
}
