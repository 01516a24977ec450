/* The GMs of a game beside its first one (games.h).
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_GAME_GMS_H
#define SCHEMA_GAME_GMS_H

#include "schema/store/store.h"

struct game_gm {
	int64_t id; /* from 1; never used again */
	int64_t game_id;
	struct str name, address; /* the name may be empty */
	int64_t added;            /* UTC */
};

/* Fills `id`. Fails if the address is one of them already. */
bool game_gms_add(struct store *, struct game_gm *, struct err *) MUST_USE;
/* Those of a game, or of all games (`game_id` 0), the one added first first. */
bool game_gms_list(struct store *, struct arena *, int64_t game_id, struct game_gm **,
		   int *n, struct err *) MUST_USE;
bool game_gms_drop(struct store *, int64_t id, struct err *) MUST_USE;

#endif
