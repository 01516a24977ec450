/* The map of Dragon Dune: 28 territories and the borders between them [DD-001].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_MAP_H
#define RULES_DRAGON_DUNE_TABLE_MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "rules/pieces/graph.h"

/* In canonical order, which breaks all ties between territories. */
enum dd_area {
	DD_0F,
	DD_1C,
	DD_1,
	DD_2,
	DD_2F,
	DD_3C,
	DD_3,
	DD_4,
	DD_4F,
	DD_5C,
	DD_6,
	DD_7,
	DD_8,
	DD_8F,
	DD_9,
	DD_9F,
	DD_10C,
	DD_10,
	DD_11,
	DD_12F,
	DD_13,
	DD_14,
	DD_15C,
	DD_15,
	DD_16,
	DD_16F,
	DD_17,
	DD_18,
	DD_AREAS,
	DD_NOWHERE = -1
};
enum { DD_CASTLES = 5, DD_NUMBERS = 18 };

enum dd_type { DD_PLAIN, DD_CASTLE, DD_FORT, DD_PALACE };

struct dd_area_info {
	const char *name;  /* "5c", as it is written in orders */
	const char *words; /* "castle 5", as reports say it */
	uint8_t type, number;
	bool orcish;   /* the Orcs raise tokens there */
	bool griffins; /* its owner moves 4 */
	uint8_t gold;  /* that its event brings; 0: it has no event */
	uint8_t event; /* the card of its event (card.h); 0: none */
};

extern const struct dd_area_info dd_map[DD_AREAS];

/* The graph of the map, made once. Never fails: the table is ours. */
const struct graph *dd_graph(void);

static inline bool dd_is_castle(int area)
{
	return dd_map[area].type == DD_CASTLE;
}
/* "1c, 2": the territories on which it borders. */
void dd_borders(int area, struct buf *);
/* "5c". An area out of range is "?". */
const char *dd_area_name(int area);
/* The plain of that number, or DD_NOWHERE: there are no plains 5 and 12. */
int dd_plain(int number);
/* Where the Wild Dragon is shown when it is at that number: on its plain, else on its castle or fort. */
int dd_dragon_area(int number);
/* The plain of that event card, or DD_NOWHERE. */
int dd_event_area(int card);
/* The territory of that name ("5c", in any case of letters), or DD_NOWHERE. */
int dd_area_of(struct str name);

#endif
