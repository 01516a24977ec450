/* Character sets: see charset.h.
 * SPDX-License-Identifier: ISC */
#include "mail/letter/charset.h"

#include <errno.h>
#include <iconv.h>
#include <string.h>

#include "base/arena.h"
#include "mail/letter/charset_table.h"

/* clang-format off */
static const struct { const char *label, *name; } sets[] = {
	{"utf-8", "UTF-8"},            {"utf8", "UTF-8"},             {"unicode-1-1-utf-8", "UTF-8"},
	{"unknown-8bit", "ASCII"},     {"x-unknown", "ASCII"},        {"default", "ASCII"},
	{"us-ascii", "ASCII"},         {"ascii", "ASCII"},            {"ansi_x3.4-1968", "ASCII"},
	{"iso-8859-1", "CP1252"},      {"latin1", "CP1252"},          {"iso8859-1", "CP1252"},
	{"windows-1252", "CP1252"},    {"cp1252", "CP1252"},          {"iso_8859-1", "CP1252"},
	{"iso-8859-2", "ISO-8859-2"},  {"latin2", "ISO-8859-2"},      {"iso-8859-3", "ISO-8859-3"},
	{"iso-8859-4", "ISO-8859-4"},  {"iso-8859-5", "ISO-8859-5"},  {"iso-8859-6", "ISO-8859-6"},
	{"iso-8859-7", "ISO-8859-7"},  {"iso-8859-8", "ISO-8859-8"},  {"iso-8859-8-i", "ISO-8859-8"},
	{"iso-8859-9", "ISO-8859-9"},  {"iso-8859-10", "ISO-8859-10"}, {"iso-8859-11", "ISO-8859-11"},
	{"tis-620", "ISO-8859-11"},    {"iso-8859-13", "ISO-8859-13"}, {"iso-8859-14", "ISO-8859-14"},
	{"iso-8859-15", "ISO-8859-15"}, {"latin-9", "ISO-8859-15"},   {"iso-8859-16", "ISO-8859-16"},
	{"windows-1250", "CP1250"},    {"cp1250", "CP1250"},          {"windows-1251", "CP1251"},
	{"cp1251", "CP1251"},          {"windows-1253", "CP1253"},    {"windows-1254", "CP1254"},
	{"windows-1255", "CP1255"},    {"windows-1256", "CP1256"},    {"windows-1257", "CP1257"},
	{"windows-1258", "CP1258"},    {"koi8-r", "KOI8-R"},          {"koi8-u", "KOI8-U"},
	{"shift_jis", "CP932"},        {"shift-jis", "CP932"},        {"sjis", "CP932"},
	{"windows-31j", "CP932"},      {"cp932", "CP932"},            {"euc-jp", "EUC-JP"},
	{"iso-2022-jp", "ISO-2022-JP"}, {"gb2312", "GBK"},            {"gbk", "GBK"},
	{"gb18030", "GB18030"},        {"big5", "BIG5"},              {"big5-hkscs", "BIG5-HKSCS"},
	{"euc-kr", "CP949"},           {"ks_c_5601-1987", "CP949"},   {"cp949", "CP949"},
	{"utf-16", "UTF-16"},          {"utf-16le", "UTF-16LE"},      {"utf-16be", "UTF-16BE"},
};

/* 0x80 to 0x9f of Windows-1252. Where it has nothing, the table has the C1 controls,
 * which are removed later like all controls. */
static const unsigned short cp1252[32] = {
	0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
	0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008d, 0x017d, 0x008f,
	0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
	0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178,
};
/* clang-format on */

enum { N_SETS = sizeof sets / sizeof *sets };

/* One character of the basic plane as UTF-8. */
static void put_char(struct buf *b, unsigned v)
{
	if (v >= 0x800) {
		buf_char(b, (char)(0xe0 | v >> 12));
		buf_char(b, (char)(0x80 | (v >> 6 & 0x3f)));
	} else if (v >= 0x80) {
		buf_char(b, (char)(0xc0 | v >> 6));
	}
	buf_char(b, v >= 0x80 ? (char)(0x80 | (v & 0x3f)) : (char)v);
}

