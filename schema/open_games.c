/* Open games: `open_game`, `join_ask`.
 * SPDX-License-Identifier: ISC */
#include "schema/open_games.h"

#include "schema/store/sql.h"

#define COLUMNS "game_id, opened_utc, by_gm, reliability, most_games, allow, deny"

bool open_games_save(struct store *st, const struct open_game *o, struct err *err)
{
	return sql_run(st, err,
		       "INSERT OR REPLACE INTO open_game (" COLUMNS
		       ") VALUES (?, ?, ?, ?, ?, ?, ?)",
		       "iidddss", o->game_id, o->opened, (int)o->by_gm, o->reliability,
		       o->most_games, o->allow, o->deny);
}

static bool read_all(struct store *st, struct arena *a, sqlite3_stmt *q,
		     struct open_game **list, int *n, struct err *err)
{
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct open_game){
			.game_id = sql_int(q, 0),
			.opened = sql_int(q, 1),
			.by_gm = sql_int(q, 2) != 0,
			.reliability = sql_small(q, 3),
			.most_games = sql_small(q, 4),
			.allow = sql_text(q, 5, a),
			.deny = sql_text(q, 6, a),
		};
	}
	sql_close(q);
	return ok;
}

bool open_games_load(struct store *st, struct arena *a, int64_t game_id, bool *found,
		     struct open_game *o, struct err *err)
{
	struct open_game *list;
	int n;

	if (!read_all(st, a,
		      sql_open(st, err,
			       "SELECT " COLUMNS " FROM open_game WHERE game_id = ?",
			       "i", game_id),
		      &list, &n, err))
		return false;
	*found = n > 0;
	if (n)
		*o = list[0];
	return true;
}

bool open_games_list(struct store *st, struct arena *a, struct open_game **list, int *n,
		     struct err *err)
{
	return read_all(st, a,
			sql_open(st, err,
				 "SELECT " COLUMNS
				 " FROM open_game ORDER BY opened_utc, game_id",
				 ""),
			list, n, err);
}

bool open_games_drop(struct store *st, int64_t game_id, struct err *err)
{
	return sql_run(st, err, "DELETE FROM open_game WHERE game_id = ?", "i",
		       game_id) &&
	       sql_run(st, err, "DELETE FROM join_ask WHERE game_id = ?", "i", game_id);
}

bool join_asks_save(struct store *st, const struct join_ask *k, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT OR REPLACE INTO join_ask (address, game_id, name, colour, word_hash, asked, utc) VALUES (?, ?, ?, ?, ?, ?, ?)",
		"sisssdi", k->address, k->game_id, k->name, k->colour, k->word_hash,
		(int)k->asked, k->utc);
}

bool join_asks_by_word(struct store *st, struct arena *a, struct str hash, bool *found,
		       struct join_ask *k, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT address, game_id, name, colour, word_hash, asked, utc FROM join_ask WHERE word_hash = ?",
		"s", hash);
	bool ok = q != NULL;

	*found = q && sql_row(st, q, &ok, err);
	if (*found)
		*k = (struct join_ask){sql_text(q, 0, a), sql_int(q, 1),
				       sql_text(q, 2, a), sql_text(q, 3, a),
				       sql_text(q, 4, a), sql_int(q, 5) != 0,
				       sql_int(q, 6)};
	sql_close(q);
	return ok;
}

bool join_asks_open(struct store *st, struct str address, bool *open, struct err *err)
{
	int64_t n;
	bool ok = sql_number(
		st, &n, err,
		"SELECT count(*) FROM join_ask WHERE address = ? AND asked = 1", "s",
		address);

	*open = ok && n > 0;
	return ok;
}

bool join_asks_drop(struct store *st, struct str address, int64_t game_id,
		    struct err *err)
{
	return sql_run(st, err,
		       "DELETE FROM join_ask WHERE address = ? AND game_id = ?", "si",
		       address, game_id);
}

bool join_asks_expire(struct store *st, int64_t until, struct err *err)
{
	return sql_run(st, err, "DELETE FROM join_ask WHERE utc < ?", "i", until);
}
