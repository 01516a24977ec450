/* Orders as people write them: a line that the grammar did not take is put into its
 * words (phrase.h), cut into clauses, and each clause is read by the same grammar.
 * SPDX-License-Identifier: ISC */
#include "orders/free/free.h"

#include <string.h>

#include "base/arena.h"

enum { FREE_LINES = 60 };

/* A line with the verb or the label alone, or a word that stands for them: those below may
 * leave it out. */
static bool is_heading(struct free *f, struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	struct parse p;
	int n = line->typed.n < 60 ? lex(f->l->lexicon, line->typed, t) : 0;

	if (n <= 0 || n >= FREE_HEAD)
		return false;
	letter_parse(f->l, &p, t, n);
	p.quiet = true;
	int label;
	if (f->l->reader->vocab->label && f->l->reader->vocab->label(&p, &label) &&
	    !p.n_faults && label >= 0) {
		int colon = p.i;
		if (!parse_at_end(&p))
			return false;
		memcpy(f->head.t, t, sizeof *t * (size_t)colon);
		f->head.t[colon] =
			(struct token){.kind = TOKEN_SIGN, .id = ':', .text = STR(":")};
		f->head.n = colon + 1;
		return true;
	}
	struct clause *c = free_clause(f, t, n);
	phrases_respell(f->phrases, c);
	while (c->n && free_separates(&c->t[c->n - 1]))
		c->n--;
	const struct verb *v = c->n == 1 ? free_verb(f, &c->t[0]) : NULL;
	if (!v || v->colon)
		return false;
	f->head = (struct heading){1, {c->t[0]}};
	return true;
}

/* The line in other words, if they say what is to be done otherwise ("Plan B: ...", "... (plan B)"), or
 * are a condition and nothing else ("- but only if Green stays out"). */
static struct str otherwise(struct free *f, const struct line *line)
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

/* The parts of one order, in a list below its first words: "Attack Yellow 2", and below it "- 2 from Red 1".
 * Asked about. */
static bool read_with_list(struct free *f, int i)
{
	static const char *const links[] = {" with ", " "};
	struct draft *l = f->l;
	int n = free_list_below(l, i);
	struct str above = str_trim(l->line[i].typed);

	if (!n || free_is_item(above) || free_joinable(l, i, n + 1) <= n)
		return false;
	while (above.n && above.s[above.n - 1] == ':')
		above = str_trim(str_slice(above, 0, above.n - 1));
	for (size_t k = 0; k < sizeof links / sizeof *links; k++) {
		struct buf b = buf_in(l->a);
		buf_printf(&b, "%.*s%s", STR_ARG(above), links[k]);
		for (int j = 1; j <= n; j++)
			buf_printf(&b, "%s%.*s", j > 1 ? ", " : "",
				   STR_ARG(list_item(l->line[i + j].typed)));
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
static bool is_behind_joined(const struct draft *l, int i)
{
	int above = i - 1;

	while (above >= 0 && l->line[above].verdict == VERDICT_BLANK)
		above--;
	return above >= 0 && l->line[above].n_typed > 1 &&
	       l->line[above].number + l->line[above].n_typed == l->line[i].number;
}

static bool orders_something(const struct draft *l, int i)
{
	enum verdict v = l->line[i].verdict;

	return v == VERDICT_OK || v == VERDICT_NOTED || v == VERDICT_ASKED;
}

/* An order, and below it what is to be done otherwise: both are one. */
static bool read_with_else(struct free *f, int i)
{
	struct draft *l = f->l;
	struct str text = l->line[i].typed, below;
	int n = 1, most = free_joinable(l, i, FREE_JOINED);

	while (n < most && (below = otherwise(f, &l->line[i + n])).n) {
		text = str_printf(l->a, "%.*s %.*s", STR_ARG(text), STR_ARG(below));
		n++;
	}
	if (n == 1 || !free_read_text(f, text) || free_count(f, PIECE_ORDER) != 1 ||
	    free_count(f, PIECE_LOST) || free_has_unread(f))
		return false;
	free_take_lines(l, i, n);
	return free_decide(f, &l->line[i]);
}

/* "Nobody after all.": it names no player and no number, so that what is quoted above it says of what it
 * speaks. */
static bool is_wordy(const struct free *f, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->typed.n < LETTER_COLUMNS ? lex(f->l->lexicon, line->typed, t) : 0;

	for (int i = 0; i < n; i++)
		if (t[i].kind == TOKEN_NUMBER || token_is(&t[i], WORD_SEAT))
			return false;
	return n > 0;
}

void letter_free(struct draft *l)
{
	struct free *f = NULL;
	int tried = 0, heading = -1;

	if (!l->reader->vocab->sayings || l->closed || l->for_later ||
	    !l->reader->view || l->reader->stored)
		return;
	for (int i = 0; i < l->n_lines; i++)
		tried += free_is_open(&l->line[i]);
	free_deny_lists(l);
	if (tried > FREE_LINES)
		return; /* no person writes that many */
	for (int i = 0; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		if (line->verdict == VERDICT_BLANK)
			heading = -1;
		bool below_quote = i > 0 && l->line[i - 1].quoted && line->understood &&
				   line->verdict == VERDICT_REFUSED;
		if ((!free_is_open(line) && !below_quote) || !line->typed.n ||
		    line->quoted)
			continue;
		if (!below_quote && free_has_own_words(l, line))
			continue;
		if (!f) {
			f = arena_room(l->a, sizeof *f);
			*f = (struct free){.l = l};
			f->phrases = phrases_make(l->a, l->reader);
			f->work = arena_room(l->a, sizeof *f->work);
		}
		if (heading < 0)
			f->head.n = 0;
		const struct heading head = f->head;
		if (below_quote) { /* "invite green", below the challenge */
			if (free_edit(f, line))
				free_decide(f, line);
			continue;
		}
		bool done =
			read_with_list(f, i) ||
			(i && orders_something(l, i - 1) && read_with_list(f, i - 1)) ||
			(i && orders_something(l, i - 1) && read_with_else(f, i - 1)) ||
			read_with_else(f, i);
		bool belongs = i && orders_something(l, i - 1) && !line[-1].quoted &&
			       otherwise(f, line).n;
		if (!done && i && line[-1].quoted && is_wordy(f, line) &&
		    free_edit(f, line))
			done = free_decide(f, line);
		if (!done)
			done = free_read_text(f, line->typed) && free_decide(f, line);
		f->head = head;
		done = done || free_read_joined(f, i) ||
		       (i && orders_something(l, i - 1) && free_read_above(f, i - 1));
		if (!done && free_edit(f, line))
			done = free_decide(f, line);
		if (!done && belongs && orders_something(l, i - 1))
			free_doubt_above(l, line); /* half of an order is none */
		if (!done && line->verdict == VERDICT_REFUSED && is_behind_joined(l, i))
			free_doubt_above(l, line);
		if (done) {
			if (heading >= 0 && f->used_heading) {
				free_forget(l, &l->line[heading]);
				l->line[heading].verdict = VERDICT_BLANK;
			}
			f->head = head;
		} else if (is_heading(f, line)) {
			heading = i;
		} else if (line->verdict == VERDICT_REFUSED) {
			heading = -1; /* the next lines may belong to it */
		}
	}
}
