/* A heading and the items below it, each with its mark: "C3:", and below it "a) invite nobody"; "1. Limbo", and
 * below it "a) 2 to Blue 4". What the heading names belongs to each item, also to one that would be an order
 * without it. All of it is asked about as one.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/text/text.h"

enum { ITEMS_MOST = 12, HEADING_CHARS = 40 };

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static size_t indent_of(struct str s)
{
	size_t n = 0;

	while (n < s.n && (s.s[n] == ' ' || s.s[n] == '\t'))
		n++;
	return n;
}

/* The words of the heading, without its mark, its signs, and what says that the items are wishes. */
static struct str bare_heading(struct str typed, bool *wished)
{
	static const char *const wishes[] = {"in this order", "in that order",
					     "in order",      "in order of preference",
					     "best first",    "preferred first"};

	typed = free_bare_item(typed);
	while (typed.n && strchr(":-=# ", typed.s[typed.n - 1]))
		typed.n--;
	for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++)
		if (str_ends(typed, wishes[i])) {
			typed.n -= strlen(wishes[i]);
			*wished = true;
		}
	while (typed.n && strchr(",( ", typed.s[typed.n - 1]))
		typed.n--;
	return free_bare_heading(typed);
}

/* "=====" */
static bool is_rule(struct str typed)
{
	typed = str_trim(typed);
	for (size_t i = 0; i < typed.n; i++)
		if (!strchr("=-_*~", typed.s[i]))
			return false;
	return typed.n > 2;
}

bool free_is_title(const struct draft *l, int i)
{
	const struct str typed = str_trim(l->line[i].typed);
	const bool signs = typed.n > 2 && strchr("=-*#_[<~", typed.s[0]) &&
			   strchr("=-*#_]>~:", typed.s[typed.n - 1]);

	return typed.n < HEADING_CHARS && !is_rule(typed) &&
	       (signs || str_ends(typed, ":") ||
		(i + 1 < l->n_lines && is_rule(l->line[i + 1].typed)));
}

/* The lines below that are its items. Below a title they need no marks. */
static int items_below(const struct draft *l, int i)
{
	struct str above = l->line[i].typed;
	size_t mark = free_item_mark(str_trim(above)), indent = indent_of(above);
	const bool title = free_is_title(l, i);
	int n = 0;

	while (i + n + 1 < l->n_lines && n < ITEMS_MOST) {
		const struct line *line = &l->line[i + n + 1];
		struct str typed = str_trim(line->typed);
		bool deeper = indent_of(line->typed) > indent;
		bool marked = free_item_mark(typed) &&
			      (deeper || !mark ||
			       !is_digit(typed.s[0]) == is_digit(str_trim(above).s[0]));
		if (line->verdict == VERDICT_BLANK || line->quoted ||
		    line->n_typed > 1 ||
		    !(marked || deeper || is_rule(typed) ||
		      (title && free_is_open(line) && !free_is_title(l, i + n + 1))))
			break;
		n++;
	}
	return n;
}

/* Words that only with a colon behind them may begin an order: "Gift: 3 to ..." */
enum scope { SCOPE_NONE, SCOPE_LABEL, SCOPE_VERB, SCOPE_WORDS };

/* A few words that name nobody and no number, and deny nothing. */
static bool is_words(const struct clause *c)
{
	enum { MOST = 3 };

	for (int i = 0; i < c->n; i++)
		if (c->t[i].kind != TOKEN_WORD || token_is(&c->t[i], WORD_SEAT) ||
		    token_is(&c->t[i], WORD_IF) || token_is(&c->t[i], WORD_ELSE) ||
		    token_denies(&c->t[i]))
			return false;
	return c->n <= MOST;
}

static enum scope scope_of(struct free *f, struct str heading)
{
	struct clause *c = free_clause_of(f, heading);

	if (!c->n || c->n > FREE_HEAD)
		return SCOPE_NONE;
	if (free_label_at(f, c, 0) == c->n)
		return SCOPE_LABEL;
	phrases_respell(f->phrases, c);
	if (c->n > 4 && token_is_sign(&c->t[c->n - 3], '(') && /* "Deal C1 (Red)" */
	    token_is(&c->t[c->n - 2], WORD_SEAT))
		c->n -= 3;
	if (c->n > 1 && free_verb(f, &c->t[0])) /* "Reward for C3" */
		for (int at = 1; at < c->n; at++)
			if (free_label_at(f, c, at) == c->n - at)
				return SCOPE_VERB;
	if (c->n == 1 && free_verb(f, &c->t[0]))
		return SCOPE_VERB;
	return is_words(c) ? SCOPE_WORDS : SCOPE_NONE;
}

