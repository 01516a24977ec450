/* Games: `game`, `option`, `seat`.
 * SPDX-License-Identifier: ISC */
#include "schema/games.h"

#include "schema/sql.h"

static const char *const status_names[GAME_STATUSES] = {
	[GAME_INVITING] = "inviting",
	[GAME_RUNNING] = "running",
	[GAME_PAUSED] = "paused",
	[GAME_OVER] = "over",
};

static const char *const seat_names[SEAT_STATUSES] = {
	[SEAT_INVITED] = "invited",
	[SEAT_JOINED] = "joined",
	[SEAT_DECLINED] = "declined",
	[SEAT_REMOVED] = "removed",
};

const char *game_status_name(enum game_status s)
{
	return status_names[s];
}

const char *seat_status_name(enum seat_status s)
{
	return seat_names[s];
}

static int among(const char *const names[], int n, struct str name)
{
	int i = 0;
	while (i < n - 1 && !str_is(name, names[i]))
		i++;
	return i;
}

/* Games -------------------------------------------------------------------- */

#define GAME_COLUMNS                                                                   \
	"id, name, rules, n_seats, status, deadlines, secret, commitment, "            \
	"created_utc,"                                                                 \
	" started_utc, ended_utc, end_why, phase_no, last_phase_no, turn, phase, "     \
	"attempt,"                                                                     \
	" opened_utc, deadline_utc, early_utc, hold, braked, paused_utc, gm_name,"     \
	" gm_address, gm_epoch"

static void read_game(sqlite3_stmt *q, struct arena *a, struct game *g)
{
	*g = (struct game){.id = sql_int(q, 0)};
	g->name = sql_text(q, 1, a);
	g->rules = sql_text(q, 2, a);
	g->n_seats = sql_small(q, 3);
	g->status =
		(enum game_status)among(status_names, GAME_STATUSES, sql_text(q, 4, a));
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
	g->braked = sql_small(q, 21);
	g->paused = sql_int(q, 22);
	g->gm_name = sql_text(q, 23, a);
	g->gm_address = sql_text(q, 24, a);
	g->gm_epoch = sql_small(q, 25);
}

static bool read_games(struct store *st, struct arena *a, sqlite3_stmt *q,
		       struct game **list, int *n, struct err *err)
{
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = sql_list_room(a, *list, *n, sizeof **list);
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

bool games_due(struct store *st, struct arena *a, int64_t until, struct game **list,
	       int *n, struct err *err)
{
	return read_games(
		st, a,
		sql_open(st, err,
			 "SELECT " GAME_COLUMNS
			 " FROM game WHERE status = 'running' AND"
			 " hold = '' AND deadline_utc > 0 AND (deadline_utc <= ?1 OR"
			 " early_utc BETWEEN 1 AND ?1) ORDER BY CASE WHEN early_utc "
			 "BETWEEN"
			 " 1 AND deadline_utc THEN early_utc ELSE deadline_utc END, id",
			 "i", until),
		list, n, err);
}

bool games_add(struct store *st, struct game *g, struct err *err)
{
	int64_t taken;
	if (!sql_number(st, &taken, err, "SELECT id FROM game WHERE name = lower(?)",
			"s", g->name))
		return false;
	if (taken)
		return err_refuse(err,
				  "there is a game \"%.*s\""
				  " already",
				  STR_ARG(g->name));
	if (!sql_run(st, err,
		     "INSERT INTO game (name, rules, n_seats, status, deadlines, "
		     "secret, commitment,"
		     " created_utc) VALUES (?, ?, ?, 'inviting', ?, ?, ?, ?)",
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
	return sql_run(st, err,
		       "UPDATE game SET n_seats = ?, status = ?, deadlines = ?, "
		       "started_utc = ?,"
		       " ended_utc = ?, end_why = ?, phase_no = ?, last_phase_no = ?, "
		       "turn = ?,"
		       " phase = ?, attempt = ?, opened_utc = ?, deadline_utc = ?, "
		       "early_utc = ?,"
		       " hold = ?, braked = ?, paused_utc = ?, gm_name = ?,"
		       " gm_address = ?, gm_epoch = ?,"
		       /* of the row as it was */
		       " moved = CASE WHEN phase_no <> ? THEN 0"
		       "  WHEN deadline_utc <> ? THEN moved + 1 ELSE moved END"
		       " WHERE id = ?",
		       "dssiisdddddiiisdissddii", g->n_seats,
		       str_of(status_names[g->status]), g->deadlines, g->started,
		       g->ended, g->end_why, g->phase_no, g->last_phase_no, g->turn,
		       g->phase, g->attempt, g->opened, g->deadline, g->early, g->hold,
		       g->braked, g->paused, g->gm_name, g->gm_address, g->gm_epoch,
		       g->phase_no, g->deadline, g->id);
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

/* Switches ----------------------------------------------------------------- */

bool option_get(struct store *st, struct arena *a, int64_t game_id, const char *name,
		struct str *value, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err, "SELECT value FROM option WHERE game_id = ? AND name = ?",
		"is", game_id, str_of(name));
	bool ok = q != NULL;
	*value = (struct str){"", 0};
	if (q && sql_row(st, q, &ok, err))
		*value = sql_text(q, 0, a);
	sql_close(q);
	return ok;
}

bool option_set(struct store *st, int64_t game_id, struct str name, struct str value,
		struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO option (game_id, name, value) VALUES (?, ?, ?)"
		" ON CONFLICT (game_id, name) DO UPDATE SET value = excluded.value",
		"iss", game_id, name, value);
}

bool option_list(struct store *st, struct arena *a, int64_t game_id,
		 struct option **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT name, value FROM option WHERE game_id = ? ORDER BY name", "i",
		game_id);
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = sql_list_room(a, *list, *n, sizeof **list);
		(*list)[(*n)++] = (struct option){sql_text(q, 0, a), sql_text(q, 1, a)};
	}
	sql_close(q);
	return ok;
}

