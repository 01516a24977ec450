/* Corrections in many words: "Attack Yellow 2 with 3 from Red 4. No wait, Red 4 is too weak, take them from Red 2." What comes after
 * the cue is a change to one of the orders before it.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_thing.h"

/* "Red 4 is my strongest", "that one is only two strong", "that leaves it empty": it says how things are, and not what is
 * ordered. */
static bool only_states(const struct token t[], int n)
{
	static const char *const states[] = {"is",    "are", "was",   "s",     "leaves",
					     "looks", "has", "thats", "seems", "means"};
	static const char *const orders[] = {"make",   "take",  "put",  "only",
					     "should", "meant", "mean", "be"};
	bool state = false;

	for (int i = 0; i < n; i++) {
		if (!state && TOKEN_AMONG(&t[i], orders))
			return false;
		state |= TOKEN_AMONG(&t[i], states);
	}
	return state;
}

/* What the words from `from` on say anew, without what only tells how things are. */
static struct clause *said_anew(struct free *f, const struct token t[], int n, int from)
{
	struct clause *said = free_clause(f, t, 0);

	for (int i = from, end; i < n; i = end) {
		for (end = i + 1; end < n && t[end - 1].kind != TOKEN_SIGN; end++)
			;
		if (!only_states(&t[i], end - i))
			free_append(said, &t[i], end - i);
	}
	return said;
}

/* Where the correction begins: a cue, or a sentence that takes a thing back ("Scratch Yellow"); 0: nowhere. */
static int begins_anew(const struct token t[], int n)
{
	struct free_cue c;
	int width;

	if (free_find_cue(t, n, 1, &c))
		return c.from;
	for (int i = 1; i + 1 < n; i++)
		if (t[i].kind == TOKEN_SIGN &&
		    (free_takes(&t[i + 1]) || token_is(&t[i + 1], WORD_NOT)) &&
		    thing_at(t, n, i + 2, &width))
			return i;
	return 0;
}

bool free_rethink(struct free *f, const struct token t[], int n)
{
	struct free_made best = {0};
	const int from = f->n_back || n < 6 ? 0 : begins_anew(t, n);
	int named = 0, at = -1;

	if (!from)
		return false;
	struct free *probe = free_read_orders(f, t, from);
	if (!probe)
		return false;
	struct clause *said = said_anew(f, t, n, from);
	for (int i = probe->n_pieces - 1; i >= 0; i--)
		(void)free_part_orders(probe, i);
	for (int i = 0; i < probe->n_pieces; i++) {
		struct free_made m = {0};
		int now = free_change_noisy(f, free_made_of(probe, &probe->piece[i]),
					    said, false, &m);
		if (!m.n || now < named)
			continue;
		if (at >= 0 && now == named)
			return false; /* either order may be meant */
		best = m;
		named = now;
		at = i;
	}
	if (best.n != 1)
		return false;
	free_copy(f, probe);
	f->piece[at].clause = best.clause[0];
	f->piece[at].changed = true;
	f->calm = true; /* it is put right */
	f->negated = f->begun = f->corrects = false;
	free_doubt(f, 0);
	return true;
}
