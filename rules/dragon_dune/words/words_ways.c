/* The plain ways to say the parts of an order of Dragon Dune, in all combinations: who orders, what it depends on, what there is none
 * of. Each is put into one form before all other sayings, so that these need not know every way to say it; sentences/grids has the
 * combinations. See orders/sayings/phrase.h; words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"
#include "rules/pieces/bid_ways.h"

/* clang-format off */
const struct saying dd_words_ways[] = {
	BID_WAYS(B, "gold", "maxgold"),
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
