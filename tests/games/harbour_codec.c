/* A position of the harbour as JSON: its numbers in a row, for all are of one size, and the bids
 * that hold.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/err.h"
#include "rules/codec.h"
#include "tests/games/harbour.h"

enum { NUMBERS = offsetof(struct harbour, kept) / sizeof(int16_t) };
_Static_assert(offsetof(struct harbour, kept) % sizeof(int16_t) == 0,
	       "nothing between");

struct standing harbour_kept(const struct harbour *s, int seat)
{
	return (struct standing){(char *)s->kept[seat], HARBOUR_KEPT};
}

static json_t *save_kept(const struct harbour *s)
{
	json_t *all = json_array();

	for (int i = 0; i < HARBOUR_SEATS; i++) {
		const struct standing kept = harbour_kept(s, i);
		json_array_append_new(all, codec_save_standing(&kept));
	}
	return all;
}

struct json_t *harbour_save(const void *state)
{
	int16_t n[NUMBERS];
	json_t *numbers = json_array();

	memcpy(n, state, sizeof n);
	for (int i = 0; i < NUMBERS; i++)
		json_array_append_new(numbers, json_integer(n[i]));
	return json_pack("{s:o, s:o}", "numbers", numbers, "kept", save_kept(state));
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
			 row(s->predicted), "standing", save_kept(s));
}

bool harbour_load(const struct json_t *json, void *state, struct err *err)
{
	const json_t *numbers = json_object_get(json, "numbers"),
		     *kept = json_object_get(json, "kept");
	struct harbour *s = state;
	int16_t n[NUMBERS];

	if (json_array_size(numbers) != NUMBERS ||
	    json_array_size(kept) != HARBOUR_SEATS)
		return err_set(err, "not a position of the harbour");
	for (size_t i = 0; i < NUMBERS; i++)
		n[i] = (int16_t)json_integer_value(json_array_get(numbers, i));
	memset(s, 0, sizeof *s);
	memcpy(s, n, sizeof n);
	for (int i = 0; i < HARBOUR_SEATS; i++) {
		const struct standing own = harbour_kept(s, i);
		if (!codec_load_standing(json_array_get(kept, (size_t)i), &own, err))
			return false;
	}
	return true;
}
