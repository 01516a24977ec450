/* What another home has: see elsewhere.h.
 * SPDX-License-Identifier: ISC */
#include "schema/homes/elsewhere.h"

#include "schema/store/sql.h"

static bool has_any(bool ok, int64_t n, bool *has)
{
	*has = n != 0;
	return ok;
}

bool elsewhere_game(struct store *st, struct str name, bool *has, struct err *err)
{
	int64_t n;
	bool ok = sql_number(st, &n, err, "SELECT id FROM game WHERE name = lower(?)",
			     "s", name);

	return has_any(ok, n, has);
}

bool elsewhere_word(struct store *st, struct str hash, bool *has, struct err *err)
{
	int64_t n;
	bool ok = sql_number(
		st, &n, err,
		"SELECT EXISTS (SELECT 1 FROM held WHERE word_hash = ?1) OR EXISTS (SELECT 1 FROM observer WHERE word_hash = ?1) OR EXISTS (SELECT 1 FROM join_ask WHERE word_hash = ?1) OR EXISTS (SELECT 1 FROM address_ask WHERE word_hash = ?1)",
		"s", hash);

	return has_any(ok, n, has);
}

bool elsewhere_letter(struct store *st, int64_t id, bool *has, struct err *err)
{
	int64_t n;
	bool ok =
		sql_number(st, &n, err, "SELECT id FROM outbox WHERE id = ?", "i", id);

	return has_any(ok, n, has);
}

bool elsewhere_person(struct store *st, struct str address, bool *has, struct err *err)
{
	int64_t n;
	bool ok = sql_number(
		st, &n, err,
		"SELECT EXISTS (SELECT 1 FROM seat s JOIN game g ON g.id = s.game_id WHERE s.address = ?1 COLLATE NOCASE AND g.status <> 'over') OR EXISTS (SELECT 1 FROM seat_alias l JOIN seat s ON s.id = l.seat_id JOIN game g ON g.id = s.game_id WHERE l.address = ?1 AND g.status <> 'over') OR EXISTS (SELECT 1 FROM standby b JOIN game g ON g.id = b.game_id WHERE b.address = ?1 AND g.status <> 'over' AND b.state IN ('waiting', 'called'))",
		"s", address);

	return has_any(ok, n, has);
}
