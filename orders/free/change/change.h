/* Lines that change an order: one that stands on the sheet, one that is quoted, or one above them in the letter.
 *   free_standing.c  the orders of the letter above a line, and those of earlier letters
 *   free_edit.c      a few words about an order that stands
 *   free_parts.c     a few words about a part of a plan that stands; free_plan.c: the plan with other parts,
 *                    plan_parts.c: the list of them, plan_words.c: the words
 *   free_above.c     a line that corrects an order above it; free_swap.c: that swaps two
 *   free_corrected.c a sentence that corrects the order before it in its line
 *   free_quote.c     a few words below a line that is quoted; free_point.c: that only point at it
 *   free_doubt.c     what a line that was not understood may undo
 *   free_table_talk.c sentences that name a player and change nothing
 *   free_omitted.c   sentences that say what is not ordered, or not yet
 *   free_elsewhere.c sentences that deny an order which is nowhere
 *   free_disowned.c  sentences that say that an order does not count, by its place alone
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_CHANGE_H
#define ORDERS_FREE_CHANGE_H

#include "orders/free/parts/parts.h"

/* --- free_edit.c --- */
/* Takes the one piece of the line as a change to an order, one that stands or one that is quoted above it; false: it
 * changes none, or may mean several. */
bool free_edit(struct free *, const struct line *);
/* The same before the line is read for itself, where it sets a thing of an order in force aside, or says that the rest stays: an
 * order that has only what is new would be a smaller one. */
bool free_edit_things(struct free *, const struct line *);
/* Is it a card that is played, and takes no place on the table? */
bool free_is_played(const struct clause *order);

/* --- free_parts.c --- */
/* The plan in force with the parts that the words change, and in `m` of which order it was made; NULL: they change none. */
struct clause *free_edit_parts(struct free *, const struct line *,
			       const struct clause *typed, struct free_made *m);

/* --- free_elsewhere.c --- */
/* Does the sentence deny an order of which neither this letter nor an earlier one has any? */
bool free_denies_another(struct draft *, struct str said);

/* --- free_point.c --- */
/* Do the words only point at an order ("that one, please")? What they change in it ("but with 2"), or nothing (n is 0); NULL:
 * they say something else. */
struct clause *free_points(struct free *, const struct clause *said);
/* The one order of an earlier letter that the words name and take back; NULL: they do not. */
struct clause *free_retracted(struct free *, const struct clause *said);

/* The same in many words ("I take my offer to Lotte back"): the order that they name best; what is open in them takes nothing
 * back. */
struct clause *free_retracted_loosely(struct free *, const struct clause *text);

/* --- free_quote.c --- */
/* The same by the lines quoted above; true: one is an order or a blank of ours, and no other is meant. */
bool free_by_quote(struct free *, const struct line *, const struct clause *said,
		   bool more, struct free_made *);
/* The one order among the lines quoted above; NULL: there is none, or there are several. */
struct clause *free_quoted_order(struct free *, const struct line *);

/* --- free_standing.c --- */
/* The command that takes back this order of an earlier letter, and no other: "clear hire 3c"; empty: no words mean it
 * alone. */
struct str free_clear_text(struct free *, const struct clause *order);
/* Takes the order back by what is `said`; false: no words mean it alone. */
bool free_take_back(struct free *, const struct clause *order,
		    const struct clause *said);
/* The command in words that tell more to a reader: "clear ally C3", where "clear ally Red" would do. */
struct str free_clear_plainly(struct free *, const struct clause *order);
/* The same for an order that stands, in a letter that is read. */
struct str free_clear_slot(struct draft *, const struct slot *);
/* Is the order that was made of this one about another decision, so that both would stand? */
bool free_moves(struct free *, const struct clause *order, const struct clause *made);
/* The orders of this line no longer stand. */
void free_drop_orders(struct draft *, int line);
/* Takes back what was read in the line. */
void free_forget(struct draft *, struct line *);
void free_refuse(struct draft *,
		 struct line *); /* and refuses it; the caller says why */

/* --- free_above.c --- */
/* Takes the line as a correction of an order further up: the one that it names, or the last. Its pieces are to be
 * decided; there are none if it only takes something back. false: it does not change an order, or may mean several
 * things. */
bool free_correct_above(struct free *, struct line *);
/* Has it words that may make it a correction? */
bool free_has_cue(struct free *, const struct line *);
/* May the line change its writer's mind, in whatever words? */
bool free_may_turn(struct free *, const struct line *);
/* An order that the line asks about takes the place of one above it for the same decision, if the writer changes
 * their mind in it. */
