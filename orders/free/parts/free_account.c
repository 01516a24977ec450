/* The account of an order: words of the writer's that carry weight must be in it. A doubt and a question are in no order,
 * a condition is in one that has a condition. An order that was made of such words without their weight is not what was
 * meant, whichever reader made it.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_weights.h"
#include "orders/lexis/conjunction.h"
#include "orders/lexis/cue.h"

/* Behind these the writer has made up their mind. */
static bool decides(const struct token *t)
{
	return TOKEN_CUES(t, CUE_DECIDES) || token_is(t, WORD_ELSE) ||
	       TOKEN_BEGINS(t, BEGINS_RESULT);
}

/* The words between two signs. */
struct stretch {
	int first, end;
	bool things;
};

static struct stretch stretch_around(const struct token t[], int from, int to, int i)
{
	struct stretch s = {i, i, false};

	while (s.first > from && !free_ends_clause(&t[s.first - 1]))
		s.first--;
	while (s.end < to && !free_ends_clause(&t[s.end]))
		s.end++;
	/* "In two minds" names no amount. */
	for (int k = s.first; k < s.end; k++)
		s.things |= (token_is_thing(&t[k]) || free_is_label(&t[k])) &&
			    !(k + 1 < s.end && str_is(t[k + 1].text, "minds"));
	return s;
}

/* "I was going to ally the Guild, the Fremen": is the order's verb in the stretch, and not where the order begins? */
static bool inherits(const struct token t[], const struct stretch *s, int to, int at,
		     const struct clause *made)
{
	bool has = false;

	for (int i = s->first; i < to && made->n; i++) {
		bool same = t[i].kind == TOKEN_WORD && t[i].id == made->t[0].id;
		if (same && t[i].column >= at)
			return false;
		has |= same && i < s->end;
	}
	return has;
}

/* Is a thing of these words in the order? */
static bool uses(const struct token t[], const struct stretch *s,
		 const struct clause *made)
{
	for (int i = s->first; i < s->end; i++)
		for (int k = 0; token_is_thing(&t[i]) && k < made->n; k++)
			if (thing_same(&made->t[k], &t[i], 1))
				return true;
	return false;
}

static int n_words(const struct token t[], const struct stretch *s)
{
	int n = 0;

	for (int i = s->first; i < s->end; i++)
		n += t[i].kind == TOKEN_WORD && !token_is(&t[i], WORD_NOISE) &&
		     !token_is(&t[i], WORD_AND);
	return n;
}

/* Weight that depends on where the order stands: behind the words, or all around them. */
static bool weighs_there(const struct token t[], int to, int i, const struct weight *w,
			 const struct stretch *s, int at, const struct clause *made)
{
	enum { FEW = 3 };
	bool begins = at >= t[s->first].column && at <= t[s->end - 1].column;

	if (w->reach == ALONE && i && str_is(t[i - 1].text, "but"))
		return false; /* "bid up to 4, but no more" */
	if (w->reach == ALONE)
		return s->things ? (begins || uses(t, s, made)) && i + FEW >= s->end &&
					   s->end == to
				 : n_words(t, s) <= FEW;
	for (int k = s->first; k < i; k++)
		if (token_is_thing(&t[k]) ||
		    (made->n && t[k].kind == TOKEN_WORD && t[k].id >= WORD_GAME &&
		     t[k].id == made->t[0].id))
			return false; /* "attack Yellow 3 rather than Yellow 4" */
	/* "Rather than attack Yellow 3, I wait" orders nothing, "rather than Yellow 3, I attack Yellow 4" does. */
	if (str_is(t[i].text, "rather")) {
		struct stretch last = stretch_around(t, i, to, to - 1);
		if (last.first == s->first || last.things)
			return false;
	}
	return begins || (s->end + 1 < to && at == t[s->end + 1].column);
}

