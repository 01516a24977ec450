/* Orders as people write them: used by all files free*.c.
 *   free.c           the lines of a letter that the grammar did not take
 *   free_text.c      a text as pieces, or all its sentences as one
 *   free_lines.c     lines that belong together
 *   free_section.c   a heading and its items
 *   free_table.c     tables; free_rows.c: their rows
 *   free_sentence.c  a line as sentences, and what each of them turned out to be
 *   free_split.c     a text part by part; free_part.c: a part; free_idle.c: what says nothing
 *   free_respell.c   sentences in the language's own words
 *   free_clause.c    orders one after the other
 *   free_edit.c      a few words about an order that stands
 *   free_change.c    what they make of it; free_thing.c: another thing in it
 *   free_above.c     a line that corrects an order above it; free_swap.c: that swaps two;
 *                    free_standing.c: those orders; free_doubt.c: what such a line may undo
 *   free_cue.c       the words of a correction; free_amend.c: one inside a text; free_corrected.c: of the order before it
 *   free_quote.c     a few words below a line that is quoted
 *   free_ways.c      other ways to read a sentence; free_heard.c: as it was said aloud; free_rest.c: of all others
 *   free_items.c     a list inside a line; free_cases.c: several cases of one order; free_case.c: what one leaves out
 *   free_outline.c   an order by what it is made of
 *   free_last.c      what a writer who thinks aloud says last
 *   free_words.c     words around an order
 *   free_notes.c     words beside orders that were not understood
 *   free_unread.c    words beside orders that no order uses
 *   free_several.c   several orders about one decision
 *   free_decide.c    the fate of the line: taken, asked about, refused, left alone
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_H
#define ORDERS_FREE_H

#include "base/arena.h"
#include "orders/line/line.h"
#include "orders/sayings/phrase.h"

enum {
	FREE_TOKENS = 90, /* of a line; one that is longer is left alone */
	FREE_PIECES = 90,
	FREE_HEAD = 6, /* tokens of a heading */
	FREE_BACK = 6, /* corrections inside a text */
};

/* The meaning of a sentence, or of a part of one. */
enum piece_kind {
	PIECE_ORDER,
	PIECE_CANCEL,
	PIECE_COMMAND,
	PIECE_NOTE,
	PIECE_LOST,
	PIECE_WRONG,      /* an order that is understood, but not possible */
	PIECE_TAKEN_BACK, /* "scratch that": cancels what stands before it */
	PIECE_DROPPED,    /* an order that was taken back in this way */
};

struct piece {
	enum piece_kind kind;
	bool doubt;
	bool goes_on;  /* the line begins like the continuation of the one above */
	bool corrects; /* it replaces an order before it */
	bool left_out; /* it looks like an order, and the line is asked about without it */
	bool question;      /* for a person: it orders nothing, whatever it names */
	struct str command; /* in the words of a command */
	int column, width;  /* in the line */
	struct clause *clause;
};

/* The verb of the order before, or the verb or label of a heading above. */
struct heading {
	int n;
	struct token t[FREE_HEAD];
};

/* A line on its way. */
struct free {
	struct draft *l;
	struct phrases *phrases;
	struct work *work;
	struct heading head; /* for orders that leave it out; empty: there is none */
	bool used_heading;
	bool joined;         /* several lines of the letter are read as one */
	bool may_lack_verb;  /* the part stands apart from the text before it */
	bool bent;           /* the last order read is legal only after a repair */
	struct clause wrong; /* of this sentence: understood, and not possible; n is 0:
				none */
	/* How an outline is made of what reads in no other way, free_outline; NULL: not
	 * at all. The player is asked about what it makes. */
	struct clause *(*outline)(struct free *, const struct token t[], int n);
	bool parted;   /* a `;` stands beside this part: it belongs to an order */
	bool negated;  /* a part says what is not to be done */
	bool begun;    /* a part begins as an order does */
	bool goes_on;  /* the line begins like the continuation of the one above */
	bool calm;     /* nothing in the text corrects a thing before it */
	bool corrects; /* a part says that it corrects what stands before */
	int spoken_of; /* the one other player whom the sentence before names; below 0: none */
	struct token spoken_label
		[2]; /* the challenge, or the like, that was named last; id 0: none */
	int n_back; /* things that a correction in the text takes back; by: the column of what takes its place */
	struct back {
		int column, width, by;
	} back[FREE_BACK];
	int n_pieces;
	struct piece piece[FREE_PIECES];
};

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
bool free_orders_something(const struct draft *, int line);
/* The line becomes one with those that follow. */
void free_take_lines(struct draft *, int line, int n);

