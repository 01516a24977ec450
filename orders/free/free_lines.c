/* Lines that belong together: a sentence that goes on below, a list below its first words, what is to be done
 * otherwise.
 * SPDX-License-Identifier: ISC */
#include "orders/free/free.h"

#include "base/arena.h"

enum { JOINED = 8 };

/* The line together with those that follow, as one text. */
static struct str joined(const struct draft *l, int i, int n)
{
	const struct line *last = &l->line[i + n - 1];
	const char *s = l->line[i].typed.s;

	return (struct str){s, (size_t)(last->typed.s + last->typed.n - s)};
}

/* "C2:" begins another order. */
static bool begins_labelled(struct draft *l, struct str typed)
{
	struct token t[LEX_TOKENS + 1];
	struct parse p;
	int label, n = typed.n < LETTER_COLUMNS ? lex(l->lexicon, typed, t) : 0;

	if (n <= 0 || !l->reader->vocab->label)
		return false;
	letter_parse(l, &p, t, n);
	p.quiet = true;
	return l->reader->vocab->label(&p, &label) && label >= 0 && parse_sign(&p, ':');
}

/* "3 from", and below it "2) ...": the number is that of a list, not what is missing. */
static bool is_cut_off(struct draft *l, struct str above, struct str below)
{
	struct token t[LEX_TOKENS + 1];

	below = str_trim(below);
	if (!below.n || below.s[0] < '0' || below.s[0] > '9' ||
	    above.n >= LETTER_COLUMNS || below.n >= LETTER_COLUMNS)
		return false;
	int n = lex(l->lexicon, below, t);
	if (n <= 0 || !free_number(t, n))
		return false;
	n = lex(l->lexicon, above, t);
	return n > 0 &&
	       (token_is(&t[n - 1], WORD_FROM) || token_is(&t[n - 1], WORD_WITH));
}

/* How many lines from this one on may be read as one? `most` at the most, itself counted. */
static int joinable(struct draft *l, int i, int most)
{
	int n = 1;

	while (n < most && i + n < l->n_lines && free_is_open(&l->line[i + n]) &&
	       l->line[i + n].number == l->line[i].number + n &&
	       !begins_labelled(l, l->line[i + n].typed) &&
	       !is_cut_off(l, l->line[i + n - 1].typed, l->line[i + n].typed))
		n++;
	return n;
}

static bool has_thing_unread(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_NOTE &&
		    !free_is_chatter(f->piece[i].clause->t, f->piece[i].clause->n))
			return true;
	return false;
}

static bool is_item(struct str typed)
{
	typed = str_trim(typed);
	return str_starts(typed, "-") || str_starts(typed, "*") ||
	       str_starts(typed, "\xe2\x80\xa2");
}

/* How many lines below are of one list? */
static int list_below(const struct draft *l, int i)
{
	int n = 0;

	while (i + n + 1 < l->n_lines && is_item(l->line[i + n + 1].typed))
		n++;
	return n;
}

/* The line becomes one with those that follow. */
void free_take_lines(struct draft *l, int i, int n)
{
	l->line[i].typed = joined(l, i, n);
	l->line[i].n_typed = n;
	for (int j = 1; j < n; j++) {
		free_forget(l, &l->line[i + j]);
		l->line[i + j].verdict = VERDICT_BLANK;
	}
}

/* Do the lines read as one, with nothing left over? */
static bool reads_joined(struct free *f, struct str text)
{
	f->joined = true;
	bool read = free_read_text(f, text);
	f->joined = false;
	return read && !free_count(f, PIECE_LOST) && !has_thing_unread(f) &&
	       free_count(f, PIECE_ORDER);
}

/* The lines without the points at their ends; empty: they are longer than a sentence of one line may be. */
static struct str one_sentence(const struct draft *l, int i, int n)
{
	const struct line *last = &l->line[i + n - 1];
	struct buf b = buf_in(l->a);

