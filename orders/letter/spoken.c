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

/* --- "Tell Bob privately that ..." --- */

static bool is_secret(const struct token *t)
{
	static const char *const words[] = {"privately", "secretly", "confidentially",
					    "private",   "secret",   "confidence"};

	return TOKEN_AMONG(t, words);
}

/* Behind what says that something is to be told, and to whom; 0: it does not say that. */
static int behind_told(const struct draft *l, const struct token t[], int n,
		       unsigned *whom)
{
	static const char *const polite[] = {"please", "could", "can", "would", "you",
					     "kindly", "i",     "d",   "like",  "and",
					     "also",   "ps",    "pls", "want"};
	static const char *const tell[] = {"tell",    "inform",  "write",
					   "message", "whisper", "let"};
	static const char *const small[] = {"in", "know", "that", "to"};
	bool secret = false, told = false;
	int i = 0;

	while (i < n && (TOKEN_AMONG(&t[i], polite) || token_is(&t[i], WORD_TO) ||
			 token_is(&t[i], WORD_AND) || is_secret(&t[i]) ||
			 TOKEN_AMONG(&t[i], tell) || token_is_sign(&t[i], ','))) {
		secret |= is_secret(&t[i]);
		told |= TOKEN_AMONG(&t[i], tell);
		i++;
	}
	*whom = told ? players_at(l, t, &i) : 0;
	while (*whom && i < n &&
	       (is_secret(&t[i]) || TOKEN_AMONG(&t[i], small) ||
		token_is(&t[i], WORD_IN) || token_is_sign(&t[i], ',') ||
		token_is_sign(&t[i], ':'))) {
		secret |= is_secret(&t[i]);
		i++;
	}
	return *whom && secret && i < n ? i : 0;
}

bool letter_tells(struct draft *l, struct line *line)
{
	unsigned whom = 0;
	const int at =
		l->reader->view ? behind_told(l, l->token, l->n_tokens, &whom) : 0;
	struct buf b = buf_in(l->a);

	if (!at)
		return false;
	buf_z(&b, "press to ");
	for (int seat = 0, n = 0; whom >> seat; seat++)
		if (whom >> seat & 1)
			buf_printf(&b, "%s%s", n++ ? ", " : "",
				   l->reader->vocab->seat_names[seat]);
	const size_t from = (size_t)(l->token[at].text.s - line->typed.s);
	buf_printf(
		&b, "\n" PRI_STR "\nendpress",
		STR_MADE(l->a, str_trim(str_slice(line->typed, from, line->typed.n))));
	line->verdict = VERDICT_ASKED;
	line->ask = buf_str(&b);
	l->out->has_orders_word = true;
	return true;
}
