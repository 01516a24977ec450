/* Finds matters of games that wait for the GM: damage, phases on hold, games that could
 * start or go on, letters of players to the GM.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/gmlog.h"
#include "schema/mail/bounces.h"
#include "schema/press.h"
#include "schema/snapshots.h"
#include "server/game/game_gm.h"
#include "server/game/hold_why.h"
#include "server/game/seat_token.h"
#include "server/options/settings.h"
#include "server/people/answer_player.h"
#include "server/people/standby.h"
#include "server/phase/intact.h"
#include "server/todo/todo_parts.h"

enum { WORDS_SHOWN = 60 };

static struct todo *about(struct todo_search *x, enum todo_kind kind,
			  const struct game *g, int64_t id)
{
	struct todo *t = todo_add(x, kind, id);

	t->game = str_dup(x->a, g->name);
	return t;
}

/* The first phase never runs on missing orders, unless the GM lets chance play them. */
static void answer_hold(struct todo_search *x, const struct game *g, bool first,
			struct todo *t)
{
	if (first && hold_waits_for_orders(g)) {
		t->command = str_printf(x->a, "postalgm nmr random %.*s all",
					STR_ARG(g->name));
		t->mail = STR("NMR RANDOM all");
		return;
	}
	t->command = str_printf(x->a, "postalgm phase run %.*s %d.%d", STR_ARG(g->name),
				g->turn, g->phase);
	t->mail = str_printf(x->a, "RUN %d.%d", g->turn, g->phase);
}

static bool find_hold(struct todo_search *x, const struct game *g, struct err *err)
{
	bool bad, first;

	if (!intact_known(x->h, x->a, g, &bad, err) ||
	    !snapshots_is_first(x->h->store, g->id, g->phase_no, &first, err))
		return false;
	if (bad) {
		struct todo *t = about(x, TODO_DAMAGE, g, g->id);
		t->what = STR("The database is damaged.");
		t->command = str_printf(x->a, "postalgm verify %.*s", STR_ARG(g->name));
	} else if (g->status == GAME_RUNNING && g->hold.n) {
		struct todo *t = about(x, TODO_HOLD, g, g->id);
		t->what = str_printf(x->a, "Phase %d.%d waits: %.*s.", g->turn,
				     g->phase, STR_ARG(g->hold));
		answer_hold(x, g, first, t);
	}
	return true;
}

