/* Where a case ends, and what it leaves out, from the case before it: "if he doesn't but Blue does", "20 if it
 * has 2".
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_case.h"

/* --- where one ends --- */

bool case_is_link(const struct token *t)
{
	return token_is(t, WORD_AND) || token_is(t, WORD_THEN) ||
	       token_is(t, WORD_OR) || str_is(t->text, "but") ||
	       (t->kind == TOKEN_SIGN && t->id == ',');
}

bool case_is_stop(const struct token *t)
{
	return t->kind == TOKEN_SIGN && (t->id == ';' || t->id == '.' || t->id == '!');
}

/* The signs and small words from `at` on; `*but`: one of them is "but". */
static int behind_links(const struct clause *c, int at, bool *but)
{
	while (at < c->n && (case_is_link(&c->t[at]) || case_is_stop(&c->t[at]))) {
		*but |= str_is(c->t[at].text, "but");
		at++;
	}
	return at;
}

/* Does the case that begins at `from` end before token `i`? */
static bool ends_case(const struct clause *c, int from, int i)
{
	bool but = false, before = case_is_condition(&c->t[from]), condition = false;
	bool speaks = false; /* "if A I attack ..." */
	int comma = 0;

	if (case_is_stop(&c->t[i]) || token_is(&c->t[i], WORD_ELSE))
		return true;
	if (!case_is_link(&c->t[i]))
		return false;
	for (int k = from; k < i; k++) {
		condition |= case_is_condition(&c->t[k]);
		speaks |= k > from + 1 && token_is(&c->t[k], WORD_I);
		comma += token_is_sign(&c->t[k], ',') || token_is_sign(&c->t[k], ':') ||
			 token_is(&c->t[k], WORD_THEN);
	}
	const struct token *next = &c->t[behind_links(c, i, &but)];
	/* "20, but the 30 if A" */
	if (but && !before && !condition && !case_is_condition(next))
		for (int k = i; k < c->n && !case_is_stop(&c->t[k]); k++)
			if (case_is_condition(&c->t[k]) &&
			    !token_is(&c->t[k + 1], WORD_NOT))
				return true;
	/* "X, if A" is one case, "if A, X, if B, Y" are two. */
	if (case_is_condition(next))
		return but || (before ? comma > 0 || speaks : condition);
	return condition && !before && token_is_sign(&c->t[i], ',') &&
	       next->kind != TOKEN_END; /* "X if A, Y" */
}

static bool add_case(struct free *f, struct cases *all, const struct token t[], int n,
		     bool exception)
{
	while (n && (case_is_link(&t[n - 1]) || case_is_stop(&t[n - 1])))
		n--;
	if (all->n && n > 2 && token_is(&t[n - 2], WORD_IF) &&
	    token_is(&t[n - 1], WORD_NOT))
		n -= 2; /* "14 if not": in any other case */
	if (!n)
		return true;
	if (all->n == CASES)
		return false;
	struct a_case *one = &all->list[all->n++];
	*one = (struct a_case){.said = free_clause(f, t, n), .exception = exception};
	for (int i = 0; i < n; i++)
		one->condition |= case_is_condition(&t[i]);
	return true;
}

/* "C1:", "In C1,", "Own colour:" before all cases: where they begin. */
static int take_label(struct free *f, const struct clause *c, struct cases *all)
{
	enum { FEW = 4 };
	int in = c->n && token_is(&c->t[0], WORD_IN), colon = 0;
	int width = c->n > in ? free_label_at(f, c, in) : 0, from = in + width;

	if (width &&
	    (token_is_sign(&c->t[from], ',') || case_is_condition(&c->t[from]))) {
		all->label = free_clause(f, &c->t[in], width);
		return from;
	}
	while (colon < c->n && colon <= FEW && !token_is_sign(&c->t[colon], ':'))
		if (case_is_condition(&c->t[colon++]))
			return 0;
	if (!colon || !token_is_sign(&c->t[colon], ':'))
		return 0;
	all->label = free_clause(f, &c->t[in], colon - in);
	return colon + 1;
}

bool cases_cut(struct free *f, const struct clause *c, struct cases *all)
{
	bool but = false;
	int from;

	*all = (struct cases){.n = 0};
	from = behind_links(c, take_label(f, c, all), &but);
	for (int i = from; i <= c->n; i++) {
		if (i < c->n && !ends_case(c, from, i))
			continue;
		if (!add_case(f, all, &c->t[from], i - from, but))
			return false;
		but = false;
		i = behind_links(c, i, &but);
		while (i < c->n && token_is(&c->t[i], WORD_ELSE))
			i = behind_links(c, i + 1, &but);
		from = i;
	}
	return all->n > 0;
}

/* Is the condition at token `i` that of an order behind it, in its own sentence? */
static bool leads_order(const struct token t[], int n, int i)
{
	for (; i + 1 < n && !case_is_stop(&t[i]); i++)
		if (token_is_sign(&t[i], ',') || token_is_sign(&t[i], ':') ||
		    token_is(&t[i], WORD_THEN))
			return true;
	return false;
}

