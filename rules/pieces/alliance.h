/* The orders of a council that makes alliances of two: a list of the partners that a player accepts, the
 * dearest first, and the end of an alliance. pairs.h makes the pairs.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_ALLIANCE_H
#define RULES_PIECES_ALLIANCE_H

#include <stdint.h>

#include "orders/parse.h"

enum { ALLIANCE_NONE = -1 };

/* What a game says about its alliances. */
struct alliance_terms {
	const char *(*name)(int seat); /* as sentences have it: "the Elves" */
	const char *example; /* what a wish may be: "a faction, such as elves" */
	int word;            /* concept of "ally" */
	/* Marks of the rules that a refusal names, or NULL. */
	const char *wish_mark, *break_mark;
};

/* Reads the verb and wishes, at most `most`, into `list`. `own` is the writer's seat, or a negative number if the
 * reader knows no writer. Reports a wish for oneself and a second wish for the same partner, and leaves
 * them out. False: no player stands there, and that is reported. */
bool alliance_read_wishes(struct parse *, const struct verb *,
			  const struct alliance_terms *, int own, uint8_t list[],
			  uint8_t most, uint8_t *n);

/* Reads the verb and "alliance with the Elves", of which all may be left out. `ally` is the writer's ally or ALLIANCE_NONE; `own` as
 * above. Reports an alliance that does not exist, and a partner who is not the ally. */
void alliance_read_break(struct parse *, const struct verb *,
			 const struct alliance_terms *, int own, int ally);

#endif
