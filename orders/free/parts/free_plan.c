/* A change to a plan that is in force, part by part: "Change Tabr: leader Stilgar, dial 6", "take the Lasgun out", "same plan, but with the
 * Shield". The parts of such an order (verb.parts) that the words name take the place of its own, or fall; the others stay. Read as
 * an order of its own the line would be a smaller plan.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_plan.h"
#include "base/arena.h"
#include "orders/free/parts/free_thing.h"

enum { PARTS = 16, LONG = 40 };

/* One part: from its word on, `n` tokens. */
struct plan_part {
	const struct token *t;
	int n;
};

/* A plan: what it is about, and its parts. */
struct plan {
	const struct clause *words; /* of the parts, in the words of the language */
	const char *alone;          /* the list of them as the verb has it */
	struct clause *head;
	int n;
	struct plan_part part[PARTS];
};

static bool is_part(const struct plan *p, const struct token *t)
{
	for (int i = 0; i < p->words->n; i++)
		if (t->kind == TOKEN_WORD && p->words->t[i].kind == TOKEN_WORD &&
		    t->id == p->words->t[i].id && t->id >= WORD_GAME &&
		    str_iequal(t->text, p->words->t[i].text))
			return true;
	return false;
}

/* Has the part no value behind its word? Such words are marked with "!" in the list. */
static bool is_alone(const struct plan *p, const struct token *t)
{
	struct str list = str_of(p->alone), word;

	while (str_word(&list, &word))
		if (word.n > 1 && word.s[word.n - 1] == '!' &&
		    str_iequal(t->text, str_slice(word, 0, word.n - 1)))
			return true;
	return false;
}

/* false: the order has no parts, or cases, which are not changed by a few words. */
static bool take_apart(struct free *f, const struct clause *order, struct plan *p)
{
	const struct verb *v = order->n ? free_verb(f, &order->t[0]) : NULL;
	struct buf words = buf_in(f->l->a);

	if (!v || !v->parts)
		return false;
	for (const char *c = v->parts; *c; c++)
		if (*c != '!')
			buf_char(&words, *c);
	*p = (struct plan){.words = free_clause_of(f, buf_str(&words)),
			   .alone = v->parts};
	for (int i = 0; i < order->n; i++) {
		const struct token *t = &order->t[i];
		bool value = p->n && p->part[p->n - 1].n == 1 && !is_alone(p, &t[-1]);
		if (token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
		    token_is(t, WORD_ELSE) || p->n == PARTS)
			return false;
		if (is_part(p, t) && !value) {
			if (!p->n)
				p->head = free_clause(f, order->t, i);
			p->part[p->n++] = (struct plan_part){t, 0};
		}
		if (p->n)
			p->part[p->n - 1].n++;
	}
	return p->n > 0;
}

static int find_part(const struct plan *p, const struct token *word)
{
	for (int i = 0; i < p->n; i++)
		if (p->part[i].t[0].id == word->id)
			return i;
	return -1;
}

static bool is_value(const struct token *t)
{
	return t->kind == TOKEN_NUMBER ||
	       (t->kind == TOKEN_WORD &&
		(t->id >= WORD_GAME || token_is(t, WORD_SEAT)) &&
		!(t->flags & WORD_DROPPED));
}

/* The plan that the new parts would make, as the receipt says it; NULL: none. `word`: a word of a part that they lack. */
static const struct clause *made_of(struct free *f, const struct plan *p,
				    const struct clause *fresh,
				    const struct token *word)
{
	struct clause *c = free_clause(f, p->head->t, p->head->n);
	bool first = false, refused = false;
	int n = 0;

	for (int i = 0; i < fresh->n; i++)
		first |= fresh->t[i].id == p->part[0].t[0].id;
	if (!first)
		free_append(c, p->part[0].t, p->part[0].n);
	if (word)
		free_append(c, word, 1);
	free_append(c, fresh->t, fresh->n);
	const struct order *o = free_probe(f, c, &n, &refused);
	return o && n == 1 && !refused && o->n_alternatives == 1
		       ? free_clause_of(f, o->alternatives[0].text)
		       : NULL;
}

/* Are these tokens in the plan one behind the other, without words that say nothing? The part; -1: in none. */
static int holds(const struct plan *p, const struct clause *things)
{
	for (int i = 0; i < p->n; i++)
		for (int k = 1; k < p->part[i].n; k++) {
			int same = 0;
			while (same < things->n && k + same < p->part[i].n &&
			       thing_same(&p->part[i].t[k + same], &things->t[same], 1))
				same++;
			if (same == things->n)
				return i;
		}
	return -1;
}

