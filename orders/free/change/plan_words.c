/* What a few words change in a plan: see plan_words.h.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/plan_words.h"
#include "orders/free/parts/free_thing.h"

static bool is_value(const struct token *t)
{
	return t->kind == TOKEN_NUMBER ||
	       (t->kind == TOKEN_WORD &&
		(t->id >= WORD_GAME || token_is(t, WORD_SEAT)) &&
		!(t->flags & WORD_DROPPED));
}

static bool says_amend(const struct token *t)
{
	static const char *const words[] = {
		"change", "amend",    "alter",   "modify",     "adjust",  "replace",
		"swap",   "same",     "switch",  "add",        "instead", "exchange",
		"edit",   "revise",   "raise",   "increase",   "lower",   "reduce",
		"rather", "decrease", "correct", "correction", "rather"};

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
	static const char *const words[] = {"drop",    "remove",  "delete", "scrap",
					    "leave",   "omit",    "strike", "cut",
					    "without", "skip",    "forget", "cancel",
					    "ditch",   "scratch", "lose",   "withdraw"};
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
		"out",     "off",  "away", "of",    "in",     "from", "on",
		"my",      "plan", "play", "use",   "take",   "it",   "that",
		"this",    "all",  "is",   "as",    "after",  "was",  "before",
		"only",    "put",  "back", "fight", "battle", "now",  "vs",
		"against", "rest", "make", "set",   "both",   "each", "too"};

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
	int from = said->n > 1 && plan_is_part(p, &said->t[0]);
	struct clause *thing = free_clause(f, &said->t[from], said->n - from);

	if (!thing->n || (thing->n == 1 && plan_is_part(p, thing->t)) ||
	    plan_find_held(f, p, thing) < 0)
		return;
	free_append(a->old, thing->t, thing->n);
	a->fresh->n = a->item;
	a->fresh->t[a->item] = (struct token){.kind = TOKEN_END};
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
	return plan_is_part(p, last) && !plan_is_alone(p, last);
}

/* More than a change of parts. */
static bool says_more(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
	       token_is(t, WORD_ELSE) || token_is(t, WORD_OR) || token_is_sign(t, '?');
}

/* "I won't play the Snooper", "don't use it": the word, with the verb behind it. */
static bool denies_use(const struct clause *said, int i)
{
	static const char *const denials[] = {"don", "won",   "dont",   "wont",
					      "not", "never", "cannot", "shan"};
	static const char *const uses[] = {"play", "use", "bring", "take", "carry"};

	if (!TOKEN_AMONG(&said->t[i], denials))
		return false;
	for (int k = i + 1; k <= i + 2 && k < said->n; k++)
		if (TOKEN_AMONG(&said->t[k], uses))
			return true;
	return false;
}

/* Is word `i` one with which a change is said? */
static bool read_cue(const struct plan *p, const struct clause *said, int i,
		     struct amended *a)
{
	const struct token *t = &said->t[i];
	bool of = str_is(t->text, "instead") && token_is(t + 1, WORD_OF);
	bool takes = says_remove(t, said->n - i) && !plan_is_part(p, t);
	bool after_all = str_is(t->text, "after") && str_is(t[1].text, "all");
	bool makes = str_is(t->text, "make") && token_is(t + 1, WORD_IT);
	bool never = denies_use(said, i);
	bool denied = never || (i && denies_use(said, i - 1)) || token_is(t, WORD_NO) ||
		      token_is(t, WORD_NOT);

	a->swaps |= says_swap(t);
	a->removes |= of || takes || denied;
	a->cue |= of || takes || after_all || makes || never || says_amend(t);
	return of || takes || after_all || makes || denied || says_amend(t);
}

/* Does it go on with the word before it, and does not end the sentence? */
static bool is_glued(const struct token *t)
{
	return t->glued &&
	       (t->kind != TOKEN_SIGN || (t[1].kind == TOKEN_NUMBER && t[1].glued));
}

/* false: the words say something else, or more. */
bool plan_read_amended(struct free *f, const struct plan *p, const struct clause *said,
		       struct amended *a)
{
	bool took = false;

	*a = (struct amended){.old = free_clause(f, said->t, 0),
			      .fresh = free_clause(f, said->t, 0)};
	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		/* "send all", "call no" */
		bool wants = a->fresh->n > a->item &&
			     wants_value(p, &a->fresh->t[a->fresh->n - 1]);
		bool value = wants ? token_is(t, WORD_ALL) || token_is(t, WORD_NO) ||
					     (token_is(t, WORD_EVERYONE) && !t->value)
				   : took && is_glued(t); /* "5C", "2.5" */
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
		} else if (plan_in_head(p, t) && !value &&
			   !(wants && took && t->kind == TOKEN_NUMBER)) {
			took = false;
		} else if (value || plan_is_part(p, t) ||
			   (is_value(t) && !is_beside(t))) {
			free_append(a->removes ? a->old : a->fresh, t, 1);
			took = true;
		} else if (is_beside(t) || puts_in(t)) {
			took = false;
		} else {
			return false;
		}
	}
	while (a->fresh->n && a->fresh->t[a->fresh->n - 1].kind == TOKEN_SIGN)
		a->fresh->t[--a->fresh->n] = (struct token){.kind = TOKEN_END};
	return a->fresh->n || a->old->n;
}

/* "Dial and spice to 4", "dial and spice both 4": each has the value that comes after the last of them. */
void plan_spread_value(struct free *f, const struct plan *p, struct amended *a)
{
	const struct clause *c = a->fresh;
	int last = c->n - 1;

	if (last < 3 || c->t[last].kind != TOKEN_NUMBER ||
	    !plan_is_part(p, &c->t[last - 1]))
		return;
	struct clause *all = free_clause(f, c->t, 0);
	for (int i = 0; i <= last; i++) {
		free_append(all, &c->t[i], 1);
		if (wants_value(p, &c->t[i]) && token_is_sign(&c->t[i + 1], ',') &&
		    plan_is_part(p, &c->t[i + 2]))
			free_append(all, &c->t[last], 1);
	}
	a->fresh = all;
}

/* Does each new part come after its word, and are they fewer than the plan has? "Dial 4, spice 4" is then about that plan: a plan of
 * its own says more. */
bool plan_names_few(const struct plan *p, const struct amended *a)
{
	enum { FEW = 2 };
	int n = 0, items = 0;

	for (int i = 0; i < a->fresh->n; i++) {
		n += plan_is_part(p, &a->fresh->t[i]);
		items += !i || token_is_sign(&a->fresh->t[i - 1], ',');
	}
	return !a->old->n && n == items && n <= FEW && n + 1 < p->n;
}

bool plan_is_added(const struct plan *p, const struct amended *a)
{
	bool first = !a->fresh->n;

	for (int i = 0; i < a->fresh->n; i++)
		first |= a->fresh->t[i].id == p->words->t[0].id;
	return !first && !a->old->n && plan_is_part(p, &a->fresh->t[0]);
}
