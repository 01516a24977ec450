/* Events: see event.h.
 * SPDX-License-Identifier: ISC */
#include "rules/event.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "base/arena.h"
#include "base/seat.h"

void event_add(struct events *list, int kind, unsigned audience, const char *rule,
	       int n_args, ...)
{
	va_list ap;

	if (list->silent)
		return;
	assert(n_args <= EVENT_ARGS);
	struct event *e = arena_push(list->a, list->e, list->n);
	*e = (struct event){.kind = (int16_t)kind,
			    .audience = (uint16_t)(audience | AUDIENCE_GM),
			    .turn = list->turn,
			    .phase = list->phase};
	va_start(ap, n_args);
	for (int i = 0; i < n_args; i++)
		e->arg[i] = (int16_t)va_arg(ap, int);
	va_end(ap);
	if (rule)
		memcpy(e->rule, rule, strnlen(rule, sizeof e->rule - 1));
}

void event_says(struct events *list, struct str text)
{
	if (!list->silent && list->n)
		list->e[list->n - 1].text =
			str_dup(list->a, str_cut(text, EVENT_TEXT_MAX));
}

struct events events_seen(struct arena *a, const struct events *all, int seat)
{
	struct events seen = {
		.a = a,
		.turn = all->turn,
		.phase = all->phase,
		.e = arena_room(a, arena_list_room((size_t)all->n) * sizeof *seen.e)};
	unsigned who = seat == SEAT_GM        ? AUDIENCE_GM
		       : seat == SEAT_READERS ? AUDIENCE_READERS
					      : 1U << seat;

	for (int i = 0; i < all->n; i++)
		if (all->e[i].audience & who)
			seen.e[seen.n++] = all->e[i];
	return seen;
}