enum head_kind free_head_kind(struct free *f, struct str head)
{
	const struct str one = free_singular(head);
	enum scope scope = scope_of(f, head);

	if (scope == SCOPE_WORDS && one.n && scope_of(f, one) == SCOPE_VERB)
		scope = SCOPE_VERB;
	return scope == SCOPE_NONE    ? HEAD_NOT
	       : scope == SCOPE_WORDS ? HEAD_PLAIN
				      : HEAD_ORDER;
}

/* Reads the text behind the pieces that there are; false: not all of it is an order. */
static bool reads(struct free *f, struct str text)
{
	struct clause *c = free_clause_of(f, text);
	int first = f->n_pieces;

	if (!c->n)
		return false;
	f->head.n = 0;
	free_sentences(f, c->t, c->n);
	for (int k = first; k < f->n_pieces; k++)
		if (f->piece[k].kind != PIECE_ORDER)
			f->n_pieces = first;
	return f->n_pieces > first;
}

/* "2. " before the item, which is a wish where others are about the same decision; else empty. */
static struct str number_of(struct str typed)
{
	size_t n = free_item_mark(typed = str_trim(typed));

	if (n && typed.s[0] == '(')
		typed = str_slice(typed, 1, n--);
	return n && is_digit(typed.s[0]) ? str_slice(typed, 0, n) : STR("");
}

/* `wished`: the heading says that they stand in the order of preference, also without numbers. */
static bool reads_each(struct free *f, int i, int n, struct str heading,
		       const char *link, bool wished)
{
	f->n_pieces = 0;
	for (int k = 1; k <= n; k++) {
		struct str typed = f->l->line[i + k].typed;
		if (is_rule(typed))
			continue;
		if (!reads(f,
			   str_printf(f->l->a, "%.*s%.*s%s%.*s",
				      STR_MADE(f->l->a,
					       wished ? str_printf(f->l->a, "%d. ", k)
						      : number_of(typed)),
				      STR_ARG(heading), link,
				      STR_MADE(f->l->a,
					       free_said_item(f->l->a,
							      free_bare_item(typed))))))
			return false;
	}
	return f->n_pieces > 0;
}

static bool reads_as_one(struct free *f, int i, int n, struct str heading,
			 const char *link)
{
	struct buf b = buf_in(f->l->a);

	buf_printf(&b, "%.*s", STR_ARG(heading));
	for (int k = 1, any = 0; k <= n; k++)
		if (!is_rule(f->l->line[i + k].typed))
			buf_printf(&b, "%s%.*s", any++ ? ", " : link,
				   STR_MADE(f->l->a,
					    free_said_item(
						    f->l->a,
						    free_bare_item(
							    f->l->line[i + k].typed))));
	f->n_pieces = 0;
	return reads(f, buf_str(&b)) && f->n_pieces == 1;
}

/* Below a challenge or the like, an item that was taken without it is not meant so. */
static void doubt_items(struct free *f, int i, int n)
{
	for (int k = 1; k <= n; k++) {
		struct line *line = &f->l->line[i + k];
		if (line->verdict != VERDICT_OK && line->verdict != VERDICT_NOTED)
			continue;
		free_forget(f->l, line);
		line->verdict = VERDICT_REFUSED;
		letter_remark(
			f->l, line, true, 0, 0, NULL,
			"Line %d seems to say what this is about. Write both on one line",
			f->l->line[i].number);
	}
}

static bool all_taken(const struct draft *l, int i, int n)
{
	for (int k = 1; k <= n; k++)
		if (!free_orders_something(l, i + k) && !is_rule(l->line[i + k].typed))
			return false;
	return true;
}

/* "Edicts:", and below it orders of that kind, which stand by themselves: the heading says nothing more. */
static bool only_names(struct free *f, int i, int n, struct str heading)
{
	struct draft *l = f->l;
	struct clause *c = free_clause_of(f, heading);

	phrases_respell(f->phrases, c);
	const struct verb *verb = c->n ? free_verb(f, &c->t[0]) : NULL;
	for (int k = 0; verb && verb->name && k < l->n_orders; k++) {
		const struct order *o = &l->order[k];
		if (o->line > i && o->line <= i + n && o->n_alternatives &&
		    !str_starts(o->alternatives[0].text, verb->name))
			return false;
	}
	return verb && verb->name;
}

