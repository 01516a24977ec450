/* The state <-> canonical JSON: see codec.h. What is written is a table of fields; a new field
 * of the state is a new row here.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/codec/codec.h"

#include <jansson.h>
#include <string.h>

#include "rules/codec.h"
#include "rules/codec_fields.h"
#include "rules/dragon_dune/table/state.h"
#include "rules/dragon_dune/table/view.h"
#include "rules/pieces/standing.h"

enum { FORMAT = 1, SEAT_BITS = DD_ALL_SEATS };

/* clang-format off */
#define T struct dd_table
static const struct field table_fields[] = {
	NUMBER(T, turn, 0, DD_TURNS),
	NUMBER(T, phase, 0, DD_PHASES),
	NUMBER(T, emperor, 0, DD_SEATS - 1),
	NUMBER(T, dragon, 1, DD_NUMBERS),
	NUMBER(T, roll, 0, 6),
	NUMBER(T, vacant, 0, SEAT_BITS),
	NUMBER(T, winners, 0, SEAT_BITS),
	ARRAY(T, misses, DD_SEATS, 0, 255),
	{"tokens", offsetof(T, tokens), 1, {DD_AREAS, DD_SEATS}, 0, DD_TOKENS, OLD},
	{"special", offsetof(T, special), 1, {DD_AREAS, DD_SEATS}, 0, DD_TOKENS, OLD},
	ARRAY(T, grave, DD_SEATS, 0, DD_TOKENS),
	ARRAY(T, grave_special, DD_SEATS, 0, DD_TOKENS),
	ARRAY(T, gone, DD_SEATS, 0, DD_TOKENS),
	ARRAY(T, gone_special, DD_SEATS, 0, DD_TOKENS),
	ARRAY(T, gold, DD_SEATS, 0, DD_GOLD_MAX),
	ARRAY(T, lying, DD_AREAS, 0, 255),
	SIGNEDS(T, ally, DD_SEATS, DD_NOBODY, DD_SEATS - 1),
	ARRAY(T, n_hand, DD_SEATS, 0, DD_HAND_MAX),
	ARRAY(T, shown_queen, DD_SEATS, 0, DD_CARD_MAX),
	ARRAY(T, shown_jack, DD_SEATS, 0, DD_CARD_MAX),
	LIST(T, discards, n_discards, DD_ARTIFACTS, 1, DD_CARD_MAX),
	LIST(T, events, n_events, DD_EVENTS, 1, DD_CARD_MAX),
	NUMBER(T, n_lots, 0, DD_LOTS),
	SIGNEDS(T, lot_winner, DD_LOTS, DD_UNSOLD, DD_SEATS - 1),
	NUMBER(T, n_deck, 0, DD_ARTIFACTS),
	NUMBER(T, n_shuffles, 0, 255),
};
#undef T

#define O struct dd_options
static const struct field option_fields[] = {
	NUMBER(O, emperor_fixed, 0, 1),
	NUMBER(O, kills_forever, 0, 1),
	NUMBER(O, fast, 0, 1),
	NUMBER(O, binding, 0, 1),
	NUMBER(O, conscript_bonus, 0, DD_TOKENS),
	ARRAY(O, specials, DD_SEATS, 0, DD_TOKENS),
	ARRAY(O, gold, DD_SEATS, 0, 255),
};
#undef O

#define H struct dd_hidden
static const struct field hidden_fields[] = {
	ARRAY(H, hiding, DD_AREAS, 0, DD_TOKENS),
	ARRAY(H, hiding_special, DD_AREAS, 0, DD_TOKENS),
	{"hand", offsetof(H, hand), 1, {DD_SEATS, DD_HAND_MAX}, 0, DD_CARD_MAX, OLD},
	ARRAY(H, queen, DD_SEATS, 0, DD_CARD_MAX),
	ARRAY(H, jack, DD_SEATS, 0, DD_CARD_MAX),
	ARRAY(H, deck, DD_ARTIFACTS, 0, DD_CARD_MAX),
	ARRAY(H, lots, DD_LOTS, 0, DD_CARD_MAX),
	ARRAY(H, coming, DD_EVENTS, 0, DD_CARD_MAX),
};
#undef H
/* clang-format on */

