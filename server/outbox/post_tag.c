/* The tag of a game: see post_tag.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/post_tag.h"

#include "base/arena.h"

struct str post_tag(struct arena *a, const struct game *g)
{
	struct buf tag = buf_with_room(a, g->name.n + 2);

	buf_char(&tag, '[');
	for (size_t i = 0; i < g->name.n; i++) {
		char c = g->name.s[i];
		buf_char(&tag, c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c);
	}
	buf_char(&tag, ']');
	return buf_str(&tag);
}
