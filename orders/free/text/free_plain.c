/* Lines in plain words: see free_plain.h.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_plain.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"

/* --- words that change nothing --- */

enum { IDLE_LONGEST = 8 }; /* words of a phrase, and the signs around it */
static const char *const idle_words[] = {
	"not that it matters",
	"not that it makes a difference",
	"not that it helps",
	"not that i care",
	"not that anybody cares",
	"not that anyone asked",
	"in either case",
	"either way",
	"in any event",
	"in any case",
	"at all events",
	"whatever happens",
	"whatever may happen",
	"whatever comes",
	"come what may",
	"no matter what happens",
	"no matter what",
	"to be on the safe side",
	"to be safe",
	"just to be safe",
	"just to be sure",
	"regardless",
	"all the same",
	"without fail",
	"by all means",
	"for good measure",
	"rain or shine",
	"whatever the others do",
	"whatever the others may do",
	"whatever anybody does",
	"whatever anyone does",
	"whatever they do",
	"that final",
	"that my last word",
	"that is final",
	"that s final",
	"thats final",
	"that s my last word",
	"that is my last word",
	"and not otherwise",
	"and not else",
};

static bool is_comma(const struct token *t)
{
	return t->kind == TOKEN_SIGN && t->id && strchr(",:-", t->id);
}

/* Takes out what stands between the tokens, if it is the beginning or the end of a sentence and something else is in that. */
static bool cut_idle(struct plain *p, int sentence, int end, int at, int width)
{
	int from = at, to = at + width;

	if (at == sentence) {
		while (to < end && is_comma(&p->t[to]))
			to++;
		if (to == end)
			return false;
	} else if (to == end || is_comma(&p->t[to])) {
		while (from > sentence && (token_is(&p->t[from - 1], WORD_AND) ||
					   is_comma(&p->t[from - 1])))
			from--;
		if (from == sentence)
			return false;
	} else {
		return false;
	}
	plain_cut(p, from, to, false);
	return true;
}

static void plain_idle(struct plain *p)
{
	for (int from = 0; from < p->n;) {
		int end = plain_sentence_end(p, from), i = from;
		for (bool cut = false; i < end && !cut; i++) {
			if (i == from + 1 && i < end - IDLE_LONGEST)
				i = end - IDLE_LONGEST; /* none stands between */
			int width = PLAIN_AMONG(p, i, idle_words);
			cut = width && cut_idle(p, from, end, i, width);
			end = cut ? -1 : end;
		}
		if (end >= 0)
			from = end + 1;
	}
}

