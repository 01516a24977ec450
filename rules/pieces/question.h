/* Questions between players: asked in one phase, answered in the next, and the answer
 * binds. The player who is asked answers by an order. If they send none, the house
 * answers if it can see the answer itself (a hand, a purse, a sealed plan); otherwise
 * there is no answer. A game may also have a question answered at once, from orders
 * that are already sealed.
 *
 * A game keeps them as an array in its state, zeros at first. The subject of a question
 * (`topic`, `about`) and its answer are the game's own numbers.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_QUESTION_H
#define RULES_PIECES_QUESTION_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

enum question_state {
	QUESTION_FREE, /* this place of the array holds none */
	QUESTION_OPEN,
	QUESTION_ANSWERED,   /* by the player who was asked */
	QUESTION_FOUND_OUT,  /* by the house */
	QUESTION_UNANSWERED, /* for good */
};

enum { QUESTION_TEXT = 240, QUESTION_NOTHING = -1 }; /* the answer "none" */

struct question {
	uint8_t state;
	int8_t asker, asked; /* seats */
	int8_t zero;         /* always: equal questions are equal bytes */
	/* Bit per seat that may read it and its answer; asker and asked always may. */
	uint16_t readers;
	int16_t topic, about; /* "the weapon", "the battle in 11" */
	int16_t turn, phase;  /* when it was asked */
	int16_t settled; /* turn in which it got its answer, or went without; else 0 */
	int32_t answer;  /* once there is one */
	/* The asker's words, ended by a NUL; "" if the topic says all. */
	char text[QUESTION_TEXT];
};

/* A view of the game's array. */
struct questions {
	struct question *q;
	int n; /* places, free ones among them */
};

enum question_result {
	QUESTION_DONE,
	QUESTION_TWICE,   /* this asker has asked this player about this in this turn */
	QUESTION_NO_ROOM, /* all places are taken */
	QUESTION_TOO_LONG,   /* its text has QUESTION_TEXT bytes or more */
	QUESTION_NOT_THEIRS, /* somebody else is asked, or nobody */
	QUESTION_TOO_SOON,   /* asked in this very phase: it is answered in the next */
	QUESTION_BOUND,      /* it has an answer, which stands */
	QUESTION_CLOSED,     /* it went unanswered, and stays so */
	QUESTION_RESULTS,
};
/* A sentence for the player in the language of their letter: "You have asked them about this
 * already; one question is allowed." "" for QUESTION_DONE. */
const char *question_words(enum question_result);

/* Asks a question: uses the seats, readers, topic and about of `ask`. *at (or NULL) is
 * its place. */
enum question_result question_ask(const struct questions *, const struct question *ask,
				  struct str text, int turn, int phase, int *at);

/* The next question after place `from` (-1: the first) that the seat has to answer in
 * this phase: one that is open and was asked before it. -1: that was the last. */
int question_due(const struct questions *, int seat, int turn, int phase, int from);

/* The seat answers the question in that place. */
enum question_result question_answer(const struct questions *, int at, int seat,
				     int answer, int turn, int phase);

/* Finds an answer; false: the house cannot know it. */
typedef bool question_finder(void *game, const struct question *, int *answer);

/* Answers a question at once, from sealed orders; no seat sends this answer. */
enum question_result question_find_out(const struct questions *, int at, int answer,
				       int turn);

/* The phase has run: each question that was due in it and is still open gets an
 * answer by `find` (may be NULL) or stays unanswered. Questions asked in this phase
 * stay open. */
void question_close(const struct questions *, int turn, int phase,
		    question_finder *find, void *game);

/* The answer that the seat's present orders give; *none: they touch nothing that the
 * question is about. */
typedef int question_reading(void *game, const struct question *, bool *none);

/* The first question whose answer binds the seat and which its orders would break, by
 * giving another answer. NULL: there is none. An answer binds until it is forgotten. */
const struct question *question_broken(const struct questions *, int seat,
				       question_reading *, void *game);

/* The questions that a seat may know, for its view: it does not see a question at all
 * that it may not read. SEAT_READERS, who have no seat, see what each seat of
 * `everybody` (a bit each) may read; SEAT_GM sees the same. At most `max`; returns the number. */
int question_seen(const struct questions *, int seat, unsigned everybody,
		  struct question out[], int max);

/* Forgets questions that were settled before this turn; their places are free again. */
void question_forget(const struct questions *, int turn);

#endif
