/* Words of the dictionary that stand for names: territories, leaders, cards, with the short names that people
 * use.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/leader.h"
#include "rules/dune/words/words_parts.h"

enum { NOUN = WORD_NOUN };

/* clang-format off */
static const struct word short_names[] = {
	{"tuek sietch", W_TERRITORY, DU_TUEKS_SIETCH, NOUN}, {"tueks", W_TERRITORY, DU_TUEKS_SIETCH, NOUN}, {"tuek", W_TERRITORY, DU_TUEKS_SIETCH, NOUN}, {"hagga", W_TERRITORY, DU_HAGGA_BASIN, NOUN}, {"smugglers", W_TERRITORY, DU_TUEKS_SIETCH, NOUN},
	{"habbanya", W_SEVERAL, DU_SHARED_HABBANYA, NOUN}, {"cielago", W_SEVERAL, DU_SHARED_CIELAGO, NOUN}, {"false wall", W_SEVERAL, DU_SHARED_FALSE_WALL, NOUN}, {"flat", W_SEVERAL, DU_SHARED_FLAT, NOUN}, {"erg", W_SEVERAL, DU_SHARED_ERG, NOUN}, {"sietch", W_SEVERAL, DU_SHARED_SIETCH, NOUN}, {"arr", W_TERRITORY, DU_ARRAKEEN, NOUN}, {"imp basin", W_TERRITORY, DU_IMPERIAL_BASIN, NOUN}, {"imperial", W_TERRITORY, DU_IMPERIAL_BASIN, NOUN}, {"fws", W_TERRITORY, DU_FALSE_WALL_SOUTH, NOUN}, {"fww", W_TERRITORY, DU_FALSE_WALL_WEST, NOUN}, {"fwe", W_TERRITORY, DU_FALSE_WALL_EAST, NOUN}, {"chasm", W_TERRITORY, DU_RED_CHASM, NOUN}, {"outcroppings", W_TERRITORY, DU_ROCK_OUTCROPPINGS, NOUN}, {"hole", W_TERRITORY, DU_HOLE_IN_THE_ROCK, NOUN}, {"tabr", W_TERRITORY, DU_SIETCH_TABR, NOUN},
	{"polar", W_POLAR, 0, 0}, {"pole", W_TERRITORY, DU_POLAR_SINK, NOUN}, {"minor erg", W_TERRITORY, DU_THE_MINOR_ERG, NOUN},
	{"great flat", W_TERRITORY, DU_THE_GREAT_FLAT, NOUN}, {"greater flat", W_TERRITORY, DU_THE_GREATER_FLAT, NOUN},
	{"old gap", W_TERRITORY, DU_OLD_GAP, NOUN}, {"bight", W_TERRITORY, DU_BIGHT_OF_THE_CLIFF, NOUN},
	{"bight of cliff", W_TERRITORY, DU_BIGHT_OF_THE_CLIFF, NOUN}, {"hole in rock", W_TERRITORY, DU_HOLE_IN_THE_ROCK, NOUN},
	{"sihaya", W_TERRITORY, DU_SIHAYA_RIDGE, NOUN}, {"depression", W_TERRITORY, DU_CIELAGO_DEPRESSION, NOUN},
	{"plastic", W_TERRITORY, DU_PLASTIC_BASIN, NOUN}, {"pasty", W_TERRITORY, DU_PASTY_MESA, NOUN}, {"harg", W_TERRITORY, DU_HARG_PASS, NOUN}, {"gara", W_TERRITORY, DU_GARA_KULON, NOUN}, {"rim wall", W_TERRITORY, DU_RIM_WALL_WEST, NOUN}, {"outcropping", W_TERRITORY, DU_ROCK_OUTCROPPINGS, NOUN},
	{"ridge flat", W_TERRITORY, DU_HABBANYA_RIDGE_FLAT, NOUN},
	{"hawat", W_LEADER, 1, NOUN}, {"thufir", W_LEADER, 1, NOUN}, {"jessica", W_LEADER, 2, NOUN}, {"gurney", W_LEADER, 3, NOUN},
	{"halleck", W_LEADER, 3, NOUN}, {"duncan", W_LEADER, 4, NOUN}, {"idaho", W_LEADER, 4, NOUN}, {"doctor yueh", W_LEADER, 5, NOUN},
	{"yueh", W_LEADER, DU_WHICH_YUEH, NOUN}, {"fenring", W_LEADER, DU_WHICH_FENRING, NOUN}, {"margot", W_LEADER, 7, NOUN}, {"lady fenring", W_LEADER, 7, NOUN}, {"ramallo", W_LEADER, 8, NOUN}, {"irulan", W_LEADER, 9, NOUN},
	{"wanna", W_LEADER, 10, NOUN}, {"hasimir", W_LEADER, 11, NOUN}, {"count fenring", W_LEADER, 11, NOUN}, {"aramsham", W_LEADER, 12, NOUN},
	{"mapes", W_LEADER, 19, NOUN}, {"shadout", W_LEADER, 19, NOUN}, {"staban", W_LEADER, 21, NOUN}, {"bewt", W_LEADER, 22, NOUN},
	{"esmar", W_LEADER, 23, NOUN}, {"soo soo", W_LEADER, 24, NOUN}, {"sook", W_LEADER, 24, NOUN}, {"guild rep", W_LEADER, 25, NOUN},
	{"representative", W_LEADER, 25, NOUN}, {"feyd", W_LEADER, 26, NOUN}, {"rautha", W_LEADER, 26, NOUN}, {"rabban", W_LEADER, 27, NOUN},
	{"beast", W_LEADER, 27, NOUN}, {"piter", W_LEADER, 28, NOUN}, {"de vries", W_LEADER, 28, NOUN}, {"nefud", W_LEADER, 29, NOUN},
	{"iakin", W_LEADER, 29, NOUN}, {"princess", W_LEADER, 9, NOUN}, {"reverend mother ramallo", W_LEADER, 8, NOUN}, {"vries", W_LEADER, 28, NOUN}, {"dr wellington yueh", W_LEADER, 5, NOUN},
	{"umman", W_LEADER, 30, NOUN}, {"kudu", W_LEADER, 30, NOUN},
	{"kwisatz haderach", W_LEADER, DU_KH, NOUN}, {"kh", W_LEADER, DU_KH, NOUN},
	{"hero", W_CARD_NAME, DU_CHEAP_HERO, NOUN}, {"cheap heroine", W_CARD_NAME, DU_CHEAP_HERO, NOUN}, {"heroine", W_CARD_NAME, DU_CHEAP_HERO, NOUN},
	{"maula", W_CARD_NAME, DU_MAULA_PISTOL, NOUN}, {"pistol", W_CARD_NAME, DU_MAULA_PISTOL, NOUN}, {"ellaca", W_CARD_NAME, DU_ELLACA_DRUG, NOUN},
	{"slip tip", W_CARD_NAME, DU_SLIP_TIP, NOUN}, {"jubba", W_CARD_NAME, DU_JUBBA_CLOAK, NOUN}, {"gamont", W_CARD_NAME, DU_TRIP_TO_GAMONT, NOUN},
	{"ghola", W_CARD_NAME, DU_TLEILAXU_GHOLA, NOUN}, {"atomics", W_CARD_NAME, DU_FAMILY_ATOMICS, NOUN}, {"weather", W_CARD_NAME, DU_WEATHER_CONTROL, NOUN},
	{"truth", W_CARD_NAME, DU_TRUTHTRANCE, NOUN}, {"las gun", W_CARD_NAME, DU_LASGUN, NOUN},
	{"trip", W_CARD_NAME, DU_TRIP_TO_GAMONT, NOUN}, {"gom", W_CARD_NAME, DU_GOM_JABBAR, NOUN}, {"jabbar", W_CARD_NAME, DU_GOM_JABBAR, NOUN}, {"gj", W_CARD_NAME, DU_GOM_JABBAR, NOUN}, {"gomj", W_CARD_NAME, DU_GOM_JABBAR, NOUN},
	{"cloak", W_CARD_NAME, DU_JUBBA_CLOAK, NOUN}, {"tleilaxu", W_CARD_NAME, DU_TLEILAXU_GHOLA, NOUN}, {"crys knife", W_CARD_NAME, DU_CRYSKNIFE, NOUN}, {"knife", W_CARD_NAME, DU_CRYSKNIFE, NOUN}, {"laser", W_CARD_NAME, DU_LASGUN, NOUN}, {"laser gun", W_CARD_NAME, DU_LASGUN, NOUN}, {"lalala", W_CARD_NAME, DU_LA_LA_LA, NOUN}, {"la la", W_CARD_NAME, DU_LA_LA_LA, NOUN},
	{"poison weapon", W_KIND, DU_POISON, NOUN}, {"poison weapons", W_KIND, DU_POISON, NOUN}, {"poison", W_KIND, DU_POISON, NOUN},
	{"projectile weapon", W_KIND, DU_PROJECTILE, NOUN}, {"projectile weapons", W_KIND, DU_PROJECTILE, NOUN}, {"projectile", W_KIND, DU_PROJECTILE, NOUN},
	{"poison defence", W_KIND, DU_SNOOPERS, NOUN}, {"projectile defence", W_KIND, DU_SHIELDS, NOUN}, {"poison defense", W_KIND, DU_SNOOPERS, NOUN},
	{"projectile defense", W_KIND, DU_SHIELDS, NOUN}, {"worthless", W_KIND, DU_WORTHLESS, NOUN}, {"worthless card", W_KIND, DU_WORTHLESS, NOUN},
	{NULL, 0, 0, 0},
};
/* clang-format on */