/* Is everybody there, so that it could begin? */
static bool find_start(struct todo_search *x, const struct game *g, struct err *err)
{
	struct seat *seats;
	int n, joined = 0;

	if (g->status != GAME_INVITING)
		return true;
	if (!seats_list(x->h->store, x->a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		joined += seats[i].status == SEAT_JOINED;
	if (joined < g->n_seats)
		return true;
	struct todo *t = about(x, TODO_START, g, g->id);
	t->what = str_printf(x->a, "All %d players have joined.", joined);
	t->command = str_printf(x->a, "postalgm game start %.*s", STR_ARG(g->name));
	t->mail = STR("GAME START");
	return true;
}

static void find_pause(struct todo_search *x, const struct game *g)
{
	if (g->status != GAME_PAUSED)
		return;
	struct todo *t = about(x, TODO_PAUSED, g, g->id);
	t->what = str_printf(
		x->a, "The game has been paused since %.*s.",
		STR_MADE(x->a, clock_whole(x->a, g->paused, x->h->config.zone.s)));
	t->command = str_printf(x->a, "postalgm game resume %.*s", STR_ARG(g->name));
	t->mail = STR("GAME RESUME");
}

/* "W12 announce: ..." answers it, too. */
static bool was_answered(struct todo_search *x, const struct todo *t, bool *was,
			 struct err *err)
{
	struct gmlog_entry *e;
	int n;

	if (!gmlog_answers(x->h->store, x->a, t->code, &e, &n, err))
		return false;
	*was = n > 0;
	return true;
}

static bool add_word(struct todo_search *x, const struct game *g,
		     const struct press_item *p, struct err *err)
{
	struct todo *t = about(x, TODO_WORD, g, p->id);
	struct str cut = str_cut(p->text, WORDS_SHOWN);
	struct seat s;
	bool was;

	if (!seats_load(x->h->store, x->a, g->id, p->seat, &s, err) ||
	    !was_answered(x, t, &was, err))
		return false;
	if (was) {
		x->n--;
		return true;
	}
	t->seat = s.colour;
	t->what = str_printf(x->a, "%.*s wrote to you: %.*s%s", STR_ARG(s.name),
			     STR_ARG(cut), cut.n < p->text.n ? " ..." : "");
	t->command = str_printf(x->a, "postalgm answer %.*s %.*s TEXT",
				STR_ARG(g->name), STR_MADE(x->a, seat_token(g, &s)));
	t->mail = str_printf(x->a, "ANSWER %.*s: TEXT", STR_ARG(s.colour));
	return true;
}

/* Letters to the GM, as the GM reads them. */
static bool find_words(struct todo_search *x, const struct game *g, struct err *err)
{
	struct press_item *p;
	int n;

	if (g->status == GAME_OVER)
		return true;
	if (!press_list(x->h->store, x->a, g->id, PHASE_ANY, &p, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (answer_is_due(x->h, g, &p[i]) && !add_word(x, g, &p[i], err))
			return false;
	return true;
}

enum { BOUNCE_SHOWN = 80 }; /* bytes of what a server said */

/* The house's own address counts once, for all games without a GM of their own. */
static bool find_gm(struct todo_search *x, const struct game *g, int *lost,
		    struct err *err)
{
	struct str address = game_gm_address(x->h, g);
	struct address_record r;

	if (!bounces_record(x->h->store, x->a, g->id, SEAT_GM, address, &r, err))
		return false;
	if (!bounces_lost(&r) || (!g->gm_address.n && (*lost)++))
		return true;
	struct todo *t = todo_add(x, TODO_GM_ADDRESS, g->gm_address.n ? g->id : 0);
	t->what = str_printf(x->a, "Letters to the GM (%.*s) bounce%s%.*s.",
			     STR_ARG(address), r.text.n ? ": " : "",
			     STR_ARG(str_cut(r.text, BOUNCE_SHOWN)));
	t->game = g->gm_address.n ? str_dup(x->a, g->name) : STR("");
	t->command =
		g->gm_address.n
			? str_printf(x->a, "postalgm game gm %.*s \"NAME <ADDRESS>\"",
				     STR_ARG(g->name))
			: STR("postalgm config show");
	return true;
}

/* A game that calls standbys on its own, and has nobody to call. */
static bool find_list(struct todo_search *x, const struct game *g, struct err *err)
{
	struct settings set;
	int waiting;

	if (g->status != GAME_RUNNING)
		return true;
	if (!settings_load(x->h, x->a, g, &set, err))
		return false;
	if (set.nmr != NMR_STANDBY)
		return true;
	if (!standby_callable(x->h, x->a, g, &waiting, err))
		return false;
	if (waiting)
		return true;
	struct todo *t = about(x, TODO_LIST, g, g->id);
	t->what = STR("Nobody is on the list of standbys.");
	t->mail = STR("SEAT STANDBY NAME <ADDRESS>");
	t->command = str_printf(x->a, "postalgm seat standby %.*s \"NAME <ADDRESS>\"",
				STR_ARG(g->name));
	return true;
}

static bool look_at(struct todo_search *x, const struct game *g, int *lost,
		    struct err *err)
{
	find_pause(x, g);
	return find_hold(x, g, err) && find_start(x, g, err) && find_words(x, g, err) &&
	       find_gm(x, g, lost, err) && find_list(x, g, err) &&
	       todo_find_seats(x, g, err);
}

/* A house may have more games than fit into memory, with a position each. */
bool todo_find_games(struct todo_search *x, struct err *err)
{
	struct games_walk walk;
	const struct game *g;
	int lost = 0;

	games_walk_begin(&walk);
	bool ok = games_walk_next(x->h->store, &walk, &g, err);
	while (ok && g) {
		struct todo_look look = todo_look_begin(x);
		ok = look_at(x, g, &lost, err);
		todo_look_end(x, look);
		ok = ok && games_walk_next(x->h->store, &walk, &g, err);
	}
	games_walk_end(&walk);
	return ok;
}
