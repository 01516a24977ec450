/* Loads the course of a game from the store: each report that counts, the figures of each
 * seat at that time, and who played it. Phases that were taken back are left out.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/gmlog.h"
#include "server/game/known_as.h"
#include "server/options/settings.h"
#include "server/render/letterhead.h"
#include "server/zine/ground/zine_parts.h"

bool zine_is_public(struct home *h, struct arena *a, const struct game *g, bool *yes,
		    struct err *err)
{
	struct settings s;

	if (!settings_load(h, a, g, &s, err))
		return false;
	*yes = s.is_public;
	return true;
}

/* Names ------------------------------------------------------------------------ */

static void add_player(struct zine_game *g, int seat, int until, struct str name)
{
	if (name.n)
		g->players[g->n_players++] = (struct zine_player){seat, until, name};
}

/* The readers do not yet learn who was asked and has not come. */
static bool has_come(const struct seat *s)
{
	return s->status == SEAT_JOINED || s->status == SEAT_REMOVED;
}

static bool load_players(struct zine_game *g, struct err *err)
{
	struct holder *list[GAME_SEATS_MAX];
	int n[GAME_SEATS_MAX] = {0}, all = 0;

	if (!seats_list(g->home->store, g->a, g->game.id, &g->seats, &g->n_seats, err))
		return false;
	for (int i = 0; i < g->n_seats && i < GAME_SEATS_MAX; i++) {
		if (!holders_list(g->home->store, g->a, g->seats[i].id, &list[i], &n[i],
				  err))
			return false;
		all += n[i] + 1;
	}
	g->players = arena_array(g->a, struct zine_player, (size_t)all + 1);
	if (players_are_hidden(&g->game))
		return true;
	for (int i = 0; i < g->n_seats && i < GAME_SEATS_MAX; i++) {
		const struct seat *s = &g->seats[i];
		for (int k = n[i]; k-- > 0;) /* the last one stands first */
			add_player(g, s->seat, list[i][k].until_phase_no,
				   list[i][k].name);
		if (has_come(s))
			add_player(g, s->seat, INT32_MAX, s->name);
	}
	return true;
}

const struct zine_player *zine_player_at(const struct zine_game *g, int seat, int no)
{
	for (int i = 0; i < g->n_players; i++)
		if (g->players[i].seat == seat && (no < g->players[i].until_no ||
						   g->players[i].until_no == INT32_MAX))
			return &g->players[i];
	return NULL;
}

struct str zine_seat(const struct zine_game *g, int seat)
{
	return letterhead_seat(g->a, g->rules, seat);
}

struct str zine_name(const struct zine_game *g, int seat)
{
	const struct zine_player *p = zine_player_at(g, seat, INT32_MAX);

	if (p)
		return p->name;
	for (int i = 0; i < g->n_seats; i++)
		if (g->seats[i].seat == seat && has_come(&g->seats[i]))
			return !players_are_hidden(&g->game) ? STR("no name given")
			       : str_equal(g->seats[i].name, seat_of_house)
				       ? seat_of_house
				       : STR("told at the end");
	return STR("nobody yet");
}

struct str zine_title(const struct zine_game *g)
{
	return g->title.n ? g->title : letterhead_upper(g->a, g->game.name);
}

struct str zine_issue_title(const struct zine_game *g, const struct zine_issue *is)
{
	if (!is->phase)
		return STR("The end");
	if (!is->told_phase)
		return STR("The start");
	return str_printf(g->a, "After turn %d, phase %d", is->told_turn,
			  is->told_phase);
}

struct str zine_status(const struct zine_game *g)
{
	const struct game *x = &g->game;
	struct buf b = buf_in(g->a);

