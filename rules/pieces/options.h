/* The options of a table: words or numbers in a flat struct, by the values that the
 * game prints (struct game_option). A value is read into one byte: of `off` and `on` it
 * is 0 and 1, in either order, of other words their place in the list, of a range such
 * as `10|5..15` the number, whose default stands first.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_OPTIONS_H
#define RULES_PIECES_OPTIONS_H

#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "rules/game.h"

/* The place of each option: place[i] is the offset of the byte of table[i]. */
struct options_places {
	const struct game_option *table; /* ended by a NULL name */
	const size_t *place;
};

/* Sets each byte to the default of its option. */
void options_default(const struct options_places *, void *options);
/* Reads the value of the option of that name. false: *err says what would be right, and nothing
 * has changed. */
bool options_set(const struct options_places *, void *options, struct str name,
		 struct str value, struct err *) MUST_USE;

#endif
