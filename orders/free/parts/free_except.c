/* "Anyone but Blue", "leave Red 3 alone", "whoever fights Green": things that a writer names as those who are not meant. An order
 * that has one of them is the opposite of what was said.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"

enum { BEFORE = 5, BEHIND = 4, EXCEPTED = 8 };

/* The things that the text excepts: their tokens. */
struct excepted {
	int n;
	struct {
		enum thing thing;
		int at, width;
		bool denied; /* by "not": it may be one of two amounts */
	} x[EXCEPTED];
};

static bool is_sign(const struct token *t)
{
	return t->kind == TOKEN_SIGN || t->kind == TOKEN_END;
}

static bool says_any(const struct token *t)
{
	static const char *const any[] = {
		"any",        "anyone",   "anybody",   "anything",  "anywhere",
		"all",        "every",    "everyone",  "everybody", "everything",
		"everywhere", "each",     "whichever", "whatever",  "wherever",
		"whoever",    "whomever", "somebody",  "someone",   "something",
		"somewhere",  "elsewhere"};

	return TOKEN_AMONG(t, any);
}

static bool says_none(const struct token *t)
{
	static const char *const none[] = {"nobody",  "nothing", "none",    "no",
					   "nowhere", "no one",  "neither", "t"};

	return TOKEN_AMONG(t, none) || token_denies(t) || token_is(t, WORD_NOT);
}

/* Is there a word for all of them close before token `i`, which is not denied? "I want nobody but Blue" means Blue. */
static bool has_any_before(const struct token t[], int i)
{
	bool any = false;

	for (int k = i - 1; k >= 0 && k >= i - BEFORE && !is_sign(&t[k]); k--) {
		if (says_none(&t[k]))
			return false;
		any |= says_any(&t[k]);
	}
	return any;
}

/* "Pass on all but lot 4" means lot 4. */
static bool passes_before(const struct token t[], int i)
{
	static const char *const words[] = {"pass", "passing", "skip", "skipping",
					    "pass on"};

	for (int k = i - 1; k >= 0 && k >= i - BEFORE && !is_sign(&t[k]); k--)
		if (TOKEN_AMONG(&t[k], words))
			return true;
	return false;
}

/* "but", "other than", "apart from": the tokens of words at `i` that except what follows; 0: there are none. */
static int exception_at(const struct token t[], int i)
{
	static const char *const one[] = {"besides",   "save",  "bar",       "barring",
					  "excluding", "minus", "excepting", "without"};
	static const char *const apart[] = {"apart", "aside", "exception"};

	if (passes_before(t, i))
		return 0;
	if (str_is(t[i].text, "all but"))
		return 1;
	if (str_is(t[i].text, "other") && str_is(t[i + 1].text, "than"))
		return 2;
	if (!has_any_before(t, i))
		return 0;
	if (TOKEN_AMONG(&t[i], apart) && !is_sign(&t[i + 1]))
		return 2;
	return token_is(&t[i], WORD_EXCEPT) || TOKEN_AMONG(&t[i], one);
}

/* "not", "never", which deny the thing behind them, and not an order; "not only" denies nothing. */
static bool denies_thing(const struct token t[], int i)
{
	static const char *const only[] = {"only", "just", "merely", "even"};

	return (token_is(&t[i], WORD_NOT) || str_is(t[i].text, "never")) &&
	       !TOKEN_AMONG(&t[i + 1], only) && !(i && str_is(t[i - 1].text, "why"));
}

/* "whoever fights Green", "anyone who attacks Green" */
static bool begins_relative(const struct token t[], int i)
{
	static const char *const who[] = {"whoever",      "whomever",  "anyone who",
					  "everyone who", "those who", "anybody who"};
	static const char *const rel[] = {"who", "that"};

	if (token_is(&t[i + 1], WORD_I) || str_is(t[i + 1].text, "we"))
		return false; /* "whoever we capture" */
	return TOKEN_AMONG(&t[i], who) ||
	       (says_any(&t[i]) && TOKEN_AMONG(&t[i + 1], rel));
}

static bool is_small(const struct token *t)
{
	return t->flags & WORD_DROPPED || token_is(t, WORD_IN) ||
	       token_is(t, WORD_ON) || token_is(t, WORD_FROM) || token_is(t, WORD_TO) ||
	       token_is(t, WORD_BY) || str_is(t->text, "against");
}

