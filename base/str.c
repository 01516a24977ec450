/* Strings: see str.h.
 * SPDX-License-Identifier: ISC */
#include "base/str.h"

#include <string.h>

#include "base/arena.h"

static bool is_space(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r'); /* the tab, the ends of lines */
}

bool str_iequal_all(struct str a, struct str b)
{
	for (size_t i = 0; i < a.n; i++)
		if (ascii_lower(a.s[i]) != ascii_lower(b.s[i]))
			return false;
	return true;
}

bool str_is_all(struct str s, const char *z)
{
	size_t i = 0;

	if (!z)
		return !s.n;
	while (i < s.n && z[i] && ascii_lower(s.s[i]) == ascii_lower(z[i]))
		i++;
	return i == s.n && !z[i];
}

bool str_starts_all(struct str s, const char *z)
{
	for (size_t i = 0; z && z[i]; i++)
		if (i >= s.n || ascii_lower(s.s[i]) != ascii_lower(z[i]))
			return false;
	return true;
}

bool str_ends(struct str s, const char *z)
{
	struct str end = str_of(z);
	return s.n >= end.n && str_iequal(str_slice(s, s.n - end.n, s.n), end);
}

struct str str_trim_all(struct str s)
{
	while (s.n && is_space(s.s[0]))
		s = str_slice(s, 1, s.n);
	while (s.n && is_space(s.s[s.n - 1]))
		s.n--;
	return s;
}

size_t str_find(struct str hay, struct str needle)
{
	char first = needle.n ? ascii_lower(needle.s[0]) : '\0';
	bool is_letter = first >= 'a' && first <= 'z';

	for (size_t i = 0; needle.n <= hay.n && i <= hay.n - needle.n; i++) {
		if (needle.n && !is_letter) {
			size_t to = str_find_char(str_slice(hay, i, hay.n), first);
			if (to > hay.n - needle.n - i)
				break;
			i += to;
		}
		if (!needle.n || (ascii_lower(hay.s[i]) == first &&
				  str_iequal(str_slice(hay, i, i + needle.n), needle)))
			return i;
	}
	return SIZE_MAX;
}

size_t str_find_char(struct str s, char c)
{
	const char *p = s.n ? memchr(s.s, c, s.n) : NULL;
	return p ? (size_t)(p - s.s) : SIZE_MAX;
}

bool str_line(struct str *rest, struct str *line)
{
	if (!rest->n)
		return false;
	const char *end = memchr(rest->s, '\n', rest->n);
	size_t n = end ? (size_t)(end - rest->s) : rest->n, taken = n + (end != NULL);
	*line = (struct str){rest->s, n && rest->s[n - 1] == '\r' ? n - 1 : n};
	*rest = (struct str){rest->s + taken, rest->n - taken};
	return true;
}

bool str_word(struct str *rest, struct str *word)
{
	size_t i = 0, j;

	while (i < rest->n && is_space(rest->s[i]))
		i++;
	for (j = i; j < rest->n && !is_space(rest->s[j]);)
		j++;
	*word = str_slice(*rest, i, j);
	*rest = str_slice(*rest, j, rest->n);
	return word->n > 0;
}

int str_words(struct str s)
{
	struct str word;
	int n = 0;

	while (str_word(&s, &word))
		n++;
	return n;
}

struct str str_until(struct str *rest, char sep)
{
	size_t at = str_find_char(*rest, sep);
	struct str head;

	if (at == SIZE_MAX) {
		head = *rest;
		*rest = str_slice(*rest, rest->n, rest->n);
	} else {
		head = str_slice(*rest, 0, at);
		*rest = str_slice(*rest, at + 1, rest->n);
	}
	return head;
}

bool str_int(struct str s, int64_t min, int64_t max, int64_t *out)
{
	bool minus = s.n && s.s[0] == '-';
	int64_t v = 0;

	if (minus)
		s = str_slice(s, 1, s.n);
	if (!s.n || s.n > 18)
		return false;
	for (size_t i = 0; i < s.n; i++) {
		if (s.s[i] < '0' || s.s[i] > '9')
			return false;
		v = v * 10 + (s.s[i] - '0');
	}
	if (minus)
		v = -v;
	if (v < min || v > max)
		return false;
	*out = v;
	return true;
}

struct str str_dup(struct arena *a, struct str s)
{
	return (struct str){str_z(a, s), s.n};
}

char *str_z(struct arena *a, struct str s)
{
	char *z = arena_room(a, s.n + 1);
	if (s.n)
		memcpy(z, s.s, s.n);
	z[s.n] = '\0';
	return z;
}

struct str str_printf(struct arena *a, const char *fmt, ...)
{
	struct buf b = buf_in(a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&b, fmt, ap);
	va_end(ap);
	return buf_str(&b);
}

struct str str_lower(struct arena *a, struct str s)
{
	char *z = str_z(a, s);
	for (size_t i = 0; i < s.n; i++)
		z[i] = ascii_lower(z[i]);
	return (struct str){z, s.n};
}

/* Length of the well-formed sequence at the front, 0 where there is none. */
static size_t utf8_sequence(struct str s)
{
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	unsigned char c = (unsigned char)s.s[0];
	size_t n = c < 0x80       ? 1
		   : c >> 5 == 6  ? 2
		   : c >> 4 == 14 ? 3
		   : c >> 3 == 30 ? 4
				  : 0;

	if (n < 2 || n > s.n)
		return n == 1 ? 1 : 0;
	uint32_t v = c & (0xffU >> (n + 1));
	for (size_t i = 1; i < n; i++) {
		unsigned char d = (unsigned char)s.s[i];
		if (d >> 6 != 2)
			return 0;
		v = v << 6 | (d & 0x3f);
	}
	return v < least[n] || v > 0x10ffff || (v >= 0xd800 && v < 0xe000) ? 0 : n;
}

