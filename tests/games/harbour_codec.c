/* A position of the harbour as JSON: its numbers in a row, for all are of one size.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/err.h"
#include "tests/games/harbour.h"

enum { NUMBERS = sizeof(struct harbour) / sizeof(int16_t) };
_Static_assert(sizeof(struct harbour) % sizeof(int16_t) == 0, "nothing between");

struct json_t *harbour_save(const void *state)
{
	int16_t n[NUMBERS];
	json_t *out = json_array();

	memcpy(n, state, sizeof n);
	for (int i = 0; i < NUMBERS; i++)
		json_array_append_new(out, json_integer(n[i]));
	return out;
}

static json_t *row(const int16_t n[])
{
	json_t *out = json_array();

	for (int i = 0; i < HARBOUR_SEATS; i++)
		json_array_append_new(out, n[i] < 0 ? json_null() : json_integer(n[i]));
	return out;
}

struct json_t *harbour_position(const void *view)
{
	const struct harbour *s = &((const struct harbour_view *)view)->now;

	return json_pack("{s:i, s:o, s:o, s:o, s:o}", "stake", s->stake, "cargo",
			 row(s->cargo), "gold", row(s->gold), "predicted",
			 row(s->predicted), "standing", row(s->standing));
}

bool harbour_load(const struct json_t *json, void *state, struct err *err)
{
	int16_t n[NUMBERS];

	if (!json_is_array(json) || json_array_size(json) != NUMBERS)
		return err_set(err, "not a position of the harbour");
	for (size_t i = 0; i < NUMBERS; i++)
		n[i] = (int16_t)json_integer_value(json_array_get(json, i));
	memcpy(state, n, sizeof n);
	return true;
}
