/* Sentences that speak to another player, "Hi Sofie, why are you so mean?", "Let's be friends, Bob!", without saying that they are press.
 * They stay what they are; the receipt tells how they would reach the player.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/letter/parts.h"
#include "orders/vocab.h"

/* The players at this place, "Bob", "Bob and Cat", with a bit for each but the writer; `*at`: behind them. 0: there is none. */
static unsigned players_at(const struct draft *l, const struct token t[], int *at)
{
	unsigned all = 0;
	int i = *at;

	while (token_is(&t[i], WORD_SEAT)) {
		if (t[i].value != l->reader->seat)
			all |= 1U << t[i].value;
		*at = ++i;
		if (!token_is(&t[i], WORD_AND) || !token_is(&t[i + 1], WORD_SEAT))
			break;
		i++;
	}
	return all;
}

/* Does a comma, or the sentence's end, part the name from what is said? "Bob attacks" speaks of another. */
static bool is_parted(const struct token *t)
{
	return t->kind == TOKEN_END || token_is_sign(t, ',') || token_is_sign(t, ':');
}

/* "Hi Bob", "And Lucy,", "Sorry Yellow": whom the first words of the sentence greet. */
static unsigned greeted(const struct draft *l, const struct token t[])
{
	static const char *const first[] = {
		"hi",     "hello", "hey", "dear",    "hallo",   "moin",   "sorry",
		"thanks", "thank", "oh",  "well",    "ok",      "so",     "welcome",
		"good",   "luck",  "my",  "morning", "evening", "friend", "you"};
	int at = 0;

	while (token_is(&t[at], WORD_AND) ||
	       (t[at].kind == TOKEN_WORD && TOKEN_AMONG(&t[at], first)))
		at++;
	unsigned all = players_at(l, t, &at);
	return all && is_parted(&t[at]) ? all : 0;
}

/* "Let's be friends, Bob": whom the last words address. */
static unsigned addressed_last(const struct draft *l, const struct token t[], int n)
{
	int at = n;

	while (at > 0 &&
	       (token_is(&t[at - 1], WORD_SEAT) || token_is(&t[at - 1], WORD_AND)))
		at--;
	if (at < 2 || !token_is_sign(&t[at - 1], ','))
		return 0;
	unsigned all = players_at(l, t, &at);
	return at == n ? all : 0;
}

static unsigned of_sentence(struct draft *l, struct str sentence)
{
	enum { FEW_WORDS = 3 };
	int n;

	/* Most sentences have neither a comma nor few words. */
	if (str_find_char(sentence, ',') == SIZE_MAX &&
	    str_find_char(sentence, ':') == SIZE_MAX && str_words(sentence) > FEW_WORDS)
		return 0;
	n = lex(l->lexicon, sentence, l->spare);
	if (n < 2)
		return 0;
	return greeted(l, l->spare) | addressed_last(l, l->spare, n);
}

void letter_spoken_to(struct draft *l)
{
	enum { LINES = 40 };

	if (!l->reader->view || l->reader->stored)
		return;
	for (int i = 0, seen = 0; i < l->n_lines && seen < LINES; i++) {
		const struct line *line = &l->line[i];
		struct str rest = line->typed;
		if (line->quoted || (line->verdict != VERDICT_NOTE && !line->beside))
			continue;
		seen++;
		while (rest.n) {
			size_t n = 0;
			while (n < rest.n && !strchr(".!?;\n", rest.s[n]))
				n++;
			l->out->spoken_to |= of_sentence(l, str_slice(rest, 0, n));
			rest = str_slice(rest, n + (n < rest.n), rest.n);
		}
	}
}
