/* Reply keys: see token.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/token.h"

#include <assert.h>
#include <sodium.h>
#include <string.h>

enum { VERSION = TOKEN_VERSION, HEAD = 4, MAC = 10, BYTES = HEAD + MAC };

static const char alphabet[] = "abcdefghijklmnopqrstuvwxyz234567";

static void to_base32(const unsigned char *bytes, size_t n, char *out)
{
	unsigned long acc = 0;
	int bits = 0;

	for (size_t i = 0; i < n; i++) {
		acc = (acc << 8 | bytes[i]) & 0xffffff;
		for (bits += 8; bits >= 5; bits -= 5)
			*out++ = alphabet[acc >> (bits - 5) & 31];
	}
	if (bits)
		*out++ = alphabet[acc << (5 - bits) & 31];
	*out = '\0';
}

static int digit32(char c)
{
	if (c >= 'a' && c <= 'z')
		return c - 'a';
	if (c >= 'A' && c <= 'Z')
		return c - 'A';
	return c >= '2' && c <= '7' ? c - '2' + 26 : -1;
}

bool token_is_text(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!memchr(alphabet, s.s[i], sizeof alphabet - 1))
			return false;
	return true;
}

/* false where a character is foreign or the spare bits at the end are not zero. */
static bool from_base32(struct str s, unsigned char *out, size_t n)
{
	unsigned long acc = 0;
	int bits = 0;
	size_t got = 0;

	for (size_t i = 0; i < s.n; i++) {
		int v = digit32(s.s[i]);
		if (v < 0)
			return false;
		acc = (acc << 5 | (unsigned)v) & 0xffffff;
		bits += 5;
		if (bits >= 8 && got < n) {
			bits -= 8;
			out[got++] = (unsigned char)(acc >> bits & 255);
		}
	}
	return got == n && (acc & ((1UL << bits) - 1)) == 0;
}

static void put_text(crypto_generichash_state *h, struct str s)
{
	unsigned char n = (unsigned char)(s.n < 255 ? s.n : 255);

	crypto_generichash_update(h, &n, 1);
	for (size_t i = 0; i < s.n; i++) {
		unsigned char low = (unsigned char)ascii_lower(s.s[i]);
		crypto_generichash_update(h, &low, 1);
	}
}

static void put_epoch(crypto_generichash_state *h, int64_t v)
{
	unsigned char b[8];

	for (int i = 0; i < 8; i++)
		b[i] = (unsigned char)((uint64_t)v >> (56 - 8 * i));
	crypto_generichash_update(h, b, sizeof b);
}

/* The MAC over the four head bytes and the claim's game, seat and epoch. Each text has
 * its length before it, so that no two claims give the same bytes. */
static void mac_of(const struct key *key, const unsigned char head[HEAD],
		   const struct token_claim *c, unsigned char out[MAC])
{
	static const char label[] = "postalgm-token-1";
	unsigned char whole[crypto_generichash_BYTES];
	crypto_generichash_state h;

	crypto_generichash_init(&h, key->secret, sizeof key->secret, sizeof whole);
	crypto_generichash_update(&h, (const unsigned char *)label, sizeof label - 1);
	crypto_generichash_update(&h, head, HEAD);
	put_text(&h, c->game);
	put_text(&h, c->seat);
	put_epoch(&h, c->epoch);
	crypto_generichash_final(&h, whole, sizeof whole);
	memcpy(out, whole, MAC);
	sodium_memzero(&h, sizeof h);
}

struct token_claim token_reply(struct str game, struct str seat, int64_t epoch,
			       int phase)
{
	return (struct token_claim){TOKEN_REPLY, game, seat, epoch, phase};
}

struct token_claim token_bounce(int64_t row, struct str recipient)
{
	return (struct token_claim){TOKEN_BOUNCE, STR("b"), recipient, row, 0};
}

struct token_claim token_passed(struct str digest, int64_t arrival)
{
	return (struct token_claim){TOKEN_PASSED, STR("p"), digest, arrival, 0};
}

/* The house's GM may get another address in the configuration, where nothing counts the
 * changes; a number made from it changes with it. */
static int64_t epoch_of(struct str address, int64_t change)
{
	unsigned char digest[crypto_generichash_BYTES];
	crypto_generichash_state h;
	int64_t epoch = 0;

	crypto_generichash_init(&h, NULL, 0, sizeof digest);
	put_text(&h, address);
	put_epoch(&h, change);
	crypto_generichash_final(&h, digest, sizeof digest);
	for (int i = 0; i < 7; i++)
		epoch = epoch << 8 | digest[i];
	return epoch;
}

