/* A position of the harbour as JSON: its fields, and the bids that hold. Format 2 has the storm, format 3
 * the customs, format 4 the questions, which earlier harbours did not know.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/err.h"
#include "rules/codec.h"
#include "rules/codec_fields.h"
#include "tests/games/harbour.h"

enum {
	FORMAT = 4,
	WITH_STORM = 2,
	WITH_CUSTOMS = 3,
	WITH_QUESTIONS = 4,
	BITS = (1 << HARBOUR_SEATS) - 1,
	ANY = INT16_MAX
};

#define H struct harbour
static const struct field fields[] = {
	SIGNED(H, turn, 0, ANY),
	SIGNED(H, phase, 0, HARBOUR_PHASES),
	SIGNED_SINCE(WITH_CUSTOMS, 0, H, customs, 0, 1),
	SIGNED(H, turns, 0, ANY),
	SIGNED(H, fast, 0, 1),
	SIGNED_SINCE(WITH_STORM, 0, H, storm, 0, 1),
	NUMBER(H, seats, 0, BITS),
	NUMBER(H, in_game, 0, BITS),
	NUMBER(H, leaving, 0, BITS),
	NUMBER(H, by_chance, 0, BITS),
	NUMBER(H, winners, 0, BITS),
	NUMBER(H, actors, 0, BITS),
	SIGNED(H, stake, 0, HARBOUR_GOLD),
	SIGNEDS(H, misses, HARBOUR_SEATS, 0, ANY),
	SIGNEDS(H, gold, HARBOUR_SEATS, 0, HARBOUR_GOLD),
	SIGNEDS(H, cargo, HARBOUR_SEATS, 0, ANY),
	SIGNEDS(H, predicted, HARBOUR_SEATS, -1, HARBOUR_SEATS - 1),
};
#undef H

struct standing harbour_kept(const struct harbour *s, int seat)
{
	return (struct standing){(char *)s->kept[seat], HARBOUR_KEPT};
}

struct questions harbour_questions(const struct harbour *s)
{
	return (struct questions){(struct question *)s->asked, HARBOUR_SEATS};
}

static json_t *save_kept(const struct harbour *s)
{
	return codec_save_all_standing(s->kept[0], HARBOUR_SEATS, HARBOUR_KEPT);
}

struct json_t *harbour_save(const void *state)
{
	json_t *all = codec_save_fields(FIELDS(fields), state);

	const struct questions asked = harbour_questions(state);

	codec_put(all, "kept", save_kept(state));
	codec_put(all, "asked", codec_save_questions(&asked));
	codec_put_format(all, FORMAT);
	return all;
}

static json_t *row(const int16_t n[])
{
	json_t *out = json_array();

	for (int i = 0; i < HARBOUR_SEATS; i++)
		json_array_append_new(out, n[i] < 0 ? json_null() : json_integer(n[i]));
	return out;
}

/* All of it, as a reader may know it. */
struct json_t *harbour_position(const void *view, bool own)
{
	(void)own;
	const struct harbour *s = &((const struct harbour_view *)view)->now;

	return json_pack("{s:i, s:o, s:o, s:o, s:o}", "stake", s->stake, "cargo",
			 row(s->cargo), "gold", row(s->gold), "predicted",
			 row(s->predicted), "standing", save_kept(s));
}

bool harbour_load(const struct json_t *json, void *state, struct err *err)
{
	struct harbour *s = state;
	int format;
	size_t others;

	memset(s, 0, sizeof *s);
	if (!codec_format(json, FORMAT, &format, &others, err) ||
	    !codec_load_fields(FIELDS(fields), json, format,
			       1 + others + (format >= WITH_QUESTIONS), s, err))
		return false;
	const struct questions asked = harbour_questions(s);
	if (format >= WITH_QUESTIONS &&
	    !codec_load_questions(json_object_get(json, "asked"), &asked, err))
		return false;
	return codec_load_all_standing(json_object_get(json, "kept"), s->kept[0],
				       HARBOUR_SEATS, HARBOUR_KEPT, err);
}
