/* Sayings, ready for matching: the lines of the tables (phrase.h), cut into elements
 * and lexed once. phrase_match.h does the matching.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_SAYING_ROWS_H
#define ORDERS_SAYING_ROWS_H

#include "orders/lexis/lex.h"
#include "orders/sayings/saying_traits.h"
#include "orders/vocab.h"

enum element_kind {
	ELEMENT_WORDS, /* one of its choices */
	ELEMENT_NUMBER,
	ELEMENT_SEAT,
	ELEMENT_OWN,   /* the writer */
	ELEMENT_OTHER, /* another player */
	ELEMENT_LIKE,  /* a word with the concept of its one choice, with any value */
	ELEMENT_WORD,  /* a word that no dictionary has, such as somebody's name */
	ELEMENT_PART,  /* a row of the table with this name */
	ELEMENT_ANY,
	ELEMENT_START,
	ELEMENT_END,
};

/* A word or the words of a phrase. */
struct spelled {
	int n;
	const struct token *token;
};

struct element {
	enum element_kind kind;
	bool optional;
	int n_choices;
	const struct spelled *choice;
	int part; /* index in sayings.part */
};

/* Counts its concept, and not how it is spelt? */
static inline bool token_is_named(const struct token *t)
{
	return t->id && t->id != WORD_PROSE && t->id != WORD_NOISE &&
	       t->id != WORD_PRONOUN;
}

struct template_word {
	int capture; /* 1..: $1; 0: the token */
	struct token token;
};

struct row {
	const struct saying *saying;
	int n;
	const struct element *element;
	int n_means;
	const struct template_word *means;
	int n_needs; /* a clause that lacks all of one of these does not fit; that which excludes most first */
	const struct traits *need;
	/* The first token that each element fits has one of these, and that of the row one of those. */
	const struct traits *begin;
	struct traits start;
	/* How many elements from each one on may all be left out, are not kept, and follow one another; and where there is more than one,
	 * the first tokens of all of them. */
	const uint8_t *run;
	const struct traits *run_begin;
	/* Of each choice of each element its first token, as the one bit of its traits; -1: it is empty. An element that has no
	 * choices has NULL. */
	const short *const *first;
	/* Where `paired`: the row begins with one token, and the one behind that has one of these. */
	struct traits second;
	bool paired;
	const struct row *next; /* of its part; NULL: the last */
};

/* The use of a row: the flags of its saying. A row with a name is a part of others. */
enum row_kind {
	ROW_RESPELLS,
	ROW_WHOLE,
	ROW_COMMAND,
	ROW_CANCEL,
	ROW_OUTLINE,
	ROW_UNCLEAR,
	ROW_FACT,
	ROW_FORM,
	ROW_HINT,
	N_ROW_KINDS
};

/* Row i of some rows is bit i of a set of them. */
enum { ROWS_MAX = 8192, ROW_SET = ROWS_MAX / 64 };

struct rows {
	int n;
	const struct row **row; /* in the order of the tables */
	/* A set for each trait: the rows whose rarest need has it. Behind them the set of the rows without a need. */
	int n_set; /* words of a set */
	uint64_t *set;
	/* A set for each bit of a phase, and behind them the set of the rows that belong to each phase. */
	uint64_t *phase;
};

struct part {
	struct str name;
	struct row *first, *last; /* NULL if no row has this name */
	/* For saying_needs.c. */
	bool asked, has_need, begun;
	struct traits need, begin; /* as of a row and its elements */
};

struct sayings {
	int n_parts;
	struct part *part;
	int whole; /* the part "whole": things of several words that no form takes apart; -1: there is none */
	struct rows of[N_ROW_KINDS];
	const struct trait_words *words;
};

/* --- sayings.c --- */
extern const struct saying common_sayings[]; /* ended by a NULL `says` */

/* --- saying_rows.c --- */
/* The sayings of the vocabulary, followed by those that all games share. `lexicon`
 * reads their words. */
const struct sayings *sayings_make(struct arena *, const struct lexicon *,
				   const struct vocab *);

/* --- saying_index.c --- */
/* Fills the sets of all rows, by their needs. */
void sayings_index(struct arena *, struct sayings *);
/* The set of the rows of these phases that a clause with these traits may hold: no other row does, and of these most. */
void rows_for(const struct rows *, unsigned phases, const struct traits *clause,
	      uint64_t set[ROW_SET]);
/* The first row of the set from number `r` on; rows->n: there is none. */
int rows_next(const struct rows *, const uint64_t set[ROW_SET], int r);

/* --- saying_needs.c --- */
/* May the clause with these traits hold the row? */
static inline bool row_may_fit(const struct row *r, const struct traits *clause)
{
	for (int i = 0; i < r->n_needs; i++)
		if (!traits_meet(&r->need[i], clause))
			return false;
	return true;
}
/* Fills `need` and `begin` of all rows. */
void sayings_find_needs(struct arena *, struct sayings *, struct row row[], int n);

#endif
