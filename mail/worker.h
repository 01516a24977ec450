/* The worker: a confined child process in which strangers' bytes are read. A letter
 * that crashes it, or takes too long, costs the worker and not the daemon; the next
 * letter gets a new one. A worker is replaced after 200 letters as well. It reads one
 * letter at a time, and its caller may do something else meanwhile.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_WORKER_H
#define MAIL_WORKER_H

#include "base/err.h"
#include "mail/letter.h"

struct worker;

enum { WORKER_LETTERS = 200, WORKER_PATIENCE_MS = 5000 };

enum worker_result {
	WORKER_READ, /* the letter is read, whatever its class */
	WORKER_DIED, /* it crashed, went over a limit, or answered nonsense */
	WORKER_SLOW, /* it was ended after WORKER_PATIENCE_MS */
};

typedef void letter_reader(struct arena *, const struct letter_house *,
			   struct str bytes, struct letter *out);

/* `house` is copied. No process is started before the first letter. The program ignores
 * SIGPIPE or has a handler for it, and reaps no children of others. */
struct worker *worker_open(const struct letter_house *);
void worker_close(struct worker *); /* takes NULL */

/* Another reader in the place of letter_read, and another patience: for tests. */
struct worker *worker_open_with(const struct letter_house *, letter_reader *,
				int patience_ms);

/* Gives the child a letter to read; `bytes` are not needed any more afterwards. A
 * letter that was given before and not taken is forgotten. false only where no process
 * could be started. */
MUST_USE bool worker_give(struct worker *, struct str bytes, struct err *);
/* Is it read? Waits `ms` at most. Where not, the child may be slow, or dead. */
bool worker_is_done(const struct worker *, int ms);
/* What the child made of the letter it was given; waits for it. Not WORKER_READ: `*out`
 * is a letter in quarantine that says why, and giving it a second time is the caller's
 * decision. */
enum worker_result worker_take(struct worker *, struct arena *, struct letter *out);

/* All in one: gives a letter and waits for it. */
MUST_USE bool worker_read(struct worker *, struct arena *, struct str bytes,
			  struct letter *out, enum worker_result *result, struct err *);

/* Workers started so far, for the health page. */
int worker_starts(const struct worker *);

#endif
