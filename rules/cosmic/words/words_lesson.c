/* The game on one screen, and HELP on its words, for those who have never played.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/lesson_texts.h"
#include "rules/cosmic/words/words_parts.h"

/* clang-format off */
const char *const ce_lesson[] = {TEXT_LESSON, NULL};

/* A word of the game and what it means; without a text it means what the one above does. */
static const struct {
	const char *word, *text;
} words[] = {
	{"warp", TEXT_WARP},
	{"limbo", TEXT_LIMBO},
	{"destiny", TEXT_DESTINY},
	{"winning", TEXT_WINNING},
	{"win", NULL}, {"wins", NULL}, {"winner", NULL}, {"victory", NULL}, {"end of the game", NULL},
	{"base", TEXT_BASE},
	{"bases", NULL}, {"foreign base", NULL}, {"foreign bases", NULL}, {"home base", NULL}, {"home bases", NULL}, {"planet", NULL}, {"planets", NULL}, {"system", NULL}, {"systems", NULL},
	{"token", TEXT_TOKEN},
	{"tokens", NULL}, {"ship", NULL}, {"ships", NULL},
	{"challenge", TEXT_CHALLENGE},
	{"challenges", NULL}, {"main player", NULL}, {"main players", NULL}, {"c1", NULL},
	{"alliance", TEXT_ALLIANCE},
	{"alliances", NULL}, {"allies", NULL},
	{"compromise", TEXT_COMPROMISE},
	{"consolation", TEXT_CONSOLATION},
	{"edict", TEXT_EDICT},
	{"edicts", NULL},
	{"hand", TEXT_HAND},
	{"hands", NULL}, {"cards", NULL}, {"refill", NULL},
	{"lead", TEXT_LEAD},
	{"turn order", NULL},
	{"cosmic zap", TEXT_COSMIC_ZAP},
	{"zap", NULL},
	{"plague", TEXT_PLAGUE},
	{"mobius tubes", TEXT_MOBIUS_TUBES},
	{"mobius", NULL},
	{"force field", TEXT_FORCE_FIELD},
	{"emotion control", TEXT_EMOTION_CONTROL},
	{"stellar gas", TEXT_STELLAR_GAS},
};
/* clang-format on */

/* Behind the lesson, in HELP PLAY. */
static void put_more_help(struct buf *b)
{
	buf_wrap(b, str_of(_(TEXT_MORE_HELP)), HELP_COLUMNS);
}

bool ce_words_lesson(struct str word, struct buf *b)
{
	int n = (int)(sizeof words / sizeof *words);

	if (str_is(word, "play")) {
		put_more_help(b);
		return true;
	}
	for (int i = 0; i < n; i++) {
		if (!str_is(word, words[i].word))
			continue;
		while (!words[i].text)
			i--;
		buf_wrap(b, str_of(locale_text(words[i].text)), HELP_COLUMNS);
		return true;
	}
	return false;
}
