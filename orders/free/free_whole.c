/* A line as one: what its sentences say together, where they say nothing one by one.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/free/free.h"

/* As a list, as cases, or behind words that say nothing of it. */
static bool in_parts(struct free *f, const struct clause *c, const struct token t[],
		     int n)
{
	return free_items(f, t, n) || free_cases(f, free_respell_all(f, t, n), 0) ||
	       free_prefaced(f, c, 0);
}

void free_whole(struct free *f, const struct token t[], int n)
{
	struct free *was = arena_room(f->l->a, sizeof *was);

	*was = *f;
	f->n_pieces = 0;
	f->negated = f->begun = f->corrects = f->parted = false;
	struct clause *c = free_clause(f, t, n);
	free_respell(f, c);
	f->outline = free_outline;
	int end = f->corrects ? 0 : free_orders(f, c, 0);
	f->outline = NULL;
	if (f->n_pieces && free_ends_aside(c, end))
		free_doubt(f, 0);
	else if (f->n_pieces = 0, f->corrects || f->joined || !in_parts(f, c, t, n))
		*f = *was;
}

void free_untorn(struct free *f, const struct line *line)
{
	struct free *was = arena_room(f->l->a, sizeof *was);
	struct clause *c = free_clause_of(f, line->typed);

	*was = *f;
	f->n_pieces = 0;
	if (!c->n || (!free_items(f, c->t, c->n) &&
		      !free_cases(f, free_respell_all(f, c->t, c->n), 0)))
		*f = *was;
}