/* Eight bytes, none of which is beyond ASCII. */
static bool are_ascii(const char *s)
{
	uint64_t eight;

	memcpy(&eight, s, sizeof eight);
	return !(eight & 0x8080808080808080);
}

/* How many bytes at the front are ASCII for sure: nearly all of a text, eight in one look. The last eight may have been looked
 * at before. */
static size_t ascii_at_front(struct str s)
{
	enum { EIGHT = 8 };
	size_t n = 0;

	while (n + EIGHT <= s.n && are_ascii(s.s + n))
		n += EIGHT;
	return n && n + EIGHT > s.n && are_ascii(s.s + s.n - EIGHT) ? s.n : n;
}

/* Eight bytes from ' ' to '~'. */
static bool are_printed(const char *s)
{
	const uint64_t each = 0x0101010101010101, top = each << 7;
	uint64_t x;

	memcpy(&x, s, sizeof x);
	return !((x | (x - each * ' ') | (x + each)) & top);
}

size_t str_printed(struct str s)
{
	enum { EIGHT = 8 };
	size_t n = 0;

	while (n + EIGHT <= s.n && are_printed(s.s + n))
		n += EIGHT;
	if (n && n + EIGHT > s.n && are_printed(s.s + s.n - EIGHT))
		return s.n;
	while (n < s.n && s.s[n] >= ' ' && s.s[n] <= '~')
		n++;
	return n;
}

bool str_is_utf8(struct str s)
{
	while ((s = str_slice(s, ascii_at_front(s), s.n)).n) {
		size_t n = utf8_sequence(s);
		if (!n)
			return false;
		s = str_slice(s, n, s.n);
	}
	return true;
}

/* Is byte `i` inside a character that began before it? */
static bool is_inside(struct str s, size_t i)
{
	return (unsigned char)s.s[i] >> 6 == 2;
}

/* Does a mark begin there that stands over the letter before it (U+0300 to U+036F)? */
static bool is_mark(struct str s, size_t i)
{
	unsigned char c = (unsigned char)s.s[i];

	return c == 0xcc ||
	       (c == 0xcd && i + 1 < s.n && (unsigned char)s.s[i + 1] < 0xb0);
}

struct str str_cut(struct str s, size_t max)
{
	size_t whole = max, n;

	if (s.n <= max)
		return s;
	while (whole && max - whole < 4 && is_inside(s, whole))
		whole--;
	if (is_inside(s, whole))
		whole = max; /* bytes of another kind, which end anywhere */
	for (n = whole; n && (is_inside(s, n) || is_mark(s, n));)
		n--;
	return str_slice(s, 0, n ? n : whole); /* of marks alone, some of them */
}

void str_mend(char *z)
{
	struct str s = str_of(z);
	size_t at = s.n;

	while (at && s.n - at < 4 && is_inside(s, at - 1))
		at--;
	if (at && (unsigned char)z[at - 1] >= 0xc0 &&
	    !utf8_sequence(str_slice(s, at - 1, s.n)))
		z[at - 1] = '\0';
}

size_t str_columns(struct str s)
{
	size_t ascii = ascii_at_front(s), n = ascii; /* nearly all of a text */

	for (size_t i = ascii; i < s.n; i++)
		n += (unsigned char)s.s[i] < 0x80 ||
		     (!is_inside(s, i) && !is_mark(s, i));
	return n;
}

/* Characters of East Asia and pictures, by the first three bytes of each; in order. */
static bool is_wide(struct str s, size_t i)
{
	static const uint32_t wide[][2] = {
		{0xe18480, 0xe1859f}, {0xe2ba80, 0xea9387}, /* Jamo; Kana, CJK, Yi */
		{0xeaa5a0, 0xeaa5bc}, {0xeab080, 0xed9ea3}, /* Jamo, Hangul */
		{0xefa480, 0xefabbf}, {0xefb8b0, 0xefb9af}, /* CJK and its forms */
		{0xefbc81, 0xefbda0}, {0xefbfa0, 0xefbfa6}, /* of full width */
		{0xf09f8c, 0xf09f9b}, {0xf09fa4, 0xf09fa7}, /* pictures */
		{0xf0a080, 0xf0bfbf}};
	const unsigned char *c = (const unsigned char *)s.s + i;

	if (c[0] < 0xe1 || i + 3 > s.n)
		return false;
	uint32_t front = (uint32_t)c[0] << 16 | (uint32_t)c[1] << 8 | c[2];
	for (size_t k = 0; k < sizeof wide / sizeof *wide; k++)
		if (front <= wide[k][1])
			return front >= wide[k][0];
	return false;
}

size_t str_cells(struct str s)
{
	size_t n = str_columns(s);

	for (size_t i = ascii_at_front(s); i < s.n; i++)
		n += is_wide(s, i);
	return n;
}

size_t str_octets(struct str s, size_t characters)
{
	size_t i = 0;

	for (; i < s.n; i++) {
		bool begins = ((unsigned char)s.s[i] & 0xc0) != 0x80;
		if (begins && characters-- == 0)
			break;
	}
	return i;
}

void buf_wrap(struct buf *b, struct str text, size_t columns)
{
	struct str word;
	size_t at = 0;

	while (str_word(&text, &word)) {
		size_t width = str_columns(word);
		bool wrap = at && at + 1 + width > columns;
		buf_z(b, wrap ? "\n" : at ? " " : "");
		at = wrap || !at ? width : at + 1 + width;
		buf_add(b, word);
	}
	buf_z(b, at ? "\n" : "");
}
