/* Tells whether a letter was read or acted on before. A letter is recognised by its
 * bytes, its content, its text, or the lines that its writer wrote. Tables `seen` and
 * `acted_text`.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/inbox.h"
#include "schema/store/sql.h"

bool inbox_was_read(struct store *st, const struct inbox *in, bool *was,
		    struct err *err)
{
	int64_t n;
	bool ok = sql_number(
		st, &n, err,
		"SELECT count(*) FROM inbox AS old, inbox AS new, source WHERE new.id = ?1 AND old.sha256 = new.sha256 AND old.id < new.id AND source.id = new.source_id AND CASE WHEN old.source_id = new.source_id THEN old.uidvalidity <> new.uidvalidity OR source.kind = 'pop3' ELSE old.state = 'DONE' OR old.state = 'DUPLICATE' OR old.state = 'IGNORED' END",
		"i", in->id);
	*was = n > 0;
	return ok;
}

bool inbox_seen(struct store *st, const uint8_t content_key[32], int64_t id,
		bool *first, int64_t *by, struct err *err)
{
	struct str key = {(const char *)content_key, 32};
	*by = 0;
	if (!sql_run(
		    st, err,
		    "INSERT INTO seen (content_key, inbox_id) VALUES (?, ?) ON CONFLICT (content_key) DO NOTHING",
		    "bi", key, id))
		return false;
	*first = sql_changed(st) > 0;
	if (!*first)
		return sql_number(st, by, err,
				  "SELECT inbox_id FROM seen WHERE content_key = ?",
				  "b", key);
	*by = id;
	return sql_run(st, err, "UPDATE inbox SET content_key = ? WHERE id = ?", "bi",
		       key, id);
}

bool inbox_note_text(struct store *st, const uint8_t text_key[32], int64_t id,
		     struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO acted_text (text_key, inbox_id) VALUES (?, ?) ON CONFLICT (text_key) DO NOTHING",
		"bi", (struct str){(const char *)text_key, 32}, id);
}

bool inbox_text_was_seen(struct store *st, const uint8_t text_key[32], bool *seen,
			 struct err *err)
{
	int64_t n;
	bool ok = sql_number(st, &n, err,
			     "SELECT count(*) FROM acted_text WHERE text_key = ?", "b",
			     (struct str){(const char *)text_key, 32});
	*seen = n > 0;
	return ok;
}

bool inbox_copy_of(struct store *st, const struct inbox *in, const uint8_t copy_key[32],
		   int64_t *id, bool *aside, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, state = 'QUARANTINE' FROM inbox WHERE copy_key = ? AND copy_key IS NOT NULL AND source_id <> ? AND id <> ? AND (state = 'DONE' OR state = 'HELD' OR state = 'IGNORED' OR state = 'QUARANTINE') ORDER BY state = 'DONE' DESC, id",
		"bii", (struct str){(const char *)copy_key, 32}, in->source_id, in->id);
	bool ok = q != NULL, there = q && sql_row(st, q, &ok, err);

	*id = there ? sql_int(q, 0) : 0;
	*aside = there && sql_int(q, 1);
	sql_close(q);
	return ok;
}

bool inbox_was_seen(struct store *st, const uint8_t content_key[32], bool *seen,
		    struct err *err)
{
	int64_t n;
	bool ok = sql_number(st, &n, err,
			     "SELECT count(*) FROM seen WHERE content_key = ?", "b",
			     (struct str){(const char *)content_key, 32});
	*seen = n > 0;
	return ok;
}
