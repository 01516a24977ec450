/* A line that was not understood, and the orders above it that it may be about: nobody knows what those are
 * now, so they do not count.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/free_above.h"
#include "orders/free/parts/free_thing.h"

/* "no Plague", "don't attack": a thing or the verb of the order, denied. */
static bool denies(const struct clause *order, const struct clause *said)
{
	enum { NEAR = 3 };
	int denied = -NEAR;

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		if (token_denies(t))
			denied = i;
		bool word = t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
			    !(t->flags & (WORD_DROPPED | WORD_LETTER));
		for (int k = 0; word && i - denied < NEAR && k < order->n; k++)
			if (thing_same(&order->t[k], t, 1))
				return true;
	}
	return false;
}

/* "Not the 5 of clubs": does a sentence begin with a denial of an amount that the order has? */
static bool denies_amount(const struct clause *order, const struct clause *said)
{
	enum { FAR = 4 };

	for (int i = 0; i < said->n; i++) {
		if (!token_denies(&said->t[i]) ||
		    (i && said->t[i - 1].kind != TOKEN_SIGN))
			continue;
		for (int k = i + 1;
		     k < said->n && k <= i + FAR && said->t[k].kind != TOKEN_SIGN; k++)
			for (int j = 0; said->t[k].kind == TOKEN_NUMBER && j < order->n;
			     j++)
				if (order->t[j].kind == TOKEN_NUMBER &&
				    order->t[j].value == said->t[k].value)
					return true;
	}
	return false;
}

bool free_may_correct(struct free *f, const struct line *line)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct above list[ABOVE];
	struct clause *said = above_said(f, line->typed);
	bool corrects = free_is_correction(said->t, said->n), denied = false;
	bool turns = free_turns(said->t, said->n);
	int n = corrects || turns ? above_list(f, line, list) : 0;

	for (int i = 0; i < n; i++)
		denied |= denies(list[i].clause, said) ||
			  (line->verdict == VERDICT_REFUSED &&
			   denies_amount(list[i].clause, said));
	if (n)
		above_keep_meant(list, n, said);
	bool may = n && (denied || (corrects && (line->verdict == VERDICT_REFUSED ||
						 list[0].named > 0)));
	arena_rewind(f->l->a, here);
	return may;
}

/* Do these words add to what stands above, whatever they mean ("and ...", "else ...")? */
static bool adds_only(const struct clause *said)
{
	return said->n &&
	       (token_is(&said->t[0], WORD_AND) || token_is(&said->t[0], WORD_ELSE));
}

void free_doubt_above(struct free *f, const struct line *line, bool belongs)
{
	struct above list[ABOVE];
	struct clause *said = above_said(f, line->typed);
	int n = above_list(f, line, list);

	if (!n)
		return;
	int all = n, last = list[0].line;
	n = above_keep_meant(list, n, said);
	bool named = n < all || list[0].named > 0;
	if (list[0].named < 0 && !denies(list[0].clause, said) &&
	    !denies_amount(list[0].clause, said))
		return; /* it speaks of another */
	for (int i = 0; i < n; i++) {
		struct line *was = &f->l->line[list[i].line];
		if ((!named && list[i].line != last) ||
		    was->verdict == VERDICT_REFUSED ||
		    (belongs && adds_only(said) && draft_sends(f->l, was)))
			continue;
		free_forget(f->l, was);
		was->verdict = VERDICT_REFUSED;
		if (belongs)
			letter_remark(
				f->l, was, true, 0, 0, NULL,
				"Line %d seems to belong to this, but I do not understand it. Send both again",
				line->number);
		else
			letter_remark(
				f->l, was, true, 0, 0, NULL,
				"Line %d seems to take this back. Send again what you mean",
				line->number);
	}
}

bool free_takes_place_above(struct free *f, const struct line *line)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct above list[ABOVE];
	struct slot_key key, other;
	int n = above_list(f, line, list);
	bool same = false;

	for (int i = 0; i < f->n_pieces; i++)
		for (int k = 0; k < n && f->piece[i].kind == PIECE_ORDER; k++)
			same |= &f->l->line[list[k].line] == line - 1 &&
				free_key_of(f, f->piece[i].clause, &key) &&
				free_key_of(f, list[k].clause, &other) &&
				slot_key_same(key, other);
	arena_rewind(f->l->a, here);
	return same;
}

/* --- lists of what is not to be done: "What I do not do:", and the lines below it --- */

