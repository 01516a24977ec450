/* Letters of long ago are forgotten: see inbox.h.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/inbox.h"
#include "schema/mail/sources.h"
#include "schema/store/sql.h"

/* What stands for letters of a mailbox that are dealt with, and that nothing refers to. A letter whose server had a time in the
 * future stays known: by that time it could come again. */
#define PAST                                                                                                   \
	"SELECT id FROM inbox WHERE source_id = ?1 AND journal_utc < ?2 AND game_id IS NULL AND verdict <> ''" \
	" AND state IN ('DONE', 'DUPLICATE', 'IGNORED') AND arrival_basis <> 'ahead'"                          \
	" AND NOT EXISTS (SELECT 1 FROM raw WHERE raw.inbox_id = inbox.id)"                                    \
	" AND NOT EXISTS (SELECT 1 FROM held WHERE held.inbox_id = inbox.id)"                                  \
	" AND NOT EXISTS (SELECT 1 FROM bounce WHERE bounce.inbox_id = inbox.id)"                              \
	" ORDER BY journal_utc, id LIMIT ?3"

/* In a POP3 mailbox a letter has a name and no time: as long as its row is there, it is not read again. */
#define DATED "SELECT id FROM source WHERE kind <> 'pop3'"

static bool forget_of(struct store *st, int64_t source, int64_t until, int most,
		      bool *more, struct err *err)
{
	int64_t n;

	if (!sql_number(st, &n, err, "SELECT count(*) FROM (" PAST ")", "iid", source,
			until, most))
		return false;
	if (!n)
		return true;
	*more |= n == most;
	/* The same rows each time, for they are in order and go last. */
	return source_forgets(st, source, until, err) &&
	       sql_run(st, err, "DELETE FROM seen WHERE inbox_id IN (" PAST ")", "iid",
		       source, until, most) &&
	       sql_run(st, err, "DELETE FROM acted_text WHERE inbox_id IN (" PAST ")",
		       "iid", source, until, most) &&
	       sql_run(st, err, "DELETE FROM inbox WHERE id IN (" PAST ")", "iid",
		       source, until, most);
}

bool inbox_forget(struct store *st, int64_t until, int most, bool *more,
		  struct err *err)
{
	enum { SOURCES_MAX = 64 };
	int64_t ids[SOURCES_MAX];
	int n = 0;
	sqlite3_stmt *q = sql_open(st, err, DATED " LIMIT ?", "d", SOURCES_MAX);
	bool ok = q != NULL;

	*more = false;
	while (q && sql_row(st, q, &ok, err) && n < SOURCES_MAX)
		ids[n++] = sql_int(q, 0);
	sql_close(q);
	for (int i = 0; ok && i < n; i++)
		ok = forget_of(st, ids[i], until, most, more, err);
	return ok;
}
