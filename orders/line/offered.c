/* The law of the lines that are offered instead of a refused one: they name nothing that was not written, and lack no
 * condition and no denial.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/line/line.h"

enum { OFFERS = 2 };

static bool has_blank(struct str text)
{
	return str_find(text, STR("__")) != SIZE_MAX;
}

void line_add_instead(struct draft *l, struct line *line, struct str text)
{
	for (int i = 0; i < line->n_instead; i++)
		if (str_iequal(line->instead[i], text))
			return;
	if (line->n_instead >= OFFERS || str_find_char(text, '\n') != SIZE_MAX)
		return; /* one line is to be copied */
	if (has_blank(text) && has_blank(line->typed))
		return; /* the form with its blanks is what they sent */
	if (!line->instead)
		line->instead = arena_array(l->a, struct str, OFFERS);
	line->instead[line->n_instead++] = text;
}

static bool same_thing(const struct token *a, const struct token *b)
{
	if (a->kind != b->kind || a->value != b->value)
		return false;
	return a->kind == TOKEN_NUMBER || a->id == b->id;
}

/* Is all that the line names in what was written? */
bool line_was_written(const struct draft *l, struct str text, struct str written)
{
	struct token *said = arena_room(l->a, (LEX_TOKENS + 1) * sizeof(struct token));
	struct token *t = arena_room(l->a, (LEX_TOKENS + 1) * sizeof(struct token));
	int n = lex(l->lexicon, text, t), n_said = lex(l->lexicon, written, said);

	for (int i = 0; i < n; i++) {
		bool found = !token_is_thing(&t[i]);
		for (int k = 0; k < n_said && !found; k++)
			found = same_thing(&t[i], &said[k]);
		if (!found)
			return false;
	}
	return n > 0 && n_said > 0;
}

bool line_begins_condition(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS);
}

static int count_words(const struct draft *l, struct str text,
		       bool counts(const struct token *))
{
	struct token *t = arena_room(l->a, (LEX_TOKENS + 1) * sizeof(struct token));
	int n = lex(l->lexicon, text, t), words = 0;

	for (int i = 0; i < n; i++)
		words += counts(&t[i]);
	return words;
}

/* Has the text fewer of these words than what was written? */
static bool drops(const struct draft *l, const struct line *line, struct str text,
		  bool counts(const struct token *))
{
	struct arena_mark here = arena_mark(l->a);
	int written = count_words(l, line->typed, counts);
	bool fewer = written && count_words(l, text, counts) < written;

	arena_rewind(l->a, here);
	return fewer;
}

/* A line that has fewer denials than what was written may mean its opposite. */
bool line_drops_denial(const struct draft *l, const struct line *line, struct str text)
{
	return drops(l, line, text, token_denies);
}

static void drop_blanks(struct line *line)
{
	int n = 0;

	for (int i = 0; i < line->n_instead; i++)
		if (!has_blank(line->instead[i]))
			line->instead[n++] = line->instead[i];
	line->n_instead = n;
}

/* Tells by which words the line says what the form names in others: "read 'gas' as stellar gas". */
static void tell_read(struct draft *l, struct line *line, const struct token *t)
{
	size_t from = str_octets(line->typed, (size_t)t->column);
	size_t to = str_octets(line->typed, (size_t)(t->column + t->width));

	letter_mended(l, line, t->column, t->width, str_slice(line->typed, from, to),
		      str_z(l->a, t->text));
}

/* The things that the form names are in the line, or in what its words were read as: then they are told. */
static bool is_of_line(struct draft *l, struct line *line, const struct token read[],
		       int n_read, struct str text)
{
	struct token *said = arena_room(l->a, (LEX_TOKENS + 1) * sizeof(struct token));
	struct token *t = arena_room(l->a, (LEX_TOKENS + 1) * sizeof(struct token));
	int n = lex(l->lexicon, text, t), n_said = lex(l->lexicon, line->typed, said);

	for (int i = 0; i < n; i++) {
		bool found = !token_is_thing(&t[i]);
		for (int k = 0; k < n_said && !found; k++)
			found = same_thing(&t[i], &said[k]);
		for (int k = 0; k < n_read && !found; k++) {
			found = t[i].kind == TOKEN_WORD && read[k].width &&
				same_thing(&t[i], &read[k]);
			if (found)
				tell_read(l, line, &read[k]);
		}
		if (!found)
			return false;
	}
	return n > 0 && n_said > 0;
}

bool letter_form(struct draft *l, struct line *line, struct str text,
		 const struct token read[], int n_read, bool anew)
{
	if (line_drops_denial(l, line, text) ||
	    drops(l, line, text, line_begins_condition) ||
	    (!has_blank(text) && !line_accepts(l, text)) ||
	    !is_of_line(l, line, read, n_read, text))
		return false;
	if (anew)
		drop_blanks(line);
	line_add_instead(l, line, text);
	return true;
}
