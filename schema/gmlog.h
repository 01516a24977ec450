/* What was done to a game by hand, and by the house unasked, with the reason; and what
 * was told to whom, so that it is told once.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_GMLOG_H
#define SCHEMA_GMLOG_H

#include "base/seat.h"
#include "schema/store/store.h"

struct gmlog_entry {
	int64_t id, game_id; /* game_id 0: no game */
	int phase_no;        /* the phase that was open */
	int64_t utc;
	struct str who;       /* gm, server, red, ... */
	struct str what, why; /* a sentence; empty where there was no reason to give */
	bool is_public;       /* it stands in the next report */
};

bool gmlog_add(struct store *, const struct gmlog_entry *, struct err *) MUST_USE;
/* Oldest first; PHASE_ANY: of all phases. */
bool gmlog_list(struct store *, struct arena *, int64_t game_id, int phase_no,
		struct gmlog_entry **, int *n, struct err *) MUST_USE;

/* The lines of a game are a chain: the sum of each covers what it says and the sum of the one
 * before it, and the seal of the chain is the last sum. Lines are only ever added, at the
 * end, whatever time they tell of; none is purged. So one that was changed, taken away, put
 * in or moved breaks the chain where it stands. */
struct gmlog_link {
	struct gmlog_entry entry;
	struct str
		salt; /* with the entry it gives the digest: nobody can try out lines */
	struct str digest; /* of the entry */
	struct str sum;    /* as it was written with it */
};
/* `game_id` 0: the lines about no game. `seal`: empty where there is none. */
bool gmlog_chain(struct store *, struct arena *, int64_t game_id, struct gmlog_link **,
		 int *n, struct str *seal, struct err *) MUST_USE;
/* What the digest of this entry must be. */
struct str gmlog_digest(struct arena *, const struct gmlog_entry *, struct str salt);
/* Does its sum follow on the sum before it (NULL: it is the first)? */
bool gmlog_follows(const struct gmlog_link *, const struct gmlog_link *before);

/* `*first` is true when this was not told yet about this phase; it is noted then. */
bool told_once(struct store *, int64_t game_id, int phase_no, int seat,
	       const char *what, int64_t now, bool *first, struct err *) MUST_USE;
/* Forgets the reminders of the phase: its deadline is another. */
bool told_forget(struct store *, int64_t game_id, int phase_no, struct err *) MUST_USE;
/* Forgets that this was told. */
bool told_drop(struct store *, int64_t game_id, int phase_no, int seat,
	       const char *what, struct err *) MUST_USE;
struct told {
	int seat; /* or SEAT_GM */
	struct str what;
	int64_t utc;
};
bool told_list(struct store *, struct arena *, int64_t game_id, int phase_no,
	       struct told **, int *n, struct err *) MUST_USE;

#endif
