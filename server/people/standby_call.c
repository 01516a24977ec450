/* Standbys are called.
 * SPDX-License-Identifier: ISC */
#include "server/people/standby_call.h"

#include "base/arena.h"
#include "mail/trust/address.h"
#include "schema/mail/bounces.h"
#include "server/game/known_as.h"
#include "server/game/phase_missing.h"
#include "server/game/position.h"
#include "server/game/seat_token.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/people/invitation.h"
#include "server/people/seats.h"
#include "server/people/standby.h"
#include "server/render/letterhead.h"

/* Returns the standby who is asked to take the seat, or NULL. */
static struct standby *called_to(struct standby *list, int n, int seat)
{
	for (int i = 0; i < n; i++)
		if (list[i].state == STANDBY_CALLED && list[i].seat == seat)
			return &list[i];
	return NULL;
}

static bool sits_already(const struct seat *seats, int n, struct str address)
{
	for (int i = 0; i < n; i++)
		if (address_compare(seats[i].address, address) != ADDRESS_OTHER &&
		    (seats[i].status == SEAT_JOINED || seats[i].status == SEAT_INVITED))
			return true;
	return false;
}

static struct standby *first_waiting(struct standby *list, int n,
				     const struct seat *seats, int n_seats)
{
	for (int i = 0; i < n; i++)
		if (list[i].state == STANDBY_WAITING &&
		    !sits_already(seats, n_seats, list[i].address))
			return &list[i];
	return NULL;
}

/* Letters ------------------------------------------------------------------ */

/* Returns the text for the former player, which follows their name. */
static struct str farewell(struct arena *a, const struct game *g, struct str colour,
			   const struct seat *was, enum call_why why)
{
	const char *because =
		why == CALL_MISSING ? "nothing came from you by the deadline, and"
		: was->resigned || was->leaving ? "you have resigned, and"
		: why == CALL_LEAVING ? "nothing came from you for too long, and"
				      : "the GM has asked a standby, and";

	if (was->status != SEAT_JOINED)
		return str_printf(
			a,
			"your time to take the seat of %.*s in game %.*s is over, and it is offered to somebody else.",
			STR_ARG(colour), STR_ARG(g->name));
	return str_printf(
		a, "%s your seat (%.*s) in game %.*s is offered to somebody else.",
		because, STR_ARG(colour), STR_ARG(g->name));
}

static bool tell_gm(struct home *h, struct arena *a, const struct game *g,
		    const struct standby *s, const struct seat *seat, struct str colour,
		    struct err *err)
{
	int64_t cause;

	return post_cause(h, &cause, err) &&
	       post_to_gm(
		       h, a, g, KIND_CALLED, CAUSE_SEAT, cause,
		       str_printf(a, "%.*s %.*s is offered to a standby",
				  STR_MADE(a, post_tag(a, g)), STR_ARG(colour)),
		       str_printf(
			       a,
			       "%.*s <%.*s> was asked to take %.*s, and has until %.*s to answer. Then the next on the list is asked; to do that at once:\npostalgm nmr standby %.*s %.*s",
			       STR_ARG(s->name), STR_ARG(s->address), STR_ARG(colour),
			       STR_MADE(a, clock_long(a, s->until)), STR_ARG(g->name),
			       STR_MADE(a, seat_token(g, seat))),
		       err);
}

/* All read it once, when the player goes; not how often it is offered. */
static bool note_call(struct home *h, struct arena *a, const struct game *g,
		      const struct standby *s, struct str colour,
		      const struct seat *was, struct err *err)
{
	bool played = was->status == SEAT_JOINED;
	struct str who = players_are_hidden(g) ? STR("Its player") : was->name;
	struct str line =
		played ? str_printf(
				 a,
				 "%.*s no longer plays %.*s: the seat is offered to a standby.",
				 STR_ARG(who), STR_ARG(colour))
		       : str_printf(a, "%.*s was offered to %.*s.", STR_ARG(colour),
				    STR_ARG(s->name));

	return record_act(h, g, WHO_SERVER, line, STR(""), played, err);
}

/* The call ----------------------------------------------------------------- */

static bool offer(struct home *h, struct arena *a, const struct game *g,
		  const struct game_rules *r, struct seat *seat, struct standby *next,
		  enum call_why why, struct err *err)
{
	const struct seat was = *seat;
	struct str colour = letterhead_seat(a, r, seat->seat);
	bool told = was.status == SEAT_DECLINED || why == CALL_DECLINED;

	next->state = STANDBY_CALLED;
	next->seat = seat->seat;
	next->called = home_now(h);
	next->until = next->called + h->config.standby_hours * 3600;
	return standbys_save(h->store, next, err) &&
	       seat_offer(h, a, g, seat, next->name, next->address, "called", err) &&
	       invitation_to_standby(h, a, g, r, seat, next->until, err) &&
	       (told ||
		invitation_taken_back(h, a, g, &was, "the seat is another's",
				      farewell(a, g, colour, &was, why), err)) &&
	       note_call(h, a, g, next, colour, &was, err) &&
	       tell_gm(h, a, g, next, seat, colour, err);
}

