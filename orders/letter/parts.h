/* The parts of a letter: its lines, and what is not orders in it, its header and its press. read.c walks through the
 * letter and asks for them.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LETTER_PARTS_H
#define ORDERS_LETTER_PARTS_H

#include "orders/line/draft.h"

/* --- next_line.c --- */
/* Takes the next line with its continuation lines off `rest`, and leaves its tokens in
 * l->token (n_tokens -1: too many). Behind `else` at a line's end a line is one of these
 * only if both read as an order, or if it is an order that was not understood. */
struct line *letter_next_line(struct draft *, struct str *rest, int *number);
bool letter_is_quoted(struct str typed);
/* Is it quoted, or a line of a letter that is carried along, below "---------- Forwarded message ----------"? */
bool letter_is_others(struct draft *, struct str typed);

/* --- mark.c --- */
/* Has the line a box that is not ticked ("[ ] play the Plague"), or is all of it struck out? Then it is not done. */
bool letter_is_unticked(struct str typed);
/* Takes a ticked box, an arrow or the number of an outline ("1.2 ") before the line out of draft.copy; `rest`: the lines below, which tell
 * such a number from an amount. "1 - ..." in a list becomes "1. ...". */
void letter_blank_mark(struct draft *, struct str typed, struct str rest);
/* The same part of the letter as it came; `typed` where the two are not of one width. */
struct str letter_as_typed(const struct draft *, struct str source, struct str typed);
/* Is the line an example of our form, or the words above one, or the form's heading? `rest`: the lines below. */
bool letter_is_of_form(struct str typed, struct str rest);

/* --- tail_command.c --- */
/* Where in the line a command begins that is its last sentence: "... with 2 from 1. HELP HIDE". 0: nowhere. Only commands that
 * change nothing in the game. Uses draft.spare. */
size_t letter_tail_command(struct draft *, struct str typed);

/* --- head_apart.c --- */
/* Where in the line its rest begins, if what stands first is one thing by itself: a command that may be taken at once, an order of one
 * word, a cry for help. 0: it is one line. Uses draft.spare. */
size_t letter_head_apart(struct draft *, struct str typed);
/* "HELP ME PLEASE", "I don't understand anything!" It names no thing of the game. Uses draft.spare. */
bool letter_is_cry(struct draft *, struct str text);

/* --- question.c --- */
/* Questions that HELP answers bring it. Their lines stay as they were read. */
void letter_questions(struct draft *);
/* "What should I do now?": HELP answers it. */
bool letter_asks_what_to_do(struct str sentence);

/* --- spoken.c --- */
/* The players to whom sentences that were not read speak: reading.spoken_to. Uses draft.spare. */
void letter_spoken_to(struct draft *);

/* --- header.c --- */
/* "orders ce-7 turn 5 phase 2 replace"; false if it is not a header. */
bool letter_header_read(struct draft *, struct line *, bool first);

/* --- press.c --- */
/* Reads a block that begins with `line`; takes its text off `rest`. false: no block. */
bool press_read(struct draft *, struct line *, struct str *rest, int *number);
/* "Tell Bob privately that ...": asks whether it is press to that player. false: it is not that. */
bool letter_tells(struct draft *, struct line *);

/* --- address.c --- */
enum { LETTER_SIGNATURE_WORDS = 12 }; /* in a line of a signature */
/* The next word, without the signs around it; an empty one where there are only signs. */
bool letter_next_word(struct str *rest, struct str *word);
/* Does it begin with a capital letter? */
bool letter_is_capital(struct str word);
/* "Red Lion Square 4, London WC1R 4QE": names and numbers alone, and one of them is of a street, an inn, a company or a
 * post office. An order begins with a small letter, a word of the game, or has such words between. Uses draft.token. */
bool letter_is_address(struct draft *, struct str line);

/* --- signature.c --- */
/* "-- ", the cut marker of our own forms, or the word "end". */
bool letter_ends(struct str typed);
/* "Sent from my iPhone": a mail program wrote it, not the player. */
bool letter_is_device(struct str typed);
/* "Tel. +44 20 7946 0958": below what somebody writes stands how they are reached. */
bool letter_is_telephone(struct str line);
/* How its writer is reached, and nothing said: a telephone, an address or a page. */
bool letter_is_contact(struct str line);
/* "Hi all,", "Best regards, Ann": it asks nothing and tells nothing. */
bool letter_is_courtesy(const struct draft *, struct str line);
/* "P.S. final": the line after the letters, which say nothing of their own. */
struct str letter_behind_postscript(struct str line);
/* The number of the line, from 1, on which the signature at the letter's end begins; 0: none. There may
 * be a postscript in it, which is not part of it. Uses draft.token. */
int letter_signature(struct draft *, struct str text);

/* --- press_text.c --- */
/* Is it an ENDPRESS? `press_ends`: also the line that ends the whole letter. */
bool press_closes(struct str line);
bool press_ends(struct str line);
/* The number of the first line of the text that would be an order elsewhere, or is not meant for
 * readers: perhaps `endpress` is missing. 0: none. */
int press_order(struct draft *, struct str text);
/* The sentence behind the first one of a text that reads as an order of its writer's own; empty: none. Uses draft.spare. */
struct str press_order_inside(struct draft *, struct str text);
/* The text that began on the line `typed`, with the lines into which a mail program broke it;
 * takes them off `rest`. After a full stop, a line that reads as an order ends the text. In the
 * middle of a sentence such a line may be either: *order is its number below the first line, and
 * the writer is asked. */
struct str press_unwrap(struct draft *, struct str typed, struct str text,
			struct str *rest, struct line *, int *number, int *order);

/* The text of one line, with the sentence right below it that reads like no order and may belong to it: the writer is asked, so
 * that no half of it is printed. */
struct str press_goes_on(struct draft *, struct str text, struct str *rest,
			 struct line *, int *number, int *order);
/* "GM: 5 on lot 1, please": is it said to the game master and nobody else, and nothing but orders? The house carries them out, so the
 * line asks about them, and they are told to nobody. */
bool press_is_order(struct draft *, struct line *, const struct press *);

/* --- wanted.c --- */
/* Lines that were not understood, and want something of the house in their writer's own words: shown, or asked about. */
void letter_wanted(struct draft *);

/* --- told.c --- */
/* Lines that were not understood, and that somebody else is to be told: "tell Bob that ...", "Bob only: ...". Each asks whether it is
 * press. Uses draft.spare. */
void letter_ask_told(struct draft *);

/* --- undo.c --- */
/* Lines that take back the last letter, or all of them, are asked about with the orders that would go. */
void letter_undo(struct draft *);

#endif
