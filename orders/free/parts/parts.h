/* What reads a part of a sentence, and knows nothing of lines and letters: the ground of orders/free/.
 *   free_clause.c    orders one after the other
 *   free_words.c     words around an order; free_known.c: what was asked of a word before
 *   free_thing.c     what a thing takes the place of; free_kinds.c: their kinds; free_change.c: what a few words make of it
 *   free_noisy.c     what many words make of a thing; free_cue.c: the words of a correction
 *   free_respell.c   sentences in the language's own words; free_heard.c: as they were said aloud
 *   free_outline.c   an order by what it is made of; free_case.c: what one of several cases leaves out
 *   free_notes.c     words beside orders that were not understood; free_last.c: what somebody who thinks aloud says last
 *   free_figure.c    what is said of an order, and is in none; free_account.c: words that weigh on one
 *   free_asked.c     what asks or supposes; free_wished.c: another's will; free_more.c: how much more, or less; free_range.c: "C1 to C3"
 *   free_idle.c      what says nothing; free_reason.c: why something is ordered; free_denied.c: what is denied beside one of its kind
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_PARTS_H
#define ORDERS_FREE_PARTS_H

#include "base/arena.h"
#include "orders/free/parts/free_figure.h"
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
	bool omits;    /* it says what is not ordered, or not yet */
	bool changed; /* made of an order in force: without what the words set aside */
	bool impossible; /* an order that cannot be: the line is asked about without it */
	bool question;   /* for a person: it orders nothing, whatever it names */
	bool reason;     /* why something is ordered (free_reason.h) */
	struct str command; /* in the words of a command */
	const char *why;   /* nothing is made of it: the reason; NULL: the common one */
	int column, width; /* in the line; an order has no width */
	int said, said_width; /* the sentence that it is of; width 0: not known */
	struct clause *clause;
};

/* The verb of the order before, or the verb or label of a heading above. */
struct heading {
	int n;
	struct token t[FREE_HEAD];
};

struct trials;

/* The faults that the grammar found in the last clause that it was asked about. */
struct faults {
	int n, form; /* all; those of form, which other words may mend */
	bool hopeless;
};

/* Which words of a text were read as the names of challenges. */
enum roled {
	ROLED_NOT,
	ROLED_SOME, /* "in my defences" */
	ROLED_ALL,  /* "in all challenges" as well */
};

/* A line on its way. */
struct free {
	struct draft *l;
	struct phrases *phrases;
	struct work *work;
	struct trials *trials; /* free_reads: what it was asked before */
	struct faults faults;
	struct heading head; /* for orders that leave it out; empty: there is none */
	bool used_heading;
	bool joined;        /* several lines of the letter are read as one */
	bool may_lack_verb; /* the part stands apart from the text before it */
	bool bent;          /* the last order read is legal only after a repair */
	/* How an outline is made of what reads in no other way, free_outline; NULL: not at all. It is asked about. */
	struct clause *(*outline)(struct free *, const struct token t[], int n);
	bool parted;   /* a `;` stands beside this part: it belongs to an order */
	bool negated;  /* a part says what is not to be done */
	bool begun;    /* a part begins as an order does */
	bool goes_on;  /* the line begins like the continuation of the one above */
	bool linked;   /* an "and" stands before this part: it corrects nothing */
	bool apart;    /* words were taken out of the line before it was read */
	bool calm;     /* nothing in the text corrects a thing before it */
	bool corrects; /* a part says that it corrects what stands before */
	bool ranged;   /* "C1-3" was read as all of them */
	enum roled roled;
	bool whole;  /* an order has a part that stands beside it */
	bool turned; /* two orders were put the other way round */
	int spoken_of; /* the one other player whom the sentence before names; below 0: none */
	struct token spoken_label
		[2]; /* the challenge, or the like, that was named last; id 0: none */
	struct token spoken_place; /* the one other thing with a name; id 0: none */
	bool spoken_places;  /* several of its kind were named: nobody knows which */
	struct hints *hints; /* the lines of the seat's form; NULL: not yet asked for */
	int n_back; /* things that a correction in the text takes back; by: the column of what takes its place */
	struct back {
		int column, width, by;
	} back[FREE_BACK];
	int n_pieces;
	/* Not cleared, and copied as far as they are filled. */
	struct clause wrong; /* of this sentence: understood, and not possible; n is 0:
				none */
	struct piece piece[FREE_PIECES];
};

