/* What is said of an order, and is in no order, about how many and where: what stays behind, and what
 * goes for some of the places that an order would be about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"

#include <string.h>

bool free_ends_part(const struct token *t)
{
	return token_is_sign(t, ',') || token_is_sign(t, '(') ||
	       token_is_sign(t, ')') || token_is_sign(t, ':');
}

bool free_has_word(const struct clause *made, int id)
{
	for (int i = 0; i < made->n; i++)
		if (made->t[i].kind == TOKEN_WORD && made->t[i].id == id)
			return true;
	return false;
}

int free_count_number(const struct token t[], int from, int to, int value)
{
	int n = 0;

	for (int i = from; i < to; i++)
		n += t[i].kind == TOKEN_NUMBER && t[i].value == value;
	return n;
}

/* --- fractions --- */

/* "2.5", "2 1/2", "2 and a half" at the number. */
static bool has_fraction(const struct token t[], int n, int i)
{
	const struct token *next = &t[i + 1];

	if (i + 2 >= n || t[i].kind != TOKEN_NUMBER)
		return false;
	if (token_is_sign(next, '.'))
		return t[i + 2].kind == TOKEN_NUMBER &&
		       next->column == t[i].column + (int)t[i].text.n &&
		       t[i + 2].column == next->column + 1;
	if (next->kind == TOKEN_NUMBER && i + 3 < n)
		return next->value == 1 && token_is_sign(&t[i + 2], '/') &&
		       t[i + 3].kind == TOKEN_NUMBER && t[i + 3].value == 2;
	int half = i + 2 + (i + 3 < n && str_is(t[i + 2].text, "a"));
	return token_is(next, WORD_AND) && str_is(t[half].text, "half");
}

/* "2.5, 2 spice": has the order a bare 2, and no 2.5, where it is the only one, or more of them than the words have? */
bool free_figure_is_cut(const struct token t[], int n, const struct clause *made,
			bool only)
{
	for (int i = 0; i < n; i++) {
		int said = 0, bare = 0, whole = 0;
		if (!has_fraction(t, n, i))
			continue;
		for (int k = 0; k < n; k++)
			said += t[k].kind == TOKEN_NUMBER && t[k].value == t[i].value &&
				!has_fraction(t, n, k);
		for (int k = 0; k < made->n; k++)
			if (made->t[k].kind == TOKEN_NUMBER &&
			    made->t[k].value == t[i].value) {
				bool fraction = has_fraction(made->t, made->n, k);
				whole += fraction;
				bare += !fraction;
			}
		if (bare > said || (bare && !whole && only))
			return true;
	}
	return false;
}

/* --- what stays --- */

/* "all but one", "all except two": the number; NULL: it is not that. */
static const struct token *all_but(const struct token t[])
{
	const struct token *n = &t[1];

	if (token_is(&t[0], WORD_ALL) && token_is(n, WORD_EXCEPT))
		n = &t[2];
	else if (!token_is(&t[0], WORD_EVERYONE) || t[0].value != 1)
		return NULL;
	return n->kind == TOKEN_NUMBER ? n : NULL;
}

static bool is_half_of(const struct token t[])
{
	static const char *const words[] = {"half", "most", "third", "quarter"};
	static const char *const of[] = {"of", "the", "my", "our", "them", "those"};

	return t[0].kind == TOKEN_WORD && TOKEN_AMONG(&t[0], words) &&
	       TOKEN_AMONG(&t[1], of);
}

/* "Some of my tokens", "several cards", "only part of it", "half the reward": an amount that nobody can know, where the order has one
 * that nobody wrote. Two halves are counted by the game. */
static bool is_vague(const struct token t[], int from, int to, int i)
{
	static const char *const share[] = {"half",
					    "most"}; /* "the third lot" is one */
	static const char *const vague[] = {"some", "few", "several", "part"};
	static const char *const of[] = {"of", "my", "our", "the"};
	int k = i + 1, shares = 0;

	if (t[i].kind != TOKEN_WORD ||
	    !(TOKEN_AMONG(&t[i], share) || TOKEN_AMONG(&t[i], vague)) ||
	    (i > from && str_is(t[i - 1].text, "a"))) /* "two and a half" */
		return false;
	for (int m = from; m < to; m++)
		shares += TOKEN_AMONG(&t[m], share);
	while (k < to && (TOKEN_AMONG(&t[k], of) || t[k].flags & WORD_DROPPED))
		k++;
	return shares < 2 && k < to && t[k].kind == TOKEN_WORD && t[k].id >= WORD_GAME;
}