/* The part that these things are, in the plan's own words or in others: "the 5 of clubs"; -1: none. */
static int find_held(struct free *f, const struct plan *p, const struct clause *things)
{
	int at = holds(p, things);
	const struct clause *made = at < 0 ? made_of(f, p, things, NULL) : NULL;
	struct plan other = {0};

	for (int i = 1; at < 0 && !made && i < p->words->n; i++)
		made = made_of(f, p, things, &p->words->t[i]);
	if (!made || !take_apart(f, made, &other))
		return at;
	for (int i = 1; i < other.n; i++) {
		int k = find_part(p, other.part[i].t);
		if (k >= 0 && p->part[k].n == other.part[i].n &&
		    thing_same(p->part[k].t, other.part[i].t, p->part[k].n))
			at = k;
	}
	return at;
}

/* What the words say: what is set aside, and what is new. */
struct amended {
	struct clause *old, *fresh;
	bool cue, swaps, removes;
	int item; /* where in `fresh` the item begins that is being read */
};

static bool says_amend(const struct token *t)
{
	static const char *const words[] = {"change", "amend",   "alter",   "modify",
					    "adjust", "replace", "swap",    "same",
					    "switch", "add",     "instead", "exchange",
					    "edit",   "revise",  "rather"};

	return TOKEN_AMONG(t, words);
}

static bool says_swap(const struct token *t)
{
	static const char *const words[] = {"change", "replace",  "swap",
					    "switch", "exchange", "alter"};

	return TOKEN_AMONG(t, words);
}

/* "Drop", "without"; "take" only with "out" behind it. */
static bool says_remove(const struct token t[], int left)
{
	static const char *const words[] = {"drop",   "remove", "delete",
					    "scrap",  "leave",  "omit",
					    "strike", "cut",    "without"};
	static const char *const out[] = {"out", "off", "away", "back"};

	if (!str_is(t->text, "take") && !str_is(t->text, "leave"))
		return TOKEN_AMONG(t, words);
	for (int i = 1; i < left && t[i].kind != TOKEN_SIGN; i++)
		if (TOKEN_AMONG(&t[i], out))
			return true;
	return false;
}

static bool is_beside(const struct token *t)
{
	static const char *const words[] = {
		"out",   "off",    "away",  "of",   "in",      "from", "on",   "my",
		"plan",  "play",   "use",   "take", "it",      "that", "this", "all",
		"is",    "as",     "after", "was",  "before",  "only", "put",  "back",
		"fight", "battle", "now",   "vs",   "against", "rest", "make", "set"};

	return TOKEN_AMONG(t, words) || free_passes(t);
}

/* "... to", "... by": what stands before it is set aside where the plan has it. */
static bool puts_in(const struct token *t)
{
	static const char *const words[] = {"to", "into", "by", "with", "for"};

	return TOKEN_AMONG(t, words);
}

static void set_aside(struct free *f, const struct plan *p, struct amended *a)
{
	struct clause *said =
		free_clause(f, &a->fresh->t[a->item], a->fresh->n - a->item);
	int from = said->n > 1 && is_part(p, &said->t[0]);
	struct clause *thing = free_clause(f, &said->t[from], said->n - from);

	if (!thing->n || (thing->n == 1 && is_part(p, thing->t)) ||
	    find_held(f, p, thing) < 0)
		return;
	free_append(a->old, thing->t, thing->n);
	a->fresh->n = a->item;
	a->fresh->t[a->item] = (struct token){.kind = TOKEN_END};
}

static bool in_head(const struct plan *p, const struct token *t)
{
	for (int i = 0; i < p->head->n; i++)
		if (thing_same(&p->head->t[i], t, 1))
			return true;
	return false;
}

static void end_item(struct amended *a)
{
	static const struct token comma = {
		.kind = TOKEN_SIGN, .id = ',', .text = {",", 1}};

	if (a->fresh->n > a->item)
		free_append(a->fresh, &comma, 1);
	a->item = a->fresh->n;
	a->removes = false;
}

static bool wants_value(const struct plan *p, const struct token *last)
{
	return is_part(p, last) && !is_alone(p, last);
}

/* More than a change of parts. */
static bool says_more(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
	       token_is(t, WORD_ELSE) || token_is(t, WORD_OR) || token_is_sign(t, '?');
}

/* Is word `i` one with which a change is said? */
static bool read_cue(const struct plan *p, const struct clause *said, int i,
		     struct amended *a)
{
	const struct token *t = &said->t[i];
	bool of = str_is(t->text, "instead") && token_is(t + 1, WORD_OF);
	bool takes = says_remove(t, said->n - i) && !is_part(p, t);
	bool after_all = str_is(t->text, "after") && str_is(t[1].text, "all");

	a->swaps |= says_swap(t);
	a->removes |= of || takes || token_is(t, WORD_NO) || token_is(t, WORD_NOT);
	a->cue |= of || takes || after_all || says_amend(t);
	return of || takes || after_all || says_amend(t) || token_is(t, WORD_NO) ||
	       token_is(t, WORD_NOT);
}