	if (g->over && !g->winners)
		return x->end_why.n ? str_printf(g->a, "Ended by its GM: %.*s",
						 STR_ARG(x->end_why))
				    : STR("Over, without a winner");
	if (g->over) {
		for (int i = 0; i < g->n_seats; i++)
			if (g->winners >> g->seats[i].seat & 1)
				buf_printf(
					&b, "%s%.*s (%.*s)", b.n ? ", " : "Won by ",
					STR_ARG(zine_isolate(
						g->a, zine_name(g, g->seats[i].seat))),
					STR_ARG(zine_seat(g, g->seats[i].seat)));
		return buf_str(&b);
	}
	if (!g->n)
		return STR("Seats are being filled");
	buf_printf(&b, "Turn %d, phase %d", x->turn, x->phase);
	if (g->asked.n)
		buf_printf(&b, ", %.*s", STR_ARG(g->asked));
	if (x->status == GAME_PAUSED)
		buf_z(&b, "; paused");
	else if (x->hold.n)
		buf_z(&b, "; waits for its GM");
	else
		buf_printf(&b, "; orders due %.*s",
			   STR_ARG(clock_long(g->a, x->deadline)));
	return buf_str(&b);
}

/* Issues ------------------------------------------------------------------------ */

/* As far as all readers know it. */
static void read_roles(struct zine_game *g, const struct position *p)
{
	const void *view = position_view(g->a, p, SEAT_READERS);

	for (int i = 0; i < g->n_seats && g->rules->role_name; i++) {
		struct buf role = buf_in(g->a);
		g->rules->role_name(view, g->seats[i].seat, &role);
		g->role[g->seats[i].seat] = str_dup(g->a, buf_str(&role));
	}
}

static void count(struct zine_game *g, const struct position *p, struct zine_issue *is,
		  struct arena *a)
{
	const void *view = position_view(a, p, SEAT_READERS);

	for (int w = 0; w < g->n_counts; w++)
		for (int i = 0; i < g->n_seats; i++)
			is->count[w][g->seats[i].seat] =
				g->rules->count(view, w, g->seats[i].seat);
	for (int i = 0; g->n_counts && i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		is->has[seat] = is->count[0][seat];
		if (g->rules->count_aim)
			g->rules->count_aim(view, seat, &is->has[seat],
					    &is->needs[seat]);
	}
}

/* Finds the seats that owed orders in the phase that was run, and those that missed
 * them. */
static void look_back(struct zine_game *g, const struct position *before,
		      const struct position *after, struct zine_issue *is)
{
	is->owed = g->rules->owes(before->state);
	for (int i = 0; i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		if (g->rules->misses(after->state, seat) >
		    g->rules->misses(before->state, seat))
			is->missed |= 1U << seat;
	}
	is->owed |= is->missed;
}

static void fill_issue(struct zine_game *g, const struct snapshot *s,
		       struct zine_issue *is)
{
	*is = (struct zine_issue){
		.phase_no = s->phase_no,
		.turn = s->turn,
		.phase = s->phase,
		.told_turn = s->ran_phase ? s->ran_turn : s->turn,
		.told_phase = s->ran_phase,
		.made = s->made,
		.cause = s->cause,
		.again = s->attempt > 1 && s->cause == OPEN_ROLLBACK,
		.name = s->phase ? str_printf(g->a, "%d-%d", s->turn, s->phase)
				 : STR("end"),
	};
}

/* How each seat opened the game, once turn 1 is over. */
static void read_openings(struct zine_game *g, const struct position *p,
			  struct arena *a)
{
	const void *view = position_view(a, p, SEAT_READERS);

	for (int i = 0; i < g->n_seats && g->rules->opening; i++) {
		struct buf words = buf_in(a);
		g->rules->opening(view, g->seats[i].seat, &words);
		g->opening[g->seats[i].seat] = str_dup(g->a, buf_str(&words));
	}
}

