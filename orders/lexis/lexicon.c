/* The words of a game and the common ones, found by their first word; persons by
 * their first names.
 * SPDX-License-Identifier: ISC */
#include <assert.h>
#include <string.h>

#include "base/arena.h"
#include "base/spell.h"
#include "orders/lexis/fold.h"
#include "orders/lexis/lex.h"
#include "orders/lexis/lexed.h"
#include "orders/lexis/suggest.h"
#include "orders/lexis/words.h"

/* NEAR_BYTES: no spelling is as long, with its slips. */
enum { BUCKETS = 2048, PHRASE_WORDS = 5, NEAR_BYTES = 64 };

struct dictionary {
	int n;
	bool quotes, ways;
	short bucket
		[BUCKETS]; /* the first of it, -1: none; a game's words come first */
	short *next;       /* in the bucket, -1 at the end */
	struct spelling *spelling;
	int n_set; /* words of bits for all spellings */
	/* Those of so many words that may have so many bytes as they are typed; SPELLED_WORDS: those of more words, which may
	 * have any number. */
	uint64_t *near[SPELLED_WORDS + 1][NEAR_BYTES + 1];
};

struct lexicon {
	const struct dictionary *words;
	struct str person[LEX_PERSONS]; /* by seat, where the first name is unique */
	struct lexed *lexed;
};

static unsigned char lower(char c)
{
	return (unsigned char)ascii_lower(c);
}

/* A hash of a word's first word. A letter of either case counts the same; so do some signs, which costs nothing. */
static unsigned hash(const char *s, size_t n)
{
	unsigned h = 0;

	for (size_t i = 0; i < n && s[i] && s[i] != ' '; i++)
		h = h * 31 + (unsigned)(s[i] | 0x20);
	return h;
}

static int count(const struct word *w)
{
	int n = 0;

	while (w && w[n].text)
		n++;
	return n;
}

static struct spelling measured(const struct word *w)
{
	struct spelling s = {.word = w,
			     .n = (uint8_t)strlen(w->text),
			     .n_words = 1,
			     .letters = spell_letters(str_of(w->text)),
			     .first = hash(w->text, strlen(w->text))};
	const char *space = strchr(w->text, ' ');

	s.second = space ? space[1] : '\0';
	for (const char *c = w->text; *c; c++)
		s.n_words = (uint8_t)(s.n_words + (*c == ' '));
	s.reach = suggest_reach(w);
	return s;
}

static void add(struct dictionary *d, const struct word *w)
{
	for (; w && w->text; w++) {
		d->spelling[d->n] = measured(w);
		uint32_t at = d->spelling[d->n].first % BUCKETS;
		d->next[d->n] = d->bucket[at];
		d->bucket[at] = (short)d->n++;
	}
}

/* A slip adds one letter at most, and removes one at most. */
static void find_near(struct arena *a, struct dictionary *d)
{
	d->n_set = (d->n + SPELLING_BITS - 1) / SPELLING_BITS;
	assert(d->n < SPELLINGS_MAX);
	for (int k = 0; k <= SPELLED_WORDS; k++)
		for (int n = 0; n <= NEAR_BYTES; n++)
			d->near[k][n] = arena_array(a, uint64_t, (size_t)d->n_set);
	for (int i = 0; i < d->n; i++) {
		const struct spelling *s = &d->spelling[i];
		bool many = s->n_words > SPELLED_WORDS;
		int k = many ? SPELLED_WORDS : s->n_words - 1;
		int from = many || s->n < s->reach ? 0 : s->n - s->reach,
		    to = many ? NEAR_BYTES : s->n + s->reach;
		assert(many || to < NEAR_BYTES);
		for (int n = from; n <= to && s->reach; n++)
			d->near[k][n][i / SPELLING_BITS] |= (uint64_t)1
							    << i % SPELLING_BITS;
	}
}

void lexicon_near(const struct lexicon *l, const int n_bytes[SPELLED_WORDS],
		  uint64_t near[SPELLINGS_MAX / SPELLING_BITS])
{
	const struct dictionary *d = l->words;

	memcpy(near, d->near[SPELLED_WORDS][0], (size_t)d->n_set * sizeof *near);
	for (int k = 0; k < SPELLED_WORDS; k++) {
		int n = n_bytes[k] < NEAR_BYTES ? n_bytes[k] : NEAR_BYTES;
		const uint64_t *more = d->near[k][n];
		for (int w = 0; w < d->n_set; w++)
			near[w] |= more[w];
	}
}

const struct dictionary *dictionary_make(struct arena *a, const struct word *game,
					 const struct word *more, bool quotes,
					 bool ways)
{
	size_t n = (size_t)(count(common_words) + count(game) + count(more));
	struct dictionary *d = arena_new(a, struct dictionary);

	d->quotes = quotes;
	d->ways = ways;
	d->next = arena_array(a, short, n);
	d->spelling = arena_array(a, struct spelling, n);
	memset(d->bucket, 0xff, sizeof d->bucket);
	add(d, common_words);
	add(d, game);
	add(d, more);
	find_near(a, d);
	return d;
}

