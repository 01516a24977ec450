/* Somebody joins an open game: who may, and what is done. See open_game.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/trust/address.h"
#include "rules/game.h"
#include "server/game/game_gm.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/options/settings.h"
#include "server/people/invitation.h"
#include "server/people/joining.h"
#include "server/people/open_game.h"
#include "server/people/persons.h"
#include "server/people/seats.h"
#include "server/render/colours.h"

bool joiner_find(struct home *h, struct arena *a, struct joiner *j, struct err *err)
{
	if (!persons_of_address(h->store, a, j->address, &j->known, &j->person, err))
		return false;
	if (j->known)
		j->name = j->person.name;
	if (!str_trim(j->name).n)
		j->name = str_slice(j->address, 0, str_find_char(j->address, '@'));
	return true;
}

/* "ann@example.org,@club.example" has an address, or its domain. */
static bool is_listed(struct str list, const struct str *addresses, int n)
{
	struct str rest = list;

	while (rest.n) {
		struct str word = str_trim(str_until(&rest, ','));
		for (int i = 0; i < n; i++) {
			size_t at = str_find_char(addresses[i], '@');
			if (word.n && word.s[0] == '@'
				    ? at != SIZE_MAX &&
					      str_iequal(str_slice(addresses[i], at,
								   addresses[i].n),
							 word)
				    : address_compare(word, addresses[i]) !=
					      ADDRESS_OTHER)
				return true;
		}
	}
	return false;
}

/* All addresses by which the person is known, this one first. */
static bool addresses_of(struct home *h, struct arena *a, const struct joiner *j,
			 struct str **list, int *n, struct err *err)
{
	struct str *more = NULL;
	int n_more = 0;

	if (j->known &&
	    !persons_addresses(h->store, a, j->person.id, &more, &n_more, err))
		return false;
	*list = arena_list(a, struct str, (size_t)n_more + 1);
	(*list)[0] = j->address;
	for (int i = 0; i < n_more; i++)
		(*list)[1 + i] = more[i];
	*n = 1 + n_more;
	return true;
}

/* A GM sees every hand. */
static bool is_gm_of(struct home *h, struct arena *a, const struct open_place *p,
		     const struct str *addresses, int n, struct str *why,
		     struct err *err)
{
	bool is_gm = false;

	for (int i = 0; i < n && !is_gm; i++)
		if (!game_gm_is(h, a, &p->game, addresses[i], &is_gm, err))
			return false;
	if (is_gm)
		*why = str_printf(
			a,
			"You lead game %.*s, and its GM sees every hand: you cannot play in it.",
			STR_ARG(p->game.name));
	return true;
}

/* The GM's lists. Neither says more than that it is so. */
static struct str listed_out(struct home *h, struct arena *a,
			     const struct open_place *p, const struct joiner *j,
			     const struct str *addresses, int n)
{
	const struct open_game *o = &p->open;

	if ((j->known && j->person.blocked) || is_listed(o->deny, addresses, n) ||
	    (o->allow.n && !is_listed(o->allow, addresses, n)))
		return str_printf(
			a,
			"The GM of %.*s chooses who plays, and your address is not on the list. Ask the GM for a seat: %.*s.",
			STR_ARG(p->game.name),
			STR_MADE(a, game_gm_shown(a, h, &p->game)));
	return STR("");
}

/* What is known of them over all games. */
static bool record_of(struct home *h, struct arena *a, const struct open_place *p,
		      const struct joiner *j, struct str *why, struct err *err)
{
	struct person_place *places;
	struct turnouts t;
	int n;

	if (!j->known)
		return true;
	if (!person_places(h, a, &j->person, true, &places, &n, err) ||
	    !turnout_of(h->store, j->person.id, &t, err))
		return false;
	for (int i = 0; i < n; i++)
		if (places[i].game.id == p->game.id)
			*why = str_printf(
				a,
				"You sit in game %.*s already, as %.*s: nobody has two seats. Answer the letters that came to %.*s.",
				STR_ARG(p->game.name), STR_ARG(places[i].seat.colour),
				STR_ARG(places[i].seat.address));
	int owed = t.n[TURNOUT_IN] + t.n[TURNOUT_MISSED];
	if (!why->n && p->open.most_games && n >= p->open.most_games)
		*why = str_printf(
			a,
			"%.*s is for people with at most %d game%s at once, this one included; you play in %d. Join when one of them is over.",
			STR_ARG(p->game.name), p->open.most_games,
			p->open.most_games == 1 ? "" : "s", n);
	if (!why->n && p->open.reliability && owed >= OPEN_PHASES_LEAST &&
	    t.n[TURNOUT_IN] * 100 < p->open.reliability * owed)
		*why = str_printf(
			a,
			"%.*s is for people whose orders came in time in %d of 100 phases; yours came in %d of %d. Ask the GM for a seat: %.*s.",
			STR_ARG(p->game.name), p->open.reliability, t.n[TURNOUT_IN],
			owed, STR_MADE(a, game_gm_shown(a, h, &p->game)));
	return true;
}

