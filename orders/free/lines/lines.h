/* Lines that belong together, read as one.
 *   free_lines.c     a sentence, an alternative or a list that goes on below
 *   free_listed.c    lists of the parts of one order
 *   free_wrapped.c   lines that a mail program has broken
 *   free_adding.c    lines that are parts of one order
 *   free_answer.c    a short answer below a quoted question; free_question.c: what that is about
 *   free_section.c   a heading and its items
 *   free_item.c      the items of lists
 *   free_preferred.c lines that rank wishes
 *   free_named.c     rows that name what they hold, with any sign behind the name
 *   free_headed.c    rows that name the parts of an order
 *   free_completed.c a part of an order alone in the row below it; free_half_rows.c: the other half of one that two players say
 *   free_third.c     the writer's own name in place of "I"
 *   free_apart.c     a line of a second letter that changes an order in force, and says more besides
 *   free_leader.c    what leads from an order's word to the rest of it
 *   free_own.c       what a Power does, in words of the game's sayings
 *   free_table.c     tables; free_rows.c: their rows
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_LINES_H
#define ORDERS_FREE_LINES_H

#include "orders/free/parts/parts.h"

enum { FREE_JOINED = 8 };

/* --- free_lines.c --- */
/* How many lines from this one on may be read as one? `most` at the most, itself counted. */
int free_joinable(struct draft *, int line, int most);
/* Does the text of several lines read as orders, with nothing left over? */
bool free_reads_joined(struct free *, struct str text);
/* A sentence that goes on in the lines below: as many as leave no doubt. A list belongs together or not at all. */
bool free_read_joined(struct free *, int line);
/* The same for a line that is an order already, where the lines below it say nothing alone: "Ask 11 vs Orcs their
 * colour.", and below it "If red: send 1". */
bool free_read_above(struct free *, int line);
/* An order, and below it what is to be done otherwise: both are one. */
bool free_read_with_else(struct free *, int line);
/* The line in other words, if they say what is to be done otherwise ("Plan B: ...", "... (plan B)"), or are a
 * condition and nothing else ("- but only if Green stays out"); else empty. */
struct str free_otherwise(struct free *, const struct line *);
/* Is it the line below those that were read as one, which may belong to them as well? */
bool free_is_behind_joined(const struct draft *, int line);
/* The line together with those that follow, as one text. */
struct str free_joined(const struct draft *, int line, int n);
/* The line becomes one with those that follow. */
void free_take_lines(struct draft *, int line, int n);
/* "own colour: redraw", "if own colour, redraw", in a phase that has no such order: it is told for itself. */
bool free_is_of_other_phase(const struct draft *, struct str typed);

/* --- free_listed.c --- */
/* The parts of one order, in a list below its first words: "Attack Yellow 2", and below it "- 2 from Red 1". Asked
 * about. */
bool free_read_with_list(struct free *, int line);

/* --- free_wrapped.c --- */
/* Reads lines that a mail program has broken as one; false: they are not, or `read` makes nothing of them, and they are as they
 * were. */
bool free_read_wrapped(struct free *, int line,
		       bool read(struct free *, struct line *));

/* --- free_adding.c --- */
/* Reads this line and those below it that begin with the same word as parts of one order, which is asked about; false:
 * they make none. */
bool free_read_adding(struct free *, int line);

/* --- free_answer.c --- */
/* Reads the line as the answer to a question that is quoted above it; asked about. false: it does not answer one, or makes no order.
 * `first`: before it is read for itself, and only where it speaks of what is quoted ("All of them to ..."). */
bool free_read_answer(struct free *, int line, bool first);

/* --- free_section.c --- */
/* Is it a heading by its signs alone: "Cards:", "== Cards ==", or one with a rule below it? */
bool free_is_title(const struct draft *, int line);
/* What the words before a colon or the like may be: a label, or a word with which an order begins, perhaps in the plural; a few other words;
 * neither. */
