/* The output of the command line: tables and records. One set of rows, as JSON objects,
 * is printed in three ways: fitted to 80 columns on a terminal, whole and plain when
 * piped, and unchanged with --json.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SHOW_H
#define SERVER_SHOW_H

#include <locale.h>
#include <stdbool.h>
#include <stdio.h>

#include "base/str.h"

struct arena;
struct json_t;

struct show {
	struct arena *a;
	FILE *out;
	bool json;             /* --json was given */
	bool printed;          /* ... and a JSON value was printed */
	struct gather *gather; /* several calls make one output; NULL: they do not */
	struct json_t *said;   /* ... else the lines that would have been, an array */
	bool terminal;         /* fit the columns */
	bool colour;
	int width;
	const char *zone; /* in which times are shown; NULL: UTC */
	locale_t utf8;    /* NULL: this system has none */
};

/* Finds out what `out` is, and reads NO_COLOR and COLUMNS. */
void show_init(struct show *, struct arena *, FILE *out);
void show_finish(struct show *);

enum column_kind {
	COLUMN_TEXT,   /* a text, a number, or a list of them */
	COLUMN_NUMBER, /* to the right */
	COLUMN_TIME, /* "2026-11-26T20:00:00Z", shown as "Thu 26 Nov 2026 20:00 UTC" */
	COLUMN_YES,  /* true and false, shown as yes and no */
};

struct column {
	const char *key; /* in the row's object */
	const char *title;
	enum column_kind kind;
	bool shrinks; /* the first to be cut where 80 columns are too few */
};

/* Prints an array of objects; takes the reference. `none` is the sentence for an empty
 * one (a JSON reader gets []). Keys without a column are for the JSON reader alone. */
void show_table(struct show *, const struct column *, int n, struct json_t *rows,
		const char *none);

/* Prints one object as lines of "Title  value"; takes the reference. Members that are
 * absent, null or empty are left out. */
void show_record(struct show *, const struct column *, int n, struct json_t *object);

/* Prints a JSON value alone, indented; takes the reference. */
void show_json(struct show *, struct json_t *);

/* A paragraph or a whole report, its last line ended; with --json its lines are kept in
 * `said`. */
void show_text(struct show *, struct str);
void show_line(struct show *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

/* Bytes unchanged when piped; on a terminal without anything that a terminal would
 * obey; as a JSON text with --json. */
void show_raw(struct show *, struct str bytes);

/* A heading between tables: bold if there is colour; nothing with --json. */
void show_heading(struct show *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

/* Between the first and the last of these, tables of one set of columns become one table, and
 * JSON values one array, in which each row has the game that it is about. */
void show_gather_begin(struct show *);
void show_gather_game(struct show *, const char *game);
void show_gather_end(struct show *);
/* For the functions above: is the value, the table, the heading kept? Takes the reference if it is. */
bool show_gather_json(struct show *, struct json_t *);
bool show_gather_table(struct show *, const struct column *, int n, struct json_t *rows,
		       const char *none);
bool show_gather_heading(struct show *, const char *);

/* Returns the lines kept in `said`, and clears them; a new reference. */
struct json_t *show_said(struct show *);

/* New references: a text, a time as ISO 8601 (null for 0). */
struct json_t *show_str(struct str);
struct json_t *show_time(int64_t utc);

#endif
