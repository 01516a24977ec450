/* The words of a game and the common ones, found by their first letters; persons by
 * their first names.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/lex.h"
#include "orders/words.h"

enum { BUCKETS = 512, PHRASE_WORDS = 5 };

struct entry {
	const struct word *word;
	uint8_t n, n_words; /* measured when a repair asks for the first time */
	short next; /* in the bucket, -1 at the end; a game's words come first */
};

struct lexicon {
	int n;
	const struct reader *reader;
	short bucket[BUCKETS];
	struct str person[16]; /* by seat, where the first name is unique */
	struct entry entry[];
};

static unsigned char lower(char c)
{
	return (unsigned char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

/* Of the first three letters of its first word: enough to tell most words apart. A
 * letter of either case counts the same; so do some signs, which costs nothing. */
static unsigned hash(const char *s, size_t n)
{
	unsigned h = 0;

	for (size_t i = 0; i < 3 && i < n && s[i] > ' '; i++)
		h = h * 31 + (unsigned)(s[i] | 0x20);
	return h % BUCKETS;
}

static int count(const struct word *w)
{
	int n = 0;

	while (w && w[n].text)
		n++;
	return n;
}

static void add(struct lexicon *l, const struct word *w)
{
	for (; w && w->text; w++) {
		struct entry *e = &l->entry[l->n];
		unsigned h = hash(w->text, 3);

		*e = (struct entry){.word = w, .next = l->bucket[h]};
		l->bucket[h] = (short)l->n++;
	}
}

/* "Ann" of "Ann Smith", unless two players are called so. */
static void add_persons(struct lexicon *l, const struct reader *r)
{
	for (int i = 0; i < 16; i++) {
		struct str name = str_of(r->names[i]);
		str_word(&name, &l->person[i]);
	}
	for (int i = 0; i < 16; i++)
		for (int k = 0; l->person[i].n && k < 16; k++)
			if (i != k && str_same(l->person[i], l->person[k]))
				l->person[i].n = l->person[k].n = 0;
}

struct lexicon *lexicon_make(struct arena *a, const struct reader *r)
{
	const struct word *more =
		r->vocab->more_words ? r->vocab->more_words(a, r->view) : NULL;
	int n = count(common_words) + count(r->vocab->words) + count(more);
	struct lexicon *l = arena_alloc(a, sizeof *l + (size_t)n * sizeof l->entry[0]);

	l->reader = r;
	memset(l->bucket, 0xff, sizeof l->bucket);
	add(l, common_words);
	add(l, r->vocab->words);
	add(l, more);
	add_persons(l, r);
	return l;
}

const struct word *lexicon_word(const struct lexicon *l, int i)
{
	return i < l->n ? l->entry[i].word : NULL;
}

void lexicon_measure(struct lexicon *l, int i, int *n, int *n_words)
{
	struct entry *e = &l->entry[i];

	if (!e->n) {
		e->n_words = 1;
		for (const char *s = e->word->text; *s; s++, e->n++)
			e->n_words = (uint8_t)(e->n_words + (*s == ' '));
	}
	*n = e->n;
	*n_words = e->n_words;
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

static bool letter_stands(const struct token t[], int n, int i)
{
	bool before = t[i].glued && i > 0 && t[i - 1].kind == TOKEN_NUMBER;
	return !before &&
	       (i + 1 >= n || !t[i + 1].glued || t[i + 1].kind != TOKEN_WORD);
}

int lexicon_match(const struct lexicon *l, const struct token t[], int n, int i,
		  const struct word **found)
{
	int best = 0;

	*found = NULL;
	if (t[i].kind != TOKEN_WORD)
		return 0;
	for (int e = l->bucket[hash(t[i].text.s, t[i].text.n)]; e >= 0;
	     e = l->entry[e].next) {
		int k = fits(l->entry[e].word, t, n, i);
		if (k <= best)
			continue;
		if (l->entry[e].word->flags & WORD_LETTER && !letter_stands(t, n, i))
			continue;
		best = k;
		*found = l->entry[e].word;
	}
	return best;
}

int lexicon_person(const struct lexicon *l, struct str s)
{
	for (int i = 0; i < 16; i++)
		if (l->person[i].n && str_same(l->person[i], s))
			return i;
	return -1;
}
