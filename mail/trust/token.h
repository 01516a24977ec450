/* Reply keys: 23 characters in an address that say "may order for this seat, in this
 * phase". Fourteen bytes in base32 (a-z2-7), so that changed case does no harm:
 *     version 4 bit | purpose 4 bit | key id 8 | phase number 16 | MAC 80
 * MAC: keyed BLAKE2b over "postalgm-token-1" and everything the key is bound to.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_TOKEN_H
#define MAIL_TOKEN_H

#include "base/str.h"
#include "mail/trust/keyfile.h"

enum { TOKEN_CHARS = 23, TOKEN_PHASE_MAX = 65535, TOKEN_VERSION = 1 };

enum token_purpose {
	TOKEN_REPLY =
		1, /* may submit orders for one seat (or, as seat "gm", commands) */
	TOKEN_BOUNCE = 2, /* maps a bounce to an outbox row; no authority */
	TOKEN_PASSED =
		3, /* in a letter that one home of the house passed to another: when it came */
};

/* The things a key is bound to. Game and seat are compared without regard to case. */
struct token_claim {
	enum token_purpose purpose;
	struct str game; /* bounce: "b" */
	struct str seat; /* "red", "gm"; bounce: the recipient's address */
	int64_t epoch;   /* of the seat; bounce: the outbox row */
	int phase; /* 0 (invitation) .. TOKEN_PHASE_MAX, counted through the game */
};

/* The claims of the two purposes, filled in. */
struct token_claim token_reply(struct str game, struct str seat, int64_t epoch,
			       int phase);
struct token_claim token_bounce(int64_t row, struct str recipient);
/* The GM's own key, for the seat "gm": bound to the GM's address and to the number of
 * the game's GM, so that a change of GM kills the keys in old letters. */
struct token_claim token_gm(struct str game, struct str address, int64_t epoch,
			    int phase);

/* Of a letter whose bytes have this digest, in hex. */
struct token_claim token_passed(struct str digest, int64_t arrival);

/* Does it consist only of characters that keys, their short form and words use? */
bool token_is_text(struct str);

/* Writes the key with a closing NUL, under the newest secret. */
void token_make(const struct keys *, const struct token_claim *,
		char out[TOKEN_CHARS + 1]);

enum token_verdict {
	TOKEN_GOOD,
	TOKEN_MALFORMED, /* not 23 characters of base32, or another version */
	TOKEN_OLD_KEY,   /* made with a secret that no longer verifies, or is unknown */
	TOKEN_FORGED,    /* the MAC is wrong: forged, of another seat, or of an earlier
			    epoch */
};

/* Is `key` good for the claim? Ignores the claim's phase: the key tells its own in
 * `*phase`, and the caller decides what an earlier phase may still do. */
enum token_verdict token_check(const struct keys *, int64_t now, struct str key,
			       const struct token_claim *, int *phase);

/* Does it have the form of a key, or of the longer word in a confirm address? */
bool token_is_shaped(struct str);

/* 23 characters that decode to a key as we make them: our version, a known purpose, a
 * key id and a phase of realistic size, nothing in the spare bits. By chance one text
 * in some 20,000 does. */
bool token_is_likely(struct str);

/* Can a key begin with it? The first letter holds the version and half of the
 * purpose. It is asked of each word of each letter. */
static inline bool token_can_begin(char c)
{
	return (unsigned char)(ascii_lower(c) - ('a' + 2 * TOKEN_VERSION)) < 2;
}
/* Can it be the second letter of a likely one? That holds the rest of the purpose and the first bits of
 * the key id, which are 0 in all that we make. */
bool token_can_be_second(char);
/* The fourth? It holds the last bit of the key id and the first four of the phase number, which are 0 in a likely one. */
bool token_can_be_fourth(char);

/* The short form of a claim, for the subject of a letter: 8 characters, two for the
 * phase (its last ten bits) and six of a MAC. It finds a seat and proves nothing. */
enum { TOKEN_SHORT_CHARS = 8 };
void token_short(const struct keys *, const struct token_claim *,
		 char out[TOKEN_SHORT_CHARS + 1]);
/* Was it made for the claim, in any phase? `*phase`: the latest phase, up to the
 * claim's, that it can belong to. */
bool token_short_fits(const struct keys *, int64_t now, struct str text,
		      const struct token_claim *, int *phase);

/* A number for a letter of ours that others see, in its Message-ID and its envelope.
 * Two such numbers do not tell how many letters went to others in between. One to one:
 * rows 1 .. 2^40 - 1 to numbers 1 .. 2^40. `token_rows` gives back the row under each
 * secret that still verifies, and how many there are; the rows themselves must tell
 * which one it is. */
int64_t token_number(const struct keys *, int64_t row);
size_t token_rows(const struct keys *, int64_t now, int64_t number,
		  int64_t rows[KEYS_MAX]);

/* 26 characters (128 bit) for a confirm address, and their hash for the database.
 * Without the newest secret nobody can tell them from random ones. They are made from
 * it, from what is to be confirmed (`what`: whose and which letter) and the number of
 * the question, so that a decision repeated after a crash asks with the same word, and
 * a restored store never asks two questions with one word. */
enum { TOKEN_WORD_CHARS = 26, TOKEN_HASH_CHARS = 64 };
void token_word(const struct keys *, struct str what, int64_t question,
		char out[TOKEN_WORD_CHARS + 1]);
void token_word_hash(struct str word, char out[TOKEN_HASH_CHARS + 1]);

#endif
