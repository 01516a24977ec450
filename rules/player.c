/* The house player: see player.h.
 * SPDX-License-Identifier: ISC */
#include "rules/player.h"

#include <stdarg.h>

#include "base/arena.h"
#include "rules/game.h"
#include "rules/rng.h"

struct offer {
	struct str text;
	int weight;
};

struct moves {
	struct buf letter;
	const struct rng *rng;
	const char *label;
	int n_taken; /* decisions so far */
	int n;       /* offers of the open one */
	struct offer *offers;
};

struct arena *moves_arena(const struct moves *m)
{
	return m->letter.a;
}

void moves_offer(struct moves *m, int weight, const char *fmt, ...)
{
	struct buf text = buf_in(m->letter.a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	*arena_push(m->letter.a, m->offers, m->n) =
		(struct offer){buf_str(&text), weight};
}

/* The `skip`th of the best offers. */
static int best_of(const struct moves *m, int best, int skip)
{
	for (int i = 0; i < m->n; i++)
		if (m->offers[i].weight == best && skip-- == 0)
			return i;
	return -1;
}

static int count_best(const struct moves *m, int *best)
{
	int n = 0;

	*best = m->offers[0].weight;
	for (int i = 0; i < m->n; i++) {
		if (m->offers[i].weight > *best)
			n = 0;
		if (m->offers[i].weight >= *best) {
			*best = m->offers[i].weight;
			n++;
		}
	}
	return n;
}

int moves_take(struct moves *m)
{
	int best, n, at;

	if (!m->n)
		return -1;
	n = count_best(m, &best);
	at = best_of(m, best, n > 1 ? rng_below(m->rng, m->label, m->n_taken, n) : 0);
	if (m->offers[at].text.n)
		buf_printf(&m->letter, "%.*s\n", STR_ARG(m->offers[at].text));
	m->n_taken++;
	m->n = 0;
	m->offers = NULL;
	return at;
}

struct str player_letter(struct arena *a, const struct game_rules *g, const void *view,
			 int seat, int turn, int phase, const struct rng *rng)
{
	struct rng unlogged = *rng; /* verify repeats these draws by itself */
	struct moves m = {.letter = buf_in(a), .rng = &unlogged};

	if (!g->player)
		return STR("");
	unlogged.log = NULL;
	m.label = str_printf(a, "house.seat%d.t%d.p%d", seat + 1, turn, phase).s;
	g->player->moves(view, &m);
	return m.letter.n ? buf_str(&m.letter) : STR("");
}
