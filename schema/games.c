/* Games: `game`. See games.h.
 * SPDX-License-Identifier: ISC */
#include "schema/games.h"

#include "schema/store/sql.h"

static const char *const status_names[GAME_STATUSES] = {
	[GAME_INVITING] = "inviting",
	[GAME_RUNNING] = "running",
	[GAME_PAUSED] = "paused",
	[GAME_OVER] = "over",
};

const char *game_status_name(enum game_status s)
{
	return status_names[s];
}

/* Games -------------------------------------------------------------------- */

#define GAME_COLUMNS                                                                   \
	"id, name, rules, n_seats, status, deadlines, secret, commitment, "            \
	"created_utc,"                                                                 \
	" started_utc, ended_utc, end_why, phase_no, last_phase_no, turn, phase, "     \
	"attempt,"                                                                     \
	" opened_utc, deadline_utc, early_utc, hold, braked, paused_utc, gm_name,"     \
	" gm_address, gm_epoch,"                                                       \
	" EXISTS (SELECT 1 FROM option o WHERE o.game_id = game.id"                    \
	" AND o.name = 'anonymous' AND lower(o.value) = 'on')"

static void read_game(sqlite3_stmt *q, struct arena *a, struct game *g)
{
	*g = (struct game){.id = sql_int(q, 0)};
	g->name = sql_text(q, 1, a);
	g->rules = sql_text(q, 2, a);
	g->n_seats = sql_small(q, 3);
	g->status = (enum game_status)sql_among(q, 4, status_names, GAME_STATUSES);
	g->deadlines = sql_text(q, 5, a);
	if (sqlite3_column_bytes(q, 6) == (int)sizeof g->secret)
		memcpy(g->secret, sqlite3_column_blob(q, 6), sizeof g->secret);
	g->commitment = sql_text(q, 7, a);
	g->created = sql_int(q, 8);
	g->started = sql_int(q, 9);
	g->ended = sql_int(q, 10);
	g->end_why = sql_text(q, 11, a);
	g->phase_no = sql_small(q, 12);
	g->last_phase_no = sql_small(q, 13);
	g->turn = sql_small(q, 14);
	g->phase = sql_small(q, 15);
	g->attempt = sql_small(q, 16);
	g->opened = sql_int(q, 17);
	g->deadline = sql_int(q, 18);
	g->early = sql_int(q, 19);
	g->hold = sql_text(q, 20, a);
	g->postponed = sql_small(q, 21);
	g->paused = sql_int(q, 22);
	g->gm_name = sql_text(q, 23, a);
	g->gm_address = sql_text(q, 24, a);
	g->gm_epoch = sql_small(q, 25);
	g->anonymous = sql_int(q, 26) != 0;
}

/* The games of one of two lists. (SQLite would make a table for `id IN (...)`, and drop it.) */
#define GAMES_OF(one, other)                                                           \
	"SELECT " GAME_COLUMNS " FROM (" one " UNION ALL " other                       \
	") CROSS JOIN game ON game.id = found"

/* A game that was found in two ways comes twice in a row, and is read once. */
static bool read_games(struct store *st, struct arena *a, sqlite3_stmt *q,
		       struct game **list, int *n, struct err *err)
{
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		if (*n && (*list)[*n - 1].id == sql_int(q, 0))
			continue;
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		read_game(q, a, &(*list)[(*n)++]);
	}
	sql_close(q);
	return ok;
}

bool games_look(struct store *st, struct arena *a, struct str name, bool *found,
		struct game *g, struct err *err)
{
	struct game *list;
	int n;
	if (!read_games(st, a,
			sql_open(st, err,
				 "SELECT " GAME_COLUMNS
				 " FROM game WHERE name = lower(?)",
				 "s", name),
			&list, &n, err))
		return false;
	*found = n > 0;
	if (n > 0)
		*g = list[0];
	return true;
}

bool games_find(struct store *st, struct arena *a, struct str name, struct game *g,
		struct err *err)
{
	bool found;
	if (!games_look(st, a, name, &found, g, err))
		return false;
	if (!found)
		return err_refuse(err, "there is no game \"%.*s\"", STR_ARG(name));
	return true;
}

bool games_load(struct store *st, struct arena *a, int64_t id, struct game *g,
		struct err *err)
{
	struct game *list;
	int n;
	if (!read_games(st, a,
			sql_open(st, err,
				 "SELECT " GAME_COLUMNS " FROM game WHERE id = ?", "i",
				 id),
			&list, &n, err))
		return false;
	if (n == 0)
		return err_refuse(err, "there is no game with number %lld",
				  (long long)id);
	*g = list[0];
	return true;
}

