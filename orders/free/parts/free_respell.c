/* Sentences in the language's own words, and where each of them ends.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free/parts/parts.h"
#include "orders/lexis/suggest.h"

static bool has_condition(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_IF) || token_is(&c->t[i], WORD_UNLESS))
			return true;
	return false;
}

/* "If he does not,", "should he not," */
static bool denies_condition(const struct token *t)
{
	static const char *const words[] = {"does", "doesn",  "doesnt", "do",    "don",
					    "dont", "fails",  "won",    "t",     "want",
					    "ask",  "invite", "need",   "call",  "me",
					    "them", "it",     "us",     "accept"};
	enum { FEW = 8 };
	bool turned = false;

	if ((!token_is(t, WORD_IF) && !str_is(t->text, "should")) ||
	    (t[1].id != WORD_PRONOUN && t[1].id != WORD_IT))
		return false;
	for (int i = 2; i < FEW && t[i].kind != TOKEN_END; i++) {
		bool known = token_is(&t[i], WORD_NOT) || TOKEN_AMONG(&t[i], words);
		if (!known)
			return turned && (token_is_sign(&t[i], ',') ||
					  token_is(&t[i], WORD_THEN));
		turned = true;
	}
	return false;
}

/* "otherwise", or "if not," */
static bool begins_else(const struct token *t)
{
	return token_is(t, WORD_ELSE) ||
	       (token_is(t, WORD_IF) && token_is(&t[1], WORD_NOT) &&
		token_is_sign(&t[2], ',')) ||
	       denies_condition(t);
}

/* "...; otherwise", "..., and otherwise": what stands before it says nothing. */
void free_drop_before_else(struct clause *c)
{
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		int next = i;
		while (next < c->n && free_separates(&c->t[next]))
			next++;
		if (next > i && begins_else(&c->t[next]))
			i = next;
		c->t[n++] = c->t[i];
	}
	c->t[n] = c->t[c->n];
	c->n = n;
}

static bool has_else(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_ELSE))
			return true;
	return false;
}

/* Says it in the language's own words; the number of a list before it stays. */
void free_respell(struct free *f, struct clause *c)
{
	struct token label[3];
	int n = free_number(c->t, c->n);

	memcpy(label, c->t, (size_t)n * sizeof *label);
	memmove(c->t, &c->t[n], (size_t)(c->n + 1 - n) * sizeof *c->t);
	c->n -= n;
	phrases_respell(f->phrases, c);
	free_insert(c, label, n);
	/* "If he comes, 4 instead", "failing that 4 instead": the words before it still hold otherwise. */
	if (has_condition(c) || has_else(c))
		c->flags &= ~(unsigned)SAYING_CORRECTS;
	f->corrects |= c->flags & SAYING_CORRECTS;
}

static bool is_of_game(const void *with, const struct word *w)
{
	(void)with;
	return w->id >= WORD_GAME || w->id == WORD_SEAT;
}

int free_mend(struct free *f, struct clause *c, bool *names)
{
	const struct word *w, *second;
	struct choice choice = {.fits = is_of_game};
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		struct token *t = &c->t[i];
		if (t->kind != TOKEN_WORD || t->id || t->text.n < 4 ||
		    str_ends(t->text, "ed") || str_ends(t->text, "ing"))
			continue; /* "attacked" tells, it does not order */
		int words =
			suggest_word(f->l->lexicon, c->t, c->n, i, choice, &w, &second);
		if (!words)
			continue;
		token_patch(c->t, &c->n, i, words, w);
		if (names)
			*names |= w->id >= WORD_GAME && w->flags & WORD_NOUN;
		n++;
	}
	return n;
}

/* The point of "v. Yellow", "E.C."; but the letter of "10c." is part of a name. */
static bool is_short_form(const struct token t[], int i)
{
	static const char *const words[] = {"vs",  "rel", "atk", "att",
					    "def", "inv", "ch"};
	bool named = i > 0 && t[i].glued && t[i - 1].kind == TOKEN_NUMBER;

	return t[i].kind == TOKEN_WORD && t[i + 1].glued &&
	       !token_is(&t[i], WORD_SEAT) &&
	       ((t[i].text.n == 1 && !named) || TOKEN_AMONG(&t[i], words));
}

/* The point of "2.5" and of "GUI.HALF". */
static bool is_inside(const struct token t[], int n, int i)
{
	return i && i + 1 < n && t[i].glued && t[i + 1].glued &&
	       ((t[i - 1].kind == TOKEN_NUMBER && t[i + 1].kind == TOKEN_NUMBER) ||
		(token_is(&t[i - 1], WORD_SEAT) && t[i + 1].kind == TOKEN_WORD));
}

/* Where a sentence ends: not at the point behind a number that begins it, or inside a number or a name, and not where
 * the next goes on with `else`. */
bool free_ends_sentence(const struct token t[], int n, int i, int from)
{
	if (t[i].kind != TOKEN_SIGN || !strchr(".!?;", t[i].id))
		return false;
	if (t[i].id == '.' && i == from + 1 && t[from].kind == TOKEN_NUMBER)
		return false;
	if (t[i].id == '.' &&
	    ((i > from && is_short_form(t, i - 1)) || is_inside(t, n, i)))
		return false;
	while (i < n && t[i].kind == TOKEN_SIGN)
		i++;
	return i >= n || !begins_else(&t[i]);
}

/* All of it in the language's own words, sentence by sentence: what ends one is not read over. */
struct clause *free_respell_all(struct free *f, const struct token t[], int n)
{
	static const struct token stop = {
		.kind = TOKEN_SIGN, .id = ';', .text = {";", 1}};
	struct clause *all = free_clause(f, t, 0);
	int from = 0;

	for (int i = 0; i <= n; i++) {
		bool but = i && i + 1 < n && str_is(t[i].text, "but") &&
			   token_is(&t[i + 1], WORD_IF);
		if (i < n && !but && !free_ends_sentence(t, n, i, from))
			continue;
		struct clause *one = free_clause(f, &t[from], i - from);
		free_drop_before_else(one);
		free_respell(f, one);
		if (all->n && one->n && !str_is(all->t[all->n - 1].text, "but"))
			free_append(all, &stop, 1);
		free_append(all, one->t, one->n);
		if (but) {
			free_append(all, &stop, 1);
			free_append(all, &t[i], 1);
		}
		from = i + 1;
	}
	return all;
}
