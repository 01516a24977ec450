/* Flat structs <-> JSON: see codec_fields.h.
 * SPDX-License-Identifier: ISC */
#include "rules/codec_fields.h"

#include <jansson.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "rules/codec.h"
#include "rules/pieces/pairs.h"

json_t *codec_must(json_t *j)
{
	if (!j)
		abort();
	return j;
}

/* jansson counts who has a value, and nobody changes a number. */
json_t *codec_number(int n)
{
	enum { SMALL = 256 };
	static json_t *shared[SMALL];

	if (n < 0 || n >= SMALL)
		return codec_must(json_integer(n));
	if (!shared[n])
		shared[n] = codec_must(json_integer(n));
	return json_incref(shared[n]);
}

/* The names are the program's own: they are UTF-8. */
void codec_put(json_t *object, const char *name, json_t *value)
{
	if (json_object_set_new_nocheck(object, name, codec_must(value)) != 0)
		abort();
}

void codec_append(json_t *array, json_t *value)
{
	if (json_array_append_new(array, codec_must(value)) != 0)
		abort();
}

void codec_put_format(json_t *state, int format)
{
	codec_put(state, "format", json_integer(format));
}

bool codec_format(const json_t *state, int newest, int *format, size_t *others,
		  struct err *err)
{
	const json_t *told = json_object_get(state, "format");
	json_int_t n = told ? json_integer_value(told) : 1;

	if (n < 1 || n > newest)
		return err_set(err, "a state in an unknown format: 1 to %d are known",
			       newest);
	*format = (int)n;
	*others = told != NULL;
	return true;
}

static int get(const unsigned char *p, int width)
{
	uint16_t two;

	if (width == 1)
		return *p;
	if (width == -1)
		return (int8_t)*p;
	memcpy(&two, p, sizeof two);
	return width == 2 ? two : (int16_t)two;
}

static void put(unsigned char *p, int width, int value)
{
	if (abs(width) == 1) {
		*p = (unsigned char)value;
	} else {
		uint16_t two = (uint16_t)value;
		memcpy(p, &two, sizeof two);
	}
}

static size_t stride(const struct field *f, int dim)
{
	size_t bytes = (size_t)abs(f->width);

	for (int d = dim + 1; d < DIMS && f->dims[d]; d++)
		bytes *= (size_t)f->dims[d];
	return bytes;
}

/* --- saving --- */

/* May its numbers be left out where they are as they were at first? */
static bool has_initial(const struct field *f)
{
	return f->n_at < 0 && f->initial >= f->min && f->initial <= f->max;
}

static bool are_initial(const struct field *f, const unsigned char *p, size_t bytes)
{
	for (size_t at = 0; at < bytes; at += (size_t)abs(f->width))
		if (get(p + at, f->width) != f->initial)
			return false;
	return true;
}

static json_t *save_numbers(const struct field *f, int dim, int n, bool cut,
			    const unsigned char *p)
{
	if (dim == DIMS || !f->dims[dim])
		return codec_number(get(p, f->width));
	json_t *array = codec_must(json_array());
	const size_t each = stride(f, dim);
	while (cut && n && are_initial(f, p + (size_t)(n - 1) * each, each))
		n--;
	for (int i = 0; i < n; i++)
		codec_append(array, save_numbers(f, dim + 1,
						 dim + 1 < DIMS ? f->dims[dim + 1] : 0,
						 cut, p + (size_t)i * each));
	return array;
}

static int n_numbers(const struct field *f)
{
	int n = 1;

	for (int d = 0; d < DIMS && f->dims[d]; d++)
		n *= f->dims[d];
	return n;
}

/* A list is as it was at first while it is empty. */
static bool is_initial(const struct field *f, const unsigned char *owner)
{
	return f->n_at >= 0 ? get(owner + f->n_at, f->n_width) == 0
			    : are_initial(f, owner + f->at,
					  (size_t)n_numbers(f) * (size_t)abs(f->width));
}

json_t *codec_save_fields(struct fields list, const void *owner)
{
	const unsigned char *p = owner;
	json_t *object = codec_must(json_object());

	for (size_t i = 0; i < list.n; i++) {
		const struct field *f = &list.f[i];
		int n = f->n_at < 0 ? f->dims[0] : get(p + f->n_at, f->n_width);
		if (!list.sparse || !is_initial(f, p))
			codec_put(object, f->name,
				  save_numbers(f, 0, n, list.cut && has_initial(f),
					       p + f->at));
	}
	return object;
}

json_t *codec_save_row(struct fields list, const void *first, size_t size, int n)
{
	json_t *array = codec_must(json_array());

	for (int i = 0; i < n; i++)
		codec_append(array, codec_save_fields(list, (const char *)first +
								    (size_t)i * size));
	return array;
}

/* --- loading --- */

static void fill(const struct field *f, unsigned char *p, size_t bytes)
{
	for (size_t at = 0; at < bytes; at += (size_t)abs(f->width))
		put(p + at, f->width, f->initial);
}

