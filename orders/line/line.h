/* A line while it is read as orders: used by these files. line.c walks over the orders
 * of a line, alternative.c reads the text between `else`s, repair.c mends a word on
 * which a reading stumbled, instead.c suggests a line that would be right.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LINE_H
#define ORDERS_LINE_H

#include "orders/line/draft.h"

enum { LINE_SEGMENTS = 32, LINE_REPAIRS = 6 };

/* A line on its way: the parse, and what it found. */
struct work {
	struct draft *l;
	int n;                    /* tokens */
	bool again;               /* a word was repaired: read the line once more */
	bool labelled;            /* a label stood before this order */
	const struct verb *table; /* reads this alternative, a table; else NULL */
	const struct verb
		*goes_on; /* of the alternative before, if its word may be left out */
	int verb_at;      /* token of the verb read last */
	int or_at, or_from, or_end; /* an `or` that has no place, -1: none */
	bool or_is_and;
	bool at_end; /* an order was read, and what comes after it belongs to none */
	const struct token *doubt; /* a word with two repairs, NULL: none */
	const struct word *either, *other;
	int n_repairs, n_orders;

	struct parse p; /* cleared by letter_parse */
	/* Not cleared: only the first n_repairs, n_orders count. */
	struct {
		struct str typed;
		const char *as;
		int column, width;
	} repair[LINE_REPAIRS];
	struct order order[LINE_SEGMENTS];
};

/* --- line.c --- */
/* Would letter.token be accepted as it is, with its first word repaired? Reports
 * nothing. */
bool line_reads(struct draft *, struct work *);
/* Reads these `n` tokens and an END as one line, again after each repair of a word;
 * repairs change the tokens. `quiet`: report nothing. */
void line_run(struct work *, struct draft *, struct token *, int n, bool quiet);

/* --- alternative.c --- */
/* Reads one alternative, from parse.i to parse.end: a condition before or after, a verb
 * of this phase with its arguments, or `nothing` after an else. `made` is what its verb
 * made of it. false: not understood; the fault is reported, and parse.tried_at is the
 * token on which it stumbled. */
bool alternative_read(struct work *, struct alternative *, struct parsed *made);

/* --- repair.c --- */
/* Repairs the unknown word on which the alternative stumbled and asks for another
 * reading of the line (`again`). false: there is none, or no single repair; two that
 * are equally near are kept in `doubt`. */
bool line_repair(struct work *);
/* Reports every repair, and a word that could have been either of two. */
void line_tell_repairs(const struct work *, struct line *);

/* --- instead.c --- */
/* Adds lines that would be right to a refused line: for an `or` or `and` in the wrong
 * place, both orders written out; then the offers of the verb's parser, else the line
 * itself with blanks. None for a stored sheet. */
void line_offer(struct work *, struct line *);

/* --- offered.c --- */
/* Adds a line to write instead, unless it is offered already or there is no room. */
void line_add_instead(struct draft *, struct line *, struct str);
/* Is all that the text names in what was written? */
bool line_was_written(const struct draft *, struct str text, struct str written);
/* A line that has fewer denials than what was written may mean its opposite. */
bool line_drops_denial(const struct draft *, const struct line *, struct str text);
bool line_begins_condition(const struct token *);

#endif
