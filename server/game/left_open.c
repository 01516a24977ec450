/* Lists the matters that a seat's letters left open: see left_open.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/left_open.h"

#include "base/arena.h"
#include "base/locale.h"
#include "schema/questions.h"

enum {
	SHOWN = 160,
	LISTED = 4
}; /* characters of a text; texts of a matter, and matters */

/* All its lines in one, shortened if they are long: what is asked must be seen where it is asked. */
static struct str in_one_line(struct arena *a, struct str text)
{
	struct buf b = buf_in(a);
	struct str line;

	while (str_line(&text, &line))
		if (str_trim(line).n)
			buf_printf(&b, "%s%.*s", b.n ? "; " : "",
				   STR_ARG(str_trim(line)));
	struct str all = buf_str(&b);
	if (str_columns(all) <= SHOWN)
		return all;
	return str_printf(a, "%.*s ...", STR_ARG(str_trim(str_cut(all, SHOWN))));
}

/* A question that the phase does not wait for is left to its writer. */
static bool holds(const struct question *q)
{
	return q->verb != QUESTION_HOLDS_NOTHING;
}

static bool same_matter(const struct question *a, const struct question *b)
{
	return a->kind == b->kind && a->receipt == b->receipt;
}

/* The matters from `i` on that one answer settles: those of its kind in its receipt. Their lines;
 * how many they are. */
static int put_matter(struct arena *a, const struct question list[], int n, int i,
		      struct str *texts)
{
	struct buf b = buf_in(a);
	int same = 0;

	for (int k = i; k < n; k++) {
		if (!holds(&list[k]) || !same_matter(&list[k], &list[i]))
			continue;
		if (same++ < LISTED)
			buf_printf(&b, "%s%.*s", same > 1 ? "; " : "",
				   STR_MADE(a, in_one_line(a, list[k].text)));
	}
	buf_z(&b, same > LISTED ? "; ..." : "");
	*texts = buf_str(&b);
	return same;
}

/* Is it the first of its kind in its receipt? */
static bool begins_matter(const struct question list[], int i)
{
	for (int k = 0; k < i; k++)
		if (holds(&list[k]) && same_matter(&list[k], &list[i]))
			return false;
	return true;
}

bool left_open(struct home *h, struct arena *a, const struct game *g,
	       const struct seat *s, struct str *out, struct err *err)
{
	struct buf b = buf_in(a);
	struct question *list;
	struct str texts;
	int n, shown = 0;

	*out = STR("");
	if (!questions_waiting(h->store, a, s->id, g->phase_no, &list, &n, err))
		return false;
	for (int i = 0; i < n && shown < LISTED; i++) {
		if (!holds(&list[i]) || !begins_matter(list, i))
			continue;
		int receipt = list[i].receipt;
		int same = put_matter(a, list, n, i, &texts);
		buf_z(&b, shown++ ? "\n" : "");
		buf_printf(
			&b,
			list[i].kind == QUESTION_ASKED
				? _("your YES or NO to receipt %d (%.*s): reply YES %d or NO %d")
				: P_("an answer to the line refused in receipt %d (%.*s): NO %d drops it",
				     "an answer to the lines refused in receipt %d (%.*s): NO %d drops them",
				     same),
			receipt, STR_ARG(texts), receipt, receipt);
	}
	*out = buf_str(&b);
	return true;
}

/* Of what was asked: open, but no phase waits for it; or asked in an earlier phase, and it may still be answered. */
static bool is_besides(const struct question *q, int phase_no)
{
	return q->phase_no == phase_no ? !holds(q) : q->a == QUESTION_OUTLASTS;
}

/* A player who has joined is not asked any more whether they want to. */
static bool is_past(const struct seat *s, struct str text)
{
	return s->status == SEAT_JOINED &&
	       (str_starts(text, "join") || str_starts(text, "decline"));
}

/* A phase that was opened again has its questions twice. */
static bool is_twice(const struct question list[], int n, int i)
{
	for (int k = i + 1; k < n; k++)
		if (same_matter(&list[k], &list[i]) &&
		    str_equal(list[k].text, list[i].text))
			return true;
	return false;
}

bool left_besides(struct home *h, struct arena *a, const struct game *g,
		  const struct seat *s, struct str *out, struct err *err)
{
	struct buf b = buf_in(a);
	struct question *list;
	int n, shown = 0;

	*out = STR("");
	if (!questions_asked(h->store, a, s->id, &list, &n, err))
		return false;
	for (int i = 0; i < n && shown < LISTED; i++) {
		if (!is_besides(&list[i], g->phase_no) || is_twice(list, n, i) ||
		    is_past(s, list[i].text))
			continue;
		buf_z(&b, shown++ ? "\n" : "");
		buf_printf(
			&b,
			_("your YES or NO to receipt %d (%.*s): reply YES %d or NO %d"),
			list[i].receipt, STR_MADE(a, in_one_line(a, list[i].text)),
			list[i].receipt, list[i].receipt);
	}
	*out = buf_str(&b);
	return true;
}

bool left_unanswered(struct home *h, struct arena *a, const struct seat *s,
		     int phase_no, struct str **lines, int *n_lines, struct err *err)
{
	struct question *list;
	struct str texts;
	int n;

	*lines = NULL;
	*n_lines = 0;
	if (!questions_waiting(h->store, a, s->id, phase_no, &list, &n, err))
		return false;
	for (int i = 0; i < n && *n_lines < LISTED; i++) {
		if (!holds(&list[i]) || !begins_matter(list, i))
			continue;
		int same = put_matter(a, list, n, i, &texts);
		*arena_push(a, *lines, *n_lines) = str_printf(
			a,
			list[i].kind == QUESTION_ASKED
				? _("No YES came to receipt %d (%.*s), so that did not count.")
				: P_("The line refused in receipt %d (%.*s) did not count.",
				     "The lines refused in receipt %d (%.*s) did not count.",
				     same),
			list[i].receipt, STR_ARG(texts));
	}
	return true;
}

struct str left_open_sentence(struct arena *a, struct str lines)
{
	struct buf b = buf_in(a);
	struct str line;

	while (str_line(&lines, &line)) {
		buf_z(&b, b.n ? _(", and ") : "");
		buf_add(&b, line);
	}
	return buf_str(&b);
}