/* "anything but 12", "everything but lot 4", "all but the 12"; but "all but one" says how many stay. */
static bool is_amount(const struct token t[], int i)
{
	static const char *const any[] = {"any",     "anything",  "anywhere",
					  "anyone",  "whichever", "everything",
					  "whoever", "whomever",  "anyone who"};
	static const char *const the[] = {"the", "my", "number", "no", "nr"};
	const struct token *before = &t[i - 1];

	if (t[i].kind != TOKEN_NUMBER || !i || before->flags & WORD_NOUN ||
	    before->id >= WORD_GAME || TOKEN_AMONG(before, the))
		return false;
	for (int k = i - 1; k >= 0 && k >= i - BEFORE && !is_sign(&t[k]); k--)
		if (TOKEN_AMONG(&t[k], any))
			return false;
	return true;
}

static void add(struct excepted *all, enum thing thing, int at, int width)
{
	if (all->n < EXCEPTED) {
		all->x[all->n].thing = thing;
		all->x[all->n].at = at;
		all->x[all->n].denied = false;
		all->x[all->n++].width = width;
	}
}

/* The thing that follows token `i`, and those that "and" adds to it; `far`: also behind words that nobody knows. */
static void add_behind(const struct token t[], int n, int i, bool far,
		       struct excepted *all)
{
	int end = i + BEHIND, width;

	for (; i < n && i < end && !is_sign(&t[i]); i++) {
		enum thing thing = thing_at(t, n, i, &width);
		bool from = t[i].kind == TOKEN_NUMBER && token_is(&t[i + 1], WORD_FROM);
		if (from || thing == TOKENS_FROM ||
		    (far && thing == NUMBER && is_amount(t, i)))
			return; /* how many stay */
		int skip = thing == SOURCE;
		if (thing) {
			add(all, skip ? thing_at(t, n, i + 1, &width) : thing, i + skip,
			    width);
			i += skip + width;
			if (thing == NAME && i < n && t[i].kind == TOKEN_NUMBER)
				add(all, NUMBER, i++, 1); /* "lot 4" */
			if (i < n &&
			    (token_is(&t[i], WORD_AND) || token_is(&t[i], WORD_OR) ||
			     str_is(t[i].text, "nor")))
				add_behind(t, n, i + 1, false, all);
			return;
		}
		if (!far && !is_small(&t[i]))
			return;
	}
}

/* "leave Red 3 alone", "hands off Green", "keep out of C3" */
static void add_spared(const struct token t[], int n, int i, struct excepted *all)
{
	static const char *const leave[] = {"leave", "leaves", "leaving"};
	static const char *const alone[] = {"alone", "out", "be", "untouched",
					    "unharmed"};
	static const char *const off[] = {"off", "clear", "away"};
	static const char *const of[] = {"hands", "steer", "stay", "keep"};
	int end = i + 1 + BEHIND + 2, width;

	if (TOKEN_AMONG(&t[i], of) && i + 1 < n &&
	    (TOKEN_AMONG(&t[i + 1], off) || str_is(t[i + 1].text, "out"))) {
		add_behind(t, n, i + 2, false, all);
		return;
	}
	if (!TOKEN_AMONG(&t[i], leave))
		return;
	for (int k = i + 1; k < n && k < end && !is_sign(&t[k]); k++)
		if (TOKEN_AMONG(&t[k], alone)) {
			if (thing_at(t, n, i + 1, &width) != TOKENS_FROM)
				add_behind(t, k, i + 1, true, all);
			return;
		}
}

/* "Ann's third" */
static bool is_owner(const struct token *t)
{
	const char *end = t->text.s + t->text.n;

	return t[1].kind != TOKEN_END && t[1].text.s > end + 1 &&
	       (*end == '\'' || (unsigned char)*end == 0xe2);
}

static void add_denied(const struct token t[], int n, int i, struct excepted *all)
{
	int was = all->n;

	add_behind(t, n, i, false, all);
	if (all->n == was + 1 && all->x[was].thing == PLAYER &&
	    is_owner(&t[all->x[was].at]))
		all->n = was;
	for (int k = was; k < all->n; k++)
		all->x[k].denied = true;
}

