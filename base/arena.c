/* Arena: a chain of blocks, each filled from the front.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"

#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Under the address sanitizer only what was asked for may be touched: what an arena has not given out, or
 * has taken back, is as forbidden as freed memory, and a fence stands between two pieces. */
#if defined(__SANITIZE_ADDRESS__)
#define WATCHED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WATCHED 1
#endif
#endif

#ifdef WATCHED
#include <sanitizer/asan_interface.h>
enum { FENCE = 16 };
static void forbid(unsigned char *p, size_t n)
{
	ASAN_POISON_MEMORY_REGION(p, n);
}
static void allow(unsigned char *p, size_t n)
{
	ASAN_UNPOISON_MEMORY_REGION(p, n);
}
#else
enum { FENCE = 0 };
static void forbid(unsigned char *p, size_t n)
{
	(void)p, (void)n;
}
static void allow(unsigned char *p, size_t n)
{
	(void)p, (void)n;
}
#endif

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
	forbid(b->bytes, size);
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
		allow(b->bytes, b->size);
		free(b);
		b = next;
	}
}

/* The bytes that a piece of `n` takes in its block. */
static size_t footprint(size_t n)
{
	const size_t step = alignof(max_align_t);
	if (n > SIZE_MAX - step - FENCE)
		die();
	return ((n ? n : 1) + step - 1) / step * step + FENCE;
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

	forbid(b->bytes + used, b->size - used);
	b->used = used;
	a->last = b;
	for (struct block *s = b; s->next;) {
		forbid(s->next->bytes, s->next->size);
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
	size_t takes = footprint(n);

	if (a->last->size - a->last->used < takes)
		next_block(a, takes);
	void *p = a->last->bytes + a->last->used;
	a->last->used += takes;
	allow(p, n);
	return p;
}

void *arena_alloc(struct arena *a, size_t n)
{
	return memset(arena_room(a, n), 0, n);
}

void *arena_alloc_array(struct arena *a, size_t size, size_t count)
{
	if (size && count > SIZE_MAX / size)
		die();
	return arena_alloc(a, size * count);
}

void *arena_grow_room(struct arena *a, void *old, size_t n_old, size_t n_new)
{
	struct block *b = a->last;
	size_t was = footprint(n_old), want = footprint(n_new);
	unsigned char *at = old;

	if (at && at + was == b->bytes + b->used && n_new >= n_old &&
	    b->size - b->used >= want - was) {
		b->used += want - was;
		allow(at, n_new);
		return at;
	}
	void *p = arena_room(a, n_new);
	if (old && n_old)
		memcpy(p, old, n_old < n_new ? n_old : n_new);
	return p;
}

void *arena_grow(struct arena *a, void *old, size_t n_old, size_t n_new)
{
	size_t kept = old ? n_old : 0;
	char *p = arena_grow_room(a, old, n_old, n_new);

	if (n_new > kept)
		memset(p + kept, 0, n_new - kept);
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
