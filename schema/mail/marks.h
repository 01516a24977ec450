/* Marks: the word that a mailbox should show for each letter, and the word that it
 * shows. The word is set together with the letter's state, in one transaction; after
 * the commit, the process that speaks with the mailbox shows it, and that is noted. If
 * this stops anywhere in between, the word is shown again.
 *
 * Words: answered, refused, held, ignored, aside, bounce, copy.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_MARKS_H
#define SCHEMA_MARKS_H

#include "schema/mail/inbox.h"

enum inbox_mark {
	MARK_NONE, /* the letter has not been settled yet */
	MARK_ANSWERED,
	MARK_REFUSED,
	MARK_HELD,
	MARK_IGNORED,
	MARK_ASIDE,
	MARK_BOUNCE,
	MARK_COPY,
	N_MARKS
};
const char *mark_word(enum inbox_mark); /* "aside"; MARK_NONE: "" */
/* Which mark a letter in this state gets. */
enum inbox_mark mark_of(enum inbox_state, enum inbox_verdict);

struct due_mark {
	int64_t id;
	int64_t uidvalidity;
	struct str name;      /* together with the place in the mailbox */
	enum inbox_mark mark; /* to be shown */
	struct str shown;     /* the word that is shown, perhaps an earlier edition's */
	bool answered;        /* has a letter of ours answered it? */
};

/* At most `max` letters of one mailbox whose mark is not shown yet; equal marks stand
 * together. */
bool marks_due(struct store *, struct arena *, int64_t source_id, int max,
	       struct due_mark **, int *n, struct err *) MUST_USE;

/* Notes that the mark is shown. */
bool marks_shown(struct store *, const struct due_mark *, struct err *) MUST_USE;

/* Gives up the marks of letters journalled before `utc`; INT64_MAX: of all letters, for
 * a mailbox that cannot show any. */
bool marks_forget(struct store *, int64_t source_id, int64_t utc,
		  struct err *) MUST_USE;

#endif
