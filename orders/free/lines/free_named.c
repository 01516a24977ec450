/* Rows that name what they hold, with any sign between the name and the value: "Attack = Yellow 3", and below it "Tokens = 2"; "From -> Red 1";
 * "Dial | 3"; or the value in a deeper row below its name. All of them are one order, and asked about, or none of them counts alone.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/lines/free_table.h"
#include "orders/free/lines/lines.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/text.h"

enum { NAMED = 8, NAME_WORDS = 4, VALUE_BYTES = 80 };

/* A row as it is parted; n_lines is 0: it is not one. */
struct named_row {
	struct str name, value;
	int n_lines;
};

/* What may part a name from its value. NULL ends them; the wide gap and the deeper row come last. */
static const char *const parts[] = {
	":",   "=", "->", "=>", "\xe2\x86\x92", "|", "\t", " - ", " \xe2\x80\x93 ",
	"   ", "\n"};

enum { SIGNS = sizeof parts / sizeof *parts };

static size_t indent_of(struct str s)
{
	size_t n = 0;

	while (n < s.n && (s.s[n] == ' ' || s.s[n] == '\t'))
		n++;
	return n;
}

/* Without the signs around it: "**From:**", "| From | Red 1 |". */
static struct str bare(struct str s)
{
	s = str_trim(s);
	while (s.n && strchr("*_|:", s.s[0]))
		s = str_trim(str_slice(s, 1, s.n));
	while (s.n && strchr("*_|:.,;", s.s[s.n - 1]))
		s = str_trim(str_slice(s, 0, s.n - 1));
	return s;
}

/* A few words without a number, a player or a condition. */
static bool is_name(struct free *f, struct str name)
{
	const struct clause *c = name.n && name.n < 40 ? free_clause_of(f, name) : NULL;

	for (int i = 0; c && i < c->n; i++)
		if (c->t[i].kind != TOKEN_WORD || token_is(&c->t[i], WORD_SEAT) ||
		    token_is(&c->t[i], WORD_IF) || token_is(&c->t[i], WORD_ELSE) ||
		    token_is(&c->t[i], WORD_PREF) || token_denies(&c->t[i]) ||
		    free_says_rank(&c->t[i]))
			return false;
	return c && c->n && c->n <= NAME_WORDS;
}

/* The rows from a line on, as they were typed; some lines were joined already, as where a row begins with "from". */
struct typed {
	struct str row[2 * NAMED];
	int line[2 * NAMED]; /* of the letter */
	int n;
};

static void gather(const struct draft *l, int i, struct typed *all)
{
	int number = l->line[i].number;

	all->n = 0;
	for (int k = i; k < l->n_lines; k++) {
		const struct line *line = &l->line[k];
		struct str rest = line->typed, row;
		if (!rest.n || line->verdict == VERDICT_BLANK || line->quoted ||
		    line->unticked || line->press || line->number != number)
			return;
		while (all->n < 2 * NAMED && str_line(&rest, &row)) {
			all->row[all->n] = row;
			all->line[all->n++] = k;
		}
		number += line->n_typed ? line->n_typed : 1;
	}
}

static struct named_row row_at(struct free *f, const struct typed *all, int i, int sign)
{
	const struct named_row none = {.n_lines = 0};
	struct named_row row = {.n_lines = 1};

	if (i >= all->n)
		return none;
	struct str text = free_bare_item(all->row[i]);
	if (parts[sign][0] == '\n') {
		if (i + 1 >= all->n ||
		    indent_of(all->row[i + 1]) <= indent_of(all->row[i]))
			return none;
		row = (struct named_row){bare(text), bare(all->row[i + 1]), 2};
	} else {
		if (parts[sign][0] == '|' && text.n && text.s[0] == '|')
			text = str_trim(str_slice(text, 1, text.n));
		const size_t at = str_find(text, str_of(parts[sign]));
		if (at == SIZE_MAX)
			return none;
		row.name = bare(str_slice(text, 0, at));
		row.value = bare(str_slice(text, at + strlen(parts[sign]), text.n));
	}
	if (str_find(row.value, str_of(parts[sign])) != SIZE_MAX)
		return none; /* of a table */
	return row.value.n && row.value.n < VALUE_BYTES && is_name(f, row.name) ? row
										: none;
}

/* The verb of an order whose word alone is the name. */
static const struct verb *verb_of(struct free *f, struct str name)
{
	const struct clause *c = free_clause_of(f, name);

	return c->n == 1 ? free_verb(f, &c->t[0]) : NULL;
}

/* "Attack: ...", and below it "Limbo: ...": the name begins an order of its own, and the first one does not have it. */
static bool begins_another(struct free *f, const struct named_row *first,
			   const struct named_row *row)
{
	const struct verb *v = verb_of(f, first->name),
			  *other = v ? verb_of(f, row->name) : NULL;

	return other && other->parse != v->parse &&
	       !(v->parts &&
		 str_find(str_of(v->parts), str_trim(row->name)) != SIZE_MAX);
}

/* The rows that have that sign; how many. */
static int rows_at(struct free *f, const struct typed *all, int sign,
		   struct named_row row[NAMED])
{
	int n = 0;

	for (int at = 0; n < NAMED && at < all->n; at += row[n++].n_lines) {
		row[n] = row_at(f, all, at, sign);
		if (!row[n].n_lines || (n && begins_another(f, &row[0], &row[n])))
			break;
	}
	return n;
}

