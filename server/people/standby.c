/* The list of standbys.
 * SPDX-License-Identifier: ISC */
#include "server/people/standby.h"

#include "base/arena.h"
#include "mail/trust/address.h"
#include "server/game/game_gm.h"
#include "server/game/person.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/outbox/post.h"

bool standby_tell(struct home *h, struct arena *a, const struct game *g,
		  const struct standby *s, struct str subject, struct str text,
		  struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_para(&page, text);
	return post_cause(h, &cause, err) &&
	       post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .standby = s,
				  .rcpt = s->address,
				  .kind = KIND_STANDBY,
				  .cause = CAUSE_SEAT,
				  .cause_id = cause,
				  .subject = str_printf(a, "%.*s %.*s",
							STR_MADE(a, post_tag(a, g)),
							STR_ARG(subject)),
				  .page = &page,
			  },
			  err);
}

bool standby_count(struct home *h, struct arena *a, const struct game *g, int *n,
		   struct err *err)
{
	struct standby *list;
	int all;

	*n = 0;
	if (!standbys_list(h->store, a, g->id, &list, &all, err))
		return false;
	for (int i = 0; i < all; i++)
		*n += list[i].state == STANDBY_WAITING;
	return true;
}

/* A player needs no second seat, and the GM sees every hand. */
static bool may_wait(struct home *h, struct arena *a, const struct game *g,
		     struct str address, struct err *err)
{
	struct standby *list;
	struct seat *seats;
	int n, n_seats;

	if (!standbys_list(h->store, a, g->id, &list, &n, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n_seats, err))
		return false;
	for (int i = 0; i < n_seats; i++)
		if (address_compare(seats[i].address, address) != ADDRESS_OTHER &&
		    (seats[i].status == SEAT_JOINED || seats[i].status == SEAT_INVITED))
			return err_refuse(err,
					  "%.*s sits in this game already, as %.*s",
					  STR_ARG(address), STR_ARG(seats[i].colour));
	for (int i = 0; i < n; i++)
		if (address_compare(list[i].address, address) != ADDRESS_OTHER &&
		    list[i].state == STANDBY_WAITING)
			return err_refuse(err, "%.*s is on the list already",
					  STR_ARG(address));
	return game_gm_is_not(h, g, address, err);
}

static bool tell_added(struct home *h, struct arena *a, const struct game *g,
		       const struct game_rules *r, const struct standby *s,
		       struct err *err)
{
	struct str text = str_printf(
		a,
		"%.*s, you are on the list of standbys for game %.*s (%s by mail). When a player drops out and it is your turn, you are offered the seat in a letter of its own, and have %lld hours to answer that with JOIN. Until then there is nothing to do. If you do not want to be on the list, answer this letter with the word DECLINE, and you will not be asked. Questions go to the GM: %.*s",
		STR_ARG(s->name), STR_ARG(g->name), r->title,
		(long long)h->config.standby_hours,
		STR_MADE(a, game_gm_shown(a, h, g)));

	return standby_tell(h, a, g, s, STR("you are a standby"), text, err);
}

static bool add(struct home *h, struct arena *a, struct str name, struct str person,
		struct err *err)
{
	struct standby s = {.state = STANDBY_WAITING, .added = home_now(h)};
	const struct game_rules *r;
	struct game g;

	if (!games_find(h->store, a, name, &g, err) || !(r = game_rules_of(&g, err)) ||
	    !person_read(h, a, person, &s.name, &s.address, err))
		return false;
	if (g.status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g.name));
	s.game_id = g.id;
	return may_wait(h, a, &g, s.address, err) && standbys_add(h->store, &s, err) &&
	       tell_added(h, a, &g, r, &s, err) &&
	       record_act(h, &g, WHO_GM,
			  str_printf(a, "%.*s is on the list of standbys.",
				     STR_ARG(s.name)),
			  STR(""), false, err);
}

bool standby_add(struct home *h, struct arena *a, struct str game, struct str person,
		 struct err *err)
{
	return home_begin(h, err) && home_end(h, add(h, a, game, person, err), err);
}

/* By address, or by a name that is on the list once. */
static bool find(struct home *h, struct arena *a, const struct game *g, struct str word,
		 struct standby *s, struct err *err)
{
	struct str name, address;
	struct err no_address = {0};
	struct standby *list;
	struct buf names = buf_in(a);
	int n, found = -1, by_name = 0;

	if (!standbys_list(h->store, a, g->id, &list, &n, err))
		return false;
	if (!config_read_address(word, &name, &address, &no_address))
		address = word;
	for (int i = 0; i < n; i++) {
		if (list[i].state != STANDBY_WAITING && list[i].state != STANDBY_CALLED)
			continue;
		buf_printf(&names, "%s%.*s <%.*s>", names.n ? ", " : "",
			   STR_ARG(list[i].name), STR_ARG(list[i].address));
		by_name += str_iequal(list[i].name, word);
		if (address_compare(list[i].address, address) != ADDRESS_OTHER ||
		    (found < 0 && str_iequal(list[i].name, word)))
			found = i;
	}
	if (found < 0 || by_name > 1)
		return err_refuse(
			err,
			"%s on the list of standbys of game %.*s matches \"%.*s\"; %s%.*s",
			by_name > 1 ? "more than one" : "nobody", STR_ARG(g->name),
			STR_ARG(word), names.n ? "on it: " : "",
			STR_ARG(names.n ? buf_str(&names) : STR("the list is empty")));
	*s = list[found];
	return true;
}

static bool take_off(struct home *h, struct arena *a, struct str name, struct str word,
		     struct standby *s, struct err *err)
{
	struct game g;

	if (!games_find(h->store, a, name, &g, err) || !find(h, a, &g, word, s, err))
		return false;
	if (s->state == STANDBY_CALLED)
		return err_refuse(
			err,
			"%.*s has already been asked and may still answer; seat replace gives the seat to somebody else",
			STR_ARG(s->name));
	s->state = STANDBY_LEFT;
	return standbys_save(h->store, s, err) &&
	       standby_tell(
		       h, a, &g, s, STR("you are no longer a standby"),
		       str_printf(
			       a,
			       "The GM has taken you off the list of standbys for game %.*s: no seat in it will be offered to you.",
			       STR_ARG(g.name)),
		       err) &&
	       record_act(h, &g, WHO_GM,
			  str_printf(a, "%.*s was taken off the list of standbys.",
				     STR_ARG(s->name)),
			  STR(""), false, err);
}

bool standby_remove(struct home *h, struct arena *a, struct str game, struct str word,
		    struct standby *s, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, take_off(h, a, game, word, s, err), err);
}
