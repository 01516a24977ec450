/* Rows that name what they hold, and make one order: "1. Attack: Blue 3", and below it "2. Tokens: 4", "3. From: Yellow 1 (4)".
 * With numbers, letters or dots before them, or without.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/lines/lines.h"
#include "orders/free/text/text.h"

enum { ROWS = 8, HEAD_WORDS = 4, VALUE_WORDS = 24 };

/* How the row is marked: by a number or a letter, by a dot or the like, not at all. */
enum mark { MARK_NONE, MARK_DOT, MARK_NUMBER, MARK_LETTER };

static enum mark mark_of(struct str typed, int *nth)
{
	struct str s = str_trim(typed);
	size_t from = s.n && s.s[0] == '(';

	*nth = 0;
	if (!free_item_mark(s))
		return MARK_NONE;
	while (from < s.n && s.s[from] >= '0' && s.s[from] <= '9')
		*nth = *nth * 10 + (s.s[from++] - '0');
	if (*nth)
		return MARK_NUMBER;
	if (ascii_lower(s.s[from]) < 'a' || ascii_lower(s.s[from]) > 'z')
		return MARK_DOT;
	*nth = ascii_lower(s.s[from]) - 'a' + 1;
	return MARK_LETTER;
}

/* The colon behind a few words that name what the row holds; 0: there is none. */
static int colon_of(const struct clause *c)
{
	int colon = 0;

	while (colon < c->n && colon <= HEAD_WORDS && !token_is_sign(&c->t[colon], ':'))
		colon++;
	return colon <= HEAD_WORDS && colon + 1 < c->n && c->n <= colon + VALUE_WORDS
		       ? colon
		       : 0;
}

/* The orders of a text by itself. */
static struct str orders_alone(struct free *f, struct str text)
{
	struct free *rest = arena_room(f->l->a, sizeof *rest);

	free_copy(rest, f);
	return free_orders_of(rest, &text);
}

/* Is it a part of an order that the row names? "Release: Yellow 4" and "C2: 8" are orders of their own; "Dial: 3" makes no order alone, though
 * orders of the game begin with its word. */
static bool names_part(struct free *f, struct str typed)
{
	struct clause *c = free_clause_of(f, free_bare_item(typed));
	int colon = colon_of(c), label;
	struct parse p;

	letter_parse(f->l, &p, c->t, c->n);
	p.quiet = true;
	if (!colon || (f->l->reader->vocab->label &&
		       f->l->reader->vocab->label(&p, &label) && label >= 0))
		return false;
	struct clause *head = free_clause(f, c->t, colon);
	phrases_respell(f->phrases, head);
	for (int i = 0; i < head->n; i++)
		if (head->t[i].kind != TOKEN_WORD || token_is(&head->t[i], WORD_SEAT) ||
		    token_is(&head->t[i], WORD_IF) ||
		    token_is(&head->t[i], WORD_ELSE) || token_denies(&head->t[i]))
			return false;
	return head->n && (!free_verb(f, &head->t[0]) ||
			   !orders_alone(f, free_bare_item(typed)).n);
}

/* How many rows from this one on may belong together? The first need not name what it holds ("1. Ally with Red in C2"), the
 * second names a part. */
static int rows_from(struct free *f, int i)
{
	struct draft *l = f->l;
	int first, nth, n = 1;
	const enum mark mark = mark_of(l->line[i].typed, &first);

	while (n < ROWS && i + n < l->n_lines && free_is_open(&l->line[i + n]) &&
	       l->line[i + n].n_typed <= 1 &&
	       l->line[i + n].number == l->line[i].number + n &&
	       mark_of(l->line[i + n].typed, &nth) == mark &&
	       nth == (first ? first + n : 0) &&
	       (mark || !free_is_of_other_phase(l, l->line[i + n].typed)) &&
	       (n > 1 ? colon_of(free_clause_of(
				f, free_bare_item(l->line[i + n].typed))) > 0
		      : names_part(f, l->line[i + n].typed)))
		n++;
	return n;
}

/* The rows without their marks and the points at their ends, as one sentence. `turned`: "Cards: 1" as "1 Cards". */
static struct str as_sentence(const struct draft *l, int i, int n, bool turned)
{
	struct buf b = buf_in(l->a);

	for (int k = i; k < i + n; k++) {
		struct str row = free_bare_item(l->line[k].typed);
		bool point = row.n && row.s[row.n - 1] == '.';
		row = str_slice(row, 0, row.n - point);
		buf_printf(&b, "%s" PRI_STR, k > i ? ", " : "",
			   STR_MADE(l->a,
				    k > i && turned ? free_said_item(l->a, row) : row));
	}
	return buf_str(&b);
}

