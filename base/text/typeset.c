/* Text as a type-setter sets it: see typeset.h.
 * SPDX-License-Identifier: ISC */
#include "base/text/typeset.h"

#include <string.h>

#include "base/arena.h"
#include "base/text/typed.h"

static bool is_set(struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] == '\'' || text.s[i] == '"' ||
		    (text.s[i] == '-' && i + 1 < text.n && text.s[i + 1] == '-'))
			return false;
	return true;
}

/* At the beginning, behind a space, a bracket or a dash. */
static bool opens(struct str text, size_t i)
{
	return i == 0 || strchr(" \n([-/", text.s[i - 1]);
}

/* 'one word' has its end; in "the '90s" and "rock 'n roll" there is none. */
static bool has_end(struct str text, size_t i)
{
	for (size_t k = i + 1; k < text.n && text.s[k] != '\n'; k++)
		if (text.s[k] == '\'' &&
		    (k + 1 == text.n || !typed_is_letter(text.s[k + 1])))
			return true;
	return false;
}

static const char *sign(struct str text, size_t i)
{
	if (text.s[i] == '"')
		return opens(text, i) ? "\xe2\x80\x9c" : "\xe2\x80\x9d";
	return opens(text, i) && has_end(text, i) ? "\xe2\x80\x98" : "\xe2\x80\x99";
}

struct str typeset(struct arena *a, struct str text)
{
	bool typed = false;

	if (is_set(text))
		return text;
	struct buf b = buf_with_room(a, text.n + text.n / 8 + 8);
	for (size_t i = 0; i < text.n; i++) {
		char c = text.s[i];
		typed ^= c == '`';
		if (typed || (c != '\'' && c != '"' && c != ' ')) {
			buf_char(&b, c);
		} else if (c != ' ') {
			buf_z(&b, sign(text, i));
		} else if (str_starts(str_slice(text, i, text.n), " -- ")) {
			buf_z(&b, " \xe2\x80\x93");
			i += 2;
		} else {
			buf_char(&b, c);
		}
	}
	return buf_str(&b);
}