/* Seats -------------------------------------------------------------------- */

#define SEAT_COLUMNS                                                                   \
	"id, game_id, seat, colour, colour_fixed, name, address, epoch, status, "      \
	"wish_colours,"                                                                \
	" wish_powers, power, lucky, phone, zone, receipts, resigned, invited_utc, "   \
	"joined_utc, format, digest"

/* What stands in `resigned`. */
enum { RESIGNED = 1, LEAVING = 2 };

static void read_seat(sqlite3_stmt *q, struct arena *a, struct seat *s)
{
	*s = (struct seat){
		.id = sql_int(q, 0), .game_id = sql_int(q, 1), .seat = sql_small(q, 2)};
	s->colour = sql_text(q, 3, a);
	s->colour_fixed = sql_small(q, 4) != 0;
	s->name = sql_text(q, 5, a);
	s->address = sql_text(q, 6, a);
	s->epoch = sql_small(q, 7);
	s->status =
		(enum seat_status)among(seat_names, SEAT_STATUSES, sql_text(q, 8, a));
	s->wish_colours = sql_text(q, 9, a);
	s->wish_powers = sql_text(q, 10, a);
	s->power = sql_text(q, 11, a);
	s->lucky = sql_text(q, 12, a);
	s->phone = sql_text(q, 13, a);
	s->zone = sql_text(q, 14, a);
	s->receipts = sql_small(q, 15);
	s->resigned = sql_small(q, 16) == RESIGNED;
	s->leaving = sql_small(q, 16) == LEAVING;
	s->invited = sql_int(q, 17);
	s->joined = sql_int(q, 18);
	s->format = sql_text(q, 19, a);
	s->digest = sql_small(q, 20) != 0;
}

static bool read_seats(struct store *st, struct arena *a, sqlite3_stmt *q,
		       struct seat **list, int *n, struct err *err)
{
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = sql_list_room(a, *list, *n, sizeof **list);
		read_seat(q, a, &(*list)[(*n)++]);
	}
	sql_close(q);
	return ok;
}

bool seats_list(struct store *st, struct arena *a, int64_t game_id, struct seat **list,
		int *n, struct err *err)
{
	return read_seats(st, a,
			  sql_open(st, err,
				   "SELECT " SEAT_COLUMNS
				   " FROM seat WHERE game_id = ? ORDER BY seat",
				   "i", game_id),
			  list, n, err);
}

bool seats_load(struct store *st, struct arena *a, int64_t game_id, int seat,
		struct seat *s, struct err *err)
{
	struct seat *list;
	int n;
	if (!read_seats(st, a,
			sql_open(st, err,
				 "SELECT " SEAT_COLUMNS
				 " FROM seat WHERE game_id = ? AND seat = ?",
				 "id", game_id, seat),
			&list, &n, err))
		return false;
	if (n == 0)
		return err_refuse(err, "the game has no seat %d", seat + 1);
	*s = list[0];
	return true;
}

bool seats_load_id(struct store *st, struct arena *a, int64_t id, bool *found,
		   struct seat *s, struct err *err)
{
	struct seat *list;
	int n;

	if (!read_seats(st, a,
			sql_open(st, err,
				 "SELECT " SEAT_COLUMNS " FROM seat WHERE id = ?", "i",
				 id),
			&list, &n, err))
		return false;
	*found = n > 0;
	if (n > 0)
		*s = list[0];
	return true;
}

