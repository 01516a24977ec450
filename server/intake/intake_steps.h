/* The steps of a letter: weighed in intake.c, then refused, or read, kept, answered.
 * All of it happens inside the letter's transaction; each letter ends in one line of
 * the inbox and one of the log.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INTAKE_STEPS_H
#define SERVER_INTAKE_STEPS_H

#include "server/fate/fate.h"
#include "server/intake/intake.h"

/* Did a person write it, and not a robot? */
bool intake_is_persons(const struct letter *);

/* Have very many letters come from its seat within the hour? Sets `silent` and
 * `notice`, and tells the GM; `*waits`: it is read later, and settled for now
 * (intake_number.c). */
bool intake_weigh_number(struct letter_in *, bool *waits, struct err *) MUST_USE;
/* Once an hour by the clock for each seat and `what`, across phases. */
bool intake_first_this_hour(struct letter_in *, const char *what, bool *first,
			    struct err *) MUST_USE;
/* No answer, because there is nobody to tell. `reason` is one word of the closed
 * list. */
bool intake_be_silent(struct letter_in *, const char *reason, struct err *) MUST_USE;

/* Handles the letter: finds its route, and calls that route's handler. */
bool intake_go(struct letter_in *, struct err *) MUST_USE;

/* The steps of a letter that is believed, with `who.game` and `who.seat` set. */
bool intake_act_on_trusted(struct letter_in *, struct err *) MUST_USE;

/* --- held (intake_hold.c) --- */

/* A letter that is only half proved waits in the inbox for a word of the player, who
 * is asked once, at their address of record. A letter that would change nothing is
 * answered at once. */
bool intake_hold(struct letter_in *, struct err *) MUST_USE;

/* --- the word (intake_confirm.c) --- */

/* A letter to a confirm address: `confirm` at its top makes the held letter count as if
 * it came now; `confirm always` makes its sender's address one of the player's too. */
bool intake_confirm(struct letter_in *, struct err *) MUST_USE;
/* Was this letter held, and confirmed? Then it is believed, and its seat is known. */
bool intake_take_confirmed(struct letter_in *, struct err *) MUST_USE;

/* --- set aside (intake_aside.c) --- */

/* A letter that cannot be read or must not be acted on, `why` in a word: it is kept for
 * the GM. If its header tells whose it seems to be, they and the GM are told, the GM
 * once an hour. */
bool intake_set_aside(struct letter_in *, const char *why, struct err *) MUST_USE;

/* --- somebody pressed "unsubscribe" (intake_leave.c) --- */

bool intake_wants_to_leave(const struct letter_in *);
/* Tells a player how to RESIGN or DECLINE, and a stranger nothing. */
bool intake_leave(struct letter_in *, struct err *) MUST_USE;

/* --- from a person who is on the list of standbys, or had a seat (intake_standby.c)
 * --- */

/* Is it one of these? Then sets `*found`, its route, and the findings in `way`. */
bool standby_finds(struct letter_in *, bool *found, enum intake_route *,
		   struct err *) MUST_USE;
/* DECLINE leaves the list, JOIN comes back to it. */
bool intake_standby(struct letter_in *, struct err *) MUST_USE;
/* Tells a former player, once for each phase, that their key is dead. */
bool intake_former(struct letter_in *, struct err *) MUST_USE;

/* --- read (intake_read.c) --- */

/* Loads what the store has about the seat; `game` and `seat` are set. */
bool intake_prepare(struct letter_in *, struct err *) MUST_USE;
/* Why orders are no longer accepted, without its full stop; NULL: they are. */
const char *intake_why_over(const struct letter_in *);
/* The reader of its lines; `position` may be NULL. */
struct reader intake_reader(const struct letter_in *);
/* Reads its lines, or the attached ones if its text has no orders. */
void intake_read_lines(struct letter_in *);
/* A request to change an order that stands is asked about, or waits for an answer. */
void intake_ask_change(struct letter_in *);
/* After that: a line that reads like an order but for damaged letters is refused (intake_damaged.c). */
void intake_refuse_damaged(struct letter_in *);
/* After that: a bare answer ("4") where one decision is open (intake_bare.c). */
void intake_read_bare(struct letter_in *);
/* A letter that brings nothing else: what was typed into the letter of ours that it quotes is asked about. */
bool intake_read_typed(struct letter_in *, struct err *) MUST_USE;
/* What its writer said in its subject: a word that answers becomes its first line, anything else is set as its `subject`. A title of
 * ours, or one that says nothing ("my orders"), is neither. `game` and `seat` are set (intake_subject.c). */
bool intake_take_subject(struct letter_in *, struct err *) MUST_USE;
/* That subject as lines to be read above `own`, the letter's text. */
struct str intake_subject_lines(struct letter_in *, const struct reader *,
				struct str own);
