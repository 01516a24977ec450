/* Orders that a line may mean, as they are to be copied; and what they look like where nothing of it was understood.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/locale.h"
#include "orders/answer/echo_parts.h"

/* May the order go on in the next line after this? [orders, principle 10] */
static bool goes_on_after(struct str text)
{
	static const char *const ends[] = {",", " else", " and", " from", " if"};

	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		size_t n = strlen(ends[i]);
		if (text.n > n && memcmp(text.s + text.n - n, ends[i], n) == 0)
			return true;
	}
	return false;
}

/* A line to copy: one that is too long is broken where the reader goes on reading. */
void echo_offer(struct buf *b, struct str text)
{
	size_t room = ECHO_COLUMNS - ECHO_INDENT;

	buf_fill(b, ' ', ECHO_INDENT);
	while (str_columns(text) > room) {
		size_t at = text.n - 1;
		while (at > 0 && (text.s[at] != ' ' ||
				  str_columns(str_slice(text, 0, at)) > room ||
				  !goes_on_after(str_slice(text, 0, at))))
			at--;
		if (!at)
			break;
		buf_add(b, str_slice(text, 0, at));
		buf_char(b, '\n');
		buf_fill(b, ' ', ECHO_INDENT + 2);
		text = str_slice(text, at + 1, text.n);
		room = ECHO_COLUMNS - ECHO_INDENT - 2;
	}
	buf_add(b, text);
	buf_char(b, '\n');
}

static void rows(struct buf *b, struct str rest)
{
	struct str row;

	while (str_line(&rest, &row))
		echo_offer(b, row);
}

static void in_force(struct buf *b, const struct line *line)
{
	if (!line->in_force.n)
		return;
	buf_z(b, _("   In force, and not changed:\n"));
	rows(b, line->in_force);
	buf_z(b, _("   To change an order, send it again as it should be.\n"));
	if (line->clear.n)
		buf_z(b, _("   To take it back, write:\n"));
	rows(b, line->clear);
}

void echo_hints(struct buf *b, const struct line *line)
{
	if (line->read_as.n) {
		buf_z(b, _("   I read it as:\n"));
		echo_offer(b, line->read_as);
	}
	if (line->hints.n)
		buf_z(b, line->verdict != VERDICT_REFUSED
				 ? _("   If it is an order, it is written like this:\n")
				 : _("   Such orders are written like this:\n"));
	rows(b, line->hints);
	in_force(b, line);
}