bool games_list(struct store *st, struct arena *a, struct game **list, int *n,
		struct err *err)
{
	return read_games(st, a,
			  sql_open(st, err,
				   "SELECT " GAME_COLUMNS " FROM game ORDER BY name",
				   ""),
			  list, n, err);
}

bool games_next(struct store *st, struct arena *a, int64_t after, bool running,
		bool *found, struct game *g, struct err *err)
{
	struct game *list;
	int n;
	if (!read_games(
		    st, a,
		    sql_open(
			    st, err,
			    "SELECT " GAME_COLUMNS
			    " FROM game WHERE id > ? AND (status = 'running') = ? ORDER BY id LIMIT 1",
			    "id", after, (int)running),
		    &list, &n, err))
		return false;
	*found = n > 0;
	if (n > 0)
		*g = list[0];
	return true;
}

enum { WALK = 100 }; /* games in memory */

void games_walk_begin(struct games_walk *w)
{
	*w = (struct games_walk){.a = arena_create(), .n = WALK, .at = WALK};
}

void games_walk_end(struct games_walk *w)
{
	arena_destroy(w->a);
}

/* The next of them into a new arena, for the last name is in the old one. */
static bool walk_on(struct store *st, struct games_walk *w, struct err *err)
{
	struct arena *a = arena_create();
	struct str after = w->list ? w->list[w->n - 1].name : STR("");
	bool ok = read_games(
		st, a,
		sql_open(
			st, err,
			"SELECT " GAME_COLUMNS
			" FROM game WHERE name > ? AND status <> 'over' ORDER BY name LIMIT ?",
			"sd", after, WALK),
		&w->list, &w->n, err);

	arena_destroy(w->a);
	w->a = a;
	w->at = 0;
	return ok;
}

bool games_walk_next(struct store *st, struct games_walk *w, const struct game **g,
		     struct err *err)
{
	*g = NULL;
	if (w->at == WALK && !walk_on(st, w, err))
		return false;
	if (w->at < w->n)
		*g = &w->list[w->at++];
	return true;
}

#define DUE_BY_DEADLINE                                                                \
	"FROM game WHERE status = 'running' AND deadline_utc BETWEEN 1 AND ?1"
#define DUE_EARLY "FROM game WHERE status = 'running' AND early_utc BETWEEN 1 AND ?1"

/* When it closes, as far as its row tells. */
#define CLOSES                                                                         \
	"CASE WHEN early_utc > 0 AND (deadline_utc = 0 OR early_utc <= deadline_utc) " \
	"THEN early_utc ELSE deadline_utc END"

static int64_t closes(const struct game *g)
{
	return g->early > 0 && (!g->deadline || g->early <= g->deadline) ? g->early
									 : g->deadline;
}

bool games_due_behind(struct store *st, struct arena *a, int64_t until,
		      struct games_place *p, int most, struct game **list, int *n,
		      struct err *err)
{
	int64_t any;

	*list = NULL;
	*n = 0;
	/* Most rounds have none: to look for one costs a quarter of the list, which is sorted. */
	if (!sql_number(st, &any, err,
			"SELECT EXISTS (SELECT 1 " DUE_BY_DEADLINE
			") OR EXISTS (SELECT 1 " DUE_EARLY ")",
			"i", until))
		return false;
	if (any &&
	    !read_games(
		    st, a,
		    sql_open(
			    st, err,
			    GAMES_OF(
				    "SELECT id AS found " DUE_BY_DEADLINE,
				    "SELECT id " DUE_EARLY) " WHERE status = 'running' AND hold = '' AND (" CLOSES
							    ", id) > (?3, ?4) ORDER BY " CLOSES
							    ", id LIMIT ?2",
			    "idii", until, most > 0 ? most : -1, p->at, p->id),
		    list, n, err))
		return false;
	if (*n)
		*p = (struct games_place){closes(&(*list)[*n - 1]), (*list)[*n - 1].id};
	return true;
}

bool games_due(struct store *st, struct arena *a, int64_t until, int most,
	       struct game **list, int *n, struct err *err)
{
	return games_due_behind(st, a, until, &(struct games_place){0}, most, list, n,
				err);
}

bool games_opened(struct store *st, struct arena *a, int64_t since, struct game **list,
		  int *n, struct err *err)
{
	return read_games(
		st, a,
		sql_open(
			st, err,
			"SELECT " GAME_COLUMNS
			" FROM game WHERE status = 'running' AND opened_utc >= ? ORDER BY name",
			"i", since),
		list, n, err);
}

bool games_led(struct store *st, struct arena *a, struct str address,
	       struct game **list, int *n, struct err *err)
{
	return read_games(
		st, a,
		sql_open(
			st, err,
			GAMES_OF(
				"SELECT id AS found FROM game WHERE gm_address = ?1 COLLATE NOCASE AND gm_address <> ''",
				"SELECT game_id FROM game_gm WHERE address = ?1 COLLATE NOCASE") " ORDER BY name",
			"s", address),
		list, n, err);
}

