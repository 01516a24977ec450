/* A line in plain words, before it is read: facts and thoughts that are beside its orders are taken out of its text, and a clause that
 * says that an order cannot be carried out becomes "else". What is taken out leaves spaces, so that every word stays in its column.
 *   free_plain_words.c  the words that are left, and phrases
 *   free_plain.c     the text, and words that change nothing ("in either case")
 *   free_cannot.c    "should that prove impossible"
 *   free_concession.c "even if Green comes"
 *   free_fact.c      "Blue 5 is held by a single token"; free_facts.c: where one stands
 *   free_counts_nothing.c "See you in two weeks."
 *   free_absence.c   "I won't be here from 6 to 13 December."
 *   free_denials.c   "not in C1 but in C2"
 *   free_thought.c   "Or Red? No, I stay with Green."
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_PLAIN_H
#define ORDERS_FREE_PLAIN_H

#include "orders/free/text/text.h"

enum { PLAIN_CUTS = 24 }; /* of a line; what is beyond them stays in it */

/* A line on its way: its tokens that are left, and what was taken out. */
struct plain {
	const struct free *f;
	int n, n_cuts, n_told, n_else;
	int line;        /* its place in the letter */
	bool denied;     /* what was denied was taken out */
	struct line was; /* as the grammar left the line */
	bool hangs;      /* its last sentence goes on in the line below */
	bool sure;       /* what was taken out changes nothing, whatever the order is */
	struct token t[LEX_TOKENS + 1];
	struct plain_cut {
		int column, width;
		const char *now; /* what stands there now; NULL: nothing */
		bool told;       /* it is told as not read */
	} cut[PLAIN_CUTS];
};

/* Takes out the tokens from `from` to before `to`; `told`: their writer hears of it. */
void plain_cut(struct plain *, int from, int to, bool told);
/* The same, with one word "else" in their place, or, where the order behind it is `apart`, with the end of a sentence. */
void plain_else(struct plain *, int from, int to, bool apart);
/* How many tokens the phrase takes at token `i`; 0: it is not there. */
int plain_says(const struct token t[], int n, int i, const char *phrase);
/* The longest of these phrases that stands there; `marks` are the list's own. */
int plain_among(const struct plain *, int i, const char *const phrases[], size_t n,
		struct word_marks *marks);
#define PLAIN_AMONG(p, i, phrases)                                                     \
	__extension__({                                                                \
		static struct word_marks marks_of_phrases;                             \
		plain_among(p, i, phrases, sizeof(phrases) / sizeof *(phrases),        \
			    &marks_of_phrases);                                        \
	})
/* Where the sentence ends that begins at token `from`: its stop, or p->n. */
int plain_sentence_end(const struct plain *, int from);

/* Do these tokens only tell how things are (free_fact.c)? */
bool plain_fact(const struct plain *, int from, int to);
/* Is there a verb among them with which a fact is told? Else nothing there is one. */
bool plain_may_tell(const struct plain *, int from, int to);
/* Is there a number among them that counts nothing an order could have (free_counts_nothing.c)? */
bool plain_may_count_nothing(const struct plain *, int from, int to);

/* --- the passes --- */
void plain_concessions(struct plain *);
void plain_otherwise(struct plain *);
void plain_facts(struct plain *);
void plain_thoughts(struct plain *);
void plain_denials(struct plain *);
void plain_idle_numbers(struct plain *);
void plain_absences(struct plain *);

#endif
