/* Memory: see memory.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/memory.h"

#include <jansson.h>
#include <libxml/xmlmemory.h>
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

/* Pieces of trees ---------------------------------------------------------------- */

/* jansson asks for a piece for each number and each name, thousands for each phase, and soon gives all of them back. The C
 * library holds seven of a size at hand and makes its heap of the others. Here all of a size wait for the next tree. Larger
 * ones, and all of a program with a sanitizer, which wants to see them, are the C library's. */
enum { STEP = 16, STEPS = 16, BLOCK = 16 * 1024 };

union piece {
	size_t steps;      /* before what is in use: its size */
	union piece *next; /* of those that wait */
	char room[STEP];
};

static union piece *waiting[STEPS + 1];

static union piece *cut(size_t n)
{
	static char *block;
	static size_t left;

	if (left < n) {
		block = get(BLOCK);
		left = BLOCK;
	}
	left -= n;
	return (void *)(block + left);
}

static void *get_piece(size_t n)
{
	size_t steps = (n + STEP - 1) / STEP, with_size = (steps + 1) * STEP;
	union piece *p;

	if (steps > STEPS)
		p = get(with_size);
	else if ((p = waiting[steps]) != NULL)
		waiting[steps] = p->next;
	else
		p = cut(with_size);
	p->steps = steps;
	return p + 1;
}

static void give_back(void *piece)
{
	union piece *p = piece;
	size_t steps;

	if (!p)
		return;
	steps = (--p)->steps;
	if (steps > STEPS) {
		free(p);
		return;
	}
	p->next = waiting[steps];
	waiting[steps] = p;
}

void memory_or_die(void)
{
	json_set_alloc_funcs(BUILT_PLAIN ? get_piece : get,
			     BUILT_PLAIN ? give_back : free);
	xmlMemSetup(free, get, get_more, get_copy);
}
