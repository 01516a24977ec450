/* Loads the course of a game from the store: each report that counts, the figures of each
 * seat at that time, and who played it. Phases that were taken back are left out.
 * SPDX-License-Identifier: ISC */
#include <ctype.h>

#include "base/arena.h"
#include "schema/gmlog.h"
#include "server/game/known_as.h"
#include "server/options/settings.h"
#include "server/render/letterhead.h"
#include "server/zine/ground/zine_parts.h"

/* Names ------------------------------------------------------------------------ */

static void add_player(struct zine_game *g, int seat, int until, struct str name)
{
	if (name.n)
		g->players[g->n_players++] = (struct zine_player){
			.seat = seat, .until_no = until, .name = name};
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
	struct str name = g->game.name;

	if (g->title.n)
		return g->title;
	for (size_t i = 0; i < name.n; i++)
		if (isdigit((unsigned char)name.s[i]))
			return letterhead_upper(g->a, name);
	return str_printf(g->a, "%.*s%.*s",
			  STR_MADE(g->a, letterhead_upper(g->a, str_slice(name, 0, 1))),
			  STR_ARG(str_slice(name, 1, name.n)));
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

/* "Won by Ann (Red), the house (Blue, Green)" */
static struct str won_by(const struct zine_game *g)
{
	struct buf b = buf_in(g->a);
	struct str before = STR("");

	for (int i = 0; i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		struct str name = zine_name(g, seat);
		if (!(g->winners >> seat & 1))
			continue;
		if (b.n && str_equal(name, before))
			buf_z(&b, ", ");
		else
			buf_printf(&b, "%s%.*s (", b.n ? "), " : "Won by ",
				   STR_MADE(g->a, zine_isolate(g->a, name)));
		buf_add(&b, zine_seat(g, seat));
		before = name;
	}
	buf_char(&b, ')');
	return buf_str(&b);
}

struct str zine_status(const struct zine_game *g)
{
	const struct game *x = &g->game;
	struct buf b = buf_in(g->a);

	if (g->over && !g->winners)
		return x->end_why.n ? str_printf(g->a, "Ended by its GM: %.*s",
						 STR_ARG(x->end_why))
				    : STR("Over, without a winner");
	if (g->over)
		return won_by(g);
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
			   STR_MADE(g->a, clock_long(g->a, x->deadline)));
	return buf_str(&b);
}

/* Issues ------------------------------------------------------------------------ */

struct str zine_issue_name(struct arena *a, int turn, int phase)
{
	return phase ? str_printf(a, "%d-%d", turn, phase) : STR("end");
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
		.name = zine_issue_name(g->a, s->turn, s->phase),
	};
}

/* Is each of the snapshots the one from which the next was run, up to the open phase? */
static bool is_way(const struct zine_game *g, const struct snapshot *list, int n)
{
	for (int i = 0; i < n; i++)
		if (list[i].from_no != (i ? list[i - 1].phase_no : 0))
			return false;
	return n && list[n - 1].phase_no == g->game.phase_no;
}

static void load_reports(struct zine_game *g, const struct snapshot *all, int n)
{
	g->reports = arena_array(g->a, struct zine_report, (size_t)n + 1);
	g->n_reports = n;
	for (int i = 0; i < n; i++)
		g->reports[i] = (struct zine_report){all[i].phase_no, all[i].made};
}

/* Where nothing was taken back, all snapshots are the way: reading them costs a third of looking for it. */
static bool load_way(struct zine_game *g, struct arena *a, struct snapshot **way,
		     int *n, struct err *err)
{
	const struct game *x = &g->game;
	struct store *st = g->home->store;

	if (!snapshots_list(st, a, x->id, true, way, n, err))
		return false;
	if (is_way(g, *way, *n))
		return true;
	load_reports(g, *way, *n);
	return snapshots_way(st, a, x->id, x->phase_no, way, n, err);
}

static void load_issues(struct zine_game *g, const struct snapshot *way, int n)
{
	g->issues = arena_array(g->a, struct zine_issue, (size_t)n);
	for (int i = 0; i < n; i++)
		fill_issue(g, &way[i], &g->issues[i]);
	g->n = n;
}

static bool load_course(struct zine_game *g, struct err *err)
{
	struct arena *a = arena_create();
	struct snapshot *way;
	int n;

	bool ok = load_way(g, a, &way, &n, err);
	if (ok)
		load_issues(g, way, n);
	arena_destroy(a);
	return ok;
}

bool zine_load_begin(struct home *h, struct arena *a, const struct game *game,
		     struct zine_game *g, struct err *err)
{
	*g = (struct zine_game){.home = h, .a = a, .game = *game};
	g->over = game->status == GAME_OVER;
	g->rules = game_rules_of(game, err);
	if (!g->rules)
		return false;
	while (g->rules->count_name && g->n_counts < ZINE_COUNTS_MAX &&
	       g->rules->count_name(g->n_counts))
		g->n_counts++;
	return true;
}

bool zine_load(struct home *h, struct arena *a, const struct game *game,
	       struct zine_game *g, struct err *err)
{
	struct settings set;

	if (!zine_load_begin(h, a, game, g, err) ||
	    !settings_load(h, a, game, &set, err) || !load_players(g, err))
		return false;
	g->title = set.title;
	return !game->last_phase_no || load_course(g, err);
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

static bool stamp(struct arena *a, struct zine_source *of, struct buf *b,
		  struct err *err)
{
	struct store *st = of->home->store;
	const struct game *g = &of->game;
	struct gmlog_entry *log;
	struct seat *seats;
	struct settings set;
	int n_log, n_seats;

	if (!settings_load(of->home, a, g, &set, err))
		return false;
	of->is_public = set.is_public;
	if (!set.is_public)
		return true;
	if (!gmlog_list(st, a, g->id, PHASE_ANY, &log, &n_log, err) ||
	    !seats_list(st, a, g->id, &seats, &n_seats, err))
		return false;
	buf_printf(b, POSTALGM_VERSION " %d %d %d %lld %.*s %.*s %d", g->phase_no,
		   g->attempt, (int)g->status, (long long)g->deadline, STR_ARG(g->hold),
		   STR_ARG(set.title), n_public(log, n_log));
	for (int i = 0; i < n_seats; i++)
		buf_printf(b, " %.*s %d",
			   STR_MADE(b->a,
				    players_are_hidden(g) ? STR("-") : seats[i].name),
			   (int)seats[i].status);
	buf_char(b, '\n');
	return true;
}

bool zine_stamp(struct zine *z, struct zine_source *of, struct err *err)
{
	struct arena *a = arena_create();
	struct buf b = buf_in(a);
	bool ok = stamp(a, of, &b, err);

	of->stamp = str_dup(z->a, zine_hide(a, buf_str(&b)));
	arena_destroy(a);
	return ok;
}
