/* Kept seats: see seats_kept.h.
 * SPDX-License-Identifier: ISC */
#include "schema/seats_kept.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "schema/store/store_parts.h"

struct seats_kept {
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

bool seats_kept(struct store *st, struct arena *a, int64_t game_id, struct seat **list,
		int *n)
{
	const struct seats_kept *k = st->seats;

	if (!k || !game_id || k->game_id != game_id)
		return false;
	*n = k->n;
	*list = k->n ? copy_of(a, k->list, k->n) : NULL;
	return true;
}

void seats_keep(struct store *st, int64_t game_id, const struct seat *list, int n)
{
	struct seats_kept *k = st->seats;

	if (!st->open)
		return;
	if (!k) {
		k = st->seats = calloc(1, sizeof *k);
		if (!k)
			abort();
		k->a = arena_create();
	}
	arena_reset(k->a);
	k->game_id = game_id;
	k->list = copy_of(k->a, list, n);
	k->n = n;
}

void seats_forget(struct store *st)
{
	if (st->seats)
		st->seats->game_id = 0;
}

/* SQLite tells of each row, whatever statement or rule of the schema changed it. */
static void changed(void *st, int how, const char *database, const char *table,
		    sqlite3_int64 row)
{
	(void)how, (void)database, (void)row;
	if (strcmp(table, "seat") == 0)
		seats_forget(st);
}

void seats_watch(struct store *st)
{
	sqlite3_update_hook(st->db, changed, st);
}

void seats_close(struct store *st)
{
	if (!st->seats)
		return;
	arena_destroy(st->seats->a);
	free(st->seats);
}
