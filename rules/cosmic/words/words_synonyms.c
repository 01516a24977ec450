/* Other words for the things of Cosmic Encounter, as players of other games and players in a hurry
 * write them. The words that the rules use stand in words_dictionary.c.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/words/words_parts.h"

#define DROP WORD_DROPPED
#define NOUN WORD_NOUN
/* clang-format off */
static const struct word synonyms[] = {
	/* tokens */
	{"man", W_TOKENS, 0, DROP}, {"men", W_TOKENS, 0, DROP}, {"unit", W_TOKENS, 0, DROP}, {"units", W_TOKENS, 0, DROP},
	{"army", W_TOKENS, 0, DROP}, {"armies", W_TOKENS, 0, DROP}, {"troop", W_TOKENS, 0, DROP}, {"troops", W_TOKENS, 0, DROP},
	{"soldier", W_TOKENS, 0, DROP}, {"soldiers", W_TOKENS, 0, DROP}, {"cone", W_TOKENS, 0, DROP}, {"cones", W_TOKENS, 0, DROP},
	{"head", W_TOKENS, 0, DROP}, {"heads", W_TOKENS, 0, DROP}, {"chip", W_TOKENS, 0, DROP}, {"chips", W_TOKENS, 0, DROP},
	{"pawn", W_TOKENS, 0, DROP}, {"pawns", W_TOKENS, 0, DROP}, {"fighter", W_TOKENS, 0, DROP}, {"fighters", W_TOKENS, 0, DROP},
	{"starship", W_TOKENS, 0, DROP}, {"starships", W_TOKENS, 0, DROP}, {"spaceship", W_TOKENS, 0, DROP}, {"spaceships", W_TOKENS, 0, DROP},
	{"saucer", W_TOKENS, 0, DROP}, {"saucers", W_TOKENS, 0, DROP}, {"vessel", W_TOKENS, 0, DROP}, {"vessels", W_TOKENS, 0, DROP},
	{"lad", W_TOKENS, 0, DROP}, {"lads", W_TOKENS, 0, DROP}, {"boys", W_TOKENS, 0, DROP}, {"marker", W_TOKENS, 0, DROP},
	{"markers", W_TOKENS, 0, DROP}, {"disc", W_TOKENS, 0, DROP}, {"discs", W_TOKENS, 0, DROP}, {"toks", W_TOKENS, 0, DROP},
	{"chap", W_TOKENS, 0, DROP}, {"chaps", W_TOKENS, 0, DROP}, {"fellow", W_TOKENS, 0, DROP}, {"fellows", W_TOKENS, 0, DROP},
	{"warriors", W_TOKENS, 0, DROP}, {"tkn", W_TOKENS, 0, DROP}, {"tkns", W_TOKENS, 0, DROP},
	{"inviting", W_INVITE, 0, 0},
	/* in short */
	{"plg", W_EDICT, CARD_PLAGUE, NOUN}, {"plag", W_EDICT, CARD_PLAGUE, NOUN},
	{"mob tubes", W_EDICT, CARD_MOBIUS_TUBES, NOUN}, {"moebius", W_EDICT, CARD_MOBIUS_TUBES, NOUN}, {"moebius tubes", W_EDICT, CARD_MOBIUS_TUBES, NOUN},
	{"lmb", W_LIMBO, 0, NOUN}, {"lim", W_LIMBO, 0, NOUN}, {"rwd", W_REWARD, 0, 0},
	{NULL, 0, 0, 0},
};
/* clang-format on */

const struct word *ce_words_more(struct arena *a)
{
	const size_t n = sizeof synonyms / sizeof *synonyms - 1;
	const struct word *powers = ce_words_power_names(a);
	size_t n_powers = 0;

	while (powers[n_powers].text)
		n_powers++;
	struct word *all = arena_array(a, struct word, n + n_powers + 1);
	memcpy(all, powers, n_powers * sizeof *all);
	memcpy(all + n_powers, synonyms, sizeof synonyms);
	return all;
}
