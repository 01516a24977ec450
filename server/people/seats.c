/* Seats, as the GM has them.
 * SPDX-License-Identifier: ISC */
#include "server/people/seats.h"

#include "base/arena.h"
#include "schema/mail/held.h"
#include "schema/questions.h"
#include "schema/sheets.h"
#include "schema/snapshots.h"
#include "schema/standbys.h"
#include "server/game/game_gm.h"
#include "server/game/known_as.h"
#include "server/game/led.h"
#include "server/game/person.h"
#include "server/game/position.h"
#include "server/game/seat_token.h"
#include "server/home/record.h"
#include "server/options/settings.h"
#include "server/people/invitation.h"
#include "server/people/standby_call.h"
#include "server/render/colours.h"
#include "server/render/letterhead.h"

bool seat_named(struct home *h, struct arena *a, const struct game *g, struct str word,
		struct seat *s, struct err *err)
{
	struct seat *seats;
	int64_t number = 0;
	int n, found = -1, by_name = 0;

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	(void)str_int(word, 1, GAME_SEATS_MAX, &number);
	for (int i = 0; i < n && found < 0; i++)
		if (str_iequal(word, seats[i].colour) ||
		    str_iequal(word, seat_token(g, &seats[i])) ||
		    number == seats[i].seat + 1 || str_iequal(word, seats[i].address))
			found = i;
	for (int i = 0; i < n && found < 0; i++)
		by_name += str_iequal(word, seats[i].name);
	for (int i = 0; i < n && found < 0; i++)
		if (by_name == 1 && str_iequal(word, seats[i].name))
			found = i;
	if (found >= 0) {
		*s = seats[found];
		return true;
	}
	struct buf list = buf_in(a);
	for (int i = 0; i < n; i++)
		buf_printf(&list, "%s%.*s (%.*s)", i ? ", " : "",
			   STR_ARG(seats[i].colour), STR_ARG(seats[i].name));
	return err_refuse(err, "game %.*s has no seat \"%.*s\"%s %.*s",
			  STR_ARG(g->name), STR_ARG(word), n ? ". Its seats:" : ";",
			  STR_MADE(list.a, n ? buf_str(&list)
					     : STR("none is taken yet (seat add)")));
}

/* The seat for a newcomer: by colour where one is given. Before the start the row of a
 * colour may move, for nobody has been dealt anything yet. */
static bool free_seat(struct arena *a, const struct game *g, const struct game_rules *r,
		      const struct seat *have, int n, struct str colour, struct seat *s,
		      struct err *err)
{
	unsigned taken = 0;

	for (int i = 0; i < n; i++)
		taken |= 1U << have[i].seat;
	if (n >= g->n_seats)
		return err_refuse(err, "all %d seats of game %.*s are taken",
				  g->n_seats, STR_ARG(g->name));
	s->seat = 0;
	while (taken >> s->seat & 1)
		s->seat++;
	if (colour.n) {
		s->seat = colour_number(r, g->n_seats, colour);
		if (s->seat < 0) {
			return err_refuse(
				err,
				"there is no seat \"%.*s\" in a game of %d; its seats are %.*s",
				STR_ARG(colour), g->n_seats,
				STR_MADE(a, colours_said(a, r, g->n_seats)));
		}
		if (taken >> s->seat & 1)
			return err_refuse(err, "%s is taken", r->colours[s->seat]);
		s->colour_fixed = true;
	}
	s->colour = str_of(r->colours[s->seat]);
	return true;
}

/* Nobody has two seats of a game; one who has left it may come back to another. */
static bool sits_nowhere_else(const struct seat *have, int n, int seat,
			      struct str address, struct err *err)
{
	for (int i = 0; i < n; i++)
		if (have[i].seat != seat && have[i].status != SEAT_REMOVED &&
		    have[i].address.n &&
		    address_compare(have[i].address, address) != ADDRESS_OTHER)
			return err_refuse(
				err,
				"%.*s sits in this game already, as %.*s; nobody has two seats of a game, and two people need two addresses. To give it another seat, %.*s goes to somebody else first (seat replace; before the start: seat remove)",
				STR_ARG(address), STR_ARG(have[i].colour),
				STR_ARG(have[i].colour));
	return true;
}

/* A GM sees every hand; in a test they may play [option gm_plays]. */
static bool is_not_gm(struct home *h, struct arena *a, const struct game *g,
		      struct str address, struct err *err)
{
	struct settings set;
	struct err gm;

	if (!settings_load(h, a, g, &set, err))
		return false;
	return set.gm_plays || game_gm_is_not(h, g, address, &gm) ||
	       err_refuse(
		       err,
		       "%s; for a test, use `seat add --allow-gm`; every report will say so",
		       gm.text);
}

