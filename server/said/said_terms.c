/* A line as words: see said_terms.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/said_terms.h"

#include <string.h>

#include "base/text/smile.h"
#include "base/text/typed.h"

/* A typographic apostrophe is three bytes; both kinds belong to their word. */
static size_t apostrophe(struct str line, size_t i)
{
	if (line.s[i] == '\'')
		return 1;
	return str_starts(str_slice(line, i, line.n), "\xe2\x80\x99") ? 3 : 0;
}

/* "(11)": a receipt's number may stand in brackets. */
static bool is_bracket_of_number(struct str line, size_t i)
{
	if (line.s[i] == ')')
		return i > 0 && line.s[i - 1] >= '0' && line.s[i - 1] <= '9';
	if (line.s[i] != '(')
		return false;
	while (++i < line.n && line.s[i] >= '0' && line.s[i] <= '9')
		;
	return i < line.n && line.s[i] == ')' && line.s[i - 1] != '(';
}

/* A dash, dots or a wide blank as type-setters write them; `*as`: the plain sign that it stands for. 0: none. */
static size_t typeset_at(struct str line, size_t i, char *as)
{
	static const struct {
		const char *text;
		char as;
	} signs[] = {{"\xe2\x80\x93", ','}, {"\xe2\x80\x94", ','},
		     {"\xe2\x80\xa6", '.'}, {"\xc2\xa0", ' '},
		     {"\xc2\xa1", ' '},     {"\xe2\x80\xaf", ' '}};

	for (size_t k = 0; k < sizeof signs / sizeof *signs; k++)
		if (str_starts(str_slice(line, i, line.n), signs[k].text)) {
			*as = signs[k].as;
			return str_of(signs[k].text).n;
		}
	return 0;
}

/* What stands at `i` and says nothing: a picture, or a sign that type-setters use, which may end a sentence. */
static size_t silent_at(struct str line, size_t i, char *stop)
{
	char as = ' ';
	size_t n = smile_at(str_slice(line, i, line.n));

	if (!n && (unsigned char)line.s[i] >= 0x80)
		n = typeset_at(line, i, &as);
	if (as == '.' || (as == ',' && !*stop))
		*stop = as;
	return n;
}

/* Skips the bytes between two words and finds the strongest stop among them. Quotes, question marks and
 * other brackets never occur in an answer: false. */
static bool take_stop(struct str line, size_t *at, char *stop)
{
	size_t silent;

	*stop = 0;
	while (*at < line.n) {
		if ((silent = silent_at(line, *at, stop))) {
			*at += silent;
			continue;
		}
		if (typed_is_letter(line.s[*at]))
			break;
		char c = line.s[(*at)++];
		if (!strchr(" \t.,;:!*#-_", c) && !is_bracket_of_number(line, *at - 1))
			return false;
		if (strchr(".!;", c))
			*stop = '.';
		else if (c == ',' && !*stop)
			*stop = ',';
		else if (c == '-' && !*stop && *at > 1 && line.s[*at - 2] == ' ')
			*stop = ',';
	}
	return true;
}

bool terms_split(struct str line, struct terms *out)
{
	size_t at = 0, wide;
	char stop;

	*out = (struct terms){0};
	if (!take_stop(line, &at, &stop))
		return false;
	while (at < line.n && out->n < TERMS_MAX) {
		struct term *t = &out->t[out->n];
		size_t n = 0;
		while (at < line.n) {
			char c = ascii_lower(line.s[at]), ignored = 0;
			if ((unsigned char)line.s[at] >= 0x80 &&
			    silent_at(line, at, &ignored))
				break;
			if ((wide = apostrophe(line, at))) {
				at += wide;
				continue;
			}
			if (!typed_is_letter(c))
				break;
			if (n < TERM_CHARS - 1)
				t->text[n++] = c;
			at++;
		}
		bool plain = take_stop(line, &at, &t->stop);
		t->end = at;
		out->n++;
		if (!plain)
			t->stop = '?';
		if (!plain)
			break;
	}
	return out->n > 0;
}

int terms_say_all(const struct terms *w, const char *phrase)
{
	struct str rest = str_of(phrase), word;
	int n = 0;

	while (str_word(&rest, &word)) {
		if (w->at + n == w->n || !str_equal(word, str_of(w->t[w->at + n].text)))
			return 0;
		if (rest.n && w->t[w->at + n].stop)
			return 0;
		n++;
	}
	return n;
}

bool terms_take(struct terms *w, const char *const *phrases, size_t n_phrases)
{
	int best = 0;

	for (size_t i = 0; i < n_phrases; i++) {
		int n = terms_say(w, phrases[i]);
		if (n > best)
			best = n;
	}
	w->at += best;
	return best > 0;
}
