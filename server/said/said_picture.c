/* Pictures in the line of an answer: a thumb alone is one.
 * SPDX-License-Identifier: ISC */
#include "server/said/said.h"

/* A picture, or a part of one, at the end or the beginning of a line: bytes; 0: none. */
static size_t picture_at(struct str s, bool end)
{
	static const struct {
		const char *first; /* its first bytes */
		size_t n;          /* how many it has */
	} kinds[] = {{"\xf0\x9f", 4}, {"\xe2\x9c", 3},     {"\xe2\x9d", 3},
		     {"\xe2\x98", 3}, {"\xef\xb8\x8f", 3}, {"\xe2\x80\x8d", 3}};

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		size_t n = kinds[i].n;
		if (s.n >= n &&
		    str_starts(end ? str_slice(s, s.n - n, s.n) : s, kinds[i].first))
			return n;
	}
	return 0;
}

struct str said_without_pictures(struct str s)
{
	size_t n;

	while ((n = picture_at(s, false)))
		s = str_trim(str_slice(s, n, s.n));
	while ((n = picture_at(s, true)))
		s = str_trim(str_slice(s, 0, s.n - n));
	return s;
}

/* A thumb alone is an answer. */
enum intake_word said_by_picture(struct str line)
{
	static const struct {
		const char *first;
		enum intake_word word;
	} thumbs[] = {
		{"\xf0\x9f\x91\x8d", WORD_SAID_YES}, /* a thumb up */
		{"\xf0\x9f\x91\x8c", WORD_SAID_YES}, /* the sign for OK */
		{"\xe2\x9c\x85", WORD_SAID_YES},     /* a tick in a box */
		{"\xe2\x9c\x94", WORD_SAID_YES},     /* a tick */
		{"\xf0\x9f\x91\x8e", WORD_SAID_NO},  /* a thumb down */
	};

	for (size_t i = 0; i < sizeof thumbs / sizeof *thumbs; i++)
		if (str_starts(line, thumbs[i].first))
			return thumbs[i].word;
	return WORD_SAID_NONE;
}
