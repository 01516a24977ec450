/* What becomes of a line that was read in other words, and what its answer shows.
 *   free_decide.c    the fate of the line: taken, asked about, refused, left alone
 *   free_weigh.c     orders that the words of the line do not mean; free_weigh_amount.c: by their amounts
 *   free_later.c     headings that put their list off
 *   free_unread.c    words beside orders that no order uses
 *   free_offers.c    lines to write instead that would not help
 *   free_whole.c     an order, and a part of it that stands beside it; free_bare.c: such a part in many words
 *   free_hold.c      orders with something that nobody wrote
 *   free_denies.c    what the words deny of the order that they make
 *   free_withdrawn.c  what a later sentence takes back, or denies as a whole
 *   free_lost.c      what is told of a line of which nothing is used
 *   free_impossible.c  an order that cannot be, beside others
 *   free_alone.c     a text as the orders that it makes by itself
 *   free_blank.c     a line of which one thing was not understood, with a blank there
 *   free_form.c      the form of an order that was not understood
 *   free_hint.c      the orders to which its words allude; free_hint_form.c: the lines of the seat's form
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_DECIDE_H
#define ORDERS_FREE_DECIDE_H

#include "orders/free/parts/parts.h"

/* --- free_later.c --- */
/* Orders below a heading that puts them off, or that is not one of orders ("Shopping list for Saturday:"), are asked about. */
void free_doubt_lists(struct draft *);
/* Does the text begin with such words and a colon? */
bool free_is_later(const struct draft *, const struct token[], int from, int to);

/* --- free_offers.c --- */
enum {
	FREE_READS = 12000
}; /* of the grammar, in a letter: beyond them lines in people's own words are not read */
/* Shows what may be written instead of a line that orders nothing. `anew`: a note that was read as people's own words. */
void free_show_instead(struct free *, struct line *, bool anew);

/* --- free_weigh.c --- */
/* Takes out the orders of a line that its words do not mean, though they made them. */
void free_weigh(struct free *, const struct line *);
/* Does the typed line begin with the word of another order than this one? Then it is told what that order lacks, and not what this
 * one cannot be. */
bool free_begins_other(struct free *, struct str typed, const struct clause *);
/* Does a sentence of the text ask, suppose, report, or put off what it names, so that nothing is shown to write instead of it? */
bool free_orders_nothing(const struct free *, const struct token[], int n);
/* An order that is only likely, whose own word was not written, and that names another player once it is repaired ("red 4 1" as
 * an attack on Yellow 4), is not what was meant. Where the word stands there, the question says what the house changes. */
void free_lose_renamed(struct free *, const struct line *);
/* What is left of them and is denied in the line is not ordered. */
void free_lose_denied(struct free *, const struct line *);

/* --- free_weigh_amount.c --- */
/* The order that piece `at` makes in this sentence as the sum, or the part, of one in force. */
void free_weigh_amount(struct free *, const struct token sentence[], int n, int at,
		       const struct clause *made);

/* Is the order about all, where the text names one that it may be about ("Green in C1, and else nobody")? */
bool free_is_wide(struct free *, const struct token t[], int n,
		  const struct clause *made);
/* Does the sentence, from token `first` to `last`, leave open which one the order is about ("in the others"), or the words which
 * thing it has ("the weakest")? `all`: what was made of each piece that is an order. */
bool free_leaves_which(const struct free *, const struct token t[], int n, int first,
		       int last, const struct clause *made,
		       const struct clause *const all[]);

/* --- free_decide.c --- */
/* The one place that decides; false: the line stays as it was. */
bool free_decide(struct free *, struct line *);

/* --- free_lost.c --- */
/* Nothing that looks like an order is passed over in silence. */
void free_tell_lost(struct free *, struct line *);
/* The line is an order, and says what cannot be: the grammar knows what. */
void free_tell_wrong(struct free *, struct line *);

