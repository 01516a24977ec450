/* The state <-> canonical JSON, and the sums that must hold in every position.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_CODEC_H
#define RULES_COSMIC_CODEC_H

#include "base/err.h"
#include "rules/cosmic/table/state.h"

struct json_t;

/* The whole state; the caller owns the value. codec_text() makes it canonical. */
struct json_t *ce_save(const void *state);

/* Reads it back. Every number is checked for its range and every count for its array,
 * so that a strange file is refused and never crashes what comes after. */
MUST_USE bool ce_load(const struct json_t *, void *state, struct err *);

/* Do tokens, cards and destiny cards add up? Tokens of each colour over planets, Warp,
 * Limbo, challenges and out of the game; the deck over hands, draw pile and discards;
 * three destiny cards a colour over pile and used ones. */
bool ce_sound(const void *state, struct err *);

/* The same for tokens alone. */
bool ce_tokens_sound(const struct ce_table *, struct err *);

/* For positions that were set up by hand (rule scenes), where the cards need not be the
 * whole deck: the same cards are there before and after. */
/* Adds how often each card is there, in all places. */
void ce_count_cards(const struct ce_state *, int count[]);
bool ce_conserved(const struct ce_state *before, const struct ce_state *after,
		  struct err *);

#endif
