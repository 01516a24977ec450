/* What is done when the worker failed on a letter: is the letter to blame, or the house?
 * And who wrote it, as far as its header alone tells.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_WORKER_PROBE_H
#define MAIL_WORKER_PROBE_H

#include "mail/read/worker.h"

/* Reads a letter that is known to be good, to be called after a failure: the child is then
 * a new one. false: it could not be read either, so that the last letter is not to blame;
 * `*err` says how it went. */
bool worker_probe(struct worker *, struct err *) MUST_USE;

/* Reads one letter alone, as a person looks at it. One that broke its reader comes back in
 * quarantine, which says so; false where no letter can be read. */
bool worker_read_alone(const struct letter_house *, struct arena *, struct str bytes,
		       struct letter *out, struct err *) MUST_USE;

/* The header section of a letter, without what says how its body is to be read, and with
 * no body: at most 64 kB, found by its line ends alone. Nothing in it is decoded. */
struct str letter_head(struct arena *, struct str bytes);

#endif