/* "C4 inv. G & R": the point behind an abbreviation ends no sentence. */
static void plain_points(struct plain *p)
{
	static const char *const shorts[] = {
		"inv",  "def",   "att",  "atk",  "chal",   "tok",   "toks", "tot",
		"pref", "prefs", "incl", "excl", "approx", "resp",  "w",    "fm",
		"fr",   "frm",   "sect", "opp",  "dest",   "reinf", "cds",  "brk",
		"grn",  "blu",   "yel",  "lim",  "agst",   "poss"};

	for (int i = 1; i + 1 < p->n; i++) {
		if (!token_is_sign(&p->t[i], '.'))
			continue;
		const struct token *next = &p->t[i + 1];
		const char c = next->text.n ? next->text.s[0] : '.';
		const bool goes_on =
			(c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
			(next->text.n == 1 && c >= 'A' && c <= 'Z' && c != 'I') ||
			(c >= 'A' && c <= 'Z' && next[1].glued &&
			 next[1].kind == TOKEN_NUMBER);
		if (p->t[i].glued && goes_on && TOKEN_AMONG(&p->t[i - 1], shorts))
			plain_cut(p, i, i + 1, false);
	}
}

/* "Bob wants something else from me, but this is my order: ...": the words before it order nothing. */
static void plain_announced(struct plain *p)
{
	static const char *const says[] = {"this is my order",    "my order is",
					   "these are my orders", "my orders are",
					   "here is my order",    "here are my orders",
					   "my order is this"};

	for (int from = 0; from < p->n;) {
		int end = plain_sentence_end(p, from), i = from + 1, width = 0;
		for (; i < end && !width; i++) {
			width = PLAIN_AMONG(p, i, says);
			width *= token_is_sign(&p->t[i + width], ':');
		}
		if (width && i + width < end)
			plain_cut(p, from, i + width, true);
		from = plain_sentence_end(p, from) + 1;
	}
}

/* --- the line --- */

/* Puts spaces in the place of what was taken out, and "else" where that belongs. A space has as many bytes as what it stands for, so
 * that lines that are joined stay one stretch of the letter. */
static void put_spaces(struct str typed, char *text, const struct plain *p)
{
	static const char *const spaces[] = {"", " ", "\xc2\xa0", "\xe2\x80\x80"};
	int column = 0;

	for (size_t i = 0, next; i < typed.n; i = next, column++) {
		const struct plain_cut *in = NULL;
		for (next = i + 1; next < typed.n && (typed.s[next] & 0xC0) == 0x80;)
			next++;
		for (int k = 0; k < p->n_cuts; k++)
			if (column >= p->cut[k].column &&
			    column < p->cut[k].column + p->cut[k].width)
				in = &p->cut[k];
		size_t at = in ? (size_t)(column - in->column) : 0, width = next - i;
		if (in && in->now && at < strlen(in->now) && width == 1)
			text[i] = in->now[at];
		else if (in && width < sizeof spaces / sizeof *spaces)
			memcpy(text + i, spaces[width], width);
	}
}

/* NULL: it stays as it is. */
static struct plain *make_plain(struct free *f, int at)
{
	const struct draft *l = f->l;
	const struct str typed = l->line[at].typed;
	struct arena_mark here = arena_mark(f->l->a);
	struct plain *p = arena_room(f->l->a, sizeof *p);

	p->f = f;
	p->hangs = at + 1 < l->n_lines && l->line[at + 1].typed.n &&
		   !strchr(".!?:", str_trim(typed).s[str_trim(typed).n - 1]);
	p->n_cuts = p->n_told = p->n_else = 0;
	p->line = at;
	p->denied = false;
	p->n = typed.n < LETTER_COLUMNS ? lex(f->l->lexicon, typed, p->t) : 0;
	if (p->n > 1 && p->n <= FREE_TOKENS) {
		plain_points(p);
		plain_idle(p);
		plain_absences(p);
		plain_idle_numbers(p);
		plain_announced(p);
		const int conceded = p->n_cuts;
		plain_concessions(p);
		p->sure = p->n_cuts == conceded;
		for (int i = 0; i < p->n; i++)
			p->sure &= !token_is(&p->t[i], WORD_IF) &&
				   !token_is(&p->t[i], WORD_UNLESS) &&
				   !token_is(&p->t[i], WORD_ELSE);
		int idle = p->n_cuts;
		const int thought = p->n_cuts;
		plain_denials(p);
		p->denied = p->n_cuts > thought;
		plain_thoughts(p);
		p->sure &= p->n_cuts == idle;
		plain_otherwise(p);
		int otherwise = p->n_cuts;
		plain_facts(p);
		p->sure &= p->n_cuts == otherwise;
	}
	bool any = false; /* what is only told stays as it is */
	for (int i = 0; i < p->n && p->n_cuts && !any; i++)
		any |= token_is_thing(&p->t[i]) || p->t[i].id >= WORD_GAME ||
		       free_verb(f, &p->t[i]);
	if (p->n_cuts && (any || !p->n_told))
		return p;
	arena_rewind(f->l->a, here);
	return NULL;
}

/* --- the letter --- */

/* A refusal of the writer's own words may be about what was taken out: the grammar looks at the line anew. What it would take is still to
 * be asked about. */
static void refuse_anew(struct draft *l, struct line *line)
{
	int first = l->n_orders;
	bool early;

	free_forget(l, line);
	line->verdict = VERDICT_NOTE;
	line->understood = line->lacks = false;
	l->n_tokens = lex(l->lexicon, line->typed, l->token);
	if (l->n_tokens <= 0)
		return;
	enum line_kind kind = line_kind(l, line, &early);
	if (kind == LINE_ORDER)
		line_read(l, line);
	else if (kind == LINE_LOST)
		line->verdict = VERDICT_REFUSED;
	l->n_orders = first;
	if (line->verdict == VERDICT_OK || line->verdict == VERDICT_NOTED) {
		free_forget(l, line);
		line->verdict = VERDICT_NOTE;
	}
}

/* The lines as parts of another copy of the letter. */
static void move_lines(struct draft *l, struct str from, const char *to)
{
	for (int i = 0; i < l->n_lines; i++) {
		struct str *typed = &l->line[i].typed;
		if (typed->n && typed->s >= from.s && typed->s < from.s + from.n)
			typed->s = to + (typed->s - from.s);
	}
}

static bool may_change(const struct line *line)
{
	return (line->verdict == VERDICT_NOTE || line->verdict == VERDICT_REFUSED) &&
	       !(line->terse && line->understood) && str_trim(line->typed).n &&
	       !line->quoted && !line->press && !line_is_broken(line->typed);
}

struct plainly *free_put_plainly(struct free *f)
{
	struct draft *l = f->l;
	struct plainly *all = NULL;

	for (int i = 0; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		struct plain *p = may_change(line) ? make_plain(f, i) : NULL;
		if (!p)
			continue;
		if (!all) {
			all = arena_new(l->a, struct plainly);
			all->plain =
				arena_array(l->a, struct plain *, (size_t)l->n_lines);
			all->text = arena_alloc(l->a, l->text.n);
			memcpy(all->text, l->text.s, l->text.n);
			move_lines(l, l->text, all->text);
			l->plain = all->text;
		}
		all->plain[i] = p;
		p->was = *line;
		put_spaces(line->typed, all->text + (line->typed.s - all->text), p);
		if (line->verdict == VERDICT_REFUSED)
			refuse_anew(l, line);
	}
	return all;
}

bool free_asks_plainly(const struct plainly *all, int line)
{
	return all && all->plain[line] && !all->plain[line]->sure;
}

bool free_put_as_written(struct draft *l, struct plainly *all, int i)
{
	struct plain *p = all ? all->plain[i] : NULL;
	struct line *line = &l->line[i];

	if (!p || (!p->denied && (p->n_told || !p->n_else)) ||
	    line->n_typed != p->was.n_typed ||
	    (line->verdict != VERDICT_NOTE && line->verdict != VERDICT_REFUSED))
		return false;
	memcpy(all->text + (line->typed.s - all->text),
	       l->text.s + (line->typed.s - all->text), line->typed.n);
	const struct str typed = line->typed;
	*line = p->was;
	line->typed = typed;
	all->plain[i] = NULL;
	return true;
}

void free_put_back(struct draft *l, const struct plainly *all)
{
	if (!all)
		return;
	move_lines(l, (struct str){all->text, l->text.n}, l->text.s);
	l->plain = NULL;
	for (int i = 0; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		const struct plain *p = all->plain[i];
		if (!p)
			continue;
		bool orders = line->verdict == VERDICT_OK ||
			      line->verdict == VERDICT_NOTED ||
			      line->verdict == VERDICT_ASKED;
		for (int k = 0; orders && k < p->n_cuts; k++) {
			if (!p->cut[k].told)
				continue;
			letter_unread(l, line, p->cut[k].column, p->cut[k].width);
			if (line->verdict == VERDICT_OK)
				line->verdict = VERDICT_NOTED;
		}
	}
}
