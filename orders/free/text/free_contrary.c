/* The other case, said by what is not so: "If Green helps me, the 30. If she doesn't, the 12", "..., without her the 12". It is put as "else"
 * where it denies the one condition before it, and nothing more. And the next wish, said behind its order: "Yellow 5 if that is not possible".
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include <string.h>

#include "orders/free/parts/free_case.h"

/* The condition of a text: the word that begins it, and where it ends. */
struct fact {
	int from, to;
};

static bool ends_fact(const struct token *t)
{
	return t->kind == TOKEN_END || token_is(t, WORD_THEN) ||
	       (t->kind == TOKEN_SIGN && t->id && strchr(",:.;!?", t->id));
}

static bool begins_other_case(const struct token *t)
{
	return token_is(t, WORD_ELSE) || case_is_condition(t) ||
	       token_is(t, WORD_NOTHING);
}

/* The first condition, if it is one; false: there is none, or it is what is not so. */
static bool find_fact(const struct token t[], int n, struct fact *fact)
{
	int i = 0;

	while (i < n && !token_is(&t[i], WORD_IF))
		i++;
	fact->from = i;
	for (i++; i < n && !ends_fact(&t[i]); i++)
		if (token_denies(&t[i]) || begins_other_case(&t[i]))
			return false;
	fact->to = i;
	return fact->from < n && fact->to > fact->from + 1;
}

static bool is_in_fact(const struct token t[], const struct fact *fact,
		       const struct token *word)
{
	for (int i = fact->from + 1; i < fact->to; i++)
		if (t[i].id == word->id && t[i].value == word->value && t[i].id &&
		    t[i].kind == word->kind)
			return true;
	return false;
}

/* Whom the fact is about, again: "she", "Green"; how many tokens, 0: another one. */
static int subject_at(const struct token t[], const struct fact *fact, int i)
{
	static const char *const points[] = {"that", "this", "it"};

	if (t[i].id == WORD_PRONOUN || TOKEN_AMONG(&t[i], points))
		return 1;
	return (token_is(&t[i], WORD_SEAT) || token_is(&t[i], WORD_I)) &&
	       is_in_fact(t, fact, &t[i]);
}

/* "doesn't", "is not", "won't": how many tokens. */
static int denial_at(const struct token t[], int n, int i)
{
	static const char *const auxiliaries[] = {
		"does", "do",   "did",   "is",    "are",   "was",  "will", "won",
		"has",  "have", "would", "doesn", "don",   "didn", "isn",  "aren",
		"wasn", "hasn", "haven", "can",   "could", "s",    "re",   "wouldn"};
	static const char *const nots[] = {"not", "t"};
	static const char *const whole[] = {
		"doesnt", "dont",   "didnt",  "isnt", "arent",   "wont",    "wasnt",
		"hasnt",  "havent", "cannot", "cant", "refuses", "declines"};

	static const char *const away[] = {"away", "out", "home", "neutral", "aside"};

	if (TOKEN_AMONG(&t[i], whole))
		return 1;
	if (str_is(t[i].text, "stays") && i + 1 < n && TOKEN_AMONG(&t[i + 1], away))
		return 2;
	return i + 1 < n && TOKEN_AMONG(&t[i], auxiliaries) &&
			       (token_is(&t[i + 1], WORD_NOT) ||
				TOKEN_AMONG(&t[i + 1], nots))
		       ? 2
		       : 0;
}

/* "If she does not help me" is not the other case of what she does for Yellow. */
static bool is_me_in_fact(const struct token t[], const struct fact *fact,
			  const struct token *word)
{
	bool any = false;

	for (int i = fact->from + 1; i < fact->to; i++)
		any |= token_is(&t[i], WORD_ME) || token_is(&t[i], WORD_I);
	return token_is(word, WORD_ME) && any;
}

