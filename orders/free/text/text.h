/* A text as orders: its sentences, and the other ways to read them.
 *   free_text.c      a text as pieces, or all its sentences as one
 *   free_sentence.c  a line as sentences, and what each of them turned out to be
 *   free_ways.c      other ways to read a sentence; free_rest.c: of all others, and of the same; free_spread.c: of several at once
 *   free_place.c     "there", in the condition of the next sentence
 *   free_across.c    what several sentences mean together
 *   free_split.c     a text part by part; free_part.c: a part
 *   free_roles.c     "in my defences": the challenges, or the like, in which the writer has that part
 *   free_again.c     "the same two": tokens that were named before
 *   free_contrary.c  "if she does not, ...": the other case
 *   free_plain.c     a line in plain words, before it is read: see free_plain.h
 *   free_items.c     a list inside a line; free_cases.c: several cases of one order
 *   free_ranked.c    wishes in the order of their rank; free_wish.c: one of them
 *   free_several.c   several orders about one decision
 *   free_amend.c     corrections inside a text; free_rethink.c: in many words
 *   free_decisions.c the orders that words make by themselves
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_TEXT_H
#define ORDERS_FREE_TEXT_H

#include "orders/free/parts/parts.h"

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

/* --- free_across.c --- */
/* Puts what several sentences mean together (SAYING_TEXT) in their place in these tokens (room for LEX_TOKENS and an END); false: no
 * two of them mean anything together. Only likely. */
bool free_read_across(struct free *, struct token t[], int *n);

/* --- free_again.c --- */
/* "... with the same two": puts the tokens that were named before in the place of these words; false: none do. Only likely. */
bool free_name_again(struct token t[], int *n);

/* --- free_contrary.c --- */
/* "If she doesn't, ...", "without her ..." behind a case: puts "else" in the place of words that only deny its condition; false: none do. Only
 * likely. */
bool free_put_contrary(struct token t[], int *n);

/* "Yellow 5 if that is not possible", "..., or Yellow 5 if that fails": puts the "else" at the end of a sentence before its order; false: there
 * is none. Only likely. */
bool free_front_else(struct token t[], int *n);

/* --- free_roles.c --- */
/* Puts "in C2 and C3" for "in my defences", or the like, in these tokens (room for LEX_TOKENS and an END); false: there is none. `all`:
 * also where "nobody anywhere" may say it without names. */
bool free_roles(struct free *, struct token t[], int *n, bool all);

/* --- free_place.c --- */
/* "Ship 5 to Carthag. If there are 3 enemies in it, ...": puts the place for the words that point back at it in these tokens (room for
 * LEX_TOKENS and an END); false: there are none. */
bool free_place_back(struct token t[], int *n);

/* --- free_items.c --- */
/* Does the word say that a number before it is a rank: "1st choice"? */
bool free_says_rank(const struct token *);
/* Reads it as a list with its marks in the text ("1) ..., 2) ..."); false: not a list, or not all of it is orders.
 * Asked about. */
bool free_items(struct free *, const struct token t[], int n);
/* "B. C2: 8" below "A. ...": the line without its mark, or as it stands. */
struct str free_behind_letter(const struct draft *, int line);

/* --- free_cases.c --- */
/* "X, but if A, Y": X is not what is done then. "X, but only if A" is, and "..., but if A then Y" a saying. */
bool free_is_exception(const struct token[], int n);
/* Reads it as cases that make one order: "if A, X, else if B, Y, otherwise Z"; false: it is not that. Asked about. */
bool free_cases(struct free *, const struct clause *, int first);

/* --- free_ranked.c --- */
/* Wishes in the order of their rank ("ideally X, otherwise Y"): none; they make one order, `*order`; or words say that there are several, `*order`,
 * and not all of them were understood. */
enum ranked { RANKED_NOT, RANKED_READ, RANKED_UNREAD };
enum ranked free_ranked(struct free *, const struct token t[], int n,
			struct clause **order);
/* Puts that order in the place of the pieces, unless they are one that has all of it; asked about. Of wishes that were not all understood,
 * one alone is not what was meant. */
void free_settle_ranked(struct free *, enum ranked, struct clause *order);

/* --- free_sentence.c --- */
/* Adds the meaning of each sentence of a line to the pieces. */
void free_sentences(struct free *, const struct token t[], int n);
/* Reads a part of a text as orders and nothing else; false: it is not that. */
bool free_read_part(struct free *, struct clause *);
/* If it names one other player, a pronoun in the next part stands for them. */
void free_keep_spoken_of(struct free *, const struct clause *);

/* --- free_counts_nothing.c --- */
/* Has it numbers, and none counts anything that an order could have ("see you in two weeks")? Nothing of the game is named then. */
bool free_counts_nothing(const struct token t[], int n);
/* The same of a whole line. */
bool free_line_counts_nothing(struct draft *, const struct line *);

