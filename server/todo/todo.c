/* Lists the matters that wait for the GM, in their order: see todo.h.
 * SPDX-License-Identifier: ISC */
#include "server/todo/todo.h"

#include <stdlib.h>

#include "base/arena.h"
#include "server/todo/todo_parts.h"

static int earlier(int64_t a, int64_t b)
{
	if (!a || !b)
		return !a - !b;
	return (a > b) - (a < b);
}

static int in_order(const void *one, const void *other)
{
	const struct todo *a = one, *b = other;
	int order = (int)todo_urgency_of(a->kind) - (int)todo_urgency_of(b->kind);

	if (!order)
		order = earlier(a->until, b->until);
	if (!order)
		order = (int)a->kind - (int)b->kind;
	return order ? order : a->found - b->found;
}

bool todo_find(struct home *h, struct arena *a, struct str code, bool *found,
	       struct todo *t, struct err *err)
{
	struct todo *all;
	int n;

	*found = false;
	if (!todo_list(h, a, &all, &n, err))
		return false;
	for (int i = 0; i < n && !*found; i++)
		if (str_iequal(all[i].code, code)) {
			*found = true;
			*t = all[i];
		}
	return true;
}

static void put_in_order(struct todo_search *x, struct todo **all, int *n)
{
	if (x->n)
		qsort(x->all, (size_t)x->n, sizeof *x->all, in_order);
	*all = x->all;
	*n = x->n;
}

bool todo_opened(struct home *h, struct arena *a, int64_t since, struct todo **all,
		 int *n, struct err *err)
{
	struct todo_search x = {.h = h, .a = a};
	struct game *games_open;
	int n_open;

	if (!games_opened(h->store, a, since, &games_open, &n_open, err))
		return false;
	for (int i = 0; i < n_open; i++) {
		struct todo_look look = todo_look_begin(&x);
		if (!todo_find_seats(&x, &games_open[i], err))
			return false;
		todo_look_end(&x, look);
	}
	put_in_order(&x, all, n);
	return true;
}

bool todo_list(struct home *h, struct arena *a, struct todo **all, int *n,
	       struct err *err)
{
	struct todo_search x = {.h = h, .a = a};

	if (!todo_find_games(&x, err) || !todo_find_letters(&x, err))
		return false;
	put_in_order(&x, all, n);
	return true;
}
