/* An order, and a part of it alone in a row below: "1. Attack Yellow 1.", "2. Two from Red 1, two from Red 3." A part belongs to the order
 * that lacks just this. Both are asked about as one; where that is not read, the order does not count without it.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include <stdint.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/text/text.h"

/* PARTS_MOST: orders of a letter that are held against a part further below. */
enum { ABOVE_MOST = 6, PARTS_MOST = 12 };

/* Without the mark of an item and the point at its end. */
static struct str bare_row(struct str typed)
{
	typed = free_bare_item(typed);
	while (typed.n && (typed.s[typed.n - 1] == '.' || typed.s[typed.n - 1] == '!'))
		typed.n--;
	return typed;
}

/* The row above that is not blank; -1: none. */
static int row_above(const struct draft *l, int i)
{
	for (int k = i - 1; k >= 0 && i - k <= 2; k--)
		if (str_trim(l->line[k].typed).n)
			return k;
	return -1;
}

static bool completes(struct free *f, int above, struct line *line, struct str part)
{
	const struct str row = bare_row(f->l->line[above].typed);
	const struct str order = free_orders_apart(f, &f->l->line[above], row);

	return free_would_complete(f, line, row, order, part);
}

/* The number or letter of an item, 1 for "a)"; 0: it has none. */
static int item_number(struct str typed)
{
	int n = 0;

	typed = str_trim(typed);
	const size_t mark = free_item_mark(typed);
	for (size_t i = 0; i < mark; i++) {
		const char c = typed.s[i];
		if (c >= '0' && c <= '9')
			n = 10 * n + (c - '0');
		else if (!n && ascii_lower(c) >= 'a' && ascii_lower(c) <= 'z')
			return ascii_lower(c) - 'a' + 1;
	}
	return n;
}

/* Is the row the next one of the list in which the other is, or is neither numbered? The first item below a heading begins a list. */
static bool is_next(struct str above, struct str row)
{
	const int n = item_number(row);

	return !n || (n > 1 && n == item_number(above) + 1);
}

/* Is there a row above to which a part may belong: an order, or one that is not whole? */
static bool may_lack(struct free *f, const struct line *above)
{
	const struct clause *c = free_clause_of(f, bare_row(above->typed));

	return above->n_typed < 2 && !above->quoted && !above->unticked &&
	       (free_orders_something(f->l, (int)(above - f->l->line)) ||
		(above->verdict == VERDICT_REFUSED && !above->understood && c->n &&
		 free_verb(f, &c->t[0])));
}

static void ask_whole(struct draft *l, int above, int i, struct str whole)
{
	struct line *line = &l->line[above];

	free_forget(l, line);
	free_take_lines(l, above, i - above + 1);
	line->verdict = VERDICT_ASKED;
	line->ask = whole;
	l->out->has_orders_word = true;
}

/* How many rows from this one on are parts of one list? */
static int parts_from(struct free *f, int i)
{
	enum { MOST = 4 };
	const struct draft *l = f->l;
	int n = 0;

	while (n < MOST && i + n < l->n_lines && free_is_open(&l->line[i + n]) &&
	       l->line[i + n].n_typed < 2 &&
	       (!n || is_next(l->line[i + n - 1].typed, l->line[i + n].typed)) &&
	       free_is_part(f, bare_row(l->line[i + n].typed)))
		n++;
	return n;
}

static struct str parts_of(const struct draft *l, int i, int n)
{
	struct buf b = buf_in(l->a);

	for (int k = 0; k < n; k++)
		buf_printf(&b, "%s" PRI_STR, k ? ", " : "",
			   STR_MADE(l->a, bare_row(l->line[i + k].typed)));
	return buf_str(&b);
}

bool free_read_completed(struct free *f, int i)
{
	struct draft *l = f->l;
	struct line *line = &l->line[i];
	const int above = row_above(l, i);
	const int n = above < 0 || !is_next(l->line[above].typed, line->typed) ||
				      !may_lack(f, &l->line[above])
			      ? 0
			      : parts_from(f, i);

	if (!n)
		return false;
	/* The order of the row above together with the part; empty: it does not lack this. */
	const struct str part = parts_of(l, i, n), row = bare_row(l->line[above].typed),
			 order = free_orders_apart(f, &l->line[above], row),
			 whole = free_with_part(f, line, row, order, part);
	const bool unfit = !whole.n && n == 1 && free_orders_something(l, above) &&
			   free_half_fits(f, line, row, order, part);
	f->n_pieces = 0;
	if (whole.n) {
		ask_whole(l, above, i + n - 1, whole);
	} else if (unfit) { /* "four tokens: two from Red 1, one from Red 3" */
		free_refuse(l, &l->line[above]);
		free_refuse(l, line);
		letter_remark(
			l, line, true, 0, 0, NULL,
			"This seems to belong to line %d, but the figures do not fit. Send both again",
			l->line[above].number);
	}
	return whole.n || unfit;
}

void free_doubt_completed(struct free *f, int i)
{
	struct draft *l = f->l;
	struct line *line = &l->line[i];
	struct str rest = line->typed, part = rest;
	int seen = 0;

	if (line->verdict == VERDICT_BLANK || line->quoted || line->unticked)
		return;
	while (str_line(&rest, &part)) /* the last, where it was read as going on */
		;
	part = bare_row(part);
	if (!free_is_part(f, part))
		return;
	for (int k = i - 1; k >= 0 && seen < ABOVE_MOST && l->n_parts < PARTS_MOST;
	     k--) {
		if (!free_orders_something(l, k) || l->line[k].n_typed > 1)
			continue;
		seen++;
		l->n_parts++;
		if (!completes(f, k, line, part))
			continue;
		free_refuse(l, &l->line[k]);
		letter_remark(
			l, &l->line[k], true, 0, 0, NULL,
			"Line %d seems to belong to this, but I do not understand it. Send both again",
			line->number + line->n_typed - 1);
		break;
	}
	f->n_pieces = 0;
}
