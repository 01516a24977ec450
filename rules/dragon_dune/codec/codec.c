/* The state <-> canonical JSON: see codec.h. One table of fields serves for writing and
 * reading; a new field of the state is a new row here.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/codec/codec.h"

#include <jansson.h>
#include <string.h>

#include "rules/codec.h"
#include "rules/codec_fields.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/dragon_dune/table/order.h"
#include "rules/dragon_dune/table/state.h"
#include "rules/dragon_dune/table/view.h"

/* Format 2 came with the option `sequential`, and with what is open while it plays. Format 3 leaves out what is as it
 * was at first, as nearly all numbers of a position are; format 4 also where an array ends with it. */
enum { FORMAT = 4, SEQUENTIAL = 2, SPARSE = 3, CUT = 4, SEAT_BITS = DD_ALL_SEATS };
#define STATE(table) SPARSE_FIELDS(SPARSE, CUT, table)

/* clang-format off */
#define T struct dd_table
static const struct field table_fields[] = {
	NUMBER(T, turn, 0, DD_TURNS),
	NUMBER(T, phase, 0, DD_PHASES),
	NUMBER_SINCE(SEQUENTIAL, 0, T, marched, 0, DD_SEATS - 1),
	NUMBER(T, emperor, 0, DD_SEATS - 1),
	NUMBER(T, dragon, 1, DD_NUMBERS),
	NUMBER(T, roll, 0, 6),
	NUMBER(T, vacant, 0, SEAT_BITS),
	NUMBER(T, winners, 0, SEAT_BITS),
	ARRAY(T, misses, DD_SEATS, 0, 255),
	GRID(T, tokens, DD_AREAS, DD_SEATS, 0, DD_TOKENS),
	GRID(T, special, DD_AREAS, DD_SEATS, 0, DD_TOKENS),
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
	NUMBER_SINCE(SEQUENTIAL, 0, O, sequential, 0, 1),
	NUMBER_SINCE(SEQUENTIAL, 0, O, elf_step, 0, 1),
	NUMBER(O, conscript_bonus, 0, DD_TOKENS),
	ARRAY(O, specials, DD_SEATS, 0, DD_TOKENS),
	ARRAY(O, gold, DD_SEATS, 0, 255),
};
#undef O

#define H struct dd_hidden
static const struct field hidden_fields[] = {
	ARRAY(H, hiding, DD_AREAS, 0, DD_TOKENS),
	ARRAY(H, hiding_special, DD_AREAS, 0, DD_TOKENS),
	GRID(H, hand, DD_SEATS, DD_HAND_MAX, 0, DD_CARD_MAX),
	ARRAY(H, queen, DD_SEATS, 0, DD_CARD_MAX),
	ARRAY(H, jack, DD_SEATS, 0, DD_CARD_MAX),
	ARRAY(H, deck, DD_ARTIFACTS, 0, DD_CARD_MAX),
	ARRAY(H, lots, DD_LOTS, 0, DD_CARD_MAX),
	ARRAY(H, coming, DD_EVENTS, 0, DD_CARD_MAX),
	ARRAY_SINCE(SEQUENTIAL, 0, H, answer.fight, DD_ANSWERS, 0, DD_AREAS * DD_SEATS),
	ARRAY_SINCE(SEQUENTIAL, 0, H, answer.asks, DD_ANSWERS, 0, DD_SEATS - 1),
	ARRAY_SINCE(SEQUENTIAL, 0, H, answer.ask, DD_ANSWERS, 0, DD_ASK_NUMBER),
	ARRAY_SINCE(SEQUENTIAL, 0, H, answer.said, DD_ANSWERS, 0, DD_TOKENS),
	ARRAY_SINCE(SEQUENTIAL, 0, H, answer.sent, DD_ANSWERS, 0, DD_TOKENS),
	ARRAY_SINCE(SEQUENTIAL, 0, H, answer.special, DD_ANSWERS, 0, DD_TOKENS),
	ARRAY_SINCE(SEQUENTIAL, 0, H, answer.card, DD_ANSWERS, 0, DD_CARD_MAX),
	ARRAY_SINCE(SEQUENTIAL, 0, H, answer.traitor, DD_ANSWERS, 0, 1),
	ARRAY_SINCE(SEQUENTIAL, 0, H, answer.drop, DD_ANSWERS, 0, 1),
	ARRAY_SINCE(SEQUENTIAL, 0, H, answer.sell, DD_ANSWERS, 0, 1),
};
#undef H
/* clang-format on */

