/* Readers for the own words of a Power, item by item: used by the files of all Powers.
 * Each returns true and moves on, or returns false and stays. Words that stand in no
 * dictionary are taken with parse_says.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_WORDS_ITEMS_H
#define RULES_COSMIC_WORDS_ITEMS_H

#include "orders/parse.h"
#include "rules/cosmic/table/order.h"
#include "rules/cosmic/table/view.h"

/* A new item at the end of the order's list (seat and n CE_UNSAID, planet 0), or NULL
 * with a fault: the list is full. */
struct ce_item *ce_words_item(struct parse *, struct ce_order *, int row, int word);
/* The same in any list, which has room for it. */
struct ce_item *ce_words_add_item(struct ce_item items[], uint8_t *n, int row,
				  int word);
/* A player other than the writer, in the game; naming oneself is a fault. */
bool ce_words_read_other_seat(struct parse *, int *seat);
/* "red 3, blue 2" ...: planets, each an item of the row. `where`: which planets will
 * do; others are a fault. At least one is asked for. */
enum ce_words_planets {
	CW_ANY_PLANET,
	CW_OWN_BASE, /* on which the writer has a token */
	CW_BASE_OF,  /* on which `seat` has one */
};
bool ce_words_read_planets(struct parse *, struct ce_order *, int row, int word,
			   enum ce_words_planets where, int seat);
/* "red from red 1, blue 4; green 2 from ...": players, and for each the planets on
 * which they have a base, or may have one. Each planet is an item, with the player as
 * its seat; the first of a row has the number, if one up to `most` was said. */
bool ce_words_read_bases(struct parse *, struct ce_order *, int most);
/* "red 2 then blue", "red, blue": players with or without a number; `then`, commas and
 * "and" between. */
bool ce_words_read_seats(struct parse *, struct ce_order *, int row, int word,
			 bool numbers);
/* "discard attack 4, plague": up to three of them. */
bool ce_words_read_discard(struct parse *, struct ce_order *);
/* A fault where the order's challenge is known and the writer is not a main player of
 * it. */
void ce_words_need_main(struct parse *, int from, const struct ce_order *);

/* --- the table of answers: words_answers.c --- */

/* Reads a range of Attacks: "<= 10", "at most 10", "10 or fewer", "10", or nothing. */
bool ce_words_read_range(struct parse *, struct ce_item *);
/* "if lose", "if drawn": the occasion on which this Power acts anyway, before its own words. It adds nothing to the order: people say
 * it ("if Blue loses tokens I heal them"), and the sayings need words for it. */
void ce_words_skip_occasion(struct parse *, const char *word);
/* Does an attack or an alliance follow, in what was begun as a Power's order? */
bool ce_words_sees_other_order(const struct parse *);
/* "<", "under 10", "over 15": 1 for more than the number that follows, -1 for less, 0 if no such word stands there. */
int ce_words_strictly(struct parse *);
/* "blue shows" or "he plays", before the card that is seen; returns the player,
 * CE_UNSAID if not named. */
bool ce_words_skip_shower(struct parse *, int *seat);
/* "compromise", "attack", "attack <= 10": the other's card, as ce_is_seen fits it. */
bool ce_words_read_seen(struct parse *, struct ce_item *);
/* The table of answers behind "if" [orders, grammar: table]: rows with `;` between, and
 * `else`. */
bool ce_words_read_table(struct parse *, struct ce_item items[], uint8_t *n,
			 uint8_t *otherwise);

/* The other way round. */
void ce_words_put_planets(struct buf *, const struct ce_item *, int n);
void ce_words_put_bases(struct buf *, const struct ce_item *, int n);
void ce_words_put_seats(struct buf *, const struct ce_item *, int n,
			const char *between);
void ce_words_echo_discard(const struct ce_view *, const struct ce_order *,
			   struct buf *);
void ce_words_put_range(struct buf *, const struct ce_item *);
void ce_words_put_seen(struct buf *, const struct ce_item *);
void ce_words_put_table(struct buf *, const struct ce_item *, int n);

#endif