bool case_begins_later(const struct token t[], int n, int to)
{
	for (int i = 1; i < to; i++) {
		const int stop = i > 1 && str_is(t[i - 1].text, "but") ? i - 2 : i - 1;
		if (case_is_condition(&t[i]) && case_is_stop(&t[stop]) &&
		    leads_order(t, n, i))
			return true;
	}
	return false;
}

bool case_is_alone(const struct token t[], int n)
{
	int conditions = 0;

	for (int i = 0; i < n; i++) {
		conditions += case_is_condition(&t[i]);
		if (token_is(&t[i], WORD_ELSE))
			return false;
	}
	return conditions == 1 && case_begins_later(t, n, n);
}

bool case_is_turned(const struct token t[], int n, const struct clause *made)
{
	bool when = false, other = false;

	for (int i = 0; i < made->n; i++) {
		when |= case_is_condition(&made->t[i]);
		other |= when && token_is(&made->t[i], WORD_ELSE);
	}
	return other && case_is_alone(t, n);
}

/* --- what a case leaves out --- */

/* Its condition: from `*at`, and how many tokens; 0: none, or one cannot tell where it ends. */
int case_condition(const struct clause *c, int *at)
{
	for (*at = 0; *at < c->n && !case_is_condition(&c->t[*at]);)
		++*at;
	/* "X if A" goes to its end, "if A, X" and "X: if A then Y" do not. */
	for (int end = *at + 1; end < c->n; end++)
		if (token_is(&c->t[end], WORD_THEN) ||
		    (!*at && (token_is_sign(&c->t[end], ',') ||
			      token_is_sign(&c->t[end], ':'))))
			return end - *at;
	return c->n - *at;
}

static int find_has(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (str_is(t[i].text, "has") || str_is(t[i].text, "have"))
			return i;
	return -1;
}

static bool is_somebody(const struct token *t)
{
	return token_is(t, WORD_SEAT) || t->id == WORD_PRONOUN || t->id == WORD_IT ||
	       str_is(t->text, "that");
}

/* "Blue does", "he does so" */
static bool is_does(const struct token t[], int n)
{
	static const char *const words[] = {"does", "do",   "did",  "so",
					    "it",   "that", "too",  "this",
					    "as",   "well", "same", "the"};

	if (n < 2 || !is_somebody(&t[0]))
		return false;
	for (int i = 1; i < n; i++) {
		if (!TOKEN_AMONG(&t[i], words))
			return false;
	}
	return true;
}

/* Takes the fact of the case before for another player, without its "not": "if Blue does". */
static struct clause *of_another(struct free *f, const struct clause *before,
				 const struct token *who)
{
	static const struct token when = {
		.kind = TOKEN_WORD, .id = WORD_IF, .text = {"if", 2}};
	struct clause *c = free_clause(f, &when, 1);
	bool named = !token_is(who, WORD_SEAT);

	for (int i = 1; i < before->n; i++) {
		const struct token *t = &before->t[i];
		bool subject =
			!named && (token_is(t, WORD_SEAT) || t->id == WORD_PRONOUN);
		if (!token_denies(t))
			free_append(c, subject ? who : t, 1);
		named |= subject;
	}
	return named ? c : NULL;
}

/* "If he ...": the player of whom the condition before speaks. */
static void name_subject(struct token *subject, const struct clause *before)
{
	if (before && before->n > 1 && token_is(&before->t[1], WORD_SEAT) &&
	    before->t[2].kind != TOKEN_NUMBER && subject->kind == TOKEN_WORD &&
	    subject->id == WORD_PRONOUN) {
		subject->id = WORD_SEAT;
		subject->value = before->t[1].value;
		subject->flags = WORD_NOUN;
	}
}

/* The condition in full: "if he doesn't but Blue does", "if it has 2". */
struct clause *case_complete(struct free *f, const struct clause *said,
			     const struct clause *before)
{
	const struct token *t = &said->t[1];
	int n = said->n - 1, from = 0;

	for (int i = 0; i < n; i++)
		if (str_is(t[i].text, "but") && free_turns(t, i))
			from = i +
			       1; /* "he doesn't", which the order of the cases says */
	t += from;
	n -= from;
	if (is_does(t, n))
		return before ? of_another(f, before, &t[0]) : NULL;
	int has = find_has(t, n), had = before ? find_has(before->t, before->n) : -1;
	if (had > 0 && has >= 0 && (has == 0 || (has == 1 && t[0].id == WORD_IT))) {
		struct clause *c = free_clause(f, before->t, had);
		free_append(c, &t[has], n - has);
		return c;
	}
	struct clause *c = free_clause(f, said->t, 1);
	free_append(c, t, n);
	name_subject(&c->t[1], before);
	return c;
}

/* "He", where one player besides the writer is named before. */
void case_name_pronoun(const struct free *f, struct clause *c)
{
	int only = -1, own = f->l->reader->seat;

	for (int i = 0; i < c->n; i++) {
		struct token *t = &c->t[i];
		if (token_is(t, WORD_SEAT) && t->value != own)
			only = only == -1 || only == t->value ? t->value : -2;
		if (t->kind != TOKEN_WORD || t->id != WORD_PRONOUN || only < 0)
			continue;
		t->id = WORD_SEAT;
		t->value = only;
		t->flags = WORD_NOUN;
	}
}
