/* A law over all titles of the zine, of each game: somebody who knows nothing learns from the headline alone who it is about, or
 * where, or how many, and what they do; and takes no battle for the end of the game.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_TITLES_H
#define TESTS_RULES_TITLES_H

#include <check.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "rules/voice.h"

/* Has the moment anything to name? Its titles and lines hold it in braces. */
static inline bool titles_can_name(const struct voice_kind *k)
{
	for (int i = 0; i < VOICE_TITLES_MAX && k->title[i]; i++)
		if (strchr(k->title[i], '{'))
			return true;
	for (int i = 0; i < VOICE_WORDS_MAX && k->line[i]; i++)
		if (strchr(k->line[i], '{'))
			return true;
	return false;
}

/* "Red wins" is the end of a game; "Red wins at Blue 1" is not. */
static inline bool titles_cry_a_win(const char *words)
{
	for (const char *at = words; (at = strstr(at, "win")); at += 3) {
		const char *end = at + 3 + (at[3] == 's');
		bool is_word = (at == words || at[-1] == ' ') && (!*end || *end == ' ');
		if (is_word && strncmp(end, " at ", 4) != 0 &&
		    strncmp(end, " in ", 4) != 0)
			return true;
	}
	return false;
}

/* Verbs of headlines: of many and of one. A new one is added here, once somebody has read it aloud. */
static const char *const titles_verbs[][2] = {
	{"agree", "agrees"},     {"are", "is"},           {"attack", "attacks"},
	{"beat", "beats"},       {"become", "becomes"},   {"begin", "begins"},
	{"betray", "betrays"},   {"blow", "blows"},       {"break", "breaks"},
	{"bring", "brings"},     {"burn", "burns"},       {"bury", "buries"},
	{"buy", "buys"},         {"call", "calls"},       {"capture", "captures"},
	{"carry", "carries"},    {"chase", "chases"},     {"clear", "clears"},
	{"close", "closes"},     {"come", "comes"},       {"cost", "costs"},
	{"crush", "crushes"},    {"deal", "deals"},       {"decline", "declines"},
	{"defeat", "defeats"},   {"die", "dies"},         {"dine", "dines"},
	{"drop", "drops"},       {"eat", "eats"},         {"end", "ends"},
	{"face", "faces"},       {"fall", "falls"},       {"find", "finds"},
	{"force", "forces"},     {"form", "forms"},       {"get", "gets"},
	{"give", "gives"},       {"go", "goes"},          {"have", "has"},
	{"head", "heads"},       {"hold", "holds"},       {"inherit", "inherits"},
	{"join", "joins"},       {"keep", "keeps"},       {"kill", "kills"},
	{"land", "lands"},       {"lead", "leads"},       {"leave", "leaves"},
	{"lie", "lies"},         {"lose", "loses"},       {"make", "makes"},
	{"march", "marches"},    {"meet", "meets"},       {"miss", "misses"},
	{"move", "moves"},       {"obey", "obeys"},       {"open", "opens"},
	{"part", "parts"},       {"pay", "pays"},         {"pour", "pours"},
	{"put", "puts"},         {"reach", "reaches"},    {"refuse", "refuses"},
	{"return", "returns"},   {"ride", "rides"},       {"rise", "rises"},
	{"rob", "robs"},         {"see", "sees"},         {"sell", "sells"},
	{"send", "sends"},       {"set", "sets"},         {"share", "shares"},
	{"sharpen", "sharpens"}, {"shut", "shuts"},       {"side", "sides"},
	{"sign", "signs"},       {"silence", "silences"}, {"sit", "sits"},
	{"spend", "spends"},     {"spring", "springs"},   {"stand", "stands"},
	{"stay", "stays"},       {"steal", "steals"},     {"steer", "steers"},
	{"stop", "stops"},       {"swallow", "swallows"}, {"take", "takes"},
	{"talk", "talks"},       {"tear", "tears"},       {"turn", "turns"},
	{"wake", "wakes"},       {"want", "wants"},       {"win", "wins"},
	{"answer", "answers"},   {"write", "writes"},     {"can", "can"},
	{"will", "will"},        {"must", "must"},        {"was", "was"},
	{"had", "had"},
};

enum { TITLES_VERBS = sizeof titles_verbs / sizeof *titles_verbs };

