/* The GM's words in a letter: a small language of its own, for a telephone. A line that
 * begins with one of its words is a command, and so is one that begins with the same words of the
 * command line, with or without `postalgm` and the name of the game; a line that begins with another word of the
 * command line is answered with the line to type; all others are prose, and the answer
 * says so.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_MAIL_WORDS_H
#define SERVER_GM_MAIL_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/str.h"
#include "server/phase/led_byhand.h"

struct arena;

enum gm_word {
	GM_WORD_HELP,
	GM_WORD_STATUS,
	GM_WORD_TODO,
	GM_WORD_CODE, /* a code alone: its item's own word (todo.h) */
	GM_WORD_NMR_LIST,
	GM_WORD_EXTEND,
	GM_WORD_DEADLINE,
	GM_WORD_WAIT,
	GM_WORD_RUN,
	GM_WORD_ANNOUNCE,
	GM_WORD_ANSWER,
	GM_WORD_SEAT_HOUSE,
	GM_WORD_SEAT_REPLACE,
	GM_WORD_SEAT_STANDBY,
	GM_WORD_SEAT_RESUME,
	GM_WORD_NMR_REMIND,
	GM_WORD_NMR_STANDBY,
	GM_WORD_NMR_EXCUSE,
	GM_WORD_NMR_RANDOM,
	GM_WORD_GAME_OPEN,
	GM_WORD_GAME_START,
	GM_WORD_GAME_PAUSE,
	GM_WORD_GAME_RESUME,
	GM_WORD_LETTERS_RELEASE,
	GM_WORD_LETTERS_DROP,
	GM_WORD_OUTBOX_RETRY,
	GM_WORDS,
};
/* "STATUS": as it is written in a letter. */
const char *gm_word_name(enum gm_word);
/* "GAME SHOW": the words of the command line for it, which a letter may have as well. */
const char *gm_word_command(enum gm_word);
bool gm_word_asks(enum gm_word); /* it changes nothing */

enum { GM_LINES_MAX = 40 };

struct gm_line {
	int number;       /* of the letter's line, from 1 */
	struct str typed; /* as it was written */
	struct str code;  /* "R12": the item that it answers; empty: none */
	bool is_order;    /* `word` counts; else `fault` says what is wrong, or the
			     line is a note */
	enum gm_word word;
	/* EXTEND, DEADLINE: when; ANNOUNCE, ANSWER: the text; SEAT STANDBY: the person; SEAT
	 * REPLACE: the seat and the person; SEAT HOUSE, SEAT RESUME and NMR ...: the seat. */
	struct str rest;
	struct str seat;  /* ANSWER: whom; empty: who wrote what has the code */
	int64_t letter;   /* LETTERS ..., OUTBOX RETRY: its number */
	int turn, phase;  /* RUN */
	bool force;       /* RUN: without those who still have time */
	int hours;        /* WAIT; 0: not said, that is 24 */
	enum led_how led; /* SEAT HOUSE */
	struct str fault; /* a sentence with what would be right; empty: prose */
};

struct gm_lines {
	int n;
	struct gm_line line[GM_LINES_MAX];
	int n_orders, n_faults;
	bool changes; /* one of them does more than ask */
	bool cut;     /* there were more lines than are read */
};

/* Reads the letter's lines; `game` is in the lines to type. `end` alone ends it. */
void gm_words_read(struct arena *, const struct str *lines, size_t n, struct str game,
		   struct gm_lines *);

/* Tells the GM, in a sentence, what to write instead of a line with these words of the
 * command line; empty if there is no such command. `game` is in the line to type. */
struct str gm_word_elsewhere(struct arena *, struct str first, struct str second,
			     struct str game);

/* All words and their effects, one on each line, for a GM who wrote none of them. */
extern const char gm_words_list[];

#endif
