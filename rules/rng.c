/* Chance: see rng.h. BLAKE2b comes from libsodium.
 * SPDX-License-Identifier: ISC */
#include "rules/rng.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"

void rng_seed(struct rng *r, const uint8_t secret[32], const struct str words[],
	      int n_words)
{
	crypto_generichash_state h;
	const unsigned char zero = 0;

	memset(r, 0, sizeof *r);
	crypto_generichash_init(&h, NULL, 0, RNG_SEED_BYTES);
	crypto_generichash_update(&h, secret, 32);
	for (int i = 0; i < n_words; i++) {
		crypto_generichash_update(&h, (const unsigned char *)words[i].s,
					  words[i].n);
		crypto_generichash_update(&h, &zero, 1);
	}
	crypto_generichash_final(&h, r->seed, RNG_SEED_BYTES);
}

void rng_seed_text(struct rng *r, struct str text)
{
	memset(r, 0, sizeof *r);
	crypto_generichash(r->seed, RNG_SEED_BYTES, (const unsigned char *)text.s,
			   text.n, NULL, 0);
}

void rng_commitment(const uint8_t secret[32], char out[65])
{
	unsigned char hash[32];

	crypto_generichash(hash, sizeof hash, secret, 32, NULL, 0);
	sodium_bin2hex(out, 65, hash, sizeof hash);
}

/* "label/index/attempt", written by hand: draws are made by the million in what-if
 * replays. */
static size_t message(char *out, const char *label, int index, int attempt)
{
	size_t n = strlen(label);
	int numbers[2] = {index, attempt};

	assert(n <= RNG_LABEL_MAX);
	memcpy(out, label, n);
	for (int i = 0; i < 2; i++) {
		char digits[12];
		size_t d = 0;
		unsigned v = (unsigned)numbers[i];
		do
			digits[d++] = (char)('0' + v % 10);
		while (v /= 10);
		out[n++] = '/';
		while (d)
			out[n++] = digits[--d];
	}
	return n;
}

static uint64_t draw(const struct rng *r, const char *label, int index, int attempt)
{
	char text[RNG_LABEL_MAX + 32];
	unsigned char hash[16];
	uint64_t x = 0;
	size_t n = message(text, label, index, attempt);

	crypto_generichash(hash, sizeof hash, (const unsigned char *)text, n, r->seed,
			   sizeof r->seed);
	for (int i = 7; i >= 0; i--)
		x = x << 8 | hash[i];
	return x;
}

static void write_down(struct rng_log *log, const char *label, int index, int n,
		       int result)
{
#ifndef NDEBUG
	/* A label serves once: the same draw for two things would tie them together. */
	for (int i = 0; i < log->n; i++)
		assert(log->draws[i].index != index ||
		       !str_is(log->draws[i].label, label));
#endif
	*arena_push(log->a, log->draws, log->n) =
		(struct rng_draw){.label = str_dup(log->a, str_of(label)),
				  .index = index,
				  .n = n,
				  .result = result};
}

int rng_below(const struct rng *r, const char *label, int index, int n)
{
	assert(n >= 1 && index >= 0);
	uint64_t size = (uint64_t)n;
	uint64_t tail = (UINT64_MAX % size + 1) % size; /* 2^64 mod n */
	uint64_t x;
	int attempt = 0;

	do /* of one thing alone nothing is left to chance */
		x = n > 1 ? draw(r, label, index, attempt++) : 0;
	while (tail && x > UINT64_MAX - tail);
	int result = (int)(x % size);
	if (r->log)
		write_down(r->log, label, index, n, result);
	return result;
}

void rng_shuffle(const struct rng *r, const char *label, uint8_t items[], int n)
{
	for (int i = 0; i + 1 < n; i++) {
		int j = i + rng_below(r, label, i, n - i);
		uint8_t item = items[i];
		items[i] = items[j];
		items[j] = item;
	}
}
