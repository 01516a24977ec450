/* Kept seats: see seats_kept.h.
 * SPDX-License-Identifier: ISC */
#include "schema/seats_kept.h"

#include <stdlib.h>

#include "base/arena.h"
#include "schema/store/kept.h"

struct seats_kept {
	struct kept_rows rows;
	struct arena *a;
	int64_t game_id; /* 0: of no game */
	struct seat *list;
	int n;
};

static struct seat *copy_of(struct arena *a, const struct seat *from, int n)
{
	struct seat *to = arena_list(a, struct seat, (size_t)n);

	for (int i = 0; i < n; i++) {
		struct seat *s = &to[i];
		struct str *const texts[] = {
			&s->colour,      &s->name,  &s->address, &s->wish_colours,
			&s->wish_powers, &s->power, &s->lucky,   &s->phone,
			&s->zone,        &s->format};
		*s = from[i];
		for (size_t k = 0; k < sizeof texts / sizeof *texts; k++)
			*texts[k] = str_dup(a, *texts[k]);
	}
	return to;
}

static void forget(struct kept_rows *rows)
{
	((struct seats_kept *)rows)->game_id = 0;
}

static void destroy(struct kept_rows *rows)
{
	arena_destroy(((struct seats_kept *)rows)->a);
	free(rows);
}

static struct seats_kept *create(struct store *st)
{
	struct seats_kept *k = calloc(1, sizeof *k);

	if (!k)
		abort();
	k->rows = (struct kept_rows){"seat", forget, destroy};
	k->a = arena_create();
	kept_set(st, &k->rows);
	return k;
}

static struct seats_kept *of(const struct store *st)
{
	return (struct seats_kept *)kept_of(st);
}

bool seats_are_kept(const struct store *st, int64_t game_id)
{
	const struct seats_kept *k = of(st);

	return k && game_id && k->game_id == game_id;
}

void seats_keep_receipt(struct store *st, const struct seat *s)
{
	struct seats_kept *k = of(st);

	for (int i = 0; i < k->n; i++)
		if (k->list[i].id == s->id)
			k->list[i].receipts = s->receipts;
	k->game_id = s->game_id;
}

bool seats_kept(struct store *st, struct arena *a, int64_t game_id, struct seat **list,
		int *n)
{
	const struct seats_kept *k = of(st);

	if (!seats_are_kept(st, game_id))
		return false;
	*n = k->n;
	*list = k->n ? copy_of(a, k->list, k->n) : NULL;
	return true;
}

void seats_keep(struct store *st, int64_t game_id, const struct seat *list, int n)
{
	struct seats_kept *k = of(st);

	if (!store_is_open(st))
		return;
	if (!k)
		k = create(st);
	arena_reset(k->a);
	k->game_id = game_id;
	k->list = copy_of(k->a, list, n);
	k->n = n;
}