/* --- free_section.c --- */
/* Reads a heading with the items below it; false: it is not a heading, or not all of it is orders. */
bool free_read_section(struct free *, int line);

/* --- free_table.c --- */
/* Reads the lines from this one on as a table; false: not a table, or not all of it is orders. */
bool free_read_table(struct free *, int line);

/* --- free_clause.c --- */
/* Returns the verb of the open phase that the word begins, or NULL if it begins none. */
const struct verb *free_verb(const struct free *, const struct token *);
/* These tokens, closed by an END. */
struct clause *free_clause(struct free *, const struct token t[], int n);
/* The clause becomes the tokens of the letter. */
void free_load(struct draft *, const struct clause *);
/* Replaces a word that stands for a player ("the Healer": the owner of that Power) by that player. False if there is
 * none. */
bool free_name_players(const struct free *, struct clause *);
/* Puts these tokens before those of the clause; does nothing if there is no room. */
void free_insert(struct clause *, const struct token t[], int n);
/* Puts them behind it, likewise. */
void free_append(struct clause *, const struct token t[], int n);
/* "1." or "2)" before a clause: how many tokens it takes, 0 if there is none. */
int free_number(const struct token t[], int n);
/* May it stand between orders? */
bool free_separates(const struct token *);
/* If there is no room, the line as a whole is lost. */
void free_add(struct free *, enum piece_kind, struct clause *, int column, int width);
/* The pieces from `first` on are only likely. */
void free_doubt(struct free *, int first);
/* Reads orders one after the other from token `at` on; returns the first token that none of them takes. */
int free_orders(struct free *, const struct clause *, int at);

/* The challenge, or the like, that token `i` begins: how many tokens it takes, 0 if none. */
int free_label_at(struct free *, const struct clause *, int i);
/* A Power's own words stand in no dictionary, and a table is one order: only the grammar reads them. */
bool free_has_own_words(struct draft *, const struct line *);
/* Would the grammar take it as it stands? If it understands it and it is not possible, that is kept as `wrong`. */
bool free_reads(struct free *, const struct clause *);
/* Most of what is tried comes to nothing. free_give_up gives back the memory that was taken since free_trial, unless
 * the words of `wrong` are in it. */
struct free_trial {
	struct arena_mark here;
	bool knew_wrong;
};
struct free_trial free_trial(struct free *);
void free_give_up(struct free *, struct free_trial);

/* --- free_items.c --- */
/* Reads it as a list with its marks in the text ("1) ..., 2) ..."); false: not a list, or not all of it is orders.
 * Asked about. */
bool free_items(struct free *, const struct token t[], int n);
/* "B. C2: 8" below "A. ...": the line without its mark, or as it stands. */
struct str free_behind_letter(const struct draft *, int line);

/* --- free_cases.c --- */
/* Reads it as cases that make one order: "if A, X, else if B, Y, otherwise Z"; false: it is not that. Asked about. */
bool free_cases(struct free *, const struct clause *, int first);

/* --- free_outline.c --- */
/* Finds the order whose parts stand in these tokens, in any order and wording. NULL if there is none. The result is
 * only likely. */
struct clause *free_outline(struct free *, const struct token t[], int n);

/* --- free_edit.c, free_change.c, free_quote.c --- */
enum { FREE_MADE = 8 };

