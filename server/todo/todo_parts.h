/* Used by all files todo_*.c: the list as it grows.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TODO_PARTS_H
#define SERVER_TODO_PARTS_H

#include "base/arena.h"
#include "schema/seats.h"
#include "server/todo/todo.h"

struct todo_search {
	struct home *h;
	struct arena *a;
	struct todo *all;
	int n;
};

/* Before a look at one of many games, and after it: what was read for it is forgotten if no item came of it. */
struct todo_look {
	struct arena_mark here;
	const struct todo *all;
	int n;
};
struct todo_look todo_look_begin(const struct todo_search *);
void todo_look_end(const struct todo_search *, struct todo_look);

/* Adds an item about row number `id`; its texts are the caller's to set (todo_kind.c). */
struct todo *todo_add(struct todo_search *, enum todo_kind, int64_t id);

/* Games and their seats (todo_games.c, todo_seats.c); letters (todo_letters.c). */
bool todo_find_games(struct todo_search *, struct err *) MUST_USE;
bool todo_find_seats(struct todo_search *, const struct game *, struct err *) MUST_USE;
bool todo_find_letters(struct todo_search *, struct err *) MUST_USE;

#endif
