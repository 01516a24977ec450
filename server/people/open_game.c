/* Open games: the GM's side, and what is free. See open_game.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/open_game.h"

#include "base/arena.h"
#include "rules/game.h"
#include "server/game/game_gm.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/people/open_news.h"
#include "server/render/colours.h"

static bool look(struct home *h, struct arena *a, const struct open_game *o,
		 struct open_place *p, struct err *err)
{
	struct buf free = buf_in(a);
	const struct game_rules *r;
	struct seat *seats;
	unsigned taken = 0;
	int n;

	*p = (struct open_place){.home = h, .open = *o};
	if (!games_load(h->store, a, o->game_id, &p->game, err) ||
	    !(r = game_rules_of(&p->game, err)) ||
	    !seats_list(h->store, a, o->game_id, &seats, &n, err))
		return false;
	int n_taken = 0;
	for (int i = 0; i < n; i++)
		if (seats[i].status != SEAT_DECLINED) {
			taken |= 1U << seats[i].seat;
			n_taken++;
		}
	unsigned all = game_seats(r, p->game.n_seats);
	for (int i = 0; i < r->seats_max; i++)
		if (all & ~taken & 1U << i)
			buf_printf(&free, "%s%s", free.n ? ", " : "", r->colours[i]);
	p->free = str_lower(a, buf_str(&free));
	p->n_free = p->game.status == GAME_INVITING ? p->game.n_seats - n_taken : 0;
	return true;
}

bool open_places(struct home *h, struct arena *a, struct open_place **list, int *n,
		 struct err *err)
{
	struct open_game *all;
	struct open_place p;
	int n_all;

	*list = NULL;
	*n = 0;
	if (!open_games_list(h->store, a, &all, &n_all, err))
		return false;
	for (int i = 0; i < n_all; i++) {
		if (!look(h, a, &all[i], &p, err))
			return false;
		if (p.n_free)
			*arena_push(a, *list, *n) = p;
	}
	return true;
}

bool open_place_named(struct home *h, struct arena *a, struct str name, bool *found,
		      struct open_place *p, struct err *err)
{
	struct open_game o;
	struct game g;

	return games_look(h->store, a, name, found, &g, err) &&
	       (!*found || (open_games_load(h->store, a, g.id, found, &o, err) &&
			    (!*found || look(h, a, &o, p, err)))) &&
	       ((*found = *found && g.status == GAME_INVITING), true);
}

struct str open_conditions(struct arena *a, const struct open_game *o)
{
	struct buf b = buf_in(a);

	if (o->reliability)
		buf_printf(&b, "orders in time in %d of 100 phases", o->reliability);
	if (o->most_games)
		buf_printf(&b, "%sat most %d game%s at once, this one included",
			   b.n ? "; " : "", o->most_games,
			   o->most_games == 1 ? "" : "s");
	if (o->allow.n)
		buf_printf(&b, "%sonly people on its GM's list", b.n ? "; " : "");
	return buf_str(&b);
}

/* Refuses a list that is not addresses and @domains. */
static bool list_check(struct str list, struct err *err)
{
	struct str rest = list;

	while (rest.n) {
		struct str word = str_trim(str_until(&rest, ','));
		size_t at = str_find_char(word, '@');
		if (at == SIZE_MAX || at + 1 == word.n ||
		    str_find_char(word, ' ') != SIZE_MAX)
			return err_usage(
				err,
				"'%.*s' is neither an address nor a domain: write \"ann@example.org,@club.example\"",
				STR_ARG(word));
	}
	return true;
}

/* Nobody could join by a word that is on both lists. */
static bool lists_agree(const struct open_game *o, struct err *err)
{
	struct str rest = o->allow;

	while (rest.n) {
		struct str word = str_trim(str_until(&rest, ',')), denied = o->deny;
		while (denied.n)
			if (str_iequal(str_trim(str_until(&denied, ',')), word))
				return err_usage(
					err,
					"'%.*s' is both allowed and denied: take it from one of the lists",
					STR_ARG(word));
	}
	return true;
}

static bool check(const struct open_game *o, struct err *err)
{
	if (o->reliability < 0 || o->reliability > 100)
		return err_usage(err, "the reliability is 0 to 100 percent, not %d",
				 o->reliability);
	return list_check(o->allow, err) && list_check(o->deny, err) &&
	       lists_agree(o, err);
}

static bool set(struct home *h, struct arena *a, struct str name,
		const struct open_game *want, int *n_told, struct err *err)
{
	struct open_game before, o = *want;
	struct open_place p;
	struct game g;
	bool was;

	*n_told = 0;
	if (!check(want, err) || !games_find(h->store, a, name, &g, err))
		return false;
	if (g.status != GAME_INVITING)
		return err_refuse(
			err,
			"game %.*s is %s: only a game that has not begun is open for JOIN; seat standby keeps people for a running one",
			STR_ARG(g.name), game_status_name(g.status));
	if (!open_games_load(h->store, a, g.id, &was, &before, err))
		return false;
	o.game_id = g.id;
	o.opened = was ? before.opened : home_now(h);
	struct str conditions = open_conditions(a, &o);
	return open_games_save(h->store, &o, err) &&
	       record_act(h, &g, WHO_GM,
			  str_printf(a, "%s for everybody to join%s%.*s.",
				     was ? "The GM changed the conditions: open"
					 : "The GM opened the game",
				     conditions.n ? ": " : "", STR_ARG(conditions)),
			  STR(""), false, err) &&
	       look(h, a, &o, &p, err) &&
	       (was || open_news_send(h, a, &p, n_told, err));
}

bool open_game_set(struct home *h, struct arena *a, struct str game,
		   const struct open_game *o, int *n_told, struct err *err)
{
	return home_begin(h, err) && home_end(h, set(h, a, game, o, n_told, err), err);
}

static bool close_it(struct home *h, struct arena *a, struct str name, struct err *err)
{
	struct open_game o;
	struct game g;
	bool found;

	if (!games_find(h->store, a, name, &g, err) ||
	    !open_games_load(h->store, a, g.id, &found, &o, err))
		return false;
	if (!found)
		return err_refuse(err,
				  "game %.*s is not open; `game open %.*s` opens it",
				  STR_ARG(g.name), STR_ARG(g.name));
	return open_games_drop(h->store, g.id, err) &&
	       record_act(h, &g, WHO_GM, STR("The game is no longer open to join."),
			  STR(""), false, err);
}

bool open_game_close(struct home *h, struct arena *a, struct str game, struct err *err)
{
	return home_begin(h, err) && home_end(h, close_it(h, a, game, err), err);
}