/* Do the words at token `i` weigh on the order that begins at column `at`? */
static bool weighs_on(const struct token t[], int from, int to, int i,
		      const struct weight *w, int at, const struct clause *made)
{
	enum { FEW = 3 };
	struct stretch s = stretch_around(t, from, to, i);
	bool begins = at >= t[s.first].column && at <= t[s.end - 1].column;

	if (w->reach == ALONE || w->reach == HEAD)
		return weighs_there(t, to, i, w, &s, at, made);
	for (int k = i + 1; k < to && t[k].column < at; k++)
		if (decides(&t[k]) && w->figure != FIGURE_HANGS)
			return false;
	if (s.things)
		return begins || uses(t, &s, made) || inherits(t, &s, to, at, made);
	return begins || w->reach == FAR || n_words(t, &s) <= FEW;
}

/* "Because he might come" gives a reason, and "could you please" is a request: the order before or behind it is meant. */
static bool is_idle(const struct token t[], int from, int to, int i)
{
	enum {
		REASON = BEGINS_WHY | BEGINS_PURPOSE | BEGINS_WHO | BEGINS_WHAT |
			 BEGINS_WHERE
	};

	if (str_is(t[i].text, "could") && i + 1 < to && str_is(t[i + 1].text, "you"))
		return true;
	for (int k = i + 1; k < to && str_is(t[i].text, "could"); k++)
		if (str_is(t[k].text, "please") || str_is(t[k].text, "kindly"))
			return true; /* "could the one from the Warp please go to ..." */
	if (str_is(t[i].text, "might") && i == from && token_is_sign(&t[to], '?'))
		return true;
	if (i + 1 == to || free_ends_clause(&t[i + 1]))
		return false; /* "..., perhaps": said of all of it */
	for (int k = i - 1; k >= from && !free_ends_clause(&t[k]); k--)
		if (TOKEN_BEGINS(&t[k], REASON) || token_is(&t[k], WORD_IF) ||
		    token_is(&t[k], WORD_UNLESS))
			return true;
	return false;
}

/* A game may have an order whose own word is "when". */
static bool has_condition(const struct verb *v, const struct clause *made)
{
	const bool verb = v && made->n && made->t[0].id == v->word;

	for (int i = verb; i < made->n; i++)
		if (token_is(&made->t[i], WORD_IF) ||
		    token_is(&made->t[i], WORD_UNLESS) ||
		    token_is(&made->t[i], WORD_ELSE) || str_is(made->t[i].text, "when"))
			return true;
	return false;
}

static bool says_no(const struct token t[], int from, int to)
{
	for (int i = from; i < to; i++)
		if (token_is(&t[i], WORD_NO) || token_is(&t[i], WORD_NOBODY) ||
		    token_is(&t[i], WORD_NOTHING))
			return true;
	return false;
}

/* Is it the word, or, of two with a `_` between, are it and the next token they? "Own colour" is one token. */
static bool is_word_at(const struct token *t, struct str word)
{
	struct str rest = t->text, one, second = word;
	const struct str first = str_until(&second, '_');

	if (first.n < word.n)
		return str_iequal(t->text, first) && str_iequal(t[1].text, second);
	while (str_word(&rest, &one))
		if (str_iequal(one, word))
			return true;
	return false;
}

bool free_has_any(const struct token t[], int i, int to, const char *list)
{
	struct str words = list ? str_of(list) : STR(""), word;

	while (str_word(&words, &word))
		for (int k = i; k < to && !free_ends_clause(&t[k]); k++)
			if (is_word_at(&t[k], word))
				return true;
	return false;
}

/* "Ask Harkonnen if they have the Lasgun": what the order itself asks. All that is named there is in the order. */
static bool is_asked_by(const struct verb *v, const struct token t[], int to, int i,
			const struct clause *made)
{
	bool named = false;

	if (!v || !v->waits || !str_is(str_of(v->waits), "?") ||
	    !str_is(t[i].text, "if"))
		return false;
	for (int k = i + 1; k < to; k++) {
		bool in = false;
		if (t[k].kind != TOKEN_NUMBER && !(t[k].flags & WORD_NOUN))
			continue;
		for (int m = 0; m < made->n; m++)
			in |= made->t[m].kind == t[k].kind &&
			      made->t[m].id == t[k].id &&
			      made->t[m].value == t[k].value;
		if (!in)
			return false;
		named = true;
	}
	return named;
}

/* "If the deal fails, I lose ...", "When Green comes to Red 3, nobody": it says what the order itself waits for, or of which
 * challenge it is. */
