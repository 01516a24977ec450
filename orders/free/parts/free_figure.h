/* What is said of an order and is in none: "next turn I attack", "all but one", "from 3 or 4".
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_FIGURE_H
#define ORDERS_FREE_FIGURE_H

#include <stdbool.h>

#include "orders/lexis/lex.h"

struct clause;
struct free;
struct verb;

/* What a sentence may say that no order has: one that is made of such a sentence is not what was meant. */
enum figure {
	FIGURE_NONE,
	FIGURE_OTHER_TURN,  /* "next turn I attack Yellow 3" */
	FIGURE_DONE,        /* "I moved 3 from 5c to 6" */
	FIGURE_REST,        /* "all but one", "leaving one behind", "half of them" */
	FIGURE_THEIRS,      /* "the Orcs send 3" */
	FIGURE_AGAINST,     /* "against Blue in C4", where the order would help Blue */
	FIGURE_TORN,        /* "I cannot decide between Red 3 and Red 4" */
	FIGURE_OPEN,        /* "from 1-3", "from 3 or 4" */
	FIGURE_COMPARED,    /* "higher than 12 in C1" */
	FIGURE_OTHER_THAN,  /* "any planet but Red 5" */
	FIGURE_SET_AGAINST, /* "not in C2 but in C3" */
	FIGURE_TOO,         /* "Plague is too good for Blue" */
	FIGURE_JEST,        /* "..., just kidding" */
	FIGURE_UNNAMED,     /* "defender whichever is weaker" */
	FIGURE_RELATION,    /* "plague Blue's ally", where the order has Blue */
	FIGURE_ONE_OF,      /* "plague Blue and me", where the order has one of them */
	FIGURE_REPORTED,    /* "Gustav told me: attack Yellow 3" */
	FIGURE_LETTERS,     /* "C1 N, C3 Y" */
	FIGURE_TURNED,      /* "..., no, the other way round" */
	FIGURE_EXCEPT, /* "if he heals anybody but me", where the condition has no exception */
	FIGURE_BOUND, /* "twice at most", which no order has */
	FIGURE_WIDE, /* "nobody in the other two", where the order would be about all */
	FIGURE_CUT,  /* "dial of 2.5", where the order has 2 */
	FIGURE_ASKED,  /* "if Edith used her Power, could I attack?" */
	FIGURE_LATER,  /* "Plan for turn 7: ..." */
	FIGURE_UNSURE, /* "I might attack Yellow 3" */
	FIGURE_DENIED, /* "What I will not do: ..." */
	FIGURE_GIFT, /* "my Plague card as a present", where the order gives nothing */
	FIGURE_HANGS /* "whenever he does that, ...", where the order has no condition */
};
/* The figure that the tokens from `from` to `to` hold of an order that begins at column `at` among them, as `made`
 * says it. */
enum figure free_figure(const struct free *, const struct token t[], int from, int to,
			int at, const struct clause *made);
/* The same of figures that speak of all the orders in a text, wherever they stand in it. */
enum figure free_figure_of_all(const struct free *, const struct token t[], int n);
/* An order about all, of a text that names some of them. */
bool free_figure_is_wide(const struct token t[], int n, const struct clause *made);
/* free_figure_amount.c: what stays behind; free_figure asks it. */
bool free_figure_rest(const struct token t[], int from, int to,
		      const struct clause *made);
/* A number with a fraction, of which the order has less; it is the only order of the words. */
bool free_figure_is_cut(const struct token t[], int n, const struct clause *made,
			bool only);
/* "3 from 2 with Red; else 1 from 2 with Yellow", where the alternatives have not both: one took the amount of the other. */
bool free_figure_drops_source(const struct token t[], int n,
			      const struct clause *order);
/* Does a sentence speak of a present, and the order gives nothing? */
bool free_figure_is_gift(const struct token t[], int from, int to,
			 const struct clause *made);
/* "The lowest", "the weakest": which of several, by its rank. */
bool free_is_rank(const struct token *);
/* Two tokens that name the same number, player, card or the like. */
bool free_same_thing(const struct token *, const struct token *);
/* "in C2 the weakest": does a rank stand beside another thing of the order, in place of its thing `what`? */
bool free_figure_is_ranked(const struct token t[], int n, const struct clause *made,
			   const struct token *what);
/* "20 against Yellow; ...": does the part that has the thing `what` name another that the order has not? */
bool free_figure_names_other(const struct token t[], int n, const struct clause *made,
			     const struct token *what);
bool free_ends_part(const struct token *);
bool free_has_word(const struct clause *, int id);
int free_count_number(const struct token t[], int from, int to, int value);
/* Why no order is made of it; NULL: it is only told. */
const char *free_figure_says(enum figure);

#endif