/* What the fact says of its subject, or a word that only points at it: "help me", "do so", "come". */
static int deed_at(const struct token t[], int n, const struct fact *fact, int i)
{
	static const char *const deeds[] = {"come", "do", "want", "be"};
	static const char *const rest[] = {"so",   "it",    "there", "that", "this",
					   "to",   "with",  "help",  "my",   "in",
					   "side", "along", "here"};
	int k = i;

	if (k < n && t[k].kind == TOKEN_WORD &&
	    (TOKEN_AMONG(&t[k], deeds) || is_in_fact(t, fact, &t[k])))
		k++;
	while (k < n && (TOKEN_AMONG(&t[k], rest) || is_me_in_fact(t, fact, &t[k]) ||
			 token_is(&t[k], WORD_THERE)))
		k++;
	if (k > i && k + 1 < n && free_is_label(&t[k]) && is_in_fact(t, fact, &t[k]) &&
	    is_in_fact(t, fact, &t[k + 1]))
		k += 2;
	return k - i;
}

/* May what is ordered begin there? "If she does not ask Blue" denies something else. */
static bool begins_order(const struct token t[], int n, int i)
{
	static const char *const words[] = {"the", "just", "only", "a", "my", "play"};

	return i < n && (ends_fact(&t[i]) || t[i].kind == TOKEN_NUMBER ||
			 token_is(&t[i], WORD_I) || TOKEN_AMONG(&t[i], words));
}

/* "if she doesn't", "if not": behind the sign or the point; 0: another case. */
static int if_not_at(const struct token t[], int n, const struct fact *fact, int i)
{
	int k = i, w;

	if (!token_is(&t[k], WORD_IF))
		return 0;
	k++;
	if (k < n && token_is(&t[k], WORD_NOT)) {
		k++;
	} else {
		w = k < n ? subject_at(t, fact, k) : 0;
		k += w;
		int denied = w ? denial_at(t, n, k) : 0;
		if (!denied)
			return 0;
		k += denied;
		k += deed_at(t, n, fact, k);
	}
	return begins_order(t, n, k) ? k - i : 0;
}

/* "without her", "without Green's help" */
static int without_at(const struct token t[], int n, const struct fact *fact, int i)
{
	static const char *const help[] = {"s",   "help",    "support",
					   "aid", "backing", "assistance"};
	int k = i + 1;

	if (!str_is(t[i].text, "without") || k >= n)
		return 0;
	if (t[k].id != WORD_PRONOUN &&
	    !(token_is(&t[k], WORD_SEAT) && is_in_fact(t, fact, &t[k])))
		return 0;
	for (k++; k < n && TOKEN_AMONG(&t[k], help);)
		k++;
	return k < n ? k - i : 0;
}

/* How many signs and words stand between the cases from token `i` on. */
static int joint_at(const struct token t[], int n, int i)
{
	int k = i;

	while (k < n &&
	       ((t[k].kind == TOKEN_SIGN && t[k].id && strchr(",.;", t[k].id)) ||
		token_is(&t[k], WORD_AND) || str_is(t[k].text, "but")))
		k++;
	return k - i;
}

bool free_put_contrary(struct token t[], int *n)
{
	static const struct token otherwise = {
		.kind = TOKEN_WORD, .id = WORD_ELSE, .text = {"else", 4}};
	struct fact fact;
	int stops = 0;

	if (!find_fact(t, *n, &fact))
		return false;
	for (int i = fact.to; i < *n && stops < 2; i++) {
		const int joint = joint_at(t, *n, i);
		const int at = i + joint;
		int width = 0;
		if (joint && at < *n) {
			width = if_not_at(t, *n, &fact, at);
			width = width ? width : without_at(t, *n, &fact, at);
		}
		if (!width && begins_other_case(&t[i]))
			return false;
		stops += case_is_stop(&t[i]);
		if (!width)
			continue;
		int to = at + width;
		while (to < *n &&
		       (token_is_sign(&t[to], ',') || token_is(&t[to], WORD_THEN)))
			to++;
		struct token other = otherwise;
		other.column = t[at].column;
		other.width = t[at + width - 1].column + t[at + width - 1].width -
			      t[at].column;
		t[i] = other;
		memmove(&t[i + 1], &t[to], (size_t)(*n + 1 - to) * sizeof *t);
		*n -= to - i - 1;
		return true;
	}
	return false;
}

