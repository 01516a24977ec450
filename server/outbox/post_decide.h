/* Decisions whose letters are made before they are written. Letters and pictures take
 * nearly all the time of a phase, and while a transaction is open nobody else can write:
 * no other process, no command of the operator. Therefore a decision is
 *
 *   1. planned: carried out in a transaction that is taken back. Until its first write
 *      it only reads, so others may write. It leaves the drafts of its letters.
 *   2. composed: the bytes of these letters are made, with no transaction open.
 *   3. written: carried out again, in a transaction of its own that takes the bytes and
 *      is committed.
 *
 * If anybody has written since the plan, it is made again, up to three times; then once
 * more with all inside one transaction, but without drawing the same picture again. The
 * clock stands still from the plan to the end, so that both give the same. Killed at any
 * moment, either nothing or all of it has happened.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POST_DECIDE_H
#define SERVER_POST_DECIDE_H

#include "server/home/home.h"

struct post_draft;

/* One decision, its own transaction; inside another one a part of that one (home.h),
 * and its letters are made there. `decide` writes to the store and to `with` alone, may
 * run several times, and must come to the same each time if the store is the same. The
 * texts of its letters must live as long as the arena: the bytes are made after it
 * returned. */
bool post_decide(struct home *, struct arena *,
		 bool (*decide)(struct home *, struct arena *, void *with,
				struct err *),
		 void *with, struct err *) MUST_USE;

/* For post_queue: gives the draft its bytes, now or later or made before. */
bool post_ahead(struct home *, struct arena *, struct post_draft *,
		struct err *) MUST_USE;

/* The number of the next letter: while a decision is planned, behind its letters so far. Inside
 * the transaction that adds the letter. */
bool post_next_id(struct home *, int64_t *id, struct err *) MUST_USE;

/* Is the draft one of a plan, whose letters are not put into the outbox, because nothing reads them there and they
 * would be taken back? Acts that gather in a letter are noted by its row: that is added. */
bool post_is_only_planned(const struct home *, const struct post_draft *);

/* Returns a place where a decision can keep its results for its next run on the same
 * store; the place holds NULL at first. Returns NULL if nothing is kept, because it
 * runs once. */
void **post_ahead_kept(struct home *);

#endif
