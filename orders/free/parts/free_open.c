/* What leaves open what is ordered: a choice that is not made, a range, a number that is only compared. An order with one
 * of the things that may be meant is not what the writer said.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"

static bool says_torn(const struct token t[], int from, int to)
{
	static const char *const draw[] = {"toss", "flip"};

	bool never = false; /* "don't you dare toss a coin" */

	for (int i = from; i + 1 < to; i++) {
		bool denied = token_denies(&t[i]) || str_is(t[i].text, "t") ||
			      token_is(&t[i], WORD_NOT);
		never = denied || (never && t[i].kind != TOKEN_SIGN);
		if ((denied && str_is(t[i + 1].text, "decide")) ||
		    (str_is(t[i].text, "torn") && str_is(t[i + 1].text, "between")) ||
		    (TOKEN_AMONG(&t[i], draw) && !never && i + 2 < to &&
		     str_is(t[i + 2].text, "coin")))
			return true;
	}
	return false;
}

/* "any planet but Red 5" */
static bool says_other_than(const struct token t[], int from, int to)
{
	static const char *const any[] = {"any", "anything", "anywhere", "whichever"};
	int w;

	for (int i = from; i + 2 < to; i++)
		for (int k = i + 1; TOKEN_AMONG(&t[i], any) && k + 1 < to && k < i + 4;
		     k++) {
			enum thing thing = token_is(&t[k], WORD_EXCEPT)
						   ? thing_at(t, to, k + 1, &w)
						   : NO_THING;
			if (thing == PLANET || thing == NUMBER)
				return true;
		}
	return false;
}

/* "..., just kidding", "lol jk" */
static bool says_jest(const struct token t[], int from, int to)
{
	static const char *const jest[] = {"kidding", "joking", "jk"};
	static const char *const no[] = {"no", "not", "t", "aint", "isnt"};

	for (int i = from; i < to; i++)
		if (TOKEN_AMONG(&t[i], jest) &&
		    !(i > from && TOKEN_AMONG(&t[i - 1], no)))
			return true;
	return false;
}

/* "whichever is weaker", "whoever of them looks stronger", "somewhere near the palace": of several, none is named. */
static bool says_whichever(const struct token t[], int from, int to)
{
	static const char *const which[] = {"whichever", "whoever", "whomever"};
	static const char *const more[] = {
		"weaker",    "stronger", "smaller",  "larger",  "bigger",  "poorer",
		"richer",    "better",   "worse",    "nearer",  "closer",  "weakest",
		"strongest", "smallest", "largest",  "biggest", "poorest", "richest",
		"nicer",     "cheaper",  "likelier", "safer",   "easier",  "less",
		"more",      "fewer",    "most",     "least",   "fewest",  "best"};

	static const char *const about[] = {"near",  "around", "close",
					    "about", "by",     "beside"};

	for (int i = from; i + 1 < to; i++)
		if (str_is(t[i].text, "somewhere") && TOKEN_AMONG(&t[i + 1], about))
			return true;
	for (int i = from; i < to; i++)
		for (int k = i + 1; TOKEN_AMONG(&t[i], which) && k < to && k < i + 7 &&
				    !free_ends_part(&t[k]);
		     k++)
			if (TOKEN_AMONG(&t[k], more))
				return true;
	return false;
}

/* "C1 N, C3 Y": does the letter behind a challenge say yes or no? */
static bool answers(const struct token t[], int n, const char *letter)
{
	for (int i = 0; i + 2 < n; i++) {
		int k = i + 2 + (t[i + 2].kind == TOKEN_SIGN);
		if (free_is_label(&t[i]) && k < n && t[k].text.n == 1 &&
		    str_is(t[k].text, letter) &&
		    (k + 1 == n || t[k + 1].kind == TOKEN_SIGN ||
		     free_is_label(&t[k + 1])))
			return true;
	}
	return false;
}

enum figure free_open_of_all(const struct token t[], int n)
{
	if (answers(t, n, "n") && answers(t, n, "y"))
		return FIGURE_LETTERS;
	if (says_torn(t, 0, n))
		return FIGURE_TORN;
	if (says_jest(t, 0, n))
		return FIGURE_JEST;
	return says_other_than(t, 0, n) ? FIGURE_OTHER_THAN : FIGURE_NONE;
}

static bool is_decimal(const struct token t[], int i, int to)
{
	return i + 2 < to && t[i].kind == TOKEN_NUMBER &&
	       token_is_sign(&t[i + 1], '.') && t[i + 2].kind == TOKEN_NUMBER &&
	       t[i + 1].glued && t[i + 2].glued;
}

/* How often the number stands between the tokens, but in one like "1.5". */
static int count_whole(const struct token t[], int from, int to, int number)
{
	int n = free_count_number(t, from, to, number);

	for (int i = from; i < to; i++)
		if (is_decimal(t, i, to))
			n -= (t[i].value == number) + (t[i + 2].value == number);
	return n;
}

