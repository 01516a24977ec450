/* Lists: the parts of one order below its first words.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include "base/arena.h"
#include "orders/free/decide/decide.h"
#include "orders/free/text/text.h"

/* The parts of one order, in a list below its first words: "Attack Yellow 2", and below it "- 2 from Red 1".
 * Asked about. */
bool free_read_with_list(struct free *f, int i)
{
	static const char *const links[] = {" with ", " "};
	struct draft *l = f->l;
	int n = free_list_below(l, i);
	struct str above = str_trim(l->line[i].typed);

	if (!n || mark_is_bullet(above) || free_joinable(l, i, n + 1) <= n)
		return false;
	while (above.n && above.s[above.n - 1] == ':')
		above = str_trim(str_slice(above, 0, above.n - 1));
	for (size_t k = 0; k < sizeof links / sizeof *links; k++) {
		struct buf b = buf_in(l->a);
		buf_printf(&b, "%.*s%s", STR_ARG(above), links[k]);
		for (int j = 1; j <= n; j++)
			buf_printf(
				&b, "%s%.*s", j > 1 ? ", " : "",
				STR_MADE(l->a,
					 free_said_item(
						 l->a,
						 mark_without(l->line[i + j].typed))));
		if (!free_read_text(f, buf_str(&b)) ||
		    free_count(f, PIECE_ORDER) != 1 || f->n_pieces != 1)
			continue;
		free_doubt(f, 0);
		free_take_lines(l, i, n + 1);
		return free_decide(f, &l->line[i]);
	}
	return false;
}
