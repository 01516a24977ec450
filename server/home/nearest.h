/* The nearest known word, for "did you mean": commands, options, keys of the
 * configuration, names of games and seats.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_NEAREST_H
#define SERVER_NEAREST_H

#include "base/str.h"

/* Finds the best candidate: begin with {word}, offer each known word, read `best`. */
struct nearest {
	struct str word;
	struct str best; /* empty while nothing came near enough */
	int distance;
};
void nearest_offer(struct nearest *, struct str known);

/* ": did you mean 'X'?" if there is one, else "; it can be LIST". */
struct str nearest_text(struct arena *, const struct nearest *, struct str list);

#endif
