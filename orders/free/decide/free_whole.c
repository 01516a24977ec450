/* An order, and a part of it that stands beside it: "I attack Yellow 5. All three come from Red 3." Both are one order, which is asked
 * about; where they make none, the order is not offered without its part.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/free/change/change.h"

enum { WHOLE_TRIES = 8 };

/* Where the two cease to have the same words. */
static size_t same_words(struct str order, struct str whole)
{
	struct str a = order, b = whole, one, other;
	size_t same = 0;

	while (str_word(&a, &one) && str_word(&b, &other) && str_equal(one, other))
		same = (size_t)(one.s + one.n - order.s);
	return same;
}

/* Does the row say the word? A number that it does not say is only what the order has where nobody says one. */
static bool says_word(struct str row, struct str word)
{
	static const char signs[] = ".,;:!?)";
	struct str one;

	while (str_word(&row, &one)) {
		while (one.n && strchr(signs, one.s[one.n - 1]))
			one.n--;
		if (str_iequal(one, word))
			return true;
	}
	return false;
}

static struct str last_word(struct str text)
{
	struct str one, last = STR("0");

	while (str_word(&text, &one))
		last = one;
	return last;
}

/* Is `whole` the order of the row with something more at one place, which it did not have? A longer list is not that. */
static bool adds_part(struct arena *a, struct str said, struct str order,
		      struct str whole)
{
	const size_t same = same_words(order, whole);
	struct str left = str_trim(str_slice(order, same, order.n)),
		   more = str_trim(str_slice(whole, same, whole.n));

	if (str_find_char(whole, '\n') != SIZE_MAX ||
	    str_find(whole, STR(" else ")) != SIZE_MAX || !same || !more.n ||
	    more.s[0] == ',' || order.s[same - 1] == ',')
		return false;
	if (left.n && more.n > left.n && more.s[left.n] == ',' &&
	    str_equal(str_slice(more, 0, left.n), left))
		return false; /* "from Green 2", and "from Green 2, 1 from Green 1" */
	struct str rest = left, first;
	if (str_word(&rest, &first) && !says_word(said, first))
		left = str_trim(rest);
	if (more.n <= left.n || (left.n && !str_ends(more, str_z(a, left))))
		return false;
	/* "i get [1 card, i get] base Yellow 5": one more of a list. */
	struct str put = str_trim(str_slice(more, 0, more.n - left.n));
	const struct str before = last_word(str_slice(order, 0, same));
	return !left.n || !str_equal(last_word(put), before) ||
	       (before.s[0] >= '0' && before.s[0] <= '9');
}

/* The row and the part as one text, as people would write it; empty: there is no such way. */
static struct str together(struct arena *a, struct str row, struct str part, int way)
{
	static const char *const links[] = {" ", ", ", " with ", ": "};
	enum { LINKS = sizeof links / sizeof *links };
	struct str rest = row, verb;

	if (way < LINKS)
		return str_printf(a, "%.*s%s%.*s", STR_ARG(row), links[way],
				  STR_ARG(part));
	return way == LINKS && str_word(&rest, &verb)
		       ? str_printf(a, "%.*s %.*s %.*s", STR_ARG(verb), STR_ARG(part),
				    STR_ARG(str_trim(rest)))
		       : STR("");
}

struct str free_orders_apart(struct free *f, struct line *line, struct str text)
{
	struct draft *l = f->l;
	struct order *orders = l->order;
	const int n = l->n_orders;

	l->order = NULL;
	l->n_orders = 0;
	const struct str made =
		text.n < LETTER_COLUMNS ? free_orders_alone(f, line, text) : STR("");
	l->order = orders;
	l->n_orders = n;
	return made;
}

static bool is_one(struct str orders)
{
	return str_find_char(orders, '\n') == SIZE_MAX &&
	       str_find(orders, STR(" else ")) == SIZE_MAX;
}

/* "Of these 5: 2 ...": is the order of as many? */
static bool is_of_as_many(struct free *f, struct str order, struct str part)
{
	const int of = free_part_of(f, part);
	const struct clause *c = of ? free_clause_of(f, order) : NULL;

	for (int i = 0; of && i < c->n; i++)
		if (c->t[i].kind == TOKEN_NUMBER && c->t[i].value == of)
			return true;
	return !of;
}

static bool has_number(const struct clause *c, int value)
{
	for (int i = 0; i < c->n; i++)
		if (c->t[i].kind == TOKEN_NUMBER && c->t[i].value == value)
			return true;
	return false;
}