/* As it stands, for something that is only tried. */
void free_copy(struct free *to, const struct free *from);

/* --- free_clause.c --- */
/* Returns the verb of the open phase that the word begins, or NULL if it begins none. */
const struct verb *free_verb(const struct free *, const struct token *);
/* These tokens, closed by an END. */
struct clause *free_clause(struct free *, const struct token t[], int n);
/* Replaces a word that stands for a player ("the Healer": the owner of that Power) by that player. False if there is
 * none. */
bool free_name_players(const struct free *, struct clause *);
/* Puts these tokens before those of the clause; does nothing if there is no room. */
void free_insert(struct clause *, const struct token t[], int n);
/* Puts them behind it, likewise. */
void free_append(struct clause *, const struct token t[], int n);
/* "1.", "2)" or "(3)" before a clause: how many tokens it takes, 0 if there is none. */
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
/* "For C1: we swap a card each": how many tokens the label takes that stands before all others, with the words and the sign
 * around it; 0: there is none. `*at`, `*width`: the label alone. */
int free_label_before(struct free *, const struct token t[], int n, int *at,
		      int *width);
/* A Power's own words stand in no dictionary, and a table is one order: only the grammar reads them. */
bool free_has_own_words(struct draft *, const struct line *);
/* Most of what is tried comes to nothing. free_give_up gives back the memory that was taken since free_trial, unless
 * the words of `wrong` are in it. */
struct free_trial {
	struct arena_mark here;
	bool knew_wrong;
};
struct free_trial free_trial(struct free *);
void free_give_up(struct free *, struct free_trial);
/* The text as tokens; empty if it is too long. */
struct clause *free_clause_of(struct free *, struct str text);
/* "How many tokens do they send in 11?" in a game that has an order for it: adds that. */
bool free_asks_in_order(struct free *, const struct clause *);

/* --- free_words.c --- */
/* Does one of these words reverse a sentence (not, never, instead), or make it conditional (if, unless, should)? */
bool free_turns(const struct token t[], int n);
/* Does it tell of what has been, or of what another player is expected to do? */
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
/* "5 on lot 2. If I get the first, I don't want the second": does what follows a condition in front of `from` say what is not done then? */
bool free_denies_case(const struct token t[], int n, int from);
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

/* --- free_known.c --- */
/* The answer to a question that depends on nothing but the text and the concept of the word. */
bool free_known(const struct token *, bool ask(const struct token *));
/* The clause becomes the tokens of the letter. */
void free_load(struct draft *, const struct clause *);
/* Would the grammar take the clause as it stands? If it understands it and it is not possible, that is kept as `wrong`. */
bool free_reads(struct free *, const struct clause *);
/* The memory for that. */
struct trials *free_trials(struct arena *);

/* --- free_kinds.c --- */
/* "Hm, no: 2 from Red 1": the index of the first token that is neither a sign nor a word of a correction; at most `n`. */
int free_behind_cues(const struct token t[], int n);

/* --- free_thing.c --- */
/* Is it a word with which a change is said: "better", "instead", "enough"? */
bool free_says_place(const struct token *);
/* Does the name of a challenge or the like begin here: a letter of the game, and a number? */
bool free_is_label(const struct token *);

/* --- free_cue.c --- */
/* Do these words say that they correct something: "no, ...", "make that ...", "scrap ..."? */
bool free_is_correction(const struct token t[], int n);
/* "Not Yellow 3 but Yellow 4", at the beginning: the index of what is meant; 0: nothing is set against another so. */
int free_contrast(const struct token t[], int n);
/* "Yellow 4, not Yellow 3", and nothing else: the index of "not"; 0: there is none. */
int free_contrast_behind(const struct token t[], int n);
/* "Flare kept.", "the Zap otherwise held": of a card that is not played, and of nothing else. */
bool free_says_kept(const struct clause *);
/* Is it a word that takes an order back, or that keeps a card? */
bool free_takes(const struct token *);
bool free_keeps(const struct token *);