/* The orders that a few words may make of earlier ones. */
struct free_made {
	int n;
	bool all; /* they are meant together, and not one of them */
	const struct clause
		*instead; /* an order for another decision, whose place the one that
					 was made takes; NULL: none */
	const struct clause *
		of; /* the order on the sheet of which the last was made; NULL: of none */
	struct clause *clause[FREE_MADE];
};

/* Takes the one piece of the line as a change to an order, one that stands or one that is quoted above it; false: it
 * changes none, or may mean several. */
bool free_edit(struct free *, const struct line *);
/* Adds what the words make of this order; `more`: they add to it ("and ...", "... too"). */
void free_change(struct free *, const struct clause *order, const struct clause *said,
		 bool more, struct free_made *);
/* Is it a card that is played, and takes no place on the table? */
bool free_is_played(const struct clause *order);
/* Is it a word with which a change is said: "better", "instead", "enough"? */
bool free_says_place(const struct token *);
/* Does the name of a challenge or the like begin here: a letter of the game, and a number? */
bool free_is_label(const struct token *);
/* The same by the lines quoted above; true: one is an order or a blank of ours, and no other is meant. */
bool free_by_quote(struct free *, const struct line *, const struct clause *said,
		   bool more, struct free_made *);
/* The one order among the lines quoted above; NULL: there is none, or there are several. */
struct clause *free_quoted_order(struct free *, const struct line *);
/* The text as tokens; empty if it is too long. */
struct clause *free_clause_of(struct free *, struct str text);

/* --- free_cue.c --- */
/* Do these words say that they correct something: "no, ...", "make that ...", "scrap ..."? */
bool free_is_correction(const struct token t[], int n);
/* "Flare kept.", "the Zap otherwise held": of a card that is not played, and of nothing else. */
bool free_says_kept(const struct clause *);
/* Is it a word that takes an order back, or that keeps a card? */
bool free_takes(const struct token *);
bool free_keeps(const struct token *);

/* --- free_standing.c --- */
/* The command that takes back this order of an earlier letter, and no other: "clear hire 3c"; empty: no words mean it
 * alone. */
struct str free_clear_text(struct free *, const struct clause *order);
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
/* The lists below "What I do not do:" order nothing, and each of their lines is refused. */
void free_deny_lists(struct draft *);

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
/* --- free_respell.c --- */
/* Says it in the language's own words; the number of a list before it stays. */
void free_respell(struct free *, struct clause *);
/* "...; otherwise", "..., and otherwise": what stands before it says nothing. */
void free_drop_before_else(struct clause *);
/* Does the sentence that begins at `from` end at token `i`? Not at the point behind a number that begins it, and not
 * where the next goes on with `else`. */
bool free_ends_sentence(const struct token t[], int n, int i, int from);
/* All of it in the language's own words, sentence by sentence: what ends one is not read over, nor is "but if". */
struct clause *free_respell_all(struct free *, const struct token t[], int n);

/* --- free_ways.c --- */
/* Reads the clause in other ways: with repaired words, by its parts and so on; false if none works. The pieces from
 * `first` on are its earlier reading. */
bool free_other_ways(struct free *, const struct clause *, int first);
/* Reads the order after words that say nothing about it. */
bool free_prefaced(struct free *, const struct clause *, int first);
/* Reads it as it may have been said into a telephone ("attack yellow to", for 2); false if that makes no order of it,
 * or if no word sounds so. */
bool free_heard(struct free *, const struct clause *, int first);
/* Puts signs for their names, as a letter that was dictated has them ("attack blue 3 comma 2 from 1 period"); false:
 * there are none. `t` has room for LEX_TOKENS and an END. */
bool free_undictate(struct token t[], int *n);
/* "C3 twelve. No wait, eight": a sentence that changes the last order before it in the line, adds to it or takes it
 * back; false: it does not. */
bool free_correct_before(struct free *, const struct token t[], int n,
			 const struct clause *, int first);
/* "How many tokens do they send in 11?" in a game that has an order for it: adds that. */
bool free_asks_in_order(struct free *, const struct clause *);
/* Reads it as what is ordered in all challenges, or the like, that the orders before do not name ("the rest:
 * nobody"); false if it says nothing of the rest. */