static struct str from_cp1252(struct arena *a, struct str bytes)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < bytes.n; i++) {
		unsigned char c = (unsigned char)bytes.s[i];
		put_char(&b, c >= 0x80 && c < 0xa0 ? cp1252[c - 0x80] : c);
	}
	return buf_str(&b);
}

static enum charset_result by_table(struct arena *a, const unsigned short *table,
				    struct str bytes, struct str *out)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < bytes.n; i++) {
		unsigned v = table[(unsigned char)bytes.s[i]];
		if (v == CHARSET_NOTHING) {
			*out = buf_str(&b);
			return CHARSET_BROKEN;
		}
		put_char(&b, v);
	}
	*out = buf_str(&b);
	return CHARSET_OK;
}

static enum charset_result by_iconv(struct arena *a, const char *name, struct str bytes,
				    struct str *out)
{
	iconv_t cd = iconv_open("UTF-8", name);
	char *in = str_z(a, bytes);
	size_t left = bytes.n, n = 0, cap = bytes.n * 4 + 16;
	char *room = arena_alloc(a, cap), *to = room;

	if (cd == (iconv_t)-1)
		return CHARSET_UNKNOWN;
	n = cap;
	bool ok = iconv(cd, &in, &left, &to, &n) != (size_t)-1 || errno == EINVAL;
	ok = ok && iconv(cd, NULL, NULL, &to, &n) != (size_t)-1;
	iconv_close(cd);
	*out = (struct str){room, (size_t)(to - room)};
	return ok && str_is_utf8(*out) ? CHARSET_OK : CHARSET_BROKEN;
}

static const char *look_up(struct str label)
{
	for (size_t i = 0; i < N_SETS; i++)
		if (str_is(label, sets[i].label))
			return sets[i].name;
	return NULL;
}

/* Read without iconv. */
static bool is_ours(const char *name)
{
	return strcmp(name, "UTF-8") == 0 || strcmp(name, "ASCII") == 0 ||
	       strcmp(name, "CP1252") == 0;
}

static bool has_bom(struct str s)
{
	return s.n >= 2 &&
	       (memcmp(s.s, "\xff\xfe", 2) == 0 || memcmp(s.s, "\xfe\xff", 2) == 0);
}

/* charset='UTF8' and charset=utf-8; are written too. */
static struct str without_quotes(struct str s)
{
	while (s.n && strchr("'\"; ", s.s[0]))
		s = str_slice(s, 1, s.n);
	while (s.n && strchr("'\"; ", s.s[s.n - 1]))
		s.n--;
	return s;
}

static bool begins_character(unsigned char c)
{
	return c >= 0xc0 && c <= 0xf4;
}

static bool goes_on(unsigned char c)
{
	return c >= 0x80 && c <= 0xbf;
}

/* Has no Western text this byte? Windows-1252 has nothing there, and 0xff is a letter that hardly any language writes. */
static bool is_foreign(unsigned char c)
{
	return c == 0xff || (c >= 0x80 && c < 0xa0 && cp1252[c - 0x80] < 0xa0);
}

/* Is a text that is said to be UTF-8 a Western one: bytes beyond ASCII, and nothing that was a character of UTF-8 before its way
 * damaged it? */
static bool is_western(struct str bytes)
{
	bool any = false;

	for (size_t i = 0; i < bytes.n; i++) {
		const unsigned char c = (unsigned char)bytes.s[i];
		if (c < 0x80)
			continue;
		if (is_foreign(c) ||
		    (begins_character(c) &&
		     (i + 1 == bytes.n || goes_on((unsigned char)bytes.s[i + 1]))))
			return false;
		any = true;
	}
	return any;
}

static size_t count_of(struct str s, char c)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += s.s[i] == c;
	return n;
}

/* UTF-16 without a mark: a text has blanks and line ends, which only the right order of bytes shows as such. */
static enum charset_result from_unmarked(struct arena *a, struct str bytes,
					 struct str *out)
{
	struct str little, big;
	enum charset_result l = by_iconv(a, "UTF-16LE", bytes, &little);
	enum charset_result b = by_iconv(a, "UTF-16BE", bytes, &big);
	size_t n_little =
		l == CHARSET_OK ? count_of(little, ' ') + count_of(little, '\n') : 0;
	size_t n_big = b == CHARSET_OK ? count_of(big, ' ') + count_of(big, '\n') : 0;