static bool is_title(struct str typed)
{
	return str_ends(str_trim(typed), ":");
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
		free_refuse(l, line);
		letter_remark(
			l, line, true, 0, 0, NULL,
			"Line %d seems to say that this should not be done. Send again what you do want",
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

void free_deny_lists(struct draft *l)
{
	for (int i = 0; i < l->n_lines; i++)
		if (denies_list(l, &l->line[i]))
			deny_list(l, i);
}

/* --- sentences beside orders --- */

/* What may belong to the order on the other side of a semicolon does not begin so: "attack 3; 2 from Red 4". */
static bool begins_for_itself(const struct clause *c)
{
	static const char *const begins[] = {"i",   "we",    "my",      "our",
					     "the", "your",  "let",     "who",
					     "as",  "there", "whoever", "their"};

	return c->n > 3 &&
	       (TOKEN_AMONG(&c->t[0], begins) || token_is(&c->t[0], WORD_PRONOUN));
}

/* Is the piece a sentence of its own, with its stops? */
static bool is_sentence(const struct line *line, const struct piece *p)
{
	static const char ends[] = ".!?";
	struct str s = line->typed;
	const int column = p->width ? p->column : p->said;
	const int width = p->width ? p->width : p->said_width;
	size_t from = str_octets(s, (size_t)column);
	size_t to = str_octets(s, (size_t)(column + width));

	while (from && s.s[from - 1] == ' ')
		from--;
	while (to < s.n && s.s[to] == ' ')
		to++;
	if (to > s.n)
		return false;
	const char before = from ? s.s[from - 1] : '.';
	const char behind = to < s.n ? s.s[to] : '.';
	if ((before == ';' || strchr(ends, before)) &&
	    (behind == ';' || strchr(ends, behind)))
		return (before != ';' && behind != ';') || begins_for_itself(p->clause);
	return false;
}

/* Is an order, which the line is asked about, of the same sentence? */
static bool shares_sentence(const struct free *f, const struct piece *p)
{
	for (int i = 0; i < f->n_pieces && !p->width; i++)
		if (f->piece[i].kind == PIECE_ORDER && f->piece[i].said == p->said)
			return true;
	return false;
}

/* "Make that 3", "And 2 from 4": it speaks of the order before it. */
static bool speaks_of_order(const struct clause *c)
{
	static const char *const words[] = {
		"make", "change", "no",   "or",   "then", "also",    "plus",  "and",
		"same", "add",    "with", "from", "both", "another", "those", "these",
		"that", "it",     "they", "them", "this", "each",    "all"};

	return TOKEN_AMONG(&c->t[0], words) || free_turns(c->t, 1) ||
	       free_says_change(c);
}

/* "If Bob comes, I need more in C2", "No Flare for now": these say nothing of the order before them, if they are about another decision. "No,
 * C2" corrects it. */
static bool begins_case(const struct clause *c)
{
	const struct token *t = &c->t[0];

	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
	       str_is(t->text, "should") ||
	       ((token_is(t, WORD_NO) || token_denies(t)) && t[1].kind == TOKEN_WORD);
}

/* What a sentence is about: a challenge, or the like, or a word of the game, from token `i` on; how many tokens; 0: it is about nothing. */
static int topic_at(const struct free *f, const struct clause *c, int i)
{
	const struct token *t = &c->t[i];

	if (free_is_label(t) && i + 1 < c->n)
		return 2;
	return (t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
		!(t->flags & (WORD_DROPPED | WORD_LETTER))) ||
	       free_verb(f, t);
}

/* Has an order of the line these words? */
static bool is_ordered(const struct free *f, const struct token *topic, int n)
{
	for (int p = 0; p < f->n_pieces; p++) {
		const struct clause *c = f->piece[p].clause;
		for (int i = 0; f->piece[p].kind == PIECE_ORDER && i + n <= c->n; i++)
			if (thing_same(&c->t[i], topic, n))
				return true;
	}
	return false;
}

/* Names an order of the line what stands at token `i`: a number, a player, a thing? */
static bool shares_thing(const struct free *f, const struct clause *lost, int i)
{
	const struct token *t = &lost->t[i];
	const bool thing = t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
			   (t->kind == TOKEN_WORD && t->flags & WORD_NOUN);

	return thing && is_ordered(f, t, 1);
}

/* "Nobody in C2. I don't know about C4.", "... No Flare for now.": is the sentence that was not understood about something that no order
 * has? What it denies is not ordered by the others, and its condition is none of theirs. */
static bool is_about_other(const struct free *f, const struct clause *lost)
{
	int topics = 0, labels = 0, shared = 0, w;

	for (int i = 0; i < lost->n; i += w ? w : 1) {
		w = topic_at(f, lost, i);
		shared += w < 2 && shares_thing(f, lost, i);
		if (!w)
			continue;
		topics++;
		labels += w == 2;
		if (is_ordered(f, &lost->t[i], w)) {
			if (w == 2)
				return false;
			shared++;
		}
	}
	return labels || (topics && !shared);
}

static bool are_about_others(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_LOST &&
		    !is_about_other(f, f->piece[i].clause))
			return false;
	return free_count(f, PIECE_LOST) > 0;
}

bool free_leave_sentences(struct free *f, const struct line *line)
{
	bool may = free_count(f, PIECE_ORDER) && !f->corrects && !f->goes_on &&
		   !f->joined && (!f->negated || are_about_others(f)) &&
		   !free_count(f, PIECE_WRONG);

	for (int i = 0; may && i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		if (p->kind == PIECE_LOST)
			may = is_sentence(line, p) && !shares_sentence(f, p) &&
			      !p->corrects &&
			      (!speaks_of_order(p->clause) ||
			       (begins_case(p->clause) &&
				is_about_other(f, p->clause)));
		else
			may = p->kind == PIECE_ORDER || p->kind == PIECE_NOTE;
	}
	for (int i = 0; may && i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_LOST)
			f->piece[i].kind = PIECE_NOTE;
	return may;
}
