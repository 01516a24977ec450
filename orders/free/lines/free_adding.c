/* Lines that make one order: those with the same first word say it part by part ("Limbo | Blue 1 | 2", and below it
 * "Limbo | Blue 3 | 1"), those that begin with their rank are its wishes.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/decide/decide.h"
#include "orders/free/text/text.h"

enum { ADDING = 8 };

/* The first word of the line, without what a table puts behind it. */
static struct str first_word(const struct line *line)
{
	struct str rest = str_trim(line->typed), word = {NULL, 0};
	size_t n = 0;

	if (rest.n && rest.s[0] == '|')
		rest = str_trim(str_slice(rest, 1, rest.n));
	if (!str_word(&rest, &word))
		return (struct str){NULL, 0};
	while (n < word.n && !strchr("|;:,=\t", word.s[n]))
		n++;
	return str_slice(word, 0, n);
}

/* How many lines from this one on begin with the same order word? */
static int count_alike(struct free *f, int i)
{
	struct draft *l = f->l;
	struct str word = first_word(&l->line[i]);
	struct token t[LEX_TOKENS + 1];
	int n = 1;

	while (i + n < l->n_lines && n < ADDING && word.n &&
	       free_is_open(&l->line[i + n]) &&
	       l->line[i + n].number == l->line[i].number + n &&
	       str_iequal(first_word(&l->line[i + n]), word))
		n++;
	if (n < 2 || lex(l->lexicon, word, t) < 1 || t[0].id < WORD_GAME ||
	    t[0].flags & WORD_LETTER)
		return 1;
	return n;
}

/* The line without the marks between the cells of a table. */
static struct str without_bars(struct arena *a, struct str typed)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < typed.n; i++)
		buf_char(&b, strchr("|;\t", typed.s[i]) ? ' ' : typed.s[i]);
	return str_trim(buf_str(&b));
}

/* The one order that the line is, in canonical words, without its first word; empty: it is not one order, or has a condition. */
static struct str arguments(struct free *f, int i, struct str *verb)
{
	struct str text = without_bars(f->l->a, f->l->line[i].typed), word;
	struct str order = free_orders_of(f, &text), rest = order;

	if (!order.n || str_find_char(order, '\n') != SIZE_MAX ||
	    str_find(order, STR(" if ")) != SIZE_MAX ||
	    str_find(order, STR(" unless ")) != SIZE_MAX ||
	    str_find(order, STR(" else ")) != SIZE_MAX || !str_word(&rest, &word) ||
	    (verb->n && !str_equal(*verb, word)))
		return (struct str){NULL, 0};
	*verb = word;
	return str_trim(rest);
}

/* "1st choice | Yellow 2 | 2 from Red 1": the row without its rank, its cells as one sentence; empty: it has not that rank. */
static struct str ranked_row(struct free *f, const struct line *line, int rank)
{
	struct token t[LEX_TOKENS + 1];
	struct str typed = str_trim(line->typed), cell;
	struct buf b = buf_in(f->l->a);
	bool bars = false;
	int cells = 0;

	for (size_t k = 0; k < typed.n; k++)
		bars |= strchr("|;\t,", typed.s[k]) != NULL;
	if (!bars || typed.n >= LETTER_COLUMNS)
		return (struct str){NULL, 0};
	while (typed.n) {
		size_t end = 0;
		while (end < typed.n && !strchr("|;\t,", typed.s[end]))
			end++;
		cell = str_trim(str_slice(typed, 0, end));
		typed = str_slice(typed, end + (end < typed.n), typed.n);
		if (!cell.n)
			continue;
		if (!cells++) {
			int n = lex(f->l->lexicon, cell, t);
			bool wish = n == 1 || (n == 2 && t[1].kind == TOKEN_SIGN);
			for (int k = 1; k < n && n < 5; k++)
				wish |= free_says_rank(&t[k]) || (n == 2 && t[k].glued);
			if (n < 1 || !wish || t[0].kind != TOKEN_NUMBER ||
			    t[0].value != rank)
				return (struct str){NULL, 0};
			continue;
		}
		buf_printf(&b, "%s%.*s", b.n ? " " : "", STR_ARG(cell));
	}
	return cells > 1 ? buf_str(&b) : (struct str){NULL, 0};
}

/* Rows without a head that begin with their rank: the wishes of one order. Asked about. */
static bool read_ranked(struct free *f, int i)
{
	struct draft *l = f->l;
	struct buf b = buf_in(l->a);
	struct str row, word;
	int n = 0;

	while (n < ADDING && i + n < l->n_lines && free_is_open(&l->line[i + n]) &&
	       l->line[i + n].number == l->line[i].number + n &&
	       (row = ranked_row(f, &l->line[i + n], n + 1)).n) {
		struct str order = free_orders_of(f, &row), rest = order;
		if (!order.n || str_find_char(order, '\n') != SIZE_MAX ||
		    str_find(order, STR(" else ")) != SIZE_MAX ||
		    !str_word(&rest, &word))
			return false;
		buf_printf(&b, "%s%.*s", n ? " else " : "", STR_ARG(order));
		n++;
	}
	f->n_pieces = 0;
	if (n < 2 || !free_read_text(f, buf_str(&b)) || f->n_pieces != 1 ||
	    free_count(f, PIECE_ORDER) != 1)
		return false;
	free_doubt(f, 0);
	free_take_lines(l, i, n);
	return free_decide(f, &l->line[i]);
}

/* The words of the lines, each without the word that all begin with, or (`read`) what each of them orders alone. */
static struct str added(struct free *f, int i, int n, bool read)
{
	struct draft *l = f->l;
	struct str verb = read ? STR("") : first_word(&l->line[i]);
	struct buf b = buf_in(l->a);

	for (int k = 0; k < n; k++) {
		struct str part = read ? arguments(f, i + k, &verb)
				       : without_bars(l->a, l->line[i + k].typed);
		if (!read)
			part = str_trim(str_slice(part, verb.n, part.n));
		if (!part.n)
			return (struct str){NULL, 0};
		buf_printf(&b, "%s%.*s", k ? ", " : "", STR_ARG(part));
	}
	return str_printf(l->a, "%.*s %.*s", STR_ARG(verb), STR_ARG(buf_str(&b)));
}

bool free_read_adding(struct free *f, int i)
{
	if (read_ranked(f, i))
		return true;
	int n = count_alike(f, i);
	for (int way = 0; way < 2 && n > 1; way++) {
		struct str whole = added(f, i, n, way == 0);
		f->n_pieces = 0;
		if (!whole.n || !free_read_text(f, whole) || f->n_pieces != 1 ||
		    free_count(f, PIECE_ORDER) != 1)
			continue;
		free_doubt(f, 0);
		free_take_lines(f->l, i, n);
		return free_decide(f, &f->l->line[i]);
	}
	f->n_pieces = 0;
	return false;
}
