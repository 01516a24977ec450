/* The tag of a game: see post_tag.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/post_tag.h"

#include "base/arena.h"

struct str post_tag(struct arena *a, const struct game *g)
{
	char *tag = str_z(a, str_printf(a, "[%.*s]", STR_ARG(g->name)));
	for (char *c = tag; *c; c++)
		if (*c >= 'a' && *c <= 'z')
			*c = (char)(*c - 'a' + 'A');
	return str_of(tag);
}
