/* Tokens: a line cut into words, numbers and signs, each with its place in the player's
 * own characters. Case, unicode dashes, no-break spaces and curly quotes do not matter.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_LEX_H
#define ORDERS_LEXIS_LEX_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "base/text/signs.h"
#include "orders/lexis/word.h"

enum { LEX_TOKENS = 512 };
/* Signs of two characters: "<=" and ">=", however they are written. */
enum { LEX_AT_MOST = SIGN_AT_MOST, LEX_AT_LEAST = SIGN_AT_LEAST };

/* The value of the sign ">" of "->". */
enum { LEX_ARROW = 1 };

enum token_kind {
	TOKEN_END,
	TOKEN_WORD,
	TOKEN_NUMBER,
	TOKEN_SIGN,
	TOKEN_BLANK,
	TOKEN_TEXT, /* words in quotes, where the game takes them; text: without the
		       quotes */
};

struct token {
	uint8_t kind;
	uint8_t flags; /* enum word_flag */
	bool glued;    /* no space before it */
	bool repaired;
	short id;          /* WORD: concept, 0 if unknown. SIGN: its character, or
			      LEX_AT_MOST, LEX_AT_LEAST */
	int value;         /* NUMBER; for a WORD the value in its table */
	int column, width; /* characters of the typed text */
	struct str text;   /* as typed; all of it for a phrase */
};

/* Is it a word with this concept? */
static inline bool token_is(const struct token *t, int id)
{
	return t->kind == TOKEN_WORD && t->id == id;
}

/* A thing of the game that an order names: a number, a player, a card. */
static inline bool token_is_thing(const struct token *t)
{
	return t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
	       (t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
		!(t->flags & (WORD_LETTER | WORD_DROPPED)));
}

/* What a list of words has, as bits by the ends and the length of a word: an unset one says that a word is not in it. */
enum { WORD_MARKS = 1024 };
struct word_marks {
	bool made;
	uint64_t bits[WORD_MARKS / 64];
};

/* Of a word with a letter at least; the case of its letters does not count. */
static inline unsigned word_mark(struct str word)
{
	unsigned first = (unsigned char)word.s[0] | 0x20,
		 last = (unsigned char)word.s[word.n - 1] | 0x20;

	return (first * 5 + last * 19 + (unsigned)word.n * 67) % WORD_MARKS;
}

/* Is it one of these words? Case does not count. Most words of a letter are in none of the lists, and each list is asked of each
 * word in each reading: `marks` are the list's own, and say so at once, where the question stands. */
bool word_is_marked(struct str word, const char *const words[], size_t n,
		    struct word_marks *marks);
static inline bool word_is_among(struct str word, const char *const words[], size_t n,
				 struct word_marks *marks)
{
	if (!word.n)
		return false;
	unsigned mark = word_mark(word);
	return (!marks->made || marks->bits[mark / 64] >> mark % 64 & 1) &&
	       word_is_marked(word, words, n, marks);
}
#define WORD_AMONG(word, words)                                                        \
	__extension__({                                                                \
		static struct word_marks marks_of_list;                                \
		word_is_among(word, words, sizeof(words) / sizeof *(words),            \
			      &marks_of_list);                                         \
	})
/* Is the text of the token one of them? */
#define TOKEN_AMONG(t, words) WORD_AMONG((t)->text, words)

/* A word of a list whose words are of several kinds, as bits. */
struct word_kinds {
	const char *word;
	unsigned kinds;
};

/* Is the word one of the list that is of one of these kinds? As above, `marks` are those of one question: of one list, and always
 * the same kinds. */
bool word_kinds_marked(struct str word, const struct word_kinds list[], size_t n,
		       unsigned kinds, struct word_marks *marks);
static inline bool word_is_of(struct str word, const struct word_kinds list[], size_t n,
			      unsigned kinds, struct word_marks *marks)
{
	if (!word.n)
		return false;
	unsigned mark = word_mark(word);
	return (!marks->made || marks->bits[mark / 64] >> mark % 64 & 1) &&
	       word_kinds_marked(word, list, n, kinds, marks);
}
/* `kinds`: a constant. */
#define TOKEN_IS_OF(t, list, n, kinds)                                                 \
	__extension__({                                                                \
		static struct word_marks marks_of_kinds;                               \
		word_is_of((t)->text, list, n, kinds, &marks_of_kinds);                \
	})

