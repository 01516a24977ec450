/* The items of lists: their marks, what they say behind them, and how many are of one list.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free/lines/lines.h"

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

size_t free_item_mark(struct str s)
{
	size_t n = 0;

	if (s.n > 1 && s.s[0] == '(') { /* as without the "(" */
		n = free_item_mark(str_slice(s, 1, s.n));
		return n && s.s[n - 1] == ')' ? n + 1 : 0;
	}
	while (n < s.n && n < 2 && is_digit(s.s[n]))
		n++;
	if (!n)
		while (n < s.n && n < 3 && ascii_lower(s.s[n]) == 'i')
			n++;
	if (!n && s.n > 1 && ascii_lower(s.s[0]) >= 'a' && ascii_lower(s.s[0]) <= 'z')
		n = 1;
	if (n && n + 1 < s.n && (s.s[n] == ')' || s.s[n] == '.') && s.s[n + 1] == ' ')
		return n + 2;
	if (str_starts(s, "\xe2\x80\xa2"))
		return 3;
	return s.n > 1 && (s.s[0] == '-' || s.s[0] == '*') && s.s[1] == ' ' ? 2 : 0;
}

struct str free_bare_item(struct str typed)
{
	typed = str_trim(typed);
	return str_trim(str_slice(typed, free_item_mark(typed), typed.n));
}

struct str free_said_item(struct arena *a, struct str bare)
{
	struct str rest = bare, name = str_until(&rest, ':');
	size_t n = 0;

	rest = str_trim(rest);
	while (n < rest.n && is_digit(rest.s[n]))
		n++;
	if (!n || (n < rest.n && rest.s[n] != ' ' && rest.s[n] != ',') || name.n < 3 ||
	    str_find_char(name, ' ') != SIZE_MAX)
		return bare;
	/* "Tokens: 1, to Blue 4" */
	struct str where = str_slice(rest, n, rest.n);
	where = str_starts(where, ", ") ? str_slice(where, 1, where.n) : where;
	return str_printf(a, "%.*s %.*s%.*s", STR_ARG(str_slice(rest, 0, n)),
			  STR_ARG(name), STR_ARG(where));
}

/* "- ", "* " */
bool mark_is_bullet(struct str typed)
{
	typed = str_trim(typed);
	return str_starts(typed, "-") || str_starts(typed, "*") ||
	       str_starts(typed, "\xe2\x80\xa2");
}

/* "1) ", "b. " */
static bool mark_is_number(struct str typed)
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
static bool mark_is_first(struct str typed)
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

struct str free_bare_heading(struct str typed)
{
	typed = free_bare_item(typed);
	while (typed.n && strchr("*=#_-~<>[]|: \t", typed.s[0]))
		typed = str_slice(typed, 1, typed.n);
	while (typed.n && strchr("*=#_-~<>[]|: \t", typed.s[typed.n - 1]))
		typed.n--;
	return typed;
}

struct str free_singular(struct str head)
{
	return head.n > 4 && str_ends(head, "s") && !str_ends(head, "ss")
		       ? str_slice(head, 0, head.n - 1)
		       : STR("");
}