/* "1.5" is one number of the order, or of another one. It is two, of which one was taken, where the order has more of them than are said
 * elsewhere. */
static bool takes_half(const struct token t[], int from, int to, int i,
		       const struct clause *made)
{
	for (int k = 0; k < made->n; k++)
		if (is_decimal(made->t, k, made->n) && made->t[k].value == t[i].value &&
		    made->t[k + 2].value == t[i + 2].value)
			return false;
	return count_whole(made->t, 0, made->n, t[i].value) >
		       count_whole(t, from, to, t[i].value) ||
	       count_whole(made->t, 0, made->n, t[i + 2].value) >
		       count_whole(t, from, to, t[i + 2].value);
}

/* "from 1-3", "3 or 4": two numbers, of which the order has one. In "Red 1-3" the second is said nowhere else, and in
 * "Red 1 - 3 tokens" both are in the order. */
static bool leaves_choice(const struct token t[], int from, int to,
			  const struct clause *made)
{
	for (int i = from; i + 2 < to; i++) {
		bool range = (token_is_sign(&t[i + 1], '-') ||
			      token_is_sign(&t[i + 1], '.')) &&
			     t[i + 1].glued && t[i + 2].glued;
		if (t[i].kind != TOKEN_NUMBER || t[i + 2].kind != TOKEN_NUMBER ||
		    !(range || token_is(&t[i + 1], WORD_OR)))
			continue;
		if (is_decimal(t, i, to)) {
			if (takes_half(t, from, to, i, made))
				return true;
			continue;
		}
		if (free_count_number(t, from, to, t[i + 2].value) >
			    free_count_number(made->t, 0, made->n, t[i + 2].value) ||
		    free_count_number(t, from, to, t[i].value) >
			    free_count_number(made->t, 0, made->n, t[i].value))
			return true;
	}
	return false;
}

/* "no more than 1", "never spend more than 9": at most. */
static bool is_denied_before(const struct token t[], int i)
{
	static const char *const no[] = {"no", "not", "never"};

	for (int k = i > 2 ? i - 2 : 0; k < i; k++)
		if (TOKEN_AMONG(&t[k], no) || token_denies(&t[k]) ||
		    token_is(&t[k], WORD_NOT))
			return true;
	return false;
}

/* "More than 6 in total I will not give": the same, with its denial behind it, in one breath. */
static bool is_denied_behind(const struct token t[], int i, int to)
{
	for (int k = i; k < to && !(t[k].kind == TOKEN_SIGN && t[k].id != ','); k++)
		if (token_denies(&t[k]) || token_is(&t[k], WORD_NOT) ||
		    str_is(t[k].text, "not") || str_is(t[k].text, "never"))
			return true;
	return false;
}

/* "higher than 12 in C1", "more than 8": no card and no amount is named. In a condition it is a fact. */
static bool compares(const struct token t[], int from, int to,
		     const struct clause *made)
{
	static const char *const than[] = {"more",   "higher", "greater",  "bigger",
					   "larger", "better", "stronger", "fewer",
					   "less",   "lower",  "smaller",  "weaker"};
	static const char *const over[] = {"above", "below", "exceeding"};

	for (int i = from;
	     i + 1 < to && !token_is(&t[i], WORD_IF) && !token_is(&t[i], WORD_UNLESS);
	     i++) {
		int k = i + 1;
		if (TOKEN_AMONG(&t[i], than) && !is_denied_before(t, i) &&
		    !(i == from && is_denied_behind(t, i, to)) &&
		    str_is(t[k].text, "than"))
			k++;
		else if (!TOKEN_AMONG(&t[i], over) ||
			 (is_denied_before(t, i) && !str_is(t[i].text, "below")))
			continue;
		if (k < to && t[k].kind == TOKEN_NUMBER &&
		    free_count_number(made->t, 0, made->n, t[k].value))
			return true;
	}
	return false;
}

/* --- a limit --- */

/* "twice", "two times": how often; `*width`: its tokens. */
static int times_at(const struct token t[], int i, int to, int *width)
{
	static const char *const once[] = {"once", "twice", "thrice"};

	*width = 1;
	for (size_t w = 0; i < to && w < sizeof once / sizeof *once; w++)
		if (str_is(t[i].text, once[w]))
			return (int)w + 1;
	*width = 2;
	return i + 1 < to && t[i].kind == TOKEN_NUMBER && str_is(t[i + 1].text, "times")
		       ? t[i].value
		       : 0;
}

/* "at most", "no more than": how many tokens it takes, or 0. */
static int limit_at(const struct token t[], int i, int to)
{
	static const char *const one[] = {"max",      "maximum",      "at most",
					  "at least", "no more than", "not more than"};
	static const char *const at[] = {"at", "no", "not", "never"};
	static const char *const most[] = {"most", "more", "least"};
	int n = i < to && TOKEN_AMONG(&t[i], one);

	if (!n && i + 1 < to && TOKEN_AMONG(&t[i], at) && TOKEN_AMONG(&t[i + 1], most))
		n = 2;
	return n && i + n < to && str_is(t[i + n].text, "than") ? n + 1 : n;
}

