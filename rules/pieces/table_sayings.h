/* What people say at a table in every game of houses and territories, whatever they order: words to another player and doubts. Rows for the tables of sayings of such a game (orders/sayings/phrase.h): none of them makes an order,
 * "whether" stands for all that leaves open what is meant.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_TABLE_SAYINGS_H
#define RULES_PIECES_TABLE_SAYINGS_H

#include "orders/vocab.h"

/* ANY: the phases. */
/* clang-format off */
#define TABLE_SAYINGS(ANY) \
	/* "Elves, would you ally with me?" */ \
	{NULL, ANY, 0, "^ ?and|so|but|hey|hi|dear|now|well ?my ?dear <other> , <any> you|your|yours <any> $", "whether $2 $3"}, {NULL, ANY, 0, "^ ?and|so|but|hey|hi|dear|now|well ?my ?dear <other> , <any> you|your|yours $", "whether $2"}, {NULL, ANY, 0, "^ ?and|so|but|hey|hi|dear|now|well ?my ?dear <other> , shall|should|could|can|may we|i <any> $", "whether $2"}, \
	/* "I may have to send 2", "let me think about it" */ \
	{NULL, ANY, 0, "may|might|could have to", "whether have to"}, {NULL, ANY, 0, "let me think|decide|consider|sleep ?about|on|over ?it|that|this", "whether think"}, {NULL, ANY, 0, "let me|us think|decide|consider|sleep|ponder", "whether think"}
/* clang-format on */

#endif
