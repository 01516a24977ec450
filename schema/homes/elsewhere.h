/* What another home of the house has: questions to its store, which is only looked into.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_ELSEWHERE_H
#define SCHEMA_ELSEWHERE_H

#include "schema/store/store.h"

/* A game of that name. */
bool elsewhere_game(struct store *, struct str name, bool *has, struct err *) MUST_USE;
/* Somebody who was asked for the word with this hash. */
bool elsewhere_word(struct store *, struct str hash, bool *has, struct err *) MUST_USE;
/* A letter of ours with that number. */
bool elsewhere_letter(struct store *, int64_t id, bool *has, struct err *) MUST_USE;
/* A player or standby of a game that is not over, with that address. */
bool elsewhere_person(struct store *, struct str address, bool *has,
		      struct err *) MUST_USE;

#endif
