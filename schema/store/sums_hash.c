/* The hashes of sums.h, and SQL's functions that make them: row_sum(value, ...) of a row, seal_of(sum) of several.
 * SPDX-License-Identifier: ISC */
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

void sum_weigh(uint8_t weight[SUM_SIZE], struct str sum)
{
	for (size_t i = 0; i < SUM_SIZE && sum.n == SUM_SIZE; i++)
		weight[i] ^= (uint8_t)sum.s[i];
}

/* SQLite gives the memory filled with zeros. */
static void seal_step(sqlite3_context *q, int n, sqlite3_value **values)
{
	uint8_t *weight = sqlite3_aggregate_context(q, SUM_SIZE);
	const void *sum = sqlite3_value_blob(values[0]);

	(void)n;
	if (!weight)
		sqlite3_result_error_nomem(q);
	else if (sum)
		sum_weigh(weight,
			  (struct str){sum, (size_t)sqlite3_value_bytes(values[0])});
}

static void seal_end(sqlite3_context *q)
{
	static const uint8_t of_none[SUM_SIZE];
	const void *weight = sqlite3_aggregate_context(q, 0);

	sqlite3_result_blob(q, weight ? weight : of_none, SUM_SIZE, SQLITE_TRANSIENT);
}

bool sums_open(struct store *st, struct err *err)
{
	const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;

	return (sqlite3_create_function_v2(st->db, "row_sum", -1, flags, NULL,
					   row_sum_sql, NULL, NULL,
					   NULL) == SQLITE_OK &&
		sqlite3_create_function_v2(st->db, "seal_of", 1, flags, NULL, NULL,
					   seal_step, seal_end, NULL) == SQLITE_OK) ||
	       store_trouble(st, err, "row_sum");
}
