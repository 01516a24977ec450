/* After the worker failed on a letter: is the letter to blame, or the house? And who
 * wrote it, as far as its header alone tells?
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_WORKER_PROBE_H
#define MAIL_WORKER_PROBE_H

#include "mail/read/worker.h"

/* Reads a letter that is known to be good. Call it after a failure: the child is then a
 * new one. false: that letter could not be read either, so the last one is not to
 * blame; `*err` says what happened. */
bool worker_probe(struct worker *, struct err *) MUST_USE;

/* Reads one letter alone, as a person looks at it. A letter that broke its reader comes
 * back in quarantine, which says so; false if no letter can be read. */
bool worker_read_alone(const struct letter_house *, struct arena *, struct str bytes,
		       struct letter *out, struct err *) MUST_USE;

/* The header section of a letter, without the fields that say how to read its body, and
 * with no body: at most 64 kB, found by line ends alone. Nothing in it is decoded. */
struct str letter_head(struct arena *, struct str bytes);

#endif
