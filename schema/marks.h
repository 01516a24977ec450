/* Marks: the word that a mailbox is to show of each letter, and the one that it shows.
 * The word is set with the letter's state, in the same transaction; it is shown after the
 * commit, by whoever speaks with the mailbox, and noted then. Stopped anywhere between,
 * it is shown again.
 *
 * Words: answered, refused, held, ignored, aside, bounce, copy.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_MARKS_H
#define SCHEMA_MARKS_H

#include "schema/journal.h"

/* The word for a letter in this state; empty while nothing has become of it. */
struct str mark_of(enum inbox_state, struct str verdict);

struct due_mark {
	int64_t id;
	int64_t uidvalidity;
	struct str name;        /* with it the place in the mailbox */
	struct str mark, shown; /* what is to be shown instead of what is shown */
	bool answered;          /* a letter of ours answers it */
};

/* At most `max` of one mailbox whose mark is not shown; those that are alike but for the
 * letter stand together. */
bool marks_due(struct store *, struct arena *, int64_t source_id, int max,
	       struct due_mark **, int *n, struct err *) MUST_USE;

/* Notes that it is shown. */
bool marks_shown(struct store *, const struct due_mark *, struct err *) MUST_USE;

/* Those of letters journalled before `utc` need not be shown any more; INT64_MAX: of none,
 * as where a mailbox has nothing to show them by. */
bool marks_forget(struct store *, int64_t source_id, int64_t utc,
		  struct err *) MUST_USE;

#endif
