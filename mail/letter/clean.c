/* Cleaning: see clean.h.
 * SPDX-License-Identifier: ISC */
#include "mail/letter/clean.h"

#include "base/arena.h"

/* The treatment of the code points first..last: they become `as`. NULL: removed, and
 * the caller is told. "": removed silently, because honest mail programs put them
 * there. */
struct rule {
	uint32_t first, last;
	const char *as;
};

/* clang-format off */
static const struct rule rules[] = {
	{0x0000, 0x0008, NULL}, {0x0009, 0x0009, "\t"}, {0x000b, 0x000c, "\n"},
	{0x000e, 0x001f, NULL}, {0x007f, 0x0084, NULL}, {0x0085, 0x0085, "\n"},
	{0x0086, 0x009f, NULL}, {0x00a0, 0x00a0, " "},  {0x00ab, 0x00ab, "\""},
	{0x00ad, 0x00ad, ""},   {0x00b4, 0x00b4, "'"},  {0x00bb, 0x00bb, "\""},
	{0x02bc, 0x02bc, "'"},  {0x034f, 0x034f, ""},   {0x061c, 0x061c, NULL},
	{0x115f, 0x1160, NULL}, {0x1680, 0x1680, " "},  {0x17b4, 0x17b5, NULL},
	{0x180b, 0x180f, NULL}, {0x2000, 0x200a, " "},  {0x200b, 0x200b, NULL},
	{0x200c, 0x200d, NULL}, {0x200e, 0x200f, NULL}, {0x2010, 0x2015, "-"},
	{0x2018, 0x201b, "'"},  {0x201c, 0x201f, "\""}, {0x2022, 0x2023, "*"},
	{0x2024, 0x2024, "."},  {0x2026, 0x2026, "..."}, {0x2028, 0x2029, "\n"},
	{0x202a, 0x202e, NULL}, {0x202f, 0x202f, " "},  {0x2032, 0x2032, "'"},
	{0x2033, 0x2033, "\""}, {0x2039, 0x2039, "'"},  {0x203a, 0x203a, "'"},
	{0x2043, 0x2043, "-"},  {0x205f, 0x205f, " "},  {0x2060, 0x2064, NULL},
	{0x2065, 0x206f, NULL}, {0x2212, 0x2212, "-"},  {0x3000, 0x3000, " "},
	{0x3164, 0x3164, NULL}, {0xfe00, 0xfe0f, ""},   {0xfe58, 0xfe58, "-"},
	{0xfe63, 0xfe63, "-"},  {0xfeff, 0xfeff, ""},   {0xffa0, 0xffa0, NULL},
	{0xfff0, 0xfffb, NULL}, {0xe0000, 0xe0fff, NULL},
};
/* clang-format on */

enum { N_RULES = sizeof rules / sizeof *rules };

static const struct rule *rule_of(uint32_t c)
{
	size_t lo = 0, hi = N_RULES;

	while (lo < hi) {
		size_t mid = (lo + hi) / 2;
		if (c > rules[mid].last)
			lo = mid + 1;
		else if (c < rules[mid].first)
			hi = mid;
		else
			return &rules[mid];
	}
	return NULL;
}

/* The character at the front of valid UTF-8, and how many bytes it has. */
static uint32_t first_char(struct str s, size_t *n)
{
	unsigned char c = (unsigned char)s.s[0];
	*n = c < 0x80 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
	uint32_t v = *n == 1 ? c : c & (0xffU >> (*n + 1));
	for (size_t i = 1; i < *n && i < s.n; i++)
		v = v << 6 | ((unsigned char)s.s[i] & 0x3fU);
	return v;
}

/* Full-width forms of ASCII, as Asian keyboards write them. */
static bool is_full_width(uint32_t c)
{
	return c >= 0xff01 && c <= 0xff5e;
}

static void clean_wide(struct buf *b, struct str s, uint32_t c, bool *removed)
{
	const struct rule *r = rule_of(c);

	if (is_full_width(c))
		buf_char(b, (char)(c - 0xff01 + '!'));
	else if (!r)
		buf_add(b, s);
	else if (r->as)
		buf_z(b, r->as);
	else
		*removed = true;
}

struct str clean_text(struct arena *a, struct str s, bool *removed)
{
	struct buf b = buf_in(a);

	for (size_t i = 0, n; i < s.n; i += n) {
		struct str rest = str_slice(s, i, s.n);
		uint32_t c = first_char(rest, &n);
		if (c == '\r') {
			bool crlf = rest.n > 1 && rest.s[1] == '\n';
			buf_z(&b, crlf ? "" : "\n");
		} else if (c == '\n' || (c >= ' ' && c < 127)) {
			buf_char(&b, (char)c);
		} else {
			clean_wide(&b, str_slice(rest, 0, n), c, removed);
		}
	}
	return buf_str(&b);
}

struct str clean_zeros(struct arena *a, struct str s, bool *removed)
{
	if (str_find_char(s, '\0') == SIZE_MAX)
		return s;
	char *z = arena_alloc(a, s.n + 1);
	size_t n = 0;
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i])
			z[n++] = s.s[i];
	*removed = true;
	return (struct str){z, n};
}

struct str clean_line(struct arena *a, struct str s)
{
	bool removed = false;
	struct str text = clean_text(a, s, &removed);
	struct buf b = buf_in(a);

	for (size_t i = 0; i < text.n; i++)
		buf_char(&b, text.s[i] == '\n' || text.s[i] == '\t' ? ' ' : text.s[i]);
	return str_trim(buf_str(&b));
}

bool clean_is_line(struct str s)
{
	if (!str_is_utf8(s))
		return false;
	for (size_t i = 0, n; i < s.n; i += n) {
		uint32_t c = first_char(str_slice(s, i, s.n), &n);
		if (c >= ' ' && c < 127)
			continue;
		if (c < 127 || is_full_width(c) || rule_of(c))
			return false;
	}
	return true;
}
