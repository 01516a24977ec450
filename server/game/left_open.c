/* Lists the matters that a seat's letters left open: see left_open.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/left_open.h"

#include "base/arena.h"
#include "base/locale.h"
#include "schema/questions.h"

enum { SHOWN = 60, LISTED = 4 }; /* characters of a text; questions and lines */

/* Only the first of several lines is shown. */
static struct str first_line(struct arena *a, struct str text)
{
	struct str line;

	if (!str_line(&text, &line))
		return STR("");
	line = str_trim(line);
	bool whole = str_columns(line) <= SHOWN && !text.n;
	return str_printf(a, "%.*s%s", STR_ARG(str_cut(line, SHOWN)),
			  whole ? "" : " ...");
}

static bool is_open(const struct question *q, const struct game *g)
{
	return q->state == QUESTION_OPEN && q->kind != QUESTION_WORDS &&
	       q->phase_no == g->phase_no;
}

bool left_open(struct home *h, struct arena *a, const struct game *g,
	       const struct seat *s, struct str *out, struct err *err)
{
	struct buf b = buf_in(a);
	struct question *list;
	int n, shown = 0;

	*out = STR("");
	if (!questions_list(h->store, a, s->id, 0, &list, &n, err))
		return false;
	for (int i = 0; i < n && shown < LISTED; i++) {
		if (!is_open(&list[i], g))
			continue;
		buf_z(&b, shown++ ? _(", and ") : "");
		buf_printf(
			&b,
			list[i].kind == QUESTION_ASKED
				? _("your YES or NO to receipt %d (%.*s): reply YES %d or NO %d")
				: _("an answer to the line refused in receipt %d (%.*s): NO %d drops it"),
			list[i].receipt, STR_ARG(first_line(a, list[i].text)),
			list[i].receipt, list[i].receipt);
	}
	*out = buf_str(&b);
	return true;
}