/* Has the order "all", or a number of its own that is not in the words? */
static bool has_unsaid(const struct token t[], int from, int to,
		       const struct clause *made)
{
	int w;

	for (int k = 0; k < made->n; k += w) {
		enum thing thing = thing_at(made->t, made->n, k, &w);
		bool amount = thing == NUMBER || thing == TOKENS_FROM;
		if (amount && made->t[k].kind == TOKEN_NUMBER &&
		    !free_count_number(t, from, to, made->t[k].value))
			return true;
	}
	return free_has_word(made, WORD_ALL) || free_has_word(made, WORD_EVERYONE);
}

/* "leaving one behind", "but leave 2", "keep one back": the number */
static const struct token *left(const struct token t[], int i, int to)
{
	static const char *const leave[] = {"leave", "leaving", "leaves"};
	static const char *const behind[] = {"behind", "back", "home", "there"};
	bool goes = TOKEN_AMONG(&t[i], leave);
	bool back =
		str_is(t[i].text, "leaving") ||
		(goes && i &&
		 (token_is(&t[i - 1], WORD_EXCEPT) || token_is(&t[i - 1], WORD_AND)));

	if ((!goes && !free_keeps(&t[i])) || i + 1 >= to)
		return NULL;
	for (int k = i + 2; k < to && k < i + 8 && !free_ends_part(&t[k]); k++)
		back |= TOKEN_AMONG(&t[k], behind);
	const struct token *n = &t[i + 1];
	bool place = n[1].glued && n[1].kind == TOKEN_WORD; /* "leave 5c" */
	return back && n->kind == TOKEN_NUMBER && !place ? n : NULL;
}

/* A dash between a word and a number is dropped. */
static bool is_dashed(const struct token *t)
{
	return t->text.s + t->text.n < t[1].text.s && t->text.s[t->text.n] == '-';
}

/* Where a game reads such words itself, the order has the number that goes; else it has the one that stays, or all. */
bool free_figure_rest(const struct token t[], int from, int to,
		      const struct clause *made)
{
	bool all = free_has_word(made, WORD_ALL) || free_has_word(made, WORD_EVERYONE);
	int w;

	for (int k = 0; k + 1 < made->n; k++)
		if (token_is(&made->t[k], WORD_ALL) &&
		    made->t[k + 1].kind == TOKEN_NUMBER && is_dashed(&made->t[k]))
			return false; /* "send all-1": such an order says it itself */
	for (int i = from; i < to; i++) {
		const struct token *n = all_but(&t[i]);
		n = n ? n : left(t, i, to);
		if (all && (n || is_half_of(&t[i])))
			return true;
		if (is_vague(t, from, to, i) && has_unsaid(t, from, to, made))
			return true;
		for (int k = 0; n && k < made->n; k += w) {
			enum thing thing = thing_at(made->t, made->n, k, &w);
			if ((thing == NUMBER || thing == TOKENS_FROM) &&
			    made->t[k].value == n->value)
				return true;
		}
	}
	return false;
}

/* --- what is not one place --- */

/* "Green for my attack, nobody for the other two": an order that would be about all of them. */
bool free_figure_is_wide(const struct token t[], int n, const struct clause *made)
{
	static const char *const others[] = {"other", "others", "rest",
					     "those", "these",  "either"};

	if (made->n != 2 || !token_is(&made->t[1], WORD_NOBODY))
		return false;
	bool rest = false;
	int labels = 0;
	for (int i = 0; i < n; i++) {
		rest |= TOKEN_AMONG(&t[i], others);
		labels += free_is_label(&t[i]);
	}
	return rest || labels == 1; /* where several are named, all may be meant */
}

/* The number of a place behind the amount at `i`, "2 tokens from Red 4"; NULL: no place is named. */
static const struct token *place_behind(const struct token t[], int n, int i)
{
	int k = i + 1;

	while (k < n && t[k].flags & WORD_DROPPED)
		k++;
	if (t[i].kind != TOKEN_NUMBER || k + 1 >= n || !token_is(&t[k], WORD_FROM))
		return NULL;
	k += 1 + token_is(&t[k + 1], WORD_SEAT);
	return k < n && t[k].kind == TOKEN_NUMBER ? &t[k] : NULL;
}

