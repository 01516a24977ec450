/* "Yellow 3, not 4", "from 1 (not 2!)": beside a thing of the order, another of its kind that is not meant. The order
 * is read without it, and asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_denied.h"
#include "orders/free/parts/free_thing.h"

/* Where the words that deny the thing behind token `i` end; 0: they deny none that stands beside one of its kind. */
static int denied_end(const struct token t[], int n, int i)
{
	int k = i + 1, w, other;

	if (!token_is(&t[i], WORD_NOT) && !str_is(t[i].text, "never"))
		return 0;
	if (token_is(&t[k], WORD_FROM) || token_is(&t[k], WORD_TO) ||
	    token_is(&t[k], WORD_IN) || token_is(&t[k], WORD_ON))
		k++;
	enum thing kind = thing_at(t, n, k, &w);
	if (kind == TOKENS_FROM && k > i + 1)
		kind = NO_THING;
	if (kind == SOURCE && k == i + 1)
		kind = thing_at(t, n, ++k, &w);
	if (kind != NUMBER && kind != PLANET && kind != LABEL && kind != PLAYER)
		return 0;
	const struct token *next = &t[k + w];
	if (next->kind != TOKEN_END && next->kind != TOKEN_SIGN &&
	    !token_is(next, WORD_WITH) && !token_is(next, WORD_FROM))
		return 0;
	int before = i - 1;
	while (before > 0 && t[before].kind == TOKEN_SIGN)
		before--;
	if (kind == NUMBER)
		return before >= 0 && t[before].kind == TOKEN_NUMBER &&
				       t[before].value != t[k].value
			       ? k + w
			       : 0;
	for (int at = 0; at < i; at += other) {
		if (token_is(&t[at], WORD_IF) || token_is(&t[at], WORD_UNLESS))
			return 0;
		if (thing_at(t, n, at, &other) == kind && other == w &&
		    !thing_same(&t[at], &t[k], w))
			return k + w;
		other = other > 0 ? other : 1;
	}
	return 0;
}

/* Is a thing between these words one of an order that stands? Then the sentence changes that order. */
static bool is_of_standing(struct free *f, const struct token t[], int from, int end)
{
	const struct sheet *before = f->l->before;
	int w, other;

	for (int i = 0; before && i < before->n_slots; i++) {
		const struct clause *o =
			free_clause_of(f, slot_text(f->l->a, &before->slots[i]));
		for (int k = from; k < end; k++) {
			enum thing kind = thing_at(t, end, k, &w);
			for (int at = 0; kind == PLANET && at < o->n; at++)
				if (thing_at(o->t, o->n, at, &other) == kind &&
				    other == w && thing_same(&o->t[at], &t[k], w))
					return true;
		}
	}
	return false;
}