/* Has the whole a number that neither its order nor the part has? "Three of those to Yellow 1", where only two can be placed, is not
 * two of them. */
static bool counts_anew(struct free *f, struct str whole, struct str order,
			struct str part)
{
	struct arena_mark here = arena_mark(f->l->a);
	const struct clause *made = free_clause_of(f, whole);
	const struct clause *had = free_clause_of(f, order);
	const struct clause *said = free_clause_of(f, part);
	bool anew = false;

	for (int i = 0; i < made->n; i++)
		anew |= made->t[i].kind == TOKEN_NUMBER &&
			!has_number(had, made->t[i].value) &&
			!has_number(said, made->t[i].value);
	arena_rewind(f->l->a, here);
	return anew;
}

struct str free_with_part(struct free *f, struct line *line, struct str row,
			  struct str order, struct str part)
{
	const struct str said = row.s == order.s ? line->typed : row;
	struct arena *a = f->l->a;
	struct str says[2] = {part, free_bare_part(f, part)}, text;

	if (!is_one(order) || (order.n && !is_of_as_many(f, order, part)))
		return STR("");
	if (free_part_is_said(f, part))
		says[0] = says[1];
	for (int k = 0; k < 2 && !(k && str_iequal(says[0], says[1])); k++)
		for (int way = 0; (text = together(a, row, says[k], way)).n; way++) {
			const struct str whole = free_orders_apart(f, line, text);
			if (whole.n &&
			    (order.n ? adds_part(a, said, order, whole) &&
					       !counts_anew(f, whole, row, part)
				     : is_one(whole)))
				return whole;
		}
	return STR("");
}

bool free_half_fits(struct free *f, struct line *line, struct str row, struct str order,
		    struct str part)
{
	const size_t colon = str_find_char(part, ':');
	struct str rest =
		colon == SIZE_MAX ? part : str_trim(str_slice(part, colon + 1, part.n));
	const size_t comma = str_find_char(rest, ',');

	if (comma != SIZE_MAX)
		rest.n = comma;
	const struct clause *c = free_clause_of(f, part);
	const bool amount =
		c->n > 1 &&
		(c->t[0].kind == TOKEN_NUMBER ||
		 (token_is(&c->t[0], WORD_WITH) && c->t[1].kind == TOKEN_NUMBER));
	return amount && rest.n < part.n &&
	       free_with_part(f, line, row, order, rest).n > 0;
}

bool free_would_complete(struct free *f, struct line *line, struct str row,
			 struct str order, struct str part)
{
	return free_with_part(f, line, row, order, part).n > 0 ||
	       free_half_fits(f, line, row, order, part);
}

/* --- beside the orders of a line --- */

/* Where the words begin at a column: "of these 5: " before them belongs to them. */
static int begins_at(const struct draft *l, const struct line *line, int column)
{
	enum { OF_THESE = 4 };
	static const char *const them[] = {"these", "those", "the", "my", "all"};
	struct token t[LEX_TOKENS + 1];
	int n = line->typed.n < LETTER_COLUMNS ? lex(l->lexicon, line->typed, t) : 0;
	int i = 0;

	while (i < n && t[i].column < column)
		i++;
	return i >= OF_THESE && i < n && t[i - 1].kind == TOKEN_SIGN &&
			       t[i - 2].kind == TOKEN_NUMBER &&
			       TOKEN_AMONG(&t[i - 3], them) &&
			       token_is(&t[i - 4], WORD_OF)
		       ? t[i - 4].column
		       : column;
}

/* The words of a piece, as they were typed, without the signs at their end. */
static struct str typed_piece(const struct draft *l, const struct line *line,
			      const struct piece *p)
{
	const int column = begins_at(l, line, p->column);
	size_t from = str_octets(line->typed, (size_t)column);
	size_t to = str_octets(line->typed, (size_t)(p->column + p->width));
	struct str text = str_trim(str_slice(line->typed, from, to));

	while (text.n && (text.s[text.n - 1] == '.' || text.s[text.n - 1] == '!' ||
			  text.s[text.n - 1] == ';' || text.s[text.n - 1] == ','))
		text.n--;
	return text;
}

static const char lacks_part[] = N_(
	"This seems to belong to an order beside it, and I do not understand it so. Write the order with all its parts");