struct token_claim token_gm(struct str game, struct str address, int64_t epoch,
			    int phase)
{
	return token_reply(game, STR("gm"), epoch_of(address, epoch), phase);
}

void token_make(const struct keys *keys, const struct token_claim *c,
		char out[TOKEN_CHARS + 1])
{
	const struct key *key = keys_newest(keys);
	unsigned char bytes[BYTES];

	assert(key && c->phase >= 0 && c->phase <= TOKEN_PHASE_MAX);
	bytes[0] = (unsigned char)(VERSION << 4 | (int)c->purpose);
	bytes[1] = key->id;
	bytes[2] = (unsigned char)(c->phase >> 8);
	bytes[3] = (unsigned char)(c->phase & 255);
	mac_of(key, bytes, c, bytes + HEAD);
	to_base32(bytes, sizeof bytes, out);
}

enum token_verdict token_check(const struct keys *keys, int64_t now, struct str text,
			       const struct token_claim *c, int *phase)
{
	unsigned char bytes[BYTES], mac[MAC];

	*phase = 0;
	if (text.n != TOKEN_CHARS || !from_base32(text, bytes, sizeof bytes) ||
	    bytes[0] >> 4 != VERSION)
		return TOKEN_MALFORMED;
	const struct key *key = keys_find(keys, bytes[1], now);
	if (!key)
		return TOKEN_OLD_KEY;
	mac_of(key, bytes, c, mac);
	if ((bytes[0] & 15) != (int)c->purpose ||
	    sodium_memcmp(mac, bytes + HEAD, MAC) != 0)
		return TOKEN_FORGED;
	*phase = bytes[2] << 8 | bytes[3];
	return TOKEN_GOOD;
}

bool token_is_shaped(struct str s)
{
	if (s.n != TOKEN_CHARS && s.n != TOKEN_WORD_CHARS)
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (digit32(s.s[i]) < 0)
			return false;
	return true;
}

enum { ID_MAX = 63, PHASE_HIGH_MAX = 15 }; /* of a likely one */

bool token_is_likely(struct str s)
{
	unsigned char b[BYTES];
	int purpose;

	if (s.n != TOKEN_CHARS || !from_base32(s, b, sizeof b))
		return false;
	purpose = b[0] & 15;
	return b[0] >> 4 == VERSION &&
	       (purpose == TOKEN_REPLY || purpose == TOKEN_BOUNCE) && b[1] <= ID_MAX &&
	       b[2] <= PHASE_HIGH_MAX;
}

bool token_can_be_second(char c)
{
	const int digit = digit32(c);

	_Static_assert(ID_MAX < 64,
		       "two bits of the key id stand in the second letter");
	return digit >= 0 && digit % 4 == 0 &&
	       (digit / 4 == TOKEN_REPLY || digit / 4 == TOKEN_BOUNCE);
}

bool token_can_be_fourth(char c)
{
	const int digit = digit32(c);

	_Static_assert(PHASE_HIGH_MAX < 16,
		       "four bits of the phase number stand in the fourth letter");
	return digit >= 0 && digit % 16 == 0;
}

enum { SHORT_PHASES = 1024, SHORT_BYTES = 5 };

/* Ten bits of the phase before thirty of the MAC. */
static void short_of(const struct key *key, const struct token_claim *c, int phase,
		     char out[TOKEN_SHORT_CHARS + 1])
{
	static const char label[] = "postalgm-short-1";
	unsigned char head[2] = {(unsigned char)(phase >> 8), (unsigned char)phase};
	unsigned char whole[crypto_generichash_BYTES], b[SHORT_BYTES];
	crypto_generichash_state h;

	crypto_generichash_init(&h, key->secret, sizeof key->secret, sizeof whole);
	crypto_generichash_update(&h, (const unsigned char *)label, sizeof label - 1);
	crypto_generichash_update(&h, head, sizeof head);
	put_text(&h, c->game);
	put_text(&h, c->seat);
	put_epoch(&h, c->epoch);
	crypto_generichash_final(&h, whole, sizeof whole);
	memcpy(b + 1, whole, SHORT_BYTES - 1);
	b[0] = (unsigned char)(phase >> 2);
	b[1] = (unsigned char)((phase & 3) << 6 | (b[1] & 63));
	to_base32(b, sizeof b, out);
	sodium_memzero(&h, sizeof h);
}

