/* The key holder, as the core sees it: the process postalgm-keys, which alone has the
 * secret behind the reply keys. It is started when it is first needed, and again when
 * it dies.
 *
 * A question that cannot be answered (no process can be started) gets an answer that
 * grants nothing: no key is good, a new key is empty, a number is 0. This is
 * remembered: key_holder_trouble reports it at the end of the decision, which is then
 * undone as a whole. So callers need not check each answer.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_KEY_HOLDER_H
#define MAIL_KEY_HOLDER_H

#include "mail/trust/token.h"

struct arena;
struct key_holder;

/* `path` of the key file. Starts nothing yet. */
struct key_holder *key_holder_open(const char *path);
/* A holder that already is at the other end of this socket and is never restarted; for
 * tests. */
struct key_holder *key_holder_open_at(int fd);
/* Starts it now. Refused with keyfile_read's words if the file is missing, open to
 * others or damaged. */
bool key_holder_start(struct key_holder *, struct err *) MUST_USE;
void key_holder_close(struct key_holder *); /* NULL is allowed */

/* Was a question left unanswered since the last call? Then `err` says why, as trouble
 * that will pass, and it is forgotten. */
bool key_holder_trouble(struct key_holder *, struct err *);

/* The questions: see token.h for what they mean. */
void key_make(struct key_holder *, const struct token_claim *,
	      char out[TOKEN_CHARS + 1]);
/* The first of the claims (at most KEY_CLAIMS) that the key is good for, and the key's
 * phase; -1: none. */
enum { KEY_CLAIMS = 256 };
int key_check(struct key_holder *, int64_t now, struct str key,
	      const struct token_claim *, size_t n, int *phase);
void key_short(struct key_holder *, const struct token_claim *,
	       char out[TOKEN_SHORT_CHARS + 1]);
int key_short_fits(struct key_holder *, int64_t now, struct str text,
		   const struct token_claim *, size_t n, int *phase);
int64_t key_number(struct key_holder *, int64_t row);
size_t key_rows(struct key_holder *, int64_t now, int64_t number,
		int64_t rows[KEYS_MAX]);
void key_word(struct key_holder *, struct str what, int64_t question,
	      char out[TOKEN_WORD_CHARS + 1]);

/* A reply address of a seat or, as seat "gm", of the GM. */
struct str key_reply_address(struct arena *, struct key_holder *, struct str house,
			     const struct token_claim *);
/* The envelope address by which a bounce finds its outbox row. */
struct str key_bounce_address(struct arena *, struct key_holder *, struct str house,
			      int home, int64_t row, struct str recipient);

#endif
