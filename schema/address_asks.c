/* Questions at a new address: `address_ask`.
 * SPDX-License-Identifier: ISC */
#include "schema/address_asks.h"

#include "schema/store/sql.h"

bool gm_address_asks_save(struct store *st, const struct address_ask *k,
			  struct err *err)
{
	return sql_run(
		st, err,
		"INSERT OR REPLACE INTO address_ask (person_id, address, word_hash, utc) VALUES (?, ?, ?, ?)",
		"issi", k->person_id, k->address, k->word_hash, k->utc);
}

bool gm_address_asks_by_word(struct store *st, struct arena *a, struct str hash,
			     bool *found, struct address_ask *k, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT person_id, address, word_hash, utc FROM address_ask WHERE word_hash = ?",
		"s", hash);
	bool ok = q != NULL;

	*found = q && sql_row(st, q, &ok, err);
	if (*found)
		*k = (struct address_ask){sql_int(q, 0), sql_text(q, 1, a),
					  sql_text(q, 2, a), sql_int(q, 3)};
	sql_close(q);
	return ok;
}

bool gm_address_asks_drop(struct store *st, int64_t person_id, struct err *err)
{
	return sql_run(st, err, "DELETE FROM address_ask WHERE person_id = ?", "i",
		       person_id);
}