/* "Ann" of "Ann Smith", unless two players are called so, with accents or without. */
static void add_persons(struct lexicon *l, const char *const names[LEX_PERSONS])
{
	struct str first[LEX_PERSONS] = {{0}};
	unsigned several = 0; /* bit per seat whose first name another has as well */
	int n = 0;            /* seats up to the last with a name */

	for (int i = 0; i < LEX_PERSONS; i++) {
		struct str name = str_of(names[i]);
		n = str_word(&name, &first[i]) ? i + 1 : n;
	}
	for (int i = 0; i < n; i++)
		for (int k = 0; k < i && first[i].n; k++)
			if (first[k].n && fold_same(first[i], first[k]))
				several |= 1U << i | 1U << k;
	for (int i = 0; i < n; i++)
		if (!(several >> i & 1))
			l->person[i] = first[i];
}

const struct lexicon *lexicon_of(struct arena *a, const struct dictionary *words,
				 const char *const names[LEX_PERSONS])
{
	struct lexicon *l = arena_new(a, struct lexicon);

	l->words = words;
	l->lexed = lexed_make(a);
	if (names)
		add_persons(l, names);
	return l;
}

const struct spelling *lexicon_spellings(const struct lexicon *l, int *n)
{
	*n = l->words->n;
	return l->words->spelling;
}

const struct spelling *lexicon_with(const struct lexicon *l, struct str word,
				    const struct spelling *last)
{
	const struct dictionary *d = l->words;
	int e = last ? d->next[last - d->spelling]
		     : d->bucket[hash(word.s, word.n) % BUCKETS];

	return e < 0 ? NULL : &d->spelling[e];
}

/* The part of `text` that the typed word is, or NULL where it is another word. */
static const char *past(const char *text, struct str typed)
{
	for (size_t i = 0; i < typed.n; i++, text++)
		if (lower(typed.s[i]) != (unsigned char)*text)
			return NULL;
	return *text && *text != ' ' ? NULL : text;
}

/* Tokens that the phrase takes at `i`, 0 where it does not fit. */
static int fits(const struct word *w, const struct token t[], int n, int i)
{
	const char *text = w->text;

	for (int k = 0;; text++) {
		k += k && i + k < n && token_is_hyphen(&t[i + k]);
		if (i + k >= n || t[i + k].kind != TOKEN_WORD)
			return 0;
		text = past(text, t[i + k].text);
		if (!text)
			return 0;
		k++;
		if (!*text)
			return k;
	}
}

/* The R of "R1" and of "2R1", not that of "2R" or of "1st". */
static bool letter_stands(const struct token t[], int n, int i)
{
	bool before = t[i].glued && i > 0 && t[i - 1].kind == TOKEN_NUMBER;
	bool behind = i + 1 < n && t[i + 1].glued && t[i + 1].kind == TOKEN_NUMBER;
	return (!before || behind) &&
	       (i + 1 >= n || !t[i + 1].glued || t[i + 1].kind != TOKEN_WORD ||
		token_is(&t[i + 1], WORD_AND)); /* "G+B", "G&B" */
}

/* The first letter of the word behind token `i`, '\0' where there is none. */
static char letter_behind(const struct token t[], int n, int i)
{
	i += 1 + (i + 1 < n && token_is_hyphen(&t[i + 1]));
	return i < n && t[i].kind == TOKEN_WORD && t[i].text.n
		       ? ascii_lower(t[i].text.s[0])
		       : '\0';
}

int lexicon_match(const struct lexicon *l, const struct token t[], int n, int i,
		  const struct word **found)
{
	const struct dictionary *d = l->words;
	int best = 0, k;

	*found = NULL;
	if (t[i].kind != TOKEN_WORD)
		return 0;
	uint32_t h = hash(t[i].text.s, t[i].text.n);
	char next = letter_behind(t, n, i);
	for (int e = d->bucket[h % BUCKETS]; e >= 0; e = d->next[e]) {
		const struct spelling *s = &d->spelling[e];
		const struct word *w = s->word;
		if (s->first != h || (s->second && s->second != next) ||
		    (k = fits(w, t, n, i)) <= best)
			continue;
		if (w->flags & WORD_LETTER && !letter_stands(t, n, i))
			continue;
		best = k;
		*found = w;
	}
	return best;
}

bool lexicon_begins(const struct lexicon *l, struct str word,
		    bool may(const struct word *))
{
	const struct dictionary *d = l->words;

	for (int e = d->bucket[hash(word.s, word.n) % BUCKETS]; e >= 0; e = d->next[e])
		if (past(d->spelling[e].word->text, word) && may(d->spelling[e].word))
			return true;
	return false;
}

int lexicon_person(const struct lexicon *l, struct str s)
{
	struct str owner =
		str_slice(s, 0, s.n ? s.n - 1 : 0); /* "dans" of "dans planet" */

	for (int i = 0; i < LEX_PERSONS; i++)
		if (l->person[i].n && fold_same(s, l->person[i]))
			return i;
	for (int i = 0; i < LEX_PERSONS && lower(s.s[s.n - 1]) == 's'; i++)
		if (l->person[i].n > 2 && fold_same(owner, l->person[i]))
			return i;
	return -1;
}

struct lexed *lexicon_lexed(const struct lexicon *l)
{
	return l->lexed;
}

bool lexicon_has_quotes(const struct lexicon *l)
{
	return l->words->quotes;
}

bool lexicon_has_ways(const struct lexicon *l)
{
	return l->words->ways;
}
