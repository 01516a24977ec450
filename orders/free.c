/* Orders as people write them: what the grammar did not take is said in its words
 * (phrase.h), cut into clauses, and each clause is read by the same grammar.
 * SPDX-License-Identifier: ISC */
#include "orders/free.h"

#include <string.h>

#include "base/arena.h"

enum { FREE_LINES = 60, JOINED = 8 };

static bool read_text(struct free *f, struct str text)
{
	struct token t[LEX_TOKENS + 1];
	int n = text.n < LETTER_COLUMNS ? lex(f->l->lexicon, text, t) : -1;

	f->n_pieces = 0;
	f->used_heading = f->negated = f->begun = f->corrects = false;
	if (n <= 0 || n > FREE_TOKENS)
		return false;
	f->goes_on = token_is(&t[0], WORD_AND) || token_is(&t[0], WORD_ELSE) ||
		     token_is(&t[0], WORD_WITH) || token_is(&t[0], WORD_FROM);
	free_sentences(f, t, n);
	if (free_count(f, PIECE_LOST))
		free_whole(f, t, n);
	return true;
}

static bool is_open(const struct line *line)
{
	if (line_is_broken(line->typed))
		return false;
	return line->verdict == VERDICT_NOTE ||
	       (line->verdict == VERDICT_REFUSED && !line->understood);
}

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

static bool may_join(struct draft *l, int i, int n)
{
	for (int k = 1; k < n; k++)
		if (i + k >= l->n_lines || !is_open(&l->line[i + k]) ||
		    begins_labelled(l, l->line[i + k].typed) ||
		    l->line[i + k].number != l->line[i].number + k)
			return false;
	return true;
}

static bool has_doubt(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].doubt)
			return true;
	return false;
}

static bool has_thing_unread(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_NOTE &&
		    !free_is_chatter(f->piece[i].clause->t, f->piece[i].clause->n))
			return true;
	return false;
}

static bool is_title(struct str typed)
{
	return str_ends(str_trim(typed), ":");
}

/* How many lines below are of one list? */
static int list_below(const struct draft *l, int i)
{
	int n = 0;

	while (i + n + 1 < l->n_lines) {
		struct str typed = str_trim(l->line[i + n + 1].typed);
		if (!str_starts(typed, "-") && !str_starts(typed, "*") &&
		    !str_starts(typed, "\xe2\x80\xa2"))
			break;
		n++;
	}
	return n;
}

/* A sentence that goes on in the lines below: as many as leave no doubt. A list belongs together
 * or not at all. */
static bool read_joined(struct free *f, int i)
{
	struct draft *l = f->l;
	int list = list_below(l, i);

	for (int k = 0; k < 2 * (JOINED - 1); k++) {
		int n = 2 + k % (JOINED - 1);
		if (list && n != list + 1)
			continue;
		if (!may_join(l, i, n))
			continue;
		struct str text = joined(l, i, n);
		if (!read_text(f, text) || free_count(f, PIECE_LOST) ||
		    has_thing_unread(f) || !free_count(f, PIECE_ORDER) ||
		    (k < JOINED - 1 && has_doubt(f)))
			continue;
		l->line[i].typed = text;
		l->line[i].n_typed = n;
		for (int j = 1; j < n; j++) {
			free_forget(l, &l->line[i + j]);
			l->line[i + j].verdict = VERDICT_BLANK;
		}
		return free_decide(f, &l->line[i]);
	}
	return false;
}

/* A Power's own words stand in no dictionary, and a table is one order: only the grammar
 * reads them. */
static bool has_own_words(struct draft *l, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	struct parse p;
	bool wrong;

	if (line->verdict != VERDICT_REFUSED || line->typed.n > LETTER_COLUMNS)
		return false;
	int n = lex(l->lexicon, line->typed, t);
	if (n <= 0)
		return true;
	letter_parse(l, &p, t, n);
	if (span_table(&p))
		return true;
	for (int i = 0; i < n && i < 4; i++) {
		const struct verb *v = NULL;
		if (t[i].kind == TOKEN_WORD && !t[i].id)
			return false; /* "I changed my mind: ..." is no Power's */
		if (t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
		    !(t[i].flags & WORD_DROPPED))
			v = verb_find(l, &t[i], &wrong);
		if (v)
			return v->own_words;
	}
	return false;
}

/* "What I do not do:" above a list says of each of its lines what is not to be done. */
static void deny_list(struct draft *l, int title)
{
	for (int i = title + 1; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		if (line->verdict == VERDICT_BLANK || is_title(line->typed))
			return;
		if (line->quoted || line->verdict == VERDICT_NOTE)
			continue;
		free_forget(l, line);
		line->verdict = VERDICT_REFUSED;
		line->understood = true;
		letter_remark(
			l, line, true, 0, 0, NULL,
			"Line %d seems to say that this is not to be done. Send again what you mean",
			l->line[title].number);
	}
}

static bool denies_list(struct draft *l, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->verdict == VERDICT_NOTE && !line->quoted &&
				is_title(line->typed) && line->typed.n < LETTER_COLUMNS
			? lex(l->lexicon, line->typed, t)
			: 0;

	for (int i = 0; i < n; i++)
		if (token_is(&t[i], WORD_NOT) || token_is(&t[i], WORD_NO) ||
		    str_is(t[i].text, "never") || str_is(t[i].text, "t"))
			return true;
	return false;
}

void letter_free(struct draft *l)
{
	struct free *f = NULL;
	int tried = 0, heading = -1;

	if (!l->reader->vocab->sayings || l->closed || l->for_later ||
	    !l->reader->view || l->reader->stored)
		return;
	for (int i = 0; i < l->n_lines; i++) {
		tried += is_open(&l->line[i]);
		if (denies_list(l, &l->line[i]))
			deny_list(l, i);
	}
	if (tried > FREE_LINES)
		return; /* no person writes so many */
	for (int i = 0; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		if (line->verdict == VERDICT_BLANK)
			heading = -1;
		bool below_quote = i > 0 && l->line[i - 1].quoted && line->understood &&
				   line->verdict == VERDICT_REFUSED;
		if ((!is_open(line) && !below_quote) || !line->typed.n || line->quoted)
			continue;
		if (!below_quote && has_own_words(l, line))
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
		bool done = read_text(f, line->typed) && free_decide(f, line);
		f->head = head;
		if (!done && read_joined(f, i))
			done = true;
		if (!done && free_edit(f, line))
			done = free_decide(f, line);
		if (done) {
			if (heading >= 0 && f->used_heading) {
				free_forget(l, &l->line[heading]);
				l->line[heading].verdict = VERDICT_BLANK;
			}
			f->head = head;
		} else if (is_heading(f, line)) {
			heading = i;
		} else if (line->verdict == VERDICT_REFUSED) {
			heading = -1; /* what follows may belong to it */
		}
	}
}
