/* Ways of saying the same thing: patterns over tokens, and the words of the language
 * that they stand for. A pattern is a line of words:
 *
 *   send              this word, or another with its concept
 *   a|b_c             one of these; `_` joins the words of a phrase
 *   ?a|b              one of these, or nothing
 *   <n> <seat> <part> a number, a player, a part that the table names; kept as $1, $2 ...
 *   <own> <other>     the writer, another player
 *   <word>            a word that no dictionary has
 *   ~virus            a word of the same concept, such as any other Power; kept, too
 *   <any>             words up to what comes next, as few as may be; kept, too
 *   ^ $               the beginning, the end of the clause
 *
 * An outline (SAYING_OUTLINE) is a list of such elements in any order, other words
 * between them. Words that the language drops ("the", "please") may be between all
 * of these; a comma may not, unless such a word is after it. Its meaning is a line of
 * words with $1, $2 ... in them.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_PHRASE_H
#define ORDERS_PHRASE_H

#include "orders/sayings/language.h"
#include "orders/sayings/saying_rows.h"

/* A row keeps up to PHRASE_PARTS, and with the rows of its parts, which are matched inside it, up to PHRASE_CAPTURES at a time. */
enum { PHRASE_TOKENS = 160, PHRASE_PARTS = 9, PHRASE_CAPTURES = 3 * PHRASE_PARTS };

/* The sayings for one letter: those of its phase, with its writer. */
struct phrases;
struct phrases *phrases_make(struct arena *, const struct reader *);

/* A clause in progress: its tokens, closed by an END. */
struct clause {
	int n;
	unsigned flags; /* enum saying_flag of all sayings that were applied */
	struct token t[PHRASE_TOKENS + 1];
};

/* Puts the clause into the language's own words, as far as sayings without SAYING_WHOLE
 * fit: from the first of the table to the last, each as often as it fits. */
void phrases_respell(struct phrases *, struct clause *);
/* The next saying that fits the whole clause: `*next` begins at 0, and is -1 if none is
 * left. `out` is the clause in other words. */
bool phrases_whole(struct phrases *, const struct clause *, int *next,
		   struct clause *out);
/* The same with outlines: ROW_OUTLINE of orders, ROW_FACT of facts. The elements of one are in the clause in any order, each
 * part once, a word as often as people like, and beside them only words that `passes`
 * allows. */
bool phrases_outline(struct phrases *, enum row_kind, const struct clause *, int *next,
		     bool passes(const struct token *), struct clause *out);
/* The command that the clause means in other words, or the order that it takes back
 * (`clear ...`); empty if none. */
struct str phrases_command(struct phrases *, const struct clause *, bool cancels,
			   struct arena *);
/* Does it somewhere leave another person to know what is meant (SAYING_UNCLEAR)? Says what to write instead, or nothing (""); NULL
 * where it does not. */
const char *phrases_unclear(struct phrases *, const struct clause *);
/* Tells each order to which the words may allude (SAYING_HINT): the first words of its form. SAYING_DOUBT in its flags: only by
 * a thing that other orders have as well. */
typedef void phrases_each(void *with, const struct clause *means);
void phrases_hint(struct phrases *, const struct clause *, phrases_each *, void *with);
/* May the clause have a word that says which order it is, and something for a slot of that order? Quickly, by bits; false: no
 * form (phrase_form.h) has both. */
bool phrases_may_say(struct phrases *, const struct clause *);
/* The clause as text. */
struct str clause_text(struct arena *, const struct clause *);
/* A hash of its words as they are written. Two clauses that are the same and have the same hash are the same text: the memory of one
 * that was only tried is used again for another. */
uint64_t clause_written(const struct clause *);
void clause_copy(struct clause *to, const struct clause *);
/* Where a clause ends now, to take back what is added behind it. */
struct clause_end {
	int n;
	unsigned flags;
	struct token end;
};
static inline struct clause_end clause_end(const struct clause *c)
{
	return (struct clause_end){c->n, c->flags, c->t[c->n]};
}
static inline void clause_cut(struct clause *c, const struct clause_end *at)
{
	c->n = at->n;
	c->flags = at->flags;
	c->t[c->n] = at->end;
}
/* How the tokens of a clause moved: by so many columns, and their text from `from` to before `to` stands at `at`, which is NULL where it
 * stands where it did. */
struct moved {
	int columns;
	const char *from, *to, *at;
};
/* Are the tokens, to their END, those of the clause, perhaps moved? A sentence stands elsewhere in a text without the words before it. What
 * is written is not looked at: both have the same clause_written. */
bool clause_stands(const struct token[], const struct clause *, struct moved *);
void clause_move(struct clause *, const struct moved *);
/* Are they the same tokens, wherever each of them stands? Sayings do not look at what is between them, as the grammar does. */
bool clause_same(const struct token[], const struct clause *);
/* The `n` tokens were made of those from `from` on, which stand now as in the clause: each goes where the one from which it was made stands.
 * False: nobody knows which that is. */
bool clause_follow(struct token made[], int n, const struct token from[],
		   const struct clause *);
/* The same of their words, wherever these stand: a saying may put a word for itself. */
bool clause_says(const struct clause *, const struct clause *);

#endif
