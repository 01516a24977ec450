/* What was done to a game by hand, and by the house unasked, with the reason; and what
 * was told to whom, so that it is told once.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_GMLOG_H
#define SCHEMA_GMLOG_H

#include "schema/store.h"

struct gmlog_entry {
	int64_t id, game_id; /* game_id 0: no game */
	int phase_no;        /* the phase that was open */
	int64_t utc;
	struct str who;       /* gm, server, red, ... */
	struct str what, why; /* a sentence; empty where there was no reason to give */
	bool is_public;       /* it stands in the next report */
};

bool gmlog_add(struct store *, const struct gmlog_entry *, struct err *) MUST_USE;
/* Oldest first; `phase_no` -1: of all phases. */
bool gmlog_list(struct store *, struct arena *, int64_t game_id, int phase_no,
		struct gmlog_entry **, int *n, struct err *) MUST_USE;

/* `*first` is true when this was not told yet about this phase; it is noted then. */
bool told_once(struct store *, int64_t game_id, int phase_no, int seat,
	       const char *what, int64_t now, bool *first, struct err *) MUST_USE;
/* Forgets the reminders of the phase: its deadline is another. */
bool told_forget(struct store *, int64_t game_id, int phase_no, struct err *) MUST_USE;
struct told {
	int seat; /* -1: the GM */
	struct str what;
	int64_t utc;
};
bool told_list(struct store *, struct arena *, int64_t game_id, int phase_no,
	       struct told **, int *n, struct err *) MUST_USE;

#endif
