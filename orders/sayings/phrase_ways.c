/* What is known about the parts of a clause: see phrase_ways.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/phrase_ways.h"

#include <string.h>

#include "base/arena.h"

/* A place is found by its part and token. Of two that fall on one the first is kept. */
enum { PLACES = 1024, WAYS = 1024, TOKENS = 4096 };

struct ways {
	unsigned turn, turn_of[PLACES]; /* a place of another turn is unknown */
	int n_ways, n_tokens;
	struct place place[PLACES];
	struct way way[WAYS];
	struct token token[TOKENS];
};

struct ways *ways_make(struct arena *a)
{
	struct ways *w = arena_room(a, sizeof *w);

	memset(w->turn_of, 0, sizeof w->turn_of);
	w->turn = 0;
	ways_forget(w);
	return w;
}

void ways_forget(struct ways *w)
{
	w->turn++;
	w->n_ways = w->n_tokens = 0;
}

struct place *ways_at(struct ways *w, const struct part *of, int part, int at)
{
	unsigned slot = ((unsigned)part * 61 + (unsigned)at) % (unsigned)PLACES;
	struct place *p = &w->place[slot];

	if (w->turn_of[slot] == w->turn)
		return p->part == part && p->at == at && !p->busy ? p : NULL;
	w->turn_of[slot] = w->turn;
	*p = (struct place){.part = (short)part, .at = (short)at, .next = of->first};
	return p;
}

const struct way *ways_keep(struct ways *w, struct place *p, const struct way *way)
{
	if (w->n_ways == WAYS || w->n_tokens + way->n > TOKENS)
		return NULL;
	struct way *kept = &w->way[w->n_ways++];
	struct token *t = &w->token[w->n_tokens];
	memcpy(t, way->t, (size_t)way->n * sizeof *t);
	w->n_tokens += way->n;
	*kept = *way;
	kept->t = t;
	kept->next = NULL;
	if (p->last)
		p->last->next = kept;
	else
		p->first = kept;
	p->last = kept;
	return kept;
}