/* --- free_change.c --- */
/* Does it speak of a change ("Can we make it 3?", "Should I take Blue instead?")? */
bool free_says_change(const struct clause *);
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
/* Adds what the words make of this order; `more`: they add to it ("and ...", "... too"). */
void free_change(struct free *, const struct clause *order, const struct clause *said,
		 bool more, struct free_made *);

/* --- free_noisy.c --- */
/* Adds what a text of many words makes of this order, by the things alone that it sets aside and names in their place. Returns how
 * many things of the order it names. `sure`: only where it sets one aside, or says that the rest stays. */
int free_change_noisy(struct free *, const struct clause *order,
		      const struct clause *said, bool sure, struct free_made *);

/* --- free_respell.c --- */
/* Says it in the language's own words; the number of a list before it stays. */
void free_respell(struct free *, struct clause *);
/* Unknown words read as the words of the game that they are nearest to; how many. `*names`: one of them is a name; or NULL. */
int free_mend(struct free *, struct clause *, bool *names);
/* "...; otherwise", "..., and otherwise": what stands before it says nothing. */
void free_drop_before_else(struct clause *);
/* Does the sentence that begins at `from` end at token `i`? Not at the point behind a number that begins it, and not
 * where the next goes on with `else`. */
bool free_ends_sentence(const struct token t[], int n, int i, int from);
/* All of it in the language's own words, sentence by sentence: what ends one is not read over, nor is "but if". */
struct clause *free_respell_all(struct free *, const struct token t[], int n);

/* --- free_heard.c --- */
/* Reads it as it may have been said into a telephone ("attack yellow to", for 2); false if that makes no order of it,
 * or if no word sounds so. */
bool free_heard(struct free *, const struct clause *, int first);

/* --- free_outline.c --- */
/* Finds the order whose parts stand in these tokens, in any order and wording. NULL if there is none. The result is
 * only likely. */
struct clause *free_outline(struct free *, const struct token t[], int n);
/* Is token `i` an order's word of another phase: "attack nobody ever" where nobody may attack? This phase does not have that order. A
 * letter alone ("A: Yellow 5") may be anything. */
bool free_begins_another_phase(const struct draft *, const struct token t[], int n,
			       int i);

/* "Release one, he goes to 5. Limbo goes there", "so deal guild give 3": does a sentence of several, or a part that is an order as it
 * stands, begin with the word of another order than the one that was made of all? */
bool free_begins_another(struct free *, const struct clause *,
			 const struct clause *made);

/* --- free_notes.c --- */
/* How many pieces are of this kind? */
int free_count(const struct free *, enum piece_kind);
/* Is an order of that line of the letter in force, or asked about? */
bool free_orders_something(const struct draft *, int line);
/* Does a line above it? */
bool free_orders_above(const struct draft *, int line);
/* The piece is not what was meant, for this reason. */
void free_lose(struct free *, struct piece *, const char *why);
/* Words that were not understood may reverse an order ("12 in c1? No, 20.") or belong to it ("attack Y.3"). Such a
 * note beside an order counts as lost, so that nobody is asked about half of the order. */
void free_lose_notes(struct free *);
/* Leaves out of the question sentences that look like an order but name no amount and no card. One that negates
 * something is left out only before all orders, because it may be about them. */
void free_leave_out(struct free *);
/* An order or a command that is only asked about, and denied in the next sentence, is not meant: "Resign? Never!" */
void free_drop_denied_questions(struct free *, const struct line *);
/* "I'll sleep on it", "I must still speak with her": what it is about is not ordered yet. */
bool free_is_undecided(const struct token t[], int n);
/* "Don't you dare toss a coin", "don't worry", "never mind": said to the reader, and denies no order. */
bool free_is_appeal(const struct token t[], int n);
/* "I'm saving the big one", "and I'll hang on to everything else": what is kept has no name, so no order has it. */
bool free_is_saved(const struct token t[], int n);
/* "No bids", "I don't move". */
bool free_says_no(const struct clause *);
/* "The attack stands.", "The card is all right.": it changes nothing. */
bool free_confirms(const struct clause *);