void token_short(const struct keys *keys, const struct token_claim *c,
		 char out[TOKEN_SHORT_CHARS + 1])
{
	const struct key *key = keys_newest(keys);

	assert(key);
	short_of(key, c, c->phase % SHORT_PHASES, out);
}

bool token_short_fits(const struct keys *keys, int64_t now, struct str text,
		      const struct token_claim *c, int *phase)
{
	unsigned char b[SHORT_BYTES];
	char right[TOKEN_SHORT_CHARS + 1];

	*phase = 0;
	if (text.n != TOKEN_SHORT_CHARS || !from_base32(text, b, sizeof b))
		return false;
	int low = b[0] << 2 | b[1] >> 6;
	for (size_t i = 0; i < keys->n; i++) {
		const struct key *key = keys_find(keys, keys->key[i].id, now);
		if (!key)
			continue;
		short_of(key, c, low, right);
		if (!str_iequal(text, str_of(right)))
			continue;
		*phase = c->phase - c->phase % SHORT_PHASES + low;
		*phase -= *phase > c->phase ? SHORT_PHASES : 0;
		return *phase >= 0;
	}
	return false;
}

/* Numbers ------------------------------------------------------------------ */

enum { HALF_BITS = 20, ROUNDS = 8 };
static const uint32_t HALF = (1U << HALF_BITS) - 1;

static uint32_t mix(const struct key *key, int round, uint32_t half)
{
	static const char label[] = "postalgm-number-1";
	unsigned char in[5] = {(unsigned char)round, (unsigned char)(half >> 24),
			       (unsigned char)(half >> 16), (unsigned char)(half >> 8),
			       (unsigned char)half};
	unsigned char out[crypto_generichash_BYTES];
	crypto_generichash_state h;

	crypto_generichash_init(&h, key->secret, sizeof key->secret, sizeof out);
	crypto_generichash_update(&h, (const unsigned char *)label, sizeof label - 1);
	crypto_generichash_update(&h, in, sizeof in);
	crypto_generichash_final(&h, out, sizeof out);
	sodium_memzero(&h, sizeof h);
	return ((uint32_t)out[0] << 16 | (uint32_t)out[1] << 8 | out[2]) & HALF;
}

/* A Feistel network over two halves of 20 bits; backwards, it undoes itself. */
static int64_t permute(const struct key *key, int64_t v, bool back)
{
	uint32_t left = (uint32_t)(v >> HALF_BITS) & HALF, right = (uint32_t)v & HALF;

	for (int i = 0; i < ROUNDS; i++) {
		uint32_t was = right;
		right = left ^ mix(key, back ? ROUNDS - 1 - i : i, right);
		left = was;
	}
	return (int64_t)right << HALF_BITS | left;
}

int64_t token_number(const struct keys *keys, int64_t row)
{
	const struct key *key = keys_newest(keys);

	assert(key && row >= 0 && row >> 2 * HALF_BITS == 0);
	return permute(key, row, false) + 1;
}

size_t token_rows(const struct keys *keys, int64_t now, int64_t number,
		  int64_t rows[KEYS_MAX])
{
	size_t n = 0;

	if (number < 1 || (number - 1) >> 2 * HALF_BITS != 0)
		return 0;
	for (size_t i = 0; i < keys->n; i++) {
		const struct key *key = keys_find(keys, keys->key[i].id, now);
		if (key)
			rows[n++] = permute(key, number - 1, true);
	}
	return n;
}

void token_word(const struct keys *keys, struct str what, int64_t question,
		char out[TOKEN_WORD_CHARS + 1])
{
	static const char label[] = "postalgm-confirm-1";
	const struct key *key = keys_newest(keys);
	unsigned char bytes[16];
	crypto_generichash_state h;

	assert(key);
	crypto_generichash_init(&h, key->secret, sizeof key->secret, sizeof bytes);
	crypto_generichash_update(&h, (const unsigned char *)label, sizeof label - 1);
	put_text(&h, what);
	put_epoch(&h, question);
	crypto_generichash_final(&h, bytes, sizeof bytes);
	to_base32(bytes, sizeof bytes, out);
	sodium_memzero(bytes, sizeof bytes);
	sodium_memzero(&h, sizeof h);
}

void token_word_hash(struct str word, char out[TOKEN_HASH_CHARS + 1])
{
	unsigned char digest[32];
	crypto_generichash_state h;

	crypto_generichash_init(&h, NULL, 0, sizeof digest);
	put_text(&h, word);
	crypto_generichash_final(&h, digest, sizeof digest);
	sodium_bin2hex(out, TOKEN_HASH_CHARS + 1, digest, sizeof digest);
}