bool free_figure_drops_source(const struct token t[], int n, const struct clause *order)
{
	bool otherwise = false;

	for (int i = 0; i < order->n; i++)
		otherwise |= token_is(&order->t[i], WORD_ELSE);
	for (int i = 0; i < n && otherwise; i++) {
		const struct token *place = place_behind(t, n, i), *has = NULL;
		for (int k = 0; place && k < order->n && !has; k++) {
			has = place_behind(order->t, order->n, k);
			if (has && (has->value != place->value ||
				    order->t[k].value != t[i].value))
				has = NULL;
		}
		if (place && !has)
			return true;
	}
	return false;
}

/* --- which of several --- */

bool free_is_rank(const struct token *t)
{
	static const char *const words[] = {
		"lowest",  "highest", "weakest", "strongest", "biggest", "smallest",
		"largest", "best",    "worst",   "cheapest",  "nearest", "closest",
		"richest", "poorest", "fewest",  "greatest",  "safest",  "littlest"};

	return t->kind == TOKEN_WORD && TOKEN_AMONG(t, words);
}

bool free_same_thing(const struct token *a, const struct token *b)
{
	return a->kind == b->kind && a->value == b->value &&
	       (a->kind == TOKEN_NUMBER || a->id == b->id);
}

/* "C2: the best" is one part. */
static bool parts(const struct token *t)
{
	return token_is(t, WORD_AND) ||
	       (t->kind == TOKEN_SIGN && t->id && strchr(",();.!?", t->id));
}

/* The words between two signs, or two words that join, around token `i`. */
static void part_around(const struct token t[], int n, int i, int *from, int *to)
{
	for (*from = i; *from && !parts(&t[*from - 1]);)
		--*from;
	for (*to = i; *to < n && !parts(&t[*to]);)
		++*to;
}

/* A rank beside token `i`, and not the thing `what`, in the same part. */
static bool ranked_at(const struct token t[], int n, int i, const struct token *what)
{
	bool rank = false;
	int from, to;

	part_around(t, n, i, &from, &to);
	for (int k = from; k < to; k++) {
		if (free_same_thing(&t[k], what) &&
		    !(k > from && free_is_label(&t[k - 1])))
			return false;
		rank |= free_is_rank(&t[k]);
	}
	return rank;
}

bool free_figure_names_other(const struct token t[], int n, const struct clause *made,
			     const struct token *what)
{
	for (int i = 0; i < n; i++) {
		int from, to;
		if (!free_same_thing(&t[i], what))
			continue;
		part_around(t, n, i, &from, &to);
		for (int k = from; k < to; k++) {
			bool has = !token_is_thing(&t[k]);
			for (int m = 0; m < made->n && !has; m++)
				has = free_same_thing(&t[k], &made->t[m]);
			if (!has)
				return true;
		}
	}
	return false;
}

bool free_figure_is_ranked(const struct token t[], int n, const struct clause *made,
			   const struct token *what)
{
	for (int k = 0; k < made->n; k++)
		if (free_is_rank(&made->t[k]))
			return false; /* the order says it itself */
	for (int k = 0; k < made->n; k++)
		for (int i = 0; i < n && token_is_thing(&made->t[k]); i++)
			if (&made->t[k] != what &&
			    free_same_thing(&t[i], &made->t[k]) &&
			    ranked_at(t, n, i, what))
				return true;
	return false;
}

/* --- what is given away --- */

/* "I give Green my Plague card as a present": an order to give says it itself; every other would be the contrary. */
bool free_figure_is_gift(const struct token t[], int from, int to,
			 const struct clause *made)
{
	static const char *const gift[] = {"present", "gift", "donate", "donation"};
	static const char *const gives[] = {"give", "deal", "bribe", "gives", "lend"};

	for (int k = 0; k < made->n; k++)
		if (TOKEN_AMONG(&made->t[k], gives))
			return false;
	for (int i = from; i < to; i++)
		if (TOKEN_AMONG(&t[i], gift) &&
		    !(str_is(t[i].text, "present") && i > from &&
		      str_is(t[i - 1].text, "at")))
			return true;
	return false;
}