static bool is_condition(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS);
}

static void find_excepted(const struct token t[], int n, struct excepted *all)
{
	bool condition = false;

	all->n = 0;
	for (int i = 0; i < n; i++) {
		int width = exception_at(t, i);
		condition =
			is_condition(&t[i]) || (condition && t[i].kind != TOKEN_SIGN);
		if (condition)
			continue; /* what a fact excepts, no order has */
		if (width)
			add_behind(t, n, i + width, true, all);
		else if (denies_thing(t, i))
			add_denied(t, n, i + 1, all);
		else if (begins_relative(t, i))
			add_behind(t, n, i + 1, true, all);
		else
			add_spared(t, n, i, all);
	}
}

/* A number is that of a challenge, or that of a planet where an amount may be meant. */
static bool is_other_number(const struct token in[], int i, bool denied)
{
	if (i && token_is_sign(&in[i - 1], '-'))
		return true; /* what is left of all */
	return in[i].kind == TOKEN_NUMBER && i &&
	       (thing_of_label(in, i) || (denied && token_is(&in[i - 1], WORD_SEAT)));
}

static bool is_excepted(const struct excepted *all, int i)
{
	for (int k = 0; k < all->n; k++)
		if (i >= all->x[k].at && i < all->x[k].at + all->x[k].width)
			return true;
	return false;
}

/* Does the order have the thing? */
static bool has_thing(const struct clause *made, const struct token *thing, int width,
		      bool denied)
{
	for (int i = 0; i + width <= made->n; i++)
		if (!(i && (token_is(&made->t[i - 1], WORD_EXCEPT) ||
			    token_is(&made->t[i - 1], WORD_NOT))) &&
		    !(width == 1 && is_other_number(made->t, i, denied)) &&
		    thing_same(&made->t[i], thing, width))
			return true;
	return false;
}

/* Does the text name it anywhere else, as one that is meant? */
static bool is_named(const struct token t[], int n, const struct token *thing,
		     int width, const struct excepted *all)
{
	for (int i = 0; i + width <= n; i++)
		if (!is_excepted(all, i) && thing_same(&t[i], thing, width))
			return true;
	return false;
}

/* "all but Green in C2": is the order about another challenge? */
static bool is_elsewhere(const struct token t[], int n, int behind,
			 const struct clause *made)
{
	if (behind + 2 >= n || !token_is(&t[behind], WORD_IN) ||
	    !free_is_label(&t[behind + 1]))
		return false;
	for (int i = 0; i + 1 < made->n; i++)
		if (thing_same(&made->t[i], &t[behind + 1], 2))
			return false;
	return true;
}

/* An order not to do something, or one that hangs on an exception: what is excepted belongs in it. */
static bool says_not_to(const struct clause *made)
{
	return free_has_word(made, WORD_NO) || free_has_word(made, WORD_NOBODY) ||
	       free_has_word(made, WORD_NOTHING) || free_has_word(made, WORD_UNLESS);
}

bool free_excepts(const struct token t[], int n, const struct clause *made)
{
	struct excepted all;

	find_excepted(t, n, &all);
	for (int i = 0; i < all.n && !says_not_to(made); i++) {
		const struct token *thing = &t[all.x[i].at];
		int width = all.x[i].width;
		if (has_thing(made, thing, width, all.x[i].denied) &&
		    !is_named(t, n, thing, width, &all) &&
		    !is_elsewhere(t, n, all.x[i].at + width, made))
			return true;
	}
	return false;
}

int free_turned_at(const struct token t[], int n)
{
	static const char *const round[] = {"round", "around", "about"};

	bool named = false;

	for (int i = 0; i < n; i++) {
		named |= token_is_thing(&t[i]);
		if (!named)
			continue; /* of orders that are quoted, or in force */
		if ((str_is(t[i].text, "other") && i + 2 < n &&
		     str_is(t[i + 1].text, "way") && TOKEN_AMONG(&t[i + 2], round)) ||
		    (str_is(t[i].text, "vice") && i + 1 < n &&
		     str_is(t[i + 1].text, "versa")) ||
		    str_is(t[i].text, "vice versa") || str_is(t[i].text, "conversely"))
			return t[i].column;
	}
	return -1;
}
