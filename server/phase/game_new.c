/* A game is made.
 * SPDX-License-Identifier: ISC */
#include "server/phase/game_new.h"
#include "server/options/outline.h"

#include "base/arena.h"
#include "rules/game.h"
#include "rules/rng.h"
#include "server/game/phase_clock.h"
#include "server/game/position.h"
#include "server/game/seat_token.h"
#include "server/home/record.h"
#include "server/house/homes.h"
#include "server/options/game_options.h"
#include "server/people/seats.h"

enum { NAME_LEAST = 2, NAME_MOST = 24 };

static bool name_is_good(struct str name)
{
	if (name.n < NAME_LEAST || name.n > NAME_MOST)
		return false;
	for (size_t i = 0; i < name.n; i++) {
		char c = name.s[i];
		if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
			return false;
	}
	return true;
}

/* The name stands in addresses: no two homes of the house may have it. */
static bool name_is_free(struct home *h, struct str name, struct err *err)
{
	struct homes *all;
	int which, n;

	if (!homes_of(h, &all, err) ||
	    !homes_with(all, HOMES_GAME, name, 0, &which, &n, err))
		return false;
	if (all->n && all->own == 0)
		return err_refuse(
			err,
			"this is the front home of its house, which passes letters on and has no games; make it in another (`postalgm home list`)");
	return n == 0 ||
	       err_refuse(err, "there is a game '" PRI_STR "' in home " PRI_STR,
			  STR_ARG(name), STR_ARG(all->home[which].name));
}

static bool plan(struct home *h, struct arena *a, const struct new_game *n,
		 const struct game_rules **rules, struct game *g, struct err *err)
{
	const struct game_rules *r =
		game_find(n->rules.n ? n->rules : str_of(games[0]->name));
	char hex[65];

	if (!name_is_good(n->name))
		return err_refuse(
			err,
			"the name of a game must be %d to %d characters from a-z, 0-9 and -, but \"%.*s\" is not",
			NAME_LEAST, NAME_MOST, STR_ARG(n->name));
	if (!name_is_free(h, n->name, err))
		return false;
	if (!r)
		return err_refuse(err, "there are no rules \"%.*s\"",
				  STR_ARG(n->rules));
	struct str rule = n->deadlines;
	for (int i = 0; i < n->n_options; i++) /* another way to say it */
		if (play_option_of(n->options[i].name) == OPTION_DEADLINES)
			rule = n->options[i].value;
	*g = (struct game){.name = n->name, .rules = str_of(r->name), .attempt = 1};
	g->n_seats = n->n_seats ? n->n_seats : game_usual_seats(r);
	if (g->n_seats < r->seats_min || g->n_seats > game_players_max(r))
		return err_refuse(err, "%s is for %d to %d players, not %d", r->title,
				  r->seats_min, game_players_max(r), g->n_seats);
	int room = seat_token_room(&h->config, r);
	if ((int)n->name.n > room)
		return err_refuse(
			err,
			"the name \"%.*s\" has %d characters: with the house's address, seat and key the mail addresses of this game would be too long; use at most %d",
			STR_ARG(n->name), (int)n->name.n, room < 0 ? 0 : room);
	g->deadlines = rule.n ? rule : h->config.deadlines;
	struct deadlines read;
	if (!deadlines_read(g->deadlines, &read, err))
		return false;
	home_secret(str_z(a, str_printf(a, "game %.*s", STR_ARG(n->name))), g->secret);
	rng_commitment(g->secret, hex);
	g->commitment = str_dup(a, str_of(hex));
	g->created = home_now(h);
	*rules = r;
	return true;
}

/* "green,yellow", or how many: the seats that the house plays from the start. */
static bool add_led(struct home *h, struct arena *a, const struct game *g,
		    struct str list, struct err *err)
{
	int64_t many;
	struct seat s;

	if (str_int(list, 1, g->n_seats, &many)) {
		while (many-- > 0)
			if (!seat_add_led(h, a, g, STR(""), &s, err))
				return false;
		return true;
	}
	while (list.n) {
		struct str word = str_trim(str_until(&list, ','));
		if (!seat_add_led(h, a, g, str_lower(a, word), &s, err))
			return false;
	}
	return true;
}

static bool create(struct home *h, struct arena *a, const struct new_game *n,
		   struct game *g, struct err *err)
{
	const struct game_rules *r = NULL;
	const void *view;
	bool of_rules;

	if (!plan(h, a, n, &r, g, err) || !games_add(h->store, g, err))
		return false;
	for (int i = 0; i < n->n_options; i++) {
		struct str name = str_lower(a, n->options[i].name),
			   value = n->options[i].value;
		if (!game_check_option(a, r, name, value, &of_rules, err) ||
		    !game_check_powers(a, r, g->n_seats, name, &value, err) ||
		    (play_option_of(name) != OPTION_DEADLINES &&
		     !option_set(h->store, g->id, name, value, err)))
			return false;
	}
	return add_led(h, a, g, n->led, err) && game_options_agree(h, a, g, err) &&
	       game_outline(h, a, g, &view, err) &&
	       phase_clock_check(a, r, view, g->deadlines, err) &&
	       record_act(h, g, WHO_GM,
			  str_printf(a, "Game %.*s was made, for %d players.",
				     STR_ARG(g->name), g->n_seats),
			  STR(""), false, err);
}

bool game_create(struct home *h, struct arena *a, const struct new_game *n,
		 struct game *g, struct err *err)
{
	return home_begin(h, err) && home_end(h, create(h, a, n, g, err), err);
}
