/* Backoff: see backoff.h.
 * SPDX-License-Identifier: ISC */
#include "mail/fetch/backoff.h"

#include <stdio.h>

#include "base/elapsed.h"

enum { AWAY_S = 5, AWAY_MOST_S = 5 * 60, REFUSED_S = 60, REFUSED_MOST_S = 30 * 60 };

int backoff_left(const struct backoff *b)
{
	int64_t left = b->next - elapsed_seconds();
	return b->next && left > 0 ? (int)left : 0;
}

bool backoff_is_over(const struct backoff *b, struct err *err)
{
	int left = backoff_left(b);

	return left == 0 ||
	       err_set(err, "%.400s; next try in %d seconds", b->why, left);
}

bool backoff_failed(struct backoff *b, const struct err *err)
{
	bool refused = err->kind == ERR_REFUSED;
	int least = refused ? REFUSED_S : AWAY_S,
	    most = refused ? REFUSED_MOST_S : AWAY_MOST_S;

	b->pause = b->pause * 2 < least ? least : b->pause * 2;
	if (b->pause > most)
		b->pause = most;
	b->next = elapsed_seconds() + b->pause;
	snprintf(b->why, sizeof b->why, "%s", err->text);
	return false;
}

void backoff_clear(struct backoff *b)
{
	*b = (struct backoff){0};
}
