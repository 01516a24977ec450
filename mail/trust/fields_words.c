/* Encoded words and ids: see fields.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/trust/fields.h"

/* How bytes below 128 are used by character sets that use them for more than ASCII. */
enum set_kind { SET_PLAIN, SET_SECOND_BYTE, SET_ESCAPES };

static enum set_kind kind_of(struct str charset)
{
	static const char *const second_byte[] = {
		"shift_jis", "shift-jis", "sjis",  "x-sjis", "cp932", "windows-31j",
		"gbk",       "gb18030",   "cp936", "big5",   "cp950", "big5-hkscs",
	};

	if (str_starts(charset, "iso-2022-") || str_is(charset, "hz-gb-2312"))
		return SET_ESCAPES;
	for (size_t i = 0; i < sizeof second_byte / sizeof *second_byte; i++)
		if (str_is(charset, second_byte[i]))
			return SET_SECOND_BYTE;
	return SET_PLAIN;
}

/* Bytes of one encoded word, as they are decoded. */
struct bytes {
	struct buf *out;
	enum set_kind kind;
	bool second;  /* the last one was the first of two */
	int escape;   /* 1: behind ESC; 2: behind its "(" or "$" */
	bool foreign; /* between ESC $ and the next ESC ( */
};

static void take_byte(struct bytes *b, unsigned char c)
{
	if (b->kind == SET_ESCAPES && c == 27) {
		b->escape = 1;
	} else if (b->escape == 1) {
		b->foreign = c == '$';
		b->escape = c == '(' || c == '$' ? 2 : 0;
	} else if (b->escape == 2) {
		b->escape = c == '(' || c == ')' ? 2 : 0;
	} else if (b->second) {
		b->second = false;
	} else if (b->kind == SET_SECOND_BYTE && c >= 0x81) {
		b->second = true;
	} else if (!b->foreign) {
		buf_char(b->out, c < ' ' ? ' ' : (char)c);
	}
}

static int hex_of(char c)
{
	return c >= '0' && c <= '9'   ? c - '0'
	       : c >= 'A' && c <= 'F' ? c - 'A' + 10
	       : c >= 'a' && c <= 'f' ? c - 'a' + 10
				      : -1;
}

static void take_q(struct bytes *b, struct str text)
{
	for (size_t i = 0; i < text.n; i++) {
		int high = i + 2 < text.n ? hex_of(text.s[i + 1]) : -1;
		int low = high >= 0 ? hex_of(text.s[i + 2]) : -1;
		if (text.s[i] == '=' && low >= 0) {
			take_byte(b, (unsigned char)(high << 4 | low));
			i += 2;
		} else {
			take_byte(b, text.s[i] == '_' ? ' ' : (unsigned char)text.s[i]);
		}
	}
}

static int sextet_of(char c)
{
	return c >= 'A' && c <= 'Z'   ? c - 'A'
	       : c >= 'a' && c <= 'z' ? c - 'a' + 26
	       : c >= '0' && c <= '9' ? c - '0' + 52
	       : c == '+'             ? 62
	       : c == '/'             ? 63
				      : -1;
}

static void take_b(struct bytes *b, struct str text)
{
	unsigned bits = 0;
	int n = 0;

	for (size_t i = 0; i < text.n && text.s[i] != '='; i++) {
		int six = sextet_of(text.s[i]);
		if (six < 0)
			continue;
		bits = (bits << 6 | (unsigned)six) & 0xffff;
		n += 6;
		if (n >= 8) {
			n -= 8;
			take_byte(b, (unsigned char)(bits >> n & 0xff));
		}
	}
}

/* The value that is read, and what lies ahead in it: looked for once, so that a value
 * full of beginnings without an end is read in one pass. */
struct words {
	struct str value;
	size_t at;
	size_t blank, end; /* the next white space, the next "?=" */
};

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static void look_ahead(struct words *w, size_t from)
{
	const struct str v = w->value;

	if (w->blank < from)
		w->blank = from;
	while (w->blank < v.n && !is_blank(v.s[w->blank]))
		w->blank++;
	if (w->end < from)
		w->end = from;
	while (w->end < v.n &&
	       !(v.s[w->end] == '?' && w->end + 1 < v.n && v.s[w->end + 1] == '='))
		w->end++;
}

/* "=?charset*language?Q?text?=" where the reader stands; returns its length, or 0. */
static size_t take_word(struct words *w, struct buf *out)
{
	enum { CHARSET_MAX = 64 };
	struct str rest = str_slice(w->value, w->at, w->value.n);

	if (!str_starts(rest, "=?"))
		return 0;
	struct str charset = str_slice(rest, 2, 2 + CHARSET_MAX);
	size_t n = str_find_char(charset, '?');
	if (n == SIZE_MAX || n == 0)
		return 0;
	charset.n = n;
	struct str way = str_slice(rest, n + 3, n + 4);
	if (!str_equal(str_slice(rest, n + 4, n + 5), STR("?")))
		return 0;
	size_t text = w->at + n + 5;
	look_ahead(w, text);
	if (w->end >= w->value.n || w->end > w->blank)
		return 0;
	struct bytes b = {.out = out, .kind = kind_of(str_until(&charset, '*'))};
	if (str_is(way, "q"))
		take_q(&b, str_slice(w->value, text, w->end));
	else if (str_is(way, "b"))
		take_b(&b, str_slice(w->value, text, w->end));
	else
		return 0;
	return w->end + 2 - w->at;
}

struct str fields_words(struct arena *a, struct str value)
{
	struct words w = {.value = str_trim(value)};
	struct buf out = buf_with_room(a, value.n + 1);
	bool behind_word = false, gap = false;

	while (w.at < w.value.n) {
		char c = w.value.s[w.at];
		if (behind_word &&
		    is_blank(c)) { /* between two words it ends nothing */
			gap = true;
			w.at++;
			continue;
		}
		size_t n = take_word(&w, &out);
		behind_word = n > 0;
		w.at += n ? n : 1;
		if (!n && gap)
			buf_char(&out, ' ');
		gap = false;
		if (!n && c != '\r' && c != '\n' && c != '\0')
			buf_char(&out, c == '\t' ? ' ' : c);
	}
	return buf_str(&out);
}

/* Visible ASCII without another bracket. */
static bool is_id(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] <= ' ' || s.s[i] > '~' || s.s[i] == '<')
			return false;
	return s.n > 0 && s.n <= 998;
}

struct str fields_id(struct str *rest)
{
	size_t open;

	while ((open = str_find_char(*rest, '<')) != SIZE_MAX) {
		*rest = str_slice(*rest, open + 1, rest->n);
		struct str id = str_trim(str_until(rest, '>'));
		if (is_id(id))
			return id;
	}
	*rest = (struct str){0};
	return *rest;
}
