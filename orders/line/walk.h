/* The tokens below the walk: for parse.c and parse_tell.c alone.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LINE_WALK_H
#define ORDERS_LINE_WALK_H

#include "orders/parse.h"

/* The token `i`, or the end. */
static inline const struct token *walk_token(const struct parse *p, int i)
{
	return &p->token[i < p->end ? i : p->end];
}

static inline bool walk_is_end(const struct parse *p, int i)
{
	return i >= p->end;
}

/* The first token from `i` on that is not dropped as noise. */
static inline int walk_past_noise(const struct parse *p, int i)
{
	while (!walk_is_end(p, i) && p->token[i].flags & WORD_DROPPED)
		i++;
	return i;
}

#endif