static bool load(struct home *h, struct arena *a, const struct game *g,
		 struct standby **list, int *n, struct seat **seats, int *n_seats,
		 struct err *err)
{
	return standbys_list(h->store, a, g->id, list, n, err) &&
	       seats_list(h->store, a, g->id, seats, n_seats, err);
}

bool standby_call(struct home *h, struct arena *a, const struct game *g,
		  const struct game_rules *r, int seat, enum call_why why, bool *called,
		  struct err *err)
{
	struct standby *list;
	struct seat *seats;
	int n, n_seats;

	*called = false;
	if (!load(h, a, g, &list, &n, &seats, &n_seats, err))
		return false;
	bool added = false;
	/* When the game's own list is at its end, the house's goes on. */
	if (!first_waiting(list, n, seats, n_seats) &&
	    (!standby_from_house(h, a, g, &added, err) ||
	     (added && !load(h, a, g, &list, &n, &seats, &n_seats, err))))
		return false;
	struct standby *now = called_to(list, n, seat),
		       *next = first_waiting(list, n, seats, n_seats);
	int row = 0;
	while (row < n_seats && seats[row].seat != seat)
		row++;
	*called = next != NULL && row < n_seats;
	if (now && why == CALL_DECLINED)
		now->state = STANDBY_DECLINED;
	else if (now && *called)
		now->state = STANDBY_SILENT;
	else if (now)
		now->until = 0;
	if (now && !standbys_save(h->store, now, err))
		return false;
	return !*called || offer(h, a, g, r, &seats[row], next, why, err);
}

bool standby_call_all(struct home *h, struct arena *a, const struct game *g,
		      const struct game_rules *r, unsigned missing, enum call_why why,
		      unsigned *called, struct err *err)
{
	struct standby *list;
	int n;

	*called = 0;
	if (!standbys_list(h->store, a, g->id, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (list[i].state == STANDBY_CALLED && list[i].seat >= 0)
			missing &= ~(1U << list[i].seat);
	for (int seat = 0; seat < GAME_SEATS_MAX; seat++) {
		bool one = false;
		if (missing >> seat & 1 &&
		    !standby_call(h, a, g, r, seat, why, &one, err))
			return false;
		*called |= one ? 1U << seat : 0;
	}
	return true;
}

/* By hand ------------------------------------------------------------------ */

/* A slip of the pen takes nobody's seat away. */
static bool is_called_for(struct home *h, struct arena *a, const struct game *g,
			  const struct seat *s, struct err *err)
{
	struct address_record r;
	struct missing *o;
	int n;

	if (s->status != SEAT_JOINED || s->resigned || s->leaving || s->led_no)
		return true;
	if (!phase_missing(h, a, g, &o, &n, err) ||
	    !bounces_record(h->store, a, g->id, s->seat, s->address, &r, err))
		return false;
	for (int i = 0; i < n; i++)
		if (o[i].seat == s->seat && (o[i].misses || (o[i].owes && !o[i].in)))
			return true;
	return r.state != ADDRESS_GOOD ||
	       err_refuse(
		       err,
		       "%.*s (%.*s) has missed nothing and owes nothing in phase %d.%d; seat replace gives the seat to somebody else all the same",
		       STR_ARG(s->colour), STR_ARG(s->name), g->turn, g->phase);
}

static bool by_gm(struct home *h, struct arena *a, struct str name, struct str word,
		  struct standby *who, struct err *err)
{
	const struct game_rules *r;
	struct standby *list;
	struct game g;
	struct seat s;
	bool called;
	int n;

	if (!games_find(h->store, a, name, &g, err) || !(r = game_rules_of(&g, err)) ||
	    !seat_named(h, a, &g, word, &s, err))
		return false;
	if (g.phase == 0)
		return err_refuse(err, "no phase of game %.*s is open",
				  STR_ARG(g.name));
	if (s.status == SEAT_REMOVED)
		return err_refuse(err,
				  "%.*s has left the game: nobody can take the seat",
				  STR_ARG(s.colour));
	if (!is_called_for(h, a, &g, &s, err) ||
	    !standby_call(h, a, &g, r, s.seat, CALL_BY_GM, &called, err))
		return false;
	if (!called)
		return err_refuse(
			err,
			"nobody is on the list of standbys of game %.*s: seat standby adds somebody, seat replace gives the seat to anybody",
			STR_ARG(g.name));
	if (!standbys_list(h->store, a, g.id, &list, &n, err))
		return false;
	if (who)
		*who = *called_to(list, n, s.seat);
	return true;
}

bool standby_by_gm(struct home *h, struct arena *a, struct str game, struct str seat,
		   struct standby *who, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, by_gm(h, a, game, seat, who, err), err);
}

bool standby_call_off(struct home *h, struct arena *a, const struct game *g, int seat,
		      struct err *err)
{
	struct standby *list;
	int n;

	if (!standbys_list(h->store, a, g->id, &list, &n, err))
		return false;
	struct standby *now = called_to(list, n, seat);
	if (!now)
		return true;
	now->state = STANDBY_WAITING;
	now->seat = SEAT_NONE;
	now->called = now->until = 0;
	return standbys_save(h->store, now, err);
}
