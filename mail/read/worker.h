/* The worker: where strangers' bytes are read, as the core sees it. Each letter is read by a
 * confined process of its own, which comes out of the nursery (nursery.h). A letter that
 * crashes its reader, or takes too long, costs that and not the daemon; the next letter gets
 * readers out of a new nursery. It reads one letter at a time, and its caller may do
 * something else meanwhile.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_WORKER_H
#define MAIL_WORKER_H

#include "base/err.h"
#include "mail/letter/letter.h"

struct worker;

/* How long nothing may come from a reader before it is asked after. One that gets on, however
 * slowly, is waited for WORKER_LOOKS times as long: a machine that is busy with something else
 * is not the fault of any letter, and a letter that needs more of the processor than it may
 * use has its reader ended by the kernel. */
enum { WORKER_PATIENCE_MS = 5000, WORKER_LOOKS = 12 };

enum worker_result {
	WORKER_READ,    /* the letter is read, whatever its class */
	WORKER_DIED,    /* it crashed, went over a limit, or answered nonsense */
	WORKER_SLOW,    /* it did nothing any more, or went on for too long */
	WORKER_STOPPED, /* somebody stopped it: the letter has nothing to do with it */
};

/* `house` is copied. No process is started before the first letter. The program reaps no
 * children of others. */
struct worker *worker_open(const struct letter_house *);
void worker_close(struct worker *); /* takes NULL */

/* With another patience: for tests. */
struct worker *worker_open_with(const struct letter_house *, int patience_ms);

/* Gives a letter to be read; `bytes` are not needed any more afterwards. A letter that was
 * given before and not taken is forgotten. false only where no reader could be started: the
 * letter has nothing to do with it. */
MUST_USE bool worker_give(struct worker *, struct str bytes, struct err *);
/* Is it read? Waits `ms` at most. Where not, the reader may be slow, or dead. */
bool worker_is_done(const struct worker *, int ms);
/* What the reader made of the letter it was given; waits for it. Not WORKER_READ: `*out`
 * is a letter in quarantine that says why, and giving it a second time is the caller's
 * decision. */
enum worker_result worker_take(struct worker *, struct arena *, struct letter *out);

/* All in one: gives a letter and waits for it. */
MUST_USE bool worker_read(struct worker *, struct arena *, struct str bytes,
			  struct letter *out, enum worker_result *result, struct err *);

/* Nurseries started so far: one more than letters that broke their reader. */
int worker_starts(const struct worker *);

#endif
