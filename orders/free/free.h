/* Orders as people write them: used by the files of this folder. parts/ is their ground.
 *   free.c           the lines of a letter that the grammar did not take
 *   free_text.c      a text as pieces, or all its sentences as one
 *   free_lines.c     lines that belong together
 *   free_wrapped.c   lines that a mail program has broken
 *   free_adding.c    lines that are parts of one order
 *   free_section.c   a heading and its items
 *   free_table.c     tables; free_rows.c: their rows
 *   free_sentence.c  a line as sentences, and what each of them turned out to be
 *   free_split.c     a text part by part; free_part.c: a part; free_idle.c: what says nothing
 *   free_edit.c      a few words about an order that stands
 *   free_above.c     a line that corrects an order above it; free_swap.c: that swaps two;
 *                    free_standing.c: those orders; free_doubt.c: what such a line may undo
 *   free_quote.c     a few words below a line that is quoted; free_point.c: that only point at it
 *   free_ways.c      other ways to read a sentence; free_rest.c: of all others
 *   free_items.c     a list inside a line; free_cases.c: several cases of one order
 *   free_denied.c    things that are denied beside one of their kind
 *   free_unread.c    words beside orders that no order uses
 *   free_several.c   several orders about one decision
 *   free_offers.c    lines to write instead that would not help
 *   free_weigh.c     orders that the words of the line do not mean
 *   free_form.c      the form of an order that was not understood
 *   free_hint.c      the orders to which its words allude
 *   free_decide.c    the fate of the line: taken, asked about, refused, left alone
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_H
#define ORDERS_FREE_H

#include "orders/free/parts/parts.h"

/* --- free.c --- */
/* Lines in people's own words, which the grammar did not accept. */
void letter_free(struct draft *);

/* --- free_text.c --- */
/* Reads the text as sentences into the pieces; false: it is too long, or empty. */
bool free_read_text(struct free *, struct str text);
/* The orders of a text, or of the pieces (NULL), in canonical words. The letter stays as it was. */
struct str free_orders_of(struct free *, const struct str *text);
/* Is it a line that the grammar did not take, and that may be read in other words? */
bool free_is_open(const struct line *);
bool free_has_doubt(const struct free *);
/* Reads the line anew as a list, or as cases of one order, where several of its pieces are about one decision; else
 * the pieces stay as they are. */
void free_untorn(struct free *, const struct line *);

/* --- free_lines.c --- */
/* A sentence that goes on in the lines below: as many as leave no doubt. A list belongs together or not at all. */
bool free_read_joined(struct free *, int line);
/* The same for a line that is an order already, where the lines below it say nothing alone: "Ask 11 vs Orcs their
 * colour.", and below it "If red: send 1". */
bool free_read_above(struct free *, int line);
/* The parts of one order, in a list below its first words: "Attack Yellow 2", and below it "- 2 from Red 1". Asked
 * about. */
bool free_read_with_list(struct free *, int line);
/* An order, and below it what is to be done otherwise: both are one. */
bool free_read_with_else(struct free *, int line);
/* The line in other words, if they say what is to be done otherwise ("Plan B: ...", "... (plan B)"), or are a
 * condition and nothing else ("- but only if Green stays out"); else empty. */
struct str free_otherwise(struct free *, const struct line *);
/* "cards: 1" is "1 cards"; what is not of that kind stays. */
struct str free_said_item(struct arena *, struct str bare);
/* Is it the line below those that were read as one, which may belong to them as well? */
bool free_is_behind_joined(const struct draft *, int line);
/* The line together with those that follow, as one text. */
struct str free_joined(const struct draft *, int line, int n);
/* The line becomes one with those that follow. */
void free_take_lines(struct draft *, int line, int n);

/* --- free_wrapped.c --- */
/* Reads lines that a mail program has broken as one; false: they are not, or `read` makes nothing of them, and they are as they
 * were. */
bool free_read_wrapped(struct free *, int line,
		       bool read(struct free *, struct line *));

/* --- free_adding.c --- */
/* Reads this line and those below it that begin with the same word as parts of one order, which is asked about; false:
 * they make none. */
bool free_read_adding(struct free *, int line);

/* --- free_section.c --- */
/* Reads a heading with the items below it; false: it is not a heading, or not all of it is orders. */
bool free_read_section(struct free *, int line);