/* --- free_open.c --- */
/* The figures that leave open what is ordered, of one order and of a whole text: parts of the two above. */
enum figure free_open(const struct token t[], int from, int to, int at,
		      const struct clause *made);
/* Words that mean another player than the one in the order, which begins with that verb. */
enum figure free_other_player(const struct verb *, const struct token t[], int from,
			      int to, const struct clause *made);
enum figure free_open_of_all(const struct token t[], int n);

/* --- free_account.c --- */
/* The weight of the words from `from` to `to` that the order of this verb, which begins at column `at`, has nothing of: a question, a
 * doubt, a denial, a condition. `conditional`: another order of the sentence has the condition. */
enum figure free_account(const struct verb *, const struct token t[], int n, int from,
			 int to, int at, const struct clause *made, bool conditional);
/* Is a condition of the words one that the order of this verb waits for anyway? */
bool free_is_awaited(const struct verb *, const struct token t[], int from, int to,
		     const struct clause *made);
/* Is something in the text doubted or denied, so that no order of it is shown to be written? */
bool free_is_unmeant(const struct token t[], int n);

/* --- free_except.c --- */
/* Has the order a thing that the text names only as one that is not meant ("anyone but Blue", "leave Red 3 alone")? */
bool free_excepts(const struct token t[], int n, const struct clause *made);
/* Where the text says that what stands before it is meant the other way round: the column; -1: it does not. */
int free_turned_at(const struct token t[], int n);

/* --- free_reported.c --- */
/* "I expect Yellow to play the 40": are these words at `i`, of another player? */
bool free_is_expected(const struct token t[], int n, int i);
/* Is the order that begins at column `at` in the sentence one that somebody else says or does, or that the writer, whose seat is
 * `own`, told somebody of? */
bool free_is_reported(const struct token t[], int from, int to, int at, int own,
		      bool tells);

/* --- free_asked.c --- */
/* Is it a question for a person ("May I ...?"), and not a request ("Could you ...?")? */
bool free_is_question(const struct clause *);
/* Words and signs that say nothing before a question or an order. */
bool free_is_opening(const struct token *);
/* Does the sentence ask or suppose, before the order that begins at column `at`: "could I", "who would", "suppose I"? */
bool free_is_asked(const struct token t[], int from, int to, int at);
/* Does the text say that all of it is only thought? */
bool free_is_theory(const struct token t[], int n);
/* --- free_wished.c --- */
/* "Dan asks Cat and Ann in C4", "Dan asks Cat, Ann in C4": does the order at that column, which begins behind an "and", or in a sentence about
 * a player behind a comma, lack the player before it, who is named with the one in it? */
bool free_tears_names(const struct token t[], int from, int to, int n, int column,
		      const struct clause *made);
/* Is the order at that column what another wants or will do: "Agnes is going to attack ..."? */
bool free_is_wished(const struct free *, const struct token t[], int from, int to,
		    int at);
/* How many turns from `now` a turn is that is named by its number; 0: none is, or this one. */
int free_turn_named(const struct token t[], int from, int to, int now);

/* --- free_more.c --- */
/* 1: the word says more ("extra"), -1: less ("fewer"), 0: neither. */
int free_more_word(const struct token *);
/* By how much the tokens from `from` to `to` change an amount ("3 more", "one less"); 0: they say no such thing. `*by`: what the
 * amount itself is there. */
int free_more(const struct token t[], int from, int to, int *by);
/* The order with that much more of what `made` has; NULL: nobody knows what that is. */
struct clause *free_summed(struct free *, struct clause *order,
			   const struct clause *made, int by, int sign);

/* Are both the same but for one amount, which is that much more in the second? */
bool free_is_changed_by(const struct clause *order, const struct clause *made, int by);

/* --- free_last.c --- */
/* The words of the order that the piece makes, as a receipt says them. */
const struct clause *free_made_of(struct free *, const struct piece *);
/* Reads the clause as a line that stands nowhere, and leaves the letter as it was. Returns the orders that it makes, `*n` of
 * them; NULL: none. They live as long as the draft. */
const struct order *free_probe(struct free *, const struct clause *, int *n,
			       bool *refused);
/* Does the order, once it is repaired, name a player whom its words do not name? */
bool free_names_other(struct free *, const struct clause *);
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
