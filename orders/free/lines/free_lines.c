/* A sentence that goes on below, a list below its first words, what is to be done otherwise.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/text/text.h"

struct str free_joined(const struct draft *l, int i, int n)
{
	const struct line *last = &l->line[i + n - 1];
	const char *s = l->line[i].typed.s;

	return (struct str){s, (size_t)(last->typed.s + last->typed.n - s)};
}

/* "C2:", "C2 ->", and "#2 ..." of a list, begin another order. */
static bool begins_labelled(struct draft *l, struct str typed)
{
	const struct str bare = str_trim(typed);
	if (bare.n > 1 && bare.s[0] == '#' && bare.s[1] >= '0' && bare.s[1] <= '9')
		return true;

	struct token t[LEX_TOKENS + 1];
	struct parse p;
	int label, n = typed.n < LETTER_COLUMNS ? lex(l->lexicon, typed, t) : 0;

	if (n <= 0 || !l->reader->vocab->label)
		return false;
	letter_parse(l, &p, t, n);
	p.quiet = true;
	if (!l->reader->vocab->label(&p, &label) || label < 0)
		return false;
	const struct token *behind = &p.token[parse_mark(&p)];
	bool arrow = behind->text.n && strchr("->=", behind->text.s[0]);
	return arrow || parse_sign(&p, ':');
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
int free_joinable(struct draft *l, int i, int most)
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

void free_take_lines(struct draft *l, int i, int n)
{
	l->line[i].typed = free_joined(l, i, n);
	l->line[i].n_typed = n;
	l->line[i].terse = l->line[i].idle = l->line[i].closing =
		false; /* what is joined is a sentence */
	for (int j = 1; j < n; j++) {
		free_forget(l, &l->line[i + j]);
		l->line[i + j].verdict = VERDICT_BLANK;
	}
}

bool free_reads_joined(struct free *f, struct str text)
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

bool free_is_of_other_phase(const struct draft *l, struct str typed)
{
	struct token t[LEX_TOKENS + 1];
	int n = typed.n < LETTER_COLUMNS ? lex(l->lexicon, typed, t) : 0, i = 0;

	while (i < n && free_separates(&t[i]))
		i++;
	i += n > 0 ? free_number(&t[i], n - i) : 0;
	i += i < n && token_is(&t[i], WORD_IF);
	return free_begins_another_phase(l, t, n, i);
}

/* "Ask 11 vs Orcs their colour." is an order, and with "If red: send 1" below it more than one: where
 * the lines below say nothing alone. */
bool free_read_above(struct free *f, int i)
{
	struct draft *l = f->l;
	int most = free_joinable(l, i, FREE_JOINED), n = 1;

	while (n < most && !free_is_of_other_phase(l, l->line[i + n].typed))
		n++;
	/* A note below an order is not a part of it. */
	for (; n > 1; n--) {
		if (!names_something(l, &l->line[i + n - 1]) ||
		    !free_reads_joined(f, one_sentence(l, i, n)) ||
		    free_count(f, PIECE_NOTE))
			continue;
		free_take_lines(l, i, n);
		return free_decide(f, &l->line[i]);
	}
	return false;
}

/* Does the line name a player or a number that these orders do not have? */
static bool names_more(const struct draft *l, const struct line *line, struct str made)
{
	struct token t[LEX_TOKENS + 1], of[LEX_TOKENS + 1];
	int n = lex(l->lexicon, line->typed, t), n_of = lex(l->lexicon, made, of);

	for (int i = 0; i < n; i++) {
		bool seat = token_is(&t[i], WORD_SEAT), found = false;
		for (int k = 0; k < n_of; k++)
			found |= of[k].kind == t[i].kind && of[k].value == t[i].value &&
				 (!seat || token_is(&of[k], WORD_SEAT));
		if ((seat || t[i].kind == TOKEN_NUMBER) && !found)
			return true;
	}
	return false;
}

/* "Green and Yellow", and below it "Yellow in C4, 2 from Red 1": if a line names something, and the orders would be the
 * same without it, it stands apart from their sentence. */
static bool uses_first(struct free *f, int i, int n)
{
	struct draft *l = f->l;
	struct free *rest = arena_room(l->a, sizeof *rest);

	if (!names_something(l, &l->line[i]))
		return true;
	for (int way = 0; way < 2; way++) {
		struct str (*text)(const struct draft *, int, int) =
			way ? one_sentence : free_joined;
		free_copy(rest, f);
		struct str whole = text(l, i, n), others = text(l, i + 1, n - 1);
		struct str all = free_orders_of(rest, &whole);
		free_copy(rest, f);
		if (all.n && names_more(l, &l->line[i], all) &&
		    str_equal(all, free_orders_of(rest, &others)))
			return false;
	}
	return true;
}

/* Is the line one of these? */
static bool has_line(struct str lines, struct str one)
{
	struct str line;

	while (str_line(&lines, &line))
		if (str_equal(line, one))
			return true;
	return false;
}

/* "PS The same for C4.": of the order above, over a blank line or a name. */
static bool read_same(struct free *f, int i)
{
	enum { FAR = 4 };
	struct draft *l = f->l;
	struct line *line = &l->line[i];
	const struct clause *c = free_clause_of(f, line->typed);
	const int from = c->n && !free_says_same(&c->t[0]);
	struct buf more = buf_in(l->a);
	int above = i - 1;

	while (above > 0 && i - above < FAR && l->line[above].verdict == VERDICT_BLANK)
		above--;
	if (c->n < 2 || !free_says_same(&c->t[from]) || above < 0 || above == i - 1 ||
	    !free_orders_something(l, above))
		return false;
	struct str row = str_trim(l->line[above].typed);
	while (row.n && row.s[row.n - 1] == '.')
		row.n--;
	const struct str first = free_orders_apart(f, &l->line[above], row);
	struct str both = free_orders_apart(f, line,
					    str_printf(l->a, PRI_STR ". " PRI_STR,
						       STR_ARG(row),
						       STR_ARG(str_trim(line->typed)))),
		   one;
	f->n_pieces = 0;
	while (str_line(&both, &one))
		if (!has_line(first, one))
			buf_printf(&more, "%s" PRI_STR, more.n ? "\n" : "",
				   STR_ARG(one));
	if (!first.n || !more.n)
		return false;
	free_forget(l, line);
	line->verdict = VERDICT_ASKED;
	line->ask = buf_str(&more);
	l->out->has_orders_word = true;
	return true;
}

/* A sentence that goes on in the lines below: as many as leave no doubt. A list belongs together
 * or not at all. */
bool free_read_joined(struct free *f, int i)
{
	struct draft *l = f->l;
	int list = free_list_below(l, i), most = free_joinable(l, i, FREE_JOINED);
	bool fails[FREE_JOINED + 1] = {
		false}; /* that many lines are not read twice in vain */

	for (int k = 0; k < 2 * (FREE_JOINED - 1); k++) {
		int n = FREE_JOINED - k % (FREE_JOINED - 1); /* the most first */
		if (n > most || fails[n] || (list && n != list + 1) ||
		    !names_something(l, &l->line[i + n - 1]))
			continue;
		fails[n] = !free_reads_joined(f, free_joined(l, i, n)) &&
			   !free_reads_joined(f, one_sentence(l, i, n));
		fails[n] = fails[n] || !uses_first(f, i, n);
		if (fails[n] || (k < FREE_JOINED - 1 && free_has_doubt(f)))
			continue;
		free_take_lines(l, i, n);
		return free_decide(f, &l->line[i]);
	}
	return read_same(f, i);
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
	(void)free_front_else(t, &n);
	/* "2) Second choice: ...": the words say it, and the mark is not an amount. */
	const int mark = free_number(t, n);
	struct clause *c = free_clause(f, t + mark, n - mark);
	phrases_respell(f->phrases, c);
	while (k < c->n && free_separates(&c->t[k]))
		k++;
	int number = t[mark].kind == TOKEN_NUMBER ? 0 : free_number(&c->t[k], c->n - k);
	if (mark && !number && !token_is(&c->t[k], WORD_ELSE))
		return (struct str){NULL, 0};
	if (number && c->t[k + (number == 3)].value > 1) { /* "Second choice: ..." */
		c = free_clause(f, &c->t[k + number], c->n - k - number);
		return str_printf(f->l->a, "else %.*s",
				  STR_MADE(f->l->a, clause_text(f->l->a, c)));
	}
	bool condition = token_is(&c->t[k], WORD_IF) || token_is(&c->t[k], WORD_UNLESS);
	for (int i = 2; i < n && condition; i++) /* "If he does not I go with ..." */
		condition = !token_is(&t[i], WORD_I) || token_is(&t[i - 1], WORD_AND) ||
			    token_is(&t[i - 1], WORD_OR) ||
			    token_is(&t[i - 1], WORD_IF);
	for (int i = k; i < c->n && condition; i++) /* "If ..., I attack ..." */
		condition = !token_is_sign(&c->t[i], ',') &&
			    !token_is_sign(&c->t[i], ':') &&
			    !token_is(&c->t[i], WORD_THEN);
	if (!token_is(&c->t[k], WORD_ELSE) && !condition)
		return (struct str){NULL, 0};
	return clause_text(f->l->a, free_clause(f, &c->t[k], c->n - k));
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

/* An order, and below it what is to be done otherwise: both are one. */
bool free_read_with_else(struct free *f, int i)
{
	struct draft *l = f->l;
	struct str text = l->line[i].typed, below;
	int n = 1, most = free_joinable(l, i, FREE_JOINED);

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
