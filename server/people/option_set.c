/* A switch of a game is turned: see option_set.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/option_set.h"
#include "server/options/house_rules_parts.h"
#include "server/options/outline.h"

#include "base/arena.h"
#include "base/locale.h"
#include "schema/seats.h"
#include "schema/snapshots.h"
#include "server/game/hold_why.h"
#include "server/game/phase_clock.h"
#include "server/game/phase_missing.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/options/game_options.h"
#include "server/report/announce.h"

/* A running game is asked itself, and the change is stored as an act. */
static bool turn_switch(struct home *h, struct arena *a, const struct game *g,
			struct str name, struct str value, struct err *err)
{
	struct position p;
	struct act x = {.game_id = g->id,
			.phase_no = g->phase_no,
			.kind = ACT_OPTION,
			.seat = SEAT_NONE,
			.name = name,
			.value = value,
			.utc = home_now(h)};

	return option_get(h->store, a, g->id, str_z(a, name), &x.was, err) &&
	       position_load(h, a, g, g->phase_no, &p, err) &&
	       p.rules->set_option(p.state, name, value, err) &&
	       acts_add(h->store, &x, err);
}

/* In a running game everybody is told at once [PC-19.1]; before the start, the start
 * letter tells it. */
static bool tell_option(struct home *h, struct arena *a, const struct game *g,
			struct str what, struct str why, struct err *err)
{
	if (g->status == GAME_INVITING)
		return record_act(h, g, WHO_GM, what, why, false, err);
	return announce_news(h, a, g, what, why, STR("an option has changed"), err);
}

/* "Option public is now on." and what that means, as the start letter would tell it; of an option of the game its own words. */
static struct str turned(struct arena *a, const struct game_rules *r, struct str name,
			 struct str value)
{
	const struct game_option *own = game_option_named(r->options, name);

	if (own)
		return str_printf(a, "Option %.*s is now %.*s.%s%s%s", STR_ARG(name),
				  STR_MADE(a, game_option_shown(a, own, value)),
				  own->what ? " (" : "",
				  own->what ? locale_text(own->what) : "",
				  own->what ? ".)" : "");
	const struct game_option *o = game_option_named(play_options, name);
	struct str means = house_rules_meaning(a, r, o, value);
	return str_printf(a, "Option %.*s is now %.*s.%s%.*s", STR_ARG(name),
			  STR_ARG(value), means.n ? " " : "", STR_ARG(means));
}

/* The open phase keeps its deadline. */
static bool set_deadlines(struct home *h, struct arena *a, struct game *g,
			  struct str rule, struct str why, struct err *err)
{
	const void *view;

	g->deadlines = rule;
	return game_outline(h, a, g, &view, err) &&
	       phase_clock_check(a, game_find(g->rules), view, rule, err) &&
	       games_save(h->store, g, err) &&
	       tell_option(
		       h, a, g,
		       str_printf(
			       a,
			       g->status == GAME_INVITING
				       ? "Deadlines: %.*s."
				       : "Deadlines of the phases to come: %.*s. The deadline of the open phase stays.",
			       STR_ARG(rule)),
		       why, err);
}

/* The start letter has told the players' names, or has promised that nobody tells them. */
static const char named_already
	[] = "the players of a running game know each other from the start letter. Set anonymous=on before the start: `game new NAME --option anonymous=on`",
	hidden_for_good[] =
		"the players were promised that nobody learns who they are before the end. The last report names them";

/* The option `anonymous` is a promise to everybody who was invited. */
static bool may_be_anonymous(struct home *h, struct arena *a, const struct game *g,
			     struct str value, struct err *err)
{
	struct seat *seats;
	int n;

	if (g->status != GAME_INVITING)
		return err_refuse(err, "%s",
				  g->anonymous ? hidden_for_good : named_already);
	if (!g->anonymous || str_iequal(value, STR("on")))
		return true;
	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (seats[i].address.n && seats[i].status != SEAT_DECLINED)
			return err_refuse(
				err,
				"%.*s was invited to an anonymous game. Take the invitations back first (seat remove), or make another game",
				STR_ARG(seats[i].name));
	return true;
}

static bool set_option(struct home *h, struct arena *a, struct str game,
		       struct str name, struct str value, bool force, struct str why,
		       struct err *err)
{
	struct game g;
	const struct game_rules *r;
	bool of_rules;

	name = str_lower(a, name);
	if (!games_find(h->store, a, game, &g, err) || !(r = game_rules_of(&g, err)) ||
	    !game_check_option(a, r, name, value, &of_rules, err) ||
	    !game_check_powers(a, r, g.n_seats, name, &value, err))
		return false;
	if (g.status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g.name));
	bool running = g.status != GAME_INVITING;
	/* What was written for the report, and what went out at once, are told apart by it. */
	if (running && (play_option_of(name) == OPTION_POWERS ||
			play_option_of(name) == OPTION_PRESS_AT_ONCE))
		return err_refuse(err, "option %.*s is fixed once the game starts",
				  STR_ARG(name));
	if (play_option_of(name) == OPTION_ANONYMOUS &&
	    !may_be_anonymous(h, a, &g, value, err))
		return false;
	/* The players were promised who reads their press, as they were promised the
	 * rules. */
	bool promised = of_rules || play_option_of(name) == OPTION_GM_READS_PRESS;
	if (running && promised && !(force && why.n))
		return err_refuse(
			err,
			"the game runs: a rule can be changed only with --force and --why");
	if (running && of_rules && !turn_switch(h, a, &g, name, value, err))
		return false;
	/* A phase that waits as `nmr` had it is looked at anew. */
	if (running && play_option_of(name) == OPTION_NMR &&
	    hold_waits_for_orders(&g)) {
		g.hold = STR("");
		if (!games_save(h->store, &g, err))
			return false;
	}
	/* Whether the open phase is complete is looked at anew (phase_window_anew). */
	if (running && play_option_of(name) == OPTION_EARLY && g.early) {
		g.early = 0;
		if (!games_save(h->store, &g, err))
			return false;
	}
	if (play_option_of(name) == OPTION_DEADLINES)
		return set_deadlines(h, a, &g, value, why, err);
	return option_set(h->store, g.id, name, value, err) &&
	       game_options_agree(h, a, &g, err) &&
	       tell_option(h, a, &g, turned(a, r, name, value), why, err);
}

bool option_turn(struct home *h, struct arena *a, struct str game, struct str name,
		 struct str value, bool force, struct str why, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, set_option(h, a, game, name, value, force, why, err), err);
}