/* --- free_table.c --- */
/* Reads the lines from this one on as a table; false: not a table, or not all of it is orders. */
bool free_read_table(struct free *, int line);

/* --- free_items.c --- */
/* Reads it as a list with its marks in the text ("1) ..., 2) ..."); false: not a list, or not all of it is orders.
 * Asked about. */
bool free_items(struct free *, const struct token t[], int n);
/* "B. C2: 8" below "A. ...": the line without its mark, or as it stands. */
struct str free_behind_letter(const struct draft *, int line);

/* --- free_denied.c --- */
/* Reads it without the things that are denied beside one of their kind ("Yellow 3, not 4"); false: there are none, or it
 * makes no order. Asked about. */
bool free_without_denied(struct free *, const struct clause *, int first);
/* Do these words end with a denial, or deny the order beside them ("I refuse to do that")? */
bool free_ends_denying(const struct token t[], int n);
bool free_denies_order(const struct token t[], int n);
/* Do the words of the sentence `from` to `to`, or those behind it, deny the order that was made of it, and `said` in the
 * words that were read? */
bool free_is_denied(const struct token t[], int n, int from, int to,
		    const struct clause *made, const struct clause *said);

/* --- free_cases.c --- */
/* Reads it as cases that make one order: "if A, X, else if B, Y, otherwise Z"; false: it is not that. Asked about. */
bool free_cases(struct free *, const struct clause *, int first);

/* --- free_edit.c --- */
/* Takes the one piece of the line as a change to an order, one that stands or one that is quoted above it; false: it
 * changes none, or may mean several. */
bool free_edit(struct free *, const struct line *);
/* The same before the line is read for itself, where it sets a thing of an order in force aside, or says that the rest stays: an
 * order that has only what is new would be a smaller one. */
bool free_edit_things(struct free *, const struct line *);
/* Is it a card that is played, and takes no place on the table? */
bool free_is_played(const struct clause *order);

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

/* --- free_idle.c --- */
/* Nothing of the line was understood, and nothing of the game waits for an answer to it. */
bool free_leaves_all(const struct free *, const struct line *);

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

/* --- free_later.c --- */
/* Orders below a heading that puts them off, or that is not one of orders ("Shopping list for Saturday:"), are asked about. */
void free_doubt_lists(struct draft *);
/* Does the text begin with such words and a colon? */
bool free_is_later(const struct draft *, const struct token[], int from, int to);

/* --- free_sentence.c --- */
/* Adds the meaning of each sentence of a line to the pieces. */
void free_sentences(struct free *, const struct token t[], int n);
/* Reads a part of a text as orders and nothing else; false: it is not that. */
bool free_read_part(struct free *, struct clause *);
/* If it names one other player, a pronoun in the next part stands for them. */
void free_keep_spoken_of(struct free *, const struct clause *);

/* --- free_split.c --- */
/* Reads a text of which the sentences were not all understood, part by part, and leaves out what says nothing; asked
 * about. The pieces stay as they are where that makes no orders of it, or where the letter is too long for it. */
void free_split(struct free *, const struct token t[], int n);

/* --- free_ways.c --- */
/* Reads the clause in other ways: with repaired words, by its parts and so on; false if none works. The pieces from
 * `first` on are its earlier reading. */
bool free_other_ways(struct free *, const struct clause *, int first);
/* Reads the order after words that say nothing about it. */
bool free_prefaced(struct free *, const struct clause *, int first);

/* --- free_corrected.c --- */
/* "C3 twelve. No wait, eight": a sentence that changes the last order before it in the line, adds to it or takes it
 * back; false: it does not. */
bool free_correct_before(struct free *, const struct token t[], int n,
			 const struct clause *, int first);
/* Does token `i` of `n` say that this comes on top of what was said? "Too strong" and "as well as" do not. */
bool free_is_on_top(const struct token[], int n, int i);
/* "Also Blue", "Blue too": do the words come on top of what was said? */
bool free_says_more(const struct token[], int n);

/* --- free_rest.c --- */
/* Reads it as what is ordered in all challenges, or the like, that the orders before do not name ("the rest:
 * nobody"); false if it says nothing of the rest. */
