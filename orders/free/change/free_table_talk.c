/* Table talk behind an order: "Sorry Yellow! Blue made me do it.", "Please wait for Blue's okay." It begins as a correction does and names a
 * player; but a correction has nothing beside that except small words ("Sorry, Yellow", "No, make that Blue please").
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include "orders/lexis/cue.h"

/* Words that a correction may have beside what it puts in. */
static bool is_small(const struct token *t)
{
	static const char *const words[] = {
		"the",    "a",       "of",   "d",      "ll",     "m",    "s",
		"would",  "will",    "want", "choose", "pick",   "as",   "at",
		"take",   "go",      "this", "these",  "those",  "her",  "them",
		"with",   "against", "not",  "than",   "after",  "all",  "to",
		"on",     "one",     "put",  "use",    "first",  "else", "on second",
		"second", "too",     "also", "my",     "target", "and",  "goes",
		"next",   "both",    "each", "name",   "please"};

	return t->kind == TOKEN_SIGN || t->id == WORD_NOISE || token_denies(t) ||
	       TOKEN_CUES(t, CUE_ANY) || TOKEN_AMONG(t, words) || free_takes(t);
}

/* A verb of an order, a card, a number, a challenge: it may be said of the order. */
static bool is_of_order(const struct token *t)
{
	return t->kind == TOKEN_NUMBER || t->kind == TOKEN_BLANK || free_is_label(t) ||
	       token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
	       (t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
		!(t->flags & (WORD_DROPPED | WORD_LETTER)));
}

/* "I meant to ask Yellow about it", "Yellow changed my mind": not the game's words. */
static bool is_idiom(const struct token t[], int n, int i)
{
	bool about = false;

	for (int k = i + 1; k < n; k++)
		about |= str_is(t[k].text, "about");
	return (about && str_is(t[i].text, "ask")) ||
	       (i && str_is(t[i].text, "mind") && str_is(t[i - 1].text, "my"));
}

/* "Sorry Yellow!": spoken to; "sorry, Yellow" is not. */
static bool is_spoken_to(const struct token t[], int n, int i)
{
	bool sorry = (i && str_is(t[i - 1].text, "sorry")) ||
		     (i > 1 && str_is(t[i - 1].text, "the") &&
		      str_is(t[i - 2].text, "sorry"));

	return sorry && (i + 1 == n || t[i + 1].kind == TOKEN_SIGN);
}

/* Does it begin as a correction does, so that it might be read as one? */
static bool begins_change(const struct token t[], int n)
{
	static const char *const words[] = {"meant", "should", "mistake", "changed"};
	int i = 0;

	while (i < n && (t[i].kind == TOKEN_SIGN || str_is(t[i].text, "please")))
		i++;
	if (i < n && TOKEN_CUES(&t[i], CUE_FIRST | CUE_TURN))
		return true;
	for (; i < n; i++)
		if (TOKEN_AMONG(&t[i], words))
			return true;
	return false;
}

static bool is_table_talk(const struct token t[], int n)
{
	bool player = false, other = false;

	if (!begins_change(t, n))
		return false;

	for (int i = 0; i < n; i++) {
		if (token_is(&t[i], WORD_SEAT)) {
			player = true;
			other |= is_spoken_to(t, n, i);
			continue;
		}
		bool idiom = is_idiom(t, n, i);
		if (!idiom && is_of_order(&t[i]))
			return false;
		other |= idiom || !is_small(&t[i]);
	}
	return player && other;
}

bool free_line_is_table_talk(struct draft *l, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->typed.n < LETTER_COLUMNS ? lex(l->lexicon, line->typed, t) : 0;

	return n > 0 && is_table_talk(t, n);
}

bool free_names_in_talk(const struct token t[], int n, const struct clause *made)
{
	const struct token *player = NULL;
	bool talk = false;
	int from = 0;

	for (int i = 0; i < made->n && !player; i++)
		if (token_is(&made->t[i], WORD_SEAT))
			player = &made->t[i];
	for (int i = 0; player && i <= n; i++) {
		if (i < n && !free_ends_sentence(t, n, i, from))
			continue;
		bool named = false;
		for (int k = from; k < i; k++)
			named |= token_is(&t[k], WORD_SEAT) &&
				 t[k].value == player->value;
		if (named && (!from || !is_table_talk(&t[from], i - from)))
			return false;
		talk |= named;
		from = i + 1;
	}
	return talk;
}