/* "twice at most", "no more than two times": how often; 0: it is not that. An amount ("max 1 card") a game reads itself. */
static int bound_at(const struct token t[], int i, int to)
{
	int width, limit, times = times_at(t, i, to, &width);

	if (times && limit_at(t, i + width, to))
		return times;
	limit = limit_at(t, i, to);
	return limit ? times_at(t, i + limit, to, &width) : 0;
}

/* Of the order, or of nothing else that is named: "heal everybody, but twice at most". */
static bool says_bound(const struct token t[], int from, int to, int at,
		       const struct clause *made)
{
	static const char *const small[] = {"but",    "and", "only", "though",
					    "please", "for", "up",   "to"};
	int first = from;

	for (int i = from; i < to; i++) {
		if (token_is(&t[i], WORD_IF) || token_is(&t[i], WORD_UNLESS))
			return false;
		if (free_ends_part(&t[i])) {
			first = i + 1;
			continue;
		}
		int value = bound_at(t, i, to);
		if (!value)
			continue;
		bool bare = true, own = false;
		for (int k = first; k < i; k++)
			bare &= TOKEN_AMONG(&t[k], small) || t[k].flags & WORD_DROPPED;
		for (int k = first; k < to && !(k > first && free_ends_part(&t[k]));
		     k++)
			own |= t[k].column == at;
		if ((bare || own) && !free_count_number(made->t, 0, made->n, value))
			return true;
	}
	return false;
}

enum figure free_open(const struct token t[], int from, int to, int at,
		      const struct clause *made)
{
	if (leaves_choice(t, from, to, made))
		return FIGURE_OPEN;
	if (says_whichever(t, from, to))
		return FIGURE_UNNAMED;
	if (says_bound(t, from, to, at, made))
		return FIGURE_BOUND;
	return compares(t, from, to, made) ? FIGURE_COMPARED : FIGURE_NONE;
}

/* --- another player than the one in the order --- */

static bool has_seat(const struct clause *made, const struct token *seat)
{
	for (int i = 0; i < made->n; i++)
		if (made->t[i].kind == TOKEN_WORD && made->t[i].id == seat->id &&
		    (seat->id != WORD_SEAT || made->t[i].value == seat->value))
			return true;
	return false;
}

/* "Blue's" */
static bool is_owner(const struct token *t)
{
	const char *end = t->text.s + t->text.n;

	if (!token_is(t, WORD_SEAT) || t[1].kind == TOKEN_END || t[1].text.s <= end + 1)
		return false;
	return *end == '\'' || (unsigned char)*end == 0xe2;
}

/* "... if he heals anybody but me" */
static bool drops_exception(const struct token t[], int from, int to,
			    const struct clause *made)
{
	static const char *const any[] = {"anybody", "anyone", "everybody", "everyone",
					  "all",     "nobody", "anything",  "somebody"};

	for (int i = from; i + 2 < to; i++)
		if (TOKEN_AMONG(&t[i], any) && token_is(&t[i + 1], WORD_EXCEPT) &&
		    (token_is(&t[i + 2], WORD_SEAT) || token_is(&t[i + 2], WORD_ME)) &&
		    !free_has_word(made, WORD_EXCEPT))
			return true;
	return false;
}

enum figure free_other_player(const struct verb *v, const struct token t[], int from,
			      int to, const struct clause *made)
{
	static const char *const who[] = {
		"ally",   "allies",   "friend",    "friends",   "partner", "partners",
		"helper", "helpers",  "enemy",     "enemies",   "foe",     "foes",
		"rival",  "opponent", "opponents", "neighbour", "victim"};
	static const char *const foes[] = {"enemy", "enemies",  "foe",       "foes",
					   "rival", "opponent", "opponents", "victim"};

	for (int i = from; i + 1 < to; i++) {
		if (token_is(&t[i], WORD_IF) || token_is(&t[i], WORD_UNLESS))
			return drops_exception(t, i + 1, to, made) ? FIGURE_EXCEPT
								   : FIGURE_NONE;
		if (is_owner(&t[i]) && TOKEN_AMONG(&t[i + 1], who) &&
		    has_seat(made, &t[i]) &&
		    !(v && v->helps && !TOKEN_AMONG(&t[i + 1], foes)))
			return FIGURE_RELATION;
		if (i > from && i + 2 < to && token_is(&t[i], WORD_SEAT) &&
		    token_is(&t[i + 1], WORD_AND) && token_is(&t[i + 2], WORD_ME) &&
		    has_seat(made, &t[i]) && made->n < to - i + 2 &&
		    (i + 3 == to || t[i + 3].kind == TOKEN_SIGN))
			return FIGURE_ONE_OF;
	}
	return FIGURE_NONE;
}