static void remove_piece(struct free *f, int at)
{
	f->n_pieces--;
	for (int i = at; i < f->n_pieces; i++)
		f->piece[i] = f->piece[i + 1];
}

/* The piece as a part of the order that piece `of` makes. An order of which only some figures fit is not meant without the others. */
static bool complete(struct free *f, struct line *line, int of, int at)
{
	struct free *alone = arena_room(f->l->a, sizeof *alone);
	const struct str part = typed_piece(f->l, line, &f->piece[at]);
	const struct str row = clause_text(f->l->a, free_made_of(f, &f->piece[of]));

	free_copy(alone, f);
	const struct str whole = free_with_part(alone, line, row, row, part);
	if (whole.n) {
		f->piece[of].clause = free_clause_of(f, whole);
		f->piece[of].doubt = f->whole = true;
		remove_piece(f, at);
	} else if (free_half_fits(alone, line, row, row, part)) {
		free_lose(f, &f->piece[at], lacks_part);
	}
	return whole.n || f->piece[at].kind == PIECE_LOST;
}

/* With the order that stands next to it. */
static void complete_next(struct free *f, struct line *line, int at)
{
	for (int away = 1; away < f->n_pieces; away++)
		for (int side = -1; side <= 1; side += 2) {
			const int i = at + side * away;
			if (i >= 0 && i < f->n_pieces &&
			    f->piece[i].kind == PIECE_ORDER && complete(f, line, i, at))
				return;
		}
	if (free_part_of(f, typed_piece(f->l, line, &f->piece[at])))
		free_lose(f, &f->piece[at], lacks_part);
}

void free_make_whole(struct free *f, struct line *line)
{
	int tries = 0;

	if (!free_count(f, PIECE_ORDER) || f->corrects || free_has_cue(f, line))
		return; /* what it says may take the place of a part */
	for (int i = 0; i < f->n_pieces && tries < WHOLE_TRIES; i++) {
		const struct piece *p = &f->piece[i];
		if ((p->kind != PIECE_NOTE && p->kind != PIECE_LOST) || p->why ||
		    p->question || p->reason || p->corrects ||
		    !free_is_part(f, typed_piece(f->l, line, p)))
			continue;
		tries++;
		const int n = f->n_pieces;
		complete_next(f, line, i);
		i -= n - f->n_pieces;
	}
}

/* What a remark marks, without brackets around it and signs behind it. */
static struct str marked(const struct free *f, const struct line *line,
			 const struct remark *m)
{
	const struct piece p = {.column = m->column, .width = m->width};
	struct str text = typed_piece(f->l, line, &p);

	if (text.n && text.s[0] == '(')
		text = str_slice(text, 1, text.n);
	while (text.n && text.s[text.n - 1] == ')')
		text.n--;
	return str_trim(text);
}

static void remove_remark(struct line *line, int at)
{
	line->n_remarks--;
	for (int i = at; i < line->n_remarks; i++)
		line->remarks[i] = line->remarks[i + 1];
}

/* The orders with that part in the one that lacks it. false: one lacks it, and is not understood with it. */
static bool put_part(struct free *f, struct line *line, struct str *orders,
		     struct str part, bool *taken)
{
	struct free *alone = arena_room(f->l->a, sizeof *alone);
	struct buf all = buf_in(f->l->a);
	struct str rest = *orders, order;
	bool lacks = false;

	free_copy(alone, f);
	while (str_line(&rest, &order)) {
		const struct str whole =
			*taken ? STR("")
			       : free_with_part(alone, line, order, order, part);
		lacks |= !whole.n && !*taken &&
			 free_half_fits(alone, line, order, order, part);
		*taken |= whole.n > 0;
		buf_printf(&all, "%s" PRI_STR, all.n ? "\n" : "",
			   STR_MADE(f->l->a, whole.n ? whole : order));
	}
	*orders = buf_str(&all);
	return *taken || (!lacks && !free_part_of(f, part));
}

bool free_ask_whole(struct free *f, struct line *line, struct str *orders)
{
	int tries = 0;

	for (int i = 0; i < line->n_remarks && tries < WHOLE_TRIES; i++) {
		const struct remark *m = &line->remarks[i];
		const struct str part = marked(f, line, m);
		bool taken = false;
		if (!m->width || !m->unread || !free_is_part(f, part))
			continue;
		tries++;
		if (!put_part(f, line, orders, part, &taken))
			return false;
		if (taken)
			remove_remark(line, i--);
	}
	return true;
}
