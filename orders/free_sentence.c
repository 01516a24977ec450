/* Sentences: where one ends, and what it turned out to be.
 * SPDX-License-Identifier: ISC */
#include "orders/free.h"

#include <string.h>

#include "orders/lexis/suggest.h"

/* Words that turn a sentence round, or make it hang on something: what stands beside them
 * is never guessed at. */
static bool turns(const struct token *t)
{
	static const char *const words[] = {
		"not",      "no",         "never",   "nobody",  "none",    "without",
		"instead",  "rather",     "except",  "but",     "unless",  "if",
		"until",    "don",        "dont",    "won",     "wont",    "t",
		"cannot",   "cant",       "refuse",  "against", "anybody", "only",
		"else",     "or",         "nothing", "stop",    "cancel",  "avoid",
		"anything", "instead of", "when",    "while",   "after",   "before",
		"already",
	};

	if (t->kind != TOKEN_WORD)
		return false;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(t->text, words[i]))
			return true;
	return t->id == WORD_NOT || t->id == WORD_NO || t->id == WORD_NOBODY ||
	       t->id == WORD_IF || t->id == WORD_UNLESS || t->id == WORD_EXCEPT ||
	       t->id == WORD_ELSE || t->id == WORD_OR;
}

bool free_is_chatter(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (turns(&t[i]) || t[i].kind == TOKEN_NUMBER ||
		    token_is(&t[i], WORD_FROM) || t[i].kind == TOKEN_BLANK ||
		    (t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
		     !(t[i].flags & WORD_DROPPED)) ||
		    (t[i].flags & WORD_NOUN && !(t[i].flags & WORD_LETTER)))
			return false;
	return true;
}

static bool has_condition(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_IF) || token_is(&c->t[i], WORD_UNLESS))
			return true;
	return false;
}

/* One condition and several orders: to which of them it belongs is not for us to say. */
static void doubt_shared(struct free *f, const struct clause *c, int first)
{
	if (f->n_pieces - first > 1 && has_condition(c))
		for (int i = first; i < f->n_pieces; i++)
			f->piece[i].doubt = true;
}

static void doubt_all(struct free *f, int first)
{
	for (int i = first; i < f->n_pieces; i++)
		f->piece[i].doubt = true;
}

/* The first thing of the game in it: what stands before is only words. */
static int first_thing(const struct free *f, const struct clause *c)
{
	int at = 0;

	while (at < c->n && !free_verb(f, &c->t[at]) && free_is_chatter(&c->t[at], 1))
		at++;
	return at;
}

/* An order inside other words is only likely, so it is asked about. */
static bool read_buried(struct free *f, const struct clause *c, int first)
{
	for (int at = first_thing(f, c); at < c->n && free_is_chatter(c->t, at); at++) {
		if (at && !free_is_chatter(&c->t[at - 1], 1))
			return false;
		int end = free_orders(f, c, at);
		if (f->n_pieces > first && free_is_chatter(&c->t[end], c->n - end)) {
			doubt_all(f, first);
			return true;
		}
		f->n_pieces = first;
	}
	return false;
}

static bool is_of_game(const void *with, const struct word *w)
{
	(void)with;
	return w->id >= WORD_GAME || w->id == WORD_SEAT;
}

/* Unknown words read as the words of the game that they are nearest to; how many. */
static int mend(struct free *f, struct clause *c)
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
		n++;
	}
	return n;
}

