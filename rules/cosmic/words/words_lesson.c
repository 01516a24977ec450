/* The game on one screen, and HELP on its words, for those who have never played.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/lesson_texts.h"
#include "rules/cosmic/words/words_parts.h"
#include "rules/pieces/meaning.h"

/* clang-format off */
const char *const ce_lesson[] = {TEXT_LESSON, NULL};

static const struct meaning words[] = {
	{"warp", TEXT_WARP},
	{"limbo", TEXT_LIMBO},
	{"destiny", TEXT_DESTINY},
	{"winning", TEXT_WINNING},
	{"win", NULL}, {"wins", NULL}, {"winner", NULL}, {"victory", NULL}, {"end of the game", NULL},
	{"base", TEXT_BASE},
	{"bases", NULL}, {"foreign base", NULL}, {"foreign", NULL}, {"foreign bases", NULL}, {"home base", NULL}, {"home bases", NULL}, {"planet", NULL}, {"planets", NULL}, {"system", NULL}, {"systems", NULL},
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
	{"lead seat", NULL}, {"turn order", NULL},
	{"frozen", TEXT_FROZEN},
	{"frozen tokens", NULL},
	{"cosmic zap", TEXT_COSMIC_ZAP},
	{"zap", NULL},
	{"plague", TEXT_PLAGUE},
	{"mobius tubes", TEXT_MOBIUS_TUBES},
	{"mobius", NULL},
	{"force field", TEXT_FORCE_FIELD},
	{"emotion control", TEXT_EMOTION_CONTROL},
	{"stellar gas", TEXT_STELLAR_GAS},
	{"deck", TEXT_DECK},
	{"draw pile", NULL}, {"discards", NULL}, {"discard pile", NULL}, {"discard", NULL},
	{"old cards", TEXT_OLD_CARDS},
	{"missed orders", TEXT_MISSED_ORDERS},
	{"missed", NULL}, {"miss", NULL}, {"nmr", NULL}, {"removal", NULL}, {"removed", NULL},
	{"tie", TEXT_TIE},
	{"ties", NULL}, {"total", NULL}, {"totals", NULL},
	{"home planet", TEXT_HOME_PLANET},
	{"home planets", NULL}, {"home", NULL},
};
/* clang-format on */

/* Behind the lesson, in HELP PLAY. */
static void put_more_help(struct buf *b)
{
	buf_wrap(b, str_of(_(TEXT_MORE_HELP)), HELP_COLUMNS);
}

bool ce_words_lesson(struct str word, struct buf *b)
{
	if (str_is(word, "play")) {
		put_more_help(b);
		return true;
	}
	return meaning_put(words, sizeof words / sizeof *words, word, b);
}