	*out = n_little > n_big ? little : big;
	return n_little == n_big ? CHARSET_BROKEN : CHARSET_OK;
}

/* Its zero bytes, of which ASCII in UTF-16 has one a character, were taken out on the way, or there were none. */
static bool has_lost_zeros(const char *name, struct str bytes)
{
	bool ascii = strncmp(name, "UTF-16", 6) == 0 &&
		     str_find_char(bytes, '\0') == SIZE_MAX;

	for (size_t i = 0; ascii && i < bytes.n; i++)
		ascii = (unsigned char)bytes.s[i] < 0x80;
	return ascii;
}

enum charset_result charset_to_utf8(struct arena *a, struct str label, struct str bytes,
				    struct str *out)
{
	label = without_quotes(label);
	const char *name = label.n ? look_up(label) : "ASCII";

	*out = (struct str){0};
	if (!name)
		return CHARSET_UNKNOWN;
	/* Bytes that happen to be UTF-8 are UTF-8, whatever a Western label says: no
	 * real text in these sets looks like that. */
	if (strcmp(name, "UTF-8") == 0 ||
	    ((strcmp(name, "ASCII") == 0 || strcmp(name, "CP1252") == 0) &&
	     str_is_utf8(bytes))) {
		*out = is_western(bytes) ? from_cp1252(a, bytes) : bytes;
		return str_is_utf8(*out) ? CHARSET_OK : CHARSET_BROKEN;
	}
	if (has_lost_zeros(name, bytes)) {
		*out = bytes;
		return CHARSET_OK;
	}
	if (strcmp(name, "ASCII") == 0 || strcmp(name, "CP1252") == 0) {
		*out = from_cp1252(a, bytes);
		return CHARSET_OK;
	}
	if (strcmp(name, "UTF-16") == 0 && !has_bom(bytes))
		return from_unmarked(a, bytes, out);
	const unsigned short *table = charset_table(name);
	return table ? by_table(a, table, bytes, out) : by_iconv(a, name, bytes, out);
}

/* Bytes of the character at `i`; 0: there is none. */
static size_t character_at(struct str s, size_t i)
{
	for (size_t n = 1; n <= 4 && i + n <= s.n; n++)
		if (str_is_utf8(str_slice(s, i, i + n)))
			return n;
	return 0;
}

static const char replacement[] = "\xef\xbf\xbd"; /* U+FFFD */

static size_t mend_utf8(struct str bytes, struct buf *out)
{
	size_t bad = 0, n;

	for (size_t i = 0; i < bytes.n; i += n ? n : 1) {
		n = character_at(bytes, i);
		if (n)
			buf_add(out, str_slice(bytes, i, i + n));
		else
			buf_z(out, replacement);
		bad += !n;
	}
	return bad;
}

static size_t mend_by_table(const unsigned short *table, struct str bytes,
			    struct buf *out)
{
	size_t bad = 0;

	for (size_t i = 0; i < bytes.n; i++) {
		unsigned v = table[(unsigned char)bytes.s[i]];
		if (v == CHARSET_NOTHING)
			buf_z(out, replacement);
		else
			put_char(out, v);
		bad += v == CHARSET_NOTHING;
	}
	return bad;
}

bool charset_mend(struct arena *a, struct str label, struct str bytes, struct str *out)
{
	const char *name = look_up(without_quotes(label));
	const unsigned short *table = name ? charset_table(name) : NULL;
	struct buf b = buf_in(a);
	size_t bad;

	if (!name || (!table && strcmp(name, "UTF-8") != 0))
		return false;
	bad = table ? mend_by_table(table, bytes, &b) : mend_utf8(bytes, &b);
	*out = buf_str(&b);
	return bad <= 1 + bytes.n / 16;
}

void charset_preload(void)
{
	/* Never closed: an open descriptor keeps its converter loaded. */
	static iconv_t kept[N_SETS];

	for (size_t i = 0; i < N_SETS; i++)
		if (!kept[i] && !is_ours(sets[i].name) && !charset_table(sets[i].name))
			kept[i] = iconv_open("UTF-8", sets[i].name);
}
