/* See phrases_bare.h.
 * SPDX-License-Identifier: ISC */
#include "mail/text/phrases_bare.h"

struct str phrase_bare(struct str s)
{
	s = str_trim(s);
	while (s.n && (s.s[0] == '*' || s.s[0] == '_'))
		s = str_slice(s, 1, s.n);
	while (s.n && (s.s[s.n - 1] == '*' || s.s[s.n - 1] == '_'))
		s.n--;
	return str_trim(s);
}

bool phrase_has(struct str s, const char *z)
{
	return str_find(s, str_of(z)) != SIZE_MAX;
}
