/* Events: see event.h.
 * SPDX-License-Identifier: ISC */
#include "rules/event.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "base/arena.h"

static struct event *room_for_one(struct events *list)
{
	if (list->n == list->cap) {
		int cap = list->cap ? list->cap * 2 : 64;
		list->e = arena_grow(list->a, list->e,
				     (size_t)list->cap * sizeof *list->e,
				     (size_t)cap * sizeof *list->e);
		list->cap = cap;
	}
	return &list->e[list->n++];
}

void event_add(struct events *list, int kind, unsigned audience, const char *rule,
	       int n_args, ...)
{
	va_list ap;

	if (list->silent)
		return;
	assert(n_args <= EVENT_ARGS);
	struct event *e = room_for_one(list);
	*e = (struct event){.kind = (int16_t)kind,
			    .audience = (uint16_t)(audience | AUDIENCE_GM),
			    .turn = list->turn,
			    .phase = list->phase};
	va_start(ap, n_args);
	for (int i = 0; i < n_args; i++)
		e->arg[i] = (int16_t)va_arg(ap, int);
	va_end(ap);
	if (rule)
		strncpy(e->rule, rule, sizeof e->rule - 1);
}

struct events events_seen(struct arena *a, const struct events *all, int seat)
{
	struct events seen = {.a = a, .turn = all->turn, .phase = all->phase};
	unsigned who = seat == -2   ? AUDIENCE_GM
		       : seat == -1 ? AUDIENCE_READERS
				    : 1U << seat;

	for (int i = 0; i < all->n; i++)
		if (all->e[i].audience & who)
			*room_for_one(&seen) = all->e[i];
	return seen;
}
