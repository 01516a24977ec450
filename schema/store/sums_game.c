/* All rows of a game and their seals, each row looked at once: see sums.h.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>

#include "base/arena.h"
#include "schema/store/sql.h"
#include "schema/store/sums.h"
#include "schema/store/sums_parts.h"

/* All rows of a game: is the row wrong, its sum, its phase, and its key? */
#define EACH(table, key, of, made)                                                     \
	"SELECT sum IS NOT " made ", sum, phase_no, " key " FROM " table " WHERE " of
static const struct {
	const char *name, *rows;
	bool by_phase; /* each phase has a seal of its own */
} of_game[SUMS_KINDS] = {
	[SUMS_SNAPSHOT] = {"snapshot",
			   EACH("snapshot", "phase_no", "game_id = ?1", SNAPSHOT_SUM),
			   false},
	[SUMS_ACT] = {"act", EACH("act", "id", "game_id = ?1", ACT_SUM), true},
	[SUMS_SHEET] = {"sheet", EACH("sheet", "seat", "game_id = ?1", SHEET_SUM),
			true},
	[SUMS_LATER] = {"later", EACH("later", "id", "game_id = ?1", LATER_SUM), false},
	[SUMS_QUESTION] = {"question", EACH("question", "id", OF_SEATS, QUESTION_SUM),
			   true},
};

/* What rows one after the other weigh together, or their seal. */
struct part {
	enum sums_kind kind;
	int phase_no;
	bool seal;
	bool strange; /* a seal of another length */
	uint8_t weight[SUM_SIZE];
};

struct checked {
	struct arena *a;
	struct sums_fault *faults;
	int n_faults;
	struct part *parts;
	int n_parts;
};

static void add_fault(struct checked *c, struct sums_fault fault)
{
	c->faults = arena_more(c->a, c->faults, (size_t)c->n_faults, sizeof fault);
	c->faults[c->n_faults++] = fault;
}

static struct part *add_part(struct checked *c, struct part part)
{
	c->parts = arena_more(c->a, c->parts, (size_t)c->n_parts, sizeof part);
	c->parts[c->n_parts] = part;
	return &c->parts[c->n_parts++];
}

static void add_row(struct checked *c, enum sums_kind kind, int seal_no, struct str sum)
{
	struct part *last = c->n_parts ? &c->parts[c->n_parts - 1] : NULL;

	if (!last || last->kind != kind || last->phase_no != seal_no)
		last = add_part(c, (struct part){.kind = kind, .phase_no = seal_no});
	sum_weigh(last->weight, sum);
}

static bool check_rows(struct store *st, struct checked *c, enum sums_kind kind,
		       int64_t game_id, struct err *err)
{
	sqlite3_stmt *q = sql_open(st, err, of_game[kind].rows, "i", game_id);
	bool ok = q != NULL;

	while (q && sql_row(st, q, &ok, err)) {
		int phase_no = sql_small(q, 2);
		add_row(c, kind, of_game[kind].by_phase ? phase_no : 0, sql_view(q, 1));
		if (sql_int(q, 0))
			add_fault(c, (struct sums_fault){.kind = kind,
							 .phase_no = phase_no,
							 .key = sql_int(q, 3)});
	}
	sql_close(q);
	return ok;
}

static bool read_seals(struct store *st, struct checked *c, int64_t game_id,
		       struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err, "SELECT kind, phase_no, sum FROM seal WHERE game_id = ?1", "i",
		game_id);
	bool ok = q != NULL;

	while (q && sql_row(st, q, &ok, err))
		for (int kind = 0; kind < SUMS_KINDS; kind++) {
			struct str sum = sql_view(q, 2);
			if (!str_is(sql_view(q, 0), of_game[kind].name))
				continue;
			struct part *p = add_part(
				c, (struct part){.kind = (enum sums_kind)kind,
						 .phase_no = sql_small(q, 1),
						 .seal = true,
						 .strange = sum.n != SUM_SIZE});
			sum_weigh(p->weight, sum);
		}
	sql_close(q);
	return ok;
}

static bool same_seal(const struct part *x, const struct part *y)
{
	return x->kind == y->kind && x->phase_no == y->phase_no;
}

static int by_seal(const void *one, const void *other)
{
	const struct part *x = one, *y = other;

	return x->kind != y->kind
		       ? (int)x->kind - (int)y->kind
		       : (x->phase_no > y->phase_no) - (x->phase_no < y->phase_no);
}

/* Rows and their seal weigh nothing together. */
static void check_seals(struct checked *c)
{
	static const uint8_t nothing[SUM_SIZE];

	if (c->n_parts)
		qsort(c->parts, (size_t)c->n_parts, sizeof *c->parts, by_seal);
	for (int i = 0, k; i < c->n_parts; i = k) {
		struct part all = c->parts[i];
		for (k = i + 1; k < c->n_parts && same_seal(&all, &c->parts[k]); k++) {
			sum_weigh(all.weight,
				  (struct str){(const char *)c->parts[k].weight,
					       SUM_SIZE});
			all.seal = all.seal || c->parts[k].seal;
			all.strange = all.strange || c->parts[k].strange;
		}
		if (!all.seal || all.strange ||
		    memcmp(all.weight, nothing, sizeof nothing) != 0)
			add_fault(c, (struct sums_fault){.kind = all.kind,
							 .missing = true,
							 .phase_no = all.phase_no});
	}
}

/* By phase number. */
static int by_phase(const void *one, const void *other)
{
	const struct sums_fault *x = one, *y = other;

	if (x->phase_no != y->phase_no)
		return x->phase_no < y->phase_no ? -1 : 1;
	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	if (x->missing != y->missing)
		return x->missing ? 1 : -1;
	return (x->key > y->key) - (x->key < y->key);
}

bool sums_check(struct store *st, struct arena *a, int64_t game_id,
		struct sums_fault **list, int *n, struct err *err)
{
	struct checked c = {.a = a};
	bool ok = read_seals(st, &c, game_id, err);

	for (int kind = 0; ok && kind < SUMS_KINDS; kind++)
		ok = check_rows(st, &c, (enum sums_kind)kind, game_id, err);
	check_seals(&c);
	if (c.n_faults)
		qsort(c.faults, (size_t)c.n_faults, sizeof *c.faults, by_phase);
	*list = c.faults;
	*n = c.n_faults;
	return ok;
}
