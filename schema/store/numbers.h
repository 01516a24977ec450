/* Numbers of rows in a house of several homes. A game that goes to another home takes its rows with
 * their numbers, which stand in reply keys, bounce addresses and sums. So no two homes give the same
 * number: of each NUMBERS_HOMES numbers every home gives one. A home alone gives all of them.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_NUMBERS_H
#define SCHEMA_NUMBERS_H

#include "schema/store/store.h"

enum { NUMBERS_HOMES = 16 /* of a house, at most */ };

/* Makes this the home `number` (0 .. NUMBERS_HOMES - 1) of a house with several, for good: it gives
 * only its own numbers, above `above`. Refused where it is another one already. */
bool numbers_share(struct store *, int number, int64_t above, struct err *) MUST_USE;
/* -1: it is a home alone. */
int numbers_home(const struct store *);
/* Above all numbers that it has given. */
bool numbers_last(struct store *, int64_t *last, struct err *) MUST_USE;

/* Which home gave this number? */
static inline int numbers_giver(int64_t id)
{
	return (int)(id % NUMBERS_HOMES);
}

/* Makes next_id() and gives_any_id() known to SQL, and reads which home this is; for store_open. */
bool numbers_open(struct store *) MUST_USE;
bool numbers_read(struct store *) MUST_USE;

#endif
