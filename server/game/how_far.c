/* How far all seats are: see how_far.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/how_far.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/render/letterhead.h"

struct str how_far_told(struct arena *a, const struct game_rules *r, const void *view,
			const struct seat *seats, int n_seats)
{
	struct buf b = buf_in(a);

	if (!r->count_name || !r->count_name(0))
		return STR("");
	for (int i = 0; i < n_seats; i++)
		buf_printf(&b, "%s%.*s %d", i ? ", " : "",
			   STR_MADE(a, letterhead_seat(a, r, seats[i].seat)),
			   r->count(view, 0, seats[i].seat));
	buf_printf(&b, " (%s)", locale_text(r->count_what(0)));
	return buf_str(&b);
}
