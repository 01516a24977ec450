/* Characters that are not letters: see signs.h.
 * SPDX-License-Identifier: ISC */
#include "base/text/signs.h"

#include <stddef.h>

/* By their code points. Blocks of Unicode that hold only pictures are here as a whole, but for those that say no: these may take back
 * what stands beside them. */
static const struct sign {
	uint32_t first, last;
	char plain;
	bool picture;
} signs[] = {
	{0x80, 0xa0, ' ', false},
	{0xab, 0xab, '"', false},
	{0xad, 0xad, ' ', false},
	{0xb4, 0xb4, '\'', false},
	{0xb7, 0xb7, '*', false},
	{0xbb, 0xbb, '"', false},
	{0x2000, 0x200c, ' ', false},
	{0x200d, 0x200d, ' ', true}, /* joins pictures */
	{0x200e, 0x200f, ' ', false},
	{0x2010, 0x2015, '-', false},
	{0x2018, 0x201b, '\'', false},
	{0x201c, 0x201f, '"', false},
	{0x2022, 0x2023, '*', false},
	{0x2026, 0x2026, '!', false},
	{0x2028, 0x202f, ' ', false},
	{0x2032, 0x2032, '\'', false},
	{0x2033, 0x2033, '"', false},
	{0x205f, 0x2060, ' ', false},
	{0x2190, 0x2190, '<', false},
	{0x2192, 0x2192, '>', false},
	{0x21d2, 0x21d2, '>', false},
	{0x2212, 0x2212, '-', false},
	{0x2264, 0x2264, SIGN_AT_MOST, false},
	{0x2265, 0x2265, SIGN_AT_LEAST, false},
	{0x2266, 0x2266, SIGN_AT_MOST, false},
	{0x2267, 0x2267, SIGN_AT_LEAST, false},
	{0x2300, 0x23ff, 'a', true},
	{0x2500, 0x25ce, 'a', true},
	{0x25cf, 0x25cf, '*', true}, /* a bullet */
	{0x25d0, 0x2639, 'a', true},
	{0x263a, 0x263a, ' ', true}, /* a face */
	{0x263b, 0x26d3, 'a', true},
	{0x26d4, 0x26d4, 'a', false}, /* no entry */
	{0x26d5, 0x270b, 'a', true},
	{0x270c, 0x270c, ' ', true}, /* two fingers */
	{0x270d, 0x2714, 'a', true},
	{0x2715, 0x2718, 'a', false}, /* crosses */
	{0x2719, 0x2727, 'a', true},
	{0x2728, 0x2728, ' ', true}, /* sparks */
	{0x2729, 0x274b, 'a', true},
	{0x274c, 0x274c, 'a', false}, /* a cross */
	{0x274d, 0x274d, 'a', true},
	{0x274e, 0x274e, 'a', false}, /* a cross */
	{0x274f, 0x2775, 'a', true},
	{0x2794, 0x27bf, 'a', true},
	{0x2a7d, 0x2a7d, SIGN_AT_MOST, false},
	{0x2a7e, 0x2a7e, SIGN_AT_LEAST, false},
	{0x2b00, 0x2bff, 'a', true},
	{0x3000, 0x3000, ' ', false},
	{0xfe00, 0xfe0d, ' ', false},
	{0xfe0e, 0xfe0f, ' ', true}, /* text or picture */
	{0xfeff, 0xfeff, ' ', false},
	{0xfffd, 0xfffd, '?', false},
	{0x1f000, 0x1f388, 'a', true},
	{0x1f389, 0x1f38a, ' ', true}, /* party */
	{0x1f38b, 0x1f3fa, 'a', true},
	{0x1f3fb, 0x1f3ff, ' ', true}, /* colours of skin */
	{0x1f400, 0x1f44a, 'a', true},
	{0x1f44b, 0x1f44d, ' ', true},  /* a hand that waves, all well, thumb up */
	{0x1f44e, 0x1f44e, 'a', false}, /* thumb down */
	{0x1f44f, 0x1f44f, ' ', true},  /* applause */
	{0x1f450, 0x1f4a9, 'a', true},
	{0x1f4aa, 0x1f4aa, ' ', true}, /* a strong arm */
	{0x1f4ab, 0x1f5ff, 'a', true},
	{0x1f600, 0x1f644, ' ', true},  /* faces */
	{0x1f645, 0x1f645, 'a', false}, /* somebody who says no */
	{0x1f646, 0x1f64b, 'a', true},
	{0x1f64c, 0x1f64c, ' ', true}, /* hands that rejoice */
	{0x1f64d, 0x1f64e, 'a', true},
	{0x1f64f, 0x1f64f, ' ', true}, /* hands folded */
	{0x1f650, 0x1f6aa, 'a', true},
	{0x1f6ab, 0x1f6ab, 'a', false}, /* forbidden */
	{0x1f6ac, 0x1f90f, 'a', true},
	{0x1f910, 0x1f917, ' ', true}, /* faces */
	{0x1f918, 0x1f91d, 'a', true},
	{0x1f91e, 0x1f91e, ' ', true}, /* fingers crossed */
	{0x1f91f, 0x1faff, 'a', true},
};

static const struct sign *sign_of(uint32_t point)
{
	size_t low = 0, high = sizeof signs / sizeof *signs;

	while (low < high) {
		size_t mid = (low + high) / 2;
		if (point > signs[mid].last)
			low = mid + 1;
		else
			high = mid;
	}
	bool found = low < sizeof signs / sizeof *signs && point >= signs[low].first;
	return found ? &signs[low] : NULL;
}

char sign_plain(uint32_t point)
{
	const struct sign *s = sign_of(point);

	return s ? s->plain : 'a';
}

bool sign_is_picture(uint32_t point)
{
	const struct sign *s = sign_of(point);

	return s && s->picture;
}