bool seat_take(struct home *h, struct arena *a, const struct game *g, struct str colour,
	       struct seat *s, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	struct seat *have;
	int n;

	if (!r || !seats_list(h->store, a, g->id, &have, &n, err))
		return false;
	if (g->status != GAME_INVITING)
		return err_refuse(err, "game %.*s has started; see seat replace",
				  STR_ARG(g->name));
	if (!sits_nowhere_else(have, n, SEAT_NONE, s->address, err) ||
	    !is_not_gm(h, a, g, s->address, err) ||
	    !free_seat(a, g, r, have, n, colour, s, err))
		return false;
	s->game_id = g->id;
	return seats_add(h->store, s, err);
}

static bool add(struct home *h, struct arena *a, struct str name, struct str person,
		struct str colour, struct seat *s, struct err *err)
{
	struct game g;
	const struct game_rules *r;

	*s = (struct seat){.status = SEAT_INVITED, .invited = home_now(h)};
	return person_read(h, a, person, &s->name, &s->address, err) &&
	       games_find(h->store, a, name, &g, err) && (r = game_rules_of(&g, err)) &&
	       seat_take(h, a, &g, colour, s, err) &&
	       invitation_queue(h, a, &g, r, s, err) &&
	       record_act(h, &g, WHO_GM,
			  str_printf(a, "%.*s was invited, as %.*s.", STR_ARG(s->name),
				     STR_ARG(s->colour)),
			  STR(""), false, err);
}

bool seat_add_led(struct home *h, struct arena *a, const struct game *g,
		  struct str colour, struct seat *s, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	struct seat *have;
	int n;

	*s = (struct seat){.status = SEAT_JOINED,
			   .game_id = g->id,
			   .name = seat_of_house,
			   .led_no = SEAT_LED,
			   .joined = home_now(h)};
	if (!r || !led_can(r, err) || !seats_list(h->store, a, g->id, &have, &n, err))
		return false;
	if (g->status != GAME_INVITING)
		return err_refuse(
			err, "game %.*s has started; see seat replace and seat house",
			STR_ARG(g->name));
	return free_seat(a, g, r, have, n, colour, s, err) &&
	       seats_add(h->store, s, err) &&
	       record_act(h, g, WHO_GM,
			  str_printf(a, "%.*s is played by the house.",
				     STR_ARG(s->colour)),
			  STR(""), false, err);
}

/* The GM's word for the house in the place of a person. */
static bool add_named(struct home *h, struct arena *a, struct str name,
		      struct str person, struct str colour, struct seat *s,
		      struct err *err)
{
	struct game g;

	if (!str_is(person, "house"))
		return add(h, a, name, person, colour, s, err);
	return games_find(h->store, a, name, &g, err) &&
	       seat_add_led(h, a, &g, colour, s, err);
}

bool seat_add(struct home *h, struct arena *a, struct str game, struct str person,
	      struct str colour, struct seat *seat, struct err *err)
{
	struct seat own;
	return home_begin(h, err) &&
	       home_end(h,
			add_named(h, a, game, person, colour, seat ? seat : &own, err),
			err);
}

static bool take_out(struct home *h, struct arena *a, struct str name, struct str word,
		     struct err *err)
{
	struct game g;
	struct seat s;

	if (!games_find(h->store, a, name, &g, err) ||
	    !seat_named(h, a, &g, word, &s, err))
		return false;
	if (g.status != GAME_INVITING)
		return err_refuse(err, "game %.*s has started; see seat replace",
				  STR_ARG(g.name));
	struct str reason = record_reason(h, STR(""));
	struct str why = str_printf(
		a, "the GM has taken back your invitation to game %.*s.%s%.*s",
		STR_ARG(g.name), reason.n ? " Reason: " : "", STR_ARG(reason));
	if (reason.n && !record_names_nobody(h, &g, reason, err))
		return false;
	return (s.status == SEAT_DECLINED || !s.address.n ||
		invitation_taken_back(h, a, &g, &s, "your invitation is taken back",
				      why, err)) &&
	       seats_drop(h->store, g.id, s.seat, err) &&
	       record_act(
		       h, &g, WHO_GM,
		       str_printf(a, "%.*s was taken off the list.", STR_ARG(s.name)),
		       reason, false, err);
}

bool seat_remove(struct home *h, struct arena *a, struct str game, struct str seat,
		 struct err *err)
{
	return home_begin(h, err) && home_end(h, take_out(h, a, game, seat, err), err);
}

/* FINAL and WAIT were another person's. */
static bool take_word_back(struct home *h, struct arena *a, const struct game *g,
			   int seat, struct err *err)
{
	struct stored_sheet sheet;

	if (!sheets_load(h->store, a, g->id, g->phase_no, seat, &sheet, err))
		return false;
	if (!sheet.final && !sheet.wait)
		return true;
	sheet.final = sheet.wait = false;
	return sheets_save(h->store, &sheet, err);
}

static bool note_holder(struct home *h, const struct game *g, const struct seat *was,
			const char *why, struct err *err)
{
	struct holder o = {.seat_id = was->id,
			   .epoch = was->epoch,
			   .name = was->name,
			   .address = was->address,
			   .until = home_now(h),
			   .until_phase_no = g->phase_no,
			   .why = str_of(why)};

	return was->status != SEAT_JOINED || holders_add(h->store, &o, err);
}

