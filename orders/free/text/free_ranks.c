/* The words by which people rank their wishes, put as `else`: "ideally", "my second choice is", "I'd settle for", "but Y will do", "as a
 * fallback".
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_ranks.h"

#include "orders/free/parts/free_tokens.h"
#include "orders/free/text/text.h"

static const struct token otherwise = {
	.kind = TOKEN_WORD, .id = WORD_ELSE, .text = {"else", 4}};

static bool is_word(const struct token *t, const char *word)
{
	return t->kind != TOKEN_SIGN && str_is(t->text, word);
}

static bool is_sign(const struct token *t)
{
	return t->kind == TOKEN_SIGN;
}

void ranks_add(struct ranks *r, const struct token *t)
{
	if (r->n < LEX_TOKENS)
		r->t[r->n++] = *t;
}

/* Ends the wish before with what stands for its rank. */
void ranks_end(struct ranks *r)
{
	static const char *const links[] = {"but", "or", "and", "with", "though"};

	while (r->n &&
	       (is_sign(&r->t[r->n - 1]) || TOKEN_AMONG(&r->t[r->n - 1], links)))
		r->n--;
	if (r->n && !token_is(&r->t[r->n - 1], WORD_ELSE)) {
		ranks_add(r, &otherwise);
		r->n_else++;
	}
}

/* Does a sentence end there, or begin with a link what belongs to both wishes ("... in C1")? */
static bool ends_part(const struct token t[], int n, int i)
{
	return i >= n ||
	       (is_sign(&t[i]) && !token_is_sign(&t[i], ':') &&
		!token_is_sign(&t[i], ',')) ||
	       token_is(&t[i], WORD_WITH) || token_is(&t[i], WORD_IN) ||
	       token_is(&t[i], WORD_TO) || token_is(&t[i], WORD_FROM);
}

/* "will do", "would be fine too", at the end of a sentence; how many tokens, 0: no. */
static int will_do(const struct token t[], int n, int i)
{
	static const char *const words[] = {
		"will do",       "would do",       "would be fine", "will be fine",
		"is fine",       "is ok",          "is okay",       "is acceptable",
		"is all right",  "is good enough", "would be ok",   "will suffice",
		"would suffice", "works",          "also works",    "is also fine",
		"is enough"};
	static const char *const ends[] = {"too", "also", "well", "as", "then"};
	int end = i + RANKS_ANY_AT(t, n, i, words);

	if (end == i)
		return 0;
	while (end < n && TOKEN_AMONG(&t[end], ends))
		end++;
	return ends_part(t, n, end) || is_sign(&t[end]) ? end - i : 0;
}

/* "..., but Y will do": where "will do" begins; 0: it says no such thing. */
static int accepted_at(const struct token t[], int n, int i)
{
	if (!is_word(&t[i], "but") && !is_word(&t[i], "though"))
		return 0;
	for (int k = i + 2;
	     k < n && !token_is_sign(&t[k], '.') && !token_is_sign(&t[k], ';'); k++)
		if (will_do(t, n, k))
			return k;
	return 0;
}

/* "(first choice)", "as first choice", "as a fallback", behind a wish: how many tokens; 0: none. */
static int suffix_at(const struct token t[], int n, int i, bool first)
{
	const bool open = token_is_sign(&t[i], '(');
	int at = i + open, width;

	if (!open && !is_word(&t[i], "as"))
		return 0;
	at += !open;
	if (at < n &&
	    (is_word(&t[at], "a") || is_word(&t[at], "my") || is_word(&t[at], "the")))
		at++;
	width = at < n ? ranks_nth_at(t, n, at, first) : 0;
	if (width && at + width < n && free_says_rank(&t[at + width]))
		width++;
	else
		width = !first && at < n &&
			(token_is(&t[at], WORD_ELSE) || is_word(&t[at], "reserve") ||
			 free_says_rank(&t[at]));
	if (!width)
		return 0;
	at += width;
	if (open)
		return at < n && token_is_sign(&t[at], ')') ? at + 1 - i : 0;
	return at == n || is_sign(&t[at]) || ends_part(t, n, at) ||
			       is_word(&t[at], "and") || is_word(&t[at], "or")
		       ? at - i
		       : 0;
}

