/* The GM's words in a letter: a small language of its own, for a telephone. A line that
 * begins with one of its words is a command; a line that begins with a word of the
 * command line is answered with the line to type; all others are prose, and the answer
 * says so.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_MAIL_WORDS_H
#define SERVER_GM_MAIL_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/str.h"

struct arena;

enum gm_word {
	GM_WORD_STATUS,
	GM_WORD_NMR_LIST,
	GM_WORD_EXTEND,
	GM_WORD_WAIT,
	GM_WORD_RUN,
	GM_WORD_ANNOUNCE,
	GM_WORDS,
};
/* "STATUS": as it is written in a letter. */
const char *gm_word_name(enum gm_word);

enum { GM_LINES_MAX = 40 };

struct gm_line {
	int number;       /* of the letter's line, from 1 */
	struct str typed; /* as it was written */
	bool is_order;    /* `word` counts; else `fault` says what is wrong, or the
			     line is a note */
	enum gm_word word;
	struct str rest;  /* EXTEND: when; ANNOUNCE: the text */
	int turn, phase;  /* RUN */
	int hours;        /* WAIT; 0: not said, that is 24 */
	struct str fault; /* a sentence with what would be right; empty: prose */
};

struct gm_lines {
	int n;
	struct gm_line line[GM_LINES_MAX];
	int n_orders, n_faults;
	bool changes; /* one of them does more than ask */
	bool cut;     /* there were more lines than are read */
};

/* Reads the letter's lines; `game` stands in the lines to type. `end` alone ends it. */
void gm_words_read(struct arena *, const struct str *lines, size_t n, struct str game,
		   struct gm_lines *);

/* All words and their effects, one on each line, for a GM who wrote none of them. */
extern const char gm_words_list[];

#endif
