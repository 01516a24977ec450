/* Lines that were broken on their way: see whole.h.
 * SPDX-License-Identifier: ISC */
#include "mail/text/whole.h"

#include "base/arena.h"

/* Nobody breaks shorter lines; more long ones than these no letter of orders has. */
enum { LONG = 50, LONG_MAX = 200 };

/* Bytes of the blank at `i`, also of one that must not break; 0: not a blank. */
static size_t blank_at(struct str s, size_t i)
{
	char c = s.s[i];

	if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
		return 1;
	return c == '\xc2' && i + 1 < s.n && s.s[i + 1] == '\xa0' ? 2 : 0;
}

/* Behind the blanks at `i`; how many lines end in them. */
static size_t skip(struct str s, size_t i, int *ends)
{
	size_t n;

	for (; i < s.n && (n = blank_at(s, i)); i += n)
		*ends += s.s[i] == '\n';
	return i;
}

/* Is `whole` at `i` of the text, over more than one line and up to the end of one?
 * Then where it ends, else 0. */
static size_t spans(struct str text, size_t i, struct str whole)
{
	int breaks = 0;

	for (size_t k = 0; k < whole.n;) {
		int ends = 0, none = 0;
		size_t to = skip(whole, k, &none);
		if (to > k) {
			size_t past = skip(text, i, &ends);
			if (past == i || ends > 1)
				return 0;
			breaks += ends;
			i = past;
			k = to;
			continue;
		}
		if (i >= text.n || text.s[i] != whole.s[k])
			return 0;
		i++;
		k++;
	}
	while (i < text.n && text.s[i] != '\n' && blank_at(text, i))
		i += blank_at(text, i);
	return breaks && (i == text.n || text.s[i] == '\n') ? i : 0;
}

struct str whole_lines(struct arena *a, struct str plain, struct str html)
{
	struct str *whole = arena_array(a, struct str, LONG_MAX), line;
	struct buf out = buf_in(a);
	int n = 0;

	while (n < LONG_MAX && str_line(&html, &line))
		if (str_trim(line).n > LONG)
			whole[n++] = str_trim(line);
	if (!n)
		return plain;
	for (size_t i = 0; i < plain.n;) {
		size_t to = 0;
		int k = 0;
		for (; k < n && !to; k++)
			to = spans(plain, i, whole[k]);
		if (to) {
			buf_add(&out, whole[k - 1]);
		} else {
			for (to = i; to < plain.n && plain.s[to] != '\n';)
				to++;
			buf_add(&out, str_slice(plain, i, to));
		}
		if (to < plain.n)
			buf_char(&out, '\n');
		i = to + 1;
	}
	return buf_str(&out);
}
