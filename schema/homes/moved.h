/* Games that were here: where they are now.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_MOVED_H
#define SCHEMA_MOVED_H

#include "schema/store/store.h"

enum moved_state {
	MOVED_LEAVING, /* out of this store, and not yet known to be in the other: its letters wait */
	MOVED_GONE,
	MOVED_STATES
};

struct moved {
	int64_t game_id;
	struct str name, home; /* home empty: put aside, into a file */
	enum moved_state state;
	int64_t utc;
};

bool moved_set(struct store *, const struct moved *, struct err *) MUST_USE;
/* `*found` false: no game of this name was ever here, or it is here. */
bool moved_find(struct store *, struct arena *, struct str name, bool *found,
		struct moved *, struct err *) MUST_USE;
/* By name. */
bool moved_list(struct store *, struct arena *, struct moved **, int *n,
		struct err *) MUST_USE;

#endif
