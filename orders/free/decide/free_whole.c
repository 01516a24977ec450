/* An order, and a part of it that stands beside it: "I attack Yellow 5. All three come from Red 3." Both are one order, which is asked
 * about; where they make none, the order is not offered without its part.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/free/change/change.h"

enum { PART_WORDS = 18, WHOLE_TRIES = 8 };

/* --- a part in many words --- */

/* They say nothing in a sentence that only says how many, or from where: "I take ...", "that makes ...". */
static bool is_idle(const struct token *t)
{
	static const char *const words[] = {
		"i",     "we",     "take",  "takes",  "use",     "using",  "send",
		"sends", "go",     "goes",  "come",   "comes",   "coming", "make",
		"makes", "that",   "this",  "is",     "are",     "there",  "which",
		"they",  "please", "only",  "just",   "exactly", "it",     "so",
		"then",  "will",   "a",     "an",     "want",    "have",   "my",
		"the",   "leads",  "fight", "fights", "play",    "set",    "those",
		"who",   "ll"};

	return TOKEN_AMONG(t, words);
}

/* "of them", "of the two": how many tokens that takes at `i`; 0: it is not that. */
static int of_them(const struct token t[], int i)
{
	static const char *const them[] = {"them", "those", "these",
					   "mine", "us",    "ours"};

	if (!token_is(&t[i], WORD_OF))
		return 0;
	if (TOKEN_AMONG(&t[i + 1], them))
		return 2;
	return str_is(t[i + 1].text, "the") && t[i + 2].kind == TOKEN_NUMBER ? 3 : 0;
}

static void put(struct buf *b, struct str text)
{
	buf_printf(b, "%s" PRI_STR, b->n ? " " : "", STR_ARG(text));
}

/* "Red 1 gives two": behind the place that begins at `from`, the number of those that it gives. */
static bool gives(const struct token t[], int i)
{
	static const char *const words[] = {"gives", "provides", "supplies",
					    "contributes"};

	return TOKEN_AMONG(&t[i], words) &&
	       (t[i + 1].kind == TOKEN_NUMBER ||
		(t[i + 1].kind == TOKEN_WORD && t[i + 2].kind == TOKEN_NUMBER));
}

static void put_tokens(struct buf *b, const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		put(b, t[i].text);
}

/* "from Red 1 and Red 3, two from each": where its last words begin; 0: it does not end so. */
static int ends_each(const struct clause *c)
{
	const int n = c->n;

	if (n < 4 || !str_is(c->t[n - 1].text, "each"))
		return 0;
	const int from = n - 2 - token_is(&c->t[n - 2], WORD_FROM);
	return from > 1 && c->t[from].kind == TOKEN_NUMBER ? from : 0;
}

/* The part without the words that say nothing in it: "two from Red 1" of "I take two of them from Red 1". */
static struct str bare_part(struct free *f, struct str part)
{
	static const char *const leaves[] = {"leave", "leaves", "leaving"};
	const struct clause *c = free_clause_of(f, part);
	struct buf b = buf_in(f->l->a);
	const int each = ends_each(c);
	int from = 0; /* of what stands between two signs */

	if (each) {
		put(&b, c->t[each].text);
		put(&b, STR("each"));
	}
	for (int i = 0; i < (each ? each - (c->t[each - 1].kind == TOKEN_SIGN) : c->n);
	     i++) {
		const struct token *t = &c->t[i];
		const int of = of_them(c->t, i);
		int to = i;
		while (to < c->n && !gives(c->t, to) && c->t[to].kind != TOKEN_SIGN)
			to++;
		if (from == i && to < c->n && gives(c->t, to)) {
			const int number = to + 1 + (c->t[to + 1].kind != TOKEN_NUMBER);
			put(&b, c->t[number].text);
			put(&b, STR("from"));
			put_tokens(&b, &c->t[i], to - i);
			i = number;
		} else if (t->kind == TOKEN_SIGN) {
			buf_add(&b, t->text);
			from = i + 1;
		} else if (of) {
			i += of - 1;
		} else if (str_is(t->text, "for") && str_is(t[1].text, "it")) {
			i++;
		} else if (str_is(t->text, "plus")) {
			put(&b, STR("and"));
		} else if (TOKEN_AMONG(t, leaves)) {
			put(&b, STR("from"));
		} else if (str_is(t->text, "both")) {
			put(&b, STR("2"));
		} else if (is_idle(t) ||
			   (token_is(t, WORD_ALL) && t[1].kind == TOKEN_NUMBER)) {
			from += from == i;
		} else {
			put(&b, t->text);
		}
	}
	return buf_str(&b);
}