/* The mark of the word with which a phrase begins: of its letters. A text that begins with none has one as well. */
static inline unsigned phrase_mark(struct str text)
{
	size_t n = 0;

	while (n < text.n && ((unsigned)text.s[n] | 0x20U) - 'a' < 26)
		n++;
	return n ? word_mark((struct str){text.s, n}) : 0;
}

void phrase_marks_make(struct word_marks *, const char *const *first, size_t step,
		       size_t n);
/* May one of the `n` phrases begin with this token? Quickly; false: none does. `step`: the bytes from one phrase of the table to the
 * next. `marks` are the table's own, and those of the first words of its phrases. */
static inline bool token_may_begin(const struct token *t, const char *const *first,
				   size_t step, size_t n, struct word_marks *marks)
{
	if (!marks->made)
		phrase_marks_make(marks, first, step, n);
	unsigned mark = phrase_mark(t->text);
	return marks->bits[mark / 64] >> mark % 64 & 1;
}

/* Does the word deny: no, not, never, without, and the first half of "don't" and its kind? Nothing that denies is ever
 * taken for another word. */
bool token_denies(const struct token *);

/* Is it this sign? */
static inline bool token_is_sign(const struct token *t, int id)
{
	return t->kind == TOKEN_SIGN && t->id == id;
}

/* The dash of "own-colour": between the words of a phrase it counts as a space. */
static inline bool token_is_hyphen(const struct token *t)
{
	return t->kind == TOKEN_SIGN && t->id == '-' && t->glued;
}

/* The words that a letter may use: those of its game, the common ones, and the first names
 * of its players. */
struct arena;
struct dictionary;
struct lexicon;

enum { LEX_PERSONS = 16 };

/* The words of a game, `more` of them (NULL: none) and those that all games share. With
 * `quotes`, text in quotes is one token (vocab.quotes), with `ways` ">" leads from one number to
 * another (vocab.ways). All tables end with a NULL
 * text, and must outlive the dictionary. Never NULL. */
const struct dictionary *dictionary_make(struct arena *, const struct word *game,
					 const struct word *more, bool quotes,
					 bool ways);
/* These words and the first names of these persons, by seat (NULL: nobody has a name).
 * Never NULL. */
const struct lexicon *lexicon_of(struct arena *, const struct dictionary *,
				 const char *const names[LEX_PERSONS]);

/* Cuts `typed` into tokens (line ends in it count as spaces). Returns the number of
 * tokens without the END that closes them, or -1: more than LEX_TOKENS. */
int lex(const struct lexicon *, struct str typed, struct token out[LEX_TOKENS + 1]);

/* Where ">" is not an arrow it becomes the word "else"; `ways` as in vocab.ways. */
void lex_settle_arrows(struct token[], int n, bool ways);

/* The longest word or phrase that begins at token `i`; the number of tokens it takes,
 * 0: none. */
int lexicon_match(const struct lexicon *, const struct token t[], int n, int i,
		  const struct word **);

/* Does a word that `may` begin with this one, or is it this one? Without a look at the words behind it. */
bool lexicon_begins(const struct lexicon *, struct str word,
		    bool may(const struct word *));

/* The texts that were cut last. */
struct lexed;
struct lexed *lexicon_lexed(const struct lexicon *);
bool lexicon_has_quotes(const struct lexicon *);
bool lexicon_has_ways(const struct lexicon *);

/* The seat of the person with this first name, or -1. */
int lexicon_person(const struct lexicon *, struct str);

/* Every spelling, for repairs. */
struct spelling {
	const struct word *word;
	uint8_t n, n_words; /* its bytes, its words */
	uint8_t reach;      /* slips with which it may be typed; 0: it is never meant by
			       another word */
	char second; /* the letter with which its second word begins; 0: it has one word */
	uint32_t letters; /* spell_letters of the word */
	uint32_t first;   /* a hash of its first word */
};
const struct spelling *lexicon_spellings(const struct lexicon *, int *n);
/* Those that may begin with this word: the first one, or the next one after `last`. NULL: there is none more. */
const struct spelling *lexicon_with(const struct lexicon *, struct str word,
				    const struct spelling *last);

/* Those that may have been typed so, by length and number of words alone: bit i is the i-th spelling. `n_bytes[k]`: of the
 * text taken as k + 1 words, 0 where it has not that many. */
enum { SPELLED_WORDS = 4, SPELLINGS_MAX = 4096, SPELLING_BITS = 64 };
void lexicon_near(const struct lexicon *, const int n_bytes[SPELLED_WORDS],
		  uint64_t near[SPELLINGS_MAX / SPELLING_BITS]);

#endif
