/* Finds the lines that are the text of a piece of press: lines that a mail program
 * broke belong to it, an order or a signature does not.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free/free.h"
#include "orders/letter/parts.h"

bool press_closes(struct str line)
{
	static const char *const ways[] = {"end press",    "end-press", "end_press",
					   "end of press", "/press",    "press end",
					   "press ends",   NULL};
	struct str s = str_trim(line);

	while (s.n && (s.s[s.n - 1] == '.' || s.s[s.n - 1] == ':'))
		s.n--;
	for (int i = 0; ways[i]; i++)
		if (str_is(s, ways[i]))
			return true;
	return str_starts(s, "endpress");
}

bool press_ends(struct str line)
{
	struct str s = str_trim(line);
	return press_closes(s) || str_is(s, "end") || str_is(s, "--") ||
	       str_starts(s, "--=--");
}

static bool is_heading(struct str line)
{
	struct str s = str_trim(line);

	while (s.n && s.s[s.n - 1] == ':')
		s.n--;
	return str_is(s, "orders") || str_is(s, "my orders");
}

int press_order(struct draft *l, struct str text)
{
	struct str line;

	for (int i = 1; str_line(&text, &line); i++) {
		if (is_heading(line) || letter_is_telephone(line))
			return i;
		if (line.n > 200)
			continue;
		int n = lex(l->lexicon, line, l->spare);
		for (int v = 0;
		     n > 1 && l->reader->view && l->reader->vocab->verbs[v].parse; v++)
			if (l->spare[0].kind == TOKEN_WORD && l->spare[0].id &&
			    l->reader->vocab->verbs[v].word == l->spare[0].id &&
			    line_accepts(l, line))
				return i;
	}
	return 0;
}

/* A mail program breaks a line where the next word would not fit. It does so at one of these
 * columns, so a line that had room for the word below it was ended by its writer. */
enum { WRAP_AT_LEAST = 72, WRAP_AT_MOST = 78 };

static bool is_wrapped(struct str line, struct str next)
{
	next = str_trim(next);
	size_t word = 0, n = str_columns(str_trim(line));

	while (word < next.n && next.s[word] != ' ')
		word++;
	return word && n <= WRAP_AT_MOST && next.s[0] != '>' &&
	       n + 1 + str_columns(str_slice(next, 0, word)) > WRAP_AT_LEAST;
}

static bool is_sentence_end(struct str line)
{
	struct str s = str_trim(line);
	return s.n && strchr(".!?", s.s[s.n - 1]) != NULL;
}

/* Does it begin with something of its own: a list's mark, a label or another piece of press? */
static bool stands_alone(struct draft *l, struct str line)
{
	const struct token *t = l->spare;

	return press_ends(line) || letter_is_device(line) ||
	       letter_is_telephone(line) || is_heading(line) ||
	       str_find_char(line, ':') != SIZE_MAX ||
	       lex(l->lexicon, line, l->spare) <= 0 || t->kind != TOKEN_WORD ||
	       t->id == WORD_PRESS;
}

/* Does its first word, now in l->spare, begin an order or a command? */
static bool may_be_order(struct draft *l)
{
	const struct token *t = l->spare;
	bool wrong;

	return t->id == WORD_COMMAND || t->id == WORD_IF || t->id == WORD_UNLESS ||
	       (t->id && verb_find(l, t, 0, &wrong));
}

/* "I bid 5 on it, and 3 for the Crysknife.": what its writer does now, with an order's word of this phase and an amount or a thing; nothing
 * that is said to a reader, or of another time. */
static bool is_own_order(struct draft *l, struct str sentence)
{
	static const char *const others[] = {"you",   "your",  "yours", "we",   "us",
					     "next",  "then",  "later", "turn", "if",
					     "would", "could", "might", "can",  "not"};
	const struct token *t = l->spare;
	bool wrong;
	int n = lex(l->lexicon, sentence, l->spare), i = 0;

	while (i < n && (t[i].kind == TOKEN_SIGN || token_is(&t[i], WORD_AND) ||
			 token_is(&t[i], WORD_I) || str_is(t[i].text, "also") ||
			 str_is(t[i].text, "will") || str_is(t[i].text, "ll")))
		i++;
	const int verb = i;
	if (n <= 0 || i >= n || t[i].kind != TOKEN_WORD || !t[i].id ||
	    !verb_find(l, t, i, &wrong) || wrong)
		return false;
	for (i = 0; i < n; i++)
		if (token_denies(&t[i]) || token_is(&t[i], WORD_IF) ||
		    TOKEN_AMONG(&t[i], others))
			return false;
	for (i = verb + 1; i < n; i++)
		if (t[i].kind == TOKEN_NUMBER || t[i].flags & WORD_NOUN)
			return true;
	return false;
}

struct str press_order_inside(struct draft *l, struct str text)
{
	enum { MOST = 200 };

	for (int i = 0; l->reader->view && text.n; i++) {
		size_t n = 0;
		while (n < text.n && !(strchr(".!?\n", text.s[n]) &&
				       (n + 1 == text.n || text.s[n + 1] == ' ' ||
					text.s[n] == '\n')))
			n++;
		const struct str sentence = str_trim(str_slice(text, 0, n));
		const bool asks = n < text.n && text.s[n] == '?';
		/* The first sentence is what is told. */
		if (i && !asks && sentence.n && sentence.n < MOST &&
		    is_own_order(l, sentence))
			return sentence;
		text = str_slice(text, n + (n < text.n), text.n);
	}
	return STR("");
}

struct str press_unwrap(struct draft *l, struct str typed, struct str text,
			struct str *rest, struct line *line, int *number, int *order)
{
	struct str ahead = *rest, next;

	for (int i = 1; str_line(&ahead, &next) && is_wrapped(typed, next); i++) {
		if (stands_alone(l, next))
			break;
		bool order_word = may_be_order(l);
		if (order_word && is_sentence_end(typed))
			break;
		if (order_word && !*order)
			*order = i;
		text = str_printf(l->a, "%.*s %.*s", STR_ARG(text),
				  STR_ARG(str_trim(next)));
		typed = next;
		*rest = ahead;
		++*number;
		++line->n_typed;
	}
	return text;
}

struct str press_goes_on(struct draft *l, struct str text, struct str *rest,
			 struct line *line, int *number, int *order)
{
	enum { SENTENCE = 4 }; /* words: a name or a greeting below it has fewer */
	struct str ahead = *rest, next, word;
	int words = 0;

	if (!str_line(&ahead, &next) || stands_alone(l, next) || may_be_order(l) ||
	    letter_is_quoted(next) || letter_is_courtesy(l, next))
		return text;
	for (struct str s = next; str_word(&s, &word);)
		words++;
	if (words < SENTENCE)
		return text;
	*order = 1;
	*rest = ahead;
	++*number;
	++line->n_typed;
	return str_printf(l->a, "%.*s\n%.*s", STR_ARG(text), STR_ARG(str_trim(next)));
}

bool press_is_order(struct draft *l, struct line *line, const struct press *made)
{
	if (!made->bare || !made->gm || made->grey || made->all || made->zine ||
	    made->seats || draft_sends(l, line))
		return false;
	struct str orders = letter_free_orders(l, line, made->text);
	if (!orders.n)
		return false;
	line->verdict = VERDICT_ASKED;
	line->ask = orders;
	l->out->has_orders_word = true;
	letter_remark(
		l, line, false, 0, 0, NULL,
		"This reads as an order, so it was not sent to the GM as press. If it is a message, write PRESS TO GM above it");
	return true;
}