/* "2. Goblins": a number of a list, and behind it one player's name. */
static bool is_name(struct free *f, const struct line *line, int nth)
{
	struct str number = number_of(line->typed);
	const struct clause *c = free_clause_of(f, free_bare_item(line->typed));

	return number.n && number.s[0] == '0' + nth && free_is_open(line) &&
	       c->n == 1 && token_is(&c->t[0], WORD_SEAT);
}

/* "1. Orcs", and below it "2. Goblins": names alone, with numbers from 1 on, are one list of wishes. */
static bool read_names(struct free *f, int i)
{
	struct draft *l = f->l;
	struct buf b = buf_in(l->a);
	int n = 0;

	while (i + n < l->n_lines && n < 9 && is_name(f, &l->line[i + n], n + 1)) {
		buf_printf(&b, "%s" PRI_STR, n ? ", " : "",
			   STR_MADE(l->a, free_bare_item(l->line[i + n].typed)));
		n++;
	}
	f->n_pieces = 0;
	if (n < 2 || !reads(f, buf_str(&b)) || f->n_pieces != 1) {
		f->n_pieces = 0;
		return false;
	}
	free_doubt(f, 0);
	free_take_lines(l, i, n);
	return free_decide(f, &l->line[i]);
}

/* Its heading, as somebody says it; `*scope` and `*n`: what it is to how many items below. */
static struct str heading_of(struct free *f, int i, enum scope *scope, int *n,
			     bool *wished)
{
	struct draft *l = f->l;
	const struct str heading = bare_heading(l->line[i].typed, wished),
			 one = free_singular(heading);

	*n = heading.n && heading.n < HEADING_CHARS ? items_below(l, i) : 0;
	*scope = *n ? scope_of(f, heading) : SCOPE_NONE;
	if (*scope == SCOPE_WORDS && one.n) {
		const enum scope other = scope_of(f, one);
		if (other == SCOPE_VERB) {
			*scope = other;
			return one;
		}
	}
	return heading;
}

/* Is one of the items an order without the heading? Then its words say something else: "She begs:" */
static bool any_alone(struct free *f, int i, int n)
{
	for (int k = 1; k <= n; k++) {
		struct line *line = &f->l->line[i + k];
		if (free_orders_something(f->l, i + k) ||
		    free_orders_alone(f, line, free_bare_item(line->typed)).n)
			return true;
	}
	return false;
}

static bool read_below(struct free *f, int i, int n, enum scope scope,
		       struct str heading, bool wished)
{
	switch (scope) {
	case SCOPE_LABEL:
		return reads_each(f, i, n, heading, ": ", wished) ||
		       reads_as_one(f, i, n, heading, ": ");
	case SCOPE_VERB:
		return (!wished && (reads_as_one(f, i, n, heading, " ") ||
				    reads_as_one(f, i, n, heading, ": "))) ||
		       reads_each(f, i, n, heading, " ", wished) ||
		       reads_each(f, i, n, heading, ": ", wished);
	case SCOPE_WORDS:
		return !any_alone(f, i, n) &&
		       (reads_as_one(f, i, n, heading, ": ") ||
			reads_each(f, i, n, heading, ": ", wished) ||
			(free_singular(heading).n &&
			 reads_each(f, i, n, free_singular(heading), ": ", wished)));
	case SCOPE_NONE:
		break;
	}
	return false;
}

bool free_read_section(struct free *f, int i)
{
	if (read_names(f, i))
		return true;
	struct draft *l = f->l;
	bool wished = false; /* each item is an order of its own */
	enum scope scope;
	int n;
	struct arena_mark here = arena_mark(l->a);
	const struct str heading = heading_of(f, i, &scope, &n, &wished);
	const struct heading head = f->head;

	if (!scope || (scope != SCOPE_LABEL && all_taken(l, i, n))) {
		const bool names = scope == SCOPE_VERB && only_names(f, i, n, heading);
		arena_rewind(l->a, here);
		if (names) {
			free_forget(l, &l->line[i]);
			l->line[i].verdict = VERDICT_BLANK;
		}
		return names;
	}
	f->used_heading = f->negated = f->begun = f->corrects = f->parted = false;
	const bool read = read_below(f, i, n, scope, heading, wished);
	f->head = head;
	if (!read) {
		f->n_pieces = 0;
		arena_rewind(l->a, here);
		if (scope == SCOPE_LABEL)
			doubt_items(f, i, n);
		return false;
	}
	free_doubt(f, 0);
	free_take_lines(l, i, n + 1);
	return free_decide(f, &l->line[i]);
}
