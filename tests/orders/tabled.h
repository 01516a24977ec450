/* The law of tables: rows of orders under a row that names the columns, in all the ways to draw a table in a letter.
 * See whole.h.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_TABLED_H
#define TESTS_ORDERS_TABLED_H

#include "tests/orders/whole.h"

enum { TABLED_COLUMNS = 4, TABLED_ROWS = 2, TABLED_NAMES = 3 };

/* A table: what each row orders, its cells, and three ways to name the columns. */
struct tabled {
	const char *position;
	const char *order[TABLED_ROWS];
	const char *names[TABLED_NAMES][TABLED_COLUMNS];
	const char *cell[TABLED_ROWS][TABLED_COLUMNS];
};

/* How it is drawn: what begins a line, stands between cells, ends it; the rules around. */
struct drawn {
	const char *begin, *between, *end;
	bool padded; /* the cells of a column are of one width */
	const char *above,
		*cross; /* a rule: its ends and crossings, its dashes; "": none */
	int rules;      /* 1: below the names, 2: around all, 3: between all rows */
	bool loud;      /* NAMES in capitals */
};

static const struct drawn drawings[] = {
	{"| ", " | ", " |", false, "|", "---", 1, false},
	{"| ", " | ", " |", true, "|", "-", 1, false},
	{"", " | ", "", false, "", "", 0, false},
	{"", " | ", "", true, "+", "-", 1, true},
	{"| ", " | ", " |", true, "+", "-", 2, false},
	{"| ", " | ", " |", true, "+", "-", 3, false},
	{"| ", " | ", " |", true, "+", "=", 3, true},
	{"\xe2\x94\x82 ", " \xe2\x94\x82 ", " \xe2\x94\x82", true, "\xe2\x94\xbc",
	 "\xe2\x94\x80", 3, false},
	{"", "\t", "", false, "", "", 0, false},
	{"", ",", "", false, "", "", 0, false},
	{"", ", ", "", false, "", "", 0, false},
	{"", ";", "", false, "", "", 0, false},
	{"\"", "\",\"", "\"", false, "", "", 0, false},
	{"", "  ", "", true, "", "", 0, false},
	{"", "   ", "", true, "-", "-", 1, true},
	{"", " / ", "", false, "", "", 0, false},
	{"* ", " | ", "", false, "", "", 0, false},
	{"[", "] [", "]", false, "", "", 0, false},
	{"", " - ", "", false, "", "", 0, false},
	{"", " : ", "", true, "", "", 0, false},
};

static inline size_t tabled_width(const struct tabled *t, int names, int k)
{
	size_t width = strlen(t->names[names][k]);

	for (int r = 0; r < TABLED_ROWS && t->cell[r][0]; r++)
		if (strlen(t->cell[r][k]) > width)
			width = strlen(t->cell[r][k]);
	return width;
}

static inline int tabled_columns(const struct tabled *t)
{
	int n = 0;

	while (n < TABLED_COLUMNS && t->cell[0][n])
		n++;
	return n;
}

static inline void tabled_rule(struct buf *b, const struct drawn *d,
			       const struct tabled *t, int names)
{
	if (*d->begin)
		buf_z(b, d->above);
	for (int k = 0; k < tabled_columns(t); k++) {
		size_t width = tabled_width(t, names, k) + 2;
		buf_z(b, k ? d->above : "");
		for (size_t i = 0;
		     i < (strlen(d->cross) == 1 || d->cross[0] < 0 ? width : 1); i++)
			buf_z(b, d->cross);
	}
	if (*d->end)
		buf_z(b, d->above);
	buf_char(b, '\n');
}

static inline void tabled_row(struct buf *b, const struct drawn *d,
			      const struct tabled *t, int names,
			      const char *const cell[], bool loud)
{
	const int n = tabled_columns(t);

	buf_z(b, d->begin);
	for (int k = 0; k < n; k++) {
		buf_z(b, k ? d->between : "");
		for (const char *p = cell[k]; *p; p++)
			buf_char(b,
				 loud && *p >= 'a' && *p <= 'z' ? (char)(*p - 32) : *p);
		for (size_t i = strlen(cell[k]); d->padded && (k + 1 < n || *d->end) &&
						 i < tabled_width(t, names, k);
		     i++)
			buf_char(b, ' ');
	}
	buf_z(b, d->end);
	buf_char(b, '\n');
}

static inline struct str tabled_letter(struct arena *a, const struct drawn *d,
				       const struct tabled *t, int names)
{
	struct buf b = buf_in(a);

	if (d->rules > 1)
		tabled_rule(&b, d, t, names);
	tabled_row(&b, d, t, names, t->names[names], d->loud);
	if (d->rules)
		tabled_rule(&b, d, t, names);
	for (int r = 0; r < TABLED_ROWS && t->cell[r][0]; r++) {
		tabled_row(&b, d, t, names, t->cell[r], false);
		if (d->rules == 3 || (d->rules == 2 && r + 1 == TABLED_ROWS))
			tabled_rule(&b, d, t, names);
	}
	return buf_str(&b);
}

static inline void tabled_law(const struct letters *of, const struct tabled tables[],
			      size_t n, int known, int least)
{
	struct whole_sum sum = {.step = share_step(3)};

	for (size_t i = 0; i < n; i++) {
		struct arena *a = arena_create();
		const struct tabled *t = &tables[i];
		struct buf want = buf_in(a);
		for (int r = 0; r < TABLED_ROWS && t->order[r]; r++) {
			struct str made =
				whole_made(a, of, t->position, str_of(t->order[r]));
			ck_assert_msg(made.n, "'%s' is no order", t->order[r]);
			buf_add(&want, made);
		}
		for (size_t d = 0; d < sizeof drawings / sizeof *drawings; d++)
			for (int k = 0; k < TABLED_NAMES && t->names[k][0]; k++)
				whole_check(a, of, t->position,
					    tabled_letter(a, &drawings[d], t, k),
					    buf_str(&want), STR(""), (int)d, &sum);
		arena_destroy(a);
	}
	whole_law(&sum, "tables", known, least);
}

#endif
