/* What the orders look like that a line seems to mean of which nothing was understood.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "orders/answer/echo_parts.h"

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
		buf_z(b, line->verdict == VERDICT_NOTE
				 ? _("   If it is an order, it is written like this:\n")
				 : _("   Such orders are written like this:\n"));
	rows(b, line->hints);
	in_force(b, line);
}
