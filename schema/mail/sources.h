/* Sources: the mailboxes that letters come from, how far each was read, and what is
 * wrong with it. Journalled letters belong to a source for good, so rows are never
 * removed.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_SOURCES_H
#define SCHEMA_SOURCES_H

#include "schema/store/store.h"

struct arena;

/* Times are UTC seconds. */
struct source {
	int64_t id;
	struct str kind;               /* maildir, imap, pop3 */
	struct str name;               /* identifies it: no other source has this
				          name */
	int64_t uidvalidity, last_uid; /* how far it was read; 0: from the beginning */
	int64_t eligible_from; /* letters before this are not read, if there is no
			          place to go on from */
	int64_t last_sweep;    /* when it was last read without fault; 0: never */
	int64_t added;         /* when it came into use; 0: not known */
	int64_t away;          /* since when it cannot be read; 0: it can */
	struct str trouble;    /* why */
	int64_t rescan_since;  /* everything since then is to be looked at again; 0:
			          no */
	int64_t unknown, n_unknown; /* when it last held letters that the inbox did not
			      have, and how many */
};

bool sources_list(struct store *, struct arena *, struct source **, int *n,
		  struct err *) MUST_USE;
/* Refused if there is none. */
bool source_load(struct store *, struct arena *, int64_t id, struct source *,
		 struct err *) MUST_USE;
bool source_add(struct store *, const char *kind, struct str name,
		int64_t eligible_from, int64_t now, int64_t *id, struct err *) MUST_USE;
bool source_rename(struct store *, int64_t id, struct str name, struct err *) MUST_USE;

/* Notes that it was read up to here; and that it was read without fault. */
bool source_reached(struct store *, int64_t id, int64_t uidvalidity, int64_t uid,
		    struct err *) MUST_USE;
bool source_swept(struct store *, int64_t id, int64_t utc, struct err *) MUST_USE;
/* Notes that it cannot be read since then; 0: it can. */
bool source_away(struct store *, int64_t id, int64_t since, struct str trouble,
		 struct err *) MUST_USE;
/* Asks the next round to look at it again from then on; 0: no. And says that this has
 * begun, so that the wish is fulfilled. */
bool source_rescan(struct store *, int64_t id, int64_t since, struct err *) MUST_USE;
bool source_begins_anew(struct store *, int64_t id, int64_t since,
			struct err *) MUST_USE;
/* Letters that came before `until` are no longer known: none of them is read again out of this mailbox, and what
 * source_rescan and source_add ask for begins no earlier ("known_from" in meta). */
bool source_forgets(struct store *, int64_t id, int64_t until, struct err *) MUST_USE;
bool source_held_unknown(struct store *, int64_t id, int64_t utc, int64_t n,
			 struct err *) MUST_USE;

#endif