	if (last->typed.s + last->typed.n - l->line[i].typed.s >= LETTER_COLUMNS)
		return (struct str){NULL, 0};
	for (int k = i; k < i + n; k++) {
		struct str line = str_trim(l->line[k].typed);
		bool point = line.n && line.s[line.n - 1] == '.';
		buf_printf(&b, "%s" PRI_STR, k > i ? ", " : "",
			   STR_ARG(str_slice(line, 0, line.n - point)));
	}
	return buf_str(&b);
}

/* Does the line name anything of the game, or a condition? "Sorry, busy week!" does not. */
static bool names_something(const struct draft *l, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->typed.n < LETTER_COLUMNS ? lex(l->lexicon, line->typed, t) : 0;

	for (int i = 0; i < n; i++)
		if (t[i].kind == TOKEN_NUMBER || t[i].id >= WORD_GAME ||
		    token_is(&t[i], WORD_SEAT) || token_is(&t[i], WORD_IF) ||
		    token_is(&t[i], WORD_UNLESS) || token_is(&t[i], WORD_ELSE))
			return true;
	return false;
}

/* "Ask 11 vs Orcs their colour." is an order, and with "If red: send 1" below it more than one: where
 * the lines below say nothing alone. */
bool free_read_above(struct free *f, int i)
{
	struct draft *l = f->l;

	/* A note below an order is not a part of it. */
	for (int n = joinable(l, i, JOINED); n > 1; n--) {
		if (!names_something(l, &l->line[i + n - 1]) ||
		    !reads_joined(f, one_sentence(l, i, n)) ||
		    free_count(f, PIECE_NOTE))
			continue;
		free_take_lines(l, i, n);
		return free_decide(f, &l->line[i]);
	}
	return false;
}

/* A sentence that goes on in the lines below: as many as leave no doubt. A list belongs together
 * or not at all. */
bool free_read_joined(struct free *f, int i)
{
	struct draft *l = f->l;
	int list = list_below(l, i), most = joinable(l, i, JOINED);
	bool fails[JOINED + 1] = {
		false}; /* that many lines are not read twice in vain */

	for (int k = 0; k < 2 * (JOINED - 1); k++) {
		int n = JOINED - k % (JOINED - 1); /* the most first */
		if (n > most || fails[n] || (list && n != list + 1) ||
		    !names_something(l, &l->line[i + n - 1]))
			continue;
		fails[n] = !reads_joined(f, joined(l, i, n)) &&
			   !reads_joined(f, one_sentence(l, i, n));
		if (fails[n] || (k < JOINED - 1 && free_has_doubt(f)))
			continue;
		free_take_lines(l, i, n);
		return free_decide(f, &l->line[i]);
	}
	return false;
}

/* The line in other words, if they say what is to be done otherwise ("Plan B: ...", "... (plan B)"), or
 * are a condition and nothing else ("- but only if Green stays out"). */
struct str free_otherwise(struct free *f, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->typed.n < LETTER_COLUMNS ? lex(f->l->lexicon, line->typed, t) : 0;
	int k = 0;

	if (n <= 0 || n > FREE_TOKENS)
		return (struct str){NULL, 0};
	struct clause *c = free_clause(f, t, n);
	phrases_respell(f->phrases, c);
	while (k < c->n && free_separates(&c->t[k]))
		k++;
	int number = t[0].kind == TOKEN_NUMBER ? 0 : free_number(&c->t[k], c->n - k);
	if (number && c->t[k].value > 1) /* "Second choice: ..." */
		return str_printf(
			f->l->a, "else %.*s",
			STR_ARG(clause_text(f->l->a, free_clause(f, &c->t[k + number],
								 c->n - k - number))));
	bool condition = token_is(&c->t[k], WORD_IF) || token_is(&c->t[k], WORD_UNLESS);
	for (int i = k; i < c->n && condition; i++) /* "If ..., I attack ..." */
		condition = !token_is_sign(&c->t[i], ',') &&
			    !token_is_sign(&c->t[i], ':') &&
			    !token_is(&c->t[i], WORD_THEN);
	if (!token_is(&c->t[k], WORD_ELSE) && !condition)
		return (struct str){NULL, 0};
	return clause_text(f->l->a, free_clause(f, &c->t[k], c->n - k));
}