/* The rank comes after the wish that begins at the last link: "or Y (second choice)". */
static void put_else_before(struct ranks *r)
{
	static const char *const links[] = {"or", "and", "with", "but"};
	struct token last[LEX_TOKENS + 1];
	int from = r->n, n = 0;

	while (from > 0 && !TOKEN_AMONG(&r->t[from - 1], links) &&
	       !token_is_sign(&r->t[from - 1], ',') &&
	       !token_is_sign(&r->t[from - 1], ';'))
		from--;
	if (!from)
		return;
	for (int i = from; i < r->n; i++)
		last[n++] = r->t[i];
	r->n = from;
	ranks_end(r);
	for (int i = 0; i < n; i++)
		ranks_add(r, &last[i]);
}

/* Does what stands at token `i` begin a sentence or a part of one? */
static bool begins_part(const struct token t[], int i)
{
	return !i || is_sign(&t[i - 1]) ||
	       TOKEN_AMONG(&t[i], ((const char *const[]){"but", "and", "or", "with"}));
}

/* "attack ideally Yellow 3": anywhere. */
static bool says_ideal(const struct token *t)
{
	return is_word(t, "ideally") || is_word(t, "preferably");
}

/* "X rather than Y, but Y will do": what is liked less is named twice; how many tokens, 0: it is not that. */
static int less_liked(const struct token t[], int n, int i)
{
	int end = i + ranks_words_at(t, n, i, "rather than");

	if (end == i)
		return 0;
	while (end < n && !is_word(&t[end], "but") && !token_is_sign(&t[end], '.'))
		end++;
	return accepted_at(t, n, end) ? end - i : 0;
}

void ranks_put(struct ranks *r, const struct token t[], int n)
{
	int width, done = 0; /* where "will do" stands, which was put already */

	for (int i = 0; i < n; i += width) {
		width = 1;
		int by, at;
		if (done && i == done) {
			width = will_do(t, n, i);
			done = 0;
		} else if ((by = ranks_heading_at(t, n, i))) {
			r->list = r->first = r->sure = true;
			width = by;
			while (r->n && is_sign(&r->t[r->n - 1]))
				r->n--;
		} else if (!r->first && !r->n_else &&
			   (begins_part(t, i) || says_ideal(&t[i])) &&
			   (by = ranks_at(t, n, i, true, &r->sure))) {
			r->first = true;
			width = by;
		} else if ((by = suffix_at(t, n, i, true))) {
			r->first = r->sure = true;
			width = by;
		} else if (begins_part(t, i) &&
			   (by = ranks_at(t, n, i, false, &r->sure))) {
			ranks_end(r);
			width = by;
		} else if (r->n && (by = suffix_at(t, n, i, false))) {
			put_else_before(r);
			r->sure = true;
			width = by;
		} else if ((at = accepted_at(t, n, i))) {
			ranks_end(r);
			r->sure = true;
			done = at;
		} else if ((by = less_liked(t, n, i))) {
			width = by;
		} else if (token_is(&t[i], WORD_ELSE) && !is_word(&t[i], "else") &&
			   !is_word(&t[i], "otherwise") && ranks_is_else(&t[i]) &&
			   ends_part(t, n, i + 1)) { /* "with Y as a fallback" */
			put_else_before(r);
			r->sure = true;
		} else {
			ranks_add(r, &t[i]);
		}
	}
	r->t[r->n] = t[n];
}

bool ranks_is_else(const struct token *t)
{
	return token_is(t, WORD_ELSE) && ascii_lower(t->text.s[0]) >= 'a' &&
	       ascii_lower(t->text.s[0]) <= 'z';
}

bool ranks_may_stand(const struct token t[], int n)
{
	static const char *const words[] = {
		"choice",   "preference", "preferences", "rather", "prefer",
		"ideally",  "preferably", "priority",    "settle", "plan",
		"fallback", "do",         "fine",        "best",   "wish",
		"option",   "next",       "second",      "works",  "accept",
		"suffice",  "nd",         "content",     "happy"};
	bool may = false;

	for (int i = 0; i < n; i++)
		may |= ranks_is_else(&t[i]) || TOKEN_AMONG(&t[i], words) ||
		       token_is(&t[i], WORD_PREF) ||
		       (token_is(&t[i], WORD_IF) && i && is_sign(&t[i - 1]));
	return may;
}

bool ranks_are_named(const struct token t[], int n, bool first)
{
	bool sure = false;

	return ranks_at(t, n, 0, first, &sure) > 0;
}

bool ranks_have_heading(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (ranks_heading_at(t, n, i) == n - i)
			return true;
	return false;
}
