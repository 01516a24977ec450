/* Tables: lines of cells with bars, tabs, semicolons, commas or wide gaps between them, under a row that
 * names the columns. Each row is an order in the words that its columns give it, and all of them are asked
 * about as one. A table with the names down its side is turned first.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/free_table.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/lines/lines.h"
#include "orders/free/text/text.h"

/* --- what the columns are --- */

static bool is_label(struct free *f, struct str cell)
{
	struct clause *c = free_clause_of(f, cell);

	return c->n && free_label_at(f, c, 0) == c->n;
}

static bool column_of_labels(struct free *f, const struct table *t, int k)
{
	bool any = false;

	for (int r = 1; r < t->n_rows; r++) {
		any |= !table_is_empty(t->cell[r][k]);
		if (!table_is_empty(t->cell[r][k]) && !is_label(f, t->cell[r][k]))
			return false;
	}
	return any;
}

/* Each begins with a number, or is "all". */
static bool column_of_amounts(struct free *f, const struct table *t, int k)
{
	for (int r = 1; r < t->n_rows; r++) {
		const struct clause *c = free_clause_of(f, t->cell[r][k]);
		if (c->n && !table_is_empty(t->cell[r][k]) &&
		    c->t[0].kind != TOKEN_NUMBER && !token_is(&c->t[0], WORD_ALL))
			return false;
	}
	return true;
}

/* Numbers from 1 on, one a row. */
static bool column_of_ranks(struct free *f, const struct table *t, int k)
{
	for (int r = 1; r < t->n_rows; r++) {
		const struct clause *c = free_clause_of(f, t->cell[r][k]);
		if (!c->n || c->t[0].kind != TOKEN_NUMBER || c->t[0].value != r ||
		    c->n > 2 || (c->n > 1 && c->t[1].kind != TOKEN_SIGN))
			return false;
	}
	return true;
}

struct named {
	const char *text;
	enum column column;
};

/* What a word in the name of a column says; false: nothing. */
static bool column_named(const struct token *t, enum column *column)
{
	static const struct named names[] = {
		{"source", COLUMN_FROM},      {"origin", COLUMN_FROM},
		{"with", COLUMN_TOKENS},      {"amount", COLUMN_TOKENS},
		{"number", COLUMN_TOKENS},    {"count", COLUMN_TOKENS},
		{"strength", COLUMN_TOKENS},  {"many", COLUMN_TOKENS},
		{"qty", COLUMN_TOKENS},       {"condition", COLUMN_IF},
		{"when", COLUMN_IF},          {"only", COLUMN_IF},
		{"2nd", COLUMN_ELSE},         {"second", COLUMN_ELSE},
		{"3rd", COLUMN_ELSE},         {"third", COLUMN_ELSE},
		{"fallback", COLUMN_ELSE},    {"backup", COLUMN_ELSE},
		{"alternative", COLUMN_ELSE}, {"1st", COLUMN_THING},
		{"first", COLUMN_THING},      {"preferred", COLUMN_THING},
		{"order", COLUMN_THING},      {"orders", COLUMN_THING},
		{"action", COLUMN_THING},     {"move", COLUMN_THING},
		{"what", COLUMN_THING},       {"target", COLUMN_THING},
		{"where", COLUMN_THING},      {"destination", COLUMN_THING},
		{"who", COLUMN_THING},        {"player", COLUMN_THING},
		{"note", COLUMN_NOTE},        {"notes", COLUMN_NOTE},
		{"remark", COLUMN_NOTE},      {"remarks", COLUMN_NOTE},
		{"comment", COLUMN_NOTE},     {"comments", COLUMN_NOTE},
		{"why", COLUMN_NOTE},         {"reason", COLUMN_NOTE},
		{"refused", COLUMN_DENIED},   {"declined", COLUMN_DENIED},
		{"excluded", COLUMN_DENIED},  {"denied", COLUMN_DENIED},
		{"rejected", COLUMN_DENIED},  {"not", COLUMN_DENIED},
		{"without", COLUMN_DENIED},   {"except", COLUMN_DENIED},
		{"barred", COLUMN_DENIED},    {"unwelcome", COLUMN_DENIED},
	};

	if (token_is(t, WORD_FROM) || token_is(t, WORD_IF) || token_is(t, WORD_ELSE)) {
		*column = token_is(t, WORD_FROM) ? COLUMN_FROM
			  : token_is(t, WORD_IF) ? COLUMN_IF
						 : COLUMN_ELSE;
		return true;
	}
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (str_is(t->text, names[i].text)) {
			*column = names[i].column;
			return true;
		}
	bool tokens = t->id >= WORD_GAME && t->flags & WORD_DROPPED && t->text.n > 1;
	*column = tokens ? COLUMN_TOKENS : COLUMN_THING;
	return tokens;
}

