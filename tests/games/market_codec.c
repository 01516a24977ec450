/* A position of the market as JSON.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/err.h"
#include "rules/codec.h"
#include "rules/codec_fields.h"
#include "tests/games/market.h"

enum { FORMAT = 1, ALL = (1 << MARKET_SEATS) - 1 };

static const struct field fields[] = {
	SIGNED(struct market, turn, 1, MARKET_TURNS),
	SIGNED(struct market, phase, 0, MARKET_PHASES),
	NUMBER(struct market, seats, 0, ALL),
	NUMBER(struct market, in_game, 0, ALL),
	NUMBER(struct market, leaving, 0, ALL),
	NUMBER(struct market, winners, 0, ALL),
	SIGNED(struct market, n_lots, 1, MARKET_LOTS),
	SIGNED(struct market, floor, 1, 5),
	SIGNEDS(struct market, worth, MARKET_LOTS, 0, 9),
	SIGNEDS(struct market, misses, MARKET_SEATS, 0, 99),
	SIGNEDS(struct market, purse, MARKET_SEATS, 0, 25),
	SIGNEDS(struct market, goods, MARKET_SEATS, 0, 99),
};

struct json_t *market_save(const void *state)
{
	const struct market *s = state;
	const struct questions all = {(struct question *)s->q, MARKET_TURNS};
	struct json_t *json = codec_save_fields(FIELDS(fields), state);

	codec_put(json, "questions", codec_save_questions(&all));
	codec_put_format(json, FORMAT);
	return json;
}

bool market_load(const struct json_t *json, void *state, struct err *err)
{
	struct market *s = state;
	const struct questions all = {s->q, MARKET_TURNS};
	int format;
	size_t others;

	return codec_format(json, FORMAT, &format, &others, err) &&
	       codec_load_fields(FIELDS(fields), json, format, others + 1, state,
				 err) &&
	       codec_load_questions(json_object_get(json, "questions"), &all, err);
}
