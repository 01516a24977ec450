/* The worker: where strangers' bytes are read, as the core sees it. Each letter is read
 * by its own confined process, forked by the nursery (nursery.h). A letter that crashes
 * its reader, or takes too long, costs that process and not the daemon; the next letter
 * gets readers from a new nursery. It reads one letter at a time, and its caller may do
 * something else meanwhile.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_WORKER_H
#define MAIL_WORKER_H

#include "base/err.h"
#include "mail/letter/letter.h"

struct worker;

/* How long a reader may be silent before the nursery is asked about it. If it makes
 * progress, however slowly, it gets WORKER_LOOKS times as long: a busy machine is not
 * the fault of any letter, and the kernel ends the reader of a letter that needs more
 * of the processor than it may use. */
enum { WORKER_PATIENCE_MS = 5000, WORKER_LOOKS = 12 };

enum worker_result {
	WORKER_READ,    /* the letter was read, and may be of any class */
	WORKER_DIED,    /* it crashed, went over a limit, or answered nonsense */
	WORKER_SLOW,    /* it stood still, or went on for too long */
	WORKER_STOPPED, /* somebody stopped it: the letter is not to blame */
};

/* `house` is copied. Starts no process before the first letter. The program must not
 * reap children that it did not start. */
struct worker *worker_open(const struct letter_house *);
void worker_close(struct worker *); /* takes NULL */

/* With another patience: for tests. */
struct worker *worker_open_with(const struct letter_house *, int patience_ms);

/* Hands over a letter for reading; `bytes` are not needed afterwards. Forgets a letter
 * that was handed over before and not taken. false only if no reader could be started:
 * the letter is not to blame. */
MUST_USE bool worker_give(struct worker *, struct str bytes, struct err *);
/* Is it read? Waits `ms` at most. If not, the reader may be slow, or dead. */
bool worker_is_done(const struct worker *, int ms);
/* Waits for the reader and returns what it made of its letter. Unless this is
 * WORKER_READ, `*out` is a letter in quarantine that says why, and the caller decides
 * whether to try a second time. */
enum worker_result worker_take(struct worker *, struct arena *, struct letter *out);

/* All in one: gives a letter and waits for it. */
MUST_USE bool worker_read(struct worker *, struct arena *, struct str bytes,
			  struct letter *out, enum worker_result *result, struct err *);

/* Nurseries started so far: one more than the letters that broke their reader. */
int worker_starts(const struct worker *);

#endif