/* "2nd": a number and its ending are two tokens. */
static bool is_ordinal(const struct clause *name, enum column *column)
{
	bool ordinal = name->n > 1 && name->t[0].kind == TOKEN_NUMBER &&
		       name->t[1].glued && name->t[1].text.n == 2;

	if (ordinal)
		*column = name->t[0].value > 1 ? COLUMN_ELSE : COLUMN_THING;
	return ordinal;
}

/* A column by its name; false: the row names no columns. */
static bool name_column(struct free *f, struct table *t, int k)
{
	const struct clause *name = free_clause_of(f, t->cell[0][k]);
	enum column column = COLUMN_THING;
	bool known = is_ordinal(name, &column);

	for (int i = 0; i < name->n && !known; i++) {
		if (name->t[i].kind == TOKEN_NUMBER || token_is(&name->t[i], WORD_SEAT))
			return false; /* this is an order, and no name */
		known = column_named(&name->t[i], &column);
	}
	if (column_of_labels(f, t, k)) {
		column = COLUMN_LABEL;
		known = true;
	} else if (column_of_ranks(f, t, k) && k == 0) {
		column = COLUMN_RANK;
		known = true;
	} else if (!known && name->n > 1 && token_is(&name->t[0], WORD_I)) {
		column = COLUMN_SAID;
		known = true;
	} else if (!known && name->n == 1 && free_verb(f, &name->t[0])) {
		column = COLUMN_VERB;
		known = true;
	}
	if (column == COLUMN_TOKENS && !column_of_amounts(f, t, k))
		column = COLUMN_THING;
	t->column[k] = column;
	t->named[k] = known;
	t->known += known;
	return name->n <= (t->prose ? 2 : 4);
}

/* With the names in the first column, and the labels in the first row. */
static bool turn(struct free *f, struct table *t)
{
	if (t->n_rows > COLUMNS || is_label(f, t->cell[0][0]))
		return false;
	for (int k = 1; k < t->n_columns; k++)
		if (!is_label(f, t->cell[0][k]))
			return false;
	return table_transpose(t);
}

/* Columns that say nothing but who else is there, beside a column of labels: "Attacker", "Defender". They only
 * describe what the label names. false: there are none. */
static bool leave_out_players(struct free *f, struct table *t)
{
	bool any = false, labelled = false;

	for (int k = 0; k < t->n_columns; k++)
		labelled |= t->column[k] == COLUMN_LABEL;
	for (int k = 0; k < t->n_columns && labelled; k++) {
		bool players = t->column[k] == COLUMN_THING && !t->named[k];
		for (int r = 1; r < t->n_rows && players; r++) {
			const struct clause *c = free_clause_of(f, t->cell[r][k]);
			players = c->n == 1 && (token_is(&c->t[0], WORD_SEAT) ||
						token_is(&c->t[0], WORD_ME));
		}
		if (players)
			t->column[k] = COLUMN_NOTE;
		any |= players;
	}
	return any;
}

/* Do at least so many names say what their column holds? */
static bool name_columns(struct free *f, struct table *t, int least)
{
	turn(f, t);
	for (int k = 0; k < t->n_columns; k++)
		if (!name_column(f, t, k))
			return false;
	return t->known >= least;
}

