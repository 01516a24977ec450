/* Events of a turn: see report_events.h.
 * SPDX-License-Identifier: ISC */
#include "server/report/report_events.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "rules/codec.h"

enum { KEPT = 16 };

struct events_cache {
	struct kept {
		int64_t game_id;
		int phase_no;
		unsigned used;
		struct arena *a; /* has them; NULL: nothing is kept here */
		struct events events;
	} kept[KEPT];
	unsigned now;
};

static void forget(struct home *h)
{
	if (!h->events)
		return;
	for (int i = 0; i < KEPT; i++)
		if (h->events->kept[i].a)
			arena_destroy(h->events->kept[i].a);
	free(h->events);
	h->events = NULL;
}

static struct events_cache *cache(struct home *h)
{
	if (!h->events && !(h->events = calloc(1, sizeof *h->events)))
		abort();
	h->forget[HOME_EVENTS] = forget;
	return h->events;
}

static struct kept *find(struct events_cache *c, const struct snapshot *row)
{
	for (int i = 0; i < KEPT; i++)
		if (c->kept[i].a && c->kept[i].game_id == row->game_id &&
		    c->kept[i].phase_no == row->phase_no)
			return &c->kept[i];
	return NULL;
}

static struct kept *longest_unused(struct events_cache *c)
{
	struct kept *k = &c->kept[0];

	for (int i = 1; i < KEPT; i++)
		if (c->kept[i].used < k->used)
			k = &c->kept[i];
	return k;
}

/* Behind those that `all` has. The words of players are copied too. */
static void add(const struct events *some, struct events *all)
{
	struct event *e = arena_list(all->a, struct event, (size_t)(all->n + some->n));

	if (all->n)
		memcpy(e, all->e, (size_t)all->n * sizeof *e);
	for (int i = 0; i < some->n; i++) {
		e[all->n + i] = some->e[i];
		e[all->n + i].text = str_dup(all->a, some->e[i].text);
	}
	all->e = e;
	all->n += some->n;
}

static void keep(struct home *h, const struct snapshot *row, const struct events *some)
{
	struct events_cache *c = cache(h);
	struct kept *k = find(c, row);

	if (!k)
		k = longest_unused(c);
	if (k->a)
		arena_reset(k->a);
	else
		k->a = arena_create();
	k->game_id = row->game_id;
	k->phase_no = row->phase_no;
	k->used = ++c->now;
	k->events = (struct events){.a = k->a};
	add(some, &k->events);
}

static bool read_row(struct arena *a, const struct snapshot *row, struct events *some,
		     struct err *err)
{
	json_t *value = codec_parse(row->events, err);
	bool ok = value && codec_load_events(value, a, some, err);

	json_decref(value);
	return ok;
}

bool report_events_add(struct home *h, const struct snapshot *row, struct events *all,
		       struct err *err)
{
	struct kept *k = find(cache(h), row);
	struct events some = {.a = all->a};

	if (k) {
		k->used = ++h->events->now;
		add(&k->events, all);
		return true;
	}
	if (!read_row(all->a, row, &some, err))
		return false;
	keep(h, row, &some);
	add(&some, all);
	return true;
}

void report_events_ran(struct home *h, const struct snapshot *row,
		       const struct events *ran, struct events *all)
{
	keep(h, row, ran);
	add(ran, all);
}
