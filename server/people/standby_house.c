/* Standbys of the whole house: see standby.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/trust/address.h"
#include "schema/persons.h"
#include "schema/seats.h"
#include "server/game/game_gm.h"
#include "server/people/persons.h"
#include "server/people/standby.h"

/* "cosmic,dragon_dune" has "cosmic"; an empty list has all. */
static bool would_play(struct str plays, struct str rules)
{
	struct str rest = plays;

	if (!plays.n)
		return true;
	while (rest.n)
		if (str_iequal(str_trim(str_until(&rest, ',')), rules))
			return true;
	return false;
}

struct around {
	struct seat *seats;
	struct standby *list;
	int n_seats, n_list;
};

/* Does the person sit in the game, or stand on its list, in any state? */
static bool is_around(const struct around *t, const struct str *addresses, int n)
{
	for (int i = 0; i < n; i++) {
		for (int k = 0; k < t->n_seats; k++)
			if (address_compare(t->seats[k].address, addresses[i]) !=
			    ADDRESS_OTHER)
				return true;
		for (int k = 0; k < t->n_list; k++)
			if (address_compare(t->list[k].address, addresses[i]) !=
			    ADDRESS_OTHER)
				return true;
	}
	return false;
}

static bool is_gm_of(struct home *h, struct arena *a, const struct game *g,
		     const struct str *addresses, int n, bool *is_gm, struct err *err)
{
	*is_gm = false;
	for (int i = 0; i < n && !*is_gm; i++)
		if (!game_gm_is(h, a, g, addresses[i], is_gm, err))
			return false;
	return true;
}

/* All who could be asked, the one who has waited longest first. */
static bool candidates(struct home *h, struct arena *a, const struct game *g,
		       struct person **list, int *n, struct err *err)
{
	struct around t;
	struct person *all;
	struct str *addresses;
	int n_all, n_addresses;

	*list = NULL;
	*n = 0;
	if (!persons_standbys(h->store, a, &all, &n_all, err) ||
	    !seats_list(h->store, a, g->id, &t.seats, &t.n_seats, err) ||
	    !standbys_list(h->store, a, g->id, &t.list, &t.n_list, err))
		return false;
	for (int i = 0; i < n_all; i++) {
		bool is_gm;
		if (!persons_addresses(h->store, a, all[i].id, &addresses, &n_addresses,
				       err) ||
		    !is_gm_of(h, a, g, addresses, n_addresses, &is_gm, err))
			return false;
		if (n_addresses && would_play(all[i].plays, g->rules) &&
		    !is_around(&t, addresses, n_addresses) && !is_gm)
			*arena_push(a, *list, *n) = all[i];
	}
	return true;
}

bool standby_from_house(struct home *h, struct arena *a, const struct game *g,
			bool *added, struct err *err)
{
	struct standby s = {
		.game_id = g->id, .state = STANDBY_WAITING, .added = home_now(h)};
	struct person *list;
	int n;

	*added = false;
	if (!candidates(h, a, g, &list, &n, err))
		return false;
	if (!n)
		return true;
	*added = true;
	s.name = list[0].name;
	if (!person_newest_address(h, a, &list[0], &s.address, err) ||
	    !standbys_add(h->store, &s, err))
		return false;
	/* All others who wait come before them the next time, in any game. */
	list[0].standby = home_now(h);
	return persons_save(h->store, &list[0], err);
}

bool standby_callable(struct home *h, struct arena *a, const struct game *g, int *n,
		      struct err *err)
{
	struct person *list;
	int more;

	if (!standby_count(h, a, g, n, err) || !candidates(h, a, g, &list, &more, err))
		return false;
	*n += more;
	return true;
}
