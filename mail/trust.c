/* Trust: addresses with keys, and keys taken out of text. See trust.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust.h"

#include "base/arena.h"

struct str trust_reply_address(struct arena *a, const struct keys *keys,
			       struct str house, const struct token_claim *c)
{
	char key[TOKEN_CHARS + 1];

	token_make(keys, c, key);
	return address_seat(a, house, c->game, c->seat, str_of(key));
}

struct str trust_bounce_address(struct arena *a, const struct keys *keys,
				struct str house, int64_t row, struct str recipient)
{
	struct token_claim c = token_bounce(row, recipient);
	char key[TOKEN_CHARS + 1];

	token_make(keys, &c, key);
	return address_bounce(a, house, row, str_of(key));
}

static bool is_word_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9');
}

/* A word of the length and letters of a key is one where it has a digit, as nearly all
 * have, or stands in an address. Honest words of 23 letters have neither. */
static bool looks_live(struct str text, size_t from, size_t to)
{
	struct str word = str_slice(text, from, to);

	if (!token_is_shaped(word))
		return false;
	if ((from > 0 && text.s[from - 1] == '.') || (to < text.n && text.s[to] == '@'))
		return true;
	for (size_t i = 0; i < word.n; i++)
		if (word.s[i] <= '9')
			return true;
	return false;
}

struct str trust_scan(struct arena *a, struct str text, int *found)
{
	struct buf b = buf_in(a);
	int n = 0;

	for (size_t i = 0; i < text.n;) {
		size_t to = i;
		while (to < text.n && is_word_char(text.s[to]))
			to++;
		if (to == i) {
			buf_char(&b, text.s[i++]);
			continue;
		}
		if (looks_live(text, i, to)) {
			buf_z(&b, "[key]");
			n++;
		} else {
			buf_add(&b, str_slice(text, i, to));
		}
		i = to;
	}
	if (found)
		*found = n;
	return buf_str(&b);
}
