/* House rulings of a game: they hold from the day they are made [R19].
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_RULINGS_H
#define SCHEMA_RULINGS_H

#include "schema/store/store.h"

struct ruling {
	int64_t game_id;
	int number;      /* from 1, in each game */
	int turn, phase; /* the phase that was open; 0: before the start */
	struct str text;
	int64_t utc;
};

/* Fills `number`. */
bool rulings_add(struct store *, struct ruling *, struct err *) MUST_USE;
/* Sorted by number. */
bool rulings_list(struct store *, struct arena *, int64_t game_id, struct ruling **,
		  int *n, struct err *) MUST_USE;

#endif
