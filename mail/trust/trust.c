/* Trust: keys taken out of text. See trust.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/trust.h"

#include <endian.h>
#include <string.h>

#include "base/arena.h"

/* Keys in text ------------------------------------------------------------- */

static bool is_digit(char c)
{
	return (unsigned char)(c - '0') < 10;
}

static inline bool is_word_char(char c)
{
	static const char of_words[256] = "                                "
					  "                wwwwwwwwww      "
					  " wwwwwwwwwwwwwwwwwwwwwwwwww     "
					  " wwwwwwwwwwwwwwwwwwwwwwwwww     ";

	return of_words[(unsigned char)c] == 'w';
}

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* A stretch of the text that goes. */
struct span {
	size_t from, to;
};

/* A whole word of the length and letters of a key is one where it has a digit, as
 * nearly all have, or is in an address. Honest words of 23 letters have neither. */
static bool whole_word(struct str text, size_t from, size_t to, struct span *out)
{
	bool digit = false;

	if (from > 0 && is_word_char(text.s[from - 1]))
		return false;
	for (size_t i = from; i < to; i++)
		digit = is_digit(text.s[i]) || digit;
	*out = (struct span){from, to};
	return token_is_shaped(str_slice(text, from, to)) &&
	       (digit || (from > 0 && text.s[from - 1] == '.') ||
		(to < text.n && text.s[to] == '@'));
}

/* The letters of a key out of a text that was wrapped, hyphenated or spelt out. */
struct pieces {
	char key[TOKEN_CHARS];
	size_t n;
	int gaps;
	size_t piece;       /* length of the piece that is being read */
	size_t regular;     /* length of all pieces between the first and the last */
	bool uneven, mixed; /* these differ; letter and digit stand side by side */
};

static void end_piece(struct pieces *p)
{
	if (p->gaps == 1)
		p->regular = p->piece;
	else if (p->gaps > 1)
		p->uneven = p->uneven || p->piece != p->regular;
	p->gaps++;
	p->piece = 0;
}

/* Prose has its digits in words of their own, and words of uneven length. */
static bool is_no_prose(const struct pieces *p)
{
	return p->gaps <= 1 || p->mixed || !p->uneven;
}

/* Letters and digits from `from` on, leaving out the characters between them. */
static bool scattered(struct str text, size_t from, struct span *out)
{
	enum { GAP_MAX = 6 };
	struct pieces p = {0};
	size_t i = from, gap = 0;

	for (; i < text.n && p.n < TOKEN_CHARS && gap <= GAP_MAX; i++) {
		char c = text.s[i];
		if (!is_word_char(c)) {
			gap++;
			continue;
		}
		if (gap)
			end_piece(&p);
		else if (p.n && is_digit(c) != is_digit(p.key[p.n - 1]))
			p.mixed = true;
		gap = 0;
		p.piece++;
		p.key[p.n++] = c;
		if ((p.n == 2 && !token_can_be_second(c)) ||
		    (p.n == 4 && !token_can_be_fourth(c)))
			return false; /* nearly all words that begin as a key does */
	}
	*out = (struct span){from, i};
	/* One that begins inside a word is whole: "mercenaries in 3c. - The Elves pay" has
	 * none. */
	if (from > 0 && is_word_char(text.s[from - 1]) && p.gaps)
		return false;
	return p.n == TOKEN_CHARS && is_no_prose(&p) &&
	       token_is_likely((struct str){p.key, p.n});
}

/* Can what comes after the first letter of a key be its second one, or a gap? */
static inline bool can_go_on(struct str text, size_t from)
{
	const char second = from + 1 < text.n ? text.s[from + 1] : ' ';

	return !is_word_char(second) || token_can_be_second(second);
}

/* Nearly all of a text can not begin a key, going by its first two letters: it is not looked at 23 times. */
static inline bool begins_scattered(struct str text, size_t from, struct span *out)
{
	return token_can_begin(text.s[from]) && can_go_on(text, from) &&
	       scattered(text, from, out);
}

/* Steps back over white space, and the `=` of a wrapped line. */
static size_t back_over_gap(struct str text, size_t at)
{
	while (at > 0 && (is_space(text.s[at - 1]) || text.s[at - 1] == '='))
		at--;
	return at;
}

static size_t back_over_name(struct str text, size_t at)
{
	while (at > 0 && (is_word_char(text.s[at - 1]) || text.s[at - 1] == '-' ||
			  text.s[at - 1] == '_'))
		at--;
	return at;
}

/* "gm+kestrel.red." before a key: it names the game and the writer's colour. */
static size_t address_begins(struct str text, size_t key)
{
	size_t at = key;

	for (int i = 0; i < 2; i++) {
		size_t dot = back_over_gap(text, at);
		if (dot == 0 || text.s[dot - 1] != '.')
			return at;
		at = back_over_name(text, back_over_gap(text, dot - 1));
	}
	if (at > 0 && text.s[at - 1] == '+')
		at = back_over_name(text, at - 1);
	else if (at >= 2 && text.s[at - 1] == '%') /* "%2Bkestrel" */
		at = back_over_name(text, at - 1);
	else if (at > 0 && text.s[at - 1] == '.')
		at--;
	return at;
}

