/* A change to an order in many words: "about the attack: not Yellow 3 but Yellow 5, all else unchanged". Of the text only its things
 * count. Those that it sets aside must stand in the order, and the new ones take the place of things of their kind; what the
 * order has as well says that this one is meant. A word that may make more of it than a change (a condition, "one
 * more") stops it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/parts/free_thing.h"
#include "orders/lexis/cue.h"

enum { THINGS = 8, NEW = 3, LONG = 48 };

struct said {
	int at, width;
	enum thing kind;
	bool old;   /* it is set aside */
	bool digit; /* "planet 5": the number of a place */
};

/* What the text says. */
struct change {
	const struct token *t;
	int n;
	struct said thing[THINGS];
	bool turns; /* it sets something aside, or says that the rest stays */
	bool cue;   /* it has another word with which a change is said */
};

static bool ends_segment(const struct token *t)
{
	return t->kind == TOKEN_SIGN || str_is(t->text, "but");
}

/* Words before a thing that set it aside. */
static bool sets_aside(const struct token t[])
{
	static const char *const words[] = {"instead of", "rather than", "without",
					    "than"};

	return token_denies(t) || free_takes(t) || TOKEN_AMONG(t, words) ||
	       ((str_is(t->text, "instead") || str_is(t->text, "place") ||
		 str_is(t->text, "lieu")) &&
		token_is(&t[1], WORD_OF));
}

/* ... and behind it. */
static bool was_aside(const struct token t[])
{
	static const char *const words[] = {"anymore", "any more", "longer"};

	return TOKEN_AMONG(t, words) ||
	       (str_is(t->text, "any") && str_is(t[1].text, "more"));
}

static bool stops(const struct clause *c, int i)
{
	static const char *const words[] = {
		"more",    "fewer", "less", "another", "also", "too",    "add",
		"plus",    "extra", "half", "twice",   "each", "either", "maybe",
		"perhaps", "until", "when", "both",    "all"};
	const struct token *t = &c->t[i];
	bool any_more = i && str_is(t->text, "more") && str_is(c->t[i - 1].text, "any");
	bool after_all =
		i && str_is(t->text, "all") && str_is(c->t[i - 1].text, "after");
	bool or_rather = token_is(t, WORD_OR) &&
			 (str_is(t[1].text, "rather") || str_is(t[1].text, "better"));

	if (or_rather || after_all)
		return false;
	return token_is_sign(t, '?') || token_is(t, WORD_IF) ||
	       token_is(t, WORD_UNLESS) || token_is(t, WORD_ELSE) ||
	       token_is(t, WORD_OR) || token_is(t, WORD_EVERYONE) ||
	       t->kind == TOKEN_BLANK || (TOKEN_AMONG(t, words) && !any_more);
}

static bool is_cue(const struct token *t)
{
	return TOKEN_CUES(t, CUE_CHANGE);
}

/* "... the 12. Wait, C1 gets the 30": only where a sentence begins with it, "send 3, wait, send 2" goes on. */
static bool is_first_cue(const struct token t[], int i)
{
	return i && token_is_sign(&t[i - 1], '.') && TOKEN_CUES(&t[i], CUE_SENTENCE);
}

/* "The second one", "this one": no number. */
static bool is_pronoun(const struct token t[], int i)
{
	return i && str_is(t[i].text, "one") && t[i - 1].kind == TOKEN_WORD &&
	       !token_is(&t[i - 1], WORD_WITH) &&
	       (t[i - 1].flags & WORD_DROPPED || str_is(t[i - 1].text, "this") ||
		str_is(t[i - 1].text, "that"));
}

/* "One is enough": less of it, and all else stays. */
static bool leaves_rest(const struct token *t)
{
	static const char *const words[] = {"enough", "suffices", "suffice",
					    "sufficient", "plenty"};

	return TOKEN_AMONG(t, words);
}

/* "Planet 5", and not "give 5 cards". */
static bool is_digit(const struct free *f, const struct clause *c, int i,
		     enum thing kind)
{
	const struct token *before = &c->t[i - (i > 0)], *next = &c->t[i + 1];

	return kind == NUMBER && i && before->kind == TOKEN_WORD &&
	       before->id >= WORD_GAME && before->flags & WORD_DROPPED &&
	       before->flags & WORD_NOUN && !free_verb(f, before) &&
	       next->id < WORD_GAME;
}