bool free_rest(struct free *, const struct clause *, int first);
/* Reads a part of a text: free_read_part. */
typedef bool free_reader(struct free *, struct clause *);
/* Reads a sentence as one order for each of several challenges, or the like: "in C1 and C3, with 1 from 3 each", "8 and
 * 12 in C1 and C2 respectively"; false: it is not that. Asked about. */
bool free_spread(struct free *, const struct token[], int n, int first, free_reader *);
/* The same of "nobody in C2, same in C3" and of "C3 same, nobody". */
bool free_same(struct free *, const struct token[], int n, int first, free_reader *);

/* --- free_several.c --- */
/* The piece becomes an order of the letter, with its remarks in the line. */
void free_take_piece(struct free *, struct line *, const struct piece *);
/* The orders in canonical words, one a line. The letter's list of orders grows by them: the caller takes them back.
 * What was changed in them becomes remarks of `told`, which may be NULL. */
struct str free_asked_text(struct free *, struct line *told);
/* Do two of the letter's orders from `first` on say different things about one decision, and neither is numbered? */
bool free_has_two_for_one(const struct draft *, int first);
/* What the pieces say about one decision: cases of one another ("If A, ...; if B, ..."), or nobody knows (torn). */
enum several { SEVERAL_NONE, SEVERAL_CASES, SEVERAL_TORN };
enum several free_several(struct free *);
/* "Green in C1, Blue in C1 as well": such an order adds to the one about the same decision that stands before it, in
 * the line, above it or in an earlier letter. Where that makes no order, the line is not used. */
void free_add_up(struct free *, const struct line *);
/* Leaves out orders that say again, without a challenge or the like, what another of the line says of one. */
void free_drop_repeated(struct free *);
/* The order about the same decision before that of piece `at`: one of its line, of a line above, or of an earlier letter;
 * NULL: there is none. `*piece`: the one of its line, or NULL. */
struct clause *free_order_before(struct free *, int at, struct piece **piece);
/* Makes one order of several that differ only in the tokens they send; asked about. false: it makes none. */
bool free_join_sources(struct free *);

/* --- free_swap.c --- */
/* "30 in C1, 10 in C3. No, the other way round.": the words at that column; false: the two orders before it are not of a kind. */
bool free_turn_round(struct free *, int column);

/* --- free_offers.c --- */
/* Takes back the lines to write instead that have what the writer excepts, or more blanks than things. */
void free_drop_offers(struct free *, struct line *);

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

/* --- free_decide.c --- */
/* The one place that decides; false: the line stays as it was. */
bool free_decide(struct free *, struct line *);

/* --- free_form.c --- */
/* Offers the order of this phase that a refused line seems to be, with `__` for what is open. Where nothing is, it is asked
 * about. */
void free_form(struct free *, struct line *);

/* --- free_hint.c --- */
/* Tells what the orders look like to which the words of a line that was not understood allude. */
void free_hint(struct free *, struct line *);

/* --- free_unread.c --- */
/* Tells which words of the line name something of the game, and are in no order `made` of it. */
void free_tell_unread(struct free *, struct line *, struct str made);

/* --- free_swap.c --- */
/* The words of a quoted line, without our marks "> " and " [new]". `example`: a line of our examples behind "#" has words as well;
 * words that point at it mean it, but figures below it are an order of their own. */
struct clause *free_quoted_line(struct free *, const struct line *, bool example);
/* "Swap these two.": two orders of one kind that are quoted above the line, each with the number of the other. */
bool free_swap_quoted(struct free *, const struct line *, const struct clause *said,
		      struct free_made *);
/* "Swap the two cards.": of the two orders of one kind that stand on the sheet. */
bool free_swap_standing(struct free *, const struct clause *said, struct free_made *);

/* --- free_amend.c --- */
/* Puts what a correction says ("from Red 2, no, Red 3") in the place of what it takes back, in the tokens of a text.
 * `*n` never grows. A correction that may mean several things is left as it is. */
void free_amend(struct free *, struct token t[], int *n);
/* The same where the correction has more words: what comes after its cue is a change to one of the orders before it
 * (free_change_noisy). false: it is not that, or several may be meant. */
bool free_rethink(struct free *, const struct token t[], int n);
/* Has the line words that correct a thing before them? */
bool free_corrects_itself(const struct draft *, const struct line *);
/* Would an order of the line be offered that a correction in it may have taken back? */
bool free_is_taken_back(struct free *, const struct line *);

#endif