bool seat_offer(struct home *h, struct arena *a, const struct game *g, struct seat *s,
		struct str name, struct str address, const char *why, struct err *err)
{
	const struct seat was = *s;
	bool begun = g->status != GAME_INVITING;

	s->name = name;
	s->address = address;
	s->epoch++;
	s->status = SEAT_INVITED;
	s->resigned = s->leaving = false;
	s->phone = s->zone = s->format = STR("");
	s->digest = false;
	if (!begun) /* later the draws depend on them */
		s->wish_powers = s->wish_colours = s->lucky = STR("");
	s->invited = home_now(h);
	return (!begun || (note_holder(h, g, &was, why, err) &&
			   take_word_back(h, a, g, s->seat, err))) &&
	       seats_save(h->store, s, err) &&
	       seats_drop_addresses(h->store, s->id, err) &&
	       held_drop_seat(h->store, s->id, home_now(h), err) &&
	       questions_drop_seat(h->store, s->id, home_now(h), err);
}

bool seat_hand_over(struct home *h, struct arena *a, const struct game *g,
		    const struct game_rules *r, const struct seat *s, struct str was,
		    struct err *err)
{
	struct act x = {.game_id = g->id,
			.phase_no = g->phase_no,
			.kind = ACT_PLAYER,
			.seat = s->seat,
			.utc = home_now(h)};
	struct str colour = letterhead_seat(a, r, s->seat);
	bool house = str_equal(s->name, seat_of_house);
	struct str line =
		str_equal(s->name, was)
			? str_printf(
				  a, "%.*s is played by %.*s again.", STR_ARG(colour),
				  STR_MADE(a, players_are_hidden(g) ? STR("its player")
								    : s->name))
		: players_are_hidden(g)
			? str_printf(a, "%.*s is played by %s from now on.",
				     STR_ARG(colour),
				     house ? "the house" : "another player")
			: str_printf(
				  a,
				  "%.*s is played by %.*s from now on, in place of %.*s.",
				  STR_ARG(colour), STR_ARG(s->name), STR_ARG(was));

	/* A phase that waits for the seat's orders now waits for the new player's. The
	 * former player's orders stand, but not their FINAL or WAIT. */
	return acts_add(h->store, &x, err) &&
	       record_act(h, g, WHO_SERVER, line, STR(""), true, err);
}

static bool farewell(struct home *h, struct arena *a, const struct game *g,
		     const struct game_rules *r, const struct seat *was,
		     const struct seat *now, struct err *err)
{
	struct str why = str_printf(
		a, "the GM has given your seat (%.*s) in game %.*s to somebody else.",
		STR_MADE(a, letterhead_seat(a, r, was->seat)), STR_ARG(g->name));

	return !was->address.n ||
	       address_compare(was->address, now->address) != ADDRESS_OTHER ||
	       was->status == SEAT_DECLINED ||
	       invitation_taken_back(h, a, g, was, "the seat is another's", why, err);
}

static bool replace(struct home *h, struct arena *a, struct str name, struct str word,
		    struct str person, struct err *err)
{
	struct str new_name, address;
	const struct game_rules *r;
	struct game g;
	struct seat s;

	if (!games_find(h->store, a, name, &g, err) || !(r = game_rules_of(&g, err)) ||
	    !seat_named(h, a, &g, word, &s, err))
		return false;
	if (g.status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g.name));
	if (s.status == SEAT_REMOVED)
		return err_refuse(err,
				  "%.*s has left the game: nobody can take the seat",
				  STR_ARG(s.colour));
	const struct seat was = s;
	struct holder *before;
	struct seat *have;
	int n, n_seats;
	if (!person_read(h, a, person, &new_name, &address, err) ||
	    !seats_list(h->store, a, g.id, &have, &n_seats, err) ||
	    !sits_nowhere_else(have, n_seats, s.seat, address, err) ||
	    !is_not_gm(h, a, &g, address, err) ||
	    !holders_list(h->store, a, s.id, &before, &n, err))
		return false;
	/* The last player of a seat that was offered in vain is the one before the
	 * offer. */
	struct str played = was.status != SEAT_JOINED && n ? before[0].name : was.name;
	return standby_call_off(h, a, &g, s.seat, err) &&
	       seat_offer(h, a, &g, &s, new_name, address, "replaced", err) &&
	       invitation_queue(h, a, &g, r, &s, err) &&
	       farewell(h, a, &g, r, &was, &s, err) &&
	       (g.status == GAME_INVITING
			? record_act(h, &g, WHO_GM,
				     str_printf(a,
						"%.*s was invited, in place of %.*s.",
						STR_ARG(s.name), STR_ARG(was.name)),
				     STR(""), false, err)
			: seat_hand_over(h, a, &g, r, &s, played, err));
}

bool seat_replace(struct home *h, struct arena *a, struct str game, struct str seat,
		  struct str person, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, replace(h, a, game, seat, person, err), err);
}