/* "otherwise", "if that is not possible" as the language knows them: several words that mean `else`. "Nobody else" does not. */
static bool is_otherwise(const struct token *t)
{
	return token_is(t, WORD_ELSE) && (str_find_char(t->text, ' ') != SIZE_MAX ||
					  str_is(t->text, "otherwise"));
}

/* "if that's not possible", "if it doesn't work": up to token `end`, where a sentence ends; where it begins, -1: it does not stand there. */
static int failing_before(const struct token t[], int from, int end)
{
	static const char *const what[] = {"that", "this", "it"};
	static const char *const fails[] = {"possible", "impossible", "work",  "works",
					    "fails",    "allowed",    "legal", "out"};
	enum { MOST = 7 };
	int i = end - 1;

	if (i <= from || !TOKEN_AMONG(&t[i], fails))
		return -1;
	while (i > from && end - i < MOST && !token_is(&t[i], WORD_IF))
		i--;
	const bool fits =
		i > from && token_is(&t[i], WORD_IF) && TOKEN_AMONG(&t[i + 1], what);
	bool negated = str_is(t[end - 1].text, "impossible") ||
		       str_is(t[end - 1].text, "fails");
	for (int k = i + 2; k < end; k++)
		negated |= token_denies(&t[k]);
	return fits && negated ? i : -1;
}

/* They become one word. */
static void collapse(struct token t[], int *n, int from, int end)
{
	struct token other = {.kind = TOKEN_WORD,
			      .id = WORD_ELSE,
			      .text = {"if not possible", 15},
			      .column = t[from].column};

	other.width = t[end - 1].column + t[end - 1].width - other.column;
	t[from] = other;
	memmove(&t[from + 1], &t[end], (size_t)(*n + 1 - end) * sizeof *t);
	*n -= end - from - 1;
}

/* Where the order begins to which the words at the end of the sentence belong: behind "or", or with the sentence. */
static int begins_last(const struct token t[], int from, int end, bool * or)
{
	* or = false;
	for (int i = end - 1; i > from; i--)
		if (token_is(&t[i], WORD_OR)) {
			* or = true;
			return i;
		}
	return from;
}

/* Puts the word at `end`, with which the sentence from `from` on closes, before its last order. */
static void put_in_front(struct token t[], int from, int end)
{
	const struct token other = t[end];
	bool or ;
	const int at = begins_last(t, from, end, & or);

	if (or) { /* in its place; the caller takes the last one away */
		t[at] = other;
		return;
	}
	memmove(&t[at + 1], &t[at], (size_t)(end - at) * sizeof *t);
	t[at] = other;
	if (at > 0 && case_is_stop(&t[at - 1]))
		t[at - 1].id = ',';
}

bool free_front_else(struct token t[], int *n)
{
	int from = 0;
	bool any = false;

	for (int i = 0; i < *n; i++) {
		const bool ends = i + 1 == *n || case_is_stop(&t[i + 1]);
		const int failing = ends ? failing_before(t, from, i + 1) : -1;
		if (failing >= 0) {
			collapse(t, n, failing, i + 1);
			i = failing;
		}
		bool alone = ends && i - from > 1 && is_otherwise(&t[i]);
		for (int k = from; k < i && alone; k++)
			alone = !begins_other_case(&t[k]);
		if (alone) {
			bool or ;
			(void)begins_last(t, from, i, & or);
			put_in_front(t, from, i);
			if (or) {
				memmove(&t[i], &t[i + 1], (size_t)(*n - i) * sizeof *t);
				--*n;
				i--;
			}
			any = true;
		}
		if (i + 1 < *n && case_is_stop(&t[i + 1]))
			from = i + 2;
	}
	return any;
}
