/* A standby's word: see standby_word.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/standby_word.h"

#include "base/arena.h"
#include "schema/standbys.h"

enum { ID_MAX = 99999 }; /* the word is no longer than a colour */

struct str standby_seat_word(struct arena *a, const struct standby *s)
{
	return str_printf(a, "s%lld", (long long)s->id);
}

int64_t standby_of_word(struct str word)
{
	int64_t id;

	return str_starts(word, "s") &&
			       str_int(str_slice(word, 1, word.n), 1, ID_MAX, &id)
		       ? id
		       : 0;
}