/* Each list of its own stops at the limit: what is first in both is first among all. */
#define IN_TURN                                                                        \
	" AND status = 'running' AND hold = '' AND deadline_utc > ?4 AND (deadline_utc, id) > (?6, ?7) "
#define FIRST_ONES " ORDER BY deadline_utc, id LIMIT ?8"
#define AHEAD                                                                          \
	"FROM game WHERE status = 'running' AND deadline_utc > ?1 AND deadline_utc <= ?2"
#define BY_OPTION "FROM option WHERE name = ?3"

static bool any_ahead(struct store *st, const struct games_window *w, bool *any,
		      struct err *err)
{
	int64_t n = 0;
	bool ok = sql_number(st, &n, err,
			     "SELECT EXISTS (SELECT 1 " AHEAD
			     ") OR EXISTS (SELECT 1 " BY_OPTION ")",
			     "iis", w->from, w->until, w->option);

	*any = n != 0;
	return ok;
}

bool games_ahead(struct store *st, struct arena *a, const struct games_window *w,
		 struct game **list, int *n, struct err *err)
{
	bool any;

	*list = NULL;
	*n = 0;
	if (!any_ahead(st, w, &any, err))
		return false;
	return !any ||
	       read_games(
		       st, a,
		       sql_open(
			       st, err,
			       GAMES_OF(
				       "SELECT found FROM (SELECT id AS found " AHEAD
					       IN_TURN FIRST_ONES ")",
				       "SELECT found FROM (SELECT id AS found FROM (SELECT game_id " BY_OPTION
				       ") CROSS JOIN game ON id = game_id WHERE deadline_utc <= max(?2, ?5)" IN_TURN
					       FIRST_ONES ")") FIRST_ONES,
			       "iisiiiid", w->from, w->until, w->option, w->now,
			       w->latest, w->after, w->after_id,
			       w->most ? w->most : INT32_MAX),
		       list, n, err);
}

bool games_add(struct store *st, struct game *g, struct err *err)
{
	int64_t taken;
	if (!sql_number(
		    st, &taken, err,
		    "SELECT id FROM game WHERE name = lower(?1) UNION ALL SELECT game_id FROM moved WHERE name = lower(?1)",
		    "s", g->name))
		return false;
	if (taken)
		return err_refuse(
			err,
			"there is already a game '%.*s'; a game keeps its name when it is over, so take another, such as '%.*s-2'",
			STR_ARG(g->name), STR_ARG(str_cut(g->name, 22)));
	if (!sql_run(
		    st, err,
		    "INSERT INTO game (id, name, rules, n_seats, status, deadlines, secret, commitment, created_utc) VALUES (" NEXT_ID(
			    "game") ", ?, ?, ?, 'inviting', ?, ?, ?, ?)",
		    "ssdsbsi", g->name, g->rules, g->n_seats, g->deadlines,
		    (struct str){(const char *)g->secret, sizeof g->secret},
		    g->commitment, g->created))
		return false;
	g->id = sql_last_id(st);
	if (g->gm_epoch == 0)
		g->gm_epoch = 1;
	return games_save(st, g, err);
}

bool games_save(struct store *st, const struct game *g, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE game SET n_seats = ?, status = ?, deadlines = ?, started_utc = ?, ended_utc = ?, end_why = ?, phase_no = ?, last_phase_no = ?, turn = ?, phase = ?, attempt = ?, opened_utc = ?, deadline_utc = ?, early_utc = ?, hold = ?, braked = ?, paused_utc = ?, gm_name = iif(?, gm_name, ?), gm_address = iif(?, gm_address, ?), gm_epoch = iif(?, gm_epoch, ?),"
		/* of the row as it was */
		" moved = CASE WHEN phase_no <> ? THEN 0  WHEN deadline_utc <> ? THEN moved + 1 ELSE moved END WHERE id = ?",
		"dssiisdddddiiisdidsdsdddii", g->n_seats,
		str_of(status_names[g->status]), g->deadlines, g->started, g->ended,
		g->end_why, g->phase_no, g->last_phase_no, g->turn, g->phase,
		g->attempt, g->opened, g->deadline, g->early, g->hold, g->postponed,
		g->paused, g->gm_row != 0, g->gm_name, g->gm_row != 0, g->gm_address,
		g->gm_row != 0, g->gm_epoch, g->phase_no, g->deadline, g->id);
}

bool games_moved(struct store *st, int64_t id, int *n, struct err *err)
{
	int64_t moved;

	if (!sql_number(st, &moved, err, "SELECT moved FROM game WHERE id = ?", "i",
			id))
		return false;
	*n = (int)moved;
	return true;
}