/* "@example.org" or "%40example.org" after it. */
static size_t address_ends(struct str text, size_t key)
{
	size_t at = key;

	while (at < text.n && (is_space(text.s[at]) || text.s[at] == '='))
		at++;
	if (at < text.n && text.s[at] == '@')
		at++;
	else if (str_starts(str_slice(text, at, text.n), "%40"))
		at += 3;
	else
		return key;
	while (at < text.n &&
	       (is_word_char(text.s[at]) || text.s[at] == '-' || text.s[at] == '.'))
		at++;
	return text.s[at - 1] == '.' ? at - 1 : at;
}

/* A key in the stretch of letters and digits that begins at `from` and ends at `to`, or, spelt out, from
 * its first letter on. Further inside only one that is whole can begin (see scattered). */
static bool key_in(struct str text, size_t from, size_t to, struct span *key)
{
	const size_t n = to - from;

	if (((n == TOKEN_CHARS || n == TOKEN_WORD_CHARS) &&
	     whole_word(text, from, to, key)) ||
	    begins_scattered(text, from, key))
		return true;
	for (size_t i = from + 1; i + TOKEN_CHARS <= to; i++)
		if (begins_scattered(text, i, key))
			return true;
	return false;
}

/* Where a text may have keys: at words that begin as one does, and at long words. Each byte of each letter is looked at, so eight
 * of them at once. A word as long as a key fills two such eights, one behind the other, wherever it stands: every other one is
 * asked whether a word fills it. */
enum { EIGHT = 8 };
_Static_assert(TOKEN_CHARS >= 3 * EIGHT - 1 && TOKEN_WORD_CHARS >= 3 * EIGHT - 1,
	       "the words that key_in looks at");
static const uint64_t tops = 0x8080808080808080; /* the top bit of each byte */

static uint64_t eight_at(struct str text, size_t at)
{
	uint64_t x;

	memcpy(&x, text.s + at, sizeof x);
	return le64toh(x);
}

/* The top bit of each byte that is from `first` to `last`; no top bit may be set in `x`. */
static uint64_t between(uint64_t x, char first, char last)
{
	const uint64_t each = 0x0101010101010101;

	return (x + each * (uint64_t)(0x80 - first)) &
	       ~(x + each * (uint64_t)(0x7f - last)) & tops;
}

/* Of the eight bytes `x` at `k`: where does a suspect word begin, behind `at`? The end of the text: none does. */
static inline size_t suspect_in(struct str text, size_t at, size_t k, uint64_t x)
{
	const char first = 'a' + 2 * TOKEN_VERSION; /* see token_can_begin */
	const uint64_t ascii = x & ~tops, small = ascii | tops >> 2;
	uint64_t begin = between(small, first, first + 1) & ~x;

	if (k % (2 * EIGHT) &&
	    ((between(small, 'a', 'z') | between(ascii, '0', '9')) & ~x) == tops) {
		while (k > at && is_word_char(text.s[k - 1]))
			k--;
		return k;
	}
	for (; begin; begin &= begin - 1) {
		size_t i = k + (size_t)__builtin_ctzll(begin) / 8;
		if (i > at && !is_word_char(text.s[i - 1]) && can_go_on(text, i))
			return i;
	}
	return text.n;
}

/* The next suspect word behind `at`, where no word is; the end of the text if there is none. */
static size_t next_suspect(struct str text, size_t at)
{
	const size_t whole = text.n / EIGHT * EIGHT;
	size_t k = at / EIGHT * EIGHT;
	char rest[EIGHT] = {0}; /* behind the end are zeros */

	for (; k < whole; k += EIGHT) {
		size_t i = suspect_in(text, at, k, eight_at(text, k));
		if (i < text.n)
			return i;
	}
	if (k == text.n)
		return k;
	memcpy(rest, text.s + k, text.n - k);
	return suspect_in(text, at, k, eight_at((struct str){rest, EIGHT}, 0));
}

struct str trust_scan(struct arena *a, struct str text, int *found)
{
	struct buf b = {.a = NULL};
	size_t done = 0; /* up to here the text is written or left out */
	int n = 0;

	for (size_t i = 0, end; i < text.n; i = end) {
		struct span key;
		if (!is_word_char(text.s[i]))
			i = next_suspect(text, i);
		for (end = i; end < text.n && is_word_char(text.s[end]);)
			end++;
		if (end == i || !key_in(text, i, end, &key))
			continue;
		size_t from = address_begins(text, key.from);
		size_t to = address_ends(text, key.to);
		from = from < done ? done : from;
		if (n++ == 0)
			b = buf_with_room(a, text.n);
		buf_add(&b, str_slice(text, done, from));
		buf_z(&b, from < key.from || to > key.to ? "[address]" : "[key]");
		done = end = to;
	}
	if (found)
		*found = n;
	if (n == 0)
		return text;
	buf_add(&b, str_slice(text, done, text.n));
	return buf_str(&b);
}
