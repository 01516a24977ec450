/* Questions in a player's own words that the house can read: see asked.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/asked.h"

#include <string.h>

#include "base/arena.h"
#include "rules/dune/engine/cards.h"
#include "rules/dune/table/leader.h"

enum { NO_NUMBER = -1, TWO_NUMBERS = -2 };

/* The question in small letters, with a space around each word. */
static struct str words_of(struct arena *a, const char *text)
{
	struct str low = str_lower(a, str_of(text));
	struct buf b = buf_in(a);

	buf_char(&b, ' ');
	for (size_t i = 0; i < low.n; i++) {
		char c = low.s[i];
		bool word = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
			    c == '\'' || (unsigned char)c >= 0x80;
		if (word || b.s[b.n - 1] != ' ')
			buf_char(&b, word ? c : ' ');
	}
	if (b.s[b.n - 1] != ' ')
		buf_char(&b, ' ');
	return buf_str(&b);
}

static bool has(struct arena *a, struct str words, const char *word)
{
	return str_find(words, str_printf(a, " %s ", word)) != SIZE_MAX;
}

static bool has_one_of(struct arena *a, struct str words, const char *const list[])
{
	for (int i = 0; list[i]; i++)
		if (has(a, words, list[i]))
			return true;
	return false;
}

/* A name as words_of writes it. */
static bool names(struct arena *a, struct str words, const char *name)
{
	return str_find(words, words_of(a, name)) != SIZE_MAX;
}

/* The only card that is named; DU_NO_CARD: none, or several. */
static int card_in(struct arena *a, struct str words)
{
	int found = DU_NO_CARD;

	for (int card = 1; card < DU_CARD_END; card++)
		if (names(a, words, du_cards[card].name)) {
			if (found != DU_NO_CARD)
				return DU_NO_CARD;
			found = card;
		}
	return found;
}

static int leader_in(struct arena *a, struct str words)
{
	int found = 0;

	for (int leader = 1; leader <= DU_LEADERS; leader++)
		if (names(a, words, du_leaders[leader].name)) {
			if (found)
				return 0;
			found = leader;
		}
	return found;
}

static int number_in(struct str words)
{
	int n = NO_NUMBER;

	for (size_t i = 1; i < words.n; i++) {
		int value = 0;
		if (words.s[i - 1] != ' ' || words.s[i] < '0' || words.s[i] > '9')
			continue;
		for (; words.s[i] >= '0' && words.s[i] <= '9' && value < DU_SPICE_MAX;
		     i++)
			value = 10 * value + words.s[i] - '0';
		n = n == NO_NUMBER && words.s[i] == ' ' ? value : TWO_NUMBERS;
	}
	return n;
}

/* Words that turn a question round, join two, or speak of others or of another time. */
static bool is_twisted(struct arena *a, struct str words)
{
	static const char *const twists[] = {
		"not",           "don't", "doesn't", "no",     "never",
		"and",           "if",    "will",    "would",  "did",
		"had",           "was",   "were",    "other",  "another",
		"more than one", "two",   "both",    "except", "before",
		"shield wall",   "less",  "fewer",   "only",   "anybody",
		"she",           "he",    "they",    "think",  "know",
		"believe",       "want",  "like",    "need",   "play",
		"use",           NULL};

	for (int seat = 0; seat < DU_SEATS; seat++)
		if (names(a, words, du_seat_names[seat]))
			return true;
	return (has(a, words, "or") && !has(a, words, "or more")) ||
	       has_one_of(a, words, twists);
}

bool du_find_out(void *run, const struct question *q, int *answer)
{
	static const char *const holds[] = {"have", "hold", "holding", "hand",
					    "own",  "got",  "possess", NULL};
	static const char *const at_least[] = {"at least", "or more", NULL};
	const struct du_run *r = run;
	struct arena *a = r->x->arena;
	struct str words = words_of(a, q->text);
	int card = card_in(a, words), leader = leader_in(a, words),
	    n = number_in(words);
	bool traitor = has(a, words, "traitor"), spice = has(a, words, "spice");
	bool of_card = card && !leader && !traitor && !spice && n == NO_NUMBER;
	bool of_leader = leader && !card && traitor && !spice && n == NO_NUMBER;
	bool of_spice = spice && n >= 0 && !card && !leader && !traitor;

	if (q->topic != DU_TRUTH_WORDS || is_twisted(a, words) ||
	    (!has(a, words, "you") && !has(a, words, "your")))
		return false;
	if (of_card && has_one_of(a, words, holds))
		*answer = du_holds(r->s, q->asked, card);
	else if (of_leader)
		*answer = memchr(r->s->h.traitor[q->asked], leader, DU_TRAITORS_MAX) !=
			  NULL;
	else if (of_spice && has_one_of(a, words, at_least))
		*answer = r->s->h.spice[q->asked] >= n;
	else if (of_spice && has(a, words, "more than"))
		*answer = r->s->h.spice[q->asked] > n;
	else
		return false;
	return true;
}