void free_replace_above(struct free *, const struct line *);
/* Do the words take this order back, and put nothing in its place: "hold the Plague"? */
bool free_takes_back(struct free *, struct clause *order, const struct clause *said);

/* --- free_doubt.c --- */
/* Does the line, which was not understood, seem to correct an order above it? */
bool free_may_correct(struct free *, const struct line *);
/* Discards a line that was not understood, and also the orders above it that it may have meant to cancel or make
 * conditional: those that it names, or else those of the last line that orders something. `belongs`: the line seems
 * to be a part of them rather than a correction. What is only added to an order that a YES sends leaves it in force.
 * */
void free_doubt_above(struct free *, const struct line *, bool belongs);
/* Is one of the pieces about a decision for which the line just above has an order? */
bool free_takes_place_above(struct free *, const struct line *);
/* "Invite Red in C1. If Dora asks me in C3, I commit a token to her.": whole sentences that were not understood
 * beside others that were. The orders are asked about, and the sentences are marked: who says YES has seen them. What
 * turns something round, or speaks of what stands before it, may mean those orders: then nothing is asked. */
bool free_leave_sentences(struct free *, const struct line *);
/* The lists below "What I do not do:" order nothing, and each of their lines is refused. */
void free_deny_lists(struct draft *);

/* --- free_disowned.c --- */
/* Sentences that say of orders beside them that they do not count, or hang on something: those are refused. */
void free_disown(struct draft *);
/* Does the line say so, and the letter has no order that it could be said of? */
bool free_disowns_earlier(const struct draft *, const struct line *);

/* --- free_table_talk.c --- */
/* Is the line table talk that names a player, and orders nothing: "Sorry Yellow! Blue made me do it."? "Sorry, Yellow" may correct an order. */
bool free_line_is_table_talk(struct draft *, const struct line *);
/* Does the text name the player of the order only in such sentences, behind another? */
bool free_names_in_talk(const struct token t[], int n, const struct clause *made);

/* --- free_corrected.c --- */
/* "C3 twelve. No wait, eight": a sentence that changes the last order before it in the line, adds to it or takes it
 * back; false: it does not. */
bool free_correct_before(struct free *, const struct token t[], int n,
			 const struct clause *, int first);
/* "Lot 1: 5, lot 2: 2. I mean 4 for lot 1.": of the orders of one saying, the one whose decision a later sentence corrects goes, and the others
 * stay. */
void free_settle_corrected(struct free *);
/* "bid 1 5; bid 2 2" of one saying: each becomes a piece of its own, the first in the place of piece `at`, the others behind the
 * last piece, as one of them may be corrected. false: it is one order. */
bool free_part_orders(struct free *, int at);
/* Does token `i` of `n` say that this comes on top of what was said? "Too strong" and "as well as" do not. */
bool free_is_on_top(const struct token[], int n, int i);
/* "Also Blue", "Blue too": do the words come on top of what was said? */
bool free_says_more(const struct token[], int n);

/* --- free_omitted.c --- */
/* "No Plague this time.", "I have not decided about C2.": do the words say of things that no order of the line plays, and none in
 * force, that they are not played, or of challenges that they are ordered later? */
bool free_omits(const struct free *, const struct token[], int n);
/* The second of these alone. */
bool free_defers(const struct free *, const struct token[], int n);
/* Does an order of an earlier letter, or of a line above, have a thing that the words name? */
bool free_stands(const struct free *, const struct token[], int n);
/* Is that thing, or the challenge or the like with its number, among these tokens? */
bool free_is_among(const struct token *thing, const struct token[], int n);
/* Such sentences beside orders are notes that raise no doubt and get no mark. */
void free_leave_omitted(struct free *);

/* --- free_swap.c --- */
/* "30 in C1, 10 in C3. No, the other way round.": the words at that column; false: the two orders before it are not of a kind. */
bool free_turn_round(struct free *, int column);
/* The words of a quoted line, without our marks "> " and " [new]". `example`: a line of our examples behind "#" has words as well;
 * words that point at it mean it, but figures below it are an order of their own. */
struct clause *free_quoted_line(struct free *, const struct line *, bool example);
/* "Swap these two.": two orders of one kind that are quoted above the line, each with the number of the other. */
bool free_swap_quoted(struct free *, const struct line *, const struct clause *said,
		      struct free_made *);
/* "Swap the two cards.": of the two orders of one kind that stand on the sheet. */
bool free_swap_standing(struct free *, const struct clause *said, struct free_made *);

#endif