/* One order, part by part: "Deal | Yellow", and below it "Give | 2 cards". */
static bool read_record(struct free *f, const struct table *t)
{
	const struct clause *verb = free_clause_of(f, t->cell[0][0]);
	struct buf b = buf_in(f->l->a);

	if (t->n_columns != 2 || !verb->n || !free_verb(f, &verb->t[0]))
		return false;
	for (int r = 0; r < t->n_rows; r++)
		buf_printf(&b, "%s%.*s %.*s",
			   !r       ? ""
			   : r == 1 ? ": "
				    : ", ",
			   STR_ARG(t->cell[r][0]), STR_ARG(t->cell[r][1]));
	return free_read_text(f, buf_str(&b)) && f->n_pieces == 1 &&
	       free_count(f, PIECE_ORDER) == 1;
}

/* The table is one line of the letter now; all of it is asked about. */
static bool take_table(struct free *f, int i, const struct table *t)
{
	free_doubt(f, 0);
	free_take_lines(f->l, i, t->n_lines);
	return free_decide(f, &f->l->line[i]);
}

/* A table that says who is not meant, and was not read: nor are its rows, one by one. */
static bool refuse_denied(struct free *f, int i, const struct table *t)
{
	bool denied = false;

	for (int k = 0; k < t->n_columns; k++)
		denied |= t->column[k] == COLUMN_DENIED && t->named[k];
	for (int n = i; denied && n < i + t->n_lines; n++) {
		struct line *line = &f->l->line[n];
		free_refuse(f->l, line);
		letter_remark(
			f->l, line, true, 0, 0, NULL,
			"I do not understand this table. Write a line for each order");
	}
	return denied;
}

/* Is each cell below the names a number alone? No prose has such lines. */
static bool has_figures(struct free *f, const struct table *t)
{
	for (int r = 1; r < t->n_rows; r++)
		for (int k = 0; k < t->n_columns; k++) {
			const struct clause *c = free_clause_of(f, t->cell[r][k]);
			if ((c->n != 1 || c->t[0].kind != TOKEN_NUMBER) &&
			    !table_is_apart(f, t, r))
				return false;
		}
	return true;
}

bool table_read(struct free *f, struct table *t)
{
	f->n_pieces = 0;
	return name_columns(f, t, 1) &&
	       (table_read_rows(f, t) || table_read_said(f, t));
}

/* One order a column: the names of the first line are what each is about, those at the left its parts. Nothing stands above these. */
static bool read_columns(struct free *f, int i, struct table *t)
{
	const struct heading head = f->head;

	if (!table_take_columns(f->l, i, t))
		return false;
	f->used_heading = f->negated = f->begun = f->corrects = f->parted = false;
	bool read = table_read_said(f, t) && f->n_pieces == t->n_rows - 1 &&
		    free_count(f, PIECE_ORDER) == f->n_pieces;
	f->head = head;
	return read && take_table(f, i, t);
}

bool free_read_table(struct free *f, int i)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct table *t = arena_room(f->l->a, sizeof *t);
	const struct heading head = f->head;

	if (read_columns(f, i, t))
		return true;
	for (int by = 0; by < GAPS; by++) {
		if (!table_take_cells(f->l, i, by, t))
			continue;
		f->n_pieces = 0;
		f->used_heading = f->negated = f->begun = f->corrects = f->parted =
			false;
		bool open = table_gap_is_open(by);
		bool figures = has_figures(f, t), sure = open || figures;
		t->prose = !open;
		struct str above = str_trim(f->l->line[i].typed);
		if (t->prose && str_ends(above, ":"))
			continue; /* "Move, in order of preference:" */
		bool named = false;
		bool read = (open && read_record(f, t)) ||
			    ((named = name_columns(f, t,
						   figures ? 0
						   : open  ? 1
							   : 2)) &&
			     (table_read_rows(f, t) ||
			      (leave_out_players(f, t) && table_read_rows(f, t)) ||
			      ((sure || t->known > 1) && table_read_said(f, t))));
		f->head = head;
		if (read)
			return take_table(f, i, t);
		if (named && refuse_denied(f, i, t))
			return true;
	}
	f->n_pieces = 0;
	arena_rewind(f->l->a, here);
	return false;
}
