/* The log of everything that was done to a game by hand, or by the house on its own
 * account, with the reason. Also keeps which notices were sent and to whom, so that
 * each is sent once.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_GMLOG_H
#define SCHEMA_GMLOG_H

#include "base/seat.h"
#include "schema/store/store.h"

/* The actor of a logged action. */
enum gmlog_who {
	WHO_GM,
	WHO_SERVER, /* the house on its own account, or at a player's word */
	GMLOG_WHOS
};
const char *gmlog_who_name(enum gmlog_who); /* "gm" */

struct gmlog_entry {
	int64_t id, game_id; /* game_id 0: no game */
	int phase_no;        /* the phase that was open */
	int64_t utc;
	struct str who;       /* gmlog_who_name; older editions wrote seats, too */
	struct str what, why; /* a sentence; empty: no reason was given */
	bool is_public;       /* it is in the next report */
	/* Of the matter that the GM answered by mail with it ("R12", todo.h); empty: none. */
	struct str code;
};

bool gmlog_is_by(const struct gmlog_entry *, enum gmlog_who);
bool gmlog_add(struct store *, const struct gmlog_entry *, struct err *) MUST_USE;
/* Oldest first; PHASE_ANY: those of all phases. */
bool gmlog_list(struct store *, struct arena *, int64_t game_id, int phase_no,
		struct gmlog_entry **, int *n, struct err *) MUST_USE;

/* The lines with which GMs answered the matter of this code, in any game, the newest first. The
 * case of its letters does not count. */
bool gmlog_answers(struct store *, struct arena *, struct str code,
		   struct gmlog_entry **, int *n, struct err *) MUST_USE;

/* The lines of a game are a chain: the sum of each covers what it says and the sum of
 * the line before, and the seal of the chain is the last sum. Lines are only ever added
 * at the end, whatever time they tell of, and none is ever purged. So a line that was
 * changed, removed, inserted or moved breaks the chain at its place. */
struct gmlog_link {
	struct gmlog_entry entry;
	struct str salt; /* makes the digest, together with the entry: nobody can guess
		         lines by trying */
	struct str digest; /* of the entry */
	struct str sum;    /* as it was stored with the entry */
};
/* `game_id` 0: the lines about no game. `seal`: empty if there is none. */
bool gmlog_chain(struct store *, struct arena *, int64_t game_id, struct gmlog_link **,
		 int *n, struct str *seal, struct err *) MUST_USE;
/* The digest that this entry must have. */
struct str gmlog_digest(struct arena *, const struct gmlog_entry *, struct str salt);
/* Does its sum follow from the sum before it (NULL: it is the first)? */
bool gmlog_follows(const struct gmlog_link *, const struct gmlog_link *before);

/* `*first` is true if this was not yet told about this phase; then it is noted. */
bool told_once(struct store *, int64_t game_id, int phase_no, int seat,
	       const char *what, int64_t now, bool *first, struct err *) MUST_USE;
/* Forgets the reminders of the phase, because its deadline has changed. */
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
