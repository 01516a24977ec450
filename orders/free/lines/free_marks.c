/* The marks of lists: which lines are items, and how many are of one list.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

bool mark_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* "- ", "* " */
bool mark_is_bullet(struct str typed)
{
	typed = str_trim(typed);
	return str_starts(typed, "-") || str_starts(typed, "*") ||
	       str_starts(typed, "\xe2\x80\xa2");
}

/* "1) ", "b. " */
bool mark_is_number(struct str typed)
{
	size_t n = 0;

	typed = str_trim(typed);
	while (n < typed.n && n < 2 && mark_is_digit(typed.s[n]))
		n++;
	if (!n && typed.n && ascii_lower(typed.s[0]) >= 'a' &&
	    ascii_lower(typed.s[0]) <= 'z')
		n = 1;
	return n && n + 1 < typed.n && (typed.s[n] == ')' || typed.s[n] == '.') &&
	       typed.s[n + 1] == ' ';
}

/* "- Red 1: 2" without its mark */
struct str mark_without(struct str typed)
{
	size_t n = 1;

	typed = str_trim(typed);
	if (mark_is_number(typed))
		n = typed.s[1] == ')' || typed.s[1] == '.' ? 2 : 3;
	else if (str_starts(typed, "\xe2\x80\xa2"))
		n = 3;
	return str_trim(str_slice(typed, n, typed.n));
}

/* "1) ", "a. ": the first item of a list. "Q. " does not count. */
bool mark_is_first(struct str typed)
{
	char first = mark_is_number(typed) ? ascii_lower(str_trim(typed).s[0]) : '\0';

	return first == '1' || first == 'a';
}

/* How many lines below are of one list? Where a line has a number itself, those with a number below it are the next of
 * its own list. */
int free_list_below(const struct draft *l, int i)
{
	bool (*is_item)(struct str) = mark_is_bullet;
	int n = 0;

	if (i + 1 < l->n_lines && mark_is_first(l->line[i + 1].typed) &&
	    !mark_is_number(l->line[i].typed))
		is_item = mark_is_number;
	while (i + n + 1 < l->n_lines && is_item(l->line[i + n + 1].typed))
		n++;
	return n;
}