/* false: it says more than a change, or too much. */
static bool read_said(const struct free *f, const struct clause *c, struct change *x)
{
	const int own = f->l->reader->seat;
	bool aside = false;

	*x = (struct change){.t = c->t};
	for (int i = 0, from = 0; i < c->n;) {
		int end = i, width = 1;
		if (i == from) { /* a segment */
			while (end < c->n && !ends_segment(&c->t[end]))
				end++;
			if (free_says_rest(&c->t[i], end - i)) {
				x->turns = true;
				i = from = end;
				continue;
			}
		}
		enum thing kind = thing_at(c->t, c->n, i, &width);
		if (ends_segment(&c->t[i])) {
			from = i + 1;
			aside = false;
		} else if (kind == PLAYER && c->t[i].value == own) {
			; /* the writer signs, or says who speaks */
		} else if (kind && !is_pronoun(c->t, i)) {
			bool part = kind == NUMBER && token_is(&c->t[i + 1], WORD_OF);
			if (x->n == THINGS || part) /* "one of them": of the rest */
				return false;
			x->thing[x->n++] = (struct said){i, width, kind, aside,
							 is_digit(f, c, i, kind)};
			x->turns |= aside;
			aside = false;
			i += width;
			continue;
		} else if (i && stops(c, i)) {
			return false;
		} else if (sets_aside(&c->t[i])) {
			aside = true;
		} else if (was_aside(&c->t[i]) && x->n) {
			x->thing[x->n - 1].old = x->turns = true;
		}
		x->turns |= leaves_rest(&c->t[i]);
		x->cue |= is_cue(&c->t[i]) || is_first_cue(c->t, i);
		i++;
	}
	return x->n && (x->turns || x->cue);
}

/* The source of tokens at `i`, "from Red 2" or "from 2": its planet. */
static bool same_place(const struct free *f, const struct token *a, int n_a,
		       const struct token *b, int n_b)
{
	int own = f->l->reader->seat;

	return (n_a > 1 ? a[0].value : own) == (n_b > 1 ? b[0].value : own) &&
	       a[n_a - 1].value == b[n_b - 1].value;
}

/* The planet of a thing, where it has one: of what it is from, or itself. */
static const struct token *place_of(const struct token *t, enum thing kind, int width,
				    int *n)
{
	int skip = kind == TOKENS_FROM ? 2 : kind == SOURCE ? 1 : 0;

	*n = width - skip;
	return kind == TOKENS_FROM || kind == SOURCE || kind == PLANET ? t + skip
								       : NULL;
}

/* Has the order this thing at token `i`, where one of kind `there` stands? */
static bool is_there(const struct free *f, const struct clause *order, int i,
		     enum thing there, int w, const struct change *x,
		     const struct said *s)
{
	const struct token *t = &x->t[s->at], *o = &order->t[i];
	int n_a, n_b;
	const struct token *a = place_of(o, there, w, &n_a);
	const struct token *b = place_of(t, s->kind, s->width, &n_b);

	if (s->kind == TOKENS_FROM)
		return there == TOKENS_FROM && o->value == t->value &&
		       same_place(f, a, n_a, b, n_b);
	if (s->kind == NUMBER)
		return (there == TOKENS_FROM && !s->digit && o->value == t->value) ||
		       (there == NUMBER && o->value == t->value) ||
		       (a && s->digit && a[n_a - 1].value == t->value);
	if (a && b)
		return same_place(f, a, n_a, b, n_b);
	return there == s->kind && w == s->width && thing_same(o, t, w);
}

static bool has(const struct free *f, const struct clause *order,
		const struct change *x, const struct said *s)
{
	int w;

	for (int i = 0; i < order->n; i += w) {
		enum thing there = thing_at(order->t, order->n, i, &w);
		if (there && is_there(f, order, i, there, w, x, s))
			return true;
	}
	return false;
}

/* The order with `n` tokens from `at` on in the place of `width` of its own from `i` on. */
static void put(struct free *f, const struct clause *order, int i, int width,
		const struct token *t, int n, struct free_made *m)
{
	struct clause *c = free_clause(f, order->t, i);

	free_append(c, t, n);
	free_append(c, &order->t[i + width], order->n - i - width);
	if (!free_reads(f, c) || f->bent)
		return;
	for (int k = 0; k < m->n; k++)
		if (m->clause[k]->n == c->n && thing_same(m->clause[k]->t, c->t, c->n))
			return;
	thing_keep(m, c);
}

/* The order for another challenge, or the like, wherever it names that. */
static void relabel(struct free *f, const struct clause *order, const struct change *x,
		    const struct said *s, const struct said *old, struct free_made *m)
{
	struct clause *c = free_clause(f, order->t, order->n);

	for (int i = 0; i + 1 < c->n; i++)
		if (thing_same(&c->t[i], &x->t[old->at], 2))
			c->t[i + 1] = x->t[s->at + 1];
	thing_keep(m, free_reads(f, c) && !f->bent ? c : NULL);
}

