/* Classifies the lines of a letter: see trim_lines.h.
 * SPDX-License-Identifier: ISC */
#include "mail/text/trim_lines.h"

#include <string.h>

#include "base/arena.h"
#include "mail/text/phrases.h"

bool line_is_blank(struct str s)
{
	return str_trim(s).n == 0;
}

/* ">:" is the end of an attribution that was wrapped in its address. */
bool line_is_quoted(struct str s)
{
	s = str_trim(s);
	return s.n && (s.s[0] == '>' || s.s[0] == '|') && !str_is(s, ">:");
}

/* "Cosmic> You need": quoted with a name, as some programs for Emacs do. */
bool line_is_named_quote(struct str s)
{
	size_t n = 0;

	while (n < s.n && n <= 10 &&
	       ((s.s[n] >= 'a' && s.s[n] <= 'z') || (s.s[n] >= 'A' && s.s[n] <= 'Z')))
		n++;
	return n >= 2 && n <= 10 && s.s[0] >= 'A' && s.s[0] <= 'Z' && n < s.n &&
	       s.s[n] == '>' && (n + 1 == s.n || s.s[n + 1] == ' ');
}

/* The cut line without spaces and dashes, which mail programs change at will. */
static const char cut_core[] = "=writeabovethisline=";

/* Does the cut line's core stand from byte `at` of line `i` on, in it and up to three
 * more lines over which it is wrapped? */
static bool core_at(const struct lines *l, size_t i, size_t at)
{
	size_t have = 0;

	for (size_t k = i; k < l->n && k < i + 4; k++, at = 0)
		for (; at < l->s[k].n; at++) {
			char c = l->s[k].s[at];
			if (strchr(" -*_", c))
				continue;
			if (ascii_lower(c) != cut_core[have])
				return false;
			if (cut_core[++have] == '\0')
				return true;
		}
	return false;
}

static size_t without_marks(struct str s, size_t n)
{
	while (n && strchr(" -=*_", s.s[n - 1]))
		n--;
	return n;
}

/* If a mail program lost the equals signs, the words between dashes are enough. */
size_t lines_find_cut(const struct lines *l, size_t i)
{
	const struct str words = STR("write above this line");
	struct str s = l->s[i];

	for (size_t at = 0; at < s.n; at++)
		if (s.s[at] == '=' && core_at(l, i, at))
			return without_marks(s, at);
	size_t inside = str_find(s, words);
	if (inside == SIZE_MAX)
		return SIZE_MAX;
	size_t head = without_marks(s, inside);
	bool marked = head + 3 <= inside ||
		      str_starts(str_trim(str_slice(s, inside + words.n, s.n)), "-");
	return marked ? head : SIZE_MAX;
}

/* Lines joined by a space, as far as they are neither blank nor quoted. */
static struct str joined(struct arena *a, const struct lines *l, size_t i, size_t n)
{
	struct buf b = buf_in(a);

	for (size_t k = i; k < i + n; k++) {
		if (k >= l->n || line_is_blank(l->s[k]) || line_is_quoted(l->s[k]))
			return (struct str){0};
		if (k > i)
			buf_char(&b, ' ');
		buf_add(&b, str_trim(l->s[k]));
	}
	return buf_str(&b);
}

/* How many lines from `i` on are an attribution; 0: none. */
size_t lines_attribution(struct arena *a, const struct lines *l, size_t i)
{
	if (line_is_blank(l->s[i]) || line_is_quoted(l->s[i]))
		return 0;
	if (phrase_is_attribution(l->s[i]))
		return 1;
	if (!phrase_begins_attribution(l->s[i]))
		return 0;
	for (size_t n = 2; n <= 4; n++) {
		struct arena_mark m = arena_mark(a);
		bool is = phrase_is_attribution(joined(a, l, i, n));
		arena_rewind(a, m);
		if (is)
			return n;
	}
	return 0;
}

/* Four fields in a row, "From:" among them: "Sent: ... From: ... To: ... Subject: ..." */
static bool is_field_run(const struct lines *l, size_t i)
{
	bool from = false;

	for (size_t k = i; k < i + 4; k++) {
		if (k >= l->n || phrase_header_field(l->s[k]) == PHRASE_NONE)
			return false;
		from |= phrase_header_field(l->s[k]) == PHRASE_FROM;
	}
	return from;
}

/* "From: ..." and at least two more of such fields close below it. */
bool lines_are_header(const struct lines *l, size_t i)
{
	int others = 0;

	if (phrase_header_field(l->s[i]) != PHRASE_FROM)
		return is_field_run(l, i);
	for (size_t k = i + 1; k < l->n && k < i + 8; k++) {
		if (line_is_quoted(l->s[k]))
			return false;
		others += phrase_header_field(l->s[k]) == PHRASE_OTHER;
	}
	return others >= 2;
}

static bool is_rule(struct str s)
{
	s = str_trim(s);
	if (s.n < 4)
		return false;
	for (size_t i = 1; i < s.n; i++)
		if (s.s[i] != s.s[0])
			return false;
	return s.s[0] == '_' || s.s[0] == '-' || s.s[0] == '=';
}

/* A rule above a header block belongs to it. */
size_t lines_with_rule(const struct lines *l, size_t i)
{
	size_t k = i;

	while (k > 0 && line_is_blank(l->s[k - 1]))
		k--;
	return k > 0 && is_rule(l->s[k - 1]) ? k - 1 : i;
}

static bool is_signature(struct str s)
{
	return str_equal(str_trim(s), STR("--")) && s.s[0] == '-';
}

/* Below it nothing is the writer's: a signature, a disclaimer, the footer of a list. */
bool lines_are_footer(const struct lines *l, size_t i)
{
	return is_signature(l->s[i]) || phrase_is_disclaimer(l->s[i]) ||
	       (str_starts(l->s[i], "__") && i + 1 < l->n &&
		str_find(l->s[i + 1], STR(" mailing list")) != SIZE_MAX);
}

/* "begin 644 board.gif" */
static bool is_file_start(struct str s)
{
	size_t i = 6;

	if (!str_starts(s, "begin ") || s.s[0] != 'b')
		return false;
	while (i < s.n && s.s[i] >= '0' && s.s[i] <= '7')
		i++;
	return (i == 9 || i == 10) && i + 1 < s.n && s.s[i] == ' ';
}

/* A uuencoded line: its first character gives its length in bytes, and four characters
 * hold three bytes. One or two more may follow as a check. */
static bool is_file_line(struct str s)
{
	size_t n = s.n ? ((size_t)(unsigned char)s.s[0] - 32) & 63 : 0;
	size_t want = 1 + (n + 2) / 3 * 4;

	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] < ' ' || s.s[i] > '`')
			return false;
	/* Spaces at the end get lost on the way. */
	return n > 0 && s.n <= want + 2 && s.n + 4 > want / 2;
}

size_t lines_uuencoded(const struct lines *l, size_t i)
{
	size_t k = i + 1;

	if (!is_file_start(l->s[i]) || k >= l->n || !is_file_line(l->s[k]))
		return 0;
	while (k < l->n && is_file_line(l->s[k]))
		k++;
	while (k < l->n && (line_is_blank(l->s[k]) || str_equal(l->s[k], STR("`"))))
		k++;
	return k < l->n && str_equal(str_trim(l->s[k]), STR("end")) ? k + 1 - i : k - i;
}
