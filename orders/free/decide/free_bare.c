/* A part of an order in many words: "I take two of them from Red 1" is "two from Red 1".
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

enum { PART_WORDS = 18 };

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

/* "of them", "among them", "of the two", "of these 5": how many tokens that takes at `i`; 0: it is not that. */
static int of_them(const struct token t[], int i)
{
	static const char *const them[] = {"them", "those", "these",
					   "mine", "us",    "ours"};

	if (!token_is(&t[i], WORD_OF) && !str_is(t[i].text, "among"))
		return 0;
	if (TOKEN_AMONG(&t[i + 1], them))
		return t[i + 2].kind == TOKEN_NUMBER &&
				       (t[i + 3].kind == TOKEN_SIGN ||
					t[i + 3].kind == TOKEN_END || i)
			       ? 3
			       : 2;
	return str_is(t[i + 1].text, "the") && t[i + 2].kind == TOKEN_NUMBER ? 3 : 0;
}

static void put(struct buf *b, struct str text)
{
	buf_z(b, b->n ? " " : "");
	buf_add(b, text);
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

/* The words that a saying of the game has for the part, which begin with a thing: "my garrison there: 2 from Red 3" is "settlers 2 from
 * Red 3". Empty: no saying knows it. */
static struct str said_part(struct free *f, struct str part)
{
	struct clause *c = free_clause_of(f, part);

	phrases_respell(f->phrases, c);
	return c->flags & SAYING_DOUBT && !(c->flags & SAYING_CORRECTS) && c->n &&
			       c->t[0].kind == TOKEN_WORD && c->t[0].id >= WORD_GAME &&
			       !free_verb(f, &c->t[0])
		       ? clause_text(f->l->a, c)
		       : STR("");
}

bool free_part_is_said(struct free *f, struct str part)
{
	return said_part(f, part).n > 0;
}

struct str free_bare_part(struct free *f, struct str part)
{
	const struct str said = said_part(f, part);

	if (said.n)
		return said;
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
			if (b.n)
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

int free_part_of(struct free *f, struct str part)
{
	const struct clause *c = free_clause_of(f, part);

	for (int i = 0; i < c->n; i++)
		if (of_them(c->t, i) == 3)
			return c->t[i + 2].value;
	return 0;
}

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
	return may_be_part(f, row) || may_be_part(f, free_bare_part(f, row));
}
