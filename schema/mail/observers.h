/* Observers: strangers who read a public game. The word of their question is stored
 * nowhere, only its hash.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_OBSERVERS_H
#define SCHEMA_OBSERVERS_H

#include "schema/store/store.h"

enum observer_state {
	OBSERVER_ASKED,
	OBSERVER_READING,
	OBSERVER_LEFT,
	OBSERVER_STATES
};

struct observer {
	int64_t game_id;
	struct str address;
	enum observer_state state;
	struct str word_hash; /* of the question; left: of the way back. Empty: none */
	int64_t since;        /* UTC, of the state */
};

/* Adds the row, replacing an earlier one of the game and address. */
bool observers_save(struct store *, const struct observer *, struct err *) MUST_USE;
bool observers_find(struct store *, struct arena *, int64_t game_id, struct str address,
		    bool *found, struct observer *, struct err *) MUST_USE;
bool observers_by_word(struct store *, struct arena *, struct str hash, bool *found,
		       struct observer *, struct err *) MUST_USE;
/* The readers of the game, sorted by address. */
bool observers_list(struct store *, struct arena *, int64_t game_id, struct observer **,
		    int *n, struct err *) MUST_USE;
bool observers_count(struct store *, int64_t game_id, int *n, struct err *) MUST_USE;
/* The games that this address observes: only that one, or all of them if it is 0. */
bool observers_of(struct store *, struct arena *, struct str address, int64_t game_id,
		  struct observer **, int *n, struct err *) MUST_USE;
/* The observer at this address stops reading, with no way back: one game, or all of
 * them if it is 0. `*n` says how many games they read. */
bool observers_leave(struct store *, struct str address, int64_t game_id, int64_t now,
		     int *n, struct err *) MUST_USE;
/* Was somebody at this address asked, about any game, without having answered yet? */
bool observers_asked(struct store *, struct str address, bool *asked,
		     struct err *) MUST_USE;
/* Forgets questions that were asked before `until` and not answered. */
bool observers_expire(struct store *, int64_t until, struct err *) MUST_USE;

#endif
