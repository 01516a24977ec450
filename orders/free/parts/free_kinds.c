/* The kinds of things in an order, by their tokens: see free_thing.h.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"
#include "orders/lexis/cue.h"

/* "C3": a letter of the game, and a number. */
bool free_is_label(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->flags & WORD_LETTER && t->id >= WORD_GAME &&
	       t[1].kind == TOKEN_NUMBER;
}

/* "Castle 5" */
static bool is_numbered(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->flags & WORD_KIND &&
	       t[1].kind == TOKEN_NUMBER;
}

/* "10c": a letter of the game directly behind its number, which are one name. */
static bool has_letter(const struct token *number)
{
	const struct token *t = number + 1;

	return t->kind == TOKEN_WORD && t->glued && t->text.n == 1 &&
	       t->id >= WORD_GAME;
}

/* "Carthag": another of its concept may take its place. */
static bool is_name(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->id >= WORD_GAME && t->flags & WORD_NOUN &&
	       !(t->flags & (WORD_LETTER | WORD_DROPPED));
}

enum thing thing_at(const struct token t[], int n, int i, int *width)
{
	bool number = i < n && t[i].kind == TOKEN_NUMBER;
	int k = i + 1;

	*width = 1;
	if (number && token_is(&t[k], WORD_FROM)) {
		bool seat = token_is(&t[k + 1], WORD_SEAT);
		*width = 3 + seat;
		return t[k + 1 + seat].kind == TOKEN_NUMBER ? TOKENS_FROM : NO_THING;
	}
	if (i < n && token_is(&t[i], WORD_FROM)) {
		bool seat = token_is(&t[k], WORD_SEAT);
		*width = 2 + seat;
		return k + seat < n && t[k + seat].kind == TOKEN_NUMBER ? SOURCE
									: NO_THING;
	}
	if (i + 1 < n && (free_is_label(&t[i]) || is_numbered(&t[i]))) {
		*width = 2;
		return LABEL;
	}
	if (i < n && token_is(&t[i], WORD_SEAT)) {
		*width = 1 + (t[k].kind == TOKEN_NUMBER);
		return *width > 1 ? PLANET : PLAYER;
	}
	*width = number && k < n && has_letter(&t[i]) ? 2 : 1;
	return number ? NUMBER : i < n && is_name(&t[i]) ? NAME : NO_THING;
}

bool thing_of_label(const struct token t[], int i)
{
	return i && t[i].kind == TOKEN_NUMBER && t[i - 1].kind == TOKEN_WORD &&
	       t[i - 1].flags & (WORD_LETTER | WORD_KIND) &&
	       !token_is(&t[i - 1], WORD_WITH);
}

int things_in(const struct clause *c)
{
	int n = 0;

	for (int i = 0; i < c->n; i++)
		n += token_is_thing(&c->t[i]);
	return n;
}

bool thing_same(const struct token *a, const struct token *b, int n)
{
	for (int i = 0; i < n; i++)
		if (a[i].kind != b[i].kind || a[i].value != b[i].value ||
		    (a[i].kind != TOKEN_NUMBER && a[i].id != b[i].id)) /* 2, "two" */
			return false;
	return true;
}

bool thing_is_in(const struct clause *order, const struct token t[], int n)
{
	for (int i = 0; i + n <= order->n; i++)
		if (thing_same(&order->t[i], t, n))
			return true;
	return false;
}

int free_behind_cues(const struct token t[], int n)
{
	int i = 0;

	while (i < n && (t[i].kind == TOKEN_SIGN || TOKEN_CUES(&t[i], CUE_ANY)))
		i++;
	return i;
}