/* "- Red 1: 2" without its bullet */
static struct str list_item(struct str typed)
{
	typed = str_trim(typed);
	size_t n = str_starts(typed, "\xe2\x80\xa2") ? 3 : 1;

	return str_trim(str_slice(typed, n, typed.n));
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

struct str free_said_item(struct arena *a, struct str bare)
{
	struct str rest = bare, name = str_until(&rest, ':');
	size_t n = 0;

	rest = str_trim(rest);
	while (n < rest.n && is_digit(rest.s[n]))
		n++;
	if (!n || (n < rest.n && rest.s[n] != ' ') || name.n < 3 ||
	    str_find_char(name, ' ') != SIZE_MAX)
		return bare;
	return str_printf(a, "%.*s %.*s%.*s", STR_ARG(str_slice(rest, 0, n)),
			  STR_ARG(name), STR_ARG(str_slice(rest, n, rest.n)));
}

/* The parts of one order, in a list below its first words: "Attack Yellow 2", and below it "- 2 from Red 1".
 * Asked about. */
bool free_read_with_list(struct free *f, int i)
{
	static const char *const links[] = {" with ", " "};
	struct draft *l = f->l;
	int n = list_below(l, i);
	struct str above = str_trim(l->line[i].typed);

	if (!n || is_item(above) || joinable(l, i, n + 1) <= n)
		return false;
	while (above.n && above.s[above.n - 1] == ':')
		above = str_trim(str_slice(above, 0, above.n - 1));
	for (size_t k = 0; k < sizeof links / sizeof *links; k++) {
		struct buf b = buf_in(l->a);
		buf_printf(&b, "%.*s%s", STR_ARG(above), links[k]);
		for (int j = 1; j <= n; j++)
			buf_printf(&b, "%s%.*s", j > 1 ? ", " : "",
				   STR_ARG(free_said_item(
					   l->a, list_item(l->line[i + j].typed))));
		if (!free_read_text(f, buf_str(&b)) ||
		    free_count(f, PIECE_ORDER) != 1 || f->n_pieces != 1)
			continue;
		free_doubt(f, 0);
		free_take_lines(l, i, n + 1);
		return free_decide(f, &l->line[i]);
	}
	return false;
}

/* Is it the line below those that were read as one, which may belong to them as well? */
bool free_is_behind_joined(const struct draft *l, int i)
{
	int above = i - 1;

	while (above >= 0 && l->line[above].verdict == VERDICT_BLANK)
		above--;
	return above >= 0 && l->line[above].n_typed > 1 &&
	       l->line[above].number + l->line[above].n_typed == l->line[i].number;
}

bool free_orders_something(const struct draft *l, int i)
{
	enum verdict v = l->line[i].verdict;

	return v == VERDICT_OK || v == VERDICT_NOTED || v == VERDICT_ASKED;
}

/* An order, and below it what is to be done otherwise: both are one. */
bool free_read_with_else(struct free *f, int i)
{
	struct draft *l = f->l;
	struct str text = l->line[i].typed, below;
	int n = 1, most = joinable(l, i, JOINED);

	while (n < most && (below = free_otherwise(f, &l->line[i + n])).n) {
		text = str_printf(l->a, "%.*s %.*s", STR_ARG(text), STR_ARG(below));
		n++;
	}
	if (n == 1 || !free_read_text(f, text) || free_count(f, PIECE_ORDER) != 1 ||
	    free_count(f, PIECE_LOST) || has_thing_unread(f))
		return false;
	free_take_lines(l, i, n);
	return free_decide(f, &l->line[i]);
}