/* --- free_impossible.c --- */
/* May the orders of the line be asked about without those that are not possible? Then these become notes. */
bool free_leave_impossible(struct free *, const struct line *);
/* Is the piece an order that is understood, and not possible? */
bool free_is_impossible(struct free *, const struct line *, const struct piece *);
/* Tells in their places what is wrong with those. */
void free_tell_impossible(struct free *, struct line *);

/* --- free_alone.c --- */
/* The orders that the text makes on a line of its own, in canonical words; empty: it says something else as well, or makes none. `line`
 * is where it stands; the letter stays as it was. */
struct str free_orders_alone(struct free *, struct line *, struct str text);

/* --- free_bare.c --- */
/* The part without the words that say nothing in it: "two from Red 1" of "I take two of them from Red 1". */
struct str free_bare_part(struct free *, struct str part);
/* Is it a part in words that a saying of the game knows? Then only what the saying means counts. */
bool free_part_is_said(struct free *, struct str part);
/* May the row be a part of an order? It names something of the game, begins no order, and says hardly anything else. */
bool free_is_part(struct free *, struct str row);
/* "Of these 5: 2 ...": of how many the part is; 0: that is not said. */
int free_part_of(struct free *, struct str part);

/* --- free_whole.c --- */
/* The orders of the text, as if the letter had no others; empty: it makes none, or says something else as well. */
struct str free_orders_apart(struct free *, struct line *, struct str text);
/* The order of the row together with the part; empty: it does not lack this. `order`: what the row makes by itself, or nothing. */
struct str free_with_part(struct free *, struct line *, struct str row,
			  struct str order, struct str part);
/* Would at least a piece of that part, whose figures do not fit ("four tokens: two from Red 1, one from Red 3"), complete the order? Of a
 * part that does not: see free_with_part. */
bool free_half_fits(struct free *, struct line *, struct str row, struct str order,
		    struct str part);
/* Would that part, or a piece of it, complete the order? */
bool free_would_complete(struct free *, struct line *, struct str row, struct str order,
			 struct str part);
/* Parts that a remark tells as not read become parts of the orders that are asked about, a line each. false: an order lacks one, and is not
 * understood with it. */
bool free_ask_whole(struct free *, struct line *, struct str *orders);
/* Parts that stand beside the orders of a line become parts of them; these are asked about. */
void free_make_whole(struct free *, struct line *);

/* --- free_denies.c --- */
/* "... defence Shield. No Shield after all": do the words deny a thing of the order behind where they name it? `only`: the line makes no other
 * order. */
bool free_denies_thing(const struct token[], int n, const struct clause *made,
		       bool only);

/* --- free_withdrawn.c --- */
/* Drops the orders that a later sentence of the line takes back: "Cancel my attack." */
void free_withdraw(struct free *);
/* Is an order of the line denied behind it ("I don't ally with Yellow."), so that it is not plain which of the two counts? */
bool free_contradicts(struct free *, const struct line *);

/* --- free_hold.c --- */
/* Takes out orders that have a player, an amount or a verb that nobody wrote in the place of one that somebody did. */
void free_hold(struct free *, struct line *);

/* --- free_form.c --- */
/* Offers the order of this phase that a refused line seems to be, with `__` for what is open. Where nothing is, it is asked
 * about. */
void free_form(struct free *, struct line *);

/* --- free_blank.c --- */
/* Offers a refused line with a blank for the one thing that was not understood, where all the rest of it makes an order: no form says
 * more. false: it does not, and the line stays as it is. */
bool free_blank(struct free *, struct line *);

/* --- free_hint.c --- */
/* Tells what the orders look like to which the words of a line that was not understood allude. */
void free_hint(struct free *, struct line *);
/* The same for the parts of a line with orders that none of them has. */
void free_hint_beside(struct free *, struct line *);

/* --- free_unread.c --- */
/* Tells which words of the line name something of the game, and are in no order `made` of it. */
void free_tell_unread(struct free *, struct line *, struct str made);

#endif
