/* An order that a later sentence of its line takes back ("Cancel my attack.") or denies ("I don't ally with Yellow.", "I keep the Zap."):
 * the last word counts, and where it is not plain which one that is, nothing of the line is used.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/parts/free_weights.h"
#include "orders/free/text/text.h"

/* The decisions that "clear attack" is about; false: it is about none, or about all. */
static bool key_of_cancel(struct free *f, const struct piece *p, struct slot_key *key)
{
	struct clause *c = free_clause_of(f, p->command);
	struct parse parse;

	if (!c->n || !f->l->reader->vocab->clear)
		return false;
	letter_parse(f->l, &parse, &c->t[1], c->n - 1);
	parse.quiet = true;
	return f->l->reader->vocab->clear(&parse, key) && parse_at_end(&parse);
}

/* "Attack Yellow 3 with 3. Cancel my attack.": the orders before it go, and what stood of the same kind. */
void free_withdraw(struct free *f)
{
	for (int i = 1; i < f->n_pieces; i++) {
		struct slot_key of, key;
		if (f->piece[i].kind != PIECE_CANCEL ||
		    !key_of_cancel(f, &f->piece[i], &of))
			continue;
		for (int k = 0; k < i; k++)
			if (f->piece[k].kind == PIECE_ORDER &&
			    free_key_of(f, f->piece[k].clause, &key) &&
			    slot_key_covers(of, key))
				f->piece[k].kind = PIECE_DROPPED;
	}
}

/* "I can't play next week." */
static bool is_inability(const struct token *t)
{
	return str_is(t->text, "can") || str_is(t->text, "cant") ||
	       str_is(t->text, "cannot") || str_starts(t->text, "can't");
}

/* Does it say no, or that something is kept or taken back, under no condition, and of nothing else ("no other card")? */
static bool withdraws(const struct token t[], int n)
{
	static const char *const beside[] = {
		"else", "exceed", "total", "other", "others", "more",
		"rest", "again",  "yet",   "too",   "only",   "but",
		"than", "how",    "why",   "what",  "long"};
	static const char *const stays[] = {"stays", "stay", "remains", "remain"};
	static const char *const hand[] = {"hand", "pocket", "sleeve"};
	bool any = false, stay = false, at_hand = false;

	for (int i = 0; i < n; i++) {
		if (TOKEN_AMONG(&t[i], beside) || is_inability(&t[i]) ||
		    token_is(&t[i], WORD_OR) || token_is(&t[i], WORD_EXCEPT))
			return false;
		any |= token_denies(&t[i]) || token_is(&t[i], WORD_NO) ||
		       token_is(&t[i], WORD_NOT) || token_is(&t[i], WORD_NOBODY) ||
		       str_is(t[i].text, "nothing") || str_is(t[i].text, "back") ||
		       free_takes(&t[i]) || free_keeps(&t[i]);
		stay |= TOKEN_AMONG(&t[i], stays);
		at_hand |= TOKEN_AMONG(&t[i], hand);
	}
	return (any || (stay && at_hand)) && !free_hangs(t, 0, n);
}

/* "No weapon", "steal and keep": says the sentence a part that such orders have? It is of the order, then. */
static bool names_part(const struct verb *v, const struct token t[], int n)
{
	struct str words = v && v->parts ? str_of(v->parts) : STR(""), word;

	while (str_word(&words, &word)) {
		word.n -= str_ends(word, "!");
		for (int i = 0; i < n; i++)
			if (str_iequal(t[i].text, word))
				return true;
	}
	return false;
}

/* What a sentence has of an order. */
struct shared {
	bool verb;   /* its verb, or another word for such an order */
	bool thing;  /* a thing of the game */
	bool figure; /* a number, in figures */
	bool part;   /* a word for a part of it */
	bool other;  /* something that the order has not */
	bool player, there, nobody;
	int words; /* that say more than "no" */
};

static struct shared shared_with(const struct free *f, const struct token t[], int n,
				 const struct clause *order, const struct clause *made)
{
	const struct verb *verb = made->n ? free_verb(f, &made->t[0]) : NULL;
	struct shared is = {.part = names_part(verb, t, n)};

	for (int i = 0; i < n; i++) {
		const struct verb *other = free_verb(f, &t[i]);
		bool player =
			token_is(&t[i], WORD_SEAT) && t[i].value != f->l->reader->seat;
		bool figure = t[i].kind == TOKEN_NUMBER && t[i].text.n &&
			      t[i].text.s[0] >= '0' && t[i].text.s[0] <= '9';
		bool noun = t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
			    t[i].flags & WORD_NOUN && !(t[i].flags & WORD_DROPPED);
		bool in = free_is_among(&t[i], order->t, order->n) ||
			  free_is_among(&t[i], made->t, made->n);
		bool same = verb && ((other && other->id == verb->id) ||
				     free_has_any(t, i, i + 1, verb->called));

		is.other |=
			(t[i].kind == TOKEN_NUMBER || player || noun) && !in && !same;
		is.verb |= same;
		is.thing |= noun && in;
		is.figure |= figure && in;
		is.player |= player;
		is.nobody |= token_is(&t[i], WORD_NOBODY);
		is.there |= str_is(t[i].text, "there");
		is.words += !player && t[i].kind == TOKEN_WORD && !free_passes(&t[i]) &&
			    !token_is(&t[i], WORD_NO) && !token_is(&t[i], WORD_NOT);
	}
	return is;
}

/* "voice Carthag vs harkonnen no hero": the sentence has all things of the order, so it is the order. Where that is not known to stand
 * elsewhere, the sentence need not begin with its verb. */
