/* Chance: labelled draws from one seed. A draw is a pure function of seed, label and
 * index: no stream, no position to save; a new draw moves no other.
 *
 * Commit and reveal: the invitation carries the BLAKE2b-256 of a secret of 32 bytes;
 * the seed is BLAKE2b-256 of the secret followed by, for each seat in order, the
 * lucky word and one zero byte. Draw number i of a label is
 *     BLAKE2b-128(key = seed, message = "label/i/attempt"), its first 8 bytes read
 *     as a little-endian number x; when x >= 2^64 - 2^64 mod n, attempt + 1; else x mod
 * n.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_RNG_H
#define RULES_RNG_H

#include <stdint.h>

#include "base/str.h"

enum { RNG_SEED_BYTES = 32, RNG_LABEL_MAX = 100 };

struct rng_draw {
	struct str label;
	int index, n, result;
};

/* Every draw, for the journal and for `postalgm verify`. */
struct rng_log {
	struct arena *a;
	int n;
	struct rng_draw *draws;
};

struct rng {
	uint8_t seed[RNG_SEED_BYTES];
	struct rng_log *log; /* NULL: draws are not recorded (what-if replays) */
};

/* Seed of a game: `secret` of 32 bytes, the seats' lucky words in order. */
void rng_seed(struct rng *, const uint8_t secret[32], const struct str words[],
	      int n_words);

/* Seed out of a text (scenes, tests). */
void rng_seed_text(struct rng *, struct str text);

/* The commitment to a secret in the invitation, in hex (64 characters and a NUL). */
void rng_commitment(const uint8_t secret[32], char out[65]);

/* 0 <= result < n; n >= 1, index >= 0. `label` has at most RNG_LABEL_MAX bytes. */
int rng_below(const struct rng *, const char *label, int index, int n);

/* Shuffles `n` items of one byte: draw i of the label picks among those that are
 * left. */
void rng_shuffle(const struct rng *, const char *label, uint8_t items[], int n);

#endif
