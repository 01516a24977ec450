/* Suggests a line to write instead of a refused one: the words that were understood,
 * with a blank for the rest. Nothing else is offered: no other target, number or card,
 * and no condition is dropped. letter_instead makes sure of it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/line/line.h"

enum { TAIL = 16 };

/* A token as it is written: quoted text in its quotes, without which it is other words. */
static void add_token(struct buf *b, const struct token *t)
{
	const char *quote = t->kind == TOKEN_TEXT ? "\"" : "";

	buf_z(b, quote);
	buf_add(b, t->text);
	buf_z(b, quote);
}

static void add_tokens(struct buf *b, const struct token t[], int from, int to)
{
	for (int i = from; i < to; i++) {
		bool space = b->n && (!t[i].glued || i == from);
		buf_z(b, space ? " " : "");
		add_token(b, &t[i]);
	}
}

/* "attack y3 or y5 with 2": both get the verb and the common tail, where that reads. */
static void offer_split(struct work *k)
{
	const struct token *t = k->p.token;
	int from = k->or_from, at = k->or_at, end = k->or_end, verb = k->verb_at + 1;
	const char *glue = k->or_is_and ? "; " : " else ";

	for (int m = at + 2; m <= end && m < at + TAIL; m++) {
		struct buf left = buf_in(k->l->a), right = buf_in(k->l->a);

		add_tokens(&left, t, from, at);
		add_tokens(&left, t, m, end);
		add_tokens(&right, t, at + 1, end);
		if (!line_accepts(k->l, buf_str(&left)))
			continue;
		/* What it leaves out is all that stood before it, as far as that reads. */
		for (int head = at - 1;
		     head >= verb && !line_accepts(k->l, buf_str(&right)); head--) {
			right = buf_in(k->l->a);
			add_tokens(&right, t, from, head);
			add_tokens(&right, t, at + 1, end);
		}
		buf_z(&left, glue);
		buf_add(&left, buf_str(&right));
		if (line_accepts(k->l, buf_str(&left))) {
			parse_offer(&k->p, "%.*s", STR_ARG(buf_str(&left)));
			return;
		}
	}
}

void letter_instead(struct draft *l, struct line *line, struct str text,
		    struct str written)
{
	struct arena_mark here = arena_mark(l->a);
	bool ok = line_was_written(l, text, written);

	arena_rewind(l->a, here);
	if (ok && line_accepts(l, text) && !line_drops_denial(l, line, text))
		line_add_instead(l, line, text);
}

/* --- blanks: the words understood, __ for the rest [orders, principle 15] --- */

/* The gap that begins at token `i`, or -1; the widest where there are several. */
static int gap_at(const struct parse *p, int i)
{
	int best = -1;

	for (int g = 0; g < p->n_gaps; g++)
		if (p->gap[g].from == i &&
		    (best < 0 || p->gap[g].end > p->gap[best].end))
			best = g;
	return best;
}

/* Does it leave something to fill in, and not too much? A line with many blanks helps nobody. */
static bool is_fillable(struct str text)
{
	enum { MANY = 4 };
	int n = 0;

	for (size_t at; (at = str_find(text, STR("__"))) != SIZE_MAX; n++)
		text = str_slice(text, at + 2, text.n);
	return n > 0 && n < MANY;
}

static void add_blank(struct buf *b, const char *text)
{
	struct str s = buf_str(b);

	if (s.n >= 2 && s.s[s.n - 1] == '_' && text[0] == '_')
		return; /* one blank is enough */
	buf_z(b, b->n ? " " : "");
	buf_z(b, text);
}

/* A line without its order word repeats nothing. */
static bool covers_verb(const struct work *k)
{
	const struct parse *p = &k->p;
	bool wrong;

	for (int g = 0; g < p->n_gaps; g++)
		for (int i = p->gap[g].from; i < p->gap[g].end; i++) {
			const struct verb *v = verb_find(k->l, p->token, i, &wrong);
			if (i == k->verb_at || (v && v->word >= WORD_GAME))
				return true;
		}
	return false;
}

/* A word that nobody here knows, in a place where it is not read over. */
static bool is_unknown(const struct token *t)
{
	return t->kind == TOKEN_WORD && !t->id && !(t->flags & WORD_DROPPED);
}

/* No blank stands for a word that denies: "ally neither in C2 nor in C4" would become an alliance. */
static bool covers_denial(const struct work *k)
{
	const struct parse *p = &k->p;

	for (int g = 0; g < p->n_gaps; g++)
		for (int i = p->gap[g].from; i < p->gap[g].end; i++)
			if (token_denies(&p->token[i]))
				return true;
	for (int i = 0; i < k->n; i++)
		if (is_unknown(&p->token[i]) && token_denies(&p->token[i]))
			return true;
	return false;
}

/* No blank stands for a condition that was not understood: without it the order is another. */
static bool covers_condition(const struct parse *p)
{
	for (int g = 0; g < p->n_gaps; g++)
		for (int i = p->gap[g].from; i < p->gap[g].end; i++)
			if (line_begins_condition(&p->token[i]))
				return true;
	return false;
}

