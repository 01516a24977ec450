/* The hashes of sums.h, and SQL's functions that make them: row_sum(value, ...) of a row, seal_of(key, sum) of several.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>

#include "schema/store/sql.h"
#include "schema/store/store_parts.h"
#include "schema/store/sums.h"

/* Hashing --------------------------------------------------------------------- */

void row_sum_begin(struct row_sum *r)
{
	crypto_generichash_init(&r->state, NULL, 0, SUM_SIZE);
}

static void put(struct row_sum *r, char kind, uint64_t n, struct str bytes)
{
	unsigned char head[9] = {(unsigned char)kind};

	for (int i = 0; i < 8; i++)
		head[1 + i] = (unsigned char)(n >> 8 * i & 0xff);
	crypto_generichash_update(&r->state, head, sizeof head);
	if (bytes.n)
		crypto_generichash_update(&r->state, (const unsigned char *)bytes.s,
					  bytes.n);
}

void row_sum_int(struct row_sum *r, int64_t v)
{
	put(r, 'i', (uint64_t)v, (struct str){0});
}

void row_sum_text(struct row_sum *r, struct str s)
{
	put(r, 't', s.n, s);
}

void row_sum_blob(struct row_sum *r, struct str s)
{
	put(r, 'b', s.n, s);
}

void row_sum_null(struct row_sum *r)
{
	put(r, 'n', 0, (struct str){0});
}

void row_sum_end(struct row_sum *r, uint8_t out[SUM_SIZE])
{
	crypto_generichash_final(&r->state, out, SUM_SIZE);
}

static void put_value(struct row_sum *r, sqlite3_value *v)
{
	int kind = sqlite3_value_type(v);
	struct str s = {0};

	/* No column of ours has a number that is not whole; it is hashed as text. */
	if (kind != SQLITE_INTEGER && kind != SQLITE_NULL)
		s = (struct str){sqlite3_value_blob(v), (size_t)sqlite3_value_bytes(v)};
	if (kind == SQLITE_INTEGER)
		row_sum_int(r, sqlite3_value_int64(v));
	else if (kind == SQLITE_NULL)
		row_sum_null(r);
	else if (kind == SQLITE_BLOB)
		row_sum_blob(r, s);
	else
		row_sum_text(r, s);
}

static void row_sum_sql(sqlite3_context *q, int n, sqlite3_value **values)
{
	uint8_t out[SUM_SIZE];
	struct row_sum r;

	row_sum_begin(&r);
	for (int i = 0; i < n; i++)
		put_value(&r, values[i]);
	row_sum_end(&r, out);
	sqlite3_result_blob(q, out, sizeof out, SQLITE_TRANSIENT);
}

/* Seals ----------------------------------------------------------------------- */

/* The sums of the rows of a seal, with what they are sorted by. */
struct sealed {
	int n, room;
	struct sealed_row {
		int64_t key;
		bool has_sum;
		uint8_t sum[SUM_SIZE];
	} * row;
};

static struct sealed_row *add_sealed(struct sealed *all)
{
	if (all->n == all->room) {
		int room = all->room ? 2 * all->room : 16;
		void *more =
			sqlite3_realloc64(all->row, (size_t)room * sizeof *all->row);
		if (!more)
			return NULL;
		all->row = more;
		all->room = room;
	}
	return &all->row[all->n++];
}

static void seal_step(sqlite3_context *q, int n, sqlite3_value **values)
{
	struct sealed *all = sqlite3_aggregate_context(q, sizeof *all);
	struct sealed_row *row = all ? add_sealed(all) : NULL;
	const void *sum = sqlite3_value_blob(values[1]);

	(void)n;
	if (!row) {
		sqlite3_result_error_nomem(q);
		return;
	}
	*row = (struct sealed_row){.key = sqlite3_value_int64(values[0]),
				   .has_sum = sum && sqlite3_value_bytes(values[1]) ==
							     SUM_SIZE};
	if (row->has_sum)
		memcpy(row->sum, sum, SUM_SIZE);
}

static int by_key(const void *one, const void *other)
{
	const struct sealed_row *x = one, *y = other;

	return (x->key > y->key) - (x->key < y->key);
}

/* The sums as text, a comma between, as the first seals had them out of SQL. */
static void seal_end(sqlite3_context *q)
{
	static const char digits[] = "0123456789ABCDEF";
	const struct sealed *all = sqlite3_aggregate_context(q, 0);
	uint8_t out[SUM_SIZE];
	struct row_sum r;
	size_t n = 0;
	char *text = all ? sqlite3_malloc64((size_t)all->n * (2 * SUM_SIZE + 1)) : NULL;

	row_sum_begin(&r);
	if (text) {
		qsort(all->row, (size_t)all->n, sizeof *all->row, by_key);
		for (int i = 0; i < all->n; i++) {
			if (i)
				text[n++] = ',';
			for (int k = 0; k < SUM_SIZE && all->row[i].has_sum; k++) {
				text[n++] = digits[all->row[i].sum[k] >> 4];
				text[n++] = digits[all->row[i].sum[k] & 15];
			}
		}
		row_sum_text(&r, (struct str){text, n});
	} else {
		row_sum_null(&r);
	}
	row_sum_end(&r, out);
	sqlite3_free(text);
	if (all)
		sqlite3_free(all->row);
	if (all && !text)
		sqlite3_result_error_nomem(q);
	else
		sqlite3_result_blob(q, out, sizeof out, SQLITE_TRANSIENT);
}

bool sums_open(struct store *st, struct err *err)
{
	const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;

	return (sqlite3_create_function_v2(st->db, "row_sum", -1, flags, NULL,
					   row_sum_sql, NULL, NULL,
					   NULL) == SQLITE_OK &&
		sqlite3_create_function_v2(st->db, "seal_of", 2, flags, NULL, NULL,
					   seal_step, seal_end, NULL) == SQLITE_OK) ||
	       store_trouble(st, err, "row_sum");
}