/* "Soo-Soo Sook" is "soo soo sook": words in lower case with single spaces. */
static const char *plain(struct arena *a, const char *name)
{
	struct buf b = buf_in(a);

	for (const char *s = name; *s; s++)
		if (*s == '-')
			buf_char(&b, ' ');
		else if (*s != '\'')
			buf_char(&b, ascii_lower(*s));
	return b.s;
}

/* "Margot Fenring", "Lady Fenring": of three names or more, the first and the last, or the last two. NULL: there are fewer, or it is a short name. */
static const char *two_names(struct arena *a, const char *full, bool last_two)
{
	const char *name = plain(a, full), *first = strchr(name, ' '),
		   *last = strrchr(name, ' ');

	if (!first || first == last)
		return NULL;
	const char *from = last;
	while (last_two && from > name && from[-1] != ' ')
		from--;
	const char *two = last_two ? from
				   : str_printf(a, "%.*s%s%c", (int)(first - name),
						name, last, '\0')
					     .s;
	for (const struct word *w = short_names; w->text; w++)
		if (strcmp(w->text, two) == 0)
			return NULL;
	return two;
}

const struct word *du_words_more(struct arena *a)
{
	const int n_short = sizeof short_names / sizeof *short_names;
	int n = 0;
	struct word *all = arena_array(
		a, struct word,
		(size_t)(DU_TERRITORIES + 3 * DU_LEADERS + DU_CARD_END + n_short));

	for (int t = 0; t < DU_TERRITORIES; t++)
		all[n++] = (struct word){plain(a, du_territories[t].key), W_TERRITORY,
					 (short)t, NOUN};
	for (int leader = 1; leader <= DU_LEADERS; leader++)
		all[n++] = (struct word){plain(a, du_leaders[leader].name), W_LEADER,
					 (short)leader, NOUN};
	for (int leader = 1; leader <= 2 * DU_LEADERS; leader++) {
		const int which = (leader + 1) / 2;
		const char *two = two_names(a, du_leaders[which].name, leader % 2);
		if (two)
			all[n++] = (struct word){two, W_LEADER, (short)which, NOUN};
	}
	for (int card = 1; card < DU_CARD_END; card++)
		all[n++] = (struct word){plain(a, du_cards[card].name), W_CARD_NAME,
					 (short)card, NOUN};
	for (int i = 0; i < n_short; i++)
		all[n++] = short_names[i];
	return all;
}