/* --- free_plain.c --- */
/* A letter some lines of which were put into plain words. */
struct plain;
struct plainly {
	char *text;           /* a copy of the letter, with those lines */
	struct plain **plain; /* by the index of the line; NULL: it stays as it is */
};
/* Puts all open lines into plain words: what only tells something is taken out. NULL: all stay as they are. */
struct plainly *free_put_plainly(struct free *);
/* Is an order of this line asked about, because it is made of other words than those that were written? */
bool free_asks_plainly(const struct plainly *, int line);
/* The line was read, and makes no order in plain words, which tell nothing less than its own: it has those again. false: that is not so. */
bool free_put_as_written(struct draft *, struct plainly *, int line);
/* The lines have the writer's own words again, and what was taken out of those with orders is told. */
void free_put_back(struct draft *, const struct plainly *);

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

/* --- free_rest.c --- */
/* Reads it as what is ordered in all challenges, or the like, that the orders before do not name ("the rest:
 * nobody"); false if it says nothing of the rest. */
bool free_rest(struct free *, const struct clause *, int first);
/* Reads a part of a text: free_read_part. */
typedef bool free_reader(struct free *, struct clause *);
/* The same of "nobody in C2, same in C3" and of "C3 same, nobody". */
bool free_same(struct free *, const struct token[], int n, int first, free_reader *);

/* --- free_spread.c --- */
/* The words between two challenges, or the like, from token `i` on: how many; `*linked`: an "and" is among them. */
int free_between_labels(const struct token[], int n, int i, bool *linked);
/* Reads a sentence as one order for each of several challenges, or the like: "in C1 and C3, with 1 from 3 each", "8 and
 * 12 in C1 and C2 respectively"; false: it is not that. Asked about. */
bool free_spread(struct free *, const struct token[], int n, int first, free_reader *);
/* The same where the order is possible in some of them alone: the others are PIECE_WRONG. false: in none, and f->wrong is as it was. */
bool free_spread_possible(struct free *, const struct token[], int n, int first,
			  free_reader *);

/* A sentence that begins with "the same in" belongs to the one before it: a comma stands between them then. */
void free_join_same(struct token t[], int n);
/* "same", "likewise" */
bool free_says_same(const struct token *);

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
/* The order with the players and tokens of the other one, too. NULL: it does not take them. `*listed`: these are all that the other one has more; a card or a
 * planet takes the place of another. */
struct clause *free_with_both(struct free *, struct clause *order,
			      const struct clause *more, bool *listed);
/* --- free_join.c --- */
/* One order with the players of both, where these are all in which they differ: "Invite Blue in C1 and Green in C1"; NULL: they differ in
 * something else, or the grammar takes no list of players there. */
struct clause *free_both_players(struct free *, struct clause *order,
				 const struct clause *more);
/* Joins such orders of one sentence; false: there are none. */
bool free_join_players(struct free *, const struct line *);
/* Makes one order of several that differ only in the tokens they send; asked about. false: it makes none. */
bool free_join_sources(struct free *);
/* How many tokens it sends: the sum of its "2 from". */
int free_n_sent(const struct clause *);

/* --- free_halves.c --- */
/* Is one of the line's orders one that two players say (verb.mutual), with one half alone? */
bool free_has_half(struct free *);
/* Both halves of such an order, in the language's words, as one; NULL: they are not two halves of one. */
struct clause *free_both_halves(struct free *, const struct clause *one,
				const struct clause *other);
/* Joins the halves that the pieces of a line are. */
void free_join_halves(struct free *);

/* --- free_decisions.c --- */
/* The words as nothing but orders, in a copy; NULL: they are not. */
struct free *free_read_orders(struct free *, const struct token t[], int n);
/* How many decisions the pieces are about. */
int free_count_decisions(struct free *);
/* The orders of a copy as text; the letter stays as it is. */
struct str free_text_of(struct free *, struct free *read);
/* "Bid 5 on lot 1. Bid 2 on lot 2. No, 4 on lot 1": do the words behind a cue mean an order of a sentence before token `from`, and not the
 * one right before them? */
struct free_cue;
bool free_is_of_earlier(struct free *, const struct token t[], int from,
			const struct free_cue *, int end);
/* How many words of the one are not in the other. */
int free_words_only_in(struct str one, struct str other);

/* --- free_amend.c --- */
/* Puts what a correction says ("from Red 2, no, Red 3") in the place of what it takes back, in the tokens of a text.
 * `*n` never grows. A correction that may mean several things is left as it is. */
void free_amend(struct free *, struct token t[], int *n);
/* "3 from Red 2. Hm, no: 2 from Red 2 and 1 from Red 1": does a list of places take the place of one before it? Read as one text they
 * would be one list. */
bool free_corrects_list(const struct token t[], int n);
/* Has the line words that correct a thing before them? */
bool free_corrects_itself(const struct draft *, const struct line *);
/* Would an order of the line be offered that a correction in it may have taken back? */
bool free_is_taken_back(struct free *, const struct line *);

/* --- free_rethink.c --- */
/* Corrects a text as free_amend does, where the correction has more words: what comes after its cue is a change to one of the orders before it
 * (free_change_noisy). false: it is not that, or several may be meant. */
bool free_rethink(struct free *, const struct token t[], int n);

#endif
