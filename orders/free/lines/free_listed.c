/* Lists: the parts of one order below its first words, and items that are one order together.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/decide/decide.h"
#include "orders/free/text/text.h"

static bool has_number_below(const struct draft *l, int i)
{
	return i < l->n_lines && mark_is_number(l->line[i].typed);
}

/* "1. Faction: Atreides", and below it "2. Turn: 8": the items of a list that begins here, without their marks; empty: there is no such
 * list, or more than the lines that may be read as one. */
static struct str items_said(struct draft *l, int i, int *n)
{
	struct buf b = buf_in(l->a);
	const int most = free_joinable(l, i, FREE_JOINED);

	*n = 0;
	if (!mark_is_first(l->line[i].typed) || has_number_below(l, i + most))
		return STR("");
	while (*n < most && mark_is_number(l->line[i + *n].typed)) {
		struct str item = mark_without(l->line[i + *n].typed);
		while (item.n && strchr(".;,", item.s[item.n - 1]))
			item.n--;
		buf_printf(&b, "%s%.*s", *n ? ", " : "", STR_ARG(item));
		++*n;
	}
	return *n > 1 ? buf_str(&b) : STR("");
}

/* Do all items of the list that begins here make one order? Asked about. */
bool free_read_items(struct free *f, int i)
{
	int n;
	struct str text = items_said(f->l, i, &n);

	if (!text.n || text.n >= LETTER_COLUMNS || !free_reads_joined(f, text) ||
	    f->n_pieces != 1)
		return false;
	free_doubt(f, 0);
	free_take_lines(f->l, i, n);
	return free_decide(f, &f->l->line[i]);
}

struct str free_said_item(struct arena *a, struct str bare)
{
	struct str rest = bare, name = str_until(&rest, ':');
	size_t n = 0;

	rest = str_trim(rest);
	while (n < rest.n && mark_is_digit(rest.s[n]))
		n++;
	if (!n || (n < rest.n && rest.s[n] != ' ') || name.n < 3 ||
	    str_find_char(name, ' ') != SIZE_MAX)
		return bare;
	return str_printf(a, "%.*s %.*s%.*s", STR_ARG(str_slice(rest, 0, n)),
			  STR_ARG(name), STR_ARG(str_slice(rest, n, rest.n)));
}

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
			buf_printf(&b, "%s%.*s", j > 1 ? ", " : "",
				   STR_ARG(free_said_item(
					   l->a, mark_without(l->line[i + j].typed))));
		if (!free_read_text(f, buf_str(&b)) ||
		    free_count(f, PIECE_ORDER) != 1 || f->n_pieces != 1)
			continue;
		free_doubt(f, 0);
		free_take_lines(l, i, n + 1);
		return free_decide(f, &l->line[i]);
	}
	return false;
}