bool zine_count_issue(struct zine_game *g, int i, struct err *err)
{
	struct zine_issue *is = &g->issues[i];
	struct arena *a;
	struct position p, before;

	if (is->counted)
		return true;
	a = arena_create(); /* positions are large, and soon forgotten */
	bool ok = position_load(g->home, a, &g->game, is->phase_no, &p, err) &&
		  (!i || position_load(g->home, a, &g->game, g->issues[i - 1].phase_no,
				       &before, err));
	if (ok)
		count(g, &p, is, a);
	if (ok && i)
		look_back(g, &before, &p, is);
	if (ok && i && before.turn == 1 && p.turn == 2)
		read_openings(g, &p, a);
	is->counted = ok;
	arena_destroy(a);
	return ok;
}

static void read_asked(struct zine_game *g, const struct position *p)
{
	if (!p->phase)
		return;
	const void *view = position_view(g->a, p, SEAT_READERS);
	g->asked = str_of(game_phase_name(g->rules, view, g->game.turn, g->game.phase));
}

/* What every page of the game tells: roles as they are from the start, and who won. */
static bool load_ends(struct zine_game *g, struct err *err)
{
	struct arena *a = arena_create();
	struct position first, last;
	bool ok = position_load(g->home, a, &g->game, g->issues[0].phase_no, &first,
				err) &&
		  position_load(g->home, a, &g->game, g->issues[g->n - 1].phase_no,
				&last, err);

	if (ok) {
		read_roles(g, &first);
		g->in_game = g->rules->seats(last.state);
		g->winners = last.phase ? 0 : g->rules->winners(last.state);
		read_asked(g, &last);
	}
	arena_destroy(a);
	return ok;
}

static bool load_issues(struct zine_game *g, const struct snapshot *way, int n,
			struct err *err)
{
	g->issues = arena_array(g->a, struct zine_issue, (size_t)n);
	for (int i = 0; i < n; i++)
		fill_issue(g, &way[i], &g->issues[i]);
	g->n = n;
	return !n || load_ends(g, err);
}

bool zine_load(struct home *h, struct arena *a, const struct game *game,
	       struct zine_game *g, struct err *err)
{
	struct snapshot *way = NULL;
	struct settings set;
	int n = 0;

	*g = (struct zine_game){.home = h, .a = a, .game = *game};
	g->over = game->status == GAME_OVER;
	g->rules = game_rules_of(game, err);
	if (!g->rules || !settings_load(h, a, game, &set, err) || !load_players(g, err))
		return false;
	g->title = set.title;
	while (g->rules->count_name && g->n_counts < ZINE_COUNTS_MAX &&
	       g->rules->count_name(g->n_counts))
		g->n_counts++;
	if (!game->last_phase_no)
		return true;
	return snapshots_way(h->store, a, game->id, game->phase_no, &way, &n, err) &&
	       load_issues(g, way, n, err);
}

/* The stamp -------------------------------------------------------------------- */

/* The stamp lies among the pages, so private lines of the GM log do not count. */
static int n_public(const struct gmlog_entry *log, int n)
{
	int count = 0;

	for (int i = 0; i < n; i++)
		count += log[i].is_public;
	return count;
}

bool zine_stamp(struct home *h, struct arena *a, const struct game *g, struct str *out,
		struct err *err)
{
	struct buf b = buf_in(a);
	struct gmlog_entry *log;
	struct seat *seats;
	struct settings set;
	int n_log, n_seats;

	if (!settings_load(h, a, g, &set, err) ||
	    !gmlog_list(h->store, a, g->id, PHASE_ANY, &log, &n_log, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n_seats, err))
		return false;
	buf_printf(&b, POSTALGM_VERSION " %d %d %d %lld %.*s %.*s %d", g->phase_no,
		   g->attempt, (int)g->status, (long long)g->deadline, STR_ARG(g->hold),
		   STR_ARG(set.title), n_public(log, n_log));
	for (int i = 0; i < n_seats; i++)
		buf_printf(&b, " %.*s %d",
			   STR_ARG(players_are_hidden(g) ? STR("-") : seats[i].name),
			   (int)seats[i].status);
	buf_char(&b, '\n');
	*out = zine_hide(a, buf_str(&b));
	return true;
}
