/* Games that were here: `moved`.
 * SPDX-License-Identifier: ISC */
#include "schema/homes/moved.h"

#include "schema/store/sql.h"

static const char *const state_names[MOVED_STATES] = {
	[MOVED_LEAVING] = "leaving",
	[MOVED_GONE] = "gone",
};

bool moved_set(struct store *st, const struct moved *m, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT OR REPLACE INTO moved (game_id, name, home, state, utc) VALUES (?, ?, ?, ?, ?)",
		"isssi", m->game_id, m->name, m->home, str_of(state_names[m->state]),
		m->utc);
}

static bool read_all(struct store *st, struct arena *a, sqlite3_stmt *q,
		     struct moved **list, int *n, struct err *err)
{
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct moved){
			.game_id = sql_int(q, 0),
			.name = sql_text(q, 1, a),
			.home = sql_text(q, 2, a),
			.state = (enum moved_state)sql_among(q, 3, state_names,
							     MOVED_STATES),
			.utc = sql_int(q, 4),
		};
	}
	sql_close(q);
	return ok;
}

#define COLUMNS "game_id, name, home, state, utc"

bool moved_find(struct store *st, struct arena *a, struct str name, bool *found,
		struct moved *m, struct err *err)
{
	struct moved *list;
	int n;

	if (!read_all(st, a,
		      sql_open(st, err,
			       "SELECT " COLUMNS " FROM moved WHERE name = lower(?)",
			       "s", name),
		      &list, &n, err))
		return false;
	*found = n > 0;
	if (n)
		*m = list[0];
	return true;
}

bool moved_list(struct store *st, struct arena *a, struct moved **list, int *n,
		struct err *err)
{
	return read_all(
		st, a,
		sql_open(st, err, "SELECT " COLUMNS " FROM moved ORDER BY name", ""),
		list, n, err);
}