/* After that: "I am on holiday 10-14 Dec" is asked about as ABSENT (intake_away.c). */
bool intake_ask_away(struct letter_in *, struct err *) MUST_USE;
/* Asks about "my new address is ann@example.com" as ADDRESS. */
void intake_ask_address_meant(struct letter_in *);
/* The line has that verdict now; the counts of the reading follow, and what was remarked on it goes. */
void intake_turn_into(struct reading *, struct line *, enum verdict);

/* --- too late (intake_late.c) --- */

/* Sets when the phase of an old key closed, where it ran. Before the letter is read. */
bool intake_find_closed(struct letter_in *, struct err *) MUST_USE;
/* How long after that it came ("2 hours"); empty: it was not late. */
struct str intake_late_by(const struct letter_in *);
/* For orders whose phase had closed: how late they were, and which ones counted
 * instead; empty if the letter has none. After it was read. */
bool intake_say_late(struct letter_in *, struct str *said, struct err *) MUST_USE;

/* Each order that was refused because its phase is over is told what it would be in the open phase, and what would be right there.
 * After the letter was read. */
void intake_say_now(struct letter_in *);

/* --- kept (intake_keep.c) --- */

bool intake_changes_sheet(const struct letter_in *);
/* Keeps the sheet, orders for later phases, and press, as far as each counts. The
 * answers say what could not be kept. */
bool intake_keep(struct letter_in *, struct answers *, struct err *) MUST_USE;

/* --- YES, NO, GM (intake_word.c), and open questions (intake_open.c) --- */

/* Before its lines are read: does it begin with such a word, and which questions are
 * meant? Then their lines are read in its place. */
bool intake_take_word(struct letter_in *, struct err *) MUST_USE;
/* The lines that a YES sends, of which none is left that the text below it says anew: the better version takes its place. */
struct str intake_sent(struct letter_in *, const struct reader *, struct str own);
/* "Yes, but with 3": the orders that were asked about are asked about anew, with that change. */
void intake_ask_changed(struct letter_in *);
/* After it was read: an answer that met no question of its own is told which one is open, and orders that a YES sent and that
 * the text below it takes back are not sent. Both are asked about in this receipt, and each question offers the orders as they would count
 * (intake_sent.c). */
void intake_ask_again(struct letter_in *);
/* After it was read and kept: the other effects of the word, and the answer's sentence
 * about it. */
bool intake_do_word(struct letter_in *, struct err *) MUST_USE;
/* Do these lines hold commands, and no order? */
bool intake_is_command(const struct letter_in *, struct str text);
/* ... none of which is about the open phase, as FINAL is: they may be answered after it. */
bool intake_outlasts(const struct letter_in *, struct str text);
enum { INTAKE_WORDS_BYTES = 4000 }; /* of a letter's sentences, that are kept */
/* Is there nothing else in the letter: no order, command, press or question? */
bool intake_is_alone(const struct reading *);
/* Does a sentence of it ask why something came out as it did? */
bool intake_asks_why(const struct letter_in *);
/* The sentences that a person wrote to a person, line by line; empty: none. */
struct str intake_words(const struct letter_in *);
/* Does the letter say by itself too little for its reader, or that what it means stands below, in what it quotes? */
bool intake_points_below(const struct letter_in *);
/* One line: "my orders are below". */
bool intake_line_points(struct str);
/* They have gone to a person: the receipt does not tell them as unread or refused. */
void intake_words_passed(struct letter_in *);
/* The answer to an invitation that it gives in other words: "join", "decline"; empty:
 * none. */
struct str intake_offer(const struct letter_in *);
/* The words of somebody invited: the same answer once more to the receipt that asked about it is taken; where they mean JOIN or
 * DECLINE, no line of them is refused. */
bool intake_take_invited(struct letter_in *, struct err *) MUST_USE;
/* The sentences beside a JOIN may wish for a seat and tell a lucky word: they become a part of it. So does an open question of JOIN
 * with such wishes, if the letter has none. */
bool intake_take_wishes(struct letter_in *, struct err *) MUST_USE;
/* Keeps its open questions, under its receipt; sets `offer` and `words`. */
bool intake_leave_open(struct letter_in *, struct err *) MUST_USE;

/* A RESIGN waits for its player's word, as a held letter does; and: the word has
 * come. */
bool intake_ask_resign(struct letter_in *, struct err *) MUST_USE;
bool intake_is_resign(const struct letter_in *);
/* The question `asked` was answered with NO: if it was that one, no confirm does it any more. */
bool intake_drop_resign(struct letter_in *, struct str asked, struct err *) MUST_USE;
/* ADDRESS: asks at the old address; with the word from there at the new one; with that one's, it
 * is so (intake_address.c). */
bool intake_ask_address(struct letter_in *, struct str address, bool also,
			struct err *) MUST_USE;
bool intake_is_address(const struct letter_in *);
bool intake_confirm_address(struct letter_in *, struct err *) MUST_USE;
bool intake_confirm_resign(struct letter_in *, struct err *) MUST_USE;

/* The answer from an address that the GM gave a person (intake_moved.c). `*taken` false: the word
 * does not belong to such a question. */
bool intake_moved(struct letter_in *, bool *taken, struct err *) MUST_USE;

#endif
