/* Flat structs <-> JSON, by tables of their fields: one saver and one loader for all.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_CODEC_FIELDS_H
#define RULES_CODEC_FIELDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"

struct json_t;

enum { DIMS = 3 };

/* A number or an array of numbers inside a struct. `n_at` >= 0: a list, whose length is
 * the number at that offset. */
struct field {
	const char *name;
	size_t at;
	int width;      /* bytes; negative: signed */
	int dims[DIMS]; /* 0 ends them */
	int min, max;
	int n_at, n_width;
	int since; /* the format that introduced it; 0: the first */
	int initial; /* the value of each of its numbers where a state lacks it: one of an earlier
		        format, or of a sparse one */
};

/* Fields of the first format: a number without sign and one with it, rows of them, a
 * table of rows, a list as long as its `count` says. A field that a later release added
 * has SINCE in its name: `format` brought it, and in a state of an earlier format each
 * of its numbers is `initial`. Both are told here and nowhere else. */
/* clang-format off */
#define WIDTH(type, member) ((int)sizeof(((type *)0)->member))
#define NUMBER(type, m, lo, hi)         NUMBER_SINCE(0, 0, type, m, lo, hi)
#define SIGNED(type, m, lo, hi)         SIGNED_SINCE(0, 0, type, m, lo, hi)
#define ARRAY(type, m, n, lo, hi)       ARRAY_SINCE(0, 0, type, m, n, lo, hi)
#define SIGNEDS(type, m, n, lo, hi)     SIGNEDS_SINCE(0, 0, type, m, n, lo, hi)
#define GRID(type, m, n, k, lo, hi)     GRID_SINCE(0, 0, type, m, n, k, lo, hi)
#define LIST(type, m, count, n, lo, hi) LIST_SINCE(0, 0, type, m, count, n, lo, hi)

#define NUMBER_SINCE(format, initial, type, m, lo, hi) \
	{#m, offsetof(type, m), WIDTH(type, m), {0}, lo, hi, -1, 0, format, initial}
#define SIGNED_SINCE(format, initial, type, m, lo, hi) \
	{#m, offsetof(type, m), -WIDTH(type, m), {0}, lo, hi, -1, 0, format, initial}
#define ARRAY_SINCE(format, initial, type, m, n, lo, hi) \
	{#m, offsetof(type, m), WIDTH(type, m[0]), {n}, lo, hi, -1, 0, format, initial}
#define SIGNEDS_SINCE(format, initial, type, m, n, lo, hi) \
	{#m, offsetof(type, m), -WIDTH(type, m[0]), {n}, lo, hi, -1, 0, format, initial}
#define GRID_SINCE(format, initial, type, m, n, k, lo, hi) \
	{#m, offsetof(type, m), WIDTH(type, m[0][0]), {n, k}, lo, hi, -1, 0, format, initial}
#define LIST_SINCE(format, initial, type, m, count, n, lo, hi) \
	{#m, offsetof(type, m), 1, {n}, lo, hi, (int)offsetof(type, count), WIDTH(type, count), format, initial}
/* clang-format on */

/* A group of fields; `n` of them in a row inside their owner. */
struct fields {
	const struct field *f;
	size_t n;
	int sparse; /* the format from which it is saved without fields whose numbers all have their initial
		       value; 0: all are there */
	int cut; /* the format from which arrays, other than lists, are saved without the numbers at their ends that
		    have their initial value; 0: all are there */
};
#define FIELDS(table) SPARSE_FIELDS(0, 0, table)
#define SPARSE_FIELDS(sparse, cut, table)                                              \
	((struct fields){table, sizeof table / sizeof *table, sparse, cut})

/* The value, never NULL: running out of memory ends the program. */
struct json_t *codec_must(struct json_t *);
/* A number, for the caller. Small ones, as nearly all of a position are, are one value for all who have it. */
struct json_t *codec_number(int);
/* These take the value over. */
void codec_put(struct json_t *object, const char *name, struct json_t *value);
void codec_append(struct json_t *array, struct json_t *value);

/* The member "format" of a state: by which release's fields it was written. */
void codec_put_format(struct json_t *state, int format);
/* Reads it: 1 where there is none. `*others` is 1 if it is there, 0 if not, to be counted among the
 * others of codec_load_fields. Refuses one that no release up to `newest` wrote. */
MUST_USE bool codec_format(const struct json_t *state, int newest, int *format,
			   size_t *others, struct err *);

/* In today's format. */
struct json_t *codec_save_fields(struct fields, const void *owner);
struct json_t *codec_save_row(struct fields, const void *first, size_t size, int n);

/* All fields of an object that also holds `others` further members; fields of a later
 * format, and what a sparse or a cut one leaves out, get their initial values. */
MUST_USE bool codec_load_fields(struct fields, const struct json_t *, int format,
				size_t others, void *owner, struct err *);
MUST_USE bool codec_load_row(struct fields, const struct json_t *, int format,
			     const char *name, void *first, size_t size, int least,
			     int most, struct err *);

/* The standing orders of all seats (codec.h) as the member of that name of an object. */
void codec_put_lines(struct json_t *object, const char *name, const char *bytes,
		     int n_seats, size_t size);
MUST_USE bool codec_load_lines(const struct json_t *object, const char *name,
			       char *bytes, int n_seats, size_t size, struct err *);

/* Are the first `n` bytes of the list not 0, and all others 0? A hand of cards with its count is such
 * a list. */
bool codec_is_list(const uint8_t list[], int n, int max);
/* Such a list as an array of its numbers, without the zeros behind them. The caller owns it. */
struct json_t *codec_save_list(const uint8_t list[], int max);

/* Is each hand of up to `hand_max` cards, one row of `hands` after the other, a list of as many cards as its
 * count says? If not, *err names the seat. */
MUST_USE bool codec_hands_fit(const uint8_t hands[], const uint8_t counts[],
			      int n_seats, int hand_max, struct err *);

/* The same, and each ally is the ally of their ally (rules/pieces/pairs.h). */
MUST_USE bool codec_seats_fit(const int8_t ally[], const uint8_t hands[],
			      const uint8_t counts[], int n_seats, int hand_max,
			      struct err *err);

#endif
