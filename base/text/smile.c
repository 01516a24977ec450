/* Pictures and faces beside words: see smile.h.
 * SPDX-License-Identifier: ISC */
#include "base/text/smile.h"

#include <string.h>

#include "base/text/signs.h"

static const char *const faces[] = {":)", ":-)", ";)", ";-)", ":D", ":-D", ":P", ":p",
				    "=)", "^^",  ":(", ":-(", ":/", ":o)", "xD", "XD"};
static const char ends[] =
	")DdPp^(/"; /* the last characters of those, of either case */

/* The code point with which the text begins, and its bytes. The text is UTF-8. */
static unsigned point_of(struct str s, size_t *n)
{
	static const unsigned char mark[] = {0, 0, 0xc0, 0xe0, 0xf0};
	const unsigned char *u = (const unsigned char *)s.s;

	*n = u[0] < 0x80 ? 1 : u[0] < 0xe0 ? 2 : u[0] < 0xf0 ? 3 : 4;
	if (*n > s.n)
		*n = s.n;
	unsigned point = *n == 1 ? u[0] : u[0] & ~(unsigned)mark[*n];
	for (size_t i = 1; i < *n; i++)
		point = point << 6 | (u[i] & 0x3fU);
	return point;
}

/* Does a word go on there? */
static bool is_of_word(struct str s, size_t at)
{
	char c = at < s.n ? ascii_lower(s.s[at]) : ' ';

	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

size_t smile_at(struct str s)
{
	size_t n;

	if (!s.n)
		return 0;
	if ((unsigned char)s.s[0] >= 0x80)
		return sign_is_picture(point_of(s, &n)) ? n : 0;
	if (!strchr(":;=^xX", s.s[0]) || !s.s[0])
		return 0; /* as nearly always */
	for (size_t i = 0; i < sizeof faces / sizeof *faces; i++) {
		struct str face = str_of(faces[i]);
		if (str_starts(s, faces[i]) && !is_of_word(s, face.n))
			return face.n;
	}
	return 0;
}

/* How many bytes the one has with which the text ends; 0: none. */
static size_t smile_before_end(struct str s)
{
	size_t at = s.n;

	while (at && ((unsigned char)s.s[at - 1] & 0xc0) == 0x80)
		at--;
	if (at && at < s.n)
		return smile_at(str_slice(s, at - 1, s.n));
	if (!s.n || !strchr(ends, s.s[s.n - 1]))
		return 0; /* as nearly always */
	for (size_t i = 0; i < sizeof faces / sizeof *faces; i++) {
		size_t n = str_of(faces[i]).n;
		/* "maxD" is a word. */
		const bool letter = ascii_lower(faces[i][0]) == 'x';
		if (str_ends(s, faces[i]) &&
		    (!letter || s.n == n || s.s[s.n - n - 1] == ' '))
			return n;
	}
	return 0;
}

struct str smile_off(struct str s)
{
	size_t n;

	s = str_trim(s);
	while ((n = smile_at(s)))
		s = str_trim(str_slice(s, n, s.n));
	while ((n = smile_before_end(s)))
		s = str_trim(str_slice(s, 0, s.n - n));
	return s;
}
