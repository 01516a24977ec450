/* An order in the place of a refused line whose decision was taken for another one.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LEFT_LIKE_H
#define SERVER_LEFT_LIKE_H

#include "orders/read.h"
#include "schema/questions.h"

/* Is among the letter's orders one that this refused line begins like, or do its orders say all that the line says? */
bool left_is_like(struct arena *, const struct reading *,
		  const struct question *refused);

#endif
