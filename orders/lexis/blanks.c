/* Filled blanks: see blanks.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/blanks.h"

static bool is_word(char c)
{
	return (c >= '0' && c <= '9') ||
	       (ascii_lower(c) >= 'a' && ascii_lower(c) <= 'z');
}

/* Are there underscores right behind the words from `from` on? */
static bool closes_later(struct str s, size_t from)
{
	size_t i = from;

	if (i >= s.n || !is_word(s.s[i]))
		return false;
	while (i < s.n && s.s[i] != '_' && s.s[i] != '\n')
		i++;
	return i < s.n && s.s[i] == '_' && is_word(s.s[i - 1]);
}

static bool opened_before(struct str s, size_t to)
{
	size_t i = to;

	if (!i || !is_word(s.s[i - 1]))
		return false;
	while (i > 0 && s.s[i - 1] != '_' && s.s[i - 1] != '\n')
		i--;
	return i > 0 && s.s[i - 1] == '_' && is_word(s.s[i]);
}

bool blank_is_filled(struct str typed, size_t from, size_t to)
{
	return closes_later(typed, to) || opened_before(typed, from);
}
