/* Sentences that a mail program has broken at its right edge: the lines of a paragraph are read as one text before each of them is
 * read for itself.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/text/text.h"

enum {
	WRAPPED = 8,           /* lines of a sentence, at the most */
	EDGE_LEAST = 44,       /* no program breaks a line before this column */
	ROOM = FREE_TOKENS - 6 /* words of a text that is still read with ease */
};

static size_t first_word(struct str line)
{
	size_t n = str_find_char(line, ' ');

	return n < line.n ? n : line.n;
}

/* The last line as it was typed, of one that may be several already. */
static struct str last_row(struct str typed)
{
	size_t at = typed.n;

	while (at && typed.s[at - 1] != '\n')
		at--;
	return str_trim(str_slice(typed, at, typed.n));
}

/* The longest line of the paragraph, in bytes: no line of it was broken before that column. */
static size_t edge_of(const struct draft *l, int i)
{
	size_t most = 0;

	while (i > 0 && l->line[i - 1].typed.n)
		i--;
	for (; i < l->n_lines && l->line[i].typed.n; i++) {
		size_t n = last_row(l->line[i].typed).n;
		most = n > most ? n : most;
	}
	return most;
}

/* A colon behind a whole sentence ("... and the Snooper. Habbanya:") does not end it: more comes. */
static bool ends_sentence(struct str row)
{
	char c = row.n ? row.s[row.n - 1] : '.';

	return c == '.' || c == '!' || c == '?' || c == ';' ||
	       (c == ':' && str_find(row, STR(". ")) == SIZE_MAX);
}

/* No sentence ends with such a word: whatever comes below goes on with it. */
static bool hangs(const struct token t[], int n)
{
	static const char *const words[] = {
		"the",  "a",   "an",   "my",    "our",    "your", "their",
		"of",   "for", "at",   "on",    "by",     "than", "that",
		"is",   "are", "will", "would", "should", "i",    "we",
		"only", "and", "or",   "but",   "then",   "as",   "up"};
	const struct token *last = n ? &t[n - 1] : NULL;

	if (!last)
		return false;
	if (last->kind == TOKEN_NUMBER) /* "... arrive. 2" */
		return n > 1 && t[n - 2].kind == TOKEN_SIGN && t[n - 2].id &&
		       strchr(".;!?", t[n - 2].id);
	return token_is_sign(last, ',') || token_is(last, WORD_TO) ||
	       token_is(last, WORD_I) || token_is(last, WORD_IN) ||
	       token_is(last, WORD_FROM) || token_is(last, WORD_WITH) ||
	       token_is(last, WORD_IF) || token_is(last, WORD_ELSE) ||
	       TOKEN_AMONG(last, words);
}

/* Does the line below begin something of its own: a list's mark, a label, a name and a colon, an order? */
static bool begins_own(struct draft *l, struct str row, bool hanging)
{
	struct token t[LEX_TOKENS + 1];
	bool wrong = false;
	int n = lex(l->lexicon, row, t);

	if (n <= 0 || t[0].kind == TOKEN_SIGN || free_number(t, n) ||
	    free_item_mark(row) || token_is_sign(&t[1], ':') ||
	    token_is_sign(&t[1], '='))
		return true;
	if (row.s[0] >= 'A' && row.s[0] <= 'Z' && !token_is(&t[0], WORD_SEAT) &&
	    !(t[0].id >= WORD_GAME && t[0].flags & WORD_NOUN))
		return true; /* "Sorry, busy week!" */
	return !hanging && verb_find(l, t, 0, &wrong);
}

static bool is_wrapped(struct draft *l, int i, size_t edge)
{
	struct token t[LEX_TOKENS + 1];
	const struct line *line = &l->line[i], *below = &l->line[i + 1];
	struct str row = last_row(line->typed), next = str_trim(below->typed);

	if (!next.n || !free_is_open(below) ||
	    below->number != line->number + line->n_typed || row.n < EDGE_LEAST ||
	    row.n + 1 + first_word(next) <= edge || ends_sentence(row))
		return false;
	int n = lex(l->lexicon, row, t);
	return n > 0 && !begins_own(l, next, hangs(t, n));
}

/* How many lines from this one on are one text? */
static int wrapped(struct draft *l, int i)
{
	struct token t[LEX_TOKENS + 1];
	size_t edge = edge_of(l, i);
	int n = 1;

	while (n < WRAPPED && i + n < l->n_lines && is_wrapped(l, i + n - 1, edge))
		n++;
	for (; n > 1; n--) {
		struct str all = free_joined(l, i, n);
		int words = all.n < LETTER_COLUMNS ? lex(l->lexicon, all, t) : -1;
		if (words > 0 && words <= ROOM)
			break;
	}
	return n;
}

bool free_read_wrapped(struct free *f, int i, bool read(struct free *, struct line *))
{
	struct draft *l = f->l;
	struct line was[WRAPPED];
	int n = free_is_open(&l->line[i]) && l->line[i].typed.n ? wrapped(l, i) : 1;

	if (n < 2)
		return false;
	for (int k = 0; k < n; k++)
		was[k] = l->line[i + k];
	free_take_lines(l, i, n);
	if (read(f, &l->line[i]))
		return true;
	for (int k = 0; k < n; k++)
		l->line[i + k] = was[k];
	return false;
}