/* Is there a seat of the colour that they want? */
static struct str no_seat(struct arena *a, const struct open_place *p,
			  const struct joiner *j)
{
	const struct game_rules *r = game_find(p->game.rules);
	struct str rest = p->free;

	if (!p->n_free)
		return str_printf(a, "All %d seats of game %.*s are taken.",
				  p->game.n_seats, STR_ARG(p->game.name));
	if (!j->colour.n)
		return STR("");
	int seat = r ? colour_number(r, p->game.n_seats, j->colour) : -1;
	while (seat >= 0 && rest.n)
		if (str_iequal(str_trim(str_until(&rest, ',')),
			       str_of(r->colours[seat])))
			return STR("");
	return str_printf(
		a,
		seat < 0
			? "Game %.*s has no seat '%.*s'. Free are: %.*s. Write `JOIN %.*s as %.*s`, or `JOIN %.*s` for any of them."
			: "In game %.*s the seat '%.*s' is taken. Free are: %.*s. Write `JOIN %.*s as %.*s`, or `JOIN %.*s` for any of them.",
		STR_ARG(p->game.name), STR_ARG(str_cut(j->colour, 40)),
		STR_ARG(p->free), STR_ARG(p->game.name),
		STR_ARG(str_slice(p->free, 0,
				  str_find_char(p->free, ',') == SIZE_MAX
					  ? p->free.n
					  : str_find_char(p->free, ','))),
		STR_ARG(p->game.name));
}

bool open_why_not(struct home *h, struct arena *a, const struct open_place *p,
		  const struct joiner *j, struct str *why, struct err *err)
{
	struct str *addresses;
	struct settings set;
	int n;

	*why = STR("");
	if (!addresses_of(h, a, j, &addresses, &n, err) ||
	    !settings_load(h, a, &p->game, &set, err) ||
	    !record_of(h, a, p, j, why, err))
		return false;
	if (!why->n && !set.gm_plays && !is_gm_of(h, a, p, addresses, n, why, err))
		return false;
	if (!why->n && !set.gm_plays)
		*why = listed_out(h, a, p, j, addresses, n);
	if (!why->n)
		*why = no_seat(a, p, j);
	return true;
}

static bool sits_in(struct home *h, struct arena *a, const struct open_place *p,
		    const struct person *who, bool *yes, struct err *err)
{
	struct person_place *places;
	int n;

	*yes = false;
	if (!person_places(h, a, who, true, &places, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		*yes = *yes || places[i].game.id == p->game.id;
	return true;
}

bool open_fitting(struct home *h, struct arena *a, const struct open_place *p,
		  int *n_known, int *n_fit, struct err *err)
{
	struct person *all;
	struct str why;
	bool sits;
	int n;

	*n_known = *n_fit = 0;
	if (!persons_list(h->store, a, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		struct joiner j = {
			.name = all[i].name, .known = true, .person = all[i]};
		if (!sits_in(h, a, p, &all[i], &sits, err) ||
		    !person_newest_address(h, a, &all[i], &j.address, err))
			return false;
		if (sits || !j.address.n)
			continue;
		if (!open_why_not(h, a, p, &j, &why, err))
			return false;
		*n_known += 1;
		*n_fit += !why.n;
	}
	return true;
}

/* A seat whose player declined is free for another one. */
static bool make_room(struct home *h, struct arena *a, const struct open_place *p,
		      struct str colour, struct err *err)
{
	struct seat *seats;
	int n;

	if (!seats_list(h->store, a, p->game.id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (seats[i].status == SEAT_DECLINED &&
		    (n == p->game.n_seats || str_iequal(seats[i].colour, colour)))
			return seats_drop(h->store, p->game.id, seats[i].seat, err);
	return true;
}

bool open_take(struct home *h, struct arena *a, const struct open_place *p,
	       const struct joiner *j, struct err *err)
{
	struct seat s = {.status = SEAT_INVITED,
			 .name = j->name,
			 .address = j->address,
			 .invited = home_now(h)};
	struct game g = p->game;
	const struct game_rules *r = game_rules_of(&g, err);
	struct join_wish none = {0};
	struct str said;

	return r && make_room(h, a, p, j->colour, err) &&
	       seat_take(h, a, &g, j->colour, &s, err) &&
	       play_join(h, a, &g, &s, &none, &said, err) &&
	       record_act(h, &g, WHO_SERVER,
			  str_printf(a, "%.*s joined, as %.*s.", STR_ARG(s.name),
				     STR_ARG(s.colour)),
			  STR(""), false, err) &&
	       join_asks_drop(h->store, j->address, g.id, err) &&
	       invitation_queue(h, a, &g, r, &s, err);
}

bool open_news_set(struct home *h, struct arena *a, const struct joiner *j, bool on,
		   struct err *err)
{
	struct joiner x = *j;

	if (!joiner_find(h, a, &x, err))
		return false;
	if (!x.known) {
		if (!on)
			return true;
		x.person = (struct person){.name = x.name};
		if (!persons_add(h->store, &x.person, x.address, err))
			return false;
	}
	x.person.news = on ? home_now(h) : 0;
	return persons_save(h->store, &x.person, err);
}