/* The new thing where one of its kind stands, or at the one that is set aside. */
static void put_new(struct free *f, const struct clause *order, const struct change *x,
		    const struct said *s, const struct said *old, struct free_made *m)
{
	const struct token *t = &x->t[s->at];
	int w, n_to, n_place;
	const struct token *to = place_of(t, s->kind, s->width, &n_to);

	for (int i = 0; i < order->n; i += w) {
		enum thing there = thing_at(order->t, order->n, i, &w);
		const struct token *place = place_of(&order->t[i], there, w, &n_place);
		if (!there || (old && !is_there(f, order, i, there, w, x, old)))
			continue;
		int at = place ? (int)(place - order->t) : i;
		if (s->kind == NUMBER && s->digit && place)
			put(f, order, at + n_place - 1, 1, t, 1, m);
		else if (s->kind == NUMBER && !s->digit && there == NUMBER &&
			 (old || w == s->width) && !thing_of_label(order->t, i))
			put(f, order, i, w, t, s->width, m);
		else if (s->kind == NUMBER && !s->digit && there == TOKENS_FROM &&
			 s->width == 1)
			put(f, order, i, 1, t, 1, m);
		else if (s->kind == TOKENS_FROM && there == TOKENS_FROM)
			put(f, order, i, w, t, s->width, m);
		else if (to && place && s->kind != TOKENS_FROM &&
			 (old || (s->kind == SOURCE) == (there == TOKENS_FROM)))
			put(f, order, at, n_place, to, n_to, m);
		else if (s->kind == there && (there == PLAYER || there == NAME) &&
			 (there == PLAYER || order->t[i].id == t->id))
			put(f, order, i, w, t, s->width, m);
		else if (old && free_is_card(&order->t[i]) && s->kind == NUMBER)
			put(f, order, i, 1, t, 1, m);
		else if (old && s->kind == LABEL && there == LABEL && !m->n)
			relabel(f, order, x, s, old, m);
	}
}

/* As many numbers as the order has amounts, in their sequence: "make it two and two". */
static bool put_all(struct free *f, const struct clause *order, const struct change *x,
		    struct free_made *m)
{
	struct clause *c = free_clause(f, order->t, order->n);
	int amounts = 0, w;

	for (int i = 0; i < c->n; i += w) {
		enum thing there = thing_at(c->t, c->n, i, &w);
		if (there != TOKENS_FROM &&
		    (there != NUMBER || thing_of_label(c->t, i)))
			continue;
		if (amounts == x->n)
			return false;
		c->t[i] = x->t[x->thing[amounts++].at];
	}
	for (int k = 0; k < x->n; k++)
		if (x->thing[k].kind != NUMBER || x->thing[k].old)
			return false;
	if (amounts < 2 || amounts != x->n)
		return false;
	thing_keep(m, free_reads(f, c) && !f->bent ? c : NULL);
	return true;
}

/* Without a player of several. */
static void take_out(struct free *f, const struct clause *order, const struct change *x,
		     const struct said *s, struct free_made *m)
{
	for (int i = 0; i < order->n && s->kind == PLAYER; i++) {
		bool first = token_is_sign(&order->t[i + 1], ',');
		bool last = i && token_is_sign(&order->t[i - 1], ',');
		if (thing_same(&order->t[i], &x->t[s->at], 1) && (first || last))
			put(f, order, first ? i : i - 1, 2, NULL, 0, m);
	}
}

/* "Change of mind", where a thing of the game is called so: the order has nothing of that kind. */
static bool is_idle_name(const struct clause *order, const struct change *x,
			 const struct said *s)
{
	int w;

	for (int i = 0; i < order->n; i += w)
		if (thing_at(order->t, order->n, i, &w) == NAME &&
		    order->t[i].id == x->t[s->at].id)
			return false;
	return s->kind == NAME;
}

int free_change_noisy(struct free *f, const struct clause *order,
		      const struct clause *said, bool sure, struct free_made *m)
{
	struct change x;
	const struct said *fresh[NEW];
	struct said *old = NULL;
	struct free_made now = {.n = 1, .clause = {free_clause(f, order->t, order->n)}};
	int n = 0, named = 0;

	if (!said->n || said->n > LONG || !read_said(f, said, &x) || (sure && !x.turns))
		return 0;
	named = free_change_sources(f, order, said, m);
	if (named || put_all(f, order, &x, m))
		return named + !named;
	for (int i = 0; i < x.n; i++) {
		bool there = has(f, order, &x, &x.thing[i]);
		named += there;
		if (x.thing[i].old) {
			if (!there || old)
				return 0;
			old = &x.thing[i];
		} else if (!there && !is_idle_name(order, &x, &x.thing[i])) {
			if (n == NEW)
				return 0;
			fresh[n++] = &x.thing[i];
		}
	}
	if (n && old) /* "planet 4 instead of 3" */
		old->digit |= fresh[0]->digit && old->kind == NUMBER;
	if (!n && old)
		take_out(f, order, &x, old, m);
	for (int k = 0; k < n; k++) {
		struct free_made next = {0};
		for (int i = 0; i < now.n; i++)
			put_new(f, now.clause[i], &x, fresh[k], k == 0 ? old : NULL,
				&next);
		now = next;
	}
	for (int i = 0; n && i < now.n; i++)
		thing_keep(m, now.clause[i]);
	return named;
}
