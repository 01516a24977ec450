/* What leads from an order's word to the rest of it: "Attack -> Blue 5", "Force Field ..... Green in C1", "limbo | 4 to Blue 3", "<ship> 4 to
 * Carthag". And several such on one line: "Bids: 2 5 / Gift: 3 to guild". The line is read with a colon or nothing in its place, and asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"

enum { HEAD_CHARS = 32, CELLS = 6 };

/* A leader stands between spaces, but for those that are found in no word. */
static const char *const leaders[] = {"->",
				      "=>",
				      "\xe2\x86\x92",
				      "\xe2\x87\x92",
				      "|",
				      "\t",
				      "...",
				      "\xe2\x80\xa6",
				      " = ",
				      "= ",
				      " - ",
				      " -- ",
				      ">",
				      " \xe2\x80\x93 ",
				      " \xe2\x80\x94 ",
				      "  "};

/* The first leader of the text, and how long it is with all its dots; SIZE_MAX: there is none. */
static size_t leader_in(struct str text, size_t *width)
{
	size_t first = SIZE_MAX;

	for (size_t i = 0; i < sizeof leaders / sizeof *leaders; i++) {
		const size_t at = str_find(text, str_of(leaders[i]));
		if (at == SIZE_MAX || at >= first)
			continue;
		first = at;
		*width = strlen(leaders[i]);
	}
	while (first != SIZE_MAX && first + *width < text.n &&
	       strchr(".-=>| \t", text.s[first + *width]))
		++*width;
	return first;
}

/* "4 to Blue 3 |": without the bars and spaces around it. */
static struct str bare_cell(struct str s)
{
	while (s.n && strchr("| \t", s.s[0]))
		s = str_slice(s, 1, s.n);
	while (s.n && strchr("| \t", s.s[s.n - 1]))
		s.n--;
	return s;
}

static struct str read_parts(struct free *f, struct line *line, struct str head,
			     struct str rest)
{
	static const char *const links[] = {": ", " "};
	struct arena *a = f->l->a;

	head = str_trim(head);
	rest = bare_cell(rest);
	/* What more columns mean, nobody says. */
	if (!head.n || !rest.n || head.n > HEAD_CHARS ||
	    str_find_char(rest, '|') != SIZE_MAX ||
	    str_find_char(rest, '\t') != SIZE_MAX)
		return STR("");
	const enum head_kind kind = free_head_kind(f, head);
	if (!kind || (kind == HEAD_PLAIN && free_orders_alone(f, line, rest).n))
		return STR(""); /* "She begs -> attack ..." */
	for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
		const struct str made =
			free_orders_alone(f, line,
					  str_printf(a, "%.*s%s%.*s", STR_ARG(head),
						     links[i], STR_ARG(rest)));
		if (made.n)
			return made;
	}
	head = free_singular(head);
	return head.n ? free_orders_alone(f, line,
					  str_printf(a, "%.*s: %.*s", STR_ARG(head),
						     STR_ARG(rest)))
		      : STR("");
}

/* The orders of a text that has a leader behind its first words, or these in "<>". */
static struct str read_led(struct free *f, struct line *line, struct str text)
{
	size_t width = 0;

	text = bare_cell(text);
	if (text.n && text.s[0] == '<') {
		const size_t end = str_find_char(text, '>');
		return end == SIZE_MAX ? STR("")
				       : read_parts(f, line, str_slice(text, 1, end),
						    str_slice(text, end + 1, text.n));
	}
	const size_t at = leader_in(text, &width);
	return at != SIZE_MAX && at ? read_parts(f, line, str_slice(text, 0, at),
						 str_slice(text, at + width, text.n))
				    : STR("");
}

/* "Bids: 2 5 / Gift: 3 to guild": each has its own head, and each is an order. */
static struct str read_row(struct free *f, struct line *line, struct str text,
			   const char *between)
{
	const struct str sign = str_of(between);
	struct buf b = buf_in(f->l->a);
	int n = 0;

	if (str_find(text, sign) == SIZE_MAX)
		return STR("");
	while (text.n) {
		const size_t at = str_find(text, sign);
		const struct str cell =
			str_trim(str_slice(text, 0, at == SIZE_MAX ? text.n : at));
		text = at == SIZE_MAX ? STR("") : str_slice(text, at + sign.n, text.n);
		const size_t colon = str_find_char(cell, ':');
		if (++n > CELLS || colon == SIZE_MAX || !colon || colon > HEAD_CHARS)
			return STR("");
		const struct str made = read_parts(f, line, str_slice(cell, 0, colon),
						   str_slice(cell, colon + 1, cell.n));
		if (!made.n)
			return STR("");
		buf_printf(&b, "%s%.*s", b.n ? "\n" : "", STR_ARG(made));
	}
	return n > 1 ? buf_str(&b) : STR("");
}

/* Below a row with bars that was not understood, which may name the columns, a row means nothing by itself. */
static bool is_of_table(const struct draft *l, int i)
{
	return i && str_find_char(l->line[i].typed, '|') != SIZE_MAX &&
	       str_find_char(l->line[i - 1].typed, '|') != SIZE_MAX &&
	       !free_orders_something(l, i - 1);
}

bool free_read_leader(struct free *f, int i)
{
	static const char *const between[] = {" / ", " | ", " // ", "; "};
	struct draft *l = f->l;
	struct line *line = &l->line[i];
	const struct str text = free_bare_item(line->typed);
	size_t width;
	struct str made = STR("");

	if (line->n_typed > 1 || is_of_table(l, i) || text.n >= LETTER_COLUMNS ||
	    !text.n ||
	    (leader_in(text, &width) == SIZE_MAX &&
	     str_find_char(text, ':') == SIZE_MAX))
		return false;
	for (size_t k = 0; !made.n && k < sizeof between / sizeof *between; k++)
		made = read_row(f, line, text, between[k]);
	if (!made.n)
		made = read_led(f, line, text);
	f->n_pieces = 0;
	if (!made.n)
		return false;
	free_forget(l, line);
	line->verdict = VERDICT_ASKED;
	line->ask = made;
	l->out->has_orders_word = true;
	return true;
}