/* Saving ------------------------------------------------------------------------------------ */

static json_t *save_kept(const struct dd_state *s)
{
	json_t *all = codec_must(json_array());

	for (int seat = 0; seat < DD_SEATS; seat++) {
		char bytes[DD_KEPT];
		memcpy(bytes, s->h.kept[seat], DD_KEPT);
		struct standing kept = {bytes, DD_KEPT};
		codec_append(all, codec_save_standing(&kept));
	}
	return all;
}

struct json_t *dd_save(const void *state)
{
	const struct dd_state *s = state;
	json_t *all = codec_save_fields(FIELDS(table_fields), &s->t);
	json_t *hidden = codec_save_fields(FIELDS(hidden_fields), &s->h);

	codec_put(hidden, "kept", save_kept(s));
	codec_put(all, "option",
		  codec_save_fields(FIELDS(option_fields), &s->t.option));
	codec_put(all, "hidden", hidden);
	codec_put(all, "format", json_integer(FORMAT));
	return all;
}

/* Loading ------------------------------------------------------------------------------------- */

/* What the ranges of single numbers cannot say. */
static bool fits_together(const struct dd_state *s, struct err *err)
{
	for (int seat = 0; seat < DD_SEATS; seat++) {
		int ally = s->t.ally[seat], n = 0;
		if (ally != DD_NOBODY && (ally == seat || s->t.ally[ally] != seat))
			return err_set(err, "ally of seat %d", seat);
		while (n < DD_HAND_MAX && s->h.hand[seat][n])
			n++;
		if (n != s->t.n_hand[seat])
			return err_set(err, "hand of seat %d: wrong size", seat);
	}
	return true;
}

static bool load_kept(const json_t *all, struct dd_state *s, struct err *err)
{
	if (!json_is_array(all) || json_array_size(all) != DD_SEATS)
		return err_set(err, "kept: wrong length");
	for (size_t seat = 0; seat < DD_SEATS; seat++) {
		struct standing kept = {s->h.kept[seat], DD_KEPT};
		if (!codec_load_standing(json_array_get(all, seat), &kept, err))
			return err_context(err, "kept %zu", seat);
	}
	return true;
}

bool dd_load(const struct json_t *json, void *state, struct err *err)
{
	struct dd_state *s = state;
	const json_t *hidden = json_object_get(json, "hidden");

	memset(s, 0, sizeof *s);
	if (json_integer_value(json_object_get(json, "format")) != FORMAT)
		return err_set(err, "a position of a format that is not known");
	return codec_load_fields(FIELDS(table_fields), json, FORMAT, 3, &s->t, err) &&
	       codec_load_fields(FIELDS(option_fields), json_object_get(json, "option"),
				 FORMAT, 0, &s->t.option, err) &&
	       codec_load_fields(FIELDS(hidden_fields), hidden, FORMAT, 1, &s->h,
				 err) &&
	       load_kept(json_object_get(hidden, "kept"), s, err) &&
	       fits_together(s, err);
}

/* What a reader may know, for programs ---------------------------------------------------------- */

static json_t *cards(const uint8_t list[], int n)
{
	json_t *all = codec_must(json_array());

	for (int i = 0; i < n && list[i]; i++)
		codec_append(all, json_integer(list[i]));
	return all;
}

struct json_t *dd_save_view(const void *view)
{
	const struct dd_view *v = view;
	json_t *all = codec_save_fields(FIELDS(table_fields), &v->t);

	if (v->seat >= 0) {
		codec_put(all, "hand", cards(v->own.hand, DD_HAND_MAX));
		codec_put(all, "queen", json_integer(v->own.queen));
		codec_put(all, "jack", json_integer(v->own.jack));
	}
	if (v->seat == DD_ELVES) {
		codec_put(all, "lots", cards(v->lots, DD_LOTS));
		codec_put(all, "next_event", json_integer(v->next_event));
	}
	return all;
}
