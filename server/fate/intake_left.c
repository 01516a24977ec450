/* What of a letter was left unread. Of quotes and letters of ours nobody needs to be told; but a program cannot see
 * whether a person wrote below the letter that they passed on.
 * SPDX-License-Identifier: ISC */
#include "server/fate/fate.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/trust.h"
#include "server/render/letterhead.h"

enum { MARK_COLUMNS = 50 }; /* of the line that is shown */

static void say(struct buf *b, const char *what)
{
	buf_printf(b, "%s%s", b->n ? "; " : "", what);
}

/* The parts that were passed over, as a list. */
static struct str parts_of(struct arena *a, const struct letter *l)
{
	struct buf b = buf_in(a);

	if (l->left_mark.n) {
		struct str mark = letterhead_fit(a, trust_scan(a, l->left_mark, NULL),
						 MARK_COLUMNS);
		say(&b,
		    str_printf(
			    a,
			    P_("%d line from \"%.*s\" on, because another person's letter seems to begin there",
			       "%d lines from \"%.*s\" on, because another person's letter seems to begin there",
			       (int)l->n_left),
			    (int)l->n_left, STR_ARG(mark))
			    .s);
	}
	if (l->flags & LETTER_TRUNCATED)
		say(&b, str_printf(a, _("what is beyond %d lines or %d kB"),
				   (int)LETTER_LINES_MAX, LETTER_TEXT_MAX / 1024)
				.s);
	if (l->flags & LETTER_FORWARD)
		say(&b, _("the attached letter"));
	if (l->flags & LETTER_FILE)
		say(&b, _("the attached file"));
	if (l->flags & LETTER_STRUCK && !l->n_lines)
		say(&b, _("the words that are struck out"));
	if (l->flags & LETTER_MORE_TEXT)
		say(&b, _("a second text behind the first"));
	return buf_str(&b);
}

struct str intake_left(struct arena *a, const struct letter *l, bool press)
{
	struct buf b = buf_in(a);
	struct str parts = parts_of(a, l);

	if (parts.n)
		buf_printf(
			&b,
			l->left_mark.n
				? _("NOT READ: %.*s. If words of yours are among that, send them above it.")
				: _("NOT READ: %.*s. If words of yours are in it, write them into the letter."),
			STR_ARG(parts));
	if (press && l->n_left_quotes)
		buf_printf(
			&b, "%s%s", b.n ? " " : "",
			P_("The quoted line (behind \">\") is not part of your press.",
			   "The quoted lines (behind \">\") are not part of your press.",
			   (int)l->n_left_quotes));
	return buf_str(&b);
}