static bool is_made_there(const struct free *f, const struct token t[], int n,
			  const struct piece *p, const struct clause *made)
{
	const struct verb *verb = free_verb(f, &t[0]);

	if (!made->n || (p->said_width && (!verb || verb != free_verb(f, &made->t[0]))))
		return false;
	for (int i = 0; i < made->n; i++)
		if ((made->t[i].kind == TOKEN_NUMBER || made->t[i].flags & WORD_NOUN) &&
		    !free_is_among(&made->t[i], t, n))
			return false;
	return true;
}

/* Does the sentence speak of that order: with its verb, or with a thing of it, and with nothing that it has not? A sentence about another
 * player ("Cat doesn't like me") does where it says no more than that ("Not Cat"), or "there". */
static bool speaks_of(struct free *f, const struct token t[], int n,
		      const struct piece *p)
{
	enum { FEW = 5 };
	const struct clause *made = free_made_of(f, p);
	const struct shared is = shared_with(f, t, n, p->clause, made);

	if (is.other || is.part || is_made_there(f, t, n, p, made))
		return false;
	/* "Command: no lasgun": the order itself says no to something. */
	for (int i = 0; i < made->n; i++)
		if (token_is(&made->t[i], WORD_NO))
			return false;
	if (is.nobody && !is.verb)
		return false; /* "Yellow 3 holds two and nobody helps there" */
	return is.verb || (is.thing && (!is.player || n <= FEW)) ||
	       (is.figure && n <= FEW + 2) ||
	       (is.player && ((is.there && n <= FEW + 2) || !is.words));
}

/* Where the words of a piece begin in the line. */
static int column_of(const struct piece *p)
{
	return p->said_width ? p->said : p->column;
}

static bool has_thing(const struct clause *made)
{
	bool any = false;

	for (int i = 0; i < made->n; i++)
		any |= made->t[i].kind == TOKEN_NUMBER ||
		       (made->t[i].flags & WORD_NOUN &&
			!token_is(&made->t[i], WORD_NOBODY));
	return any;
}

/* Is an order made of the sentence itself ("No deal"), or is it taken back there? An order of nothing (`pass`, `invite
 * nobody`) only says no once more. */
static bool is_order(struct free *f, const struct token t[], int n)
{
	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		if ((p->kind == PIECE_CANCEL ||
		     (p->kind == PIECE_ORDER && has_thing(free_made_of(f, p)))) &&
		    column_of(p) <= t[n - 1].column &&
		    (column_of(p) >= t->column || p->said + p->said_width > t->column))
			return true;
	}
	return false;
}

/* "No, Red 3", "Make that Yellow 4", "I meant Blue": the words say what is meant instead (free_corrected.c). */
static bool says_instead(const struct token t[], int n)
{
	static const char *const words[] = {"make",       "mean", "meant",
					    "correction", "wait", "actually"};

	bool instead = false;

	for (int i = 0; i < n; i++) {
		if (free_keeps(&t[i]) || free_takes(&t[i]))
			return false; /* "Actually no, hold the Plague" */
		instead |= TOKEN_AMONG(&t[i], words) ||
			   (i + 1 < n && token_is(&t[i], WORD_NO) &&
			    (token_is_sign(&t[i + 1], ',') ||
			     token_is_sign(&t[i + 1], ':')));
	}
	return instead;
}

/* "Do not use this.", "Don't send it": of the order before it, which it need not name. */
static bool points_back(const struct token t[], int n)
{
	static const char *const at[] = {"this", "that",  "it",
					 "them", "these", "those"};
	static const char *const verbs[] = {"use", "play",  "send", "read",
					    "do",  "count", "take", "please"};
	bool points = false, denied = false, verb = false;

	for (int i = 0; i < n; i++) {
		points |= TOKEN_AMONG(&t[i], at);
		denied |= token_denies(&t[i]);
		verb |= TOKEN_AMONG(&t[i], verbs);
		if (str_is(t[i].text, "mind"))
			return false; /* "Never mind, I do it." */
		if (t[i].kind != TOKEN_SIGN && !TOKEN_AMONG(&t[i], at) &&
		    !TOKEN_AMONG(&t[i], verbs) && !token_denies(&t[i]) &&
		    !free_passes(&t[i]))
			return false;
	}
	return points && denied && verb;
}

static bool contradicts(struct free *f, const struct token t[], int n)
{
	if (is_order(f, t, n) || says_instead(t, n) || !withdraws(t, n) ||
	    free_defers(f, t, n))
		return false;
	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		if (p->kind == PIECE_ORDER && column_of(p) < t->column &&
		    (points_back(t, n) || speaks_of(f, t, n, p)))
			return true;
	}
	return false;
}

/* The line in its writer's words, in which what was put plainly is still there. */
static struct str as_written(const struct draft *l, const struct line *line)
{
	struct str s = line->typed;

	if (l->plain && s.s >= l->plain && s.s < l->plain + l->text.n)
		s.s = l->text.s + (s.s - l->plain);
	return s;
}

bool free_contradicts(struct free *f, const struct line *line)
{
	struct token *t = arena_room(f->l->a, (LEX_TOKENS + 1) * sizeof *t);
	struct str text = as_written(f->l, line);
	int n = text.n < LETTER_COLUMNS ? lex(f->l->lexicon, text, t) : 0;
	int from = 0;

	for (int i = 0; i <= n && free_count(f, PIECE_ORDER); i++) {
		if (i < n && !free_ends_sentence(t, n, i, from))
			continue;
		if (i > from && from && !token_is_sign(&t[i], '?') &&
		    contradicts(f, &t[from], i - from))
			return true;
		from = i + 1;
	}
	return false;
}
