/* Marks: see marks.h.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/marks.h"

#include "schema/mail/outbox.h"
#include "schema/store/sql.h"

struct str mark_of(enum inbox_state state, struct str verdict)
{
	switch (state) {
	case INBOX_DONE:
		if (str_is(verdict, "bounce"))
			return STR("bounce");
		return str_is(verdict, "refused") || str_is(verdict, "unread")
			       ? STR("refused")
			       : STR("answered");
	case INBOX_HELD:
		return STR("held");
	case INBOX_DUPLICATE:
		return STR("copy");
	case INBOX_IGNORED:
		return STR("ignored");
	case INBOX_QUARANTINE:
		return STR("aside");
	case INBOX_NEW:
	case INBOX_WORKING:
	case INBOX_STATES:
		break;
	}
	return STR("");
}

bool marks_due(struct store *st, struct arena *a, int64_t source_id, int max,
	       struct due_mark **marks, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, uidvalidity, uid_or_name, mark, shown, EXISTS (SELECT 1 FROM outbox WHERE cause_kind = 'in' AND cause_id = d.id) AS answered FROM (SELECT * FROM inbox WHERE source_id = ?1 AND mark <> shown ORDER BY id LIMIT ?2) AS d ORDER BY mark, shown, answered, id",
		"id", source_id, max);
	bool ok = q != NULL;

	*marks = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*marks = arena_more(a, *marks, (size_t)*n, sizeof **marks);
		(*marks)[(*n)++] = (struct due_mark){
			.id = sql_int(q, 0),
			.uidvalidity = sql_int(q, 1),
			.name = sql_text(q, 2, a),
			.mark = sql_text(q, 3, a),
			.shown = sql_text(q, 4, a),
			.answered = sql_int(q, 5) != 0,
		};
	}
	sql_close(q);
	return ok;
}

/* By the word that was shown: meanwhile another may be due. */
bool marks_shown(struct store *st, const struct due_mark *m, struct err *err)
{
	return sql_run(st, err, "UPDATE inbox SET shown = ? WHERE id = ?", "si",
		       m->mark, m->id);
}

bool marks_forget(struct store *st, int64_t source_id, int64_t utc, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE inbox SET shown = mark WHERE source_id = ? AND mark <> shown AND journal_utc < ?",
		"ii", source_id, utc);
}
