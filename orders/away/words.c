/* Words and signs: see words.h.
 * SPDX-License-Identifier: ISC */
#include "orders/away/words.h"

#include <string.h>

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
	return (ascii_lower(c) >= 'a' && ascii_lower(c) <= 'z') || (c & 0x80);
}

/* The bytes of an apostrophe, a dash or an ellipsis that stand here; 0: none. */
static size_t apostrophe(struct str s)
{
	return str_starts(s, "'") ? 1 : str_starts(s, "\xe2\x80\x99") ? 3 : 0;
}

static size_t dash(struct str s)
{
	return str_starts(s, "-") || str_starts(s, "~")                         ? 1
	       : str_starts(s, "\xe2\x80\x93") || str_starts(s, "\xe2\x80\x94") ? 3
										: 0;
}

static size_t word_end(struct str s)
{
	size_t n = 0;

	while (n < s.n) {
		struct str rest = str_slice(s, n, s.n);
		size_t mark = apostrophe(rest);
		if (mark && n && n + mark < s.n && is_letter(s.s[n + mark]))
			n += mark;
		else if (is_letter(s.s[n]) && !dash(rest) && !mark)
			n++;
		else
			break;
	}
	return n;
}

static size_t number_end(struct str s, struct away_word *w)
{
	static const char *const ends[] = {"st", "nd", "rd", "th"};
	size_t n = 0;

	w->number = 0;
	for (; n < s.n && is_digit(s.s[n]); n++)
		if (w->number < 100000)
			w->number = w->number * 10 + (s.s[n] - '0');
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
		if (str_starts(str_slice(s, n, s.n), ends[i]) &&
		    (n + 2 >= s.n || !is_letter(s.s[n + 2]))) {
			w->ordinal = true;
			return n + 2;
		}
	return n;
}

void away_split(struct str s, struct away_words *out)
{
	size_t at = 0;

	*out = (struct away_words){0};
	while (at < s.n) {
		struct str rest = str_slice(s, at, s.n);
		struct away_word w = {.number = -1};
		if (strchr(" \t\r\n", rest.s[0])) {
			at++;
			continue;
		}
		size_t n = is_digit(rest.s[0]) ? number_end(rest, &w) : word_end(rest);
		if (!n)
			n = dash(rest);
		if (!n)
			n = 1;
		w.text = dash(rest) ? STR("-") : str_slice(rest, 0, n);
		w.glued = at && !strchr(" \t\r\n", s.s[at - 1]);
		if (out->n == AWAY_WORDS) {
			out->too_many = true;
			return;
		}
		out->w[out->n++] = w;
		at += n;
	}
}

/* "I'm" with either apostrophe. */
static bool same(struct str word, struct str to)
{
	size_t i = 0;

	for (size_t k = 0; i < word.n || k < to.n; i++, k++) {
		size_t mark = apostrophe(str_slice(word, i, word.n));
		if (i >= word.n || k >= to.n)
			return false;
		if (mark && to.s[k] == '\'')
			i += mark - 1;
		else if (ascii_lower(word.s[i]) != to.s[k])
			return false;
	}
	return true;
}

static bool is_among(struct str word, struct str words)
{
	while (words.n)
		if (same(word, str_until(&words, '|')))
			return true;
	return false;
}

bool away_any(const struct away_words *w, int i, const char *words)
{
	return i >= 0 && i < w->n && is_among(w->w[i].text, str_of(words));
}

int away_match(const struct away_words *w, int i, const char *pattern)
{
	struct str rest = str_of(pattern), part;
	int at = i;

	while (i >= 0 && str_word(&rest, &part)) {
		bool may = part.s[0] == '?';
		if (at < w->n &&
		    is_among(w->w[at].text, may ? str_slice(part, 1, part.n) : part))
			at++;
		else if (!may)
			return 0;
	}
	return at - i;
}