bool seats_of_address(struct store *st, struct arena *a, struct str address,
		      struct seat **list, int *n, struct err *err)
{
	return read_seats(
		st, a,
		sql_open(st, err,
			 "SELECT " SEAT_COLUMNS
			 " FROM seat WHERE (address = ?1 COLLATE NOCASE OR id IN"
			 " (SELECT seat_id FROM seat_alias WHERE address = ?1))"
			 " AND game_id IN (SELECT id FROM game WHERE status <> 'over')"
			 " ORDER BY game_id DESC, seat",
			 "s", address),
		list, n, err);
}

/* Keys are of a colour and an epoch. A colour may go from row to row, when a seat is
 * taken out and another added, or at the start: no two rows ever have the same epoch. */
enum { EPOCHS = 1000, EPOCH_ROWS = 2000000 };

bool seats_add(struct store *st, struct seat *s, struct err *err)
{
	if (!sql_run(st, err,
		     "INSERT INTO seat (game_id, seat, colour, name, address, status)"
		     " VALUES (?, ?, ?, ?, ?, 'invited')",
		     "idsss", s->game_id, s->seat, s->colour, s->name, s->address))
		return false;
	s->id = sql_last_id(st);
	if (s->epoch == 0)
		s->epoch = (int)(s->id % EPOCH_ROWS) * EPOCHS + 1;
	return seats_save(st, s, err);
}

bool seats_save(struct store *st, const struct seat *s, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE seat SET colour = ?, colour_fixed = ?, name = ?, address = ?,"
		" epoch = ?, status = ?, wish_colours = ?, wish_powers = ?, power = ?,"
		" lucky = ?, phone = ?, zone = ?, receipts = ?, resigned = ?,"
		" invited_utc = ?, joined_utc = ?, format = ?, digest = ? WHERE id = ?",
		"sdssdsssssssddiisdi", s->colour, (int)s->colour_fixed, s->name,
		s->address, s->epoch, str_of(seat_names[s->status]), s->wish_colours,
		s->wish_powers, s->power, s->lucky, s->phone, s->zone, s->receipts,
		s->resigned  ? RESIGNED
		: s->leaving ? LEAVING
			     : 0,
		s->invited, s->joined, s->format, (int)s->digest, s->id);
}

bool seats_reorder(struct store *st, const struct seat *seats, int n, struct err *err)
{
	/* What was written before the start is its writer's still. */
	for (int i = 0; i < n; i++)
		if (!sql_run(st, err,
			     "UPDATE press SET seat = -100 - ?1 WHERE game_id = "
			     "(SELECT game_id FROM seat WHERE id = ?2) AND seat = "
			     "(SELECT seat FROM seat WHERE id = ?2)",
			     "di", seats[i].seat, seats[i].id))
			return false;
	if (n && !sql_run(st, err,
			  "UPDATE press SET seat = -100 - seat WHERE game_id = "
			  "(SELECT game_id FROM seat WHERE id = ?) AND seat <= -100",
			  "i", seats[0].id))
		return false;
	/* Two numbers may never be equal, not even for a moment: by way of below zero.
	 */
	for (int i = 0; i < n; i++)
		if (!sql_run(st, err, "UPDATE seat SET seat = ? WHERE id = ?", "di",
			     -1 - seats[i].seat, seats[i].id))
			return false;
	for (int i = 0; i < n; i++)
		if (!sql_run(st, err,
			     "UPDATE seat SET seat = ?, colour = ? WHERE id = ?", "dsi",
			     seats[i].seat, seats[i].colour, seats[i].id))
			return false;
	return true;
}

bool seats_drop(struct store *st, int64_t game_id, int seat, struct err *err)
{
	return sql_run(st, err, "DELETE FROM seat WHERE game_id = ? AND seat = ?", "id",
		       game_id, seat);
}

/* Their further addresses -------------------------------------------------- */

bool seats_addresses(struct store *st, struct arena *a, int64_t game_id,
		     struct seat_address **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(st, err,
				   "SELECT seat_id, address FROM seat_alias WHERE"
				   " seat_id IN (SELECT id FROM seat WHERE game_id = ?)"
				   " ORDER BY seat_id, utc",
				   "i", game_id);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = sql_list_room(a, *list, *n, sizeof **list);
		(*list)[(*n)++] =
			(struct seat_address){sql_int(q, 0), sql_text(q, 1, a)};
	}
	sql_close(q);
	return ok;
}

bool seats_add_address(struct store *st, int64_t seat_id, struct str address,
		       int64_t now, struct err *err)
{
	return sql_run(st, err,
		       "INSERT INTO seat_alias (seat_id, address, utc)"
		       " VALUES (?, ?, ?) ON CONFLICT (seat_id, address) DO NOTHING",
		       "isi", seat_id, address, now);
}

bool seats_drop_addresses(struct store *st, int64_t seat_id, struct err *err)
{
	return sql_run(st, err, "DELETE FROM seat_alias WHERE seat_id = ?", "i",
		       seat_id);
}
