/* The content of a letter as a number: see content.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/content.h"

#include <sodium.h>

static void hash_str(crypto_hash_sha256_state *h, struct str s)
{
	crypto_hash_sha256_update(h, (const unsigned char *)s.s, s.n);
}

/* Hashes text with CR LF and lone CR as LF, and without NUL. */
static void hash_lines(crypto_hash_sha256_state *h, struct str s)
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
	unsigned char digest[crypto_hash_sha256_BYTES];
	crypto_hash_sha256_state h;

	crypto_hash_sha256_init(&h);
	hash_lines(&h, body);
	crypto_hash_sha256_final(&h, digest);
	crypto_hash_sha256_init(&h);
	hash_str(&h, str_trim(message_id));
	hash_str(&h, STR("\n"));
	hash_str(&h, from);
	hash_str(&h, STR("\n"));
	crypto_hash_sha256_update(&h, digest, sizeof digest);
	crypto_hash_sha256_final(&h, digest);
	sodium_bin2hex(out, 65, digest, sizeof digest);
}

void content_copy_key(struct str fields, const char key[65], char out[65])
{
	unsigned char digest[crypto_hash_sha256_BYTES];
	crypto_hash_sha256_state h;

	crypto_hash_sha256_init(&h);
	hash_str(&h, fields);
	hash_str(&h, str_of(key));
	crypto_hash_sha256_final(&h, digest);
	sodium_bin2hex(out, 65, digest, sizeof digest);
}

/* Lines without the white space at their ends, one space for many; empty lines at the
 * end do not count. */
static void hash_relaxed(crypto_hash_sha256_state *h, struct str body)
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
	unsigned char digest[crypto_hash_sha256_BYTES];
	crypto_hash_sha256_state h;

	crypto_hash_sha256_init(&h);
	for (size_t i = 0; i < from.n; i++) {
		unsigned char c = (unsigned char)ascii_lower(from.s[i]);
		crypto_hash_sha256_update(&h, &c, 1);
	}
	hash_str(&h, STR("\n"));
	hash_relaxed(&h, body);
	crypto_hash_sha256_final(&h, digest);
	sodium_bin2hex(out, 65, digest, sizeof digest);
}
