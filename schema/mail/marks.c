/* Marks: see marks.h.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/marks.h"

#include <stdlib.h>
#include <string.h>

#include "schema/mail/outbox.h"
#include "schema/store/sql.h"

static const char *const words[N_MARKS] = {
	[MARK_NONE] = "",           [MARK_ANSWERED] = "answered",
	[MARK_REFUSED] = "refused", [MARK_HELD] = "held",
	[MARK_IGNORED] = "ignored", [MARK_ASIDE] = "aside",
	[MARK_BOUNCE] = "bounce",   [MARK_COPY] = "copy",
};

const char *mark_word(enum inbox_mark mark)
{
	return words[mark];
}

enum inbox_mark mark_of(enum inbox_state state, enum inbox_verdict verdict)
{
	switch (state) {
	case INBOX_DONE:
		return verdict == SETTLED_BOUNCE ? MARK_BOUNCE
		       : verdict == SETTLED_REFUSED || verdict == SETTLED_UNREAD
			       ? MARK_REFUSED
			       : MARK_ANSWERED;
	case INBOX_HELD:
		return MARK_HELD;
	case INBOX_DUPLICATE:
		return MARK_COPY;
	case INBOX_IGNORED:
		return MARK_IGNORED;
	case INBOX_QUARANTINE:
		return MARK_ASIDE;
	case INBOX_NEW:
	case INBOX_WORKING:
	case INBOX_STATES:
		break;
	}
	return MARK_NONE;
}

/* Those that are shown in one way stand together. */
static int by_mark(const void *one, const void *other)
{
	const struct due_mark *x = one, *y = other;
	const size_t n = x->shown.n < y->shown.n ? x->shown.n : y->shown.n;
	int order = strcmp(words[x->mark], words[y->mark]);

	if (!order)
		order = memcmp(x->shown.s, y->shown.s, n);
	if (!order)
		order = (x->shown.n > y->shown.n) - (x->shown.n < y->shown.n);
	if (!order)
		order = x->answered - y->answered;
	return order ? order : (x->id > y->id) - (x->id < y->id);
}

#define DUE "FROM inbox WHERE source_id = ?1 AND mark <> shown"

bool marks_due(struct store *st, struct arena *a, int64_t source_id, int max,
	       struct due_mark **marks, int *n, struct err *err)
{
	int64_t any;

	*marks = NULL;
	*n = 0;
	/* Each round asks for them, and few have any. */
	if (!sql_number(st, &any, err, "SELECT EXISTS (SELECT 1 " DUE ")", "i",
			source_id))
		return false;
	if (!any)
		return true;
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, uidvalidity, uid_or_name, mark, shown, EXISTS (SELECT 1 FROM outbox WHERE cause_kind = 'in' AND cause_id = inbox.id) " DUE
		" ORDER BY id LIMIT ?2",
		"id", source_id, max);
	bool ok = q != NULL;

	while (q && sql_row(st, q, &ok, err)) {
		*marks = arena_more(a, *marks, (size_t)*n, sizeof **marks);
		(*marks)[(*n)++] = (struct due_mark){
			.id = sql_int(q, 0),
			.uidvalidity = sql_int(q, 1),
			.name = sql_text(q, 2, a),
			.mark = (enum inbox_mark)sql_among(q, 3, words, N_MARKS),
			.shown = sql_text(q, 4, a),
			.answered = sql_int(q, 5) != 0,
		};
	}
	sql_close(q);
	if (*n)
		qsort(*marks, (size_t)*n, sizeof **marks, by_mark);
	return ok;
}

/* By the word that was shown: meanwhile another may be due. */
bool marks_shown(struct store *st, const struct due_mark *m, struct err *err)
{
	return sql_run(st, err, "UPDATE inbox SET shown = ? WHERE id = ?", "si",
		       str_of(words[m->mark]), m->id);
}

bool marks_forget(struct store *st, int64_t source_id, int64_t utc, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE inbox SET shown = mark WHERE source_id = ? AND mark <> shown AND journal_utc < ?",
		"ii", source_id, utc);
}
