/* Memory: see memory.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/memory.h"

#include <jansson.h>
#include <libxml/xmlmemory.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/sanitizer.h"

static void *or_die(void *p)
{
	if (!p)
		abort();
	return p;
}

static void *get(size_t n)
{
	return or_die(malloc(n ? n : 1));
}

static void *get_more(void *old, size_t n)
{
	return or_die(realloc(old, n ? n : 1));
}

static char *get_copy(const char *s)
{
	size_t n = strlen(s) + 1;

	return memcpy(get(n), s, n);
}

/* Pieces ----------------------------------------------------------------------- */

/* A value of JSON is a great many small pieces that are made together and dropped together. They are cut from blocks,
 * and a block is used anew when the last of its pieces is dropped: malloc and free take five times as long. */
enum { BLOCK = 64 * 1024, STEP = 16, LARGE = BLOCK / 4, SPARE = 8 };

/* Lies where a multiple of BLOCK is, so that each piece tells its block. */
struct block {
	size_t pieces, used; /* above BLOCK: it was made for one piece */
};
_Static_assert(sizeof(struct block) % STEP == 0, "pieces begin at a multiple of STEP");

static struct {
	struct block *filling; /* or NULL */
	struct block *spare[SPARE];
	int n_spare;
} pieces;

static struct block *new_block(size_t size)
{
	struct block *b = pieces.n_spare && size == BLOCK
				  ? pieces.spare[--pieces.n_spare]
				  : or_die(aligned_alloc(BLOCK, size));

	*b = (struct block){.used = sizeof *b};
	return b;
}

static void *get_large(size_t n)
{
	struct block *b = new_block((sizeof *b + n + BLOCK - 1) / BLOCK * BLOCK);

	b->pieces = 1;
	b->used = BLOCK + 1;
	return b + 1;
}

static void *get_piece(size_t n)
{
	size_t takes = n ? (n + STEP - 1) / STEP * STEP : STEP;

	if (n > LARGE)
		return get_large(n);
	if (!pieces.filling || BLOCK - pieces.filling->used < takes)
		pieces.filling = new_block(BLOCK);
	void *p = (char *)pieces.filling + pieces.filling->used;
	pieces.filling->used += takes;
	pieces.filling->pieces++;
	return p;
}

static void drop_block(struct block *b)
{
	if (b == pieces.filling)
		b->used = sizeof *b;
	else if (b->used <= BLOCK && pieces.n_spare < SPARE)
		pieces.spare[pieces.n_spare++] = b;
	else
		free(b);
}

static void drop_piece(void *p)
{
	struct block *b = (struct block *)(void *)((char *)p - (uintptr_t)p % BLOCK);

	if (p && --b->pieces == 0)
		drop_block(b);
}

void memory_or_die(void)
{
	/* A sanitizer watches each piece by itself. */
	json_set_alloc_funcs(BUILT_PLAIN ? get_piece : get,
			     BUILT_PLAIN ? drop_piece : free);
	xmlMemSetup(free, get, get_more, get_copy);
}