/* May it be a part? It names something of the game, begins no order, and says hardly anything else. */
static bool may_be_part(struct free *f, struct str part)
{
	static const char *const small[] = {"of",    "them",   "them,",   "those",
					    "these", "each",   "the",     "my",
					    "a",     "leader", "maximum", "limit"};
	const struct clause *c = free_clause_of(f, part);
	bool thing = false;

	bool wrong;
	/* Nor is an order of another phase a part. */
	if (!c->n || c->n > PART_WORDS || free_verb(f, &c->t[0]) ||
	    (c->t[0].kind == TOKEN_WORD && verb_find(f->l, c->t, 0, &wrong)) ||
	    free_label_at(f, c, 0))
		return false;
	for (int i = 0; i < c->n; i++) {
		const struct token *t = &c->t[i];
		bool other = token_is(t, WORD_SEAT) && t->value != f->l->reader->seat &&
			     t[1].kind != TOKEN_NUMBER;
		if (other || token_denies(t) || token_is(t, WORD_IF) ||
		    token_is(t, WORD_UNLESS) || token_is(t, WORD_ELSE) ||
		    (t->kind == TOKEN_WORD && !t->id && !TOKEN_AMONG(t, small)))
			return false;
		thing |= t->kind == TOKEN_NUMBER || t->flags & WORD_NOUN;
	}
	return thing;
}

bool free_is_part(struct free *f, struct str row)
{
	return may_be_part(f, row) || may_be_part(f, bare_part(f, row));
}

/* --- the whole --- */

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
	struct str one;

	while (str_word(&row, &one))
		if (str_iequal(one, word))
			return true;
	return false;
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
	struct str rest = left, first;
	if (str_word(&rest, &first) && !says_word(said, first))
		left = str_trim(rest);
	return more.n > left.n && (!left.n || str_ends(more, str_z(a, left)));
}

/* The row and the part as one text, in the ways in which somebody would have written them; empty: there is no such way. */
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

struct str free_with_part(struct free *f, struct line *line, struct str row,
			  struct str order, struct str part)
{
	const struct str said = row.s == order.s ? line->typed : row;
	struct arena *a = f->l->a;
	struct str says[2] = {part, bare_part(f, part)}, text;

	if (!is_one(order))
		return STR("");
	for (int k = 0; k < 2 && !(k && str_iequal(says[0], says[1])); k++)
		for (int way = 0; (text = together(a, row, says[k], way)).n; way++) {
			const struct str whole = free_orders_apart(f, line, text);
			if (whole.n && (order.n ? adds_part(a, said, order, whole)
						: is_one(whole)))
				return whole;
		}
	return STR("");
}

bool free_would_complete(struct free *f, struct line *line, struct str row,
			 struct str order, struct str part)
{
	const size_t colon = str_find_char(part, ':');
	struct str rest =
		colon == SIZE_MAX ? part : str_trim(str_slice(part, colon + 1, part.n));
	const size_t comma = str_find_char(rest, ',');

	if (free_with_part(f, line, row, order, part).n)
		return true;
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

/* --- beside the orders of a line --- */

/* The words of a piece, as they were typed, without the signs at their end. */
static struct str typed_piece(const struct line *line, const struct piece *p)
{
	size_t from = str_octets(line->typed, (size_t)p->column);
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
	const struct str part = typed_piece(line, &f->piece[at]);
	const struct str row = clause_text(f->l->a, free_made_of(f, &f->piece[of]));

	free_copy(alone, f);
	const struct str whole = free_with_part(alone, line, row, row, part);
	if (whole.n) {
		f->piece[of].clause = free_clause_of(f, whole);
		f->piece[of].doubt = f->whole = true;
		remove_piece(f, at);
	} else if (free_would_complete(alone, line, row, row, part)) {
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
		    !free_is_part(f, typed_piece(line, p)))
			continue;
		tries++;
		const int n = f->n_pieces;
		complete_next(f, line, i);
		i -= n - f->n_pieces;
	}
}

/* What a remark marks, without brackets around it and signs behind it. */
static struct str marked(const struct line *line, const struct remark *m)
{
	const struct piece p = {.column = m->column, .width = m->width};
	struct str text = typed_piece(line, &p);

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
			 free_would_complete(alone, line, order, order, part);
		*taken |= whole.n > 0;
		buf_printf(&all, "%s" PRI_STR, all.n ? "\n" : "",
			   STR_MADE(f->l->a, whole.n ? whole : order));
	}
	*orders = buf_str(&all);
	return *taken || !lacks;
}

bool free_ask_whole(struct free *f, struct line *line, struct str *orders)
{
	int tries = 0;

	for (int i = 0; i < line->n_remarks && tries < WHOLE_TRIES; i++) {
		const struct remark *m = &line->remarks[i];
		const struct str part = marked(line, m);
		bool taken = false;
		if (!m->width || !str_is(m->text, "Not read as an order") ||
		    !free_is_part(f, part))
			continue;
		tries++;
		if (!put_part(f, line, orders, part, &taken))
			return false;
		if (taken)
			remove_remark(line, i--);
	}
	return true;
}
