/* Spelling: see suggest.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/suggest.h"

#include <string.h>

#include "base/spell.h"

enum { WORD_MAX = 32 };

/* The typed text of as many words, single spaces between; `taken`: the tokens of it,
 * dashes between the words included. */
static struct str typed_as(int k, const struct token t[], int n, int i,
			   char room[WORD_MAX + 1], int *taken)
{
	size_t used = 0;
	int at = i;

	*taken = 1;
	if (k == 1)
		return t[i].text;
	for (int j = 0; j < k; j++, at++) {
		at += j && at < n && token_is_hyphen(&t[at]);
		if (at >= n || t[at].kind != TOKEN_WORD ||
		    used + t[at].text.n + 1 > WORD_MAX)
			return (struct str){NULL, 0};
		if (j)
			room[used++] = ' ';
		memcpy(room + used, t[at].text.s, t[at].text.n);
		used += t[at].text.n;
	}
	*taken = at - i;
	return (struct str){room, used};
}

/* What was typed, as one word, as two and so on. */
struct typed {
	int n[SPELLED_WORDS]; /* bytes; 0: there are not that many words */
	uint32_t letters[SPELLED_WORDS];
};

static struct typed measure(const struct token t[], int n, int i)
{
	char room[WORD_MAX + 1];
	struct typed typed = {.n = {0}};
	int taken;

	for (int k = 0; k < SPELLED_WORDS; k++) {
		struct str text = typed_as(k + 1, t, n, i, room, &taken);
		if (!text.n)
			break;
		typed.n[k] = (int)text.n;
		typed.letters[k] = spell_letters(text);
	}
	return typed;
}

/* The nearest word so far, and another that is as near. */
struct nearest {
	int distance, taken;
	const struct word *found, *second;
};

static bool same_meaning(const struct word *a, const struct word *b)
{
	return (a->id == b->id && a->value == b->value) || !strcmp(a->text, b->text);
}

/* "Habbanya Sietch" beside "Habbanya": it has more of what was typed, at the same distance. */
static bool extends(const struct word *longer, const struct word *shorter)
{
	size_t n = strlen(shorter->text);

	return !strncmp(longer->text, shorter->text, n) && longer->text[n] == ' ';
}

/* Are there one or two letters at the most? */
static inline bool are_few(uint32_t letters, int most)
{
	letters &= letters - 1;
	return !(most > 1 ? letters & (letters - 1) : letters);
}

/* Can it be, going by its letters alone? A slip adds one letter at most, and removes one at most. */
static inline bool may_be(const struct spelling *s, const struct typed *typed)
{
	if (s->n_words > SPELLED_WORDS)
		return true;
	uint32_t letters = typed->letters[s->n_words - 1];
	return are_few(letters & ~s->letters, s->reach) &&
	       are_few(s->letters & ~letters, s->reach);
}

/* Is it nearer to what was typed? */
static void weigh(struct nearest *best, const struct spelling *s,
		  const struct token t[], int n, int i)
{
	char room[WORD_MAX + 1];
	int taken;

	struct str typed = typed_as(s->n_words, t, n, i, room, &taken);
	if (typed.n < SUGGEST_SHORT)
		return;
	int d = spell_distance(typed, (struct str){s->word->text, s->n}, s->reach);
	if (d > s->reach || d > best->distance)
		return;
	if (d < best->distance || !best->found || extends(s->word, best->found))
		*best = (struct nearest){d, taken, s->word, NULL};
	else if (extends(best->found, s->word))
		return;
	else if (!same_meaning(best->found, s->word))
		best->second = s->word;
}

/* "Hole", where a thing of the game is the Hole in the Rock: the word begins a name, and is not a slip of another word. */
static bool begins_name(const struct spelling *s, struct str typed)
{
	if (s->n_words == 1 || s->n <= typed.n)
		return false;
	const char *text = s->word->text;
	return text[typed.n] == ' ' && str_iequal(typed, (struct str){text, typed.n});
}

/* Another thing that is wanted here and begins with just this word, the first of the dictionary; NULL: none. */
static const struct word *other_name(const struct lexicon *l, struct str typed,
				     struct choice c, const struct word *found)
{
	const struct spelling *first = NULL, *s = NULL;

	while ((s = lexicon_with(l, typed, s)))
		if (begins_name(s, typed) && !same_meaning(s->word, found) &&
		    c.fits(c.with, s->word) && (!first || s < first))
			first = s;
	return first ? first->word : NULL;
}

/* The nearest of all the words that the lexicon has. */
static void find_nearest(const struct lexicon *l, const struct token t[], int n, int i,
			 const struct choice *c, const struct typed *typed,
			 struct nearest *best)
{
	uint64_t near[SPELLINGS_MAX / SPELLING_BITS];
	int n_spellings;
	const struct spelling *all = lexicon_spellings(l, &n_spellings);
	const int least = c->phrases ? 2 : 1;

	lexicon_near(l, typed->n, near);
	for (int w = 0; w * SPELLING_BITS < n_spellings; w++)
		for (uint64_t left = near[w]; left; left &= left - 1) {
			const struct spelling *s =
				&all[w * SPELLING_BITS + __builtin_ctzll(left)];
			if (s->n_words >= least && may_be(s, typed) &&
			    c->fits(c->with, s->word))
				weigh(best, s, t, n, i);
		}
}

bool word_is_everyday(struct str word)
{
	static const char *const words[] = {"bring", "heal", "take", "want",  "need",
					    "look",  "feel", "tell", "steal", "keep"};

	return WORD_AMONG(word, words);
}

int suggest_word(const struct lexicon *l, const struct token t[], int n, int i,
		 struct choice c, const struct word **found, const struct word **second)
{
	struct nearest best = {.distance = 3};
	const struct typed typed = measure(t, n, i);

	find_nearest(l, t, n, i, &c, &typed, &best);
	for (int e = 0; e < c.n_also; e++) {
		const struct word *w = &c.also[e];
		struct spelling one = {.word = w,
				       .n = (uint8_t)strlen(w->text),
				       .n_words = 1,
				       .reach = suggest_reach_of(strlen(w->text)),
				       .letters = spell_letters(str_of(w->text))};
		if (one.reach && may_be(&one, &typed))
			weigh(&best, &one, t, n, i);
	}
	if (best.found && best.taken == 1 && !best.second)
		best.second = other_name(l, t[i].text, c, best.found);
	if (best.found && best.taken == 1 && word_is_everyday(t[i].text))
		best.found = best.second = NULL;
	*found = best.found;
	*second = best.second;
	return best.found && !best.second ? best.taken : 0;
}