enum head_kind { HEAD_NOT, HEAD_PLAIN, HEAD_ORDER };
enum head_kind free_head_kind(struct free *, struct str head);
/* Reads a heading with the items below it; false: it is not a heading, or not all of it is orders. */
bool free_read_section(struct free *, int line);
/* --- free_own.c --- */
/* A line of a verb with words of its own that the grammar refused, where a saying means the whole of it. */
bool free_read_own(struct free *, int line);

/* --- free_item.c --- */
/* "a)", "2.", "(3)", "iii)", "-", "*" at the beginning: how many bytes, with the spaces after it; 0: there is none. */
size_t free_item_mark(struct str);
/* The line without it. */
struct str free_bare_item(struct str typed);
/* "cards: 1" is "1 cards"; what is not of that kind stays. */
struct str free_said_item(struct arena *, struct str bare);
/* "- ", "* " */
bool mark_is_bullet(struct str typed);
/* "- Red 1: 2" without its mark. */
struct str mark_without(struct str typed);
/* How many lines below are of one list? Where a line has a number itself, those with a number below it are the next of its own
 * list. */
int free_list_below(const struct draft *, int line);

/* A heading without its mark and the signs around it: "== Limbo ==", "**Cards:**". */
struct str free_bare_heading(struct str typed);
/* "Revivals" without the "s"; empty: it has none. */
struct str free_singular(struct str head);

/* --- free_headed.c --- */
/* Reads this line and rows below it that name what they hold ("Tokens: 4") as one order; false: they
 * make none. `marked`: only rows with a number or the like before them; else only those without. */
bool free_read_headed(struct free *, int line, bool marked);
/* Reads the whole list that begins with this line as one order ("1. Red Chasm.", "2. Dial 3."), and asks about it; false: it makes
 * none, or an item makes it by itself. */
bool free_read_unheaded(struct free *, int line);
/* The line, of which nothing was made, names a part: the order above it in the list does not count without it. */
void free_doubt_headed(struct free *, int line);

/* --- free_completed.c --- */
/* Reads the line as a part of the order in the row above, which lacks just this; asked about as one. false: it is not. */
bool free_read_completed(struct free *, int line);
/* The line, of which nothing was made, seems to be a part: the order above it that lacks such a part does not count without it. */
void free_doubt_completed(struct free *, int line);

/* --- free_half_rows.c --- */
/* Reads the line as the other half of an order that two players say, of which the row above has one; asked about as one. false: it is not. */
bool free_read_half_row(struct free *, int line);
/* The same with a row that has a part which a saying of the game knows: "Garrison: 2 from Red 3". */
bool free_read_part_row(struct free *, int line);

/* --- free_preferred.c --- */
/* Reads this line and those below it as wishes in the order of their rank; asked about as one order. false: they rank none, or make none. */
bool free_read_preferred(struct free *, int line);
/* The same of lines that are numbered from 1 on, and are about one decision ("1. Red 3 for Yellow 5", "2. a card for Yellow 5"): called where
 * they do not make one order as its parts. */
bool free_read_numbered(struct free *, int line);

/* --- free_named.c --- */
/* Reads this line and those below it as the parts of one order, each behind its name ("Tokens = 2"); asked about. false: they make none. */
bool free_read_named(struct free *, int line);

/* --- free_third.c --- */
/* Reads a line in which the writer is named instead of "I" ("Bob asks ..."); asked about. false: it is not one, or not all of it is orders. */
bool free_read_third(struct free *, int line);

/* --- free_apart.c --- */
/* A line of several sentences, of which one changes an order in force ("Make it 3 in C1. And ask Dan in C3."): each for itself. false: one is
 * not understood alone, or none is a change. */
bool free_read_apart(struct free *, int line);
/* "Ask Dan in C3, too", where Bob is invited there already: takes both as the piece of the line; false: it adds to no order in force. */
bool free_add_to_standing(struct free *, struct line *);

/* --- free_leader.c --- */
/* Reads a line with dots, an arrow, a bar or the like between an order's word and the rest of it; asked about. false: it has none, or makes no
 * order so. */
bool free_read_leader(struct free *, int line);

/* --- free_table.c --- */
/* Reads the lines from this one on as a table; false: not a table, or not all of it is orders. */
bool free_read_table(struct free *, int line);

#endif
