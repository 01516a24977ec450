/* Pieces of memory for SQLite: see pieces.h. A statement takes and gives back some ten of them as it runs; SQLite's own way to
 * make that cheap, its "lookaside", is left out where Debian builds it.
 * SPDX-License-Identifier: ISC */
#include "schema/store/pieces.h"

#include <sqlite3.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/sanitizer.h"

/* Larger ones, such as pages, go back to the C library. */
enum { STEP = 16, KEPT_MAX = 1024, SIZES = KEPT_MAX / STEP + 1 };

/* What stands before each piece. */
union head {
	size_t size;      /* in use: what it has room for */
	union head *next; /* kept: another of the same size */
	max_align_t aligned;
};

static union head *kept[SIZES];

static int round_up(int n)
{
	return (n + STEP - 1) / STEP * STEP;
}

static void *take(int n)
{
	const size_t size = (size_t)round_up(n);
	union head *h = size <= KEPT_MAX ? kept[size / STEP] : NULL;

	if (h)
		kept[size / STEP] = h->next;
	else
		h = malloc(sizeof *h + size);
	if (!h)
		return NULL;
	h->size = size;
	return h + 1;
}

static void give(void *piece)
{
	union head *h = piece;

	if (!h)
		return;
	h--;
	const size_t size = h->size;
	if (size > KEPT_MAX) {
		free(h);
		return;
	}
	h->next = kept[size / STEP];
	kept[size / STEP] = h;
}

static int size_of(void *piece)
{
	const union head *h = piece;

	return h ? (int)h[-1].size : 0;
}

static void *resize(void *piece, int n)
{
	const size_t had = (size_t)size_of(piece), size = (size_t)round_up(n);

	if (size == had)
		return piece;
	if (had > KEPT_MAX && size > KEPT_MAX) {
		union head *h = realloc((union head *)piece - 1, sizeof *h + size);
		if (!h)
			return NULL;
		h->size = size;
		return h + 1;
	}
	void *other = take(n);
	if (other) {
		memcpy(other, piece, had < size ? had : size);
		give(piece);
	}
	return other;
}

static int begin(void *with)
{
	(void)with;
	return SQLITE_OK;
}

static void end(void *with)
{
	(void)with;
}

void pieces_use(void)
{
	static const sqlite3_mem_methods methods = {take,     give,  resize, size_of,
						    round_up, begin, end,    NULL};

	if (BUILT_PLAIN) /* a sanitizer looks after each piece */
		(void)sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
}
