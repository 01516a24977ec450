/* A table in a letter: what free_table.c makes of its lines, and free_rows.c of its rows.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_TABLE_H
#define ORDERS_FREE_TABLE_H

#include "orders/free/parts/parts.h"

enum { ROWS = 24, COLUMNS = 9, CELLS_LEAST = 2, GAPS = 10 };

/* What a column holds. */
enum column {
	COLUMN_THING, /* what the row says as it stands */
	COLUMN_VERB,  /* what is done with the cell: the name of the column */
	COLUMN_SAID,  /* the same in words: "I give" */
	COLUMN_LABEL,
	COLUMN_TOKENS,
	COLUMN_FROM,
	COLUMN_IF,
	COLUMN_ELSE, /* what is to be done otherwise */
	COLUMN_RANK,
	COLUMN_NOTE,
	COLUMN_DENIED, /* players who are not meant: "refused" */
};

struct table {
	int n_lines; /* of the letter */
	int n_rows, n_columns;
	struct str cell[ROWS][COLUMNS];
	enum column column[COLUMNS];
	bool named[COLUMNS]; /* its name, or what it holds, says what it is */
	bool prose;          /* what parts its cells may stand in a sentence as well */
	int known;           /* columns whose names say what they hold */
};

/* --- free_cells.c --- */
/* The lines from this one on that have as many cells as the first, with that gap between them, which is one of GAPS; false: there is no
 * table. */
bool table_take_cells(const struct draft *, int first, int gap, struct table *);
/* The lines from this one on as cells that begin where the names of the first line do, which has nothing above the first column; false: they
 * are not drawn so. The names of the first column are in the first row of the table then. */
bool table_take_columns(const struct draft *, int first, struct table *);
/* Puts the rows for the columns; false: there is no room. */
bool table_transpose(struct table *);
/* Is it a gap that nobody writes in prose? */
bool table_gap_is_open(int gap);

/* Reads a table, of which the first row names the columns, into the pieces; false: not all of it is orders. */
bool table_read(struct free *, struct table *);
bool table_is_empty(struct str cell);
/* "cards,1" below "1,2" and "2,5": does the row name what it counts, where the first one begins with a number? It is read for itself. */
bool table_is_apart(struct free *, const struct table *, int row);
/* Adds the orders of all rows to the pieces; false: not all of it is orders. */
bool table_read_rows(struct free *, const struct table *);
/* The same, where the names say what to do with the cells: "Lot | Maximum", and below it "1 | 3", is "Lot 1 Maximum 3". */
bool table_read_said(struct free *, const struct table *);

#endif