/* The same with misspelt words mended: that is only likely, too, and asked about. */
static bool read_mended(struct free *f, const struct clause *c, int first)
{
	struct clause *mended = free_clause(f, c->t, c->n);

	if (!mend(f, mended))
		return false;
	phrases_respell(f->phrases, mended);
	if (free_orders(f, mended, 0) == mended->n && f->n_pieces > first) {
		doubt_all(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

static bool has_order_word(const struct free *f, const struct clause *c)
{
	for (int i = 0; i < c->n; i++) {
		const struct verb *v = free_verb(f, &c->t[i]);
		if (v && !v->colon)
			return true;
	}
	return false;
}

/* "I won't attack": what is not to be done, by the writer. */
static bool says_not(const struct free *f, const struct clause *c)
{
	bool turned = false;

	for (int i = 0; i < c->n; i++) {
		if (free_verb(f, &c->t[i]) || (turned && c->t[i].kind == TOKEN_NUMBER))
			return turned;
		if (token_is(&c->t[i], WORD_SEAT))
			return false;
		turned |= turns(&c->t[i]);
	}
	return false;
}

/* "3 from 2": nobody writes this but in an order. */
static bool moves_tokens(const struct clause *c)
{
	for (int i = 1; i + 1 < c->n; i++)
		if (token_is(&c->t[i], WORD_FROM) && c->t[i - 1].kind == TOKEN_NUMBER &&
		    (c->t[i + 1].kind == TOKEN_NUMBER ||
		     token_is(&c->t[i + 1], WORD_SEAT)))
			return true;
	return false;
}

/* "...; otherwise": the sign stands for nothing. */
static void drop_before_else(struct clause *c)
{
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		int next = i;
		while (next < c->n && free_separates(&c->t[next]) &&
		       c->t[next].kind == TOKEN_SIGN)
			next++;
		if (next > i && token_is(&c->t[next], WORD_ELSE))
			i = next;
		c->t[n++] = c->t[i];
	}
	c->t[n] = c->t[c->n];
	c->n = n;
}

/* "May I ...?", "How many ...?": for a person. "Could you please attack ...?" is a wish. */
static bool is_question(const struct clause *c)
{
	static const char *const words[] = {
		"may",  "can",   "could", "should", "shall", "must", "do",
		"does", "is",    "are",   "who",    "what",  "why",  "how",
		"when", "where", "which", "will",   "would", "did"};
	bool you = c->n > 1 && str_is(c->t[1].text, "you");

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (c->n && str_is(c->t[0].text, words[i]))
			return !you;
	return false;
}

static void read_sentence(struct free *f, const struct token t[], int n, bool asks)
{
	int first = f->n_pieces, column = n ? t[0].column : 0;
	int width = n ? t[n - 1].column + t[n - 1].width - column : 0;
	struct clause *c = free_clause(f, t, n);
	drop_before_else(c);
	struct str command = phrases_command(f->phrases, c, false, f->l->a);
	struct str cancel = phrases_command(f->phrases, c, true, f->l->a);

	if (command.n || cancel.n) {
		free_add(f, command.n ? PIECE_COMMAND : PIECE_CANCEL, c, column, width);
		f->piece[f->n_pieces - 1].command = command.n ? command : cancel;
		return;
	}
	if (asks && is_question(c)) {
		free_add(f, PIECE_NOTE, c, column, width);
		return;
	}
	phrases_respell(f->phrases, c);
	int end = free_orders(f, c, 0);
	doubt_shared(f, c, first);
	if (asks)
		doubt_all(f, first);
	if (end == c->n && (f->n_pieces > first || !c->n))
		return;
	if (f->n_pieces > first && free_is_chatter(&c->t[end], c->n - end)) {
		doubt_all(f, first);
		return;
	}
	f->n_pieces = first;
	if (read_mended(f, c, first) || read_buried(f, c, first))
		return;
	bool says_no = says_not(f, c);
	bool lost = has_order_word(f, c) && (says_no || line_has_noun(c->t, c->n, 0));
	f->negated |= says_no;
	bool begun = (free_verb(f, &c->t[0]) && line_has_noun(c->t, c->n, 1)) ||
		     moves_tokens(c) || (f->parted && !free_is_chatter(c->t, c->n));
	lost |= begun;
	f->begun |= begun;
	free_add(f, lost ? PIECE_LOST : PIECE_NOTE, c, column, width);
}

/* Where a sentence ends: not at the point behind a number that begins it, and not where
 * the next goes on with `else`. */
static bool ends_sentence(const struct token t[], int n, int i, int from)
{
	if (t[i].kind != TOKEN_SIGN || !strchr(".!?;|", t[i].id))
		return false;
	if (t[i].id == '.' && i == from + 1 && t[from].kind == TOKEN_NUMBER)
		return false;
	while (i < n && t[i].kind == TOKEN_SIGN)
		i++;
	return i >= n || !token_is(&t[i], WORD_ELSE);
}

void free_sentences(struct free *f, const struct token t[], int n)
{
	int from = 0;
	bool heading = f->has_verb;

	for (int i = 0; i <= n; i++) {
		if (i < n && !ends_sentence(t, n, i, from))
			continue;
		int end = i;
		f->has_verb = heading;
		f->parted = (i < n && token_is_sign(&t[i], ';')) ||
			    (from && token_is_sign(&t[from - 1], ';'));
		if (end > from)
			read_sentence(f, &t[from], end - from,
				      i < n && token_is_sign(&t[i], '?'));
		from = i + 1;
	}
}