/* Has the order that was read each number and each player of the rows? "2 tokens" may be a sum. */
static bool keeps(struct free *f, const struct named_row row[], int n)
{
	const struct clause *made = free_made_of(f, &f->piece[0]);
	int sum = 0;

	for (int k = 0; k + 1 < made->n; k++)
		sum += made->t[k].kind == TOKEN_NUMBER &&
				       token_is(&made->t[k + 1], WORD_FROM)
			       ? made->t[k].value
			       : 0;
	for (int r = 0; r < n; r++) {
		const struct clause *c = free_clause_of(f, row[r].value);
		for (int i = 0; i < c->n; i++) {
			bool found =
				!token_is_thing(&c->t[i]) ||
				(c->t[i].kind == TOKEN_NUMBER && c->t[i].value == sum);
			for (int k = 0; k < made->n && !found; k++)
				found = made->t[k].kind == c->t[i].kind &&
					made->t[k].value == c->t[i].value &&
					made->t[k].id == c->t[i].id;
			if (!found)
				return false;
		}
	}
	return true;
}

/* Is what was read one order with all of them? */
static bool is_whole(struct free *f, const struct named_row row[], int n)
{
	return f->n_pieces == 1 && f->piece[0].kind == PIECE_ORDER && keeps(f, row, n);
}

/* As a sentence, with or without signs, or as a table of one row. */
static bool read_rows(struct free *f, const struct named_row row[], int n)
{
	static const struct {
		const char *is, *link;
	} ways[] = {{": ", ", "}, {": ", "; "}, {" ", " "}, {" ", ", "}};
	struct table *t = arena_room(f->l->a, sizeof *t);
	bool any = true;

	for (size_t k = 0; k < sizeof ways / sizeof *ways; k++) {
		if (k % 2 && !any)
			continue; /* another link makes no order of words that had none */
		struct buf b = buf_in(f->l->a);
		for (int r = 0; r < n; r++)
			buf_printf(&b, "%s" PRI_STR "%s" PRI_STR, r ? ways[k].link : "",
				   STR_ARG(row[r].name), ways[k].is,
				   STR_ARG(row[r].value));
		f->n_pieces = 0;
		bool read = b.n < LETTER_COLUMNS && free_read_text(f, buf_str(&b));
		if (read && is_whole(f, row, n))
			return true;
		any = read && free_count(f, PIECE_ORDER) > 0;
	}
	*t = (struct table){.n_rows = 2, .n_columns = n};
	for (int r = 0; r < n; r++) {
		t->cell[0][r] = row[r].name;
		t->cell[1][r] = row[r].value;
	}
	if (table_read(f, t) && is_whole(f, row, n))
		return true;
	f->n_pieces = 0;
	return false;
}

/* How many lines of the letter are these rows? 0: they end inside one. */
static int lines_of(const struct typed *all, const struct named_row row[], int n)
{
	int rows = 0;

	for (int r = 0; r < n; r++)
		rows += row[r].n_lines;
	if (rows < all->n && all->line[rows] == all->line[rows - 1])
		return 0;
	return all->line[rows - 1] - all->line[0] + 1;
}

/* The order that the row is by itself; empty: none. */
static struct str order_of(struct free *f, int i, const struct named_row *row)
{
	struct free *alone = arena_room(f->l->a, sizeof *alone);

	free_copy(alone, f);
	return free_orders_apart(alone, &f->l->line[i],
				 str_printf(f->l->a, PRI_STR ": " PRI_STR,
					    STR_ARG(row->name), STR_ARG(row->value)));
}

/* "Losses = 3 from Yellow 2" below a deal, which may have tokens as well: is one of the rows an order of another kind than the one that all
 * of them made? */
static bool has_another(struct free *f, int i, const struct named_row row[], int n)
{
	const struct verb *v = free_verb(f, &f->piece[0].clause->t[0]);

	for (int r = 1; r < n && v && v->mutual; r++) {
		const struct str order = order_of(f, i, &row[r]);
		const struct clause *c = free_clause_of(f, order);
		if (order.n && free_verb(f, &c->t[0]) &&
		    !free_same_verb(f, c, f->piece[0].clause))
			return true;
	}
	return false;
}

/* `last`: the last line that must be among them. */
static bool read_from(struct free *f, int i, int last)
{
	struct draft *l = f->l;
	struct typed *all = arena_room(l->a, sizeof *all);
	struct named_row row[NAMED];

	gather(l, i, all);
	if (all->n < 2)
		return false;
	for (int sign = 0; sign < SIGNS; sign++) {
		const int most = rows_at(f, all, sign, row);
		for (int n = most; n > 1; n--) {
			const int lines = lines_of(all, row, n);
			if (i + lines <= last ||
			    (n < most && !order_of(f, i, &row[n]).n) ||
			    !read_rows(f, row, n) || has_another(f, i, row, n))
				continue;
			free_doubt(f, 0);
			free_forget(l, &l->line[i]);
			if (lines > 1)
				free_take_lines(l, i, lines);
			return free_decide(f, &l->line[i]);
		}
	}
	return false;
}

/* Is the line a row with that sign? */
static bool is_row(struct free *f, int i, int sign)
{
	struct typed *one = arena_room(f->l->a, sizeof *one);
	const struct line *line = &f->l->line[i];

	if (!line->typed.n || line->verdict == VERDICT_BLANK || line->quoted ||
	    line->n_typed > 1)
		return false;
	one->n = 1;
	one->row[0] = line->typed;
	return row_at(f, one, 0, sign).n_lines > 0;
}

bool free_read_named(struct free *f, int i)
{
	int sign = 0, top = i;

	while (sign < SIGNS && !(parts[sign][0] != '\n' && is_row(f, i, sign)))
		sign++;
	while (sign < SIGNS && top > 0 && i - top + 1 < NAMED &&
	       is_row(f, top - 1, sign))
		top--;
	/* The first of them may be an order that was taken without the others. */
	for (; top < i; top++)
		if (read_from(f, top, i))
			return true;
	return read_from(f, i, i);
}