static bool is_implied(const struct verb *v, const struct token t[], int to, int i,
		       const struct clause *made)
{
	bool label = false, seat = false;

	for (int k = 0; k < made->n; k++)
		label |= free_is_label(&made->t[k]);
	for (int k = i; k < to; k++)
		seat |= token_is(&t[k], WORD_SEAT) || token_is(&t[k], WORD_PRONOUN);
	if (label && seat && str_is(t[i].text, "when"))
		return true;
	if (str_is(t[i].text, "once"))
		return false;
	if (is_asked_by(v, t, to, i, made))
		return true;
	return free_has_any(t, i + 1, to, v ? v->waits : NULL) ||
	       free_has_any(t, i + 1, to, v ? v->implies : NULL);
}

/* Where the sentence before the stop at token `stop` begins. */
static int sentence_before(const struct token t[], int n, int stop)
{
	int from = 0;

	for (int i = 0; i < stop; i++)
		if (free_ends_sentence(t, n, i, from))
			from = i + 1;
	return from;
}

/* "Green comes? Then I attack", "No deal? I lose three from Red 1": a question that is answered with an order is its condition, and
 * orders nothing itself. */
static enum figure supposes(const struct verb *v, const struct token t[], int n,
			    int from, int to, bool conditional)
{
	enum { SHORT = 2 }; /* "All clear? Then ..." */
	const bool leads = to + 1 < n && token_is_sign(&t[to], '?') &&
			   !(v && v->after_if) && !free_is_plea(t, from, to);

	if (leads && (token_is(&t[to + 1], WORD_THEN) || says_no(t, from, to)))
		return FIGURE_ASKED;
	if (conditional || from < 1 || !token_is(&t[from], WORD_THEN) ||
	    !token_is_sign(&t[from - 1], '?'))
		return FIGURE_NONE;
	const int begin = sentence_before(t, n, from - 1);
	if (free_is_plea(t, begin, from - 1))
		return FIGURE_NONE;
	if (from - 1 - begin <= SHORT &&
	    free_names_nothing(&t[begin], from - 1 - begin))
		return FIGURE_NONE;
	return free_has_any(t, begin, from - 1, v ? v->waits : NULL) ? FIGURE_NONE
								     : FIGURE_HANGS;
}

enum figure free_account(const struct verb *v, const struct token t[], int n, int from,
			 int to, int at, const struct clause *made, bool conditional)
{
	if (free_only_asks(v, t, n, from, to, made))
		return FIGURE_ASKED;
	conditional |= has_condition(v, made);
	const enum figure supposed = supposes(v, t, n, from, to, conditional);
	if (supposed)
		return supposed;
	for (int i = from; i < to; i++) {
		const struct weight *w = free_weight_at(t, from, to, i);
		if (!w || (w->reach == NEAR && is_idle(t, from, to, i)))
			continue;
		/* "I've decided against dealing": the order has the denial. */
		if (w->figure == FIGURE_DENIED && says_no(made->t, 0, made->n) &&
		    !says_no(t, from, to))
			continue;
		if (w->figure == FIGURE_HANGS &&
		    (conditional || is_implied(v, t, to, i, made)))
			continue;
		if (weighs_on(t, from, to, i, w, at, made))
			return w->figure;
	}
	return FIGURE_NONE;
}

bool free_is_awaited(const struct verb *v, const struct token t[], int from, int to,
		     const struct clause *made)
{
	for (int i = from; i < to; i++) {
		const struct weight *w = free_weight_at(t, from, to, i);
		if (w && w->figure == FIGURE_HANGS && is_implied(v, t, to, i, made))
			return true;
	}
	return false;
}

bool free_is_unmeant(const struct token t[], int n)
{
	int from = 0;

	for (int i = 0; i <= n; i++) {
		if (i < n && !free_ends_sentence(t, n, i, from))
			continue;
		for (int k = from; k < i; k++) {
			const struct weight *w = free_weight_at(t, from, i, k);
			if (w && w->figure != FIGURE_HANGS &&
			    !(w->reach == NEAR && is_idle(t, from, i, k)))
				return true;
		}
		from = i + 1;
	}
	return false;
}
