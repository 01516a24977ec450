/* Kept seats: see seats_kept.h.
 * SPDX-License-Identifier: ISC */
#include "schema/seats_kept.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "schema/store/kept.h"

struct seats_kept {
	struct kept_rows rows;
	struct arena *a;
	int64_t game_id; /* 0: of no game */
	struct seat *list;
	int n;
};

enum { TEXTS = 10 };

static void find_texts(struct seat *s, struct str *texts[TEXTS])
{
	struct str *const all[TEXTS] = {
		&s->colour, &s->name,  &s->address, &s->wish_colours, &s->wish_powers,
		&s->power,  &s->lucky, &s->phone,   &s->zone,         &s->format};

	memcpy(texts, all, sizeof all);
}

/* The texts lie in one piece, as there are sixty of them in a game of six. */
static struct seat *copy_of(struct arena *a, const struct seat *from, int n)
{
	struct seat *to = arena_list(a, struct seat, (size_t)n);
	struct str *text[TEXTS];
	size_t n_bytes = 0;

	for (int i = 0; i < n; i++) {
		to[i] = from[i];
		find_texts(&to[i], text);
		for (int k = 0; k < TEXTS; k++)
			n_bytes += text[k]->n + 1;
	}
	char *bytes = arena_room(a, n_bytes);
	for (int i = 0; i < n; i++) {
		find_texts(&to[i], text);
		for (int k = 0; k < TEXTS; k++) {
			if (text[k]->n)
				memcpy(bytes, text[k]->s, text[k]->n);
			bytes[text[k]->n] = '\0';
			text[k]->s = bytes;
			bytes += text[k]->n + 1;
		}
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
