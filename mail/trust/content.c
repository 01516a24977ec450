/* The content of a letter as a number: see content.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/content.h"

#include <nettle/sha2.h>
#include <sodium.h>

static void hash_str(struct sha256_ctx *h, struct str s)
{
	sha256_update(h, s.n, (const uint8_t *)s.s);
}

/* Hashes text with CR LF and lone CR as LF, and without NUL. */
static void hash_lines(struct sha256_ctx *h, struct str s)
{
	size_t from = 0;

	for (size_t i = 0; i < s.n; i++) {
		bool cr = s.s[i] == '\r';
		if (!cr && s.s[i] != '\0')
			continue;
		hash_str(h, str_slice(s, from, i));
		from = i + 1;
		if (!cr)
			continue;
		hash_str(h, STR("\n"));
		/* NUL between CR and LF does not count, so they are one end. */
		while (from < s.n && s.s[from] == '\0')
			from++;
		if (from < s.n && s.s[from] == '\n')
			from++;
		i = from - 1;
	}
	hash_str(h, str_slice(s, from, s.n));
}

void content_key(struct str message_id, struct str from, struct str body, char out[65])
{
	uint8_t digest[SHA256_DIGEST_SIZE];
	struct sha256_ctx h;

	sha256_init(&h);
	hash_lines(&h, body);
	sha256_digest(&h, sizeof digest, digest);
	sha256_init(&h);
	hash_str(&h, str_trim(message_id));
	hash_str(&h, STR("\n"));
	hash_str(&h, from);
	hash_str(&h, STR("\n"));
	sha256_update(&h, sizeof digest, digest);
	sha256_digest(&h, sizeof digest, digest);
	sodium_bin2hex(out, 65, digest, sizeof digest);
}

void content_copy_key(struct str fields, const char key[65], char out[65])
{
	uint8_t digest[SHA256_DIGEST_SIZE];
	struct sha256_ctx h;

	sha256_init(&h);
	hash_str(&h, fields);
	hash_str(&h, str_of(key));
	sha256_digest(&h, sizeof digest, digest);
	sodium_bin2hex(out, 65, digest, sizeof digest);
}

/* Lines without the white space at their ends, one space for many; empty lines at the
 * end do not count. */
static void hash_relaxed(struct sha256_ctx *h, struct str body)
{
	struct str line, word;
	size_t empty = 0;

	while (str_line(&body, &line)) {
		bool first = true,
		     indented = line.n && (line.s[0] == ' ' || line.s[0] == '\t');
		if (!str_trim(line).n) {
			empty++;
			continue;
		}
		for (; empty; empty--)
			hash_str(h, STR("\n"));
		for (; str_word(&line, &word); first = false) {
			if (!first || indented)
				hash_str(h, STR(" "));
			hash_str(h, word);
		}
		hash_str(h, STR("\n"));
	}
}

void content_text_key(struct str from, struct str body, char out[65])
{
	uint8_t digest[SHA256_DIGEST_SIZE];
	struct sha256_ctx h;

	sha256_init(&h);
	for (size_t i = 0; i < from.n; i++) {
		const uint8_t c = (uint8_t)ascii_lower(from.s[i]);
		sha256_update(&h, 1, &c);
	}
	hash_str(&h, STR("\n"));
	hash_relaxed(&h, body);
	sha256_digest(&h, sizeof digest, digest);
	sodium_bin2hex(out, 65, digest, sizeof digest);
}