static bool load_numbers(const struct field *f, int dim, int n, bool cut,
			 const json_t *j, unsigned char *p)
{
	if (dim == DIMS || !f->dims[dim]) {
		json_int_t v = json_integer_value(j);
		if (!json_is_integer(j) || v < f->min || v > f->max)
			return false;
		put(p, f->width, (int)v);
		return true;
	}
	const size_t all = (size_t)n, there = json_array_size(j), each = stride(f, dim);
	if (!json_is_array(j) || there > all || (there < all && !cut))
		return false;
	for (size_t i = 0; i < there; i++)
		if (!load_numbers(f, dim + 1, dim + 1 < DIMS ? f->dims[dim + 1] : 0,
				  cut, json_array_get(j, i), p + i * each))
			return false;
	fill(f, p + there * each, (all - there) * each);
	return true;
}

/* While a game is made its states of the first format may have more and more members of
 * the second. Those that are there are read. */
static bool is_expected(const struct fields *list, const struct field *f,
			const json_t *j, int format)
{
	bool sparse = list->sparse && format >= list->sparse;

	return (f->since <= format && !sparse) ||
	       ((sparse || format == 1) && json_object_get(j, f->name));
}

static bool fill_initial(const struct field *f, unsigned char *p, struct err *err)
{
	if (f->n_at < 0 && !has_initial(f))
		return err_set(err, "%s: missing", f->name);
	fill(f, p, (size_t)n_numbers(f) * (size_t)abs(f->width));
	return true;
}

static size_t n_expected(const struct fields *list, const json_t *j, int format)
{
	size_t n = 0;

	for (size_t i = 0; i < list->n; i++)
		n += is_expected(list, &list->f[i], j, format);
	return n;
}

static bool load_field(const struct field *f, const json_t *j, bool cut,
		       unsigned char *p, struct err *err)
{
	const json_t *value = json_object_get(j, f->name);
	int n = f->dims[0];

	if (f->n_at >= 0) {
		size_t size = json_array_size(value);
		if (size > (size_t)f->dims[0])
			return err_set(err, "%s: too long", f->name);
		n = (int)size;
		put(p + f->n_at, f->n_width, n);
	}
	if (!load_numbers(f, 0, n, cut && has_initial(f), value, p + f->at))
		return err_set(err, "%s: missing, or out of its range", f->name);
	return true;
}

bool codec_load_fields(struct fields list, const json_t *j, int format, size_t others,
		       void *owner, struct err *err)
{
	unsigned char *p = owner;
	size_t n = n_expected(&list, j, format) + others;
	bool cut = list.cut && format >= list.cut;

	if (!json_is_object(j) || json_object_size(j) != n)
		return err_set(err, "not an object of %zu members", n);
	for (size_t i = 0; i < list.n; i++) {
		const struct field *f = &list.f[i];
		if (!(is_expected(&list, f, j, format)
			      ? load_field(f, j, cut, p, err)
			      : fill_initial(f, p + f->at, err)))
			return false;
	}
	return true;
}

bool codec_load_row(struct fields list, const json_t *j, int format, const char *name,
		    void *first, size_t size, int least, int most, struct err *err)
{
	size_t n = json_array_size(j);

	if (!json_is_array(j) || n < (size_t)least || n > (size_t)most)
		return err_set(err, "%s: wrong length", name);
	for (size_t i = 0; i < n; i++)
		if (!codec_load_fields(list, json_array_get(j, i), format, 0,
				       (char *)first + i * size, err))
			return err_context(err, "%s %zu", name, i);
	return true;
}

void codec_put_lines(json_t *object, const char *name, const char *bytes, int n_seats,
		     size_t size)
{
	codec_put(object, name, codec_save_all_standing(bytes, n_seats, size));
}

bool codec_load_lines(const json_t *object, const char *name, char *bytes, int n_seats,
		      size_t size, struct err *err)
{
	return codec_load_all_standing(json_object_get(object, name), bytes, n_seats,
				       size, err) ||
	       err_context(err, "%s", name);
}

bool codec_is_list(const uint8_t list[], int n, int max)
{
	for (int i = 0; i < max; i++)
		if ((list[i] != 0) != (i < n))
			return false;
	return true;
}

json_t *codec_save_list(const uint8_t list[], int max)
{
	json_t *all = codec_must(json_array());

	for (int i = 0; i < max && list[i]; i++)
		codec_append(all, codec_number(list[i]));
	return all;
}

bool codec_hands_fit(const uint8_t hands[], const uint8_t counts[], int n_seats,
		     int hand_max, struct err *err)
{
	for (int seat = 0; seat < n_seats; seat++)
		if (!codec_is_list(hands + seat * hand_max, counts[seat], hand_max))
			return err_set(err, "hand of seat %d: wrong size", seat);
	return true;
}

bool codec_seats_fit(const int8_t ally[], const uint8_t hands[], const uint8_t counts[],
		     int n_seats, int hand_max, struct err *err)
{
	for (int seat = 0; seat < n_seats; seat++)
		if (!pairs_is_mutual(ally, seat))
			return err_set(err, "ally of seat %d", seat);
	return codec_hands_fit(hands, counts, n_seats, hand_max, err);
}
