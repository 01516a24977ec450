/* Lists: the parts of one order below its first words.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include "base/arena.h"
#include "orders/free/decide/decide.h"
#include "orders/free/text/text.h"

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* "- ", "* " */
static bool has_bullet(struct str typed)
{
	typed = str_trim(typed);
	return str_starts(typed, "-") || str_starts(typed, "*") ||
	       str_starts(typed, "\xe2\x80\xa2");
}

/* "1) ", "b. " */
static bool has_number(struct str typed)
{
	size_t n = 0;

	typed = str_trim(typed);
	while (n < typed.n && n < 2 && is_digit(typed.s[n]))
		n++;
	if (!n && typed.n && ascii_lower(typed.s[0]) >= 'a' &&
	    ascii_lower(typed.s[0]) <= 'z')
		n = 1;
	return n && n + 1 < typed.n && (typed.s[n] == ')' || typed.s[n] == '.') &&
	       typed.s[n + 1] == ' ';
}

/* "- Red 1: 2" without its mark */
static struct str list_item(struct str typed)
{
	size_t n = 1;

	typed = str_trim(typed);
	if (has_number(typed))
		n = typed.s[1] == ')' || typed.s[1] == '.' ? 2 : 3;
	else if (str_starts(typed, "\xe2\x80\xa2"))
		n = 3;
	return str_trim(str_slice(typed, n, typed.n));
}

/* "1) ", "a. ": the first item of a list. "Q. " does not count. */
static bool begins_numbers(struct str typed)
{
	char first = has_number(typed) ? ascii_lower(str_trim(typed).s[0]) : '\0';

	return first == '1' || first == 'a';
}

/* How many lines below are of one list? Where a line has a number itself, those with a number below it are the next of
 * its own list. */
int free_list_below(const struct draft *l, int i)
{
	bool (*is_item)(struct str) = has_bullet;
	int n = 0;

	if (i + 1 < l->n_lines && begins_numbers(l->line[i + 1].typed) &&
	    !has_number(l->line[i].typed))
		is_item = has_number;
	while (i + n + 1 < l->n_lines && is_item(l->line[i + n + 1].typed))
		n++;
	return n;
}

/* The parts of one order, in a list below its first words: "Attack Yellow 2", and below it "- 2 from Red 1".
 * Asked about. */
bool free_read_with_list(struct free *f, int i)
{
	static const char *const links[] = {" with ", " "};
	struct draft *l = f->l;
	int n = free_list_below(l, i);
	struct str above = str_trim(l->line[i].typed);

	if (!n || has_bullet(above) || free_joinable(l, i, n + 1) <= n)
		return false;
	while (above.n && above.s[above.n - 1] == ':')
		above = str_trim(str_slice(above, 0, above.n - 1));
	for (size_t k = 0; k < sizeof links / sizeof *links; k++) {
		struct buf b = buf_in(l->a);
		buf_printf(&b, "%.*s%s", STR_ARG(above), links[k]);
		for (int j = 1; j <= n; j++)
			buf_printf(&b, "%s%.*s", j > 1 ? ", " : "",
				   STR_ARG(free_said_item(
					   l->a, list_item(l->line[i + j].typed))));
		if (!free_read_text(f, buf_str(&b)) ||
		    free_count(f, PIECE_ORDER) != 1 || f->n_pieces != 1)
			continue;
		free_doubt(f, 0);
		free_take_lines(l, i, n + 1);
		return free_decide(f, &l->line[i]);
	}
	return false;
}