/* The verb of that form (0: of many, 1: of one, 2: either), or -1. */
static inline int titles_verb(const char *word, size_t n, int form)
{
	for (int i = 0; i < TITLES_VERBS; i++)
		for (int f = 0; f < 2; f++)
			if ((form == 2 || form == f) &&
			    strlen(titles_verbs[i][f]) == n &&
			    strncmp(titles_verbs[i][f], word, n) == 0)
				return i;
	return -1;
}

static inline size_t titles_word(const char *at)
{
	return strcspn(at, " {}|,:?");
}

/* Somebody does something: "The Guild lands in Tabr", never "A landing in Tabr: the Guild". */
static inline bool titles_have_a_verb(const char *words)
{
	for (const char *at = words; *at; at++)
		if ((at == words || strchr(" {|", at[-1])) &&
		    titles_verb(at, titles_word(at), 2) >= 0)
			return true;
	return false;
}

/* "{take|takes}": the two forms of one verb. */
static inline bool titles_agree(const char *words)
{
	for (const char *at = words; (at = strchr(at, '|')); at++) {
		const char *from = at;
		while (from[-1] != '{')
			from--;
		int many = titles_verb(from, (size_t)(at - from), 0);
		if (many < 0 || many != titles_verb(at + 1, titles_word(at + 1), 1))
			return false;
	}
	return true;
}

/* "1 stronghold": the number and its noun are one mark. What is not counted, as spice, and what is said of any number stay as they are. */
static inline bool titles_count_well(const char *words)
{
	for (const char *at = words; (at = strstr(at, "{n} ")); at++)
		if (strncmp(at + 4, "strong", 6) == 0 ||
		    strncmp(at + 4, "castle", 6) == 0 ||
		    strncmp(at + 4, "card", 4) == 0 || strncmp(at + 4, "land", 4) == 0)
			return false;
	return true;
}

/* Where a player may be one, as the Emperor is, no verb of many stands bare behind the name. */
static inline void titles_agree_with_one(const struct voice_kind *k)
{
	static const char *const names[] = {"{A} ", "{a} "};

	for (int list = 0; list < 2; list++)
		for (int i = 0; i < (list ? VOICE_WORDS_MAX : VOICE_TITLES_MAX); i++) {
			const char *words = list ? k->line[i] : k->title[i];
			for (int n = 0; words && n < 2; n++)
				for (const char *at = words;
				     (at = strstr(at, names[n])); at += 4) {
					bool two = at - words >= 4 &&
						   strncmp(at - 4, "and ", 4) == 0;
					int verb = titles_verb(at + 4,
							       titles_word(at + 4), 0);
					ck_assert_msg(
						two || verb < 0 ||
							strcmp(titles_verbs[verb][0],
							       titles_verbs[verb][1]) ==
								0,
						"%s: \"%s\" suits many alone", k->name,
						words);
				}
			if (!words)
				break;
		}
}

/* A title of another kind would seem to tell the same again in the next phase. */
static inline void titles_differ(const struct voice_kind *one,
				 const struct voice_kind *other)
{
	for (int i = 0; i < VOICE_TITLES_MAX && one->title[i]; i++)
		for (int k = 0; k < VOICE_TITLES_MAX && other->title[k]; k++)
			ck_assert_msg(strcmp(one->title[i], other->title[k]) != 0,
				      "\"%s\" is a title of %s and of %s",
				      one->title[i], one->name, other->name);
}

static inline void titles_tell(const struct voice_kind *k)
{
	static const char *const ends[] = {"winner",  "shared-win", "no-winner",
					   "victory", "foretold",   "default"};
	bool is_end = false;

	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
		is_end |= strncmp(k->name, ends[i], strlen(ends[i])) == 0;
	for (int i = 0; i < VOICE_TITLES_MAX && k->title[i]; i++) {
		const char *words = k->title[i];
		ck_assert_msg(is_end || !titles_can_name(k) || strchr(words, '{'),
			      "%s: \"%s\" names nobody", k->name, words);
		ck_assert_msg(!titles_can_name(k) || titles_have_a_verb(words),
			      "%s: in \"%s\" nobody does anything", k->name, words);
		ck_assert_msg(titles_agree(words) && titles_count_well(words),
			      "%s: \"%s\" is not grammar", k->name, words);
		ck_assert_msg(is_end || !titles_cry_a_win(words),
			      "%s: \"%s\" sounds like the end of the game", k->name,
			      words);
	}
}

#endif