bool free_rest(struct free *, const struct clause *, int first);

/* --- free_words.c --- */
/* Does one of these words reverse a sentence (not, never, instead), or make it conditional (if, unless, should)? */
bool free_turns(const struct token t[], int n);
/* Does it tell of what has been? */
bool free_tells(const struct token t[], int n);
/* Does it hold little besides things of the game, like "the 20 in my defence"? */
bool free_is_scrap(const struct token t[], int n);
/* Is it only words around an order: nothing of the game, nothing that reverses it? */
bool free_is_chatter(const struct token t[], int n);
/* Does it name no amount, no planet, no card? */
bool free_names_nothing(const struct token t[], int n);
/* Words behind an order that give its reason, or speak of something else. */
bool free_is_aside(const struct token t[], int n);
/* The same of what stands from token `from` on, with the signs before it. */
bool free_ends_aside(const struct clause *, int from);
/* Do the tokens from `from` on say no, and only to players that the order before them does not name? */
bool free_denies_others(const struct clause *, int from);
/* Words before an order, up to a comma or the like, that say nothing of it. */
bool free_is_preface(const struct token t[], int n);
/* Does it tell what another player says or thinks? `own`: the writer's seat. */
bool free_reports(const struct clause *, int own);
/* May it stand anywhere in an order, because it names nobody and nothing and reverses nothing? */
bool free_passes(const struct token *);
/* Is it a wish, a doubt, or what stays as it is ("keep", "tempted")? An order beside it is not meant as one. */
bool free_is_wish(const struct token *);
/* Is it a question for a person ("May I ...?"), and not a request ("Could you ...?")? */
bool free_is_question(const struct clause *);
/* Does it speak of a change ("Can we make it 3?", "Should I take Blue instead?")? */
bool free_says_change(const struct clause *);

/* --- free_several.c --- */
/* The piece becomes an order of the letter, with its remarks in the line. */
void free_take_piece(struct free *, struct line *, const struct piece *);
/* The orders in canonical words, one a line. The letter's list of orders grows by them: the caller takes them back.
 * */
struct str free_asked_text(struct free *);
/* Do two of the letter's orders from `first` on say different things about one decision, and neither is numbered? */
bool free_has_two_for_one(const struct draft *, int first);
/* What the pieces say about one decision: cases of one another ("If A, ...; if B, ..."), or nobody knows (torn). */
enum several { SEVERAL_NONE, SEVERAL_CASES, SEVERAL_TORN };
enum several free_several(struct free *);

/* --- free_decide.c --- */
/* The one place that decides; false: the line stays as it was. */
bool free_decide(struct free *, struct line *);

/* --- free_notes.c --- */
/* How many pieces are of this kind? */
int free_count(const struct free *, enum piece_kind);
/* Words that were not understood may reverse an order ("12 in c1? No, 20.") or belong to it ("attack Y.3"). Such a
 * note beside an order counts as lost, so that nobody is asked about half of the order. */
void free_lose_notes(struct free *);
/* Leaves out of the question sentences that look like an order but name no amount and no card. One that negates
 * something is left out only before all orders, because it may be about them. */
void free_leave_out(struct free *);
/* --- free_unread.c --- */
/* Tells which words of the line name something of the game, and are in no order `made` of it. */
void free_tell_unread(struct free *, struct line *, struct str made);

/* --- free_last.c --- */
/* The decision that the order is about; false: it orders nothing now. */
bool free_key_of(struct free *, const struct clause *, struct slot_key *);
/* Is it a word with which somebody changes their mind? */
bool free_is_turn(const struct token *);
/* Sentences before the last order that were only thought aloud are left out of the question; what the writer said
 * before they changed their mind is dropped. */
void free_last_word(struct free *, const struct line *);
/* "I was tempted by the 30, but no: 12 in C2": reads the orders behind the colon; asked about. */
bool free_after_thought(struct free *, const struct clause *, int first);

#endif
