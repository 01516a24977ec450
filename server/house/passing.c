/* A letter is passed on: see passing.h.
 * SPDX-License-Identifier: ISC */
#include "server/house/passing.h"

#include <sodium.h>

#include "base/arena.h"

static const char field[] = "X-PostalGM-Passed";

/* Of the bytes without CR: mail servers and Maildirs differ in it. */
static struct str digest_of(struct arena *a, struct str raw)
{
	enum { BYTES = 32 };
	unsigned char digest[BYTES];
	char hex[2 * BYTES + 1];
	crypto_generichash_state h;
	size_t from = 0;

	crypto_generichash_init(&h, NULL, 0, BYTES);
	for (size_t i = 0; i <= raw.n; i++)
		if (i == raw.n || raw.s[i] == '\r') {
			crypto_generichash_update(
				&h, (const unsigned char *)raw.s + from, i - from);
			from = i + 1;
		}
	crypto_generichash_final(&h, digest, BYTES);
	sodium_bin2hex(hex, sizeof hex, digest, BYTES);
	return str_dup(a, str_of(hex));
}

static void add_lines(struct buf *b, struct str raw)
{
	size_t from = 0;

	for (size_t i = 0; i < raw.n; i++)
		if (raw.s[i] == '\n' && (i == 0 || raw.s[i - 1] != '\r')) {
			buf_add(b, str_slice(raw, from, i));
			buf_z(b, "\r\n");
			from = i + 1;
		}
	buf_add(b, str_slice(raw, from, raw.n));
}

struct str passing_wrap(struct home *h, struct arena *a, struct str home,
			struct str raw, int64_t arrival)
{
	struct token_claim c = token_passed(digest_of(a, raw), arrival);
	struct buf b = buf_with_room(a, raw.n + raw.n / 16);
	char key[TOKEN_CHARS + 1], when[CLOCK_ISO_MAX];

	key_make(h->keys, &c, key);
	clock_iso(arrival, when);
	buf_printf(&b, "%s: " PRI_STR " %s %s\r\n", field, STR_ARG(home), when, key);
	add_lines(&b, raw);
	return buf_str(&b);
}

/* The value of our line, and what stands below it; false: the header has none. */
static bool find_line(struct str bytes, struct str *value, struct str *below)
{
	struct str rest = bytes, line;

	while (rest.n) {
		line = str_until(&rest, '\n');
		if (line.n && line.s[line.n - 1] == '\r')
			line.n--;
		if (!line.n)
			return false;
		if (str_starts(line, field) && line.n > sizeof field &&
		    line.s[sizeof field - 1] == ':') {
			*value = str_slice(line, sizeof field, line.n);
			*below = rest;
			return true;
		}
	}
	return false;
}

bool passing_read(struct home *h, struct arena *a, struct str bytes, int64_t *arrival)
{
	struct str value, below, home, when, key;
	int phase;

	*arrival = 0;
	if (!find_line(bytes, &value, &below))
		return false;
	if (!str_word(&value, &home) || !str_word(&value, &when) ||
	    !str_word(&value, &key))
		return true;
	int64_t utc;
	if (!clock_read_iso(when, &utc))
		return true;
	struct token_claim c = token_passed(digest_of(a, below), utc);
	if (key_check(h->keys, home_now(h), key, &c, 1, &phase) == 0)
		*arrival = utc;
	return true;
}