/* Saving ------------------------------------------------------------------------------------ */

struct json_t *dd_save(const void *state)
{
	const struct dd_state *s = state;
	json_t *all = codec_save_fields(STATE(table_fields), &s->t);
	json_t *hidden = codec_save_fields(STATE(hidden_fields), &s->h);

	codec_put_lines(hidden, "kept", s->h.kept[0], DD_SEATS, DD_KEPT);
	codec_put_lines(hidden, "sealed", s->h.sealed[0], DD_SEATS, DD_KEPT);
	codec_put(all, "option", codec_save_fields(STATE(option_fields), &s->t.option));
	codec_put(all, "hidden", hidden);
	codec_put_format(all, FORMAT);
	return all;
}

/* Loading ------------------------------------------------------------------------------------- */

/* Checks what the ranges of single numbers cannot: whether the fields fit together. */
static bool fits_together(const struct dd_state *s, struct err *err)
{
	return codec_seats_fit(s->t.ally, s->h.hand[0], s->t.n_hand, DD_SEATS,
			       DD_HAND_MAX, err);
}

static bool load_lines(const json_t *hidden, const char *name,
		       char lines[DD_SEATS][DD_KEPT], struct err *err)
{
	return codec_load_lines(hidden, name, lines[0], DD_SEATS, DD_KEPT, err);
}

/* In format 1 no plans were sealed. */
static bool load_sealed(const json_t *hidden, int format, struct dd_state *s,
			struct err *err)
{
	return format < SEQUENTIAL || load_lines(hidden, "sealed", s->h.sealed, err);
}

bool dd_load(const struct json_t *json, void *state, struct err *err)
{
	struct dd_state *s = state;
	const json_t *hidden = json_object_get(json, "hidden");
	int format;
	size_t others;

	memset(s, 0, sizeof *s);
	return codec_format(json, FORMAT, &format, &others, err) &&
	       codec_load_fields(STATE(table_fields), json, format, 2 + others, &s->t,
				 err) &&
	       codec_load_fields(STATE(option_fields), json_object_get(json, "option"),
				 format, 0, &s->t.option, err) &&
	       codec_load_fields(STATE(hidden_fields), hidden, format,
				 format < SEQUENTIAL ? 1 : 2, &s->h, err) &&
	       load_lines(hidden, "kept", s->h.kept, err) &&
	       load_sealed(hidden, format, s, err) && fits_together(s, err);
}

/* A view, for programs ------------------------------------------------------------- */

static json_t *table_of(const struct dd_table *t)
{
	json_t *all = codec_save_fields(FIELDS(table_fields), t);

	codec_put(all, "phase", json_integer(dd_number(t)));
	return all;
}

struct json_t *dd_save_view(const void *view, bool own)
{
	const struct dd_view *v = view;
	json_t *all = own ? codec_must(json_object()) : table_of(&v->t);

	if (v->seat >= 0) {
		codec_put(all, "hand", codec_save_list(v->own.hand, DD_HAND_MAX));
		codec_put(all, "queen", json_integer(v->own.queen));
		codec_put(all, "jack", json_integer(v->own.jack));
	}
	if (v->seat == DD_ELVES) {
		codec_put(all, "lots", codec_save_list(v->lots, DD_LOTS));
		codec_put(all, "next_event", json_integer(v->next_event));
	}
	return all;
}
