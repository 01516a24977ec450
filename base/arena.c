/* Arena: a chain of blocks, each filled from the front.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"

#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Blocks that are empty again stay for the next letter, up to SPARE_MAX bytes: giving
 * memory back to the system and asking for it anew costs more than reading a letter. */
enum { BLOCK_MIN = 64 * 1024, SPARE_MAX = 1024 * 1024 };

struct block {
	struct block *next; /* the newer one */
	size_t size, used;
	alignas(max_align_t) unsigned char bytes[];
};

struct arena {
	struct block *first, *last; /* blocks after `last` are spare */
	size_t held, peak;          /* bytes of all blocks: now, and the most ever */
};

static void die(void)
{
	fputs("out of memory\n", stderr);
	abort();
}

static struct block *block_create(struct arena *a, size_t size)
{
	if (size < BLOCK_MIN)
		size = BLOCK_MIN;
	if (size > SIZE_MAX - sizeof(struct block))
		die();
	struct block *b = malloc(sizeof(struct block) + size);
	if (!b)
		die();
	b->next = NULL;
	b->size = size;
	b->used = 0;
	a->held += size;
	if (a->held > a->peak)
		a->peak = a->held;
	return b;
}

static void blocks_free(struct arena *a, struct block *b)
{
	while (b) {
		struct block *next = b->next;
		a->held -= b->size;
		free(b);
		b = next;
	}
}

static size_t aligned(size_t n)
{
	const size_t step = alignof(max_align_t);
	if (n > SIZE_MAX - step)
		die();
	return (n + step - 1) / step * step;
}

struct arena *arena_create(void)
{
	struct arena *a = malloc(sizeof *a);
	if (!a)
		die();
	*a = (struct arena){0};
	a->first = a->last = block_create(a, 0);
	return a;
}

void arena_destroy(struct arena *a)
{
	if (!a)
		return;
	blocks_free(a, a->first);
	free(a);
}

/* Makes `b` the current block; of the spare blocks after it, keeps those that are cheap
 * to keep. */
static void go_back(struct arena *a, struct block *b, size_t used)
{
	size_t spare = 0;

	b->used = used;
	a->last = b;
	for (struct block *s = b; s->next;) {
		s->next->used = 0;
		spare += s->next->size;
		if (spare > SPARE_MAX) {
			blocks_free(a, s->next);
			s->next = NULL;
		} else {
			s = s->next;
		}
	}
}

void arena_reset(struct arena *a)
{
	go_back(a, a->first, 0);
}

/* A block with room for `n`: the next spare one, or a new one before it. */
static void next_block(struct arena *a, size_t n)
{
	struct block *b = a->last->next;

	if (!b || b->size < n) {
		b = block_create(a, n);
		b->next = a->last->next;
		a->last->next = b;
	}
	a->last = b;
}

void *arena_room(struct arena *a, size_t n)
{
	n = aligned(n ? n : 1);
	if (a->last->size - a->last->used < n)
		next_block(a, n);
	void *p = a->last->bytes + a->last->used;
	a->last->used += n;
	return p;
}

void *arena_alloc(struct arena *a, size_t n)
{
	n = aligned(n ? n : 1);
	return memset(arena_room(a, n), 0, n);
}

void *arena_alloc_array(struct arena *a, size_t size, size_t count)
{
	if (size && count > SIZE_MAX / size)
		die();
	return arena_alloc(a, size * count);
}

void *arena_grow(struct arena *a, void *old, size_t n_old, size_t n_new)
{
	struct block *b = a->last;
	size_t was = aligned(n_old ? n_old : 1), want = aligned(n_new);

	if (old && (unsigned char *)old + was == b->bytes + b->used && want >= was &&
	    b->size - b->used >= want - was) {
		memset(b->bytes + b->used, 0, want - was);
		b->used += want - was;
		return old;
	}
	void *p = arena_alloc(a, n_new);
	if (old && n_old)
		memcpy(p, old, n_old);
	return p;
}

static bool is_power_of_two(size_t n)
{
	return n && !(n & (n - 1));
}

/* The room of a list follows from its length: the next power of two. */
void *arena_more(struct arena *a, void *items, size_t n, size_t size)
{
	if (n && !is_power_of_two(n))
		return items;
	size_t room = n ? 2 * n : 1;
	if (size && room > SIZE_MAX / size)
		die();
	return arena_grow(a, items, n * size, room * size);
}

size_t arena_list_room(size_t n)
{
	size_t room = 1;

	while (room < n && room <= SIZE_MAX / 2)
		room *= 2;
	return room;
}

size_t arena_peak(const struct arena *a)
{
	return a->peak;
}

struct arena_mark arena_mark(struct arena *a)
{
	return (struct arena_mark){a->last, a->last->used};
}

void arena_rewind(struct arena *a, struct arena_mark m)
{
	go_back(a, m.block, m.used);
}