/* "If I win, I keep the card." is put into parts that are none without a plan: it needs no word of change. */
static bool is_added(const struct plan *p, const struct amended *a, bool parts_alone)
{
	bool first = !a->fresh->n;

	for (int i = 0; i < a->fresh->n; i++)
		first |= a->fresh->t[i].id == p->words->t[0].id;
	return parts_alone && !first && is_part(p, &a->fresh->t[0]);
}

/* false: the words say something else, or more. */
static bool read_amended(struct free *f, const struct plan *p,
			 const struct clause *said, struct amended *a)
{
	bool took = false, parts_alone = true;

	*a = (struct amended){.old = free_clause(f, said->t, 0),
			      .fresh = free_clause(f, said->t, 0)};
	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		/* "send all", "call no" */
		bool wants = a->fresh->n > a->item &&
			     wants_value(p, &a->fresh->t[a->fresh->n - 1]);
		bool value = wants ? token_is(t, WORD_ALL) || token_is(t, WORD_NO) ||
					     (token_is(t, WORD_EVERYONE) && !t->value)
				   : took && t->glued; /* "5C" */
		if (says_more(t))
			return false;
		if (!value && read_cue(p, said, i, a)) {
			took = false;
		} else if (!value && (t->kind == TOKEN_SIGN || str_is(t->text, "but") ||
				      token_is(t, WORD_AND))) {
			end_item(a);
			took = false;
		} else if (!value && a->swaps && puts_in(t)) {
			set_aside(f, p, a);
			a->removes = took = false;
		} else if (in_head(p, t) && !value &&
			   !(wants && took && t->kind == TOKEN_NUMBER)) {
			took = false;
		} else if (value || is_part(p, t) || (is_value(t) && !is_beside(t))) {
			free_append(a->removes ? a->old : a->fresh, t, 1);
			took = true;
		} else if (is_beside(t) || puts_in(t)) {
			parts_alone = took = false;
		} else {
			return false;
		}
	}
	while (a->fresh->n && a->fresh->t[a->fresh->n - 1].kind == TOKEN_SIGN)
		a->fresh->t[--a->fresh->n] = (struct token){.kind = TOKEN_END};
	return (a->cue && (a->fresh->n || a->old->n)) || is_added(p, a, parts_alone);
}

/* Puts the new parts in, and leaves out those that are set aside; NULL: nothing reads as such a plan. */
static struct clause *put_together(struct free *f, const struct plan *p,
				   const struct plan *fresh, unsigned gone)
{
	struct clause *c = free_clause(f, p->head->t, p->head->n);

	for (int i = 0; i < p->n; i++) {
		int by = fresh ? find_part(fresh, p->part[i].t) : -1;
		if (by >= 0)
			free_append(c, fresh->part[by].t, fresh->part[by].n);
		else if (!(gone >> i & 1))
			free_append(c, p->part[i].t, p->part[i].n);
	}
	for (int i = 0; fresh && i < fresh->n; i++)
		if (find_part(p, fresh->part[i].t) < 0)
			free_append(c, fresh->part[i].t, fresh->part[i].n);
	return free_reads(f, c) && !f->bent ? c : NULL;
}

/* Which parts are set aside; false: the plan has not what the words set aside. */
static bool find_gone(struct free *f, const struct plan *p, const struct amended *a,
		      unsigned *gone)
{
	const struct clause *old = a->old;
	int from = old->n > 1 && is_part(p, &old->t[0]);
	int at = -1;

	*gone = 0;
	if (!old->n)
		return true;
	if (old->n == 1 && is_part(p, &old->t[0]))
		at = find_part(p, &old->t[0]);
	else
		at = find_held(f, p, free_clause(f, &old->t[from], old->n - from));
	/* One card of several that are named stays for the writer to say. */
	for (int i = 0; at >= 0 && i < p->part[at].n; i++)
		if (token_is_sign(&p->part[at].t[i], ','))
			at = -1;
	*gone = at >= 0 ? 1U << at : 0;
	return at >= 0;
}

static bool same_clause(const struct clause *a, const struct clause *b)
{
	return a->n == b->n && thing_same(a->t, b->t, a->n);
}

struct clause *free_change_plan(struct free *f, const struct clause *order,
				const struct clause *said)
{
	const struct clause *made = NULL;
	struct plan p, fresh = {0};
	struct amended a;
	unsigned gone;

	if (!said->n || said->n > LONG || !take_apart(f, order, &p) ||
	    !read_amended(f, &p, said, &a) || !find_gone(f, &p, &a, &gone))
		return NULL;
	if (a.fresh->n) {
		made = made_of(f, &p, a.fresh, NULL);
		for (int i = 1; !made && i < p.words->n; i++)
			made = made_of(f, &p, a.fresh, &p.words->t[i]);
		if (!made || !take_apart(f, made, &fresh) ||
		    !same_clause(p.head, fresh.head))
			return NULL;
	}
	struct clause *c = put_together(f, &p, a.fresh->n ? &fresh : NULL, gone);
	return c && !same_clause(c, order) ? c : NULL;
}