bool free_without_denied(struct free *f, const struct clause *c, int first)
{
	struct clause *rest = free_clause(f, c->t, 0);
	int from = 0;

	for (int i = 1; i < c->n; i++) {
		int end = denied_end(c->t, c->n, i), to = i;
		if (!end)
			continue;
		if (is_of_standing(f, c->t, i + 1, end))
			return false;
		bool open = token_is_sign(&c->t[i - 1], '(');
		while (to > from && c->t[to - 1].kind == TOKEN_SIGN)
			to--;
		while (open && end < c->n && c->t[end].kind == TOKEN_SIGN &&
		       !token_is_sign(&c->t[end], ',') &&
		       !token_is_sign(&c->t[end], ';'))
			end++;
		free_append(rest, &c->t[from], to - from);
		from = end;
		i = end - 1;
	}
	if (!from)
		return false;
	free_append(rest, &c->t[from], c->n - from);
	phrases_respell(f->phrases, rest);
	f->outline = free_outline;
	int end = free_orders(f, rest, 0);
	f->outline = NULL;
	if (f->n_pieces > first && free_ends_aside(rest, end)) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

static bool denies(const struct token *t)
{
	static const char *const words[] = {"refuse", "deny", "decline"};

	/* "don't" is two tokens, and one denial. */
	return (token_denies(t) && !str_is(t[1].text, "t")) ||
	       (t->kind == TOKEN_WORD && TOKEN_AMONG(t, words));
}

/* Words between a denial and the order's own word. */
static bool leads_to_order(const struct token *t)
{
	static const char *const words[] = {
		"ever", "to",   "will",    "shall",        "means",  "i",
		"want", "wish", "going",   "again",        "longer", "at all",
		"we",   "me",   "it",      "so",           "need",   "dare",
		"you",  "way",  "account", "circumstances"};

	return t->kind == TOKEN_WORD && TOKEN_AMONG(t, words);
}

bool free_ends_denying(const struct token t[], int n)
{
	while (n > 1 && leads_to_order(&t[n - 1]))
		n--;
	return n > 0 && denies(&t[n - 1]);
}

/* "I refuse to do that", "which I do not want", "that I won't": it may deny the order beside it. */
bool free_denies_order(const struct token t[], int n)
{
	static const char *const refuses[] = {"refuse", "decline", "reject", "deny"};
	static const char *const acts[] = {"do",   "doing", "done", "happen",
					   "want", "order", "wish", "agree"};
	bool no = false, refused = false, act = false;

	for (int i = 0; i < n; i++) {
		no |= denies(&t[i]);
		refused |= t[i].kind == TOKEN_WORD && TOKEN_AMONG(&t[i], refuses);
		/* "It won't happen again" speaks of something else. */
		act |= no && t[i].kind == TOKEN_WORD && TOKEN_AMONG(&t[i], acts) &&
		       !(i + 1 < n && str_is(t[i + 1].text, "again"));
	}
	return refused || act || free_ends_denying(t, n);
}

/* Are all things between these words things of the order, and is there one? An order that has none is known by its word. */
static bool has_things(const struct token t[], int from, int to,
		       const struct clause *made)
{
	bool any = false, none = true;

	for (int k = 0; k < made->n; k++)
		none &= !token_is_thing(&made->t[k]);
	for (int i = from; i < to; i++) {
		bool same = false;
		any |= none && str_iequal(t[i].text, made->t[0].text);
		if (!token_is_thing(&t[i]))
			continue;
		for (int k = 0; k < made->n; k++)
			same |= made->t[k].kind == t[i].kind &&
				made->t[k].id == t[i].id &&
				made->t[k].value == t[i].value;
		if (!same)
			return false;
		any = true;
	}
	return any;
}

static bool is_same(const struct token *a, const struct token *b)
{
	return a->kind == b->kind && a->id == b->id && a->value == b->value;
}

static int count_same(const struct token t[], int from, int to, const struct token *of)
{
	int n = 0;

	for (int i = from; i < to; i++)
		n += is_same(&t[i], of);
	return n;
}

static bool begins_condition(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
	       token_is(t, WORD_ELSE);
}

/* "I don't attack Yellow 3; I attack Yellow 5": does a thing of the order stand elsewhere in the text, and not here? */
static bool is_of_other_words(const struct token t[], int n, int from, int to,
			      const struct clause *said)
{
	for (int i = 0; i < said->n && !begins_condition(&said->t[i]); i++)
		if (token_is_thing(&said->t[i]) &&
		    !count_same(t, from, to, &said->t[i]) &&
		    count_same(t, 0, n, &said->t[i]))
			return true;
	return false;
}

/* "not bid more than 6", "don't hide unless 3 come", "not 3 but 2": a denial that says how the order is meant. */
static bool qualifies(const struct token t[], int from, int to)
{
	static const char *const words[] = {
		"more",   "more than", "over",    "above",     "beyond", "exceed",
		"unless", "until",     "till",    "but",       "except", "instead",
		"rather", "higher",    "without", "instead of"};

	for (int i = from; i < to; i++)
		if (t[i].kind == TOKEN_WORD &&
		    (TOKEN_AMONG(&t[i], words) || token_is(&t[i], WORD_UNLESS) ||
		     token_is(&t[i], WORD_EXCEPT)))
			return true;
	return false;
}

/* "2.5", "GUI.HALF", "all-2" */
static bool is_point(const struct token t[], int i)
{
	return i && (token_is_sign(&t[i], '.') || token_is_sign(&t[i], '-')) &&
	       t[i].glued && t[i + 1].kind != TOKEN_END &&
	       t[i + 1].column == t[i].column + 1;
}

/* The denied words from `k` on, over the commas of a list. */
static int denied_region(const struct token t[], int k, int to)
{
	for (; k < to && !begins_condition(&t[k]); k++) {
		bool list =
			token_is_sign(&t[k], ',') && k + 1 < to &&
			(t[k + 1].kind == TOKEN_NUMBER || token_is_thing(&t[k + 1]) ||
			 token_is(&t[k + 1], WORD_SEAT));
		if (t[k].kind == TOKEN_SIGN && !list && !is_point(t, k))
			break;
	}
	return k;
}

/* "deal Yellow in C1:": where the order's own word stands, with its things up to a colon; -1: nowhere. */
static int head_of(const struct token t[], int from, int to, const struct clause *made)
{
	int head = -1;

	for (int i = from; i < to; i++) {
		const bool word = t[i].kind == TOKEN_WORD;
		if (head >= 0 && token_is_sign(&t[i], ':'))
			return head;
		if (made->n && word && t[i].id >= WORD_GAME && t[i].id == made->t[0].id)
			head = i;
		else if (t[i].kind == TOKEN_SIGN || (word && !t[i].id))
			head = -1;
	}
	return -1;
}

/* "Never move ...", "by no means will I move ...": does a denial stand before words of this order? */
static bool is_denied_before(const struct token t[], int n, int from, int to,
			     const struct clause *made, const struct clause *said)
{
	static const char *const asks[] = {"why", "if", "or", "whether", "when"};

	for (int i = from; i < to && !begins_condition(&t[i]); i++) {
		int k = i + 1, end;
		if (!denies(&t[i]) || token_is(&t[i + 1], WORD_IF) ||
		    (i > from &&
		     (TOKEN_AMONG(&t[i - 1], asks) || token_is(&t[i - 1], WORD_IF) ||
		      token_is(&t[i - 1], WORD_OR))))
			continue;
		while (k < to && (leads_to_order(&t[k]) || denies(&t[k])))
			k++;
		k += k < to && token_is_sign(&t[k], ':');
		if (str_is(t[i].text, "no") && k < to &&
		    !str_iequal(t[k].text, made->t[0].text))
			continue; /* "no hiring for the Dwarves" */
		if (k >= to || t[k].kind != TOKEN_WORD ||
		    (token_is_thing(&t[k]) && !str_iequal(t[k].text, made->t[0].text)))
			continue;
		end = denied_region(t, k, to);
		/* "I refuse to deal Yellow: I give ...": all of that is one order. */
		const bool head = head_of(t, k, to, made) >= 0;
		if (has_things(t, k, end, made) &&
		    !is_of_other_words(t, n, k, head ? n : end, said) &&
		    (free_has_word(said, WORD_UNLESS) || !qualifies(t, i + 1, to)))
			return true;
	}
	return false;
}

/* A sign that parts sentences or parts of them; ">=" does not. */
static bool is_stop(const struct token *t)
{
	static const char stops[] = ",;:.!?-(";

	for (int i = 0; stops[i]; i++)
		if (token_is_sign(t, stops[i]))
			return true;
	return false;
}

static bool has_any_thing(const struct token t[], int from, int to)
{
	for (int i = from; i < to; i++)
		if (token_is_thing(&t[i]) || t[i].kind == TOKEN_NUMBER ||
		    token_is(&t[i], WORD_SEAT))
			return true;
	return false;
}

/* "..., I refuse to do that", "... - never", also as a sentence of its own: do the words behind the order deny it? `denied`:
 * it has a denial itself. */
static bool is_denied_behind(const struct token t[], int n, int from, int to,
			     const struct clause *made, const struct clause *said,
			     bool denied)
{
	int last = -1, end;

	for (int i = from; i < to; i++)
		if (has_things(t, i, i + 1, made))
			last = i;
	if (last < 0)
		return false;
	for (last++; last < n && (!is_stop(&t[last]) || is_point(t, last)); last++)
		;
	if (last < n && token_is_sign(&t[last], ':') &&
	    (denied ||
	     (!token_is_thing(&t[last - 1]) && t[last - 1].kind != TOKEN_NUMBER)))
		return false; /* "Traitor: no" */
	while (last < n && t[last].kind == TOKEN_SIGN)
		last++;
	for (end = last; end < n && t[end].kind != TOKEN_SIGN; end++)
		;
	if ((free_has_word(made, WORD_ELSE) || free_has_word(said, WORD_ELSE)) &&
	    (begins_condition(&t[last]) || str_is(t[last].text, "should")))
		return false; /* "... If not, he gets a card": the order has that case as well */
	if (has_any_thing(t, last, n) ||
	    (end > last + 1 && str_is(t[end - 1].text, "no")))
		return false; /* "No, make that 3", "traitor no" */
	if (denied && end == last + 1)
		return false; /* "No deal with Red. None!" */
	return end > last && !str_is(t[last].text, "why") &&
	       free_names_nothing(&t[last], end - last) &&
	       free_denies_order(&t[last], end - last) && !qualifies(t, last, end);
}

static int count_denials(const struct token t[], int from, int to)
{
	int n = 0;

	for (int i = from; i < to; i++)
		n += denies(&t[i]) || token_is(&t[i], WORD_NOBODY);
	return n;
}

static bool has_zero(const struct token t[], int from, int to)
{
	for (int i = from; i < to; i++)
		if (t[i].kind == TOKEN_NUMBER && !t[i].value)
			return true;
	return false;
}

void free_take_head(const struct token t[], int from, int to, struct piece *p,
		    const struct clause *made)
{
	const int head = head_of(t, from, to, made);

	if (head < 0 || t[head].column > p->column)
		return;
	p->width += p->column - t[head].column;
	p->column = t[head].column;
}

bool free_is_denied(const struct token t[], int n, int from, int to,
		    const struct clause *made, const struct clause *said)
{
	/* "never lend" is `lend no`, "revive nobody" `revive 0` */
	int own = count_denials(made->t, 0, made->n);
	const int head = head_of(t, from, to, made);
	bool unless =
		free_has_word(made, WORD_UNLESS) && !free_has_word(said, WORD_UNLESS);

	if (unless || (own && count_denials(t, from, n) <= own) ||
	    (has_zero(made->t, 0, made->n) && !has_zero(t, from, to)))
		return false;
	/* "No deal with Red. None.": the sentence has no more denials than its order. */
	return (!(own && count_denials(t, from, to) <= own) &&
		(is_denied_before(t, n, from, to, made, said) ||
		 (head >= 0 && free_ends_denying(&t[from], head - from)))) ||
	       is_denied_behind(t, n, from, to, made, said, own > 0);
}