/* How many rows are in the list with numbers or letters that begins here; 0: none does, or too many. */
static int list_from(const struct draft *l, int i)
{
	int nth, n = 0;
	const enum mark mark = mark_of(l->line[i].typed, &nth);

	if (mark < MARK_NUMBER)
		return 0;
	while (i + n < l->n_lines && l->line[i + n].number == l->line[i].number + n &&
	       mark_of(l->line[i + n].typed, &nth) == mark && nth == n + 1) {
		if (n == ROWS || !free_is_open(&l->line[i + n]) ||
		    l->line[i + n].n_typed > 1 ||
		    str_ends(str_trim(l->line[i + n].typed), ":")) /* left empty */
			return 0;
		n++;
	}
	return n > 1 ? n : 0;
}

/* Has the order each player and each number of the rows, or the sum of these? One that has not is only a part of what they say. */
static bool keeps_all(struct free *f, struct str text)
{
	const struct clause *made = f->piece[0].clause, *said = free_clause_of(f, text);
	const int sum = free_n_sent(made);

	if (free_n_sent(said) > sum)
		return false; /* "2 from Red 3" and "3 from Red 1" are not 2 and 1 */
	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		const bool seat = token_is(t, WORD_SEAT);
		bool found = seat ? false : t->kind != TOKEN_NUMBER || t->value == sum;
		for (int k = 0; k < made->n && !found; k++)
			found = made->t[k].kind == t->kind &&
				made->t[k].value == t->value &&
				(!seat || token_is(&made->t[k], WORD_SEAT));
		if (!found)
			return false;
	}
	return true;
}

/* Does the row say something of an order? "Disbanding: none" does not; without a mark its head is a word of the game. */
static bool says_part(struct free *f, struct str typed)
{
	const struct clause *c = free_clause_of(f, free_bare_item(typed));
	int nth;
	bool part =
		mark_of(typed, &nth) != MARK_NONE ||
		(c->n && (c->t[0].id >= WORD_GAME || token_is(&c->t[0], WORD_FROM) ||
			  token_is(&c->t[0], WORD_WITH)));
	bool thing = false;

	for (int i = 0; i < c->n; i++) {
		if (token_denies(&c->t[i]) || token_is(&c->t[i], WORD_NOTHING))
			return false;
		thing |= c->t[i].kind == TOKEN_NUMBER || token_is(&c->t[i], WORD_SEAT);
	}
	return part && thing;
}

bool free_read_headed(struct free *f, int i, bool marked)
{
	struct draft *l = f->l;
	int nth;

	if (marked != (mark_of(l->line[i].typed, &nth) != MARK_NONE))
		return false;
	const int most = rows_from(f, i);
	for (int k = 2 * most + 1; k >= 4; k--) {
		int n = k / 2; /* the most first */
		/* The order is not whole where the next row names one more part of it. */
		if (n < most && names_part(f, l->line[i + n].typed) &&
		    says_part(f, l->line[i + n].typed))
			continue;
		struct str text = as_sentence(l, i, n, k % 2);
		if (text.n >= LETTER_COLUMNS || !free_reads_joined(f, text) ||
		    f->n_pieces != 1 || !keeps_all(f, text))
			continue;
		free_forget(l, &l->line[i]);
		free_take_lines(l, i, n);
		return free_decide(f, &l->line[i]);
	}
	f->n_pieces = 0;
	return false;
}

bool free_read_unheaded(struct free *f, int i)
{
	struct draft *l = f->l;
	const int n = list_from(l, i);

	if (!n)
		return false;
	struct str text = as_sentence(l, i, n, false);
	bool read = text.n < LETTER_COLUMNS && free_reads_joined(f, text) &&
		    f->n_pieces == 1 && free_count(f, PIECE_ORDER) == 1 &&
		    keeps_all(f, text);
	/* Where one row makes the order without the others, they stand apart. */
	struct str all = read ? orders_alone(f, text) : STR("");
	for (int k = 1; read && k < n; k++)
		read = !str_equal(orders_alone(f, free_bare_item(l->line[i + k].typed)),
				  all);
	if (!read) {
		f->n_pieces = 0;
		return false;
	}
	free_doubt(f, 0);
	free_take_lines(l, i, n);
	return free_decide(f, &l->line[i]);
}

/* Half of an order does not count. */
void free_doubt_headed(struct free *f, int i)
{
	struct draft *l = f->l;
	int above = i - 1;

	if (!names_part(f, l->line[i].typed) || !says_part(f, l->line[i].typed) ||
	    free_is_of_other_phase(l, l->line[i].typed))
		return;
	while (above >= 0 && rows_from(f, above) > i - above &&
	       !free_orders_something(l, above))
		above--;
	if (above >= 0 && rows_from(f, above) > i - above &&
	    free_orders_something(l, above))
		free_doubt_above(f, &l->line[i], true);
}