static bool is_in_gap(const struct parse *p, int i)
{
	for (int g = 0; g < p->n_gaps; g++)
		if (p->gap[g].from <= i && i < p->gap[g].end)
			return true;
	return false;
}

/* A blank stands for what is left out or wrong. It does not stand for a thing that was not understood at its place, and behind
 * which nothing was read: "13 against Blue 19 against Green" is more than one order. */
static bool covers_unread(const struct work *k)
{
	const struct parse *p = &k->p;

	for (int g = 0; g < p->n_gaps; g++)
		for (int i = p->gap[g].from; i < p->gap[g].end && p->gap[g].unread; i++)
			if (token_is_thing(&p->token[i]) ||
			    token_is(&p->token[i], WORD_NOTHING) ||
			    token_is(&p->token[i], WORD_NOBODY))
				return true;
	for (int i = 0; i < k->n; i++)
		if (is_unknown(&p->token[i]) && !is_in_gap(p, i))
			return true;
	return false;
}

/* Does a sentence end here and another begin? "... from 2. Can we have a day more?" */
static bool ends_sentence(const struct work *k, int i)
{
	const struct token *t = &k->p.token[i];

	return i > 1 && i + 1 < k->n && t->kind == TOKEN_SIGN &&
	       (t->id == '.' || t->id == '!' || t->id == '?') && t->glued &&
	       !t[1].glued;
}

/* Is anything of the sentences after the first one not understood? They do not belong to the order, so
 * that no blank in them would make one. */
static bool lacks_behind_sentence(const struct work *k)
{
	int end = 0;

	while (end < k->n && !ends_sentence(k, end))
		end++;
	for (int i = end + 1; i < k->n; i++)
		if (gap_at(&k->p, i) >= 0 || is_unknown(&k->p.token[i]))
			return true;
	return false;
}

static void offer_blanks(struct work *k, struct line *line)
{
	struct buf b = buf_in(k->l->a);
	const struct parse *p = &k->p;
	bool glue = false;

	if (p->hopeless || covers_verb(k) || covers_condition(p) || covers_denial(k) ||
	    k->at_end || covers_unread(k) || p->n_gaps == PARSE_GAPS ||
	    lacks_behind_sentence(k))
		return;
	for (int i = 0; i <= k->n; i++) {
		int g = gap_at(p, i);
		if (g >= 0)
			add_blank(&b, p->gap[g].text);
		if (g >= 0 && p->gap[g].end > i) {
			i = p->gap[g].end - 1;
			glue = false;
			continue;
		}
		if (i == k->n)
			break;
		const struct token *t = &p->token[i];
		if (is_unknown(t)) {
			add_blank(&b, "__");
			glue = false;
			continue;
		}
		bool tight = t->glued && (t->kind == TOKEN_SIGN || (glue && g < 0));
		buf_z(&b, b.n && !tight ? " " : "");
		add_token(&b, t);
		glue = true;
	}
	if (is_fillable(buf_str(&b)))
		line_add_instead(k->l, line, buf_str(&b));
}

void letter_blanks(struct draft *l, struct line *line, const char *verb)
{
	struct buf b = buf_in(l->a);

	buf_z(&b, verb);
	for (int i = 1; i < l->n_tokens; i++) {
		const struct token *t = &l->token[i];
		if (is_unknown(t) && token_denies(t))
			return; /* as in covers_denial */
		if (is_unknown(t))
			add_blank(&b, "__");
		else if (t->kind != TOKEN_SIGN)
			add_tokens(&b, l->token, i, i + 1);
	}
	if (is_fillable(buf_str(&b)))
		line_add_instead(l, line, buf_str(&b));
}

/* Free text that was written without its quotes, in quotes: all that stands from there on. A
 * player who wrote quotes knows them: what is before is another fault. */
static void offer_quoted(struct work *k, struct line *line)
{
	struct buf b = buf_in(k->l->a), said = buf_in(k->l->a);
	const struct token *t = k->p.token;

	if (k->p.text_at < 0)
		return;
	for (int i = k->p.text_at; i < k->n; i++)
		if (t[i].kind == TOKEN_TEXT)
			return;
	add_tokens(&b, t, 0, k->p.text_at);
	for (int i = k->p.text_at; i < k->n; i++) {
		if (t[i].kind == TOKEN_SIGN && t[i].id == '"')
			continue;
		buf_z(&said, said.n && !t[i].glued ? " " : "");
		buf_add(&said, t[i].text);
	}
	buf_printf(&b, " \"" PRI_STR "\"", STR_ARG(buf_str(&said)));
	letter_instead(k->l, line, buf_str(&b), buf_str(&b));
}

void line_offer(struct work *k, struct line *line)
{
	if (k->l->reader->stored)
		return;
	offer_quoted(k, line);
	if (k->or_at >= 0)
		offer_split(k);
	for (int i = 0; i < k->p.n_offers; i++) /* such as a name for "whoever" */
		letter_instead(k->l, line, k->p.offer[i], k->p.offer[i]);
	if (line->n_instead == 0 && k->or_at < 0)
		offer_blanks(k, line);
}
