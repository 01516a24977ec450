/* HELP on the words of Dragon Dune: what they mean.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/words/meaning_texts.h"
#include "rules/dragon_dune/words/words_parts.h"
#include "rules/pieces/meaning.h"

/* clang-format off */
static const struct meaning words[] = {
	{"winning", TEXT_WINNING},
	{"win", NULL}, {"wins", NULL}, {"winner", NULL}, {"victory", NULL}, {"end of the game", NULL},
	{"castle", TEXT_CASTLE},
	{"castles", NULL}, {"griffin", NULL}, {"griffins", NULL},
	{"fort", TEXT_FORT},
	{"forts", NULL},
	{"plain", TEXT_PLAIN},
	{"plains", NULL},
	{"palace", TEXT_PALACE},
	{"dragon", TEXT_DRAGON},
	{"dragons", NULL},
	{"wild dragon", TEXT_WILD_DRAGON},
	{"red dragon", TEXT_RED_DRAGON},
	{"council", TEXT_COUNCIL},
	{"great council", NULL},
	{"alliance", TEXT_ALLIANCE},
	{"alliances", NULL}, {"allies", NULL},
	{"emperor", TEXT_EMPEROR},
	{"player order", NULL}, {"turn order", NULL}, {"attacker", NULL},
	{"event", TEXT_EVENT},
	{"events", NULL}, {"event card", NULL},
	{"gold", TEXT_GOLD},
	{"money", NULL},
	{"token", TEXT_TOKEN},
	{"tokens", NULL}, {"reserve", NULL}, {"special", NULL}, {"special token", NULL}, {"special tokens", NULL},
	{"suit", TEXT_SUIT},
	{"suits", NULL}, {"colour", NULL}, {"colours", NULL}, {"color", NULL}, {"colors", NULL},
	{"card", TEXT_CARD},
	{"cards", NULL}, {"lot", NULL}, {"deck", NULL}, {"artifact", NULL}, {"artifacts", NULL},
	{"king", TEXT_KING},
	{"kings", NULL},
	{"queen", TEXT_QUEEN},
	{"queens", NULL}, {"jack", NULL}, {"jacks", NULL}, {"treachery", NULL}, {"traitor", NULL}, {"traitors", NULL}, {"usurper", NULL},
	{"mercenary", TEXT_MERCENARY},
	{"mercenaries", NULL},
	{"theft", TEXT_THEFT},
	{"steal", NULL},
	{"dwarves", TEXT_DWARVES},
	{"dwarf", NULL},
	{"elves", TEXT_ELVES},
	{"elf", NULL},
	{"goblins", TEXT_GOBLINS},
	{"goblin", NULL},
	{"orcs", TEXT_ORCS},
	{"orc", NULL},
};
/* clang-format on */

bool dd_words_meaning(struct str word, struct buf *b)
{
	return meaning_put(words, sizeof words / sizeof *words, word, b);
}
