/* Names without accents: see fold.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/fold.h"

#include <string.h>

enum { FIRST = 0xc0, LAST = 0x17f };

/* The letter below the accent, from U+00C0 on; a dot: it is not a letter. */
static const char below[] =
	"aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty"
	"aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
	"nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
_Static_assert(sizeof below - 1 == LAST - FIRST + 1, "a letter each");

/* Letters that are also written as two. */
static const struct {
	unsigned at;
	const char *two;
} doubled[] = {
	{0xc4, "ae"},  {0xc5, "aa"},  {0xc6, "ae"},  {0xd6, "oe"},  {0xd8, "oe"},
	{0xdc, "ue"},  {0xde, "th"},  {0xdf, "ss"},  {0xe4, "ae"},  {0xe5, "aa"},
	{0xe6, "ae"},  {0xf6, "oe"},  {0xf8, "oe"},  {0xfc, "ue"},  {0xfe, "th"},
	{0x152, "oe"}, {0x153, "oe"}, {0x132, "ij"}, {0x133, "ij"},
};

static const char *two_of(unsigned point)
{
	for (size_t i = 0; i < sizeof doubled / sizeof *doubled; i++)
		if (doubled[i].at == point)
			return doubled[i].two;
	return NULL;
}

/* In lower case and without accents; `twice`: ä is ae. 0: it is too long. */
static size_t fold(struct str s, bool twice, char out[2 * FOLD_NAME_MAX])
{
	size_t n = 0;

	if (s.n > FOLD_NAME_MAX)
		return 0;
	for (size_t i = 0; i < s.n; i++) {
		unsigned char c = (unsigned char)s.s[i];
		unsigned next = i + 1 < s.n ? (unsigned char)s.s[i + 1] : 0;
		unsigned point = (c & 0x1fU) << 6 | (next & 0x3fU);
		bool pair = (c & 0xe0) == 0xc0 && (next & 0xc0) == 0x80;
		const char *two = pair && twice ? two_of(point) : NULL;
		if (pair && point >= 0x300 && point < 0x370) { /* a mark of its own */
			if (twice && point == 0x308)
				out[n++] = 'e';
			i++;
		} else if (two) {
			out[n++] = two[0];
			out[n++] = two[1];
			i++;
		} else if (pair && point >= FIRST && point <= LAST &&
			   below[point - FIRST] != '.') {
			out[n++] = below[point - FIRST];
			if (point == 0xdf) /* never one s */
				out[n++] = 's';
			i++;
		} else {
			out[n++] = (char)(c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c);
		}
	}
	return n;
}

static bool is_ascii(struct str s)
{
	unsigned all = 0;

	for (size_t i = 0; i < s.n; i++)
		all |= (unsigned char)s.s[i];
	return all < 0x80;
}

bool fold_same(struct str typed, struct str name)
{
	char a[2][2 * FOLD_NAME_MAX], b[2][2 * FOLD_NAME_MAX];
	size_t n_a[2], n_b[2];

	if (str_iequal(typed, name))
		return true;
	if (is_ascii(typed) && is_ascii(name)) /* there is nothing to fold */
		return false;
	for (int twice = 0; twice < 2; twice++) {
		n_a[twice] = fold(typed, twice, a[twice]);
		n_b[twice] = fold(name, twice, b[twice]);
	}
	for (int i = 0; i < 2; i++)
		for (int k = 0; k < 2; k++)
			if (n_a[i] && n_a[i] == n_b[k] && !memcmp(a[i], b[k], n_a[i]))
				return true;
	return false;
}
