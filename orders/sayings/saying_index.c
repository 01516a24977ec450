/* Which sayings a clause may hold, without a look at all the others: of the hundreds in a table a clause has the words of a
 * few. A row is found by the rarest word that it cannot do without.
 * SPDX-License-Identifier: ISC */
#include <assert.h>
#include <string.h>

#include "base/arena.h"
#include "orders/sayings/saying_rows.h"

enum { BITS = TRAITS * TRAIT_BITS, PHASE_BITS = 32, WORD = 64 };

static uint64_t *set_of(uint64_t *sets, const struct rows *rows, int bit)
{
	return sets + (size_t)bit * (size_t)rows->n_set;
}

static void put(uint64_t *sets, const struct rows *rows, int bit, int r)
{
	set_of(sets, rows, bit)[r / WORD] |= (uint64_t)1 << r % WORD;
}

static void put_phases(const struct rows *rows, int r)
{
	unsigned phases = rows->row[r]->saying->phases;

	for (int bit = 0; bit < PHASE_BITS; bit++)
		if (phases >> bit & 1)
			put(rows->phase, rows, bit, r);
	if (!phases)
		put(rows->phase, rows, PHASE_BITS, r);
}

static void index_row(const struct rows *rows, int r)
{
	const struct row *row = rows->row[r];

	put_phases(rows, r);
	if (!row->n_needs) {
		put(rows->set, rows, BITS, r);
		return;
	}
	for (int bit = 0; bit < BITS; bit++)
		if (traits_has(&row->need[0], bit))
			put(rows->set, rows, bit, r);
}

void sayings_index(struct arena *a, struct sayings *all)
{
	for (int k = 0; k < N_ROW_KINDS; k++) {
		struct rows *rows = &all->of[k];
		assert(rows->n < ROWS_MAX);
		rows->n_set = (rows->n + WORD - 1) / WORD;
		rows->set = arena_array(a, uint64_t, (size_t)rows->n_set * (BITS + 1));
		rows->phase = arena_array(a, uint64_t,
					  (size_t)rows->n_set * (PHASE_BITS + 1));
		for (int r = 0; r < rows->n; r++)
			index_row(rows, r);
	}
}

static void add_set(uint64_t *sets, const struct rows *rows, int bit,
		    uint64_t set[ROW_SET])
{
	const uint64_t *more = set_of(sets, rows, bit);

	for (int w = 0; w < rows->n_set; w++)
		set[w] |= more[w];
}

void rows_for(const struct rows *rows, unsigned phases, const struct traits *clause,
	      uint64_t set[ROW_SET])
{
	uint64_t open[ROW_SET];
	size_t size = (size_t)rows->n_set * sizeof *set;

	memset(open, 0, size);
	memset(set, 0, size);
	add_set(rows->phase, rows, PHASE_BITS, open);
	for (; phases; phases &= phases - 1)
		add_set(rows->phase, rows, __builtin_ctz(phases), open);
	add_set(rows->set, rows, BITS, set);
	for (int i = 0; i < TRAITS; i++)
		for (uint64_t left = clause->bits[i]; left; left &= left - 1)
			add_set(rows->set, rows, i * TRAIT_BITS + __builtin_ctzll(left),
				set);
	for (int w = 0; w < rows->n_set; w++)
		set[w] &= open[w];
}

int rows_next(const struct rows *rows, const uint64_t set[ROW_SET], int r)
{
	if (r >= rows->n)
		return rows->n;
	int w = r / WORD;
	uint64_t left = set[w] & ~(uint64_t)0 << r % WORD;

	while (!left && ++w < rows->n_set)
		left = set[w];
	return left ? w * WORD + __builtin_ctzll(left) : rows->n;
}
